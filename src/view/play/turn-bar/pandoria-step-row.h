/* PandoriaStepRow: the steps of the turn beside each other: all with their names, the present one alone with its name, or none,
 * as there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaStepRow: its children, each a PandoriaStepMark, are added with gtk_widget_set_parent(). */
#define PANDORIA_TYPE_STEP_ROW (pandoria_step_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStepRow, pandoria_step_row, PANDORIA, STEP_ROW, GtkWidget)
