/* The board with the best scorings. Outlines the selected scoring on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_SUMMARY_BOARD (pandoria_summary_board_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryBoard, pandoria_summary_board, PANDORIA, SUMMARY_BOARD,
                      GtkWidget)

/** Shows the current board of @game and its best scorings; call it again when the game has changed.
 */
void pandoria_summary_board_show (PandoriaSummaryBoard *self, PandoriaGame *game);
