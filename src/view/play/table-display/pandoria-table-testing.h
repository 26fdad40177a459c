/* For the tests of the table display only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-table-display-private.h"

/** Returns: (transfer full) (nullable): the first of @monitors (of GdkMonitor) except @taken. */
GdkMonitor *pandoria_table_display_choose_monitor (GListModel *monitors, GdkMonitor *taken);

/** PandoriaTableLine: a text and the rectangle for it. */
typedef struct
{
  const char *text;
  graphene_rect_t rect; /* in the coordinates of the widget */
  double most;          /* the maximum size of the letters, in px */
  double xalign; /* 0 at the start of @rect, 1 at its end; mirrored in right-to-left languages */
  gboolean bold;
  GdkRGBA color;
} PandoriaTableLine;

/**
 * Draws @line for @widget in the largest size that fits, on as many lines as there is room for.
 * Ellipsizes text that does not fit in the minimum size. Returns: the size of the letters in px.
 */
double pandoria_table_line_draw (const PandoriaTableLine *line, GtkWidget *widget,
                                 GtkSnapshot *snapshot);
