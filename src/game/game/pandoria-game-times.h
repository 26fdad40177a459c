/* How long who has thought, by the times that stand beside the acts of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** PANDORIA_LONGEST_ACT: seconds; a pause before an act that is longer was no thinking about it, and does not count at all. */
#define PANDORIA_LONGEST_ACT (15 * 60)

/**
 * Fills @seconds, by seat, with the time that passed before the acts of each player's turns, each since the act before it;
 * pauses longer than PANDORIA_LONGEST_ACT do not count, and nothing is known of what came before the first act. Acts without
 * a time count with the next one that has it.
 *
 * Returns: FALSE, and only zeros, when not at least two acts up to now have a time.
 */
gboolean pandoria_game_get_player_seconds (PandoriaGame *self, int seconds[PANDORIA_MAX_PLAYERS]);

/** Returns: the same for the present turn, as far as it has been entered. */
int pandoria_game_get_turn_seconds (PandoriaGame *self);

G_END_DECLS
