/* Writing a file as a whole, or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file-write.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

#define MAX_LINKS 40

static gboolean
fail (GError **error, int code)
{
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* Follows @path as long as it is a link, also to where nothing is yet. Returns: (transfer full) (nullable): NULL: in a circle. */
static char *
follow_links (const char *path)
{
  char *at = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (at, NULL);
      g_autofree char *folder = g_path_get_dirname (at);

      if (target == NULL)
        return at;
      g_free (at);
      at = g_path_is_absolute (target) ? g_strdup (target) : g_build_filename (folder, target, NULL);
    }
  g_free (at);
  return NULL;
}

/* GLib names the temporary file, another one each time: that helps nobody. */
static void
take_reason (GError **error, const GError *cause)
{
  const char *colon = g_strrstr (cause->message, ": ");

  g_set_error_literal (error, cause->domain, cause->code, colon != NULL ? colon + 2 : cause->message);
}

/* Returns: FALSE when no file can be written there; otherwise in *@mode the rights that it has already. */
static gboolean
look_at_target (const char *path, int *mode, GError **error)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return TRUE;
  *mode = (int) info.st_mode & 0777;
  if (S_ISREG (info.st_mode))
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, S_ISDIR (info.st_mode) ? G_FILE_ERROR_ISDIR : G_FILE_ERROR_INVAL,
                       S_ISDIR (info.st_mode) ? g_strerror (EISDIR) : _ ("it is not a regular file"));
  return FALSE;
}

gboolean
pandoria_file_write (const char *path, const char *data, gsize length, int mode, GError **error)
{
  g_autofree char *target = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (path != NULL && (data != NULL || length == 0), FALSE);

  target = follow_links (path);
  if (target == NULL)
    return fail (error, ELOOP);
  if (!look_at_target (target, &mode, error))
    return FALSE;
  if (g_file_set_contents_full (target, data, (gssize) length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, &cause))
    return TRUE;
  take_reason (error, cause);
  return FALSE;
}

gboolean
pandoria_file_write_own (const char *path, const char *data, gsize length, int mode, GError **error)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail (error, errno);
  return pandoria_file_write (path, data, length, mode, error);
}

char *
pandoria_file_find_free (const char *folder, const char *name)
{
  const char *dot = strrchr (name, '.');
  const char *suffix = dot != NULL ? dot : "";
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (suffix));
  char *path = g_build_filename (folder, name, NULL);

  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK); i++)
    {
      g_autofree char *other = g_strdup_printf ("%s-%u%s", stem, i, suffix);

      g_free (path);
      path = g_build_filename (folder, other, NULL);
    }
  return path;
}
