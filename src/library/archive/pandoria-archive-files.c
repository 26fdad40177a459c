/* The archive: its jobs, which change files on its thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-job.h"
#include "pandoria-folder.h"
#include "pandoria-outside.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define SUFFIX PANDORIA_GAME_SUFFIX

/* How long the folder “deleted” keeps a deleted game. */
#define KEPT_SECONDS (PANDORIA_ARCHIVE_KEPT_DAYS * 24 * 3600)

/* No game is older than the program. An earlier time of deletion comes from a wrong clock. */
#define FIRST_SECONDS G_GINT64_CONSTANT (1735689600) /* 2025 */

/* --- renaming and copying ------------------------------------------------------------------- */

/* Returns: (transfer full): the path of the first file of @job. */
static char *
get_path (PandoriaArchiveJob *job)
{
  return g_build_filename (pandoria_archive_store_get_folder (job->store),
                           ((PandoriaArchiveEntry *) job->entries->pdata[0])->name, NULL);
}

/* Returns @error (transfer full), or the new entry of the file @path, to the caller. */
static void
return_entry (PandoriaArchiveJob *job, const char *path, GError *error)
{
  g_autofree char *name = g_path_get_basename (path);
  PandoriaArchiveEntry *entry;

  if (error != NULL)
    {
      g_task_return_error (job->task, error);
      return;
    }
  entry = pandoria_archive_store_look (job->store, name);
  pandoria_archive_store_report (job->store);
  g_task_return_pointer (job->task, entry != NULL ? g_object_ref (entry) : NULL, g_object_unref);
}

static void
do_rename (PandoriaArchiveJob *job)
{
  g_autofree char *path = get_path (job);
  g_autofree char *table = pandoria_folder_get_file (PANDORIA_FOLDER_LOCKS);
  g_autoptr (PandoriaFileLock) lock = pandoria_file_lock_take (table, path);
  g_autoptr (PandoriaRecord) record = NULL;
  GError *error = NULL;

  if (lock != NULL)
    record = pandoria_record_new_from_file (path, &error);
  else
    pandoria_game_set_open_elsewhere (&error);
  if (record != NULL)
    {
      pandoria_record_set_title (record, job->title);
      pandoria_record_save (record, path, &error);
    }
  return_entry (job, path, error);
}

static void
do_duplicate (PandoriaArchiveJob *job)
{
  g_autofree char *path = get_path (job);
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *copy
      = g_build_filename (pandoria_archive_store_get_folder (job->store), name, NULL);
  GError *error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);

  if (record != NULL)
    {
      pandoria_record_set_id (record, id);
      pandoria_record_set_title (record, job->title);
      pandoria_record_save (record, copy, &error);
    }
  return_entry (job, copy, error);
}

/* --- deleting and restoring ----------------------------------------------------------------- */

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Each deleted file keeps its name in a separate folder, so that it can be restored and its age is
 * known. */
static char *
make_deleted_folder (PandoriaArchiveStore *store)
{
  g_autofree char *name
      = pandoria_folder_make_deleted_name (pandoria_archive_store_get_folder (store));

  return g_build_filename (pandoria_archive_store_get_deleted (store), name, NULL);
}

char *
pandoria_archive_get_photo_path (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);
  return g_strconcat (path, ".jpg", NULL);
}

/* A game may have no photo, and is still complete without it. */
static void
move_photo (const char *from, const char *to)
{
  g_autofree char *source = pandoria_archive_get_photo_path (from);
  g_autofree char *target = pandoria_archive_get_photo_path (to);

  if (g_file_test (source, G_FILE_TEST_IS_REGULAR))
    pandoria_folder_move (source, target, NULL);
}

/* Returns: (transfer full) (nullable): the new path. */
static char *
delete_file (PandoriaArchiveStore *store, const char *name, GError **error)
{
  g_autofree char *folder = make_deleted_folder (store);
  g_autofree char *from = g_build_filename (pandoria_archive_store_get_folder (store), name, NULL);
  g_autofree char *to = g_build_filename (folder, name, NULL);

  if (!pandoria_folder_move (from, to, error))
    {
      g_rmdir (folder);
      return NULL;
    }
  move_photo (from, to);
  /* Another game may get this name. */
  pandoria_outside_remember (from, NULL);
  pandoria_archive_store_look (store, name);
  return g_steal_pointer (&to);
}

