/* Trying one act without an expectation, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-check-options.h"

/* pandoria-tries.c */

/**
 * Applies @action: a refused act must change nothing, an accepted one must lead to a sound state; else it is a fault.
 * Returns: whether it was accepted.
 */
gboolean pandoria_tries_action (PandoriaTries *tries, const PandoriaAction *action);
