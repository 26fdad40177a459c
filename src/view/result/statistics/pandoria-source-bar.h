/* PandoriaSourceBar: the average points of a row of the statistics as one bar, divided by source.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-statistics.h"

/** The parts of a bar. Each has several sources of points. */
#define PANDORIA_N_SOURCE_GROUPS 7

#define PANDORIA_TYPE_SOURCE_BAR (pandoria_source_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSourceBar, pandoria_source_bar, PANDORIA, SOURCE_BAR, GtkWidget)

/** Makes a bar of the averages of @row, which has a result. */
GtkWidget *pandoria_source_bar_new (const PandoriaStatisticsRow *row);
/** Sets the points that a bar over the whole width has. */
void pandoria_source_bar_set_most (PandoriaSourceBar *self, double most);
/** Returns: the points of all parts that bring some. */
double pandoria_source_bar_get_sum (PandoriaSourceBar *self);
/** Returns: whether part @group is not empty. */
gboolean pandoria_source_bar_has (PandoriaSourceBar *self, guint group);
/** Returns: (transfer full): the parts in words: “Cities 20.5, Surplus 8.0”. */
char *pandoria_source_bar_describe (PandoriaSourceBar *self);
/** Makes the color of part @group with its name, for a legend. */
GtkWidget *pandoria_source_bar_make_key (guint group);
