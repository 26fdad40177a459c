/* The dialogs that the window opens, and what becomes of their answers. One is open at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/* Those that ask which act it is */

void pandoria_window_show_spells (PandoriaWindow *window);
void pandoria_window_show_buildings (PandoriaWindow *window);
void pandoria_window_show_other_cards (PandoriaWindow *window);
void pandoria_window_show_monument (PandoriaWindow *window);
void pandoria_window_show_buy (PandoriaWindow *window);
/** Asks who takes a card instead of points (14 b), then scores. */
void pandoria_window_show_score (PandoriaWindow *window);
/** Asks whom to free, and with what; of several Hanbok players, from whom (17). */
void pandoria_window_show_ransom (PandoriaWindow *window);
/** Asks the question of the play's view. */
void pandoria_window_show_question (PandoriaWindow *window);

/* Others */

/** Lists the acts that no longer fit in the correction under way. */
void pandoria_window_show_misfits (PandoriaWindow *window);
void pandoria_window_show_new_game (PandoriaWindow *window);
/** Opens the set-up of the game that is played, to be changed. */
void pandoria_window_edit_setup (PandoriaWindow *window);
void pandoria_window_show_corrections (PandoriaWindow *window);
/** Asks for everything as it lies on the table, page by page; to be called at the beginning of a turn alone. */
void pandoria_window_enter_position (PandoriaWindow *window);
/** Shows all keys. */
void pandoria_window_show_help_overlay (PandoriaWindow *window);

/** Returns: TRUE when a dialog that follows the board took the press on @space. */
gboolean pandoria_window_dialog_takes_space (PandoriaWindow *window, PandoriaSpace space);
/** Closes the one that is open, as soon as it has told what it has to tell. */
void pandoria_window_close_dialog (PandoriaWindow *window);

G_END_DECLS
