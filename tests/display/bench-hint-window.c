/* Measures the first and the last hint over positions of the sample game, and how long they block
 * the window.
 *
 * Times are wall-clock times with the search in its own thread; the window's own work is in CPU
 * time. The first hint must appear within a tenth of a second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "bench-loop.h"
#include "bench-window.h"
#include "long-game.h"
#include "pandoria-settings.h"
#include "sample-game.h"
#include "window-driver.h"
#include "window-parts.h"

#define N_POSITIONS 20
#define FIRST_BOUND 0.1

typedef struct
{
  double first, last; /* until the answer is painted, in seconds */
  double still, work; /* the longest iteration of the main loop, and the most window work in one */
} Cost;

static double
get_clock (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* Chooses the next tile of @game and asks for a hint. */
static Cost
ask (PandoriaWindow *window, PandoriaGame *game, const PandoriaAction *tile)
{
  PandoriaPlay *play = pandoria_window_get_play (window);
  BenchLoop loop;
  Cost cost;
  double began;

  pandoria_window_set_game (window, game);
  for (guint i = 0; i < 2; i++)
    pandoria_play_choose_hex (play, i, tile->hexes[i].terrain, tile->hexes[i].symbols);
  bench_window_wait_until_painted (window);
  window_driver_settle ();
  began = get_clock ();
  bench_loop_start (&loop);
  window_driver_activate (window, "hint", NULL);
  g_assert_nonnull (window_find_hint_search (window));
  while (pandoria_hint_search_get_answer (window_find_hint_search (window))->n == 0)
    g_main_context_iteration (NULL, TRUE);
  bench_window_wait_until_painted (window);
  cost.first = get_clock () - began;
  while (!pandoria_job_is_done (window_find_hint_search (window)))
    g_main_context_iteration (NULL, TRUE);
  cost.last = get_clock () - began;
  bench_loop_stop (&loop);
  cost.still = (double) loop.longest / G_USEC_PER_SEC;
  cost.work = (double) loop.longest_work / G_USEC_PER_SEC;
  pandoria_play_page_close_hint (window_get_page (window));
  return cost;
}

static gboolean
report (const char *what, double *seconds, guint n, double bound)
{
  double median = long_game_get_median (seconds, n), most = seconds[n - 1];

  if (bound > 0)
    g_print ("%s: %.0f ms, at most %.0f ms; allowed are %.0f ms\n", what, median * 1e3, most * 1e3,
             bound * 1e3);
  else
    g_print ("%s: %.0f ms, at most %.0f ms\n", what, median * 1e3, most * 1e3);
  return bound <= 0 || median <= bound;
}

static gboolean
measure (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  PandoriaRecord *whole = pandoria_game_get_record (sample);
  double first[N_POSITIONS], last[N_POSITIONS], still[N_POSITIONS], work[N_POSITIONS];
  guint n = 0;
  gboolean good;

  for (guint i = 0; n < N_POSITIONS && i < pandoria_record_get_n_actions (whole); i++)
    {
      const PandoriaAction *tile = pandoria_record_get_action (whole, i);
      g_autoptr (PandoriaRecord) record = NULL;
      g_autoptr (PandoriaGame) game = NULL;
      g_autoptr (GError) error = NULL;
      Cost cost;

      if (tile->kind != PANDORIA_ACT_PLACE_TILE)
        continue;
      record = pandoria_record_new_beginning (whole, i);
      game = pandoria_game_new (record, NULL, &error);
      g_assert_no_error (error);
      cost = ask (window, game, tile);
      first[n] = cost.first;
      last[n] = cost.last;
      still[n] = cost.still;
      work[n++] = cost.work;
    }
  good = report ("the first thought is seen after", first, n, FIRST_BOUND);
  report ("the last after", last, n, 0);
  report ("meanwhile the window stands still for", still, n, 0);
  report ("of its own work in one round", work, n, 0);
  return good;
}

int
main (int argc, char **argv)
{
  g_autoptr (PandoriaApplication) application = NULL;
  g_autoptr (GSettings) settings = NULL;
  PandoriaWindow *window;
  gboolean good;

  gtk_test_init (&argc, &argv, NULL);
  window = bench_window_open (&application);
  settings = pandoria_settings_open ("hints");
  g_settings_set_boolean (settings, "hints", TRUE);
  good = measure (window);
  gtk_window_destroy (GTK_WINDOW (window));
  return good ? 0 : 1;
}
