/* PandoriaStatisticsChart: statistics as bars, of one of several kinds that the user chooses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-statistics.h"

/** PandoriaStatisticsChartKind: what the chart shows. */
typedef enum
{
  PANDORIA_STATISTICS_CHART_SCORES,
  PANDORIA_STATISTICS_CHART_WINS,
  PANDORIA_STATISTICS_CHART_GAMES,
  PANDORIA_STATISTICS_CHART_LENGTH,
  PANDORIA_STATISTICS_CHART_SOURCES,
  PANDORIA_STATISTICS_CHART_DUELS, /* who beats whom */
} PandoriaStatisticsChartKind;

#define PANDORIA_TYPE_STATISTICS_CHART (pandoria_statistics_chart_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStatisticsChart, pandoria_statistics_chart, PANDORIA,
                      STATISTICS_CHART, AdwBin)

/** Shows @statistics (not owned: they must stay until others are shown). */
void pandoria_statistics_chart_show (PandoriaStatisticsChart *self,
                                     const PandoriaStatistics *statistics);
