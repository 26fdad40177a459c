/* Writes a review as sentences: the events on the board, their results for each player, then the
 * numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

#define STEP    5 /* per cent */
#define N_EARLY 3

/* --- what happened -------------------------------------------------------------------------- */

/* Adds “Marta +6 wood” to @list. */
static void
add_gain (GPtrArray *list, PandoriaGame *game, guint player, PandoriaCounter counter, int amount)
{
  g_autofree char *change = pandoria_text_change (counter, amount);

  /* Translators: a name and a change: “Marta +6 wood” */
  pandoria_phrases_add (list,
                        g_strdup_printf (C_ ("gain", "%1$s %2$s"),
                                         pandoria_game_get_player_name (game, player), change));
}

/* Adds the gains from the regions of @events, one sentence for each region. */
static void
add_regions (GPtrArray *sentences, PandoriaGame *game, guint player, const PandoriaEvents *events)
{
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
        add_gain (list, game, events->items[i].player, events->items[i].counter,
                  events->items[i].amount);
      gains = pandoria_phrases_join (list, C_ ("amounts", ", "));
      /* Translators: a player, a region, who gained what: “Jonas closed Hills F5 F6: Jonas +8 gold,
       * Marta +4 gold.” */
      pandoria_phrases_add (
          sentences, g_strdup_printf (_ ("%1$s closed %2$s: %3$s."),
                                      pandoria_game_get_player_name (game, player), name, gains));
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
    /* Translators: who got points for what the markers had no room for: “Marta +2 points, Jonas +1
     * point” */
    pandoria_phrases_add (sentences, g_strdup_printf (_ ("From surplus: %s."), gains));
}

static guint
count_home (const PandoriaState *s, guint player)
{
  return s->players[player].workers + s->players[player].leader;
}

static void
add_home (GPtrArray *sentences, PandoriaGame *game, const PandoriaState *was,
          const PandoriaState *is)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();
  g_autofree char *figures = NULL;

  for (guint p = 0; p < was->n_players; p++)
    if (count_home (is, p) > count_home (was, p))
      /* Translators: a name, and how many figures: “Marta 2” */
      pandoria_phrases_add (list, g_strdup_printf (C_ ("figures", "%1$s %2$u"),
                                                   pandoria_game_get_player_name (game, p),
                                                   count_home (is, p) - count_home (was, p)));
  figures = pandoria_phrases_join (list, C_ ("amounts", ", "));
  if (figures != NULL)
    /* Translators: whose figures, and how many: “Marta 2, Jonas 1” */
    pandoria_phrases_add (sentences,
                          g_strdup_printf (_ ("Figures back in the reserve: %s."), figures));
}

static void
add_castle (GPtrArray *sentences, PandoriaGame *game, guint player, const PandoriaAction *action)
{
  g_autofree char *laid = pandoria_text_action (action);

  pandoria_phrases_add (
      sentences,
      g_strdup_printf (_ ("%1$s: %2$s."), pandoria_game_get_player_name (game, player), laid));
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
            = pandoria_text_change (PANDORIA_COUNTER_POINTS, events->items[i].amount);

        /* Translators: a name, and what it brought: “Marta erected a monument: +5 points.” */
        pandoria_phrases_add (
            sentences, g_strdup_printf (
                           _ ("%1$s erected a monument: %2$s."),
                           pandoria_game_get_player_name (game, events->items[i].player), points));
      }
}

/* Replays the turn from its tile on, and the next turns up to the next double tile. */
char *
pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  PandoriaRecord *record;
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();
  g_autofree char *laid = NULL;
  PandoriaState was, state;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  record = pandoria_game_get_record (game);
  laid = pandoria_text_placement (&turn->played);
  /* Translators: a name and acts: “Marta: Tile at F7 E7; worker to F7.” */
  pandoria_phrases_add (sentences,
                        g_strdup_printf (_ ("%1$s: %2$s."),
                                         pandoria_game_get_player_name (game, turn->player), laid));
  state = turn->before;
  for (guint i = turn->action; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);
      const guint player = state.active;

      if (i > turn->action && action->kind == PANDORIA_ACT_PLACE_TILE)
        break;
      was = state;
      if (state.finished || !pandoria_state_apply (&state, action, &state, events, NULL))
        break;
      if (action->kind == PANDORIA_ACT_PLACE_CASTLE)
        add_castle (sentences, game, player, action);
      add_card (sentences, game, player, action);
      add_monuments (sentences, game, events);
      add_regions (sentences, game, player, events);
      add_surplus (sentences, game, events);
      if (action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_CASTLE)
        add_home (sentences, game, &was, &state);
    }
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

  if (pandoria_game_get_state (game)->finished)
    pandoria_phrases_add (lines, pandoria_text_result (game));
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

/* --- numbers -------------------------------------------------------------------------------- */

char *
pandoria_review_text_chance (guint per_mille, guint n_players)
{
  const int even = 1000 / (int) MAX (n_players, 1);

  if (per_mille > 0 && per_mille < 1000 && ABS ((int) per_mille - even) <= 10 * STEP / 2)
    return g_strdup (_ ("about even"));
  if (per_mille > 0 && per_mille < 1000)
    per_mille
        = CLAMP ((per_mille + 5 * STEP) / (10 * STEP) * 10 * STEP, 10 * STEP, 1000 - 10 * STEP);
  /* Translators: a chance in per cent */
  return g_strdup_printf (_ ("%u %%"), per_mille / 10);
}

static int
round_points (gint32 hundredths)
{
  return (hundredths + (hundredths < 0 ? -50 : 50)) / 100;
}

