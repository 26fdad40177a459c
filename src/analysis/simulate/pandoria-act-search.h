/* The search of a player model for its best act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

/**
 * PandoriaDecision: an act, and what it uses up from hand and market (index; -1: none). Answers on
 * closed regions can be missing.
 */
typedef struct
{
  PandoriaAction action;
  int tile, card, market;
} PandoriaDecision;

#define PANDORIA_ACT_SEARCH_SPACES 3 /* tried for each figure of a spell */

/** PandoriaActSearch: the best act so far, and the one being tried. */
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
/** Returns: pandoria_pick_payment() for the active player of the search. */
gint8 pandoria_act_search_pick_payment (const PandoriaActSearch *search, guint resource,
                                        guint cost);
/** Fills @found with the best of @places for a figure that counts @strength. Returns: how many. */
guint pandoria_act_search_find_spaces (const PandoriaActSearch *search, PandoriaSpaces places,
                                       int strength,
                                       PandoriaSpace found[PANDORIA_ACT_SEARCH_SPACES]);
/** Tries an act of @kind on each of @places. */
void pandoria_act_search_try_at (PandoriaActSearch *search, PandoriaActKind kind,
                                 PandoriaSpaces places, gboolean leader);
/**
 * Returns: the worth of @state by the model of the search. Sets @survey (out) to its survey. @like:
 * see pandoria_survey_init().
 */
gint32 pandoria_act_search_judge (const PandoriaActSearch *search, const PandoriaState *state,
                                  const PandoriaSurvey *like, PandoriaSurvey *survey);
