/* The coach: what matters now for the active player, found in what lies on the table. It says what is, never what to do about
 * cards that nobody sees.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-open-regions.h"

G_BEGIN_DECLS

/** PandoriaCoachKind: what a tip is about. */
typedef enum
{
  PANDORIA_COACH_CLOSE, /* what can be laid now closes a region that brings the active player or the partner most (7.1) */
  PANDORIA_COACH_LEAVE,      /* … one that brings something to others alone */
  PANDORIA_COACH_LAST_TILES, /* the stack runs out (9) */
  PANDORIA_COACH_BESIDE,     /* where a figure stands beside a region, and counts there (7.2) */
  PANDORIA_COACH_RESERVE,    /* what is left to be placed (4, 6.2) */
  PANDORIA_COACH_PAY,        /* how much can be paid for a card (6.3) */
  PANDORIA_COACH_BUY,        /* … for one of the market (6.4) */
} PandoriaCoachKind;

/** PandoriaCoachTip: one thing that matters; members that its kind does not name are 0. */
typedef struct
{
  PandoriaCoachKind kind;
  const char *rule;                      /* the section that says why */
  PandoriaOpenRegion open;               /* CLOSE, LEAVE, BESIDE */
  guint strengths[PANDORIA_MAX_PLAYERS]; /* CLOSE, LEAVE: who stands beside it (7.2) */
  PandoriaSpace at;                      /* BESIDE: where the figure would stand */
  /* LAST_TILES: double tiles in the stack; BESIDE: symbols of the region; RESERVE: workers, leaders; PAY: crystals, wood;
   * BUY: gold */
  guint numbers[2];
} PandoriaCoachTip;

/** PANDORIA_COACH_MAX_TIPS: more at once nobody reads at a table. */
#define PANDORIA_COACH_MAX_TIPS 3

/** Fills @tips with what matters in @state, the most important first. Returns: how many; 0 in a finished game. */
guint pandoria_coach_list_tips (const PandoriaState *state, PandoriaCoachTip tips[PANDORIA_COACH_MAX_TIPS]);

/** Returns: (transfer full): @tip, of the position that @game shows, in one or two sentences. In pandoria-coach-text.c. */
char *pandoria_coach_describe (PandoriaGame *game, const PandoriaCoachTip *tip);

G_END_DECLS
