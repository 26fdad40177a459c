/* Random legal games to the end, for tests, benchmarks and pandoria-cli simulate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"
#include "pandoria-options.h"

G_BEGIN_DECLS

/** PandoriaSimulateFunc: is shown every action that was accepted, with the states before and after. Returns: FALSE to stop. */
typedef gboolean (*PandoriaSimulateFunc) (const PandoriaState *before, const PandoriaOptions *options,
                                          const PandoriaAction *action, const PandoriaState *after,
                                          const PandoriaEvents *events, gpointer data);

/** Chooses a random plausible setup part: fills realms and start tiles of @setup where they are not given. */
void pandoria_simulate_setup (PandoriaSetup *setup, GRand *rand, const PandoriaRealm *realms, guint n_realms);

/**
 * Plays from @setup to the end with acts chosen at random among the options. The same @rand seed gives the same game.
 * Returns: the number of actions; 0 and @error when the setup is invalid or an option was refused (which is a bug).
 */
guint pandoria_simulate_game (const PandoriaSetup *setup, GRand *rand, PandoriaSimulateFunc func, gpointer data,
                              GError **error);

G_END_DECLS
