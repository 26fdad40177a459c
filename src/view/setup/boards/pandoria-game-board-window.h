/* PandoriaGameBoardWindow: corrects the board of the running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board-draft.h"

/** Signal "applied" (pointer record): the game gets the board of that PandoriaRecord, which has no
 * acts. */
#define PANDORIA_TYPE_GAME_BOARD_WINDOW (pandoria_game_board_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaGameBoardWindow, pandoria_game_board_window, PANDORIA,
                      GAME_BOARD_WINDOW, AdwWindow)

/** @record: that of the game; not changed. Returns: NULL and a PANDORIA_FILE_ERROR if its board
 * cannot be edited. */
GtkWidget *pandoria_game_board_window_new (GtkWindow *parent, PandoriaRecord *record,
                                           GError **error);
/** Shows why the board cannot be applied; the drawing stays. */
void pandoria_game_board_window_refuse (PandoriaGameBoardWindow *self, const char *reason);
/** Accepts the new board, and also stores it if the user wants that. Returns: FALSE and the reason
 * if that fails. */
gboolean pandoria_game_board_window_store (PandoriaGameBoardWindow *self, GError **error);
