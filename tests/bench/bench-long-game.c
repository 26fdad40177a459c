/* Measures a game of 300 acts: opening its file; undo, redo and a jump, each with everything that
 * is then shown of the turn. In CPU time, without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "long-game.h"
#include "pandoria-play.h"
#include "session-fixture.h"

#define N_ROUNDS   9
#define OPEN_BOUND 0.020
#define STEP_BOUND 0.005

typedef void (*Step) (PandoriaGame *game, guint position);

/* --- opening -------------------------------------------------------------------------------- */

static double
open_file (const char *path)
{
  double begin = long_game_get_seconds ();
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  g_autoptr (PandoriaGame) game = record != NULL ? pandoria_game_new (record, NULL, &error) : NULL;

  g_assert_no_error (error);
  return long_game_get_seconds () - begin;
}

static double
measure_opening (PandoriaGame *game)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "long.pandoria", NULL);
  double seconds[N_ROUNDS];
  g_autoptr (GError) error = NULL;

  pandoria_record_save (pandoria_game_get_record (game), path, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < N_ROUNDS; i++)
    seconds[i] = open_file (path);
  g_unlink (path);
  g_rmdir (folder);
  return long_game_get_median (seconds, N_ROUNDS);
}

/* --- steps ---------------------------------------------------------------------------------- */

static void
undo (PandoriaGame *game, guint position)
{
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, position - 1);
}

static void
redo (PandoriaGame *game, guint position)
{
  pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, position);
}

static void
jump (PandoriaGame *game, guint position)
{
  /* Alternate between the first acts and the last, to jump as far as possible. */
  pandoria_game_look_at (game, position % 2 ? position / 2
                                            : pandoria_game_get_position (game) - position / 2);
}

/* Adds the time of one step at each position to the times of that position. */
static void
time_steps (PandoriaGame *game, Step step, gboolean back, guint n, guint round,
            double (*seconds)[N_ROUNDS])
{
  for (guint i = 1; i <= n; i++)
    {
      guint position = back ? n + 1 - i : i;
      double begin = long_game_get_seconds ();

      step (game, position);
      seconds[position - 1][round] = long_game_get_seconds () - begin;
    }
}

/* Returns: the slowest position's median. */
static double
find_slowest (const char *name, guint n, double (*seconds)[N_ROUNDS])
{
  g_autofree double *medians = g_new (double, n);
  double slowest = 0;

  for (guint i = 0; i < n; i++)
    {
      medians[i] = long_game_get_median (seconds[i], N_ROUNDS);
      slowest = MAX (slowest, medians[i]);
    }
  g_print ("%s: %.2f ms, at most %.2f ms; allowed are %.0f ms\n", name,
           long_game_get_median (medians, n) * 1e3, slowest * 1e3, STEP_BOUND * 1e3);
  return slowest;
}

static double
measure_steps (PandoriaGame *game)
{
  guint n = pandoria_game_get_position (game);
  g_autofree double (*undos)[N_ROUNDS] = g_malloc (n * sizeof *undos);
  g_autofree double (*redos)[N_ROUNDS] = g_malloc (n * sizeof *redos);
  g_autofree double (*jumps)[N_ROUNDS] = g_malloc (n * sizeof *jumps);
  double slowest[3];

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      time_steps (game, undo, TRUE, n, round, undos);
      time_steps (game, redo, FALSE, n, round, redos);
      time_steps (game, jump, FALSE, n, round, jumps);
      pandoria_game_look_at (game, n);
    }
  slowest[0] = find_slowest ("undo", n, undos);
  slowest[1] = find_slowest ("redo", n, redos);
  slowest[2] = find_slowest ("jump", n, jumps);
  return MAX (MAX (slowest[0], slowest[1]), slowest[2]);
}

int
main (void)
{
  g_autoptr (PandoriaGame) game = long_game_new ();
  g_autoptr (PandoriaPlay) play = pandoria_play_new ();
  double opening = measure_opening (game), slowest;

  g_print ("opening %u acts: %.2f ms, allowed are %.0f ms\n", pandoria_game_get_position (game),
           opening * 1e3, OPEN_BOUND * 1e3);
  pandoria_play_set_game (play, game);
  slowest = measure_steps (game);
  return opening <= OPEN_BOUND && slowest <= STEP_BOUND ? 0 : 1;
}
