/* What only the tests of the statistics ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-statistics-private.h"
#include "pandoria-statistics-window.h"

const PandoriaBar *pandoria_bar_chart_get_bar (PandoriaBarChart *self, guint index);
/** Returns: (transfer none): the rows as they are sorted now: GObjects without further use than to be counted. */
GListModel *pandoria_statistics_table_get_rows (PandoriaStatisticsTable *self);
/** Returns: (transfer full): the text of the column @measure in row @position. */
char *pandoria_statistics_table_get_text (PandoriaStatisticsTable *self, guint position, PandoriaMeasure measure);
/** Returns: whether the numbers are being reckoned. */
gboolean pandoria_statistics_window_is_busy (PandoriaStatisticsWindow *self);
/** Returns: (transfer full): the table that is exported. */
char *pandoria_statistics_window_get_csv (PandoriaStatisticsWindow *self);
