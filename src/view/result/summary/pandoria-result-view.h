/* PandoriaResultView: the ranking of a game, and the points of its players by source, with sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_RESULT_VIEW (pandoria_result_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaResultView, pandoria_result_view, PANDORIA, RESULT_VIEW, GtkBox)

/** Shows the current standing of @game, and its points by source; call it again when the game has
 * changed. */
void pandoria_result_view_show (PandoriaResultView *self, PandoriaGame *game);
