/* What only tests ask of the archive, the table of names, and corrected numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-private.h"
#include "pandoria-card-uses.h"
#include "pandoria-statistics.h"

/* What only the tests of the archive ask for (pandoria-archive.c). */

/** Makes the archive of another @folder. @index: the file of the index. */
PandoriaArchive *pandoria_archive_new_for (const char *folder, const char *index);

/* --- pandoria-archive-index.c: the index of the archive without a file, for tests (pandoria-archive-index.c) ------ */

/** pandoria_archive_index_read() of what a file holds. */
GHashTable *pandoria_archive_index_from_data (const char *data, gsize length, const char *folder);
/** Returns: (transfer full): what pandoria_archive_index_write() writes. */
GByteArray *pandoria_archive_index_to_data (const char *folder, GHashTable *entries);
/** Returns: (transfer full): @body with the line before it that it needs. */
GByteArray *pandoria_archive_index_add_header (const guint8 *body, gsize length);

/* --- pandoria-card-correct.c: PandoriaCardCorrect (pandoria-card-correct.c): what only tests call -------------------------- */

/** From now on @function (nullable) is called on the thread that corrects, just before the file at the path is written. */
void pandoria_card_correct_set_before_write (void (*function) (const char *path));

/* --- pandoria-people.c: what only the tests of the table of names ask for ----------------------------------------- */

/** Returns: whether @data is a table; FALSE and a PANDORIA_FILE_ERROR. */
gboolean pandoria_people_check_data (const char *data, gsize length, GError **error);
