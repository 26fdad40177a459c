/* What the window says and asks of the saving of its game and of what it has learnt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Follows the saving of the games and the costs of @window from now on. */
void pandoria_window_init_saving (PandoriaWindow *window);
/** Follows that of @game (nullable) instead of that of the game before, which is saved no more. */
void pandoria_window_follow_saving (PandoriaWindow *window, PandoriaGame *game);
/** Tries to save the game now, and the costs. */
void pandoria_window_try_saving (PandoriaWindow *window);

/** What is done once the game may go. */
typedef void (*PandoriaWindowNext) (PandoriaWindow *window, const char *what);

/**
 * Does @next with @what (nullable) at once when all that was entered is saved; otherwise asks whether the game may go: it
 * is saved elsewhere first, or lost, or nothing happens. Returns: whether it was done.
 */
gboolean pandoria_window_let_go (PandoriaWindow *window, PandoriaWindowNext next, const char *what);

G_END_DECLS
