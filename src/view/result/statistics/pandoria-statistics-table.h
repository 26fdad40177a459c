/* PandoriaStatisticsTable: all numbers of the statistics as a table that is sorted by any column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-statistics.h"

G_BEGIN_DECLS

/** Signal: "rename" (string name): a player is to be called otherwise. */
#define PANDORIA_TYPE_STATISTICS_TABLE (pandoria_statistics_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsTable, pandoria_statistics_table, PANDORIA, STATISTICS_TABLE, AdwBin)

/** Shows the rows of @statistics, which may go afterwards; columns of which nothing is known are left out. */
void pandoria_statistics_table_show (PandoriaStatisticsTable *self, const PandoriaStatistics *statistics);

G_END_DECLS
