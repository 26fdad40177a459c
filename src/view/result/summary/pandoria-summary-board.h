/* PandoriaSummaryBoard: the board with the best scorings, side by side or one above the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_SUMMARY_BOARD (pandoria_summary_board_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSummaryBoard, pandoria_summary_board, PANDORIA, SUMMARY_BOARD, GtkWidget)

/** Shows the board of @game as it stands now, and its best scorings; to be called again when the game has changed. */
void pandoria_summary_board_show (PandoriaSummaryBoard *self, PandoriaGame *game);
