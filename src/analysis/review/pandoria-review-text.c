/* Writes a review as sentences: acts and their results by the ledger, then the chances.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

#define STEP    5 /* per cent */
#define N_EARLY 3

/* --- what happened -------------------------------------------------------------------------- */

static char *
describe_tile (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  const char *name = pandoria_game_get_player_name (game, turn->player);
  const char *first = pandoria_space_name (turn->played.hexes[0].at);
  g_autofree char *spaces
      = g_strdup_printf ("%s %s", first, pandoria_space_name (turn->played.hexes[1].at));

  if (turn->played.figure == PANDORIA_SPACE_NONE)
    /* Translators: a name, two spaces */
    return g_strdup_printf (_ ("%1$s placed a tile at %2$s."), name, spaces);
  if (turn->played.leader)
    /* Translators: a name, two spaces, a space */
    return g_strdup_printf (_ ("%1$s placed a tile at %2$s, and the leader on %3$s."), name, spaces,
                            pandoria_space_name (turn->played.figure));
  /* Translators: a name, two spaces, a space */
  return g_strdup_printf (_ ("%1$s placed a tile at %2$s, and a worker on %3$s."), name, spaces,
                          pandoria_space_name (turn->played.figure));
}

/* Adds “6 wood for Marta” to @list. */
static void
add_gain (GPtrArray *list, PandoriaGame *game, guint player, PandoriaCounter counter, int amount)
{
  g_autofree char *gain = pandoria_text_amount (counter, amount);

  /* Translators: an amount, and the player who gained it: “6 wood for Marta” */
  pandoria_phrases_add (list, g_strdup_printf (C_ ("gain", "%1$s for %2$s"), gain,
                                               pandoria_game_get_player_name (game, player)));
}

/* Adds one sentence for each region of @events. */
static void
add_regions (GPtrArray *sentences, PandoriaGame *game, guint player, const PandoriaEvents *events)
{
  const char *closer = pandoria_game_get_player_name (game, player);

  for (guint i = 0; i < events->n;)
    {
      const PandoriaEvent *first = &events->items[i];
      const PandoriaRegion region = { first->region, first->terrain };
      g_autoptr (GPtrArray) list = pandoria_phrases_new ();
      g_autofree char *name = pandoria_text_region_name (&region), *gains = NULL;

      if (first->kind != PANDORIA_EVENT_REGION)
        {
          i++;
          continue;
        }
      for (; i < events->n && events->items[i].kind == PANDORIA_EVENT_REGION
             && pandoria_spaces_equal (events->items[i].region, first->region);
           i++)
        if (events->items[i].amount > 0)
          add_gain (list, game, events->items[i].player, events->items[i].counter,
                    events->items[i].amount);
      gains = pandoria_phrases_join (list, C_ ("amounts", ", "));
      if (gains == NULL)
        /* Translators: a player, a region */
        pandoria_phrases_add (sentences,
                              g_strdup_printf (_ ("%1$s closed %2$s for nobody."), closer, name));
      else
        /* Translators: a player, a region, who gained what: “Jonas closed Hills F5 F6: 8 gold for
         * Jonas, 4 gold for Marta.” */
        pandoria_phrases_add (sentences,
                              g_strdup_printf (_ ("%1$s closed %2$s: %3$s."), closer, name, gains));
    }
}

static void
add_surplus (GPtrArray *sentences, PandoriaGame *game, const PandoriaEvents *events)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();
  g_autofree char *gains = NULL;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_OVERFLOW && events->items[i].points > 0)
      add_gain (list, game, events->items[i].player, PANDORIA_COUNTER_POINTS,
                events->items[i].points);
  gains = pandoria_phrases_join (list, C_ ("amounts", ", "));
  if (gains != NULL)
    /* Translators: who got points for what the markers had no room for: “2 points for Marta, 1
     * point for Jonas” */
    pandoria_phrases_add (sentences, g_strdup_printf (_ ("Surplus brought %s."), gains));
}

static guint
count_home (const PandoriaState *s, guint player)
{
  return s->players[player].workers + s->players[player].leader;
}

/* Adds the figures that returned to the reserve when the tile was placed. */
static void
add_home (GPtrArray *sentences, PandoriaGame *game, const PandoriaState *was,
          const PandoriaState *is)
{
  for (guint p = 0; p < was->n_players; p++)
    {
      const guint before = count_home (was, p), after = count_home (is, p);

      if (after <= before)
        continue;
      pandoria_phrases_add (
          sentences,
          /* Translators: a number of figures, and whose */
          g_strdup_printf (ngettext ("%1$u figure of %2$s returned to the reserve.",
                                     "%1$u figures of %2$s returned to the reserve.",
                                     after - before),
                           after - before, pandoria_game_get_player_name (game, p)));
    }
}

