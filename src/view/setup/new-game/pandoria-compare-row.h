/* PandoriaCompareRow: offers to compare the board of a new game with the one on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board-choice.h"

/**
 * PandoriaCompareRow: opens the window of the boards at the chosen one. Is visible while the user
 * has not confirmed that board.
 *
 * Property "boards" (PandoriaBoardChoice, set once): its chosen board is compared. It reads the
 * boards again after the comparison.
 */
#define PANDORIA_TYPE_COMPARE_ROW (pandoria_compare_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCompareRow, pandoria_compare_row, PANDORIA, COMPARE_ROW, AdwActionRow)
