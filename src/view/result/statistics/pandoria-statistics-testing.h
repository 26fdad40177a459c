/* Functions for the tests of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-statistics-private.h"
#include "pandoria-statistics-window.h"

const PandoriaBar *pandoria_bar_chart_get_bar (PandoriaBarChart *self, guint index);
/** Returns: (transfer none): the rows in their current order: GObjects that can only be counted. */
GListModel *pandoria_statistics_table_get_rows (PandoriaStatisticsTable *self);
/** Returns: (transfer full): the text of the column @measure in row @position. */
char *pandoria_statistics_table_get_text (PandoriaStatisticsTable *self, guint position, PandoriaMeasure measure);
/** Returns: whether the numbers are being computed. */
gboolean pandoria_statistics_window_is_busy (PandoriaStatisticsWindow *self);
/** Returns: (transfer full): the exported table. */
char *pandoria_statistics_window_get_csv (PandoriaStatisticsWindow *self);
