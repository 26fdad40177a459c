/* Writes a file to a place that the user chose, on this computer or elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file.h"

#define MODE 0644

gboolean
pandoria_file_export (GFile *to, GBytes *bytes, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (G_IS_FILE (to) && bytes != NULL, FALSE);

  path = g_file_get_path (to);
  if (path != NULL)
    return pandoria_file_write (path, bytes, MODE, error);
  return g_file_replace_contents (to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                  G_FILE_CREATE_NONE, NULL, NULL, error);
}

static void
export_in_thread (GTask *task, gpointer to, gpointer bytes, GCancellable *cancellable)
{
  GError *error = NULL;

  if (pandoria_file_export (to, bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
pandoria_file_export_async (GFile *to, GBytes *bytes, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (to) && bytes != NULL);

  task = g_task_new (to, NULL, callback, data);
  g_task_set_task_data (task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, export_in_thread);
}

gboolean
pandoria_file_export_finish (GFile *to, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, to), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
