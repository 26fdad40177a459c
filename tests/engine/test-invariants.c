/* Plays random games and checks the invariants after every action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-games.h"

#include <string.h>

#define GAMES 25

/* A copy is equal and leads to equal states; a different state is not equal. */
static void
check_copies (const PandoriaState *before, const PandoriaAction *action, const PandoriaState *after)
{
  PandoriaState copy = *before, out;
  g_autoptr (GError) error = NULL;
  PandoriaEvents events;

  g_assert_true (pandoria_state_equal (&copy, before));
  g_assert_true (pandoria_state_apply (&copy, action, &out, &events, &error));
  g_assert_no_error (error);
  g_assert_true (pandoria_state_equal (&out, after));
  g_assert_true (pandoria_state_equal (&copy, before));
  g_assert_true (pandoria_state_apply (&copy, action, &copy, NULL, NULL));
  g_assert_cmpmem (&copy, sizeof copy, after, sizeof *after);
}

/* The members that explain a cost give that cost; with a Market it may be split. Master Builder can
 * build the Market with which it pays for a monument. */
static void
check_cost (const PandoriaState *before, const PandoriaState *after, const PandoriaEvent *event)
{
  int cost = event->printed + event->extra - event->covered - event->discount;

  if (pandoria_state_building_level (before, event->player, PANDORIA_BUILDING_MARKET) == 0
      && pandoria_state_building_level (after, event->player, PANDORIA_BUILDING_MARKET) == 0)
    g_assert_cmpint (-event->amount, ==, MAX (1, cost));
}

/* In each kind of entry, the members that explain a number give that number. */
static void
check_terms (const PandoriaState *before, const PandoriaState *after, const PandoriaEvent *event)
{
  switch (event->kind)
    {
    case PANDORIA_EVENT_SPELL_COST:
    case PANDORIA_EVENT_BUILDING_COST:
    case PANDORIA_EVENT_MONUMENT_COST:
    case PANDORIA_EVENT_CARD_PRICE: check_cost (before, after, event); break;
    case PANDORIA_EVENT_REGION:
      g_assert_cmpint (event->amount, ==, event->symbols * event->strength + event->bonus);
      break;
    case PANDORIA_EVENT_OVERFLOW:
      g_assert_cmpint (-event->amount, ==, event->before + event->gained - event->cap);
      g_assert_cmpint (event->gained, >, 0);
      g_assert_cmpint (event->before, <=, event->cap);
      g_assert_cmpint (event->points, ==, -event->amount / event->per * event->rate);
      break;
    case PANDORIA_EVENT_CONJURE:
      g_assert_cmpint (event->before + event->amount, <=, event->level);
      break;
    case PANDORIA_EVENT_RELIC:
      g_assert_cmpint (event->amount, ==, event->symbols * event->strength);
      break;
    case PANDORIA_EVENT_FINAL_RESOURCES:
      g_assert_cmpint (event->points, ==, event->before / event->per * event->rate);
      g_assert_cmpint (-event->amount, ==, event->before / event->per * event->per);
      break;
    default: break;
    }
}

/* A counter always equals its old value plus all amounts in the ledger. Points also include other
 * entries' gains. */
static void
check_ledger (const PandoriaState *before, const PandoriaState *after, const PandoriaEvents *events)
{
  int counters[PANDORIA_MAX_PLAYERS][4];

  for (guint p = 0; p < before->n_players; p++)
    for (guint c = 0; c < 4; c++)
      counters[p][c] = before->players[p].counters[c];
  for (guint i = 0; i < events->n; i++)
    {
      const PandoriaEvent *event = &events->items[i];

      g_assert_cmpuint (event->player, <, before->n_players);
      g_assert_cmpuint (event->counter, <=, PANDORIA_COUNTER_POINTS);
      g_assert_cmpuint (event->turn, ==, before->turn);
      counters[event->player][event->counter] += event->amount;
      counters[event->player][PANDORIA_COUNTER_POINTS] += event->points;
      check_terms (before, after, event);
    }
  for (guint p = 0; p < before->n_players; p++)
    for (guint c = 0; c < 4; c++)
      g_assert_cmpint (counters[p][c], ==, after->players[p].counters[c]);
}

static guint
count_double_tiles (const PandoriaState *state)
{
  guint n = state->double_tiles;

  for (guint p = 0; p < state->n_players; p++)
    n += state->players[p].tiles;
  return n;
}

/* Tiles and castles move only from hand and stack to the board. */
static void
check_conservation (const PandoriaState *before, const PandoriaState *after)
{
  guint laid = pandoria_spaces_count (pandoria_state_all_terrain (after))
               - pandoria_spaces_count (pandoria_state_all_terrain (before));
  guint doubles = count_double_tiles (before) - count_double_tiles (after);
  guint singles = (guint) before->singles - after->singles;

  g_assert_cmpuint (laid, ==, 2 * doubles + singles);
  for (guint p = 0; p < before->n_players; p++)
    {
      const PandoriaPlayerState *was = &before->players[p], *is = &after->players[p];

      g_assert_cmpuint (was->castles + pandoria_spaces_count (was->castle_at), ==,
                        is->castles + pandoria_spaces_count (is->castle_at));
      g_assert_cmpuint (is->castles + pandoria_spaces_count (is->castle_at), ==, 2);
    }
}

/* Figures of the base realms are in the reserve or on the board. Others may be caught, haunt or
 * work. */
static void
check_figures (const PandoriaState *state)
{
  guint workers = pandoria_setup_workers (state->n_players);

  for (guint p = 0; p < state->n_players; p++)
    {
      const PandoriaPlayerState *player = &state->players[p];

      if (player->realm >= PANDORIA_REALM_CENTAURS)
        return;
      g_assert_cmpuint (player->workers + pandoria_spaces_count (player->figures), ==, workers);
      g_assert_cmpuint (player->leader + pandoria_spaces_count (player->leader_at), ==, 1);
    }
}

/* A closed region stays closed and has no figures. */
static void
check_closed (const PandoriaState *before, const PandoriaState *after)
{
  PandoriaSpaces closed = pandoria_state_closed (after);

  g_assert_true (
      pandoria_spaces_is_empty (pandoria_spaces_minus (pandoria_state_closed (before), closed)));
  g_assert_false (pandoria_spaces_meet (closed, pandoria_state_all_figures (after)));
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  guint *n = data;
  const char *broken = NULL;

  (*n)++;
  g_assert_true ((options->acts >> action->kind & 1) != 0);
  if (!pandoria_state_check (after, &broken))
    g_error ("after %s: %s", pandoria_act_key (action->kind), broken);
  check_copies (before, action, after);
  check_ledger (before, after, events);
  check_conservation (before, after);
  check_figures (after);
  check_closed (before, after);
  g_assert_cmpint (after->turn - before->turn, <=, action->kind == PANDORIA_ACT_END_TURN ? 1 : 0);
  return TRUE;
}

static void
test_invariants (gconstpointer kind)
{
  guint n = 0;

  random_games_play (kind, GAMES, on_action, &n);
  g_test_message ("%u actions", n);
  g_assert_cmpuint (n, >, 100 * GAMES / 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/invariants", test_invariants);
  return g_test_run ();
}
