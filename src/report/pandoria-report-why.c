/* Explains the result of a game: from the sources of its points, its ledger, and a replay of its
 * last turns with another placement.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-why.h"

#include "pandoria-review.h"
#include "pandoria-tally.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define USUAL_RATE    3  /* resources for a point without a building (7.2, 10) */
#define MOST_SOURCES  2  /* named for a side */
#define LEAST_LEAD    2  /* points; smaller differences of a source are not named */
#define LEAST_WORTH   3  /* points; a building that brought less is not named */
#define MOST_PLACES   64 /* placements that are tried in a turn */
#define BIGGEST_GAINS 8  /* points; smaller single gains are not named */

typedef struct
{
  PandoriaGame *game;
  PandoriaRecord *record;
  const PandoriaState *state;
  PandoriaTally tally;
  PandoriaResult result;
  guint n_winners;
  guint first, second; /* sides: the winner, and the best of the others */
} Why;

/* Fills @why. Returns: whether @game is finished. */
static gboolean
why_init (Why *why, PandoriaGame *game)
{
  *why = (Why){ .game = game,
                .record = pandoria_game_get_record (game),
                .state = pandoria_game_get_state (game) };
  if (!why->state->finished)
    return FALSE;
  pandoria_tally_init (&why->tally, game);
  pandoria_state_get_result (why->state, &why->result);
  for (guint i = why->result.n; i-- > 0;)
    if (why->result.place[i] == 1)
      {
        why->first = i;
        why->n_winners++;
      }
  why->second = why->first == 0 ? 1 : 0;
  for (guint i = 0; i < why->result.n; i++)
    if (i != why->first && why->result.place[i] < why->result.place[why->second])
      why->second = i;
  return TRUE;
}

static guint
get_side (const Why *why, guint seat)
{
  return why->state->partnership ? why->state->players[seat].team : seat;
}

/* --- the margin ----------------------------------------------------------------------------- */

static char *
describe_margin (const Why *why)
{
  const gint won = why->result.points[why->first], lost = why->result.points[why->second];
  const gboolean team = why->state->partnership;
  g_autofree char *winner = pandoria_text_side (why->game, why->first);
  g_autofree char *margin = pandoria_text_amount (PANDORIA_COUNTER_POINTS, won - lost);

  if (why->n_winners > 1)
    return pandoria_text_result (why->game);
  if (won == lost)
    /* Translators: who won a tie, and the points of both sides */
    return g_strdup_printf (team ? C_ ("team", "%1$s won by more resources, %2$d : %3$d.")
                                 : _ ("%1$s won by more resources, %2$d : %3$d."),
                            winner, won, lost);
  /* Translators: who won, the margin, and the points of both sides: “Aylin won by 1 point, 58 :
   * 57.” */
  return g_strdup_printf (team ? C_ ("team", "%1$s won by %2$s, %3$d : %4$d.")
                               : _ ("%1$s won by %2$s, %3$d : %4$d."),
                          winner, margin, won, lost);
}

/* --- the sources ---------------------------------------------------------------------------- */