static void
add_card (GPtrArray *sentences, PandoriaGame *game, guint player, const PandoriaAction *action)
{
  const char *name = pandoria_game_get_player_name (game, player);
  const gboolean halfling = action->kind == PANDORIA_ACT_HALFLING;

  if ((halfling || action->kind == PANDORIA_ACT_BUILD)
      && action->build.building != PANDORIA_BUILDING_NONE)
    {
      g_autofree char *building
          = pandoria_text_building (action->build.building, action->build.level);

      pandoria_phrases_add (sentences, g_strdup_printf (_ ("%1$s built %2$s."), name, building));
    }
  if (halfling || action->kind == PANDORIA_ACT_CAST)
    {
      g_autofree char *spell = pandoria_text_spell (action->spell, action->level);

      pandoria_phrases_add (sentences, g_strdup_printf (_ ("%1$s cast %2$s."), name, spell));
    }
}

static void
add_monuments (GPtrArray *sentences, PandoriaGame *game, const PandoriaEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_MONUMENT)
      {
        g_autofree char *points
            = pandoria_text_amount (PANDORIA_COUNTER_POINTS, events->items[i].amount);

        /* Translators: a name, and what it brought: “Marta erected a monument for 5 points.” */
        pandoria_phrases_add (
            sentences, g_strdup_printf (
                           _ ("%1$s erected a monument for %2$s."),
                           pandoria_game_get_player_name (game, events->items[i].player), points));
      }
}

static void
add_end (GPtrArray *sentences, PandoriaGame *game, const PandoriaState *end)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();
  g_autofree char *points = NULL;
  PandoriaResult result;

  pandoria_state_get_result (end, &result);
  for (guint side = 0; side < result.n; side++)
    {
      g_autofree char *name = pandoria_text_side (game, side);
      g_autofree char *sum = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result.points[side]);

      pandoria_phrases_add (list, g_strdup_printf (C_ ("gain", "%1$s for %2$s"), sum, name));
    }
  points = pandoria_phrases_join (list, C_ ("amounts", ", "));
  /* Translators: the points of all: “58 points for Aylin, 57 points for Pieter” */
  pandoria_phrases_add (sentences, g_strdup_printf (_ ("The game ended: %s."), points));
}

/* Replays the turn from its tile to its end. */
char *
pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  PandoriaRecord *record;
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();
  PandoriaState was, state;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  record = pandoria_game_get_record (game);
  pandoria_phrases_add (sentences, describe_tile (game, turn));
  state = turn->before;
  for (guint i = turn->action; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);

      was = state;
      if (state.turn != turn->turn || !pandoria_state_apply (&state, action, &state, events, NULL))
        break;
      add_card (sentences, game, turn->player, action);
      add_monuments (sentences, game, events);
      add_regions (sentences, game, turn->player, events);
      add_surplus (sentences, game, events);
      if (action->kind == PANDORIA_ACT_PLACE_TILE)
        add_home (sentences, game, &was, &state);
      if (action->kind == PANDORIA_ACT_END_TURN)
        break;
    }
  if (state.finished)
    add_end (sentences, game, &state);
  return pandoria_phrases_join (sentences, " ");
}

/* Returns: what the player of @turn gained, in thirds of a point. */
static int
find_gain (const PandoriaReviewTurn *turn)
{
  const gint32 *was = turn->before.players[turn->player].counters,
               *is = turn->after.players[turn->player].counters;
  int gain = 2 * (is[PANDORIA_COUNTER_POINTS] - was[PANDORIA_COUNTER_POINTS]);

  for (guint c = 0; c <= PANDORIA_COUNTER_POINTS; c++)
    gain += is[c] - was[c];
  return gain;
}

char *
pandoria_review_text_early (PandoriaGame *game, const GArray *turns)
{
  g_autoptr (GPtrArray) lines = pandoria_phrases_new ();

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turns != NULL, NULL);

  for (guint i = 0; i < turns->len; i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);
      g_autofree char *played = NULL;
      guint better = 0;

      for (guint k = 0; k < turns->len; k++)
        better += find_gain (&g_array_index (turns, PandoriaReviewTurn, k)) + (k < i)
                  > find_gain (turn);
      if (better >= N_EARLY)
        continue;
      played = pandoria_review_text_played (game, turn);
      /* Translators: a number, what was done in sentences */
      pandoria_phrases_add (lines, g_strdup_printf (_ ("Turn %1$u. %2$s"), turn->turn, played));
    }
  return pandoria_phrases_join (lines, "\n\n");
}

/* --- chances -------------------------------------------------------------------------------- */

