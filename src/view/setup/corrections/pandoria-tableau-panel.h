/* PandoriaTableauPanel: one player's tableau without the markers, to be set as on the table: slots, top spell,
 * prisoners and the ghost that haunts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** Signal "changed": something or the player is another one. */
#define PANDORIA_TYPE_TABLEAU_PANEL (pandoria_tableau_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableauPanel, pandoria_tableau_panel, PANDORIA, TABLEAU_PANEL, GtkBox)

/** @catalogue (nullable): which costs are filled in. */
void pandoria_tableau_panel_set_game (PandoriaTableauPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Returns: the seat that is shown. */
guint pandoria_tableau_panel_get_player (PandoriaTableauPanel *self);
void pandoria_tableau_panel_set_player (PandoriaTableauPanel *self, guint player);
/** Shows @player and does not offer others. */
void pandoria_tableau_panel_show_only (PandoriaTableauPanel *self, guint player);
/** Shows the present values of the game; forgets the entries. */
void pandoria_tableau_panel_reset (PandoriaTableauPanel *self);
/** Fills @action with an edit-player of what differs. Returns: FALSE when nothing does. */
gboolean pandoria_tableau_panel_get_action (PandoriaTableauPanel *self, PandoriaAction *action);
