/* Windows around panels, for layouts without room for the panel next to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Makes a modal window over @parent (nullable). It closes when @panel emits "closed". -1: as large
 * as @panel needs. */
GtkWindow *pandoria_panel_window_new (GtkWindow *parent, GtkWidget *panel, const char *title,
                                      int width, int height);

/** Returns: (transfer none) (nullable): the panel of class @type in @window; NULL if @window has no
 * such panel. */
GtkWidget *pandoria_panel_window_get (gpointer window, GType type);

/** The function of an action of a panel: emits "closed". */
void pandoria_panel_close (GtkWidget *panel, const char *action, GVariant *parameter);

/** A closure for templates. Returns: whether the panel of @widget fills its window, and is not next
 * to the board. */
gboolean pandoria_panel_fills_window (GtkWidget *widget, GtkRoot *root);
