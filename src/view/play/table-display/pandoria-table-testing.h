/* Functions for the tests of the table display only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-table-display.h"
#include "pandoria-table-display-private.h"

/* pandoria-table-text.c */
const char *pandoria_table_text_get (PandoriaTableText *self);
/** Returns: the size of the letters of @line, in px. */
double pandoria_table_line_get_size (const PandoriaTableLine *line, GtkWidget *widget);

/* pandoria-table-display.c */
PandoriaGame *pandoria_table_display_get_game (PandoriaTableDisplay *self);
/** Returns: (transfer full) (nullable): the first of @monitors (of GdkMonitor) except @taken; NULL if there is no
 * other. */
GdkMonitor *pandoria_table_display_choose_monitor (GListModel *monitors, GdkMonitor *taken);
