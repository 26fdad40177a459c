/* The archive's jobs: requests of the owner, which run one after the other on the archive's thread. Each is a GTask.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-private.h"

static void
do_load (PandoriaArchiveJob *job)
{
  gboolean is_first = !job->store->is_loaded;

  pandoria_archive_store_load (job->store);
  if (is_first)
    pandoria_archive_files_empty (job->store);
  g_task_return_boolean (job->task, TRUE);
}

static void
do_change (PandoriaArchiveJob *job)
{
  const char *name = pandoria_archive_entry_get_data (job->entries->pdata[0])->name;
  GError *error = NULL;
  PandoriaArchiveEntry *entry = job->change (job->store, name, job->title, &error);

  if (error != NULL)
    g_task_return_error (job->task, error);
  else
    g_task_return_pointer (job->task, entry, g_object_unref);
}

/* Reports the first fault together with the successes. */
static void
do_delete (PandoriaArchiveJob *job)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < job->entries->len; i++)
    {
      const char *name = pandoria_archive_entry_get_data (job->entries->pdata[i])->name;
      g_autofree char *deleted = pandoria_archive_files_delete (job->store, name, error == NULL ? &error : NULL);

      if (deleted != NULL)
        g_strv_builder_add (builder, deleted);
      pandoria_archive_store_report_sometimes (job->store);
    }
  pandoria_archive_store_report (job->store);
  if (error != NULL)
    g_object_set_data_full (G_OBJECT (job->task), "pandoria-error", g_steal_pointer (&error),
                            (GDestroyNotify) g_error_free);
  g_task_return_pointer (job->task, g_strv_builder_end (builder), (GDestroyNotify) g_strfreev);
}

static void
return_done (PandoriaArchiveJob *job, GError *error)
{
  if (error != NULL)
    g_task_return_error (job->task, error);
  else
    g_task_return_boolean (job->task, TRUE);
}

static void
do_restore (PandoriaArchiveJob *job)
{
  GError *error = NULL;

  for (guint i = 0; job->deleted[i] != NULL; i++)
    {
      pandoria_archive_files_restore (job->store, job->deleted[i], error == NULL ? &error : NULL);
      pandoria_archive_store_report_sometimes (job->store);
    }
  pandoria_archive_store_report (job->store);
  return_done (job, error);
}

static void
do_export (PandoriaArchiveJob *job)
{
  GError *error = NULL;

  for (guint i = 0; i < job->entries->len && error == NULL; i++)
    pandoria_archive_files_export (job->store, job->entries->pdata[i], job->to, job->to_folder, &error);
  return_done (job, error);
}

void
pandoria_archive_load_async (PandoriaArchive *self, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self));
  pandoria_archive_push (self, (PandoriaArchiveJob){ .work = do_load }, NULL, callback, data);
}

static void
push_change (PandoriaArchive *self, PandoriaArchiveEntry *entry, const char *title, PandoriaArchiveChange change,
             GAsyncReadyCallback callback, gpointer data)
{
  PandoriaArchiveJob job = { .work = do_change, .change = change, .title = g_strdup (title) };

  job.entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (job.entries, g_object_ref (entry));
  pandoria_archive_push (self, job, pandoria_archive_rename_async, callback, data);
}

void
pandoria_archive_rename_async (PandoriaArchive *self, PandoriaArchiveEntry *entry, const char *title,
                               GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && PANDORIA_IS_ARCHIVE_ENTRY (entry) && title != NULL);
  push_change (self, entry, title, pandoria_archive_files_rename, callback, data);
}

void
pandoria_archive_duplicate_async (PandoriaArchive *self, PandoriaArchiveEntry *entry, const char *title,
                                  GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && PANDORIA_IS_ARCHIVE_ENTRY (entry) && title != NULL);
  push_change (self, entry, title, pandoria_archive_files_duplicate, callback, data);
}

PandoriaArchiveEntry *
pandoria_archive_change_finish (PandoriaArchive *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_archive_rename_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
pandoria_archive_delete_async (PandoriaArchive *self, GPtrArray *entries, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && entries != NULL);
  pandoria_archive_push (self, (PandoriaArchiveJob){ .work = do_delete, .entries = g_ptr_array_ref (entries) },
                         pandoria_archive_delete_async, callback, data);
}

GStrv
pandoria_archive_delete_finish (PandoriaArchive *self, GAsyncResult *result, GError **error)
{
  const GError *fault;

  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_archive_delete_async), NULL);

  fault = g_object_get_data (G_OBJECT (result), "pandoria-error");
  if (fault != NULL && error != NULL)
    *error = g_error_copy (fault);
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
pandoria_archive_restore_async (PandoriaArchive *self, const char *const *deleted, GAsyncReadyCallback callback,
                                gpointer data)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && deleted != NULL);
  pandoria_archive_push (self, (PandoriaArchiveJob){ .work = do_restore, .deleted = g_strdupv ((char **) deleted) },
                         pandoria_archive_restore_async, callback, data);
}

gboolean
pandoria_archive_restore_finish (PandoriaArchive *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_archive_restore_async), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
pandoria_archive_export_async (PandoriaArchive *self, GPtrArray *entries, GFile *to, gboolean to_folder,
                               GAsyncReadyCallback callback, gpointer data)
{
  PandoriaArchiveJob job = { .work = do_export, .to_folder = to_folder };

  g_return_if_fail (PANDORIA_IS_ARCHIVE (self) && entries != NULL && G_IS_FILE (to));

  job.entries = g_ptr_array_ref (entries);
  job.to = g_object_ref (to);
  pandoria_archive_push (self, job, pandoria_archive_export_async, callback, data);
}

gboolean
pandoria_archive_export_finish (PandoriaArchive *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_archive_export_async), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
