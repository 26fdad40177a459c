/* Random legal acts of each step of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

/** Chooses a random act for the step of @state, which must not be finished. */
void pandoria_random_act_choose (const PandoriaState *state, const PandoriaOptions *options,
                                 GRand *rand, PandoriaAction *action);
/** Chooses an act of 6.1. */
void pandoria_random_act_place (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                PandoriaAction *a);
/** Choose one act. Return: FALSE if this pick is not possible. */
gboolean pandoria_random_act_ransom (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                     PandoriaAction *a);
gboolean pandoria_random_act_golem (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                    PandoriaAction *a);
