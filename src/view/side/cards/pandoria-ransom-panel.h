/* PandoriaRansomPanel: chooses the prisoners to free, and the resources to pay (17, Hanbok).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-action.h"
#include "pandoria-game.h"

/** PandoriaRansomPanel: emits "changed" when a choice changes. */
#define PANDORIA_TYPE_RANSOM_PANEL (pandoria_ransom_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRansomPanel, pandoria_ransom_panel, PANDORIA, RANSOM_PANEL, GtkBox)

/** Offers the figures of the active player of @game that @player holds as prisoners. */
void pandoria_ransom_panel_show (PandoriaRansomPanel *self, PandoriaGame *game, guint player);
/** Stores the choices in @action. Returns: whether figures are freed, each for exactly one
 * resource. */
gboolean pandoria_ransom_panel_fill (PandoriaRansomPanel *self, PandoriaAction *action);
