/* The faults of a board, in a list. A row leads to the places of its fault.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board.h"

/* The faults of a board, in a list that leads to their places; hidden without faults. */

/** Signal "chosen" (gpointer spaces, int space): a fault at these PandoriaSpaces was pressed;
 * space: the next place. */
#define PANDORIA_TYPE_BOARD_FAULTS (pandoria_board_faults_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardFaults, pandoria_board_faults, PANDORIA, BOARD_FAULTS, AdwBin)

/** Lists the faults of @board. Returns: FALSE if they are unchanged. */
gboolean pandoria_board_faults_show (PandoriaBoardFaults *self, const PandoriaBoard *board);
/** Returns: the number of faults that prevent a game. */
guint pandoria_board_faults_count_refused (PandoriaBoardFaults *self);
