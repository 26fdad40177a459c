/* PandoriaStatisticsTable: all numbers of the statistics as a table, sortable by any column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-archive.h"
#include "pandoria-statistics.h"

/* The measures, then the sources. */
#define PANDORIA_N_STATISTICS_COLUMNS (PANDORIA_N_MEASURES + PANDORIA_N_TALLY_SOURCES)

/** Signal: "rename" (string name): the user wants to rename a player. */
#define PANDORIA_TYPE_STATISTICS_TABLE (pandoria_statistics_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsTable, pandoria_statistics_table, PANDORIA,
                      STATISTICS_TABLE, AdwBin)

/** Shows the rows of @statistics, which must outlive the next call; omits columns without known
 * values. */
void pandoria_statistics_table_show (PandoriaStatisticsTable *self,
                                     const PandoriaStatistics *statistics);
/** Returns: (transfer full): a number of @measure as tables show it; "–" if unknown. */
char *pandoria_statistics_describe (PandoriaMeasure measure, double value);
