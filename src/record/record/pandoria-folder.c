/* The user's folder of games, and the last open game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-folder.h"

#include "pandoria-file.h"

#include <glib/gstdio.h>
#include <string.h>

#define FOLDER_NAME  "pandoria-companion"
#define LAST_NAME    "last-game"
#define LESSONS_NAME "lessons"
#define MAX_LAST     65536

char *
pandoria_folder_get_file (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);
  return g_build_filename (g_get_user_data_dir (), FOLDER_NAME, name, NULL);
}

char *
pandoria_folder_get_games (void)
{
  char *games = pandoria_folder_get_file ("games");

  /* If this fails, saving reports it. */
  g_mkdir_with_parents (games, 0700);
  return games;
}

gboolean
pandoria_folder_move (const char *path, const char *to, GError **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (path), target = g_file_new_for_path (to);
  g_autofree char *folder = g_path_get_dirname (to);

  g_mkdir_with_parents (folder, 0700); /* if this fails, moving reports the error */
  return g_file_move (source, target, G_FILE_COPY_NOFOLLOW_SYMLINKS | G_FILE_COPY_ALL_METADATA,
                      NULL, NULL, NULL, error);
}

char *
pandoria_folder_new_game_path (PandoriaRecord *record)
{
  g_autofree char *games = pandoria_folder_get_games ();
  g_autofree char *stem = NULL, *name = NULL;
  const char *id;

  g_return_val_if_fail (record != NULL, NULL);

  /* The id comes from an untrusted file: use only a valid uuid as a file name. */
  id = pandoria_record_get_id (record);
  stem = g_uuid_string_is_valid (id) ? g_strdup (id)
                                     : g_compute_checksum_for_string (G_CHECKSUM_SHA256, id, -1);
  name = g_strconcat (stem, PANDORIA_GAME_SUFFIX, NULL);
  return g_build_filename (games, name, NULL);
}

char *
pandoria_folder_get_last (void)
{
  g_autofree char *pointer = pandoria_folder_get_file (LAST_NAME);
  g_autofree char *path = NULL;
  GStatBuf info;

  if (g_stat (pointer, &info) != 0 || !S_ISREG (info.st_mode) || info.st_size > MAX_LAST
      || !g_file_get_contents (pointer, &path, NULL, NULL))
    return NULL;
  g_strchomp (path);
  return g_path_is_absolute (path) && g_file_test (path, G_FILE_TEST_IS_REGULAR)
             ? g_steal_pointer (&path)
             : NULL;
}

gboolean
pandoria_folder_set_last (const char *path, GError **error)
{
  g_autofree char *pointer = pandoria_folder_get_file (LAST_NAME);
  g_autofree char *last = pandoria_folder_get_last ();
  g_autoptr (GBytes) bytes = NULL;
  char *line;

  if (path == NULL)
    g_remove (pointer);
  if (path == NULL || g_strcmp0 (last, path) == 0) /* writing waits for the disk */
    return TRUE;
  line = g_strconcat (path, "\n", NULL);
  bytes = g_bytes_new_take (line, strlen (line));
  return pandoria_file_write_own (pointer, bytes, 0600, error);
}

char *
pandoria_folder_get_lesson (const char *name)
{
  g_autofree char *folder = pandoria_folder_get_file (LESSONS_NAME);
  g_autofree char *file = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  file = g_strconcat (name, PANDORIA_GAME_SUFFIX, NULL);
  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, file, NULL);
}

gboolean
pandoria_folder_is_lesson (const char *path)
{
  g_autofree char *folder = pandoria_folder_get_file (LESSONS_NAME);
  g_autofree char *parent = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  parent = g_path_get_dirname (path);
  return g_str_equal (parent, folder);
}

static void
remove_leftovers_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *const parents[]
      = { g_get_user_data_dir (), g_get_user_config_dir (), g_get_user_cache_dir () };

  for (guint i = 0; i < G_N_ELEMENTS (parents); i++)
    {
      g_autofree char *folder = g_build_filename (parents[i], FOLDER_NAME, NULL);

      pandoria_file_remove_leftovers (folder);
    }
}

void
pandoria_folder_remove_leftovers (void)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, NULL, NULL);

  g_task_run_in_thread (task, remove_leftovers_in_thread);
}

/* --- deleted files -------------------------------------------------------------------------- */

gint64
pandoria_folder_get_last_change (const char *folder)
{
  gint64 last = 0;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (folder != NULL, 0);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf info;

      if (g_lstat (path, &info) == 0)
        last = MAX (last, info.st_mtime);
    }
  return last;
}

char *
pandoria_folder_make_deleted_name (const char *folder)
{
  g_autofree char *uuid = g_uuid_string_random ();
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  g_return_val_if_fail (folder != NULL, NULL);
  return g_strdup_printf ("%" G_GINT64_FORMAT "-%s",
                          MAX (now, pandoria_folder_get_last_change (folder)), uuid);
}
