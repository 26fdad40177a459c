/* PandoriaMarkersPanel: every marker of one player, to be set as on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "changed": a value or the player is another one. */
#define PANDORIA_TYPE_MARKERS_PANEL (pandoria_markers_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMarkersPanel, pandoria_markers_panel, PANDORIA, MARKERS_PANEL, GtkBox)

void pandoria_markers_panel_set_game (PandoriaMarkersPanel *self, PandoriaGame *game);
/** Returns: the seat that is shown. */
guint pandoria_markers_panel_get_player (PandoriaMarkersPanel *self);
void pandoria_markers_panel_set_player (PandoriaMarkersPanel *self, guint player);
/** Shows @player and does not offer others; the values are then a new position, without the differences to the game. */
void pandoria_markers_panel_show_only (PandoriaMarkersPanel *self, guint player);
/** Shows the present values of @game; forgets the entries. */
void pandoria_markers_panel_reset (PandoriaMarkersPanel *self);
/** Fills @action with the differences. Returns: FALSE when there are none. */
gboolean pandoria_markers_panel_get_action (PandoriaMarkersPanel *self, PandoriaAction *action);
