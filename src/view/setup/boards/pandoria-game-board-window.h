/* PandoriaGameBoardWindow: the board of the game that is played, to be corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board-store.h"

/** Signal "applied" (pointer record): the game is to be played on the board of that PandoriaRecord, which has no acts. */
#define PANDORIA_TYPE_GAME_BOARD_WINDOW (pandoria_game_board_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaGameBoardWindow, pandoria_game_board_window, PANDORIA, GAME_BOARD_WINDOW, AdwWindow)

/** @record: that of the game, which stays as it is. Returns: NULL and a PANDORIA_FILE_ERROR when its board cannot be drawn. */
GtkWidget *pandoria_game_board_window_new (GtkWindow *parent, PandoriaRecord *record, GError **error);
/** Shows why the board cannot be applied; the drawing stays. */
void pandoria_game_board_window_refuse (PandoriaGameBoardWindow *self, const char *reason);
/** The game has the board: the stored one gets it, too, when that was asked for. Returns: FALSE and the reason when it cannot be written. */
gboolean pandoria_game_board_window_store (PandoriaGameBoardWindow *self, GError **error);