/* Returns: the expected lead of @player over the best of the others, in hundredths of a point. */
static gint32
find_lead (const PandoriaState *state, guint player)
{
  gint32 best = G_MININT32;
  PandoriaSurvey survey;

  pandoria_survey_init (&survey, state, player, NULL, NULL);
  for (guint p = 0; p < state->n_players; p++)
    if (p != player && !pandoria_state_are_partners (state, p, player))
      best = MAX (best, pandoria_worth_judge (&survey, p));
  return pandoria_worth_judge (&survey, player) - best;
}

/* Leaves the points out if they do not explain the chance: points before a turn do not include its
 * gain. */
static char *
describe_change (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, point->turn);
  const char *name = pandoria_game_get_player_name (game, point->player);
  g_autofree char *before
      = pandoria_review_text_chance (turn->chances[point->player], review->n_players);
  g_autofree char *after
      = pandoria_review_text_chance (turn->then[point->player], review->n_players);
  const int more = round_points (find_lead (&turn->after, point->player)
                                 - find_lead (&turn->before, point->player));
  g_autofree char *points = pandoria_text_change (PANDORIA_COUNTER_POINTS, more);

  if (more * point->change <= 0)
    /* Translators: a name, chances: “Marta: chance of winning from about even to 45 %.” */
    return g_strdup_printf (_ ("%1$s: chance of winning from %2$s to %3$s."), name, before, after);
  /* Translators: a name, points, chances: “Marta: about +9 points against the best of the others;
   * chance of winning from 20 % to 45 %.” */
  return g_strdup_printf (_ ("%1$s: about %2$s compared with the strongest rival; chance of "
                             "winning from %3$s to %4$s."),
                          name, points, before, after);
}

static char *
describe_other (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  g_autofree char *other = NULL, *reasons = NULL, *points = NULL;

  if (pandoria_review_is_close (turn))
    return g_strdup (_ ("No better place for this tile was found."));
  other = pandoria_text_placement (&turn->answer.places[0].placement);
  reasons
      = pandoria_text_hint_reasons (game, &turn->before, &turn->answer.places[0].placement, NULL);
  points = pandoria_text_change (PANDORIA_COUNTER_POINTS,
                                 MAX (1, round_points (turn->answer.played.behind)));
  /* Translators: what could have been placed, points, and what that would have done, in sentences
   */
  return g_strdup_printf (_ ("A better way: %1$s (about %2$s). %3$s"), other, points, reasons);
}

static char *
describe_missed (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  if (pandoria_review_find_missed (review) != (int) point->turn)
    return NULL;
  return g_strdup_printf (
      _ ("With that, %s would probably have won."),
      pandoria_game_get_player_name (game, pandoria_review_get_turn (review, point->turn)->player));
}

GStrv
pandoria_review_text_point (PandoriaGame *game, const PandoriaReview *review,
                            const PandoriaReviewPoint *point)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  const PandoriaReviewTurn *turn;
  g_autofree char *heading = NULL, *played = NULL, *change = NULL, *other = NULL, *missed = NULL,
                  *decision = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && review != NULL && point != NULL, NULL);

  turn = pandoria_review_get_turn (review, point->turn);
  if (pandoria_review_find_decision (review) == (int) point->turn)
    /* Translators: a number */
    heading = g_strdup_printf (_ ("Turn %u decided the game"), turn->turn);
  else
    heading = g_strdup_printf (_ ("Turn %u"), turn->turn);
  played = pandoria_review_text_played (game, turn);
  change = describe_change (game, review, point);
  other = describe_other (game, turn);
  missed = describe_missed (game, review, point);
  g_strv_builder_add_many (sentences, heading, played, change, other, missed, NULL);
  return g_strv_builder_end (sentences);
}

/* --- players -------------------------------------------------------------------------------- */

/* Shows whole points; rounding errors go to the rest. */
char *
pandoria_review_text_player (PandoriaGame *game, const PandoriaReview *review, guint player)
{
  gint32 parts[PANDORIA_REVIEW_N_PARTS], sum;
  char *texts[PANDORIA_REVIEW_N_PARTS] = { NULL }, *line;
  g_autofree char *margin = NULL;
  PandoriaReviewPlayer tiles;
  int rest;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && review != NULL, NULL);

  pandoria_review_get_player (review, player, &tiles);
  if (tiles.n == 0)
    return NULL;
  sum = pandoria_review_list_parts (pandoria_game_get_record (game), review, player, parts);
  rest = round_points (sum);
  margin = pandoria_text_change (PANDORIA_COUNTER_POINTS, rest);
  for (guint i = 0; i < PANDORIA_REVIEW_REST; i++)
    {
      rest -= round_points (parts[i]);
      texts[i] = pandoria_text_signed (round_points (parts[i]));
    }
  texts[PANDORIA_REVIEW_REST] = pandoria_text_signed (rest);
  line = g_strdup_printf (
      /* Translators: a name; points with their signs, the first of them with its word: “+12
       * points”; numbers of tiles */
      _ ("%1$s: %2$s against the average of the others. Start %3$s, luck with tiles %4$s, choice "
         "of places %5$s. "
         "Cards and other actions %6$s, the board as it developed %7$s, not explained %8$s. %9$u "
         "of %10$u tiles in a "
         "place "
         "as good as the best found."),
      pandoria_game_get_player_name (game, player), margin, texts[PANDORIA_REVIEW_START],
      texts[PANDORIA_REVIEW_TILES], texts[PANDORIA_REVIEW_PLACES], texts[PANDORIA_REVIEW_ACTS],
      texts[PANDORIA_REVIEW_BOARD], texts[PANDORIA_REVIEW_REST], tiles.n_close, tiles.n);
  for (guint i = 0; i < PANDORIA_REVIEW_N_PARTS; i++)
    g_free (texts[i]);
  return line;
}
