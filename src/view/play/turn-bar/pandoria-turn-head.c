/* How the turn bar arranges the steps of the turn, and the active player in front of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-turn-bar-private.h"

#include "pandoria-widgets.h"

/* The space between two marks, with names and without. */
#define SPACING       10
#define SPACING_BRIEF 4
/* The space between the player and the steps. */
#define SPACING_HEAD 12

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
measure_steps (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
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
allocate_steps (GtkWidget *widget, int width, int height, int baseline)
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

/* --- the player and the steps --------------------------------------------------------------------------------------- */

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
measure_head (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  Size title = measure_part (gtk_widget_get_first_child (widget), orientation);
  Size steps = measure_part (gtk_widget_get_last_child (widget), orientation);
  int spacing = steps.natural > 0 ? SPACING_HEAD : 0;

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
allocate_head (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget), *second = gtk_widget_get_last_child (widget);
  Size title = measure_part (first, GTK_ORIENTATION_HORIZONTAL);
  Size steps = measure_part (second, GTK_ORIENTATION_HORIZONTAL);
  int room = steps.natural > 0 ? width - SPACING_HEAD - steps.least : width;
  int title_width = CLAMP (title.natural, title.least, MAX (room, title.least));
  int steps_width = MIN (MAX (width - SPACING_HEAD - title_width, steps.least), steps.natural);

  pandoria_place_child (first, 0, 0, title_width, height);
  if (gtk_widget_should_layout (second))
    pandoria_place_child (second, title_width + SPACING_HEAD, 0, steps_width, height);
}

void
pandoria_turn_head_arrange (GtkWidget *steps)
{
  gtk_widget_set_layout_manager (steps, gtk_custom_layout_new (NULL, measure_steps, allocate_steps));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (steps),
                                 gtk_custom_layout_new (NULL, measure_head, allocate_head));
}
