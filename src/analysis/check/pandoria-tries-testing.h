/* Tries one act without an expectation, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-check-options.h"

/* pandoria-check-options.c */

/**
 * Applies @action. Reports a fault if a refused act changes something, or an accepted one leads to
 * an invalid state.
 * Returns: whether it was accepted.
 */
gboolean pandoria_tries_action (PandoriaTries *tries, const PandoriaAction *action);
