/* Functions for the tests of the player cards only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-players-panel.h"
#include "pandoria-player-card-private.h"

guint pandoria_track_get_value (PandoriaTrack *self);
/** Returns: the present position of the marker: at the value, or gliding to it. */
double pandoria_track_get_marker (PandoriaTrack *self);

/** Returns: (transfer none): the card of @seat, in any order of the cards. */
GtkWidget *pandoria_players_panel_get_card (PandoriaPlayersPanel *self, guint seat);
