/* Games for the benchmarks of the archive, made by the program itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-games.h"

#include "pandoria-record.h"
#include "session-fixture.h"

#define N_PLAYED 20

static void
run (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL,
                NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* --- games ---------------------------------------------------------------------------------- */

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
      g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600,
                                &error);
      g_assert_no_error (error);
    }
}

void
bench_games_make (const char *cli, const char *folder, guint n)
{
  g_autofree char *played = fixture_make_folder ();
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
