/* A catalogue from a file that somebody has chosen: JSON or a table, whichever it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-catalogue-file.h"

G_BEGIN_DECLS

/**
 * Reads the file at @path, which is JSON if it begins with a brace, on a thread of its own. @callback is given @source (nullable), which
 * is held meanwhile. The message of the error begins with the file's name.
 */
void pandoria_catalogue_read_async (const char *path, GObject *source, GAsyncReadyCallback callback, gpointer data);
PandoriaCatalogueFile *pandoria_catalogue_read_finish (GAsyncResult *result, GError **error);

G_END_DECLS
