/* Functions for the tests of the statistics only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-statistics-table.h"
#include "pandoria-statistics-window.h"
#include "pandoria-statistics.h"

/** Returns: whether the figures are being computed in another thread. */
gboolean pandoria_statistics_window_is_busy (PandoriaStatisticsWindow *self);
/** Returns: (transfer none) (nullable): the shown figures; NULL: not yet computed. */
const PandoriaStatistics *
pandoria_statistics_window_get_statistics (PandoriaStatisticsWindow *self);
/** Returns: (transfer none): the rows in the shown order. */
GListModel *pandoria_statistics_table_get_rows (PandoriaStatisticsTable *self);
/** Returns: (transfer none) (nullable): the row at @position of the shown order. */
const PandoriaStatisticsRow *pandoria_statistics_table_get_row (PandoriaStatisticsTable *self,
                                                                guint position);
