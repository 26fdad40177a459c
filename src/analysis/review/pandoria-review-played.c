/* Writes the acts of a reviewed turn and their results as sentences, by the ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

#define N_EARLY 3

/* The text of a turn: the acts of its player, joined to one sentence, and their results. */
typedef struct
{
  PandoriaGame *game;
  guint player;
  GPtrArray *acts;    /* predicates */
  GPtrArray *gains;   /* sentences about the gains from regions */
  GPtrArray *results; /* other sentences */
  guint n_closed;     /* regions */
  char *last_gains;   /* … from the region that was the last act */
} Recap;

static void
recap_clear (Recap *recap)
{
  g_clear_pointer (&recap->acts, g_ptr_array_unref);
  g_clear_pointer (&recap->gains, g_ptr_array_unref);
  g_clear_pointer (&recap->results, g_ptr_array_unref);
  g_clear_pointer (&recap->last_gains, g_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Recap, recap_clear)

char *
pandoria_review_text_join (GPtrArray *phrases)
{
  g_return_val_if_fail (phrases != NULL, NULL);
  /* Translators: before the last of several acts or amounts: “placed a tile at H4 H3 and built the
   * Statue” */
  return pandoria_phrases_join_last (phrases, C_ ("acts", ", "), C_ ("acts", " and "));
}

static char *
describe_tile (const PandoriaReviewTurn *turn)
{
  const char *first = pandoria_space_name (turn->played.hexes[0].at);
  g_autofree char *spaces
      = g_strdup_printf ("%s %s", first, pandoria_space_name (turn->played.hexes[1].at));
  const char *figure = NULL;

  if (turn->played.figure == PANDORIA_SPACE_NONE)
    /* Translators: follows a player’s name; two spaces: “Marta placed a tile at H4 H3” */
    return g_strdup_printf (C_ ("player", "placed a tile at %s"), spaces);
  figure = pandoria_space_name (turn->played.figure);
  if (turn->played.leader)
    /* Translators: follows a player’s name; two spaces, a space */
    return g_strdup_printf (C_ ("player", "placed a tile at %1$s with the leader on %2$s"), spaces,
                            figure);
  /* Translators: follows a player’s name; two spaces, a space */
  return g_strdup_printf (C_ ("player", "placed a tile at %1$s with a worker on %2$s"), spaces,
                          figure);
}

void
pandoria_review_text_add_gain (GPtrArray *list, PandoriaGame *game, guint player,
                               PandoriaCounter counter, int amount)
{
  g_autofree char *gain = pandoria_text_amount (counter, amount);

  g_return_if_fail (list != NULL && PANDORIA_IS_GAME (game));

  /* Translators: an amount, and the player who gained it: “6 wood for Marta” */
  pandoria_phrases_add (list, g_strdup_printf (C_ ("gain", "%1$s for %2$s"), gain,
                                               pandoria_game_get_player_name (game, player)));
}

/* Adds a region that only its closer gained from: “closed Hills F5 F6 for 8 gold”. */
static void
add_own_region (Recap *recap, const char *name, const PandoriaEvent *gain)
{
  g_autofree char *amount = pandoria_text_amount (gain->counter, gain->amount);

  /* Translators: follows a player’s name; a region, an amount: “Marta closed Hills F5 F6 for 8
   * gold” */
  pandoria_phrases_add (recap->acts,
                        g_strdup_printf (C_ ("player", "closed %1$s for %2$s"), name, amount));
}

/* Adds a region, and what all players gained from it. */
static void
add_shared_region (Recap *recap, const char *name, const PandoriaEvent *gains, guint n)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    if (gains[i].amount > 0)
      pandoria_review_text_add_gain (list, recap->game, gains[i].player, gains[i].counter,
                                     gains[i].amount);
  text = pandoria_review_text_join (list);
  if (text == NULL)
    {
      /* Translators: follows a player’s name; a region that nobody gained from */
      pandoria_phrases_add (recap->acts,
                            g_strdup_printf (C_ ("player", "closed %s for nobody"), name));
      return;
    }
  /* Translators: follows a player’s name; a region: “Marta closed Hills F5 F6” */
  pandoria_phrases_add (recap->acts, g_strdup_printf (C_ ("player", "closed %s"), name));
  /* Translators: a region, who gained what: “Hills F5 F6 brought 8 gold for Jonas and 4 gold for
   * Marta.” */
  pandoria_phrases_add (recap->gains, g_strdup_printf (_ ("%1$s brought %2$s."), name, text));
  recap->last_gains = g_steal_pointer (&text);
}

