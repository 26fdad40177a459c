/* Random legal games to the end, for tests, benchmarks and pandoria-cli simulate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"
#include "pandoria-options.h"
#include "pandoria-policy.h"

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

/** How many acts of 6.3 a model thinks of in a simulated game. */
#define PANDORIA_POLICY_TRIES 28

/**
 * The same with a model for each seat (@policies). With random ones alone it is not the same game as pandoria_simulate_game() plays, because
 * tiles and hands are dealt.
 */
guint pandoria_simulate_policies (const PandoriaSetup *setup, const PandoriaPolicy policies[PANDORIA_MAX_PLAYERS],
                                  GRand *rand, PandoriaSimulateFunc func, gpointer data, GError **error);

/** Carries out @a, which is given the answers that the engine asks for, by chance. Returns: FALSE and @error when it is refused. */
gboolean pandoria_settle_act (PandoriaState *s, GRand *rand, PandoriaAction *a, PandoriaEvents *events, GError **error);

/** Lays @placement with its figure in @state. Returns: FALSE when the rules refuse it; @state is then not to be used. */
gboolean pandoria_lay_placement (PandoriaState *state, const PandoriaPlacement *placement, GRand *rand);

G_END_DECLS
