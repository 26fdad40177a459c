/* The slots, the counts and a surplus of a player card, next to each other if there is room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-widgets.h"

#define LINE_GAP   6
#define COLUMN_GAP 6

/* The length of a surplus in letters: “4 wood surplus → 2 points”. */
#define SURPLUS_CHARS 24

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCardFoot, pandoria_card_foot, GTK_TYPE_WIDGET)

/* The layout of the last line: the widget at its start, the one next to it or below it, and whether there is room
 * next to it. */
typedef struct
{
  GtkWidget *start, *end;
  int above; /* the height of a separate line above; 0: none */
  int start_height, end_height;
  gboolean beside;
} FootLines;

static int
get_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static int
get_natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Reserves room for a surplus independently of its present text. */
static int
get_surplus_width (PandoriaCardFoot *self)
{
  return PANGO_PIXELS (SURPLUS_CHARS * pandoria_get_letter_width (GTK_WIDGET (self->surplus)));
}

static FootLines
get_lines (PandoriaCardFoot *self, int width)
{
  GtkWidget *slots = GTK_WIDGET (self->slots), *reserve = GTK_WIDGET (self->reserve);
  gboolean has_slots = gtk_widget_get_visible (slots);
  FootLines lines = { .start = reserve, .start_height = get_height (reserve) };
  int end_width;

  if (self->named)
    {
      lines.end = GTK_WIDGET (self->surplus);
      lines.above = has_slots ? get_height (slots) : 0;
      end_width = get_surplus_width (self);
    }
  else
    {
      lines.end = has_slots ? slots : NULL;
      end_width = has_slots ? get_natural_width (slots) : 0;
    }
  lines.end_height = lines.end != NULL ? get_height (lines.end) : 0;
  lines.beside = lines.end == NULL || width < 0 || get_natural_width (reserve) + COLUMN_GAP + end_width <= width;
  return lines;
}

static int
get_last_height (const FootLines *lines)
{
  if (lines->beside)
    return MAX (lines->start_height, lines->end_height);
  return lines->start_height + LINE_GAP / 2 + lines->end_height;
}

static void
pandoria_card_foot_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  PandoriaCardFoot *self = PANDORIA_CARD_FOOT (widget);
  int slots_minimum = 0, slots_natural = 0;
  FootLines lines;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      lines = get_lines (self, for_size);
      *minimum = *natural = get_last_height (&lines) + (lines.above > 0 ? lines.above + LINE_GAP : 0);
      return;
    }
  gtk_widget_measure (GTK_WIDGET (self->reserve), orientation, -1, minimum, natural, NULL, NULL);
  if (gtk_widget_get_visible (GTK_WIDGET (self->slots)))
    gtk_widget_measure (GTK_WIDGET (self->slots), orientation, -1, &slots_minimum, &slots_natural, NULL, NULL);
  *minimum = MAX (*minimum, slots_minimum);
  *natural = *natural + COLUMN_GAP + (self->named ? get_surplus_width (self) : slots_natural);
  *natural = MAX (*natural, slots_natural);
}

static void
pandoria_card_foot_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaCardFoot *self = PANDORIA_CARD_FOOT (widget);
  FootLines lines = get_lines (self, width);
  int y = 0, line, end_width;

  gtk_widget_set_child_visible (GTK_WIDGET (self->surplus), self->named);
  if (lines.above > 0)
    {
      pandoria_place_child (GTK_WIDGET (self->slots), 0, 0, width, lines.above);
      y = lines.above + LINE_GAP;
    }
  line = lines.beside ? MAX (lines.start_height, lines.end_height) : lines.start_height;
  pandoria_place_child (lines.start, 0, y + (line - lines.start_height) / 2,
                        MIN (get_natural_width (lines.start), width), lines.start_height);
  if (lines.end == NULL)
    return;
  end_width = get_natural_width (lines.end);
  if (lines.beside)
    end_width = MIN (end_width, width - get_natural_width (lines.start) - COLUMN_GAP);
  else
    y += lines.start_height + LINE_GAP / 2;
  end_width = MIN (end_width, width);
  pandoria_place_child (lines.end, width - end_width, y + (lines.beside ? (line - lines.end_height) / 2 : 0), end_width,
                        lines.end_height);
}

static void
pandoria_card_foot_class_init (PandoriaCardFootClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
  widget_class->get_request_mode = pandoria_get_height_for_width;
  widget_class->measure = pandoria_card_foot_measure;
  widget_class->size_allocate = pandoria_card_foot_size_allocate;
  pandoria_class_set_template (klass, "pandoria-card-foot", PANDORIA_NEEDS (PANDORIA_TYPE_RESERVE_VIEW),
                               PANDORIA_PARTS (PandoriaCardFoot, slots, reserve, surplus), NULL);
  gtk_widget_class_set_css_name (widget_class, "cardfoot");
}

void
pandoria_card_foot_set_named (PandoriaCardFoot *self, gboolean named)
{
  g_return_if_fail (PANDORIA_IS_CARD_FOOT (self));

  gtk_box_set_homogeneous (self->slots, named);
  gtk_box_set_spacing (self->slots, named ? 4 : 2);
  if (self->named != named)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->named = named;
}

void
pandoria_card_foot_set_surplus (PandoriaCardFoot *self, const char *surplus, gboolean lost)
{
  g_return_if_fail (PANDORIA_IS_CARD_FOOT (self));

  gtk_label_set_label (self->surplus, surplus != NULL ? surplus : "");
  pandoria_set_css_class (GTK_WIDGET (self->surplus), "lost", lost);
  pandoria_tooltip_set (GTK_WIDGET (self->surplus), surplus);
  gtk_widget_set_opacity (GTK_WIDGET (self->surplus), surplus != NULL ? 1 : 0);
}
