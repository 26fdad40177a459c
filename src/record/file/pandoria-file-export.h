/* Writing what was asked for to a place that was chosen, on this computer or elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Writes @bytes to @to: on this computer as pandoria_file_write(), elsewhere as GIO replaces a file there. */
gboolean pandoria_file_export (GFile *to, GBytes *bytes, GError **error);
/** The same on a thread of its own; @callback's source object is @to. */
void pandoria_file_export_async (GFile *to, GBytes *bytes, GAsyncReadyCallback callback, gpointer data);
gboolean pandoria_file_export_finish (GFile *to, GAsyncResult *result, GError **error);

G_END_DECLS
