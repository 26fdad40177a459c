/* PandoriaLeastLayout: gives its child all of the room, and asks for no more width than the child needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-least-layout.h"

#include "pandoria-widgets.h"

struct _PandoriaLeastLayout
{
  GtkLayoutManager parent_instance;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaLeastLayout, pandoria_least_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
pandoria_least_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
pandoria_least_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean wide = orientation == GTK_ORIENTATION_HORIZONTAL;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, orientation, wide ? -1 : for_size, minimum, natural, NULL, NULL);
  if (wide)
    *natural = *minimum;
}

static void
pandoria_least_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
pandoria_least_layout_class_init (PandoriaLeastLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = pandoria_least_layout_get_request_mode;
  manager_class->measure = pandoria_least_layout_measure;
  manager_class->allocate = pandoria_least_layout_allocate;
}

void
pandoria_least_layout_set (GtkWidget *bin, gboolean least)
{
  g_return_if_fail (GTK_IS_WIDGET (bin));

  if (PANDORIA_IS_LEAST_LAYOUT (gtk_widget_get_layout_manager (bin)) != least)
    gtk_widget_set_layout_manager (bin,
                                   least ? g_object_new (PANDORIA_TYPE_LEAST_LAYOUT, NULL) : gtk_bin_layout_new ());
}
