/* The player's folder: where games are kept, and which one was open last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-folder.h"
#include "pandoria-game.h"

#include <glib/gstdio.h>

#define FOLDER_NAME "pandoria-companion"
#define LAST_NAME   "last-game"
#define MAX_LAST    65536

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), FOLDER_NAME, NULL);
}

char *
pandoria_folder_get_games (void)
{
  g_autofree char *folder = get_folder ();
  char *games = g_build_filename (folder, "games", NULL);

  /* If it cannot be made, saving will say so. */
  g_mkdir_with_parents (games, 0700);
  return games;
}

char *
pandoria_folder_new_game_path (PandoriaRecord *record)
{
  g_autofree char *games = pandoria_folder_get_games ();
  g_autofree char *stem = NULL;
  g_autofree char *name = NULL;
  const char *id;

  g_return_val_if_fail (record != NULL, NULL);

  /* The id may come from a file of anybody's making: only a real uuid is a file name. */
  id = pandoria_record_get_id (record);
  stem = g_uuid_string_is_valid (id) ? g_strdup (id) : g_compute_checksum_for_string (G_CHECKSUM_SHA256, id, -1);
  name = g_strconcat (stem, ".pandoria", NULL);
  return g_build_filename (games, name, NULL);
}

static char *
get_pointer_path (void)
{
  g_autofree char *folder = get_folder ();

  return g_build_filename (folder, LAST_NAME, NULL);
}

char *
pandoria_folder_get_last (void)
{
  g_autofree char *pointer = get_pointer_path ();
  g_autofree char *path = NULL;
  GStatBuf info;

  if (g_stat (pointer, &info) != 0 || !S_ISREG (info.st_mode) || info.st_size > MAX_LAST
      || !g_file_get_contents (pointer, &path, NULL, NULL))
    return NULL;
  g_strchomp (path);
  return g_path_is_absolute (path) && g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

void
pandoria_folder_set_last (const char *path)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *pointer = get_pointer_path ();
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    {
      g_remove (pointer);
      return;
    }
  line = g_strconcat (path, "\n", NULL);
  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents_full (pointer, line, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                 &error))
    g_warning ("The game that is open cannot be remembered: %s", error->message);
}
