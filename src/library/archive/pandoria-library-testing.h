/* Functions for tests of the archive, the table of names, and corrected numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-index.h"
#include "pandoria-archive.h"
#include "pandoria-card-uses.h"
#include "pandoria-statistics.h"

/* --- pandoria-archive.c --------------------------------------------------------------------- */

/** Creates the archive of another @folder. @index: the file of the index. */
PandoriaArchive *pandoria_archive_new_for (const char *folder, const char *index);

/* --- pandoria-archive-index.c: the index of the archive without a file ---------------------- */

/** Like pandoria_archive_index_read(), but reads @data. */
GHashTable *pandoria_archive_index_from_data (const char *data, gsize length, const char *folder);
/** Returns: (transfer full): @body after a valid first line. */
GByteArray *pandoria_archive_index_add_header (const guint8 *body, gsize length);

/* --- pandoria-card-correct.c ---------------------------------------------------------------- */

/**
 * Sets @function (nullable), which the correcting thread calls just before it writes the file at
 * the path.
 */
void pandoria_card_correct_set_before_write (void (*function) (const char *path));

/* --- pandoria-people.c ---------------------------------------------------------------------- */

/** Returns: whether @bytes are a table; FALSE and a PANDORIA_FILE_ERROR. */
gboolean pandoria_people_check_bytes (GBytes *bytes, GError **error);
