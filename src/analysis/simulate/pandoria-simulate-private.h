/* What the two halves of the simulation share: random picks, and the acts of 6.3.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

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
gint8 pandoria_pick_payment (const PandoriaState *s, GRand *rand, guint resource, guint cost);
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

/* --- the expert model --------------------------------------------------------------------------------------------- */

#define PANDORIA_SEARCH_SPACES 3 /* for a figure of a spell */

/* The best act so far, and the one that is tried. */
typedef struct
{
  const PandoriaView *view;
  const PandoriaState *state;
  PandoriaSurvey survey;
  PandoriaDecision tried, *best;
  gint32 worth; /* of the position after the best */
} PandoriaSearch;

/* pandoria-expert-value.c */

/** Makes the tried act the best when what it leads to is worth more. */
void pandoria_search_take (PandoriaSearch *search, gint32 worth);
/** Carries out the tried act, and takes it if it is better. */
void pandoria_search_try (PandoriaSearch *search);
/** Begins an act of @kind to try. */
void pandoria_search_begin (PandoriaSearch *search, PandoriaActKind kind);
gint8 pandoria_search_pick_payment (const PandoriaSearch *search, guint resource, guint cost);
/** Fills @found with the best of @places for a figure that counts @strength. Returns: how many. */
guint pandoria_search_find_spaces (const PandoriaSearch *search, PandoriaSpaces places, int strength,
                                   PandoriaSpace found[PANDORIA_SEARCH_SPACES]);
/** Tries an act of @kind on each of @places. */
void pandoria_search_try_at (PandoriaSearch *search, PandoriaActKind kind, PandoriaSpaces places, gboolean leader);

/* pandoria-expert-cards.c */

/** Tries to erect a monument on each of @slots as a part (@monument) of the tried act. */
void pandoria_search_try_monuments (PandoriaSearch *search, guint8 slots, PandoriaErect *monument);
/** Tries all that @card, the one of the hand with @index, can do. It may have only a spell or a building. */
void pandoria_search_try_card (PandoriaSearch *search, const PandoriaCard *card, int index);
/** Tries what needs no card of the hand (11, 15, 16, 17). */
void pandoria_search_try_realm (PandoriaSearch *search);

/* pandoria-expert.c */

/** Chooses the act that leads to the best position by the table of worths, of all that the rules allow. */
void pandoria_expert_choose (const PandoriaWeights *weights, const PandoriaView *view, PandoriaDecision *choice);
