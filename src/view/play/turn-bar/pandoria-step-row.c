/* PandoriaStepRow: the steps of the turn in a row. By its width, all have names, only the current one, or none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-turn-bar-private.h"

#include "pandoria-widgets.h"

/* The space between two marks, with names and without. */
#define SPACING       10
#define SPACING_BRIEF 4

struct _PandoriaStepRow
{
  GtkWidget parent_instance;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaStepRow, pandoria_step_row, GTK_TYPE_WIDGET)

typedef enum
{
  NAMES_ALL,
  NAMES_CURRENT,
  NAMES_NONE,
} Names;

static int
measure_mark (GtkWidget *mark, Names names)
{
  int brief, full;

  gtk_widget_measure (mark, GTK_ORIENTATION_HORIZONTAL, -1, &brief, &full, NULL, NULL);
  return names == NAMES_ALL || (names == NAMES_CURRENT && gtk_widget_has_css_class (mark, "current")) ? full : brief;
}

static int
measure_row (GtkWidget *self, Names names)
{
  int spacing = names == NAMES_ALL ? SPACING : SPACING_BRIEF, width = 0;

  for (GtkWidget *mark = gtk_widget_get_first_child (self); mark != NULL; mark = gtk_widget_get_next_sibling (mark))
    if (gtk_widget_should_layout (mark))
      width += (width > 0 ? spacing : 0) + measure_mark (mark, names);
  return width;
}

static void
pandoria_step_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_row (widget, NAMES_NONE);
      *natural = MAX (*minimum, measure_row (widget, NAMES_ALL));
      return;
    }
  for (GtkWidget *mark = gtk_widget_get_first_child (widget); mark != NULL; mark = gtk_widget_get_next_sibling (mark))
    {
      int height = 0;

      if (gtk_widget_should_layout (mark))
        gtk_widget_measure (mark, orientation, -1, &height, NULL, NULL, NULL);
      *minimum = *natural = MAX (*minimum, height);
    }
}

static void
pandoria_step_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Names names = NAMES_ALL;
  int x = 0, spacing;

  while (names < NAMES_NONE && measure_row (widget, names) > width)
    names++;
  spacing = names == NAMES_ALL ? SPACING : SPACING_BRIEF;
  for (GtkWidget *mark = gtk_widget_get_first_child (widget); mark != NULL; mark = gtk_widget_get_next_sibling (mark))
    {
      int size;

      if (!gtk_widget_should_layout (mark))
        continue;
      size = measure_mark (mark, names);
      pandoria_place_child (mark, x, 0, size, height);
      x += size + spacing;
    }
}

static void
pandoria_step_row_class_init (PandoriaStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
  widget_class->measure = pandoria_step_row_measure;
  widget_class->size_allocate = pandoria_step_row_size_allocate;
}
