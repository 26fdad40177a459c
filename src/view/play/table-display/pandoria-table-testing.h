/* For the tests of the table display only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-table-display-private.h"

/** Returns: (transfer full) (nullable): the first of @monitors (of GdkMonitor) except @taken. */
GdkMonitor *pandoria_table_display_choose_monitor (GListModel *monitors, GdkMonitor *taken);
