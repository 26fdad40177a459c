/* Catalogues on disk: the player's own, and files that the user chooses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-private.h"

#include <glib/gstdio.h>
#include <string.h>

#include "pandoria-file.h"

/* A damaged file is kept under another name, so that the user can still find its costs. If it cannot be renamed, it is
 * never overwritten, because we do not understand its contents. */
static void
put_aside (PandoriaCatalogueStore *store, const char *path, const GError *error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *aside = pandoria_file_find_free (folder, "catalogue-damaged.json");

  store->damage = g_strdup (error->message);
  if (g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID) && g_rename (path, aside) == 0)
    store->aside = g_steal_pointer (&aside);
  else
    g_clear_pointer (&store->saver, pandoria_saver_free);
}

static void
load_file (PandoriaCatalogueStore *store, const char *path)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  store->file = pandoria_catalogue_file_load (path, &bytes, &error);
  if (store->file == NULL)
    {
      put_aside (store, path, error);
      return;
    }
  pandoria_saver_adopt (store->saver, bytes);
  store->base = pandoria_catalogue_file_copy (store->file);
}

void
pandoria_catalogue_store_open (PandoriaCatalogueStore *store, const char *path)
{
  if (path != NULL)
    store->saver = pandoria_saver_new (path);
  if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
    load_file (store, path);
  if (store->file == NULL)
    store->file = pandoria_catalogue_file_new ();
}

void
pandoria_catalogue_store_clear (PandoriaCatalogueStore *store)
{
  g_clear_pointer (&store->file, pandoria_catalogue_file_free);
  g_clear_pointer (&store->base, pandoria_catalogue_file_free);
  g_clear_pointer (&store->saver, pandoria_saver_free);
  g_free (store->damage);
  g_free (store->aside);
}

void
pandoria_catalogue_store_take (PandoriaCatalogueStore *store, PandoriaCatalogueFile *file)
{
  pandoria_catalogue_file_free (store->file);
  store->file = file;
}

/* Another instance has written the file: keep the changes of both. Returns: FALSE if its file cannot be read. */
static gboolean
merge (PandoriaCatalogueStore *store, GError **error)
{
  g_autofree char *path = g_strdup (pandoria_saver_get_path (store->saver));
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (path);
  g_autoptr (GBytes) bytes = NULL;
  PandoriaCatalogueFile *theirs = pandoria_catalogue_file_load (path, &bytes, error);
  PandoriaCatalogueFile *base;

  if (theirs == NULL)
    return FALSE;
  base = pandoria_catalogue_file_copy (theirs);
  pandoria_catalogue_file_merge (theirs, store->base, store->file);
  pandoria_catalogue_store_take (store, theirs);
  g_clear_pointer (&store->base, pandoria_catalogue_file_free);
  store->base = base;
  pandoria_saver_adopt (saver, bytes);
  pandoria_saver_free (store->saver);
  store->saver = g_steal_pointer (&saver);
  return TRUE;
}

static gboolean
write_file (PandoriaCatalogueStore *store, GError **error)
{
  g_autoptr (GBytes) bytes = pandoria_catalogue_file_to_bytes (store->file, error);

  if (bytes == NULL || !pandoria_saver_write (store->saver, bytes, error))
    return FALSE;
  g_clear_pointer (&store->base, pandoria_catalogue_file_free);
  store->base = pandoria_catalogue_file_copy (store->file);
  return TRUE;
}

gboolean
pandoria_catalogue_store_write (PandoriaCatalogueStore *store, GError **error)
{
  g_autoptr (GError) local = NULL;

  if (store->saver == NULL || write_file (store, &local))
    return TRUE;
  if (g_error_matches (local, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    return merge (store, error) && write_file (store, error);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

static gboolean
is_json (const char *data, gsize length)
{
  while (length > 0 && g_ascii_isspace (*data))
    data++, length--;
  return length > 0 && *data == '{';
}

/* Returns: (nullable): the file at @path, JSON or a table. */
static PandoriaCatalogueFile *
read_any (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = pandoria_json_read_file (path, error);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  PandoriaCatalogueFile *file = NULL;

  if (is_json (data, length))
    file = pandoria_catalogue_file_parse (bytes, error);
  else if (bytes != NULL)
    file = pandoria_catalogue_csv_read (data, length, error);
  if (file == NULL)
    pandoria_file_error_prefix (error, path);
  return file;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  PandoriaCatalogueFile *file = read_any (path, &error);

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
