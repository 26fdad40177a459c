/* PandoriaStatisticsTable: all numbers of the statistics as a table that is sorted by any column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-statistics.h"

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
