/* A catalogue from a file that the user has chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue.h"

#include <string.h>

static PandoriaCatalogueFile *
read_file (const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = pandoria_json_read_file (path, &length, error);
  PandoriaCatalogueFile *file = NULL;

  if (data != NULL && data[strspn (data, " \t\r\n")] == '{')
    file = pandoria_catalogue_file_parse (data, length, error);
  else if (data != NULL)
    file = pandoria_catalogue_csv_read (data, length, error);
  if (file == NULL)
    pandoria_file_error_prefix (error, path);
  return file;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  PandoriaCatalogueFile *file = read_file (path, &error);

  if (file != NULL)
    g_task_return_pointer (task, file, (GDestroyNotify) pandoria_catalogue_file_free);
  else
    g_task_return_error (task, error);
}

void
pandoria_catalogue_read_async (const char *path, GObject *source, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (source, NULL, callback, data);

  g_task_set_source_tag (task, pandoria_catalogue_read_async);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, read_in_thread);
}

PandoriaCatalogueFile *
pandoria_catalogue_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_catalogue_read_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