char *
pandoria_review_text_chance (guint per_mille)
{
  if (per_mille > 0 && per_mille < 1000)
    per_mille
        = CLAMP ((per_mille + 5 * STEP) / (10 * STEP) * 10 * STEP, 10 * STEP, 1000 - 10 * STEP);
  /* Translators: a chance in per cent, with a no-break space */
  return g_strdup_printf (_ ("%u %%"), per_mille / 10);
}

static char *
describe_change (PandoriaGame *game, const PandoriaReviewPoint *point)
{
  g_autofree char *name = pandoria_text_side (game, point->side);
  g_autofree char *before = pandoria_review_text_chance (point->before);
  g_autofree char *after = pandoria_review_text_chance (point->after);

  /* Translators: a player or two partners, chances: “Marta: chance of winning from 25 % to 45 %.”
   */
  return g_strdup_printf (_ ("%1$s: chance of winning from %2$s to %3$s."), name, before, after);
}

/* --- what explains it ----------------------------------------------------------------------- */

static void
add_cause (GPtrArray *sentences, PandoriaGame *game, const PandoriaReviewCause *cause)
{
  const PandoriaRegion region = { cause->region, cause->terrain };
  g_autofree char *name = pandoria_text_region_name (&region);
  g_autofree char *amount = pandoria_text_amount (cause->counter, cause->amount);
  const char *player = pandoria_game_get_player_name (game, cause->player);

  if (cause->lost)
    /* Translators: a region, what it would have brought, a player: “City C8 D7, 24 points for
     * Pieter, can no longer be closed.” */
    pandoria_phrases_add (sentences,
                          g_strdup_printf (_ ("%1$s, %2$s for %3$s, can no longer be closed."),
                                           name, amount, player));
  else
    /* Translators: a region, what it brings when it closes, a player: “City C8 D7 would now bring
     * 24 points to Pieter.” */
    pandoria_phrases_add (sentences, g_strdup_printf (_ ("%1$s would now bring %2$s to %3$s."),
                                                      name, amount, player));
}

static char *
describe_causes (PandoriaGame *game, const PandoriaReviewPoint *point)
{
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();

  for (guint i = 0; i < point->n_causes; i++)
    add_cause (sentences, game, &point->causes[i]);
  return pandoria_phrases_join (sentences, " ");
}

char *
pandoria_review_text_better (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  PandoriaHintReason reasons[PANDORIA_REVIEW_REASONS];
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();
  g_autofree char *other = NULL, *points = NULL, *why = NULL;
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  n = pandoria_review_list_reasons (turn, reasons);
  if (n == 0)
    return NULL;
  for (guint i = 0; i < n; i++)
    pandoria_phrases_add (sentences, pandoria_text_hint_reason (game, &reasons[i]));
  why = pandoria_phrases_join (sentences, " ");
  other = pandoria_text_placement (&turn->answer.places[0].placement);
  points = pandoria_text_worth (turn->answer.played.behind);
  /* Translators: what could have been placed, a number of points with its sign, and what that would
   * have done, in sentences */
  return g_strdup_printf (_ ("A better way: %1$s (about %2$s points). %3$s"), other, points, why);
}

GStrv
pandoria_review_text_point (PandoriaGame *game, const PandoriaReview *review,
                            const PandoriaReviewPoint *point)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  const PandoriaReviewTurn *turn;
  g_autofree char *heading = NULL, *played = NULL, *change = NULL, *causes = NULL, *better = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && review != NULL && point != NULL, NULL);

  turn = pandoria_review_get_turn (review, point->turn);
  if (pandoria_review_find_decision (review) == (int) point->turn)
    /* Translators: a number */
    heading = g_strdup_printf (_ ("Turn %u decided the game"), turn->turn);
  else
    heading = g_strdup_printf (_ ("Turn %u"), turn->turn);
  played = pandoria_review_text_played (game, turn);
  causes = describe_causes (game, point);
  change = describe_change (game, point);
  better = pandoria_review_text_better (game, turn);
  g_strv_builder_add_many (sentences, heading, played, NULL);
  for (guint i = 0; i < 3; i++)
    {
      const char *sentence = (const char *[]){ causes, change, better }[i];

      if (sentence != NULL)
        g_strv_builder_add (sentences, sentence);
    }
  return g_strv_builder_end (sentences);
}

/* --- the parts of a lead -------------------------------------------------------------------- */

const char *
pandoria_review_text_part (PandoriaReviewPart part)
{
  static const char *const names[] = {
    [PANDORIA_REVIEW_TILES] = N_ ("Luck with the tiles"),
    [PANDORIA_REVIEW_CARDS] = N_ ("Cards, buildings and monuments"),
    [PANDORIA_REVIEW_PLACES] = N_ ("Places on the board"),
  };

  g_return_val_if_fail ((guint) part < PANDORIA_REVIEW_N_PARTS, "");
  return _ (names[part]);
}
