/* PandoriaTextRoom: a container that is as high as a scrolled text needs at its width.
 *
 * A GtkScrolledWindow asks its child for the height at no particular width. Where the text wraps,
 * the last lines are then out of sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-room.h"

struct _PandoriaTextRoom
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (PandoriaTextRoom, pandoria_text_room, ADW_TYPE_BIN)

/* Returns: (nullable): the scrolled widget. */
static GtkWidget *
get_text (GtkWidget *scroller)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  return GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
}

static void
pandoria_text_room_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  GtkWidget *scroller = adw_bin_get_child (ADW_BIN (widget));
  int needed;

  gtk_widget_measure (scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;
  gtk_widget_measure (get_text (scroller), orientation, for_size, NULL, &needed, NULL, NULL);
  *natural = MAX (*minimum, needed);
}

static GtkSizeRequestMode
pandoria_text_room_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
pandoria_text_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

static void
pandoria_text_room_class_init (PandoriaTextRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = pandoria_text_room_measure;
  widget_class->get_request_mode = pandoria_text_room_get_request_mode;
  widget_class->size_allocate = pandoria_text_room_size_allocate;
}

static void
pandoria_text_room_init (PandoriaTextRoom *self)
{
  /* Without a layout manager GTK calls the functions of the class. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
