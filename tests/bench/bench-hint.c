/* What hints cost: the first thought and the whole search on 40 positions of the sample game, and how many playouts a second there are. CPU
 * time of one thread, without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <time.h>

#include "pandoria-review.h"
#include "sample-game.h"

#define N_POSITIONS  40
#define MOST_FIRST   0.1
#define MOST_SECONDS 1.0

static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

typedef struct
{
  double first, last, sum;
  guint n, playouts;
} Cost;

static void
measure (const PandoriaReviewTurn *turn, Cost *cost)
{
  const double begin = get_seconds ();
  g_autoptr (PandoriaHint) hint
      = pandoria_hint_new (&turn->before, &turn->tile, NULL, turn->action, PANDORIA_HINT_EFFORT, 1);
  PandoriaHintAnswer answer;
  double seconds;

  pandoria_hint_get (hint, &answer);
  g_assert_cmpuint (answer.n, >, 0);
  cost->first = MAX (cost->first, get_seconds () - begin);
  while (pandoria_hint_step (hint, NULL))
    ;
  pandoria_hint_get (hint, &answer);
  seconds = get_seconds () - begin;
  cost->last = MAX (cost->last, seconds);
  cost->sum += seconds;
  cost->playouts += answer.playouts;
  cost->n++;
}

int
main (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) turns = pandoria_review_list_turns (pandoria_game_get_record (game), &error);
  Cost cost = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < turns->len && i < N_POSITIONS; i++)
    measure (&g_array_index (turns, PandoriaReviewTurn, i), &cost);
  g_print ("hints for %u positions: first answer within %.2f ms, allowed are %.0f; the last within %.0f ms, allowed "
           "are %.0f; "
           "%.0f ms on average, %.0f playouts a second\n",
           cost.n, cost.first * 1e3, MOST_FIRST * 1e3, cost.last * 1e3, MOST_SECONDS * 1e3, cost.sum * 1e3 / cost.n,
           cost.playouts / cost.sum);
  return cost.first <= MOST_FIRST && cost.last <= MOST_SECONDS ? 0 : 1;
}
