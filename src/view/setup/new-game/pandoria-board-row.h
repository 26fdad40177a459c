/* PandoriaBoardRow: asks for the board of a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board-choice.h"

/** Property "boards" (PandoriaBoardChoice, set once): is shown and changed. */
#define PANDORIA_TYPE_BOARD_ROW (pandoria_board_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardRow, pandoria_board_row, PANDORIA, BOARD_ROW, AdwComboRow)
