/* The player's own catalogue on disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-private.h"

#include <glib/gstdio.h>

#include "pandoria-file.h"
#include "pandoria-saver.h"

struct _PandoriaCatalogueStore
{
  PandoriaCatalogueFile *file;
  PandoriaCatalogueFile *base; /* (nullable): the contents on disk, as far as we know */
  PandoriaSaver *saver;        /* which it follows; NULL: nothing is written */
  char *damage, *aside;        /* the fault of the previous file, and its present path */
};

/* A damaged file is kept under another name, so that the user can still find its costs. If it cannot be renamed, it is not
 * overwritten from here on, because we do not understand its contents. */
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

PandoriaCatalogueStore *
pandoria_catalogue_store_open (const char *path)
{
  PandoriaCatalogueStore *store = g_new0 (PandoriaCatalogueStore, 1);

  if (path != NULL)
    store->saver = pandoria_saver_new (path);
  if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
    load_file (store, path);
  if (store->file == NULL)
    store->file = pandoria_catalogue_file_new ();
  return store;
}

void
pandoria_catalogue_store_free (PandoriaCatalogueStore *store)
{
  g_clear_pointer (&store->file, pandoria_catalogue_file_free);
  g_clear_pointer (&store->base, pandoria_catalogue_file_free);
  g_clear_pointer (&store->saver, pandoria_saver_free);
  g_free (store->damage);
  g_free (store->aside);
  g_free (store);
}

const char *
pandoria_catalogue_store_get_damage (PandoriaCatalogueStore *store, const char **aside)
{
  *aside = store->aside;
  return store->damage;
}

PandoriaCatalogueFile *
pandoria_catalogue_store_get_file (PandoriaCatalogueStore *store)
{
  return store->file;
}

void
pandoria_catalogue_store_set_file (PandoriaCatalogueStore *store, PandoriaCatalogueFile *file)
{
  pandoria_catalogue_file_free (store->file);
  store->file = file;
}

/* A second instance has written: what either has done is kept. Returns: FALSE when its file cannot be read. */
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
  pandoria_catalogue_store_set_file (store, theirs);
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
