/* Measures the work of the window for one undo, redo, act or jump in a saved game of 2,000 acts.
 *
 * It measures from the action until the frame with the result is drawn: the median CPU time of this
 * thread, in total and separately for the program's own work, GTK's layout (with styles) and
 * drawing. It also compares the own work of undoing the same acts first, and after 1,000 others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "long-game.h"
#include "bench-window.h"
#include "session-fixture.h"
#include "window-driver.h"

#define N_ACTS      2000
#define N_OTHERS    1000 /* which are undone before, to compare */
#define N_ROUNDS    21
#define FIRST_STEPS 2 /* not counted, because they fill caches */
#define FRAME_BOUND (1.0 / 60)

enum
{
  WORK, /* our own, before the frame and in its phases before the layout */
  LAYOUT,
  DRAWING,
  ALL,
  N_PARTS
};

typedef void (*Step) (PandoriaWindow *window, PandoriaGame *game, guint round);

/* --- the parts of a frame ------------------------------------------------------------------- */

static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static void
on_time (GdkFrameClock *clock G_GNUC_UNUSED, double *seconds)
{
  *seconds = get_seconds ();
}

/* GTK connected its own handlers earlier, so these run last in the "update" phase and in the
 * "layout" phase. */
static void
show_step (PandoriaWindow *window, PandoriaGame *game, Step step, guint round, double *parts)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  double begin = get_seconds (), updated = begin, laid_out = begin;
  gulong update = g_signal_connect (clock, "update", G_CALLBACK (on_time), &updated);
  gulong layout = g_signal_connect (clock, "layout", G_CALLBACK (on_time), &laid_out);

  step (window, game, round);
  bench_window_wait_until_painted (window);
  parts[ALL] = get_seconds () - begin;
  parts[WORK] = updated - begin;
  parts[LAYOUT] = laid_out - updated;
  parts[DRAWING] = parts[ALL] - parts[WORK] - parts[LAYOUT];
  g_signal_handler_disconnect (clock, update);
  g_signal_handler_disconnect (clock, layout);
  window_driver_settle ();
}

/* --- steps ---------------------------------------------------------------------------------- */

static void
undo (PandoriaWindow *window, PandoriaGame *game, guint round)
{
  guint n = pandoria_game_get_position (game);

  window_driver_activate (window, "undo", NULL);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n - 1);
}

static void
redo (PandoriaWindow *window, PandoriaGame *game, guint round)
{
  guint n = pandoria_game_get_position (game);

  window_driver_activate (window, "redo", NULL);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n + 1);
}

/* Applies the next redo step as a new act. */
static void
act (PandoriaWindow *window, PandoriaGame *game, guint round)
{
  PandoriaAction action = pandoria_game_get_redo (game)->action;

  fixture_apply (game, action);
}

/* Jumps back and forth between the first half of the game and the second. */
static void
jump (PandoriaWindow *window, PandoriaGame *game, guint round)
{
  guint n = pandoria_game_get_position (game);

  pandoria_game_look_at (game, round % 2 == 0 ? n / 4 + round : n - n / 4 - round);
}

/* --- measuring ------------------------------------------------------------------------------ */

/* Fills @medians with the times of @step, in seconds. An act first needs an undo. Returns: the
 * longest time. */
static double
measure (PandoriaWindow *window, PandoriaGame *game, Step step, double medians[N_PARTS])
{
  double seconds[N_PARTS][N_ROUNDS], parts[N_PARTS];

  for (guint i = 0; i < FIRST_STEPS + N_ROUNDS; i++)
    {
      if (step == act)
        pandoria_game_undo (game);
      window_driver_settle ();
      show_step (window, game, step, i, parts);
      for (guint part = 0; i >= FIRST_STEPS && part < N_PARTS; part++)
        seconds[part][i - FIRST_STEPS] = parts[part];
    }
  for (guint part = 0; part < N_PARTS; part++)
    medians[part] = long_game_get_median (seconds[part], N_ROUNDS);
  return seconds[ALL][N_ROUNDS - 1];
}

/* Returns: whether the step takes at most one frame. */
static gboolean
print_step (const char *name, PandoriaWindow *window, PandoriaGame *game, Step step)
{
  double medians[N_PARTS];
  double longest = measure (window, game, step, medians);

  g_print ("%s: %.1f ms, at most %.1f ms (own %.1f, layout %.1f, drawing %.1f); allowed are %.1f "
           "ms\n",
           name, medians[ALL] * 1e3, longest * 1e3, medians[WORK] * 1e3, medians[LAYOUT] * 1e3,
           medians[DRAWING] * 1e3, FRAME_BOUND * 1e3);
  return medians[ALL] <= FRAME_BOUND;
}

/* Undoes the same acts as the last ones of a shorter game, and of @game after N_OTHERS others. */
static void
print_comparison (PandoriaWindow *window, PandoriaGame *game)
{
  const guint n = N_ACTS - N_OTHERS;
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_beginning (pandoria_game_get_record (game), n);
  g_autoptr (PandoriaGame) beginning = pandoria_game_new (record, NULL, NULL);
  double first[N_PARTS], late[N_PARTS];

  while (pandoria_game_get_position (game) > n)
    pandoria_game_undo (game);
  measure (window, game, undo, late);
  pandoria_window_set_game (window, beginning);
  window_driver_settle ();
  measure (window, beginning, undo, first);
  g_print ("undo after %u others: own %.2f ms, without them %.2f ms, ratio %.2f\n", N_OTHERS,
           late[WORK] * 1e3, first[WORK] * 1e3, late[WORK] / first[WORK]);
}

int
main (int argc, char **argv)
{
  g_autoptr (PandoriaGame) game = long_game_new_of (21, 40, 30);
  g_autoptr (PandoriaApplication) application = NULL;
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  PandoriaWindow *window;
  gboolean good;

  gtk_test_init (&argc, &argv, NULL);
  g_assert_cmpuint (pandoria_game_get_position (game), >=, N_ACTS);
  pandoria_game_set_path (game, path, &error);
  g_assert_no_error (error);
  window = bench_window_open (&application);
  pandoria_window_set_game (window, game);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
  good = print_step ("undo", window, game, undo);
  good = print_step ("redo", window, game, redo) && good;
  good = print_step ("act", window, game, act) && good;
  good = print_step ("jump", window, game, jump) && good;
  pandoria_game_look_at (game, pandoria_game_get_position (game));
  print_comparison (window, game);
  gtk_window_destroy (GTK_WINDOW (window));
  g_unlink (path);
  g_rmdir (folder);
  return good ? 0 : 1;
}
