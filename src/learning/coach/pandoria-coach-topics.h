/* What the coach explains once, when it is there for the first time: each thing with its sentence and its section of the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-state.h"

G_BEGIN_DECLS

/** PandoriaCoachTopic: in the order in which they are explained where several are there at once. */
typedef enum
{
  PANDORIA_COACH_TOPIC_PLACE,      /* a double tile may be placed (6.1) */
  PANDORIA_COACH_TOPIC_FIGURE,     /* a worker may be placed (6.2) */
  PANDORIA_COACH_TOPIC_LEADER,     /* the leader may be placed (4) */
  PANDORIA_COACH_TOPIC_CLOSED,     /* a region was closed in this turn (7.1) */
  PANDORIA_COACH_TOPIC_SURPLUS,    /* a region would bring the active player more than the marker shows (7.2) */
  PANDORIA_COACH_TOPIC_SPELL,      /* one may be cast (6.3.1) */
  PANDORIA_COACH_TOPIC_BUILDING,   /* one may be built (6.3.2) */
  PANDORIA_COACH_TOPIC_MONUMENT,   /* one may be erected (6.3.3) */
  PANDORIA_COACH_TOPIC_MARKET,     /* a card may be bought (6.4) */
  PANDORIA_COACH_TOPIC_EXIT,       /* a region reaches an exit path (8) */
  PANDORIA_COACH_TOPIC_LAST_TILES, /* the stack runs out (9) */
  PANDORIA_COACH_TOPIC_LAST_ROUND, /* it has (10) */
  PANDORIA_COACH_N_TOPICS,
} PandoriaCoachTopic;

/** Returns: what is there in @state for the active player: bit i is PandoriaCoachTopic i. None in a finished game. */
guint32 pandoria_coach_list_topics (const PandoriaState *state);
/** Returns: (transfer none): what @topic is called where it is remembered; never changes. */
const char *pandoria_coach_topic_get_key (PandoriaCoachTopic topic);
/** Returns: (transfer none): the section of the rules that has all of it. */
const char *pandoria_coach_topic_get_rule (PandoriaCoachTopic topic);
/** Returns: (transfer none): @topic in a sentence or two. */
const char *pandoria_coach_topic_describe (PandoriaCoachTopic topic);

G_END_DECLS