/* Translators: the words of these rows follow “from”: “Aylin got more than Pieter from cities” */
static const char *const sources[] = {
  [PANDORIA_TALLY_START] = NC_ ("points from", "the head start"),
  [PANDORIA_TALLY_TAKEN_OVER] = NC_ ("points from", "the position taken over"),
  [PANDORIA_TALLY_FOREST] = NC_ ("points from", "forests"),
  [PANDORIA_TALLY_MOUNTAINS] = NC_ ("points from", "mountains"),
  [PANDORIA_TALLY_HILLS] = NC_ ("points from", "hills"),
  [PANDORIA_TALLY_CITY] = NC_ ("points from", "cities"),
  [PANDORIA_TALLY_STATUE] = NC_ ("points from", "the Statue"),
  [PANDORIA_TALLY_SURPLUS_CRYSTAL] = NC_ ("points from", "surplus crystals"),
  [PANDORIA_TALLY_SURPLUS_GOLD] = NC_ ("points from", "surplus gold"),
  [PANDORIA_TALLY_SURPLUS_WOOD] = NC_ ("points from", "surplus wood"),
  [PANDORIA_TALLY_STORE] = NC_ ("points from", "the Store"),
  [PANDORIA_TALLY_MONUMENTS] = NC_ ("points from", "monuments"),
  [PANDORIA_TALLY_SHRINE] = NC_ ("points from", "the Shrine"),
  [PANDORIA_TALLY_RELICS] = NC_ ("points from", "relics"),
  [PANDORIA_TALLY_REALM] = NC_ ("points from", "the realm’s ability"),
  [PANDORIA_TALLY_FINAL_HAND] = NC_ ("points from", "cards in hand at the end"),
  [PANDORIA_TALLY_FINAL_RESOURCES] = NC_ ("points from", "resources at the end"),
  [PANDORIA_TALLY_FINAL_REALM] = NC_ ("points from", "the realm at the end"),
  [PANDORIA_TALLY_CORRECTIONS] = NC_ ("points from", "corrections"),
};
G_STATIC_ASSERT (G_N_ELEMENTS (sources) == PANDORIA_N_TALLY_SOURCES);

static gint
sum_source (const Why *why, guint source, guint side)
{
  gint sum = 0;

  for (guint seat = 0; seat < why->state->n_players; seat++)
    if (get_side (why, seat) == side)
      sum += why->tally.points[source][seat];
  return sum;
}

static gint
get_lead (const Why *why, guint source, guint side, guint other)
{
  return sum_source (why, source, side) - sum_source (why, source, other);
}

/* Returns: the source with the largest lead of @side over @other that @named does not contain; -1
 * if there is none. */
static int
find_source (const Why *why, guint side, guint other, guint32 named)
{
  int best = -1;

  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    {
      const gint lead = get_lead (why, source, side, other);

      if (lead < LEAST_LEAD || (named & 1u << source) != 0)
        continue;
      if (best < 0 || lead > get_lead (why, (guint) best, side, other))
        best = (int) source;
    }
  return best;
}

/* Returns: (nullable): the sources in which @side leads @other most: “cities (30 : 27)”. Each with
 * the points of the first side of the game first. */
static char *
list_sources (const Why *why, guint side, guint other)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  guint32 named = 0;
  int source;

  while (parts->len < MOST_SOURCES && (source = find_source (why, side, other, named)) >= 0)
    {
      named |= 1u << source;
      /* Translators: a source of points, and the points of two sides: “cities (30 : 27)” */
      pandoria_phrases_add (
          parts, g_strdup_printf (C_ ("points from", "%1$s (%2$d : %3$d)"),
                                  g_dpgettext2 (GETTEXT_PACKAGE, "points from", sources[source]),
                                  sum_source (why, (guint) source, why->first),
                                  sum_source (why, (guint) source, why->second)));
    }
  return parts->len > 0 ? pandoria_phrases_join (parts, C_ ("sources of points", " and ")) : NULL;
}

/* Compares the sources of the winner with those of the second side. Returns: (nullable): the
 * sentence. */
static char *
describe_sources (const Why *why)
{
  const gboolean team = why->state->partnership;
  g_autofree char *winner = pandoria_text_side (why->game, why->first);
  g_autofree char *second = pandoria_text_side (why->game, why->second);
  g_autofree char *more = list_sources (why, why->first, why->second);
  g_autofree char *less = list_sources (why, why->second, why->first);

  if (more == NULL)
    return NULL;
  if (less == NULL)
    /* Translators: two sides, and one or two sources: “Aylin got more than Pieter from surplus
     * crystals (12 : 1) and the Statue (5 : 0).” */
    return g_strdup_printf (team ? C_ ("team", "%1$s got more than %2$s from %3$s.")
                                 : _ ("%1$s got more than %2$s from %3$s."),
                            winner, second, more);
  /* Translators: two sides, and one or two sources each: “Aylin got more than Pieter from surplus
   * crystals (12 : 1), but less from cities (27 : 30).” */
  return g_strdup_printf (
      team ? C_ ("team", "%1$s got more than %2$s from %3$s, but less from %4$s.")
           : _ ("%1$s got more than %2$s from %3$s, but less from %4$s."),
      winner, second, more, less);
}

