/* What it costs to open an archive of 10,000 games, with its index and without; and for how long the main loop stands still.
 *
 * Run with the program that makes the games: bench-archive PANDORIA-CLI [NUMBER]. It prints figures and judges none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#define N_GAMES  10000
#define N_PLAYED 20

/** Loop: the main loop, and the longest time between two rounds of it: by the clock, and of its own work, in microseconds. */
typedef struct
{
  GMainLoop *loop;
  gint64 last, longest;
  gint64 last_work, longest_work;
} Loop;

static void
run (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL,
                NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* Finished games. */
static void
write_copies (const char *folder, const char *source, guint first, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (source, &error);

  g_assert_no_error (error);
  for (guint i = first; i < n; i += N_PLAYED)
    {
      g_autofree char *id = g_uuid_string_random ();
      g_autofree char *name = g_strconcat (id, ".pandoria", NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *title = g_strdup_printf ("Game %u", i);
      g_autofree char *data = NULL;
      gsize length;

      pandoria_record_set_id (record, id);
      pandoria_record_set_title (record, title);
      data = pandoria_record_to_data (record, &length);
      g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, &error);
      g_assert_no_error (error);
    }
}

static void
make_games (const char *cli, const char *folder, guint n)
{
  g_autofree char *played = g_dir_make_tmp ("pandoria-XXXXXX", NULL);
  g_autofree char *games = g_strdup_printf ("--games=%d", N_PLAYED);
  const char *const simulate[] = { cli, "simulate", games, "-o", played, NULL };
  const char *const clear[] = { "rm", "-r", played, NULL };
  g_autoptr (GDir) dir = NULL;
  const char *name;

  run (simulate);
  dir = g_dir_open (played, 0, NULL);
  for (guint i = 0; (name = g_dir_read_name (dir)) != NULL; i++)
    {
      g_autofree char *path = g_build_filename (played, name, NULL);

      write_copies (folder, path, i, n);
    }
  run (clear);
}

/* What this thread alone has worked. */
static gint64
get_work (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gboolean
on_round (gpointer data)
{
  Loop *loop = data;
  gint64 now = g_get_monotonic_time (), work = get_work ();

  loop->longest = MAX (loop->longest, now - loop->last);
  loop->longest_work = MAX (loop->longest_work, work - loop->last_work);
  loop->last = now;
  loop->last_work = work;
  return G_SOURCE_CONTINUE;
}

static void
on_loaded (GObject *archive, GAsyncResult *result, gpointer data)
{
  Loop *loop = data;
  g_autoptr (GError) error = NULL;

  pandoria_archive_load_finish (PANDORIA_ARCHIVE (archive), result, &error);
  g_assert_no_error (error);
  g_main_loop_quit (loop->loop);
}

static void
measure (const char *folder, const char *index, const char *what)
{
  gint64 begin = g_get_monotonic_time ();
  clock_t cpu = clock ();
  g_autoptr (PandoriaArchive) archive = pandoria_archive_new_for (folder, index);
  Loop loop = { g_main_loop_new (NULL, FALSE), begin, 0, get_work (), 0 };
  guint source = g_timeout_add (1, on_round, &loop);

  pandoria_archive_load_async (archive, on_loaded, &loop);
  g_main_loop_run (loop.loop);
  on_round (&loop);
  g_print (
      "%-24s %6u games %8.1f ms, %8.1f ms of CPU; longest round of the main loop %5.1f ms, its own work %5.1f ms\n",
      what, g_list_model_get_n_items (G_LIST_MODEL (archive)), (double) (g_get_monotonic_time () - begin) / 1000,
      (double) (clock () - cpu) * 1000 / CLOCKS_PER_SEC, (double) loop.longest / 1000,
      (double) loop.longest_work / 1000);
  g_source_remove (source);
  g_main_loop_unref (loop.loop);
}

int
main (int argc, char **argv)
{
  g_autofree char *top = g_dir_make_tmp ("pandoria-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "games", NULL);
  g_autofree char *index = g_build_filename (top, "index", NULL);
  const char *const clear[] = { "rm", "-r", top, NULL };
  guint n = argc > 2 ? (guint) atoi (argv[2]) : N_GAMES;

  if (argc < 2)
    return EXIT_FAILURE;
  g_mkdir (folder, 0700);
  make_games (argv[1], folder, n);
  measure (folder, index, "without an index:");
  measure (folder, index, "with the index:");
  measure (folder, index, "with the index, again:");
  run (clear);
  return EXIT_SUCCESS;
}
