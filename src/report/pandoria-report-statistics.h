/* Statistics as a table for spreadsheets, and the words of their rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-statistics.h"

G_BEGIN_DECLS

/** Returns: (transfer full): what @row of statistics @by is called, translated: a player, a realm, "Seat 2", "3 players" … */
char *pandoria_report_statistics_name (const PandoriaStatisticsRow *row, PandoriaStatisticsBy by);

/**
 * Writes @statistics as RFC 4180 has it, guarded like pandoria_report_csv(): a head, then a line for each row: what it is
 * (player, realm, seat, edition, players), games, unfinished, results, wins, shared, points, average, best, minutes (of a
 * game, on average), and a column of points for each source. What is not known is empty; keys are those of the record.
 *
 * Returns: (transfer full): the table, UTF-8.
 */
char *pandoria_report_statistics_csv (const PandoriaStatistics *statistics);

G_END_DECLS
