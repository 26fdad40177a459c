/* Numbers with their names, next to each other, or in several lines if there is no room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Returns: (transfer floating): a box for numbers, at most @per_line in a line. */
GtkWidget *pandoria_spin_flow_new (guint per_line);
/** Adds a number from @lowest to @most, called @name, to @flow. Returns: (transfer none): its
 * widget. */
GtkSpinButton *pandoria_spin_flow_add (GtkWidget *flow, const char *name, guint lowest, guint most);
