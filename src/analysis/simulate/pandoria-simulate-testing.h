/* A random game act by act, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

G_BEGIN_DECLS

/* pandoria-simulate.c */

/**
 * Does one act in @state, which is not finished, chosen with @rand among its @options. @action (out): the act; @events (out).
 * Returns: FALSE and the refusal when an option was refused (which is a bug).
 */
gboolean pandoria_simulate_act (PandoriaState *state, const PandoriaOptions *options, GRand *rand,
                                PandoriaAction *action, PandoriaEvents *events, GError **error);

G_END_DECLS
