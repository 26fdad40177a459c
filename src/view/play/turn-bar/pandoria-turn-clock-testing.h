/* Functions for the tests of the turn clock only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-turn-bar-private.h"

/** Returns: whether the clock updates every second. */
gboolean pandoria_turn_clock_is_going (PandoriaTurnClock *self);
