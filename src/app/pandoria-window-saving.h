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

/**
 * PandoriaWindowNext: what is done once the game may go: another is opened, a new one begun, the window closed. A function and not
 * the rest of whoever asks, because the player may have to answer first, and to choose a file: until then all goes on, and @what, the
 * path of the game that is wanted, is all that has to be remembered.
 */
typedef void (*PandoriaWindowNext) (PandoriaWindow *window, const char *what);

/** PandoriaWindowWaiting: @next, to be done with @what (nullable), as long as the answer is waited for. */
typedef struct
{
  PandoriaWindowNext next;
  char *what;
} PandoriaWindowWaiting;

PandoriaWindowWaiting *pandoria_window_waiting_new (PandoriaWindowNext next, const char *what);
void pandoria_window_waiting_free (PandoriaWindowWaiting *waiting);

/**
 * Does @next with @what (nullable) at once when all that was entered is saved; otherwise asks whether the game may go: it
 * is saved elsewhere first, or lost, or nothing happens. Whatever takes the place of the game comes through here: what cannot be
 * written stands in this window alone, and is gone with the game. Returns: whether it was done.
 */
gboolean pandoria_window_let_go (PandoriaWindow *window, PandoriaWindowNext next, const char *what);

G_END_DECLS
