/* Functions for the tests of the clock only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-turn-clock.h"

/** Returns: whether the clock updates itself once a second. */
gboolean pandoria_turn_clock_is_running (PandoriaTurnClock *self);
