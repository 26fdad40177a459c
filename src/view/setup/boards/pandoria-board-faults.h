/* PandoriaBoardFaults: what is wrong with a board, in a list that leads to the places; hidden where there is nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board.h"

/** Signal "chosen" (gpointer spaces, int space): a fault was pressed that has these PandoriaSpaces; the next of them to go to is space. */
#define PANDORIA_TYPE_BOARD_FAULTS (pandoria_board_faults_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardFaults, pandoria_board_faults, PANDORIA, BOARD_FAULTS, AdwBin)

/** What is listed is of another board than what comes next. */
void pandoria_board_faults_forget (PandoriaBoardFaults *self);
/** Lists what is wrong with @board. Returns: FALSE when that is the same as before, and nothing has changed. */
gboolean pandoria_board_faults_show (PandoriaBoardFaults *self, const PandoriaBoard *board);
/** Returns: how many of the faults keep a game from being played. */
guint pandoria_board_faults_count_refused (PandoriaBoardFaults *self);
