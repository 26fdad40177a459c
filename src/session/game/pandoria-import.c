/* Files from elsewhere, taken into the folder of games as copies: the files themselves are never changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-import.h"

#include "pandoria-file-write.h"
#include "pandoria-folder.h"

#define MODE 0644

/* --- what is there ---------------------------------------------------------------------------------------------- */

static gboolean
lies_in_games_folder (const char *path)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *parent = g_path_get_dirname (path);

  return g_str_equal (folder, parent);
}

/* Returns: (transfer full) (nullable): the game in the folder that says what @record says, and perhaps more; *@path (transfer
 * full) is where @record would go beside those that say something else. */
static char *
find_known (PandoriaRecord *record, char **path)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *first = pandoria_folder_new_game_path (record);
  g_autofree char *name = g_path_get_basename (first);
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (PANDORIA_GAME_SUFFIX));
  char *candidate = g_strdup (first);

  for (guint i = 2; g_file_test (candidate, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_autoptr (PandoriaRecord) known = pandoria_record_new_from_file (candidate, NULL);

      if (known != NULL && pandoria_record_contains (known, record))
        return candidate;
      g_free (candidate);
      candidate = g_strdup_printf ("%s%c%s-%u" PANDORIA_GAME_SUFFIX, folder, G_DIR_SEPARATOR, stem, i);
    }
  *path = candidate;
  return NULL;
}

/* --- copying ---------------------------------------------------------------------------------------------------- */

/* What cannot be written is open all the same: it says that it is not saved. */
static PandoriaGame *
open_unsaved (PandoriaRecord *record, const char *path, GError **error)
{
  PandoriaGame *game = pandoria_game_new_as_far (record, error);

  if (game != NULL)
    pandoria_game_set_path (game, path, NULL);
  return game;
}

/* The copy is byte for byte what was read. */
static PandoriaGame *
copy (PandoriaRecord *record, GBytes *bytes, const char *path, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (pandoria_file_write_own (path, data, length, MODE, NULL))
    return pandoria_game_open (path, error);
  return open_unsaved (record, path, error);
}

static PandoriaGame *
copy_beside (PandoriaRecord *record, const char *path, GError **error)
{
  g_autofree char *title = pandoria_record_make_next_title (record);

  pandoria_record_set_title (record, title);
  if (pandoria_record_save (record, path, NULL))
    return pandoria_game_open (path, error);
  return open_unsaved (record, path, error);
}

/* --- public ----------------------------------------------------------------------------------------------------- */

PandoriaGame *
pandoria_import (const char *path, PandoriaImport *how, GError **error)
{
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *known = NULL;
  g_autofree char *first = NULL;
  g_autofree char *target = NULL;

  g_return_val_if_fail (path != NULL && how != NULL, NULL);

  *how = PANDORIA_IMPORT_OWN;
  if (lies_in_games_folder (path))
    return pandoria_game_open (path, error);
  record = pandoria_record_read (path, &bytes, error);
  if (record == NULL)
    return NULL;
  known = find_known (record, &target);
  first = pandoria_folder_new_game_path (record);
  *how = known != NULL                    ? PANDORIA_IMPORT_KNOWN
         : g_strcmp0 (target, first) == 0 ? PANDORIA_IMPORT_COPIED
                                          : PANDORIA_IMPORT_BESIDE;
  if (known != NULL)
    return pandoria_game_open (known, error);
  return *how == PANDORIA_IMPORT_COPIED ? copy (record, bytes, target, error) : copy_beside (record, target, error);
}

/* What a thread has opened. */
typedef struct
{
  char *path;
  PandoriaImport how;
} Import;

static void
free_import (gpointer data)
{
  Import *import = data;

  g_free (import->path);
  g_free (import);
}

static void
import_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Import *import = data;
  GError *error = NULL;
  PandoriaGame *game = pandoria_import (import->path, &import->how, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

GAsyncResult *
pandoria_import_async (const char *path, GObject *source, GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = NULL;
  Import *import;

  g_return_val_if_fail (path != NULL, NULL);

  import = g_new0 (Import, 1);
  import->path = g_strdup (path);
  task = g_task_new (source, NULL, callback, NULL);
  g_task_set_task_data (task, import, free_import);
  g_task_run_in_thread (task, import_in_thread);
  return G_ASYNC_RESULT (task);
}

PandoriaGame *
pandoria_import_finish (GAsyncResult *result, PandoriaImport *how, GError **error)
{
  Import *import = g_task_get_task_data (G_TASK (result));

  *how = import->how;
  return g_task_propagate_pointer (G_TASK (result), error);
}

const char *
pandoria_import_get_path (GAsyncResult *result)
{
  return ((Import *) g_task_get_task_data (G_TASK (result)))->path;
}

PandoriaGame *
pandoria_import_copy (const char *path, GError **error)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *name = NULL;
  g_autofree char *target = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  record = pandoria_record_new_from_file (path, error);
  if (record == NULL)
    return NULL;
  name = g_path_get_basename (path);
  target = pandoria_file_find_free (folder, name);
  return copy_beside (record, target, error);
}
