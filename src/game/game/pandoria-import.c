/* Imports files into the folder of games as copies. Never changes the original files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-import.h"

#include "pandoria-file.h"
#include "pandoria-folder.h"
#include "pandoria-json.h"

#define MODE 0644

static gboolean
lies_in_games_folder (const char *path)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *parent = g_path_get_dirname (path);

  return g_str_equal (folder, parent);
}

/** Known: the game in the folder with the id of a file. */
typedef struct
{
  char *same_or_more; /* nullable: has the actions of the file, or more */
  char *less;         /* nullable: has only the first actions of the file */
  char *free;         /* nullable: a free path; NULL if there is one of the above */
} Known;

static void
known_clear (Known *known)
{
  g_free (known->same_or_more);
  g_free (known->less);
  g_free (known->free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Known, known_clear)

/* Compares the game at @path with @record. Takes @path. Returns: whether the search is over. */
static gboolean
compare_known (Known *known, char *path, PandoriaRecord *record)
{
  g_autofree char *owned = path;
  g_autoptr (PandoriaRecord) there = pandoria_record_new_from_file (path, NULL);

  if (there == NULL)
    return FALSE;
  if (pandoria_record_contains (there, record))
    known->same_or_more = g_steal_pointer (&owned);
  else if (pandoria_record_contains (record, there) && known->less == NULL)
    known->less = g_steal_pointer (&owned);
  return known->same_or_more != NULL;
}

/* The name of a file in the folder is the id of its game, perhaps with a number. */
static void
find_known (PandoriaRecord *record, Known *known)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *first = pandoria_folder_new_game_path (record);
  g_autofree char *name = g_path_get_basename (first);
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (PANDORIA_GAME_SUFFIX));
  char *candidate = g_strdup (first);

  for (guint i = 2; g_file_test (candidate, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK); i++)
    {
      if (compare_known (known, candidate, record))
        return;
      candidate
          = g_strdup_printf ("%s%c%s-%u" PANDORIA_GAME_SUFFIX, folder, G_DIR_SEPARATOR, stem, i);
    }
  known->free = candidate;
}

/* Opens the copy of @record at @path. If it could not be written, the game opens, and "save-error"
 * reports it. */
static PandoriaGame *
open_copy (PandoriaRecord *record, const char *path, gboolean is_written, GError **error)
{
  PandoriaGame *game
      = is_written ? pandoria_game_open (path, error) : pandoria_game_new_as_far (record, error);

  if (!is_written && game != NULL)
    pandoria_game_set_path (game, path, NULL);
  return game;
}

static PandoriaGame *
copy_with_next_title (PandoriaRecord *record, const char *path, GError **error)
{
  g_autofree char *title = pandoria_record_make_next_title (record);

  pandoria_record_set_title (record, title);
  return open_copy (record, path, pandoria_record_save (record, path, NULL), error);
}

/* The files to import, and a copy of the open game's id and path for the thread. */
typedef struct
{
  GStrv paths;     /* nullable */
  char *open_id;   /* nullable */
  char *open_path; /* nullable */
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  g_strfreev (import->paths);
  g_free (import->open_id);
  g_free (import->open_path);
  g_free (import);
}

/* A different file in the folder with the same id counts as a different game. */
static gboolean
is_open_here (const Import *import, PandoriaRecord *record, const char *known)
{
  return g_strcmp0 (pandoria_record_get_id (record), import->open_id) == 0
         && (known == NULL || g_strcmp0 (known, import->open_path) == 0);
}

static void
import_record (const Import *import, PandoriaImported *file, PandoriaRecord *record, GBytes *bytes)
{
  g_auto (Known) known = { 0 };
  g_autofree char *first = pandoria_folder_new_game_path (record);
  const char *there;

  find_known (record, &known);
  there = known.same_or_more != NULL ? known.same_or_more : known.less;
  if (is_open_here (import, record, there))
    file->how = PANDORIA_IMPORT_OPEN_HERE;
  else if (there != NULL)
    {
      file->how = there == known.less ? PANDORIA_IMPORT_NEWER_THAN_KNOWN : PANDORIA_IMPORT_KNOWN;
      file->game = pandoria_game_open (there, &file->error);
    }
  else if (g_str_equal (known.free, first))
    {
      file->how = PANDORIA_IMPORT_COPIED;
      /* Copy the bytes that were read. */
      file->game
          = open_copy (record, known.free, pandoria_file_write_own (known.free, bytes, MODE, NULL),
                       &file->error);
    }
  else
    {
      file->how = PANDORIA_IMPORT_RENAMED;
      file->game = copy_with_next_title (record, known.free, &file->error);
    }
}

