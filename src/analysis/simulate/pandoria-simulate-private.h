/* What the two halves of the simulation share: random picks, and the acts of 6.3.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

G_BEGIN_DECLS

#define HAS(o, kind) (((o)->acts >> PANDORIA_ACT_##kind & 1) != 0)

/** Returns: a random number below @n (0 for @n = 0). */
guint pandoria_pick (GRand *rand, guint n);
gboolean pandoria_chance (GRand *rand, guint percent);
/** Returns: a random space of @set, PANDORIA_SPACE_NONE of the empty one. */
PandoriaSpace pandoria_pick_space (GRand *rand, PandoriaSpaces set);
/** Returns: the number of a random bit of @bits, which are not 0. */
guint pandoria_pick_bit (GRand *rand, guint32 bits);
/** Returns: a random terrain with plausible symbols at @at. */
PandoriaHex pandoria_pick_hex (GRand *rand, PandoriaSpace at);
/** Picks a printed cost that @most pays after @discount. Returns: FALSE when nothing can be paid. */
gboolean pandoria_pick_cost (GRand *rand, guint most, guint discount, guint8 *printed);
gint8 pandoria_pick_with (const PandoriaState *s, GRand *rand, guint resource, guint cost);
/** Fills a part of an act of 6.3 with something possible. Returns: FALSE when this pick is not. */
gboolean pandoria_pick_build (const PandoriaState *s, GRand *rand, PandoriaBuild *build);
gboolean pandoria_pick_monument (const PandoriaState *s, GRand *rand, guint8 slots, PandoriaErect *erect);

/** Chooses an act of 6.3. Returns: FALSE when the player rather passes. */
gboolean pandoria_simulate_card_act (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a);
/** Chooses for some who are involved a card instead of points (14 b). */
void pandoria_simulate_cards (const PandoriaState *s, GRand *rand, PandoriaAction *a);

/** Fills the members of the spell of @a, whose spell and level are given, with something possible. */
void pandoria_fill_spell (const PandoriaState *s, GRand *rand, PandoriaAction *a);
/** Chooses an act of 6.3 that needs no card of the hand. Returns: FALSE when this pick is not possible. */
gboolean pandoria_simulate_realm_act (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a);
/** Choose an act at random: of any step, of 6.1, a ransom, a golem; FALSE when this pick is not possible. */
void pandoria_simulate_choose (const PandoriaState *state, const PandoriaOptions *options, GRand *rand,
                               PandoriaAction *action);
void pandoria_simulate_placing (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a);
gboolean pandoria_simulate_ransom (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a);
gboolean pandoria_simulate_golem (const PandoriaState *s, const PandoriaOptions *o, GRand *rand, PandoriaAction *a);

/* An act, and what of the hand and market it uses up (-1: nothing). What a closing asks may still be missing from it. */
typedef struct
{
  PandoriaAction action;
  int tile, card, market;
} PandoriaDecision;

/* pandoria-expert.c */

/** Chooses the act that leads to the best position by the table of worths, of all that the rules allow. */
void pandoria_expert_choose (const PandoriaTaste *taste, const PandoriaView *view, PandoriaDecision *choice);

G_END_DECLS
