/* Measures hints: the first estimate and the whole search on 40 positions of the sample game and of
 * a game of the revised edition, and the number of playouts per second. CPU time of one thread,
 * without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "long-game.h"
#include "pandoria-board-json.h"
#include "pandoria-review.h"
#include "sample-game.h"

#define N_POSITIONS  40
#define MOST_FIRST   0.1
#define MOST_SECONDS 1.0

typedef struct
{
  double first, last, sum;
  guint n, playouts;
} Cost;

static void
measure (const PandoriaState *state, const PandoriaTile *tile, guint32 seed, Cost *cost)
{
  const double begin = long_game_get_seconds ();
  g_autoptr (PandoriaHint) hint
      = pandoria_hint_new (state, tile, NULL, seed, PANDORIA_HINT_EFFORT, 1);
  PandoriaHintAnswer answer;
  double seconds;

  pandoria_hint_get (hint, &answer);
  g_assert_cmpuint (answer.n, >, 0);
  cost->first = MAX (cost->first, long_game_get_seconds () - begin);
  while (pandoria_hint_step (hint, NULL))
    ;
  pandoria_hint_get (hint, &answer);
  seconds = long_game_get_seconds () - begin;
  cost->last = MAX (cost->last, seconds);
  cost->sum += seconds;
  cost->playouts += answer.playouts;
  cost->n++;
}

static gboolean
tell (const char *name, const Cost *cost)
{
  g_print ("hints for %u positions, %s: first answer within %.2f ms, allowed are %.0f; the last "
           "within %.0f ms, "
           "allowed are %.0f; %.0f ms on average, %.0f playouts a second\n",
           cost->n, name, cost->first * 1e3, MOST_FIRST * 1e3, cost->last * 1e3, MOST_SECONDS * 1e3,
           cost->sum * 1e3 / cost->n, cost->playouts / cost->sum);
  return cost->n == N_POSITIONS && cost->first <= MOST_FIRST && cost->last <= MOST_SECONDS;
}

static gboolean
measure_sample (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) turns = pandoria_review_list_turns (pandoria_game_get_record (game), &error);
  Cost cost = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < turns->len && i < N_POSITIONS; i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);

      measure (&turn->before, &turn->tile, turn->action, &cost);
    }
  return tell ("sample game, first edition", &cost);
}

static gboolean
on_act (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *done,
        const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  const PandoriaTile tile = { { done->hexes[0], done->hexes[1] }, done->artifacts };
  Cost *cost = data;

  if (done->kind == PANDORIA_ACT_PLACE_TILE && cost->n < N_POSITIONS)
    measure (before, &tile, before->turn, cost);
  return cost->n < N_POSITIONS;
}

static gboolean
measure_revised (void)
{
  static const PandoriaPolicy policies[]
      = { PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_THOUGHTFUL,
          PANDORIA_POLICY_THOUGHTFUL };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  Cost cost = { 0 };

  pandoria_setup_init (setup, 4);
  setup->edition = PANDORIA_EDITION_REVISED;
  g_assert_true (pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup->board, NULL, NULL, NULL));
  pandoria_simulate_setup (setup, rand, NULL, 0);
  pandoria_simulate_game (setup, policies, rand, on_act, &cost, NULL);
  return tell ("a simulated game, revised edition", &cost);
}

int
main (void)
{
  gboolean first = measure_sample (), revised = measure_revised ();

  return first && revised ? 0 : 1;
}
