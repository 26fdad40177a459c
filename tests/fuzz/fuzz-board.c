/* Runs the reader of boards on any bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-board-draft.h"
#include "pandoria-board-json.h"
#include "pandoria-text.h"

/* A playable board can be drawn. It reads back unchanged, and its faults have texts. */
static void
check_draft (const guint8 *data, gsize size, gboolean whole)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size), same = NULL, other = NULL;
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_draft_new_for_bytes (bytes, NULL),
                                 copy = NULL, again = NULL;
  PandoriaBoardFault faults[PANDORIA_MAX_BOARD_FAULTS];
  guint n;

  g_assert_true (draft != NULL || !whole);
  if (draft == NULL)
    return;
  same = pandoria_board_draft_get_bytes (draft);
  g_assert_true (g_bytes_equal (same, bytes));
  n = pandoria_board_list_faults (pandoria_board_draft_get_board (draft), faults);
  g_assert_true ((n > 0 && faults[0].refused)
                 == !pandoria_board_check (pandoria_board_draft_get_board (draft), NULL));
  for (guint i = 0; i < n; i++)
    g_free (pandoria_text_board_fault (&faults[i]));
  copy = pandoria_board_draft_duplicate (draft, "Copy");
  other = pandoria_board_draft_get_bytes (copy);
  again = pandoria_board_draft_new_for_bytes (other, NULL);
  g_assert_nonnull (again);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  PandoriaBoard board;
  g_autofree char *name = NULL;
  g_autoptr (JsonObject) json = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GError) error = NULL;
  gboolean ok = pandoria_board_from_bytes (bytes, TRUE, &board, &name, &json, &error);

  g_assert_true (ok == (error == NULL));
  g_assert_true (ok == (json != NULL));
  g_assert_true (!ok || pandoria_board_check (&board, NULL));
  check_draft (data, size, ok);
  return 0;
}
