/* Runs the readers of catalogues, as JSON and as tables, on any bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-catalogue-testing.h"
#include "pandoria-catalogue.h"

/* A file that was read can be written and read again, with the same bytes. */
static void
check_file (PandoriaCatalogueFile *file)
{
  g_autoptr (GBytes) table = pandoria_catalogue_csv_write (file), again = NULL;
  g_autoptr (PandoriaCatalogueFile) copy = NULL;
  gsize length;
  const char *data = g_bytes_get_data (table, &length);

  copy = pandoria_catalogue_csv_read (data, length, NULL);
  g_assert_nonnull (copy);
  again = pandoria_catalogue_csv_write (copy);
  g_assert_true (g_bytes_equal (table, again));
}

/* An import into an empty catalogue can be exported again. */
static void
check_import (PandoriaCatalogueFile *file)
{
  g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (NULL, NULL, NULL);
  g_autoptr (PandoriaCatalogue) other = pandoria_catalogue_new (NULL, NULL, NULL);
  g_autoptr (PandoriaCatalogueFile) exported = NULL, copy = NULL, twice = NULL;
  g_autoptr (GBytes) bytes = NULL, again = NULL;
  guint n;

  if (!pandoria_catalogue_import (catalogue, file, &n, NULL))
    return;
  exported = pandoria_catalogue_export (catalogue);
  bytes = pandoria_catalogue_file_to_bytes (exported, NULL);
  g_assert_nonnull (bytes);
  copy = pandoria_catalogue_file_parse (bytes, NULL);
  g_assert_nonnull (copy);
  g_assert_true (pandoria_catalogue_import (other, copy, &n, NULL));
  twice = pandoria_catalogue_export (other);
  again = pandoria_catalogue_file_to_bytes (twice, NULL);
  g_assert_true (g_bytes_equal (bytes, again));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL, table_error = NULL;
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_file_parse (bytes, &error);
  g_autoptr (PandoriaCatalogueFile) table
      = pandoria_catalogue_csv_read ((const char *) data, size, &table_error);

  g_assert_true ((file != NULL) == (error == NULL));
  g_assert_true ((table != NULL) == (table_error == NULL));
  if (file != NULL)
    check_import (file);
  if (table != NULL)
    check_file (table);
  return 0;
}
