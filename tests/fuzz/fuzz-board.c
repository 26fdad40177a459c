/* The reader of boards against any bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-board-json.h"
#include "pandoria-record.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  PandoriaBoard board;
  g_autofree char *name = NULL;
  g_autoptr (JsonObject) json = NULL;
  g_autoptr (GError) error = NULL;
  gboolean ok = pandoria_board_from_data ((const char *) data, size, &board, &name, &json, &error);

  g_assert_true (ok == (error == NULL));
  g_assert_true (ok == (json != NULL));
  g_assert_true (!ok || pandoria_board_check (&board, NULL));
  return 0;
}
