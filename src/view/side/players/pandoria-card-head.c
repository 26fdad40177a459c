/* The name, realm, top spell and points of a player card, on two lines with large text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-widgets.h"

#define GAP 4

/* With room for fewer letters, realm and spell have their own line. */
#define LINE_CHARS 38

G_DEFINE_FINAL_TYPE (PandoriaCardHead, pandoria_card_head, GTK_TYPE_WIDGET)

static gboolean
has_room (PandoriaCardHead *self, int width)
{
  return width < 0 || width >= PANGO_PIXELS (LINE_CHARS * pandoria_get_letter_width (GTK_WIDGET (self)));
}

static int
get_size (GtkWidget *widget, GtkOrientation orientation, gboolean natural)
{
  int minimum = 0, wanted = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, orientation, -1, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

static int
get_height (PandoriaCardHead *self, gboolean first, gboolean second)
{
  const GtkOrientation vertical = GTK_ORIENTATION_VERTICAL;
  int height = 0;

  if (first)
    {
      height = MAX (height, get_size (GTK_WIDGET (self->sign), vertical, TRUE));
      height = MAX (height, get_size (GTK_WIDGET (self->name), vertical, TRUE));
      height = MAX (height, get_size (GTK_WIDGET (self->points), vertical, TRUE));
    }
  if (second)
    {
      height = MAX (height, get_size (GTK_WIDGET (self->realm), vertical, TRUE));
      height = MAX (height, get_size (GTK_WIDGET (self->spell), vertical, TRUE));
    }
  return height;
}

/* Divides @width among @widgets. Each gets its natural width if there is enough room. */
static void
share (GtkWidget *const *widgets, guint n, int width, int *widths)
{
  GtkRequestedSize sizes[3] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      sizes[i].minimum_size = get_size (widgets[i], GTK_ORIENTATION_HORIZONTAL, FALSE);
      sizes[i].natural_size = get_size (widgets[i], GTK_ORIENTATION_HORIZONTAL, TRUE);
      width -= sizes[i].minimum_size;
    }
  gtk_distribute_natural_allocation (MAX (width, 0), n, sizes);
  for (guint i = 0; i < n; i++)
    widths[i] = sizes[i].minimum_size;
}

static void
place (GtkWidget *child, int x, int y, int width, int line)
{
  int height = get_size (child, GTK_ORIENTATION_VERTICAL, TRUE);

  if (gtk_widget_get_visible (child))
    pandoria_place_child (child, x, y + (line - height) / 2, width, height);
}

static void
place_line (PandoriaCardHead *self, int start, int end, int line)
{
  GtkWidget *const widgets[] = { GTK_WIDGET (self->name), GTK_WIDGET (self->realm), GTK_WIDGET (self->spell) };
  int widths[3];

  share (widgets, 3, end - start - 3 * GAP, widths);
  place (widgets[0], start, 0, widths[0], line);
  place (widgets[1], start + widths[0] + GAP, 0, widths[1], line);
  place (widgets[2], end - GAP - widths[2], 0, widths[2], line);
}

static void
place_two_lines (PandoriaCardHead *self, int start, int end, int width)
{
  GtkWidget *const widgets[] = { GTK_WIDGET (self->realm), GTK_WIDGET (self->spell) };
  int first = get_height (self, TRUE, FALSE), second = get_height (self, FALSE, TRUE), widths[2];

  share (widgets, 2, width - GAP, widths);
  place (GTK_WIDGET (self->name), start, 0,
         MIN (end - start - GAP, get_size (GTK_WIDGET (self->name), GTK_ORIENTATION_HORIZONTAL, TRUE)), first);
  place (widgets[0], 0, first, widths[0], second);
  place (widgets[1], width - widths[1], first, widths[1], second);
}

static void
pandoria_card_head_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  PandoriaCardHead *self = PANDORIA_CARD_HEAD (widget);
  int ends[2], least[2];

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      if (has_room (self, for_size))
        *minimum = *natural = get_height (self, TRUE, TRUE);
      else
        *minimum = *natural = get_height (self, TRUE, FALSE) + get_height (self, FALSE, TRUE);
      return;
    }
  for (guint i = 0; i < 2; i++)
    {
      ends[i] = get_size (GTK_WIDGET (self->sign), orientation, i) + get_size (GTK_WIDGET (self->name), orientation, i)
                + get_size (GTK_WIDGET (self->points), orientation, i) + 2 * GAP;
      least[i] = get_size (GTK_WIDGET (self->realm), orientation, i)
                 + get_size (GTK_WIDGET (self->spell), orientation, i) + GAP;
    }
  *minimum = MAX (ends[0], least[0]);
  *natural = ends[1] + least[1] + GAP;
  /* One line must have room for the minimum of all. */
  if (has_room (self, *minimum))
    *minimum = ends[0] + least[0] + GAP;
}

static void
pandoria_card_head_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaCardHead *self = PANDORIA_CARD_HEAD (widget);
  gboolean one = has_room (self, width);
  int line = get_height (self, TRUE, one);
  int sign = get_size (GTK_WIDGET (self->sign), GTK_ORIENTATION_HORIZONTAL, TRUE);
  int points = get_size (GTK_WIDGET (self->points), GTK_ORIENTATION_HORIZONTAL, TRUE);

  place (GTK_WIDGET (self->sign), 0, 0, sign, line);
  place (GTK_WIDGET (self->points), width - points, 0, points, line);
  if (one)
    place_line (self, sign + GAP, width - points, line);
  else
    place_two_lines (self, sign + GAP, width - points, width);
}

static void
pandoria_card_head_class_init (PandoriaCardHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
  widget_class->get_request_mode = pandoria_get_height_for_width;
  widget_class->measure = pandoria_card_head_measure;
  widget_class->size_allocate = pandoria_card_head_size_allocate;
  pandoria_class_set_template (klass, "pandoria-card-head",
                               PANDORIA_NEEDS (PANDORIA_TYPE_EXPLAINER, PANDORIA_TYPE_POINTS_VIEW),
                               PANDORIA_PARTS (PandoriaCardHead, sign, name, realm, spell, points), NULL);
  gtk_widget_class_set_css_name (widget_class, "cardhead");
}

static void
pandoria_card_head_init (PandoriaCardHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_tooltip_follow_label (self->name);
  gtk_image_set_from_icon_name (self->spell->icon, "pandoria-spell-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->spell->icon), TRUE);
}