static void
add_region (Recap *recap, const PandoriaEvent *gains, guint n)
{
  const PandoriaEvent *own = NULL;
  const PandoriaRegion region = { gains->region, gains->terrain };
  g_autofree char *name = pandoria_text_region_name (&region);
  guint n_gains = 0;

  recap->n_closed++;
  for (guint i = 0; i < n; i++)
    {
      n_gains += gains[i].amount > 0;
      if (gains[i].amount > 0 && gains[i].player == recap->player)
        own = &gains[i];
    }
  if (n_gains == 1 && own != NULL)
    add_own_region (recap, name, own);
  else
    add_shared_region (recap, name, gains, n);
}

/* Adds each region of @events. */
static void
add_regions (Recap *recap, const PandoriaEvents *events)
{
  for (guint i = 0; i < events->n;)
    {
      const PandoriaEvent *first = &events->items[i];
      guint n = 1;

      if (first->kind == PANDORIA_EVENT_REGION)
        {
          while (i + n < events->n && first[n].kind == PANDORIA_EVENT_REGION
                 && pandoria_spaces_equal (first[n].region, first->region))
            n++;
          add_region (recap, first, n);
        }
      i += n;
    }
}

static void
add_surplus (const Recap *recap, const PandoriaEvents *events)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();
  g_autofree char *gains = NULL;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_OVERFLOW && events->items[i].points > 0)
      pandoria_review_text_add_gain (list, recap->game, events->items[i].player,
                                     PANDORIA_COUNTER_POINTS, events->items[i].points);
  gains = pandoria_review_text_join (list);
  if (gains != NULL)
    /* Translators: who got points for what the markers had no room for: “2 points for Marta and 1
     * point for Jonas” */
    pandoria_phrases_add (recap->results, g_strdup_printf (_ ("Surplus brought %s."), gains));
}

static guint
count_home (const PandoriaState *s, guint player)
{
  return s->players[player].workers + s->players[player].leader;
}

/* Adds the figures that returned to the reserve when the tile was placed. */
static void
add_home (const Recap *recap, const PandoriaState *was, const PandoriaState *is)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();
  g_autofree char *figures = NULL;
  guint n = 0;

  for (guint p = 0; p < was->n_players; p++)
    {
      const guint before = count_home (was, p), after = count_home (is, p);

      if (after <= before)
        continue;
      n += after - before;
      pandoria_phrases_add (
          list,
          /* Translators: a number of figures, and whose */
          g_strdup_printf (ngettext ("%1$u figure of %2$s", "%1$u figures of %2$s", after - before),
                           after - before, pandoria_game_get_player_name (recap->game, p)));
    }
  figures = pandoria_review_text_join (list);
  if (figures != NULL)
    /* Translators: figures and whose they are: “1 figure of Marta and 1 figure of Jonas returned to
     * the reserve.” */
    pandoria_phrases_add (
        recap->results,
        g_strdup_printf (ngettext ("%s returned to the reserve.", "%s returned to the reserve.", n),
                         figures));
}

static void
add_card (const Recap *recap, const PandoriaAction *action)
{
  const gboolean halfling = action->kind == PANDORIA_ACT_HALFLING;

  if ((halfling || action->kind == PANDORIA_ACT_BUILD)
      && action->build.building != PANDORIA_BUILDING_NONE)
    {
      g_autofree char *building
          = pandoria_text_building (action->build.building, action->build.level);

      /* Translators: follows a player’s name; a building: “Marta built the Statue” */
      pandoria_phrases_add (recap->acts, g_strdup_printf (C_ ("player", "built the %s"), building));
    }
  if (halfling || action->kind == PANDORIA_ACT_CAST)
    {
      g_autofree char *spell = pandoria_text_spell (action->spell, action->level);

      /* Translators: follows a player’s name; a spell: “Marta cast Conjure 8” */
      pandoria_phrases_add (recap->acts, g_strdup_printf (C_ ("player", "cast %s"), spell));
    }
}

