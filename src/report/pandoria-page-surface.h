/* Surfaces that become files in memory; in pandoria-report-page-file.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/** A cairo_write_func_t: appends to @bytes (a GByteArray). */
cairo_status_t pandoria_page_append (gpointer bytes, const guchar *data, guint length);
/** Ends @surface and makes what it wrote to @bytes (transfer full) the result; NULL and a G_IO_ERROR when it could not be drawn. */
GBytes *pandoria_page_finish (cairo_surface_t *surface, GByteArray *bytes, GError **error);

G_END_DECLS