/* A game that is open elsewhere can be copied. */
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

/* If the user is asked first, the game gets its origin later. */
static void
note_origin (PandoriaImported *file, GBytes *bytes)
{
  const char *game = file->game != NULL ? pandoria_game_get_path (file->game) : NULL;

  file->origin = pandoria_outside_new (file->path, bytes);
  if (game == NULL || file->how == PANDORIA_IMPORT_NEWER_THAN_KNOWN)
    return;
  if (file->origin == NULL && file->how == PANDORIA_IMPORT_KNOWN)
    file->origin = pandoria_outside_recall (game);
  else
    pandoria_outside_remember (game, file->origin);
}

/* Writes nothing if the import was cancelled while the file was read. */
static void
import_other (const Import *import, PandoriaImported *file, GCancellable *cancellable)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_read (file->path, &bytes, &file->error);

  if (record == NULL || g_cancellable_set_error_if_cancelled (cancellable, &file->error))
    return;
  import_record (import, file, record, bytes);
  note_origin (file, bytes);
  if (file->game == NULL || file->how == PANDORIA_IMPORT_NEWER_THAN_KNOWN)
    file->record = g_steal_pointer (&record);
}

static PandoriaImported *
import_file (const Import *import, const char *path, GCancellable *cancellable)
{
  PandoriaImported *file = g_new0 (PandoriaImported, 1);

  file->path = g_strdup (path);
  if (g_strcmp0 (path, import->open_path) == 0)
    {
      file->how = PANDORIA_IMPORT_OPEN_HERE;
      file->target = g_strdup (path);
      return file;
    }
  if (lies_in_games_folder (path))
    {
      open_own (file);
      file->origin = pandoria_outside_recall (path);
    }
  else
    import_other (import, file, cancellable);
  if (g_error_matches (file->error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID))
    file->part = pandoria_record_read_part (path, &file->part_turn);
  if (file->game != NULL)
    file->target = g_strdup (pandoria_game_get_path (file->game));
  else if (file->record != NULL)
    file->target = g_strdup (path);
  return file;
}

void
pandoria_imported_free (PandoriaImported *file)
{
  g_return_if_fail (file != NULL);

  g_free (file->path);
  g_clear_object (&file->game);
  g_free (file->target);
  g_clear_pointer (&file->record, pandoria_record_unref);
  g_clear_pointer (&file->part, pandoria_record_unref);
  g_clear_pointer (&file->origin, pandoria_outside_free);
  g_clear_error (&file->error);
  g_free (file);
}

static void
import_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Import *import = data;
  g_autofree char *last = import->paths == NULL ? pandoria_folder_get_last () : NULL;
  char *only[] = { last, NULL }, **paths = import->paths != NULL ? import->paths : only;
  g_autoptr (GPtrArray) files
      = g_ptr_array_new_with_free_func ((GDestroyNotify) pandoria_imported_free);

  for (guint i = 0; paths[i] != NULL && !g_cancellable_is_cancelled (cancellable); i++)
    {
      PandoriaImported *file = import_file (import, paths[i], cancellable);

      if (g_strv_length (paths) > 1)
        g_clear_object (&file->game);
      g_ptr_array_add (files, file);
    }
  g_task_return_pointer (task, g_steal_pointer (&files), (GDestroyNotify) g_ptr_array_unref);
}

void
pandoria_import_async (const char *const *paths, PandoriaGame *open, GCancellable *cancellable,
                       GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Import *import = g_new0 (Import, 1);

  import->paths = g_strdupv ((GStrv) paths);
  if (open != NULL)
    {
      import->open_id = g_strdup (pandoria_record_get_id (pandoria_game_get_record (open)));
      import->open_path = g_strdup (pandoria_game_get_path (open));
    }
  g_task_set_task_data (task, import, import_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, import_in_thread);
}

GPtrArray *
pandoria_import_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
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
  if (n == n_open)
    return PANDORIA_IMPORT_SAME;
  return n < n_open ? PANDORIA_IMPORT_OLDER : PANDORIA_IMPORT_NEWER;
}

PandoriaGame *
pandoria_import_copy (PandoriaImported *file, GError **error)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *name = NULL, *target = NULL;

  g_return_val_if_fail (file != NULL && (file->record != NULL || file->part != NULL), NULL);

  name = g_path_get_basename (file->path);
  target = pandoria_file_find_free (folder, name);
  /* An earlier game may have had this name. */
  pandoria_outside_remember (target, NULL);
  return copy_with_next_title (file->record != NULL ? file->record : file->part, target, error);
}
