/* Runs the reader of the table of names on any bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-library-testing.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  gboolean ok = pandoria_people_check_bytes (bytes, &error);

  g_assert_true (ok == (error == NULL));
  return 0;
}