/* --- what brought most ---------------------------------------------------------------------- */

/* A building that makes more points of surplus, and whose. */
typedef struct
{
  PandoriaBuilding building;
  guint seat;
  gint worth; /* points more than at the usual rate */
} Building;

static gint
find_worth (const Why *why, guint seat, guint counter)
{
  gint worth = 0;

  for (guint i = 0;
       i < pandoria_game_get_n_events (why->game, pandoria_game_get_position (why->game)); i++)
    {
      const PandoriaEvent *event = pandoria_game_get_events (why->game, i);

      if (event->player != seat || event->counter != counter)
        continue;
      if (event->kind == PANDORIA_EVENT_OVERFLOW)
        worth += event->points + event->amount / USUAL_RATE; /* the amount is negative */
      if (event->kind == PANDORIA_EVENT_FINAL_RESOURCES)
        worth += event->points - event->before / USUAL_RATE;
    }
  return worth;
}

/* Returns: (nullable): a sentence about the building of the two best sides that brought most. */
static char *
describe_building (const Why *why)
{
  static const PandoriaBuilding buildings[]
      = { [PANDORIA_COUNTER_CRYSTAL] = PANDORIA_BUILDING_REPOSITORY,
          [PANDORIA_COUNTER_GOLD] = PANDORIA_BUILDING_VAULT,
          [PANDORIA_COUNTER_WOOD] = PANDORIA_BUILDING_LUMBERYARD };
  Building best = { PANDORIA_BUILDING_NONE, 0, LEAST_WORTH - 1 };
  g_autofree char *name = NULL, *points = NULL;

  for (guint seat = 0; seat < why->state->n_players; seat++)
    for (guint counter = 0; counter < G_N_ELEMENTS (buildings); counter++)
      {
        const guint side = get_side (why, seat);
        const gint worth = find_worth (why, seat, counter);

        if ((side == why->first || side == why->second) && worth > best.worth)
          best = (Building){ buildings[counter], seat, worth };
      }
  if (best.building == PANDORIA_BUILDING_NONE)
    return NULL;
  name = pandoria_text_building (best.building, 0);
  points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, best.worth);
  /* Translators: a building, points, a player: “The Repository was worth 9 points to Aylin.” */
  return g_strdup_printf (_ ("The %1$s was worth %2$s to %3$s."), name, points,
                          pandoria_game_get_player_name (why->game, best.seat));
}

/* Returns: (nullable): a sentence about the largest number of points that one of the two best sides
 * got at once. */
static char *
describe_biggest (const Why *why)
{
  const guint n = pandoria_game_get_n_events (why->game, pandoria_game_get_position (why->game));
  const PandoriaEvent *best = NULL;
  g_autofree char *points = NULL, *region = NULL;

  for (guint i = 0; i < n; i++)
    {
      const PandoriaEvent *event = pandoria_game_get_events (why->game, i);
      const guint side = get_side (why, event->player);

      if (event->kind != PANDORIA_EVENT_REGION || event->counter != PANDORIA_COUNTER_POINTS
          || event->amount < BIGGEST_GAINS || (side != why->first && side != why->second))
        continue;
      if (best == NULL || event->amount > best->amount)
        best = event;
    }
  if (best == NULL)
    return NULL;
  points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, best->amount);
  region = pandoria_text_region_name (
      &(PandoriaRegion){ .spaces = best->region, .terrain = best->terrain });
  /* Translators: a player, points, a region, a turn: “Pieter got 24 points at once, from City C8 D7
   * in turn 32.” */
  return g_strdup_printf (_ ("%1$s got %2$s at once, from %3$s in turn %4$u."),
                          pandoria_game_get_player_name (why->game, best->player), points, region,
                          (guint) best->turn);
}

