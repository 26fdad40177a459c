/* A row of the table of points. All rows share their columns: numbers have equal widths, and the label gets the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-private.h"

#include "pandoria-widgets.h"

#define SPACING 6

struct _PandoriaPointsRow
{
  GtkWidget parent_instance;

  GtkWidget *label;
  GtkWidget *cells[PANDORIA_MAX_PLAYERS];
  guint n;
  PandoriaPointsColumns columns;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaPointsRow, pandoria_points_row, GTK_TYPE_WIDGET)

/* Returns: the width of a number, which grows with the room next to the labels. */
static int
get_number_width (PandoriaPointsRow *self, int width)
{
  int room = width - self->columns.label_natural - (int) self->n * SPACING;

  return MAX (self->columns.number_minimum, room / MAX ((int) self->n, 1));
}

static int
get_label_width (PandoriaPointsRow *self, int width)
{
  return MAX (width - (int) self->n * (SPACING + get_number_width (self, width)), 1);
}

static void
measure_height (PandoriaPointsRow *self, int width, int *minimum, int *natural)
{
  int label = width < 0 ? -1 : get_label_width (self, width), least, most;

  if (label >= 0)
    {
      gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      label = MAX (label, least);
    }
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, label, minimum, natural, NULL, NULL);
  for (guint i = 0; i < self->n; i++)
    {
      gtk_widget_measure (self->cells[i], GTK_ORIENTATION_VERTICAL, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
}

static void
pandoria_points_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  PandoriaPointsRow *self = PANDORIA_POINTS_ROW (widget);
  int numbers = (int) self->n * (SPACING + self->columns.number_minimum);

  *minimum = self->columns.label_minimum + numbers;
  *natural = self->columns.label_natural + numbers;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (self, for_size, minimum, natural);
}

static void
pandoria_points_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaPointsRow *self = PANDORIA_POINTS_ROW (widget);
  int number = get_number_width (self, width), label = get_label_width (self, width);

  pandoria_place_child (self->label, 0, 0, label, height);
  for (guint i = 0; i < self->n; i++)
    pandoria_place_child (self->cells[i], label + SPACING + (int) i * (number + SPACING), 0, number, height);
}

static void
pandoria_points_row_class_init (PandoriaPointsRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
  widget_class->get_request_mode = pandoria_get_height_for_width;
  widget_class->measure = pandoria_points_row_measure;
  widget_class->size_allocate = pandoria_points_row_size_allocate;
}

GtkWidget *
pandoria_points_row_new (GtkWidget *label)
{
  PandoriaPointsRow *self = g_object_new (PANDORIA_TYPE_POINTS_ROW, NULL);

  self->label = label;
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
pandoria_points_row_add (PandoriaPointsRow *self, GtkWidget *cell)
{
  g_return_if_fail (PANDORIA_IS_POINTS_ROW (self) && self->n < PANDORIA_MAX_PLAYERS);

  self->cells[self->n++] = cell;
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
}

void
pandoria_points_row_widen (PandoriaPointsRow *self, PandoriaPointsColumns *columns)
{
  int minimum, natural;

  g_return_if_fail (PANDORIA_IS_POINTS_ROW (self));

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  columns->label_minimum = MAX (columns->label_minimum, minimum);
  columns->label_natural = MAX (columns->label_natural, natural);
  for (guint i = 0; i < self->n; i++)
    {
      gtk_widget_measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      columns->number_minimum = MAX (columns->number_minimum, minimum);
    }
}

void
pandoria_points_row_set_columns (PandoriaPointsRow *self, const PandoriaPointsColumns *columns)
{
  g_return_if_fail (PANDORIA_IS_POINTS_ROW (self));

  self->columns = *columns;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
