/* PandoriaHeaderPlace: the middle of a header bar: the title, or a banner instead, which does not make the bar higher.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-header-place.h"

#include "pandoria-widgets.h"

struct _PandoriaHeaderPlace
{
  GtkWidget parent_instance;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaHeaderPlace, pandoria_header_place, GTK_TYPE_WIDGET)

static GtkWidget *
get_shown (GtkWidget *self)
{
  GtkWidget *banner = gtk_widget_get_last_child (self);

  return gtk_widget_should_layout (banner) ? banner : gtk_widget_get_first_child (self);
}

/* The title alone sets the height, even while it is hidden, so that the parts below the bar never move. */
static void
pandoria_header_place_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *measured
      = orientation == GTK_ORIENTATION_VERTICAL ? gtk_widget_get_first_child (widget) : get_shown (widget);

  gtk_widget_measure (measured, orientation, -1, minimum, natural, NULL, NULL);
}

/* A slightly higher banner also uses the bar's padding. */
static void
pandoria_header_place_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *shown = get_shown (widget);
  int least;

  gtk_widget_set_child_visible (gtk_widget_get_first_child (widget), shown == gtk_widget_get_first_child (widget));
  gtk_widget_measure (shown, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  least = MAX (least, height);
  gtk_widget_size_allocate (shown, &(GtkAllocation){ 0, (height - least) / 2, width, least }, -1);
}

static void
pandoria_header_place_class_init (PandoriaHeaderPlaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
  widget_class->measure = pandoria_header_place_measure;
  widget_class->size_allocate = pandoria_header_place_size_allocate;
}
