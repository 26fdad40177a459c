/* A damaged file of the program is kept under another name, and a new one begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-put-aside.h"

#include <glib/gi18n-lib.h>

#include "pandoria-file.h"
#include "pandoria-json.h"

void
pandoria_put_aside (const char *path, GError **error)
{
  g_autofree char *aside = NULL, *name = NULL, *reason = NULL;

  g_return_if_fail (path != NULL);

  if (error == NULL || !g_error_matches (*error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID))
    return;
  aside = pandoria_file_put_aside (path);
  if (aside == NULL)
    return;
  name = g_filename_display_name (aside);
  reason = g_strdup ((*error)->message);
  g_clear_error (error);
  /* Translators: %1$s is what is wrong with a file, %2$s its new path */
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
               _ ("%1$s\n\nThe file is kept as %2$s, and a new one was started."), reason, name);
}
