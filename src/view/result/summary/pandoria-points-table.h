/* PandoriaPointsTable: points by source and player, with sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-statistics.h"

#define PANDORIA_TYPE_POINTS_TABLE (pandoria_points_table_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsTable, pandoria_points_table, PANDORIA, POINTS_TABLE, AdwBin)

/** Shows where the points of the players of @game came from, up to now; sources that brought nothing are left out. */
void pandoria_points_table_show (PandoriaPointsTable *self, PandoriaGame *game);
