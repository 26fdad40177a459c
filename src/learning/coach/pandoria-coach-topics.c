/* The topics that the coach explains once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-coach.h"

#include <glib/gi18n-lib.h>

/** Desk: the position in which topics are looked for. */
typedef struct
{
  const PandoriaState *state;
  PandoriaOptions options;
  PandoriaOpenRegion open[PANDORIA_MAX_OPEN_REGIONS];
  guint n_open;
} Desk;

/* Cards and purchases wait for their step: earlier there would be too much to read at once. In the
 * family version with spells cards cost nothing (14). */
static gboolean
may (const Desk *desk, PandoriaActKind kind)
{
  gboolean is_card
      = kind == PANDORIA_ACT_CAST || kind == PANDORIA_ACT_BUILD || kind == PANDORIA_ACT_MONUMENT;

  if (kind == PANDORIA_ACT_BUY && desk->state->step != PANDORIA_STEP_BUY)
    return FALSE;
  if (is_card
      && (desk->state->step != PANDORIA_STEP_CARD
          || desk->state->variant == PANDORIA_VARIANT_FAMILY_SPELLS))
    return FALSE;
  return pandoria_options_has_act (&desk->options, kind);
}

/* A surplus is expected, or was just gained: then the marker is at its end. */
static gboolean
has_surplus (const Desk *desk)
{
  const PandoriaState *state = desk->state;

  for (guint i = PANDORIA_COUNTER_CRYSTAL; i <= PANDORIA_COUNTER_WOOD; i++)
    if (state->players[state->active].counters[i]
        >= (int) pandoria_state_cap (state, state->active))
      return TRUE;
  for (guint i = 0; i < desk->n_open; i++)
    if (desk->open[i].gains[desk->state->active].surplus > 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_exit (const Desk *desk)
{
  for (guint i = 0; i < desk->n_open; i++)
    if (desk->open[i].at_exit)
      return TRUE;
  return FALSE;
}

/* No player can do this act, so the topic never becomes known by playing. */
#define NONE PANDORIA_N_ACTS

static const struct
{
  const char *key, *rule;
  PandoriaActKind act; /* a player who has done this knows the topic */
  const char *words;
} topic_rows[] = {
  [PANDORIA_COACH_TOPIC_PLACE] = { "place", "6.1", PANDORIA_ACT_PLACE_TILE,
                                   N_ ("a double tile covers two empty spaces, one next to a "
                                       "tile, a castle or printed terrain that tiles "
                                       "have reached.") },
  [PANDORIA_COACH_TOPIC_FIGURE]
  = { "figure", "6.2", PANDORIA_ACT_PLACE_FIGURE,
      N_ ("a figure goes onto what was just placed. It gains from the regions next to "
          "it, not from the one it is in.") },
  [PANDORIA_COACH_TOPIC_LEADER]
  = { "leader", "4", PANDORIA_ACT_PLACE_FIGURE,
      N_ ("your leader may be placed now. The leader counts as 2 figures.") },
  [PANDORIA_COACH_TOPIC_CLOSED]
  = { "closed", "7.1", PANDORIA_ACT_SCORE,
      N_ ("a region has closed: no empty space is next to it. Figures in it return to the "
          "reserve, and those next to it gain.") },
  [PANDORIA_COACH_TOPIC_SURPLUS] = { "surplus", "7.2", NONE,
                                     N_ ("a marker stops at 10, for Fairies at 8. Every 3 of the "
                                         "surplus bring 1 point, more with some buildings.") },
  [PANDORIA_COACH_TOPIC_SPELL] = { "spell", "6.3.1", PANDORIA_ACT_CAST,
                                   N_ ("a card can be cast as a spell. It costs crystals, works at "
                                       "once, and is then your top spell.") },
  [PANDORIA_COACH_TOPIC_BUILDING]
  = { "building", "6.3.2", PANDORIA_ACT_BUILD,
      N_ ("a card can become a building: it costs wood, and works while it is visible.") },
  [PANDORIA_COACH_TOPIC_MONUMENT] = { "monument", "6.3.3", PANDORIA_ACT_MONUMENT,
                                      N_ ("a monument covers a building. It costs 8 wood minus the "
                                          "printed cost, at least 1, and brings points.") },
  [PANDORIA_COACH_TOPIC_MARKET]
  = { "market", "6.4", PANDORIA_ACT_BUY,
      N_ ("one card of the card market may be bought now, for gold.") },
  [PANDORIA_COACH_TOPIC_EXIT] = { "exit", "8", NONE,
                                  N_ ("a region has reached an exit path of its own terrain: it "
                                      "does not close unless a fortress covers the path.") },
  [PANDORIA_COACH_TOPIC_LAST_TILES]
  = { "last-tiles", "9", NONE,
      N_ ("the stack runs out. The round in which someone cannot draw is the last.") },
  [PANDORIA_COACH_TOPIC_LAST_ROUND]
  = { "last-round", "10", NONE,
      N_ ("at the end each card in hand brings 1 point, and so does every 3 of one resource.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (topic_rows) == PANDORIA_COACH_N_TOPICS);

static gboolean
is_there (const Desk *desk, PandoriaCoachTopic topic)
{
  const PandoriaState *state = desk->state;

  switch (topic)
    {
    case PANDORIA_COACH_TOPIC_FIGURE: return !pandoria_spaces_is_empty (desk->options.worker);
    case PANDORIA_COACH_TOPIC_LEADER: return !pandoria_spaces_is_empty (desk->options.leader);
    case PANDORIA_COACH_TOPIC_CLOSED: return state->n_pending > 0;
    case PANDORIA_COACH_TOPIC_SURPLUS: return has_surplus (desk);
    case PANDORIA_COACH_TOPIC_EXIT: return has_exit (desk);
    case PANDORIA_COACH_TOPIC_LAST_TILES:
      return state->double_tiles < state->n_players && !state->last_round;
    case PANDORIA_COACH_TOPIC_LAST_ROUND: return state->last_round;
    default: return may (desk, topic_rows[topic].act);
    }
}

guint32
pandoria_coach_list_topics (const PandoriaState *state)
{
  g_autofree Desk *desk = NULL;
  guint32 topics = 0;

  g_return_val_if_fail (state != NULL, 0);

  if (state->finished)
    return 0;
  desk = g_new0 (Desk, 1);
  desk->state = state;
  pandoria_state_get_options (state, &desk->options);
  desk->n_open = pandoria_state_list_open_regions (state, desk->open);
  for (guint i = 0; i < PANDORIA_COACH_N_TOPICS; i++)
    if (is_there (desk, i))
      topics |= 1u << i;
  return topics;
}

static gboolean
is_known_from (guint topic, const PandoriaAction *action)
{
  return topic_rows[topic].act == action->kind
         && (topic == PANDORIA_COACH_TOPIC_LEADER)
                == (action->kind == PANDORIA_ACT_PLACE_FIGURE && action->leader);
}

guint32
pandoria_coach_list_known (PandoriaGame *game)
{
  const PandoriaState *now;
  guint32 topics = 0;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), 0);

  now = pandoria_game_get_shown_state (game);
  for (guint act = 0; act < pandoria_game_get_shown (game); act++)
    {
      const PandoriaState *before = pandoria_game_get_state_at (game, act);

      if (before->active != now->active || before->turn == now->turn)
        continue;
      for (guint i = 0; i < PANDORIA_COACH_N_TOPICS; i++)
        if (is_known_from (i, pandoria_record_get_action (pandoria_game_get_record (game), act)))
          topics |= 1u << i;
    }
  return topics;
}

const char *
pandoria_coach_topic_get_key (PandoriaCoachTopic topic)
{
  g_return_val_if_fail (topic < PANDORIA_COACH_N_TOPICS, NULL);
  return topic_rows[topic].key;
}

const char *
pandoria_coach_topic_get_rule (PandoriaCoachTopic topic)
{
  g_return_val_if_fail (topic < PANDORIA_COACH_N_TOPICS, NULL);
  return topic_rows[topic].rule;
}

static gboolean
has_realm (const PandoriaState *state, PandoriaRealm realm)
{
  for (guint i = 0; i < state->n_players; i++)
    if (state->players[i].realm == realm)
      return TRUE;
  return FALSE;
}

const char *
pandoria_coach_topic_describe (PandoriaCoachTopic topic, const PandoriaState *state)
{
  g_return_val_if_fail (topic < PANDORIA_COACH_N_TOPICS && state != NULL, NULL);

  if (topic == PANDORIA_COACH_TOPIC_SURPLUS && !has_realm (state, PANDORIA_REALM_FAIRIES))
    return _ ("a marker stops at 10. Every 3 of the surplus bring 1 point, more with some "
              "buildings.");
  return _ (topic_rows[topic].words);
}
