/* What the window works for one undo, redo or jump in a game of 300 acts, until the frame that shows it is drawn. In CPU time of
 * this thread; allowed is the time of one frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "long-game.h"
#include "bench-window.h"
#include "window-driver.h"

#define N_ROUNDS    21
#define FIRST_STEPS 2 /* that fill caches, and do not count */
#define FRAME_BOUND (1.0 / 60)

typedef void (*Step) (PandoriaGame *game, guint round);

/* Returns: what it takes until the step is shown. */
static double
show_step (PandoriaWindow *window, PandoriaGame *game, Step step, guint round)
{
  double begin = long_game_get_seconds (), seconds;

  step (game, round);
  bench_window_wait_until_painted (window);
  seconds = long_game_get_seconds () - begin;
  window_driver_settle ();
  return seconds;
}

/* --- steps ---------------------------------------------------------------------------------------------------------- */

static void
undo (PandoriaGame *game, guint round)
{
  pandoria_game_undo (game);
}

static void
redo (PandoriaGame *game, guint round)
{
  pandoria_game_redo (game);
}

/* Between the first half of the game and the second. */
static void
jump (PandoriaGame *game, guint round)
{
  guint n = pandoria_game_get_position (game);

  pandoria_game_look_at (game, round % 2 == 0 ? n / 4 + round : n - n / 4 - round);
}

static gboolean
measure (const char *name, PandoriaWindow *window, PandoriaGame *game, Step step)
{
  double seconds[N_ROUNDS], median;

  for (guint i = 0; i < FIRST_STEPS; i++)
    show_step (window, game, step, i);
  for (guint i = 0; i < N_ROUNDS; i++)
    seconds[i] = show_step (window, game, step, i);
  median = long_game_get_median (seconds, N_ROUNDS);
  g_print ("%s: %.1f ms, at most %.1f ms; allowed are %.1f ms\n", name, median * 1e3, seconds[N_ROUNDS - 1] * 1e3,
           FRAME_BOUND * 1e3);
  return median <= FRAME_BOUND;
}

int
main (int argc, char **argv)
{
  g_autoptr (PandoriaGame) game = long_game_new ();
  g_autoptr (PandoriaApplication) application = NULL;
  PandoriaWindow *window;
  gboolean good;

  gtk_test_init (&argc, &argv, NULL);
  window = bench_window_open (&application);
  pandoria_window_set_game (window, game);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
  good = measure ("undo", window, game, undo);
  good = measure ("redo", window, game, redo) && good;
  good = measure ("jump", window, game, jump) && good;
  gtk_window_destroy (GTK_WINDOW (window));
  return good ? 0 : 1;
}
