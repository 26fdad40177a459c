/* The index of the archive without a file, for tests (pandoria-archive-index.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-private.h"

G_BEGIN_DECLS

/** pandoria_archive_index_read() of what a file holds. */
GHashTable *pandoria_archive_index_from_data (const char *data, gsize length, const char *folder);
/** Returns: (transfer full): what pandoria_archive_index_write() writes. */
GByteArray *pandoria_archive_index_to_data (const char *folder, GHashTable *entries);
/** Returns: (transfer full): @body with the line before it that it needs. */
GByteArray *pandoria_archive_index_add_header (const guint8 *body, gsize length);

G_END_DECLS
