/* PandoriaTurnClock: how long the present turn has taken, as pandoria-game.h counts it. It is there only when the player wants
 * it ("turn-clock" of the settings), goes once a second while it is seen, and stands still while an earlier position is looked at,
 * when the game is over, and in a pause that will not count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_TURN_CLOCK (pandoria_turn_clock_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnClock, pandoria_turn_clock, PANDORIA, TURN_CLOCK, AdwBin)

/** Follows @game (nullable). The turn that goes on counts from its last act, but not from before it was opened here. */
void pandoria_turn_clock_set_game (PandoriaTurnClock *self, PandoriaGame *game);
/** Whether there is no room for it. */
void pandoria_turn_clock_set_narrow (PandoriaTurnClock *self, gboolean narrow);
