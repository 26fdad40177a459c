/* PandoriaMarkersPanel: sets every marker of one player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "changed": a value or the player has changed. */
#define PANDORIA_TYPE_MARKERS_PANEL (pandoria_markers_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMarkersPanel, pandoria_markers_panel, PANDORIA, MARKERS_PANEL, GtkBox)

void pandoria_markers_panel_set_game (PandoriaMarkersPanel *self, PandoriaGame *game);
/** Returns: the shown seat. */
guint pandoria_markers_panel_get_player (PandoriaMarkersPanel *self);
void pandoria_markers_panel_set_player (PandoriaMarkersPanel *self, guint player);
/** Shows only @player. The values are then a new position, without differences to the game. */
void pandoria_markers_panel_show_only (PandoriaMarkersPanel *self, guint player);
/** Shows the current values of @game; drops the entries. */
void pandoria_markers_panel_reset (PandoriaMarkersPanel *self);
/** Fills @action with the differences. Returns: FALSE if there are none. */
gboolean pandoria_markers_panel_get_action (PandoriaMarkersPanel *self, PandoriaAction *action);
