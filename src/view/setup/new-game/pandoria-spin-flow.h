/* Numbers with their names, side by side, or one below the other where there is no room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Returns: (transfer floating): room for numbers, at most @per_line beside each other. */
GtkWidget *pandoria_spin_flow_new (guint per_line);
/** Adds a number from @lowest to @most, called @name, to @flow. Returns: (transfer none): it. */
GtkSpinButton *pandoria_spin_flow_add (GtkWidget *flow, const char *name, guint lowest, guint most);

G_END_DECLS
