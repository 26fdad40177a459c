/* Places widgets in their parent, also for languages that are written from right to left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-places.h"

void
pandoria_place_child (GtkWidget *child, int x, int y, int width, int height)
{
  GtkWidget *parent = gtk_widget_get_parent (child);

  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (parent) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

void
pandoria_grid_place (GtkGrid *grid, GtkWidget *child, int column, int row, int width, int height)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (GTK_WIDGET (grid));

  g_object_set (gtk_layout_manager_get_layout_child (manager, child), "column", column, "row", row,
                "column-span", width, "row-span", height, NULL);
}

static void
measure_least (GtkWidget *bin, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);
  gboolean wide = orientation == GTK_ORIENTATION_HORIZONTAL;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, orientation, wide ? -1 : for_size, minimum, natural, NULL, NULL);
  if (wide)
    *natural = *minimum;
}

GtkSizeRequestMode
pandoria_get_height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
pandoria_allocate_child (GtkWidget *bin, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

void
pandoria_set_least_layout (GtkWidget *bin, gboolean least)
{
  g_return_if_fail (GTK_IS_WIDGET (bin));

  if (GTK_IS_CUSTOM_LAYOUT (gtk_widget_get_layout_manager (bin)) != least)
    gtk_widget_set_layout_manager (
        bin, least ? gtk_custom_layout_new (pandoria_get_height_for_width, measure_least,
                                            pandoria_allocate_child)
                   : gtk_bin_layout_new ());
}