static void
add_monuments (const Recap *recap, const PandoriaEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_MONUMENT)
      {
        g_autofree char *points
            = pandoria_text_amount (PANDORIA_COUNTER_POINTS, events->items[i].amount);

        /* Translators: follows a player’s name; what it brought: “Marta erected a monument for 5
         * points” */
        pandoria_phrases_add (recap->acts,
                              g_strdup_printf (C_ ("player", "erected a monument for %s"), points));
      }
}

static void
add_end (const Recap *recap, const PandoriaState *end)
{
  g_autoptr (GPtrArray) list = pandoria_phrases_new ();
  g_autofree char *points = NULL;
  PandoriaResult result;

  pandoria_state_get_result (end, &result);
  for (guint side = 0; side < result.n; side++)
    {
      g_autofree char *name = pandoria_text_side (recap->game, side);
      g_autofree char *sum = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result.points[side]);

      pandoria_phrases_add (list, g_strdup_printf (C_ ("gain", "%1$s for %2$s"), sum, name));
    }
  points = pandoria_review_text_join (list);
  /* Translators: the points of all: “58 points for Aylin and 57 points for Pieter” */
  pandoria_phrases_add (recap->results, g_strdup_printf (_ ("The game ended with %s."), points));
}

/* Joins the acts to a sentence, and adds the results. */
static char *
write_recap (const Recap *recap)
{
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();
  g_autofree char *acts = pandoria_review_text_join (recap->acts);

  /* Translators: a player, and what the player did: “Marta placed a tile at H4 H3 and built the
   * Statue.” */
  pandoria_phrases_add (sentences,
                        g_strdup_printf (C_ ("acts", "%1$s %2$s."),
                                         pandoria_game_get_player_name (recap->game, recap->player),
                                         acts));
  if (recap->n_closed == 1 && recap->last_gains != NULL)
    /* Translators: follows a sentence that ends with a closed region; who gained what: “That
     * brought 8 gold for Jonas and 4 gold for Marta.” */
    pandoria_phrases_add (sentences, g_strdup_printf (_ ("That brought %s."), recap->last_gains));
  else
    pandoria_phrases_add (sentences, pandoria_phrases_join (recap->gains, " "));
  pandoria_phrases_add (sentences, pandoria_phrases_join (recap->results, " "));
  return pandoria_phrases_join (sentences, " ");
}

/* A card or a monument followed the closed region: its gains are shown with its name. */
static void
forget_last_gains (Recap *recap)
{
  g_clear_pointer (&recap->last_gains, g_free);
}

/* Replays the turn from its tile to its end. */
char *
pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn)
{
  PandoriaRecord *record;
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);
  g_auto (Recap) recap = { .game = game,
                           .acts = pandoria_phrases_new (),
                           .gains = pandoria_phrases_new (),
                           .results = pandoria_phrases_new () };
  PandoriaState was, state;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  record = pandoria_game_get_record (game);
  recap.player = turn->player;
  pandoria_phrases_add (recap.acts, describe_tile (turn));
  state = turn->before;
  for (guint i = turn->action; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);
      const guint n_acts = recap.acts->len;

      was = state;
      if (state.turn != turn->turn || !pandoria_state_apply (&state, action, &state, events, NULL))
        break;
      add_card (&recap, action);
      add_monuments (&recap, events);
      if (recap.acts->len > n_acts)
        forget_last_gains (&recap);
      add_regions (&recap, events);
      add_surplus (&recap, events);
      if (action->kind == PANDORIA_ACT_PLACE_TILE)
        add_home (&recap, &was, &state);
      if (action->kind == PANDORIA_ACT_END_TURN)
        break;
    }
  if (state.finished)
    add_end (&recap, &state);
  return write_recap (&recap);
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
