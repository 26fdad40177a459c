/* PandoriaWindow: the windows of a new game, of the setup and the board of the open game, of a position that is entered, and
 * of corrections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Opens a new game with the earlier entries, unless those have led to a game. */
void pandoria_window_show_new_game (PandoriaWindow *self);
/** Forgets the entries for a new game. */
void pandoria_window_forget_new_game (PandoriaWindow *self);
/** Opens the setup of the open game. */
/** Opens it for a game that is already being played at the table. */
void pandoria_window_join_game (PandoriaWindow *self);
/** Opens it with the board at @path chosen. */
void pandoria_window_play_on_board (PandoriaWindow *self, const char *path);
/** Opens it for the players of the open game, with the seats turned by one. */
void pandoria_window_play_again (PandoriaWindow *self);
void pandoria_window_edit_setup (PandoriaWindow *self);
/** Opens the copy of the board that belongs to the open game. */
void pandoria_window_correct_board (PandoriaWindow *self);
/** Asks for everything on the table, page by page. Only at the beginning of a turn. */
void pandoria_window_enter_position (PandoriaWindow *self);
/** Lists the acts that no longer fit in the correction under way. */
void pandoria_window_show_conflicts (PandoriaWindow *window);
void pandoria_window_show_corrections (PandoriaWindow *window);
