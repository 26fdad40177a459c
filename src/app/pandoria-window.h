/* PandoriaWindow: the main window, in which a game is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-document.h"
#include "pandoria-play-page.h"

#define PANDORIA_TYPE_WINDOW (pandoria_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaWindow, pandoria_window, PANDORIA, WINDOW, AdwApplicationWindow)

/** Makes a window that has only a bar, for its first frame. Before it is presented, ask nothing of it. */
GtkWidget *pandoria_window_new_empty (AdwApplication *application);
/** Shows @game (NULL: the start page). */
void pandoria_window_set_game (PandoriaWindow *self, PandoriaGame *game);
/** Returns: (transfer none): the open game. */
PandoriaDocument *pandoria_window_get_document (PandoriaWindow *self);
/** Returns: (transfer none): the turn being played; its view has the game. */
PandoriaPlay *pandoria_window_get_play (PandoriaWindow *self);
/** Returns: (transfer none): the page on which it is played. NULL before the window is filled. */
PandoriaPlayPage *pandoria_window_get_page (PandoriaWindow *self);
/** Returns: (transfer none): the printed costs that are known. */
PandoriaCatalogue *pandoria_window_get_catalogue (PandoriaWindow *self);
