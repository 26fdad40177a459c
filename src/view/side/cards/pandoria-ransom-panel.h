/* PandoriaRansomPanel: which prisoners are ransomed, and with what (17, Hanbok).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "changed": something else is chosen. */
#define PANDORIA_TYPE_RANSOM_PANEL (pandoria_ransom_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRansomPanel, pandoria_ransom_panel, PANDORIA, RANSOM_PANEL, GtkBox)

/** Offers the prisoners that @player holds of the active player of @game. */
void pandoria_ransom_panel_show (PandoriaRansomPanel *self, PandoriaGame *game, guint player);
/** Writes the choice into @action. Returns: whether somebody is freed and for each exactly one resource is paid. */
gboolean pandoria_ransom_panel_fill (PandoriaRansomPanel *self, PandoriaAction *action);