static gboolean
restore_file (PandoriaArchiveStore *store, const char *deleted, GError **error)
{
  g_autofree char *name = g_path_get_basename (deleted);
  g_autofree char *folder = g_path_get_dirname (deleted);
  g_autofree char *to = pandoria_file_find_free (pandoria_archive_store_get_folder (store), name);
  g_autofree char *restored = g_path_get_basename (to);

  if (!pandoria_folder_move (deleted, to, error))
    return FALSE;
  move_photo (deleted, to);
  g_rmdir (folder);
  pandoria_archive_store_look (store, restored);
  return TRUE;
}

/* Removes links without following them. Leaves folders, which the program never creates there. */
static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* Returns: when the folder with this name was created; G_MAXINT64 if the program did not create it.
 */
static gint64
get_deletion_time (const char *name)
{
  char *end;
  gint64 time = g_ascii_strtoll (name, &end, 10);

  return end != name && *end == '-' && g_uuid_string_is_valid (end + 1) ? time : G_MAXINT64;
}

static void
restart_days (PandoriaArchiveStore *store, const char *folder)
{
  g_autofree char *name
      = pandoria_folder_make_deleted_name (pandoria_archive_store_get_folder (store));
  g_autofree char *renamed
      = g_build_filename (pandoria_archive_store_get_deleted (store), name, NULL);

  g_rename (folder, renamed);
}

/* Moves the photo of the game at @to there, if it stayed at @from without a game. */
static void
fetch_photo (const char *from, const char *to)
{
  g_autofree char *photo = pandoria_archive_get_photo_path (to);

  if (!g_file_test (from, G_FILE_TEST_EXISTS) && g_file_test (to, G_FILE_TEST_IS_REGULAR)
      && !g_file_test (photo, G_FILE_TEST_EXISTS))
    move_photo (from, to);
}

/* A process that was killed between the two moves of a game and its photo left the photo behind. */
static void
reunite (PandoriaArchiveStore *store, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      const gboolean is_photo = g_str_has_suffix (name, SUFFIX ".jpg");
      g_autofree char *game = g_strndup (name, strlen (name) - (is_photo ? strlen (".jpg") : 0));
      g_autofree char *there = g_build_filename (folder, game, NULL);
      g_autofree char *here
          = g_build_filename (pandoria_archive_store_get_folder (store), game, NULL);

      if (is_photo)
        fetch_photo (there, here);
      else if (g_str_has_suffix (name, SUFFIX))
        fetch_photo (here, there);
    }
  g_rmdir (folder); /* unless something is left in it */
}

/* Permanently removes games that were deleted more than 30 days ago. */
static void
remove_old (PandoriaArchiveStore *store)
{
  gint64 now = MIN (get_now (),
                    pandoria_folder_get_last_change (pandoria_archive_store_get_folder (store)));
  g_autoptr (GDir) dir = g_dir_open (pandoria_archive_store_get_deleted (store), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *folder
          = g_build_filename (pandoria_archive_store_get_deleted (store), name, NULL);
      gint64 deleted = get_deletion_time (name);

      if (g_file_test (folder, G_FILE_TEST_IS_SYMLINK) || deleted == G_MAXINT64)
        continue;
      if (deleted < FIRST_SECONDS)
        restart_days (store, folder);
      else if (deleted >= now - KEPT_SECONDS)
        reunite (store, folder);
      else
        remove_folder (folder);
    }
}

/* --- exporting ------------------------------------------------------------------------------ */

static char *
make_export_name (PandoriaArchiveEntry *entry)
{
  g_autofree char *stem = pandoria_file_name_make (entry->title);

  return *stem != '\0' ? g_strconcat (stem, SUFFIX, NULL) : g_strdup (entry->name);
}

