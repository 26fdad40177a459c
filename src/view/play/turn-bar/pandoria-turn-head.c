/* PandoriaTurnHead: the active player and, in the remaining room, the steps of the turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-turn-bar-private.h"

#include "pandoria-widgets.h"

#define SPACING 12

struct _PandoriaTurnHead
{
  GtkWidget parent_instance;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaTurnHead, pandoria_turn_head, GTK_TYPE_WIDGET)

typedef struct
{
  int least, natural;
} Size;

static Size
measure_part (GtkWidget *part, GtkOrientation orientation)
{
  Size size = { 0, 0 };

  if (gtk_widget_should_layout (part))
    gtk_widget_measure (part, orientation, -1, &size.least, &size.natural, NULL, NULL);
  return size;
}

static void
pandoria_turn_head_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  Size title = measure_part (gtk_widget_get_first_child (widget), orientation);
  Size steps = measure_part (gtk_widget_get_last_child (widget), orientation);
  int spacing = steps.natural > 0 ? SPACING : 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = title.least + spacing + steps.least;
      *natural = title.natural + spacing + steps.natural;
      return;
    }
  *minimum = MAX (title.least, steps.least);
  *natural = MAX (title.natural, steps.natural);
}

static void
pandoria_turn_head_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget), *second = gtk_widget_get_last_child (widget);
  Size title = measure_part (first, GTK_ORIENTATION_HORIZONTAL);
  Size steps = measure_part (second, GTK_ORIENTATION_HORIZONTAL);
  int room = steps.natural > 0 ? width - SPACING - steps.least : width;
  int title_width = CLAMP (title.natural, title.least, MAX (room, title.least));
  int steps_width = MIN (MAX (width - SPACING - title_width, steps.least), steps.natural);

  pandoria_place_child (first, 0, 0, title_width, height);
  if (gtk_widget_should_layout (second))
    pandoria_place_child (second, title_width + SPACING, 0, steps_width, height);
}

static void
pandoria_turn_head_class_init (PandoriaTurnHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
  widget_class->measure = pandoria_turn_head_measure;
  widget_class->size_allocate = pandoria_turn_head_size_allocate;
}
