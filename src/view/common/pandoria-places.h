/* Places widgets in their parent, also for languages that are written from right to left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Allocates @child an area of its parent; @x counts from the start of the line, in right-to-left
 * languages too. */
void pandoria_place_child (GtkWidget *child, int x, int y, int width, int height);

/** Moves @child of @grid. */
void pandoria_grid_place (GtkGrid *grid, GtkWidget *child, int column, int row, int width,
                          int height);

/** The get_request_mode() of widgets whose height depends on their width. */
GtkSizeRequestMode pandoria_get_height_for_width (GtkWidget *widget);

/** Gives the only child of @bin all of its room. */
void pandoria_allocate_child (GtkWidget *bin, int width, int height, int baseline);

/** Lays out the only child of @bin so that its width does not follow its text (@least), or like a
 * bin. */
void pandoria_set_least_layout (GtkWidget *bin, gboolean least);
