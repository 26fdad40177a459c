/* PandoriaChartView: the points over the turns as lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-review.h"

/** Signal "pressed" (guint): the number of the turn whose place on the curve was pressed. */
#define PANDORIA_TYPE_CHART_VIEW (pandoria_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaChartView, pandoria_chart_view, PANDORIA, CHART_VIEW, GtkWidget)

/**
 * Shows @game (nullable) as it stands now; call it again when the game has changed. Assistive technology gets the course in
 * words.
 */
void pandoria_chart_view_show (PandoriaChartView *self, PandoriaGame *game);

/** Shows the chances of winning in @review, with the players of @game. */
void pandoria_chart_view_show_chances (PandoriaChartView *self, PandoriaGame *game, const PandoriaReview *review);

/**
 * Returns: (transfer full): the course in words, a line for each player: the points at the start, after some turns, and at
 * the end.
 */
char *pandoria_chart_view_describe (PandoriaGame *game);
