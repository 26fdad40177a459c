/* Explains the result of a game, from the sources of its points and its ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-why.h"

#include "pandoria-report-why-private.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define USUAL_RATE    3 /* resources for a point without a building (7.2, 10) */
#define USUAL_SOURCES 2 /* named for a side */
#define MOST_SOURCES  3 /* … if two explain too little of the margin */
#define LEAST_LEAD    2 /* points; smaller differences of a source are never named */
#define SMALL         5 /* a source below this part of the margin is named only if needed */
#define UNTOLD        4 /* the sources may leave this part of the margin unexplained */
#define LEAST_WORTH   3 /* points; a building that brought less is not named */
#define LEAST_GAIN    8 /* points; a region that made a smaller difference is not named */
#define MOST_OTHERS   4 /* sentences after the margin */

/* Fills @why. Returns: whether @game is finished. */
static gboolean
why_init (PandoriaWhy *why, PandoriaGame *game)
{
  *why = (PandoriaWhy){ .game = game,
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

guint
pandoria_why_get_side (const PandoriaWhy *why, guint seat)
{
  return why->state->partnership ? why->state->players[seat].team : seat;
}

/* --- the margin ----------------------------------------------------------------------------- */

static char *
describe_margin (const PandoriaWhy *why)
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
sum_source (const PandoriaWhy *why, guint source, guint side)
{
  gint sum = 0;

  for (guint seat = 0; seat < why->state->n_players; seat++)
    if (pandoria_why_get_side (why, seat) == side)
      sum += why->tally.points[source][seat];
  return sum;
}

static gint
get_lead (const PandoriaWhy *why, guint source, guint side, guint other)
{
  return sum_source (why, source, side) - sum_source (why, source, other);
}

/* The sources that are named for a side, the largest lead first. */
typedef struct
{
  guint side, other;
  guint n, sources[MOST_SOURCES];
} Named;

static gboolean
is_named (const Named *named, guint source)
{
  for (guint i = 0; i < named->n; i++)
    if (named->sources[i] == source)
      return TRUE;
  return FALSE;
}

/* Names the source with the largest lead that has no name yet. Returns: FALSE if enough are named,
 * or if no lead is at least @least. */
static gboolean
name_source (const PandoriaWhy *why, Named *named, gint least)
{
  int best = -1;

  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    {
      const gint lead = get_lead (why, source, named->side, named->other);

      if (lead < least || is_named (named, source))
        continue;
      if (best < 0 || lead > get_lead (why, (guint) best, named->side, named->other))
        best = (int) source;
    }
  if (best < 0 || named->n == MOST_SOURCES)
    return FALSE;
  named->sources[named->n++] = (guint) best;
  return TRUE;
}

static gint
sum_leads (const PandoriaWhy *why, const Named *named)
{
  gint sum = 0;

  for (guint i = 0; i < named->n; i++)
    sum += get_lead (why, named->sources[i], named->side, named->other);
  return sum;
}

/* Names up to two large sources of each side, then more until they explain the margin. */
static void
name_sources (const PandoriaWhy *why, Named *more, Named *less)
{
  const gint margin = why->result.points[why->first] - why->result.points[why->second];
  const gint large = MAX (LEAST_LEAD, margin / SMALL), limit = MAX (LEAST_LEAD, margin / UNTOLD);

  while (more->n < USUAL_SOURCES && name_source (why, more, large))
    ;
  while (less->n < USUAL_SOURCES && name_source (why, less, large))
    ;
  for (gboolean any = TRUE; any;)
    {
      const gint rest = margin - sum_leads (why, more) + sum_leads (why, less);

      any = ABS (rest) > limit && name_source (why, rest > 0 ? more : less, LEAST_LEAD);
    }
}

/* Returns: (nullable): “cities (30 : 27)”, with the points of the winner first. */
static char *
list_sources (const PandoriaWhy *why, const Named *named)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  for (guint i = 0; i < named->n; i++)
    {
      const guint source = named->sources[i];

      /* Translators: a source of points, and the points of two sides: “cities (30 : 27)” */
      pandoria_phrases_add (
          parts, g_strdup_printf (C_ ("points from", "%1$s (%2$d : %3$d)"),
                                  g_dpgettext2 (GETTEXT_PACKAGE, "points from", sources[source]),
                                  sum_source (why, source, why->first),
                                  sum_source (why, source, why->second)));
    }
  return pandoria_phrases_join_last (parts, C_ ("sources of points", ", "),
                                     C_ ("sources of points", " and "));
}

/* Compares the sources of the winner with those of the second side. Returns: (nullable): the
 * sentence. */
static char *
describe_sources (const PandoriaWhy *why)
{
  const gboolean team = why->state->partnership;
  Named more_from = { .side = why->first, .other = why->second };
  Named less_from = { .side = why->second, .other = why->first };
  g_autofree char *winner = pandoria_text_side (why->game, why->first);
  g_autofree char *second = pandoria_text_side (why->game, why->second);
  g_autofree char *more = NULL, *less = NULL;

  name_sources (why, &more_from, &less_from);
  more = list_sources (why, &more_from);
  less = list_sources (why, &less_from);
  if (more == NULL)
    return NULL;
  if (less == NULL)
    /* Translators: two sides, and up to three sources: “Aylin got more than Pieter from surplus
     * crystals (12 : 1) and the Statue (5 : 0).” */
    return g_strdup_printf (team ? C_ ("team", "%1$s got more than %2$s from %3$s.")
                                 : _ ("%1$s got more than %2$s from %3$s."),
                            winner, second, more);
  /* Translators: two sides, and up to three sources each: “Aylin got more than Pieter from surplus
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
find_worth (const PandoriaWhy *why, guint seat, guint counter)
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
describe_building (const PandoriaWhy *why)
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
        const guint side = pandoria_why_get_side (why, seat);
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

/* A scored region. */
typedef struct
{
  const PandoriaEvent *event; /* the first of its @n entries in the ledger */
  guint n;
  gint points[2]; /* of the winner, and of the second side */
} Scored;

/* Adds up what the region of entry @i brought, in a ledger of @n entries. */
static Scored
sum_region (const PandoriaWhy *why, guint i, guint n)
{
  Scored scored = { .event = pandoria_game_get_events (why->game, i) };

  for (; i < n; i++)
    {
      const PandoriaEvent *event = pandoria_game_get_events (why->game, i);
      const guint side = pandoria_why_get_side (why, event->player);

      if (event->kind != PANDORIA_EVENT_REGION || event->turn != scored.event->turn
          || event->terrain != scored.event->terrain
          || !pandoria_spaces_equal (event->region, scored.event->region))
        break;
      scored.n++;
      if (side == why->first)
        scored.points[0] += event->amount;
      else if (side == why->second)
        scored.points[1] += event->amount;
    }
  return scored;
}

/* Finds the region that brought the winner most, compared with the second side; the other way round
 * if @way is -1. Returns: FALSE if none made a large difference. */
static gboolean
find_region (const PandoriaWhy *why, gint way, Scored *best)
{
  const guint n = pandoria_game_get_n_events (why->game, pandoria_game_get_position (why->game));
  gint most = LEAST_GAIN - 1;

  for (guint i = 0, n_entries; i < n; i += n_entries)
    {
      const PandoriaEvent *event = pandoria_game_get_events (why->game, i);
      Scored scored;

      n_entries = 1;
      if (event->kind != PANDORIA_EVENT_REGION || event->counter != PANDORIA_COUNTER_POINTS)
        continue;
      scored = sum_region (why, i, n);
      n_entries = scored.n;
      if ((scored.points[0] - scored.points[1]) * way <= most)
        continue;
      most = (scored.points[0] - scored.points[1]) * way;
      *best = scored;
    }
  return most >= LEAST_GAIN;
}

/* Returns: (nullable): a sentence about the region that made the largest difference for the winner,
 * or for the second side if @way is -1. Sets @turn to when it was scored. */
static char *
describe_region (const PandoriaWhy *why, gint way, guint *turn)
{
  const gboolean won = way > 0;
  Scored best;
  g_autofree char *points = NULL, *region = NULL, *one = NULL, *other = NULL;

  *turn = 0;
  if (!find_region (why, way, &best))
    return NULL;
  *turn = best.event->turn;
  points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, best.points[won ? 0 : 1]);
  region = pandoria_text_region_name (
      &(PandoriaRegion){ .spaces = best.event->region, .terrain = best.event->terrain });
  one = pandoria_text_side (why->game, won ? why->first : why->second);
  other = pandoria_text_side (why->game, won ? why->second : why->first);
  /* Translators: a turn, a region, points and who got them, points of another: “In turn 32, City C8
   * D7 brought 24 points to Pieter, 0 to Aylin.” */
  return g_strdup_printf (_ ("In turn %1$u, %2$s brought %3$s to %4$s, %5$d to %6$s."), *turn,
                          region, points, one, best.points[won ? 1 : 0], other);
}

/* --- the lead ------------------------------------------------------------------------------- */

static gint
get_points (const PandoriaWhy *why, const PandoriaState *state, guint side)
{
  gint points = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    if (pandoria_why_get_side (why, seat) == side)
      points += state->players[seat].counters[PANDORIA_COUNTER_POINTS];
  return points;
}

/* Returns: (nullable): who was ahead before the final scoring (10), if that was not the winner. */
static char *
describe_reversal (const PandoriaWhy *why)
{
  const gboolean team = why->state->partnership;
  gint points[PANDORIA_MAX_PLAYERS];
  g_autofree char *name = NULL;
  guint best = why->first;

  for (guint side = 0; side < why->result.n; side++)
    points[side] = why->result.points[side] - sum_source (why, PANDORIA_TALLY_FINAL_HAND, side)
                   - sum_source (why, PANDORIA_TALLY_FINAL_RESOURCES, side)
                   - sum_source (why, PANDORIA_TALLY_FINAL_REALM, side);
  for (guint side = 0; side < why->result.n; side++)
    if (points[side] > points[best])
      best = side;
  if (best == why->first)
    return NULL;
  name = pandoria_text_side (why->game, best);
  /* Translators: a player, and the points of that player and of the winner: “Before the final
   * scoring, Pieter was ahead, 55 : 52.” */
  return g_strdup_printf (
      team ? C_ ("team", "Before the final scoring, %1$s were ahead, %2$d : %3$d.")
           : _ ("Before the final scoring, %1$s was ahead, %2$d : %3$d."),
      name, points[best], points[why->first]);
}

static gboolean
is_ahead (const PandoriaWhy *why, const PandoriaState *state)
{
  const gint own = get_points (why, state, why->first);

  for (guint side = 0; side < why->result.n; side++)
    if (side != why->first && get_points (why, state, side) >= own)
      return FALSE;
  return TRUE;
}

/* Returns: (nullable): since when the winner was ahead; NULL if points did not decide. */
static char *
describe_lead (const PandoriaWhy *why)
{
  const gboolean team = why->state->partnership;
  const guint n = pandoria_record_get_n_actions (why->record);
  g_autofree char *name = pandoria_text_side (why->game, why->first);
  guint since = 0;

  for (guint i = n; i-- > 0;)
    if (pandoria_record_get_action (why->record, i)->kind == PANDORIA_ACT_END_TURN)
      {
        if (!is_ahead (why, pandoria_game_get_state_at (why->game, i + 1)))
          break;
        since = pandoria_game_get_state_at (why->game, i)->turn;
      }
  if (since == 0)
    return NULL;
  if (since == why->state->turn)
    /* Translators: the winner */
    return g_strdup_printf (team ? C_ ("team", "%s took the lead only in the last turn.")
                                 : _ ("%s took the lead only in the last turn."),
                            name);
  /* Translators: the winner, and a number of a turn */
  return g_strdup_printf (team ? C_ ("team", "%1$s were ahead from turn %2$u to the end.")
                               : _ ("%1$s was ahead from turn %2$u to the end."),
                          name, since);
}

/* --- the sentences -------------------------------------------------------------------------- */

/* The sentences after the margin, in the order in which they are read. */
enum
{
  SOURCES,
  BUILDING,
  FOR_WINNER, /* a region */
  FOR_SECOND,
  LEAD, /* or who was ahead before the final scoring */
  MISSED,
  N_SENTENCES
};

/* Keeps the most important sentences, at most MOST_OTHERS. */
static void
drop_sentences (char *sentences[N_SENTENCES], gboolean reversed)
{
  const guint first_to_go[] = { FOR_SECOND, reversed ? BUILDING : LEAD, FOR_WINNER };
  guint n = 0;

  for (guint i = 0; i < N_SENTENCES; i++)
    n += sentences[i] != NULL;
  for (guint i = 0; i < G_N_ELEMENTS (first_to_go) && n > MOST_OTHERS; i++)
    {
      n -= sentences[first_to_go[i]] != NULL;
      g_clear_pointer (&sentences[first_to_go[i]], g_free);
    }
}

GStrv
pandoria_report_why (PandoriaGame *game)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  char *sentences[N_SENTENCES];
  g_autofree char *margin = NULL;
  guint won_turn, lost_turn;
  gboolean reversed;
  PandoriaWhy why;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  if (!why_init (&why, game))
    return g_strv_builder_end (builder);
  margin = describe_margin (&why);
  sentences[SOURCES] = describe_sources (&why);
  sentences[BUILDING] = describe_building (&why);
  sentences[FOR_WINNER] = describe_region (&why, 1, &won_turn);
  sentences[FOR_SECOND] = describe_region (&why, -1, &lost_turn);
  sentences[LEAD] = describe_reversal (&why);
  sentences[MISSED] = pandoria_why_describe_missed (&why);
  reversed = sentences[LEAD] != NULL;
  if (!reversed)
    sentences[LEAD] = describe_lead (&why);
  drop_sentences (sentences, reversed);
  if (lost_turn < won_turn)
    {
      char *later = g_steal_pointer (&sentences[FOR_WINNER]);

      sentences[FOR_WINNER] = g_steal_pointer (&sentences[FOR_SECOND]);
      sentences[FOR_SECOND] = later;
    }
  g_strv_builder_add (builder, margin);
  for (guint i = 0; i < N_SENTENCES; i++)
    if (sentences[i] != NULL)
      {
        g_strv_builder_add (builder, sentences[i]);
        g_free (sentences[i]);
      }
  return g_strv_builder_end (builder);
}

char *
pandoria_report_margin (PandoriaGame *game)
{
  PandoriaWhy why;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  return why_init (&why, game) ? describe_margin (&why) : pandoria_text_result (game);
}
