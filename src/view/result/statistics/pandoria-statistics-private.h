/* The parts of the statistics window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-statistics.h"

/* --- pandoria-bar-chart.c ----------------------------------------------------------------------------------------- */

/** PandoriaBar: @second is at least @first where both are one measure's parts; NAN for none. */
typedef struct
{
  char *label, *text; /* what it is; its numbers in words */
  double first, second;
} PandoriaBar;

#define PANDORIA_TYPE_BAR_CHART (pandoria_bar_chart_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBarChart, pandoria_bar_chart, PANDORIA, BAR_CHART, GtkWidget)

/** Appends a bar; the texts are copied. */
void pandoria_bar_chart_add (PandoriaBarChart *self, const char *label, const char *text, double first, double second);
void pandoria_bar_chart_clear (PandoriaBarChart *self);
guint pandoria_bar_chart_get_n_bars (PandoriaBarChart *self);
/** Sets what the chart shows, for who cannot see it; it is followed by all bars in words. */
void pandoria_bar_chart_set_title (PandoriaBarChart *self, const char *title);

/* --- pandoria-statistics-table.c ---------------------------------------------------------------------------------- */

/** Signal: "rename" (string name): a player is to be called otherwise. */
#define PANDORIA_TYPE_STATISTICS_TABLE (pandoria_statistics_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsTable, pandoria_statistics_table, PANDORIA, STATISTICS_TABLE, AdwBin)

/** Shows the rows of @statistics, which may go afterwards; columns of which nothing is known are left out. */
void pandoria_statistics_table_show (PandoriaStatisticsTable *self, const PandoriaStatistics *statistics);

/* --- pandoria-statistics-words.c: the numbers of the statistics in words ------------------------------------------ */

/** Returns: (transfer full): a number of @measure as tables show it; "–" for one that is not known. */
char *pandoria_statistics_words_value (PandoriaMeasure measure, double value);
/** Returns: what @measure is called at the head of a column. */
const char *pandoria_statistics_words_measure (PandoriaMeasure measure);
