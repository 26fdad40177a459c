/* The index of the archive: all entries of a folder in one file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-entry.h"

/**
 * Reads the index of @folder from @path.
 * Returns: (transfer full) (nullable): its entries by name; NULL if it is missing, damaged, of
 * another version or of another folder.
 */
GHashTable *pandoria_archive_index_read (const char *path, const char *folder);
/** Returns: (transfer full): the index of @folder with @entries (by name). */
GByteArray *pandoria_archive_index_to_data (const char *folder, GHashTable *entries);
/** Returns: (transfer full): an empty table of entries by name. It holds references to them. */
GHashTable *pandoria_archive_table_new (void);
