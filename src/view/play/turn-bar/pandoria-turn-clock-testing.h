/* What only tests ask of the turn clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-turn-bar-private.h"

/** Returns: whether it wakes the program up each second. */
gboolean pandoria_turn_clock_is_going (PandoriaTurnClock *self);
