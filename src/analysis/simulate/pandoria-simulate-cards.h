/* Random acts of 6.3, and the members of random spells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

/** Chooses an act of 6.3. Returns: FALSE if the player passes. */
gboolean pandoria_simulate_card_act (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                     PandoriaAction *a);
/** Chooses a card instead of points for some of the involved players (14 b). */
void pandoria_simulate_cards (const PandoriaState *s, GRand *rand, PandoriaAction *a);

/** Fills the other members of @a, which casts @spell at @level, with possible values, at random. */
void pandoria_fill_spell (const PandoriaState *s, GRand *rand, guint spell, guint level,
                          PandoriaAction *a);
/**
 * Chooses an act of 6.3 that needs no card of the hand.
 * Returns: FALSE if this pick is not possible.
 */
gboolean pandoria_simulate_realm_act (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                      PandoriaAction *a);
