/* PandoriaReviewWindow: a review of a game: chances of winning over the turns, three turning
 * points, each player's tiles. The review runs while the window is open. Closing the window cancels
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-review.h"

#define PANDORIA_TYPE_REVIEW_WINDOW (pandoria_review_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaReviewWindow, pandoria_review_window, PANDORIA, REVIEW_WINDOW,
                      AdwWindow)

/** Makes the window for the present position of @game; @parent may be NULL. */
GtkWidget *pandoria_review_window_new (GtkWindow *parent, PandoriaGame *game);
/** Returns: whether @game has a tile to review. */
gboolean pandoria_review_window_has_use (PandoriaGame *game);
