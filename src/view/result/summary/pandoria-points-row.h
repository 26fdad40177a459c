/* PandoriaPointsRow: a row of the table of points: what, then a number for each player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-setup.h"

/** PandoriaPointsColumns: what all rows of a table share, so that their columns stand below one another; in pixels. */
typedef struct
{
  int label_minimum, label_natural; /* the first column */
  int number_minimum;               /* each of the others */
} PandoriaPointsColumns;

#define PANDORIA_TYPE_POINTS_ROW (pandoria_points_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPointsRow, pandoria_points_row, PANDORIA, POINTS_ROW, GtkWidget)

/** Makes a row that begins with @label (floating). */
GtkWidget *pandoria_points_row_new (GtkWidget *label);
/** Adds a cell for the next player; at most PANDORIA_MAX_PLAYERS. */
void pandoria_points_row_add (PandoriaPointsRow *self, GtkWidget *cell);
/** Makes @columns what this row needs, where that is more. */
void pandoria_points_row_widen (PandoriaPointsRow *self, PandoriaPointsColumns *columns);
/** Lays the cells out by @columns. */
void pandoria_points_row_set_columns (PandoriaPointsRow *self, const PandoriaPointsColumns *columns);
