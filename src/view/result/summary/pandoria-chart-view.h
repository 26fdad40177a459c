/* The points over the turns as lines, drawn by the report in the colors and text size of the
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-game.h"
#include "pandoria-review.h"

/** Signal "pressed" (guint): the turn whose place on the curve was pressed. */
#define PANDORIA_TYPE_CHART_VIEW (pandoria_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaChartView, pandoria_chart_view, PANDORIA, CHART_VIEW, GtkWidget)

/**
 * Shows the points up to the present position of @game, or (@review is not NULL) the chances of
 * winning in @review. Call it again when the game has changed. Assistive technology and @words
 * (nullable) get the course in words, a line for each player: at the start, after some turns, and
 * at the end.
 */
void pandoria_chart_view_show (PandoriaChartView *self, PandoriaGame *game,
                               const PandoriaReview *review, GtkLabel *words);

/** Marks @turn of the chances that @self shows. */
void pandoria_chart_view_mark (PandoriaChartView *self, guint turn);
