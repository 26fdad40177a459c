/* PandoriaBoardComparison: “Is this your board?”, one kind after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board.h"

/** Signals: "confirmed": all kinds are as on the table; "differs" (int kind): the shown
 * PandoriaBoardKind is not. */
#define PANDORIA_TYPE_BOARD_COMPARISON (pandoria_board_comparison_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardComparison, pandoria_board_comparison, PANDORIA,
                      BOARD_COMPARISON, GtkBox)

/** Starts with the first kind of @board, which is copied. */
void pandoria_board_comparison_begin (PandoriaBoardComparison *self, const PandoriaBoard *board);
