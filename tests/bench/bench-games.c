/* Games for the benchmarks of the archive, made by the program itself; and how long the main loop stands still.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-games.h"

#include <time.h>

#include "pandoria-record.h"

#define N_PLAYED 20

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

/* --- games ------------------------------------------------------------------------------------------------------ */

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

void
bench_games_make (const char *cli, const char *folder, guint n)
{
  g_autofree char *played = g_dir_make_tmp ("pandoria-XXXXXX", NULL);
  g_autofree char *games = g_strdup_printf ("--games=%d", N_PLAYED);
  const char *const simulate[] = { cli, "simulate", games, "-o", played, NULL };
  g_autoptr (GDir) dir = NULL;
  const char *name;

  run (simulate);
  dir = g_dir_open (played, 0, NULL);
  for (guint i = 0; (name = g_dir_read_name (dir)) != NULL; i++)
    {
      g_autofree char *path = g_build_filename (played, name, NULL);

      write_copies (folder, path, i, n);
    }
  bench_games_clear (played);
}

void
bench_games_clear (const char *folder)
{
  const char *const clear[] = { "rm", "-r", folder, NULL };

  run (clear);
}

/* --- the main loop ---------------------------------------------------------------------------------------------- */

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
  BenchLoop *loop = data;
  gint64 now = g_get_monotonic_time (), work = get_work ();

  loop->longest = MAX (loop->longest, now - loop->last);
  loop->longest_work = MAX (loop->longest_work, work - loop->last_work);
  loop->last = now;
  loop->last_work = work;
  return G_SOURCE_CONTINUE;
}

void
bench_loop_start (BenchLoop *loop)
{
  /* Before all else, so that it is never late only because others were first. */
  *loop = (BenchLoop){ g_get_monotonic_time (), 0, get_work (), 0,
                       g_timeout_add_full (G_PRIORITY_HIGH, 1, on_round, loop, NULL) };
}

void
bench_loop_stop (BenchLoop *loop)
{
  on_round (loop);
  g_source_remove (loop->source);
}
