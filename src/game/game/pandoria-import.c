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

/* --- one file --------------------------------------------------------------------------------------------------- */

/* A file on its way, and what a thread may know of the game that is open. */
typedef struct
{
  PandoriaImported *file;
  char *open_id;   /* nullable */
  char *open_path; /* nullable */
} Import;

static Import *
import_new (const char *path, PandoriaGame *open)
{
  Import *import = g_new0 (Import, 1);

  import->file = g_new0 (PandoriaImported, 1);
  import->file->path = g_strdup (path);
  if (open != NULL)
    {
      import->open_id = g_strdup (pandoria_record_get_id (pandoria_game_get_record (open)));
      import->open_path = g_strdup (pandoria_game_get_path (open));
    }
  return import;
}

static void
import_free (gpointer data)
{
  Import *import = data;

  g_clear_pointer (&import->file, pandoria_imported_free);
  g_free (import->open_id);
  g_free (import->open_path);
  g_free (import);
}

/* A game of the same id in another file of the folder is another one. */
static gboolean
is_open_here (const Import *import, PandoriaRecord *record, const char *known)
{
  return g_strcmp0 (pandoria_record_get_id (record), import->open_id) == 0
         && (known == NULL || g_strcmp0 (known, import->open_path) == 0);
}

static void
import_record (Import *import, PandoriaRecord *record, GBytes *bytes)
{
  PandoriaImported *file = import->file;
  g_autofree char *target = NULL;
  g_autofree char *known = find_known (record, &target);
  g_autofree char *first = pandoria_folder_new_game_path (record);

  if (is_open_here (import, record, known))
    file->how = PANDORIA_IMPORT_OPEN_HERE;
  else if (known != NULL)
    {
      file->how = PANDORIA_IMPORT_KNOWN;
      file->game = pandoria_game_open (known, &file->error);
    }
  else if (g_str_equal (target, first))
    {
      file->how = PANDORIA_IMPORT_COPIED;
      file->game = copy (record, bytes, target, &file->error);
    }
  else
    {
      file->how = PANDORIA_IMPORT_BESIDE;
      file->game = copy_beside (record, target, &file->error);
    }
}

/* Of what is open elsewhere a copy can be made. */
static void
open_own (PandoriaImported *file)
{
  g_autoptr (GError) elsewhere = NULL;

  file->game = pandoria_game_open (file->path, &file->error);
  if (!g_error_matches (file->error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE))
    return;
  elsewhere = g_steal_pointer (&file->error);
  file->record = pandoria_record_new_from_file (file->path, &file->error);
  if (file->record != NULL)
    file->error = g_steal_pointer (&elsewhere);
}

static void
import_file (Import *import)
{
  PandoriaImported *file = import->file;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (lies_in_games_folder (file->path))
    {
      open_own (file);
      return;
    }
  record = pandoria_record_read (file->path, &bytes, &file->error);
  if (record == NULL)
    return;
  import_record (import, record, bytes);
  if (file->game == NULL)
    file->record = g_steal_pointer (&record);
}

/* --- public ----------------------------------------------------------------------------------------------------- */

void
pandoria_imported_free (PandoriaImported *file)
{
  g_return_if_fail (file != NULL);

  g_free (file->path);
  g_clear_object (&file->game);
  g_clear_pointer (&file->record, pandoria_record_unref);
  g_clear_error (&file->error);
  g_free (file);
}

PandoriaImported *
pandoria_import (const char *path, PandoriaGame *open)
{
  Import *import;
  PandoriaImported *file;

  g_return_val_if_fail (path != NULL, NULL);

  import = import_new (path, open);
  import_file (import);
  file = g_steal_pointer (&import->file);
  import_free (import);
  return file;
}

static void
import_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Import *import = data;

  import_file (import);
  g_task_return_pointer (task, g_steal_pointer (&import->file), (GDestroyNotify) pandoria_imported_free);
}

GAsyncResult *
pandoria_import_async (const char *path, PandoriaGame *open, GObject *source, GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  task = g_task_new (source, NULL, callback, NULL);
  g_task_set_task_data (task, import_new (path, open), import_free);
  g_task_run_in_thread (task, import_in_thread);
  return G_ASYNC_RESULT (task);
}

PandoriaImported *
pandoria_import_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

PandoriaImportAge
pandoria_import_compare (PandoriaRecord *file, PandoriaRecord *open)
{
  guint n, n_open;

  g_return_val_if_fail (file != NULL && open != NULL, PANDORIA_IMPORT_DIFFERENT);

  if (!pandoria_record_contains (file, open) && !pandoria_record_contains (open, file))
    return PANDORIA_IMPORT_DIFFERENT;
  n = pandoria_record_get_n_actions (file);
  n_open = pandoria_record_get_n_actions (open);
  return n == n_open ? PANDORIA_IMPORT_SAME : n < n_open ? PANDORIA_IMPORT_OLDER : PANDORIA_IMPORT_NEWER;
}

PandoriaGame *
pandoria_import_copy (PandoriaImported *file, GError **error)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *name = NULL;
  g_autofree char *target = NULL;

  g_return_val_if_fail (file != NULL && file->record != NULL, NULL);

  name = g_path_get_basename (file->path);
  target = pandoria_file_find_free (folder, name);
  return copy_beside (file->record, target, error);
}
