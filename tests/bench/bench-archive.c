/* Measures opening an archive of 10,000 games, with its index and without, and how long the main
 * loop is blocked.
 *
 * Run it with the program that creates the games: bench-archive PANDORIA-CLI [NUMBER]. It prints
 * times without limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-library-testing.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "bench-games.h"
#include "bench-loop.h"
#include "session-fixture.h"

static void
on_loaded (GObject *archive, GAsyncResult *result, gpointer data)
{
  g_main_loop_quit (data);
}

static void
measure (const char *folder, const char *index, const char *what)
{
  gint64 begin = g_get_monotonic_time ();
  clock_t cpu = clock ();
  g_autoptr (PandoriaArchive) archive = pandoria_archive_new_for (folder, index);
  g_autoptr (GMainLoop) main_loop = g_main_loop_new (NULL, FALSE);
  BenchLoop loop;

  bench_loop_start (&loop);
  pandoria_archive_load_async (archive, on_loaded, main_loop);
  g_main_loop_run (main_loop);
  bench_loop_stop (&loop);
  g_print ("%-24s %6u games %8.1f ms, %8.1f ms of CPU; longest round of the main loop %5.1f ms, "
           "its own work %5.1f ms\n",
           what, g_list_model_get_n_items (pandoria_archive_get_games (archive)),
           (double) (g_get_monotonic_time () - begin) / 1000,
           (double) (clock () - cpu) * 1000 / CLOCKS_PER_SEC, (double) loop.longest / 1000,
           (double) loop.longest_work / 1000);
}

int
main (int argc, char **argv)
{
  g_autofree char *top = fixture_make_folder ();
  g_autofree char *folder = g_build_filename (top, "games", NULL);
  g_autofree char *index = g_build_filename (top, "index", NULL);

  if (argc < 2)
    return EXIT_FAILURE;
  g_mkdir (folder, 0700);
  bench_games_make (argv[1], folder, argc > 2 ? (guint) atoi (argv[2]) : BENCH_N_GAMES);
  measure (folder, index, "without an index:");
  measure (folder, index, "with the index:");
  measure (folder, index, "with the index, again:");
  bench_games_clear (top);
  return EXIT_SUCCESS;
}
