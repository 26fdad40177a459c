/* PandoriaTurnClock: the duration of the current turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/* The duration of the current turn, as pandoria-game.h defines it. It is shown only if the player
 * enabled it
 * ("turn-clock" of the settings), and updates once a second while visible. It stops at an earlier
 * position, when the game is over, and in a pause that does not count. */

#define PANDORIA_TYPE_TURN_CLOCK (pandoria_turn_clock_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnClock, pandoria_turn_clock, PANDORIA, TURN_CLOCK, AdwBin)

/** Counts the current turn of @game (nullable) from its last act, but not from before the game was
 * opened. */
void pandoria_turn_clock_show (PandoriaTurnClock *self, PandoriaGame *game);
/** Sets whether there is no room for the clock. */
void pandoria_turn_clock_set_narrow (PandoriaTurnClock *self, gboolean narrow);
