/* PandoriaMiddleWindow: enters a position of the table page by page: the table, each player, the
 * board, the faults.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/**
 * Signal "entered" (gpointer acts): a GArray * of PandoriaAction, the corrections that lead from
 * the state of the game it was made for to the position; take a reference to keep it. The window
 * has closed before.
 */
#define PANDORIA_TYPE_MIDDLE_WINDOW (pandoria_middle_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMiddleWindow, pandoria_middle_window, PANDORIA, MIDDLE_WINDOW,
                      AdwWindow)

/**
 * Makes the window for @game, which is at the beginning of a turn and is not changed. The pages
 * show its current position. @parent and @catalogue, which provides costs, may be NULL.
 */
GtkWidget *pandoria_middle_window_new (GtkWindow *parent, PandoriaGame *game,
                                       PandoriaCatalogue *catalogue);