/* --- what would have been ------------------------------------------------------------------- */

/* Another placement in a turn, and the result after the rest of the record. */
typedef struct
{
  const PandoriaReviewTurn *turn;
  PandoriaPlacement placement;
  gboolean only; /* without the other acts of that turn */
  gint won, lost;
} Other;

/* Plays the rest of the record from the end of @turn on. Returns: whether the rules allow it. */
static gboolean
play_rest (const Why *why, PandoriaState *state, guint from)
{
  for (guint i = from; i < pandoria_record_get_n_actions (why->record); i++)
    if (!pandoria_state_apply (state, pandoria_record_get_action (why->record, i), state, NULL,
                               NULL))
      return FALSE;
  return state->finished;
}

static gboolean
place (PandoriaState *state, const PandoriaPlacement *placement)
{
  PandoriaAction action;

  pandoria_placement_to_action (placement, &action);
  if (!pandoria_state_apply (state, &action, state, NULL, NULL))
    return FALSE;
  if (!pandoria_placement_to_figure (placement, &action))
    return TRUE;
  return pandoria_state_apply (state, &action, state, NULL, NULL);
}

/* Ends the turn without another act, except that its regions are scored. */
static gboolean
end_turn (PandoriaState *state)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SCORE);
  pandoria_state_apply (state, &action, state, NULL, NULL);
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  return pandoria_state_apply (state, &action, state, NULL, NULL);
}

static gboolean
is_figure_act (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_PLACE_FIGURE || action->kind == PANDORIA_ACT_TAKE_FIGURE;
}

/* Plays @other, then the rest of its turn as it was unless @other excludes that, then the later
 * turns as they were. Returns: whether the rules allow all of it. Sets @end. */
static gboolean
play_other (const Why *why, const Other *other, PandoriaState *end)
{
  guint i = other->turn->action + 1;

  *end = other->turn->before;
  if (!place (end, &other->placement))
    return FALSE;
  for (; i < pandoria_record_get_n_actions (why->record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (why->record, i);

      if (action->kind == PANDORIA_ACT_END_TURN)
        break;
      if (other->only || is_figure_act (action))
        continue;
      if (!pandoria_state_apply (end, action, end, NULL, NULL))
        return FALSE;
    }
  return end_turn (end) && play_rest (why, end, i + 1);
}

/* Keeps @other in @best if its player’s side would have won, and by more. */
static void
try_other (const Why *why, Other other, Other *best)
{
  const guint side = get_side (why, other.turn->player);
  PandoriaState end;
  PandoriaResult result;

  if (!play_other (why, &other, &end))
    return;
  pandoria_state_get_result (&end, &result);
  other.won = result.points[side];
  other.lost = G_MININT;
  for (guint i = 0; i < result.n; i++)
    if (i != side)
      other.lost = MAX (other.lost, result.points[i]);
  if (other.won > other.lost && other.won - other.lost > best->won - best->lost)
    *best = other;
}

/* Tries each figure on the tile of @other, and none. */
static void
try_figures (const Why *why, Other other, Other *best)
{
  for (guint only = 0; only < 2; only++)
    {
      other.only = only == 1;
      other.placement.figure = PANDORIA_SPACE_NONE;
      other.placement.leader = FALSE;
      try_other (why, other, best);
      for (guint i = 0; i < 4; i++)
        {
          other.placement.figure = other.placement.hexes[i / 2].at;
          other.placement.leader = i % 2;
          try_other (why, other, best);
        }
    }
}

static void
try_turn (const Why *why, const PandoriaReviewTurn *turn, Other *best)
{
  PandoriaPlacement places[MOST_PLACES];
  PandoriaOptions options;
  PandoriaSurvey survey;
  guint n;

  try_figures (why, (Other){ .turn = turn, .placement = turn->played }, best);
  if (best->turn != NULL)
    return;
  pandoria_state_get_options (&turn->before, &options);
  options.acts &= ~(1u << PANDORIA_ACT_PLACE_CASTLE);
  pandoria_survey_init (&survey, &turn->before, turn->player,
                        pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL), NULL);
  n = pandoria_list_placements (&survey, &options, &turn->tile, 1, places, MOST_PLACES);
  for (guint i = 0; i < n; i++)
    try_figures (why, (Other){ .turn = turn, .placement = places[i] }, best);
}

