/* PandoriaBoardsWindow: all boards, and the editor of the player's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/**
 * Actions (widget): "boards.new", "boards.import", "boards.back", and with the path of a board
 * "boards.edit", "boards.duplicate", "boards.compare", "boards.delete", "boards.play", with path
 * and name "boards.export"; and "boards.undo", which restores deleted boards. Signal "play" (const
 * char *path): the user wants a game on the board at
 * @path; the window closes afterwards.
 */
#define PANDORIA_TYPE_BOARDS_WINDOW (pandoria_boards_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardsWindow, pandoria_boards_window, PANDORIA, BOARDS_WINDOW,
                      AdwWindow)

/** Makes the window. @parent: (nullable): its parent window. */
GtkWidget *pandoria_boards_window_new (GtkWindow *parent);
