/* PandoriaTrayStock: the remaining tiles, cards and monuments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-state.h"

#define PANDORIA_TYPE_TRAY_STOCK (pandoria_tray_stock_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTrayStock, pandoria_tray_stock, PANDORIA, TRAY_STOCK, GtkBox)

/** Shows how many tiles, cards and monuments @state has left. */
void pandoria_tray_stock_show (PandoriaTrayStock *self, const PandoriaState *state);
