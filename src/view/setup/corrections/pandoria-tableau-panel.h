/* PandoriaTableauPanel: sets one player's tableau without the markers: slots, top spell, prisoners and the haunting
 * ghost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** Signal "changed": a value or the player has changed. */
#define PANDORIA_TYPE_TABLEAU_PANEL (pandoria_tableau_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableauPanel, pandoria_tableau_panel, PANDORIA, TABLEAU_PANEL, GtkBox)

/** Makes the panel. @catalogue (nullable): provides costs. */
void pandoria_tableau_panel_set_game (PandoriaTableauPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Returns: the shown seat. */
guint pandoria_tableau_panel_get_player (PandoriaTableauPanel *self);
void pandoria_tableau_panel_set_player (PandoriaTableauPanel *self, guint player);
/** Shows only @player. */
void pandoria_tableau_panel_show_only (PandoriaTableauPanel *self, guint player);
/** Shows the current values of the game; drops the entries. */
void pandoria_tableau_panel_reset (PandoriaTableauPanel *self);
/** Fills @action with an edit-player of the differences. Returns: FALSE if there are none. */
gboolean pandoria_tableau_panel_get_action (PandoriaTableauPanel *self, PandoriaAction *action);
