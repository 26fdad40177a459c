/* PandoriaWindow: the windows for a new game, for setup and board of the open game, for a position
 * and for conflicts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Opens the window for a new game, with the earlier entries unless a game has begun with them. */
void pandoria_window_show_new_game (PandoriaWindow *self);
/** Opens the same window with @variant chosen. */
void pandoria_window_set_up_variant (PandoriaWindow *self, PandoriaVariant variant);
/** Forgets the entries for a new game. */
void pandoria_window_forget_new_game (PandoriaWindow *self);
/** Opens the same window for a game that is already being played at a table. */
void pandoria_window_join_game (PandoriaWindow *self);
/** Opens the same window with the board at @path. */
void pandoria_window_play_on_board (PandoriaWindow *self, const char *path);
/** Opens the same window for the players of the open game, with the seats rotated by one. */
void pandoria_window_play_again (PandoriaWindow *self);
/** Opens the setup of the open game. */
void pandoria_window_edit_setup (PandoriaWindow *self);
/** Opens the copy of the board that belongs to the open game. */
void pandoria_window_correct_board (PandoriaWindow *self);
/** Asks for everything on the table, page by page. Only at the beginning of a turn. */
void pandoria_window_enter_position (PandoriaWindow *self);
/** Lists the acts that no longer fit in the correction under way. */
void pandoria_window_show_conflicts (PandoriaWindow *window);
/** Shows the corrections of the shown game. A press on the board chooses the space to correct. */
void pandoria_window_show_corrections (PandoriaWindow *window);
