/* PandoriaSaver: keeps a file up to date, and never overwrites the changes of another process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "pandoria-file.h"

#define MODE 0644

struct _PandoriaSaver
{
  char *path;
  PandoriaFileStamp stamp; /* of the file when it was last read or written */
  GBytes *bytes;           /* … and its contents; NULL: unknown */
  GBytes *tried;           /* contents that a failed write may have written nevertheless; or NULL */
};

G_DEFINE_QUARK (pandoria - saver - error - quark, pandoria_saver_error)

PandoriaSaver *
pandoria_saver_new (const char *path)
{
  PandoriaSaver *saver;

  g_return_val_if_fail (path != NULL, NULL);

  saver = g_new0 (PandoriaSaver, 1);
  saver->path = g_strdup (path);
  pandoria_file_stamp_get (path, &saver->stamp);
  return saver;
}

void
pandoria_saver_free (PandoriaSaver *saver)
{
  g_return_if_fail (saver != NULL);

  g_free (saver->path);
  g_clear_pointer (&saver->bytes, g_bytes_unref);
  g_clear_pointer (&saver->tried, g_bytes_unref);
  g_free (saver);
}

const char *
pandoria_saver_get_path (PandoriaSaver *saver)
{
  g_return_val_if_fail (saver != NULL, NULL);
  return saver->path;
}

void
pandoria_saver_adopt (PandoriaSaver *saver, GBytes *bytes)
{
  g_return_if_fail (saver != NULL && bytes != NULL);

  g_clear_pointer (&saver->bytes, g_bytes_unref);
  saver->bytes = g_bytes_ref (bytes);
}

/* Skips reading a file of another length. */
static gboolean
contains (const char *path, const PandoriaFileStamp *stamp, GBytes *bytes)
{
  g_autofree char *data = NULL;
  gsize length;
  g_autoptr (GBytes) there = NULL;

  if (bytes == NULL || stamp->size != (gint64) g_bytes_get_size (bytes)
      || !g_file_get_contents (path, &data, &length, NULL))
    return FALSE;
  there = g_bytes_new_static (data, length);
  return g_bytes_equal (there, bytes);
}

/* A different stamp does not always mean different contents: the user may have copied the file back
 * and forth. Reads only a regular file, because writing refuses all others. */
static gboolean
is_changed (PandoriaSaver *saver, GBytes *bytes)
{
  PandoriaFileStamp stamp;

  if (!g_file_test (saver->path, G_FILE_TEST_IS_REGULAR)
      || !pandoria_file_stamp_get (saver->path, &stamp))
    return FALSE;
  if (saver->bytes != NULL && pandoria_file_stamp_equal (&stamp, &saver->stamp))
    return FALSE;
  return !contains (saver->path, &stamp, saver->bytes)
         && !contains (saver->path, &stamp, saver->tried) && !contains (saver->path, &stamp, bytes);
}

/* Returns: whether @bytes is what we wrote last, and is still in the file. */
static gboolean
is_saved (PandoriaSaver *saver, GBytes *bytes)
{
  PandoriaFileStamp stamp;

  return saver->bytes != NULL && pandoria_file_stamp_get (saver->path, &stamp)
         && pandoria_file_stamp_equal (&stamp, &saver->stamp)
         && g_bytes_equal (bytes, saver->bytes);
}

gboolean
pandoria_saver_write (PandoriaSaver *saver, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (saver != NULL && bytes != NULL, FALSE);

  if (is_changed (saver, bytes))
    {
      g_set_error_literal (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED,
                           _ ("another program has changed the file"));
      return FALSE;
    }
  if (is_saved (saver, bytes))
    return TRUE;
  g_clear_pointer (&saver->tried, g_bytes_unref);
  if (!pandoria_file_write_own (saver->path, bytes, MODE, error))
    {
      saver->tried = g_bytes_ref (bytes);
      return FALSE;
    }
  pandoria_saver_adopt (saver, bytes);
  pandoria_file_stamp_get (saver->path, &saver->stamp);
  return TRUE;
}
