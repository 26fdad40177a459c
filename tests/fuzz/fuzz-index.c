/* Runs the reader of the archive's index on any bytes: as the whole file, and as the entries of a
 * file with a valid checksum.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-library-testing.h"

/* The folder that the corpus names. */
#define FOLDER "/games"

/* Calls all getters of each entry. */
static void
look_at (PandoriaArchiveEntry *entry)
{
  g_autofree char *fault = pandoria_archive_entry_describe_fault (entry);

  g_assert_true ((fault == NULL) == (entry->fault == PANDORIA_ARCHIVE_FAULT_NONE));
  g_assert_true (g_utf8_validate (entry->name, -1, NULL)
                 && g_utf8_validate (entry->search, -1, NULL));
  g_assert_cmpint (pandoria_archive_entry_compare (entry, entry), ==, 0);
  for (guint i = 0; i < entry->n_players; i++)
    g_assert_true (g_utf8_validate (entry->players[i].name, -1, NULL));
}

/* A written index reads back unchanged. */
static void
check_writing (GHashTable *entries)
{
  g_autoptr (GByteArray) written = pandoria_archive_index_to_data (FOLDER, entries);
  g_autoptr (GHashTable) again
      = pandoria_archive_index_from_data ((const char *) written->data, written->len, FOLDER);
  GHashTableIter iter;
  gpointer name, entry;

  g_assert_nonnull (again);
  g_assert_cmpuint (g_hash_table_size (entries), ==, g_hash_table_size (again));
  g_hash_table_iter_init (&iter, entries);
  while (g_hash_table_iter_next (&iter, &name, &entry))
    {
      g_assert_true (g_hash_table_contains (again, name));
      look_at (entry);
    }
}

static void
check (const char *data, gsize size)
{
  g_autoptr (GHashTable) entries = pandoria_archive_index_from_data (data, size, FOLDER);

  if (entries != NULL)
    check_writing (entries);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GByteArray) whole = pandoria_archive_index_add_header (data, size);

  check ((const char *) data, size);
  check ((const char *) whole->data, whole->len);
  return 0;
}
