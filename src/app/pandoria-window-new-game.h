/* PandoriaWindow: the windows of a new game, and of the set-up of the game that is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Opens a new game; what was entered there before, and led to none, is there again. */
void pandoria_window_show_new_game (PandoriaWindow *window);
/** Opens the set-up of the game that is played, to be changed. */
void pandoria_window_edit_setup (PandoriaWindow *window);
/** What was entered for a new game has led to one: the next new game begins with nothing. */
void pandoria_window_forget_new_game (PandoriaWindow *window);

G_END_DECLS