/* Returns: (transfer full) (nullable): the contents of the file of @entry. */
static GBytes *
read_bytes (PandoriaArchiveStore *store, PandoriaArchiveEntry *entry, GError **error)
{
  g_autofree char *path
      = g_build_filename (pandoria_archive_store_get_folder (store), entry->name, NULL);
  char *bytes;
  gsize length;

  if (entry->fault == PANDORIA_ARCHIVE_FAULT_LINK || entry->fault == PANDORIA_ARCHIVE_FAULT_NO_FILE)
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("it is not a regular file"));
      return NULL;
    }
  return g_file_get_contents (path, &bytes, &length, error) ? g_bytes_new_take (bytes, length)
                                                            : NULL;
}

/* Returns: (transfer full): a free place for @entry in @folder; without a free name in a folder
 * that is not local. */
static GFile *
find_place (GFile *folder, PandoriaArchiveEntry *entry)
{
  g_autofree char *name = make_export_name (entry);
  g_autofree char *local = g_file_get_path (folder);
  g_autofree char *path = local != NULL ? pandoria_file_find_free (local, name) : NULL;

  return path != NULL ? g_file_new_for_path (path) : g_file_get_child (folder, name);
}

/* When exporting a single file, the file dialog has already asked whether to replace it. */
static void
export_file (PandoriaArchiveStore *store, PandoriaArchiveEntry *entry, GFile *to,
             gboolean to_folder, GError **error)
{
  g_autoptr (GFile) target = to_folder ? find_place (to, entry) : g_object_ref (to);
  g_autoptr (GBytes) bytes = read_bytes (store, entry, error);

  if (bytes != NULL)
    pandoria_file_export (target, bytes, error);
}

/* --- jobs ----------------------------------------------------------------------------------- */

static void
do_load (PandoriaArchiveJob *job)
{
  gboolean is_first = !pandoria_archive_store_is_loaded (job->store);

  pandoria_archive_store_load (job->store);
  if (is_first)
    remove_old (job->store);
  g_task_return_boolean (job->task, TRUE);
}

/* Returns the deleted files of @builder to the caller, together with @error (transfer full)
 * (nullable), which becomes the data of the task. */
static void
return_deleted (PandoriaArchiveJob *job, GStrvBuilder *builder, GError *error)
{
  pandoria_archive_store_report (job->store);
  if (error != NULL)
    g_task_set_task_data (job->task, error, (GDestroyNotify) g_error_free);
  g_task_return_pointer (job->task, g_strv_builder_end (builder), (GDestroyNotify) g_strfreev);
}

/* Reports the first fault together with the deleted files. */
static void
do_delete (PandoriaArchiveJob *job)
{
  GError *error = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < job->entries->len; i++)
    {
      PandoriaArchiveEntry *entry = job->entries->pdata[i];
      g_autofree char *deleted
          = delete_file (job->store, entry->name, error == NULL ? &error : NULL);

      if (deleted != NULL)
        g_strv_builder_add (builder, deleted);
      pandoria_archive_store_report_sometimes (job->store);
    }
  return_deleted (job, builder, error);
}

static void
do_restore (PandoriaArchiveJob *job)
{
  GError *error = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; job->deleted[i] != NULL; i++)
    {
      if (!restore_file (job->store, job->deleted[i], error == NULL ? &error : NULL))
        g_strv_builder_add (builder, job->deleted[i]);
      pandoria_archive_store_report_sometimes (job->store);
    }
  return_deleted (job, builder, error);
}

/* Adds the games in @folder, which were deleted at @time. */
static void
add_deleted (GPtrArray *entries, const char *folder, gint64 time)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      PandoriaArchiveEntry *entry
          = pandoria_archive_takes_name (name) ? pandoria_archive_read (folder, name) : NULL;

      if (entry == NULL)
        continue;
      entry->deleted = g_build_filename (folder, name, NULL);
      entry->deleted_on = time;
      g_ptr_array_add (entries, entry);
    }
}

static int
compare_deleted (gconstpointer a, gconstpointer b)
{
  PandoriaArchiveEntry *one = *(PandoriaArchiveEntry *const *) a,
                       *other = *(PandoriaArchiveEntry *const *) b;

  if (one->deleted_on != other->deleted_on)
    return one->deleted_on > other->deleted_on ? -1 : 1;
  return pandoria_archive_entry_compare (one, other);
}

