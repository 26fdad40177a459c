/* Shared by the files of the simulation: random picks, the acts of 6.3, and the search of the
 * expert model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

/** Returns: a random number below @n (0 for @n = 0). */
guint pandoria_pick (GRand *rand, guint n);
gboolean pandoria_chance (GRand *rand, guint percent);
/** Returns: a random space of @set; PANDORIA_SPACE_NONE if it is empty. */
PandoriaSpace pandoria_pick_space (GRand *rand, PandoriaSpaces set);
/** Returns: the number of a random bit of @bits, which must not be 0. */
guint pandoria_pick_bit (GRand *rand, guint32 bits);
/** Picks a random level of @levels, which ends with 0; 0 if there are none. Returns: its index. */
guint pandoria_pick_level (GRand *rand, const guint8 *levels, guint8 *level);
/** Returns: a random terrain with plausible symbols at @at. */
PandoriaHex pandoria_pick_hex (GRand *rand, PandoriaSpace at);
/**
 * Picks a printed cost that the resources @most can pay after @discount.
 * Returns: FALSE if they can pay nothing.
 */
gboolean pandoria_pick_cost (GRand *rand, guint most, guint discount, guint8 *printed);
gint8 pandoria_pick_payment (const PandoriaState *s, GRand *rand, guint resource, guint cost);
/** Fill a part of an act of 6.3 at random. Return: FALSE if this pick is not possible. */
gboolean pandoria_pick_build (const PandoriaState *s, GRand *rand, PandoriaBuild *build);
gboolean pandoria_pick_monument (const PandoriaState *s, GRand *rand, guint8 slots,
                                 PandoriaErect *erect);

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
/**
 * Choose a random act: of any step, of 6.1, a ransom, a golem. Return: FALSE if this pick is not
 * possible.
 */
void pandoria_simulate_choose (const PandoriaState *state, const PandoriaOptions *options,
                               GRand *rand, PandoriaAction *action);
void pandoria_simulate_placing (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                PandoriaAction *a);
gboolean pandoria_simulate_ransom (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                   PandoriaAction *a);
gboolean pandoria_simulate_golem (const PandoriaState *s, const PandoriaOptions *o, GRand *rand,
                                  PandoriaAction *a);

/* An act, and what it uses up from hand and market (index; -1: none). Answers on closed regions can
 * be missing. */
typedef struct
{
  PandoriaAction action;
  int tile, card, market;
} PandoriaDecision;

/* --- the search for an act ------------------------------------------------------------------ */

#define PANDORIA_ACT_SEARCH_SPACES 3 /* tried for each figure of a spell */

/* The best act so far, and the current one. */
typedef struct
{
  const PandoriaView *view;
  const PandoriaState *state;
  PandoriaSurvey survey; /* of the state */
  const PandoriaWeights
      *weights; /* (nullable): judge positions; NULL: the table of worths judges them */
  PandoriaDecision tried, *best;
  gint32 pass, worth; /* of the state, and of the position after the best act */
} PandoriaActSearch;

/* pandoria-expert.c */

/** Begins the search of model @policy for an act that is better than passing. */
void pandoria_act_search_init (PandoriaActSearch *search, PandoriaPolicy policy,
                               const PandoriaView *view, PandoriaDecision *best);
/** Makes the tried act the best one if @worth, that of the resulting position, is higher. */
void pandoria_act_search_take (PandoriaActSearch *search, gint32 worth);
/**
 * Calls pandoria_act_search_take() with the position after the tried act, if the rules allow the
 * act.
 */
void pandoria_act_search_try (PandoriaActSearch *search);
/** Resets the tried act to an act of @kind. */
void pandoria_act_search_begin (PandoriaActSearch *search, PandoriaActKind kind);
gint8 pandoria_act_search_pick_payment (const PandoriaActSearch *search, guint resource,
                                        guint cost);
/** Fills @found with the best of @places for a figure that counts @strength. Returns: how many. */
guint pandoria_act_search_find_spaces (const PandoriaActSearch *search, PandoriaSpaces places,
                                       int strength,
                                       PandoriaSpace found[PANDORIA_ACT_SEARCH_SPACES]);
/** Tries to buy each card of the market (6.4). */
void pandoria_act_search_try_purchases (PandoriaActSearch *search);
/** Choose an act for one part of the turn with the expert model. */
void pandoria_expert_choose_place (PandoriaActSearch *search);
void pandoria_expert_choose_figure (PandoriaActSearch *search);
void pandoria_expert_choose_card (PandoriaActSearch *search);
void pandoria_expert_choose_elf (PandoriaActSearch *search);
/** Tries an act of @kind on each of @places. */
void pandoria_act_search_try_at (PandoriaActSearch *search, PandoriaActKind kind,
                                 PandoriaSpaces places, gboolean leader);

/* pandoria-expert-cards.c */

/** Sets @build to the building of @card in @slot, with its payment. */
void pandoria_act_search_fill_build (const PandoriaActSearch *search, const PandoriaCard *card,
                                     guint slot, PandoriaBuild *build);
/** Tries to erect a monument on each of @slots. @monument: the part of the tried act to fill. */
void pandoria_act_search_try_monuments (PandoriaActSearch *search, guint8 slots,
                                        PandoriaErect *monument);
/**
 * Tries all uses of @card, number @index of the hand. It may have only a spell or only a building.
 */
void pandoria_act_search_try_card (PandoriaActSearch *search, const PandoriaCard *card, int index);
/** Tries acts that need no card of the hand (11, 15, 16, 17). */
void pandoria_act_search_try_realm (PandoriaActSearch *search);