static char *
name_other (const Other *other)
{
  const PandoriaPlacement *played = &other->turn->played;
  PandoriaAction figure;

  if (played->hexes[0].at == other->placement.hexes[0].at
      && played->hexes[1].at == other->placement.hexes[1].at
      && pandoria_placement_to_figure (&other->placement, &figure))
    return pandoria_text_action (&figure);
  return pandoria_text_placement (&other->placement);
}

static char *
describe_other (const Why *why, const Other *other)
{
  const gboolean team = why->state->partnership;
  g_autofree char *acts = name_other (other);
  g_autofree char *name = pandoria_text_side (why->game, get_side (why, other->turn->player));

  if (other->only)
    /* Translators: a turn, other acts in it, who would then have won, the points of both sides */
    return g_strdup_printf (
        team ? C_ ("team", "In turn %1$u, “%2$s” and nothing else would have won for %3$s, %4$d : "
                           "%5$d.")
             : _ ("In turn %1$u, “%2$s” and nothing else would have won for %3$s, %4$d : %5$d."),
        other->turn->turn, acts, name, other->won, other->lost);
  /* Translators: a turn, other acts in it, who would then have won, the points of both sides: “In
   * turn 40, “Leader to C10” would have won for Pieter, 60 : 58.” */
  return g_strdup_printf (team ? C_ ("team", "In turn %1$u, “%2$s” would have won for %3$s, %4$d : "
                                             "%5$d.")
                               : _ ("In turn %1$u, “%2$s” would have won for %3$s, %4$d : %5$d."),
                          other->turn->turn, acts, name, other->won, other->lost);
}

/* Looks only at the last tile of each player, the latest first: after it, others had little to
 * answer. Returns: (nullable): the sentence. */
static char *
describe_missed (const Why *why)
{
  g_autoptr (GArray) turns = pandoria_review_list_turns (why->record, NULL);
  Other best = { NULL };
  guint seen = 0;

  for (guint i = turns != NULL ? turns->len : 0; i-- > 0 && best.turn == NULL;)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);

      if ((seen & 1u << turn->player) != 0)
        continue;
      seen |= 1u << turn->player;
      if (why->result.place[get_side (why, turn->player)] != 1)
        try_turn (why, turn, &best);
    }
  return best.turn != NULL ? describe_other (why, &best) : NULL;
}

/* --- the sentences -------------------------------------------------------------------------- */

static void
take_sentence (GStrvBuilder *sentences, char *sentence)
{
  if (sentence != NULL)
    g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

GStrv
pandoria_report_why (PandoriaGame *game)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  Why why;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  if (!why_init (&why, game))
    return g_strv_builder_end (sentences);
  take_sentence (sentences, describe_margin (&why));
  take_sentence (sentences, describe_sources (&why));
  take_sentence (sentences, describe_building (&why));
  take_sentence (sentences, describe_biggest (&why));
  take_sentence (sentences, describe_missed (&why));
  return g_strv_builder_end (sentences);
}

char *
pandoria_report_margin (PandoriaGame *game)
{
  Why why;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  return why_init (&why, game) ? describe_margin (&why) : pandoria_text_result (game);
}