static void
do_list_deleted (PandoriaArchiveJob *job)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir) dir = g_dir_open (pandoria_archive_store_get_deleted (job->store), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *folder
          = g_build_filename (pandoria_archive_store_get_deleted (job->store), name, NULL);
      const gint64 time = get_deletion_time (name);

      if (time != G_MAXINT64 && !g_file_test (folder, G_FILE_TEST_IS_SYMLINK))
        add_deleted (entries, folder, time);
    }
  g_ptr_array_sort (entries, compare_deleted);
  g_task_return_pointer (job->task, entries, (GDestroyNotify) g_ptr_array_unref);
}

static void
do_export (PandoriaArchiveJob *job)
{
  GError *error = NULL;

  for (guint i = 0; i < job->entries->len && error == NULL; i++)
    export_file (job->store, job->entries->pdata[i], job->to, job->to_folder, &error);
  if (error != NULL)
    g_task_return_error (job->task, error);
  else
    g_task_return_boolean (job->task, TRUE);
}

void
pandoria_archive_load_async (PandoriaArchive *self, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self));
  pandoria_archive_push (self, (PandoriaArchiveJob){ .work = do_load }, NULL, callback, data);
}

static void
push_change (PandoriaArchive *self, PandoriaArchiveEntry *entry, const char *title,
             PandoriaArchiveWork work, GAsyncReadyCallback callback, gpointer data)
{
  PandoriaArchiveJob job = { .work = work, .title = g_strdup (title) };

  job.entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (job.entries, g_object_ref (entry));
  pandoria_archive_push (self, job, pandoria_archive_rename_async, callback, data);
}

void
pandoria_archive_rename_async (PandoriaArchive *self, PandoriaArchiveEntry *entry,
                               const char *title, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && PANDORIA_IS_ARCHIVE_ENTRY (entry)
                    && title != NULL);
  push_change (self, entry, title, do_rename, callback, data);
}

void
pandoria_archive_duplicate_async (PandoriaArchive *self, PandoriaArchiveEntry *entry,
                                  const char *title, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && PANDORIA_IS_ARCHIVE_ENTRY (entry)
                    && title != NULL);
  push_change (self, entry, title, do_duplicate, callback, data);
}

PandoriaArchiveEntry *
pandoria_archive_change_finish (PandoriaArchive *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_archive_rename_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
pandoria_archive_delete_async (PandoriaArchive *self, GPtrArray *entries,
                               GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && entries != NULL);
  pandoria_archive_push (
      self, (PandoriaArchiveJob){ .work = do_delete, .entries = g_ptr_array_ref (entries) },
      pandoria_archive_delete_async, callback, data);
}

GStrv
pandoria_archive_delete_finish (PandoriaArchive *self, GAsyncResult *result, GError **error)
{
  const GError *fault;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  fault = g_task_get_task_data (G_TASK (result));
  if (fault != NULL && error != NULL)
    *error = g_error_copy (fault);
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
pandoria_archive_restore_async (PandoriaArchive *self, const char *const *deleted,
                                GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && deleted != NULL);
  pandoria_archive_push (
      self, (PandoriaArchiveJob){ .work = do_restore, .deleted = g_strdupv ((char **) deleted) },
      pandoria_archive_restore_async, callback, data);
}

void
pandoria_archive_list_deleted_async (PandoriaArchive *self, GAsyncReadyCallback callback,
                                     gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self));
  pandoria_archive_push (self, (PandoriaArchiveJob){ .work = do_list_deleted },
                         pandoria_archive_list_deleted_async, callback, data);
}

GPtrArray *
pandoria_archive_list_deleted_finish (PandoriaArchive *self, GAsyncResult *result)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_archive_list_deleted_async),
                        NULL);
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
pandoria_archive_export_async (PandoriaArchive *self, GPtrArray *entries, GFile *to,
                               gboolean to_folder, GAsyncReadyCallback callback, gpointer data)
{
  PandoriaArchiveJob job = { .work = do_export, .to_folder = to_folder };

  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && entries != NULL && G_IS_FILE (to));

  job.entries = g_ptr_array_ref (entries);
  job.to = g_object_ref (to);
  pandoria_archive_push (self, job, pandoria_archive_finish, callback, data);
}

gboolean
pandoria_archive_finish (PandoriaArchive *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_archive_finish), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
