/* The coach: the important facts of the table for the active player. It reports facts, never advice
 * about hidden cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-open-regions.h"

/* --- pandoria-coach-topics.c ---------------------------------------------------------------- */
/* Topics that the coach explains once, when they first occur. Each has a sentence and a section of
 * the rules. */

/** PandoriaCoachTopic: in the order of explanation if several occur at once. */
typedef enum
{
  PANDORIA_COACH_TOPIC_PLACE,   /* a double tile may be placed (6.1) */
  PANDORIA_COACH_TOPIC_FIGURE,  /* a worker may be placed (6.2) */
  PANDORIA_COACH_TOPIC_LEADER,  /* the leader may be placed (4) */
  PANDORIA_COACH_TOPIC_CLOSED,  /* a region was closed in this turn (7.1) */
  PANDORIA_COACH_TOPIC_SURPLUS, /* a region would bring the active player more than the marker shows
                                   (7.2) */
  PANDORIA_COACH_TOPIC_SPELL,   /* a spell may be cast (6.3.1) */
  PANDORIA_COACH_TOPIC_BUILDING,   /* a building may be built (6.3.2) */
  PANDORIA_COACH_TOPIC_MONUMENT,   /* a monument may be erected (6.3.3) */
  PANDORIA_COACH_TOPIC_MARKET,     /* a card may be bought (6.4) */
  PANDORIA_COACH_TOPIC_EXIT,       /* a region reaches an exit path (8) */
  PANDORIA_COACH_TOPIC_LAST_TILES, /* the stack runs out (9) */
  PANDORIA_COACH_TOPIC_LAST_ROUND, /* the stack is empty: the last round (10) */
  PANDORIA_COACH_N_TOPICS,
} PandoriaCoachTopic;

/**
 * Returns: the topics in @state for the active player: bit i is PandoriaCoachTopic i. None in a
 * finished game.
 */
guint32 pandoria_coach_list_topics (const PandoriaState *state);
/**
 * Returns: the topics that the active player knows from earlier turns of the shown part of @game:
 * bits as above.
 */
guint32 pandoria_coach_list_known (PandoriaGame *game);
/** Returns: (transfer none): the key under which @topic is saved; it never changes. */
const char *pandoria_coach_topic_get_key (PandoriaCoachTopic topic);
/** Returns: (transfer none): the section of the rules that explains @topic completely. */
const char *pandoria_coach_topic_get_rule (PandoriaCoachTopic topic);
/** Returns: (transfer none): one or two sentences about @topic in the game of @state, to follow a
 * colon. */
const char *pandoria_coach_topic_describe (PandoriaCoachTopic topic, const PandoriaState *state);

/* --- pandoria-coach.c ----------------------------------------------------------------------- */

/** PandoriaCoachKind: the subject of a tip. */
typedef enum
{
  PANDORIA_COACH_CLOSE,      /* the tile can close the region that brings the active player or the
                                partner most (7.1) */
  PANDORIA_COACH_LEAVE,      /* … the region with the highest gain for others and none for us */
  PANDORIA_COACH_LAST_TILES, /* the stack runs out (9) */
  PANDORIA_COACH_NEXT_TO,    /* a space next to a region, where a figure would gain (7.2) */
  PANDORIA_COACH_RESERVE,    /* the figures in the reserve (4, 6.2) */
  PANDORIA_COACH_PAY,        /* how much the player can pay for a card (6.3) */
  PANDORIA_COACH_BUY,        /* … for a card of the card market (6.4) */
} PandoriaCoachKind;

/** PandoriaCoachTip: one important fact. Members whose comments name other kinds are 0. */
typedef struct
{
  PandoriaCoachKind kind;
  const char *rule;                      /* the section of the rules that gives the reason */
  PandoriaOpenRegion open;               /* CLOSE, LEAVE, NEXT_TO */
  guint strengths[PANDORIA_MAX_PLAYERS]; /* CLOSE, LEAVE: strength of the figures next to the region
                                            (7.2) */
  PandoriaSpace at;                      /* NEXT_TO: the space for the figure */
  /* LAST_TILES: double tiles in the stack; NEXT_TO: symbols of the region; RESERVE: workers,
   * leaders; PAY: crystals, wood; BUY: gold */
  guint numbers[2];
} PandoriaCoachTip;

/** PANDORIA_COACH_MAX_TIPS: players at a table do not read more at once. */
#define PANDORIA_COACH_MAX_TIPS 3

/**
 * Fills @tips with the facts that matter in @state, the most important first.
 * Returns: the number of tips; 0 in a finished game.
 */
guint pandoria_coach_list_tips (const PandoriaState *state,
                                PandoriaCoachTip tips[PANDORIA_COACH_MAX_TIPS]);

/** Returns: the spaces that @tip names. */
PandoriaSpaces pandoria_coach_get_spaces (const PandoriaCoachTip *tip);

/**
 * Returns: (transfer full): @tip about the shown position of @game, in one or two sentences. In
 * pandoria-coach.c.
 */
char *pandoria_coach_describe (PandoriaGame *game, const PandoriaCoachTip *tip);
