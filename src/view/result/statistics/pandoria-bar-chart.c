/* PandoriaBarChart: one or two numbers for each of several items, as bars.
 *
 * Drawn with the text colour (labels) and the widget's own colour (bars), which the style sets. No meaning depends on
 * colour alone: each bar has its numbers in words, and the second one is hatched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics-private.h"

#include <math.h>

#include "pandoria-widgets.h"

#define BAR_HEIGHT  14
#define BAR_GAP     3  /* between words and bar */
#define ROW_GAP     12 /* between bars */
#define WORD_GAP    12
#define LEAST_WIDTH 200
#define HATCH       6

G_DEFINE_FINAL_TYPE (PandoriaBarChart, pandoria_bar_chart, GTK_TYPE_WIDGET)

static PandoriaBar *
get_bar (PandoriaBarChart *self, guint index)
{
  return &g_array_index (self->bars, PandoriaBar, index);
}

static int
get_line_height (PandoriaBarChart *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "Ág");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static double
get_most (PandoriaBarChart *self)
{
  double most = 0;

  for (guint i = 0; i < self->bars->len; i++)
    {
      PandoriaBar *bar = get_bar (self, i);

      if (!isnan (bar->first))
        most = MAX (most, bar->first);
      if (!isnan (bar->second))
        most = MAX (most, bar->second);
    }
  return most;
}

/** Pen: the drawing state for all bars. */
typedef struct
{
  GtkSnapshot *snapshot;
  int width, line;
  gboolean mirrored;
  double most;
  GdkRGBA color, words;
} Pen;

/* Aligns every text with the start of the window's lines. Pango only reverses “left” for a text against the window's
 * direction. */
static void
align (PangoLayout *layout)
{
  if (pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
}

static void
draw_words (PandoriaBarChart *self, const Pen *pen, const PandoriaBar *bar, int y)
{
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (GTK_WIDGET (self), bar->text);
  g_autoptr (PangoLayout) label = gtk_widget_create_pango_layout (GTK_WIDGET (self), bar->label);
  int text_width;

  pango_layout_get_pixel_size (text, &text_width, NULL);
  text_width = MIN (text_width, pen->width * 2 / 3);
  pango_layout_set_width (text, text_width * PANGO_SCALE);
  pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (label, MAX (0, pen->width - text_width - WORD_GAP) * PANGO_SCALE);
  pango_layout_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  align (text);
  align (label);
  pandoria_append_text (pen->snapshot, label, pen->mirrored ? text_width + WORD_GAP : 0, y, &pen->words);
  pandoria_append_text (pen->snapshot, text, pen->mirrored ? 0 : pen->width - text_width, y, &pen->words);
}

static graphene_rect_t
get_rect (const Pen *pen, double value, int y)
{
  float length = (float) (pen->most > 0 && value > 0 ? value / pen->most * pen->width : 0);

  return GRAPHENE_RECT_INIT (pen->mirrored ? (float) pen->width - length : 0, (float) y, length, BAR_HEIGHT);
}

/* Stripes, which are visible without colour. */
static void
draw_hatched (const Pen *pen, const graphene_rect_t *rect)
{
  GdkRGBA color = pen->color, faint = color, strong = color;
  GskRoundedRect outline;
  graphene_point_t end = GRAPHENE_POINT_INIT (rect->origin.x + HATCH, rect->origin.y + HATCH);

  faint.alpha *= 0.12f;
  strong.alpha *= 0.55f;
  gtk_snapshot_append_repeating_linear_gradient (
      pen->snapshot, rect, &rect->origin, &end,
      (GskColorStop[4]){ { 0, strong }, { 0.4f, strong }, { 0.4f, faint }, { 1, faint } }, 4);
  gsk_rounded_rect_init_from_rect (&outline, rect, 0);
  gtk_snapshot_append_border (pen->snapshot, &outline, (float[4]){ 1, 1, 1, 1 },
                              (GdkRGBA[4]){ color, color, color, color });
}

static void
draw_bar (PandoriaBarChart *self, const Pen *pen, const PandoriaBar *bar, int y)
{
  graphene_rect_t first = get_rect (pen, bar->first, y + pen->line + BAR_GAP);
  graphene_rect_t second = get_rect (pen, bar->second, y + pen->line + BAR_GAP);
  graphene_rect_t all = get_rect (pen, pen->most, y + pen->line + BAR_GAP);
  GdkRGBA ground = pen->words;

  draw_words (self, pen, bar, y);
  ground.alpha *= 0.07f;
  gtk_snapshot_append_color (pen->snapshot, &ground, &all);
  if (!isnan (bar->second) && second.size.width >= 1)
    draw_hatched (pen, &second);
  if (!isnan (bar->first) && first.size.width >= 1)
    gtk_snapshot_append_color (pen->snapshot, &pen->color, &first);
}

static void
pandoria_bar_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBarChart *self = PANDORIA_BAR_CHART (widget);
  Pen pen = { snapshot,
              gtk_widget_get_width (widget),
              get_line_height (self),
              gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
              get_most (self),
              { 0 },
              { 0 } };
  int y = 0;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &pen.color);
  gtk_style_context_get_color (gtk_widget_get_style_context (gtk_widget_get_parent (widget)), &pen.words);
  for (guint i = 0; i < self->bars->len; i++)
    {
      draw_bar (self, &pen, get_bar (self, i), y);
      y += pen.line + BAR_GAP + BAR_HEIGHT + ROW_GAP;
    }
}

static void
pandoria_bar_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  PandoriaBarChart *self = PANDORIA_BAR_CHART (widget);
  int n = (int) self->bars->len;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    *minimum = *natural = MAX (0, n * (get_line_height (self) + BAR_GAP + BAR_HEIGHT + ROW_GAP) - ROW_GAP);
}

static void
clear_bar (gpointer data)
{
  PandoriaBar *bar = data;

  g_free (bar->label);
  g_free (bar->text);
}

static void
pandoria_bar_chart_class_init (PandoriaBarChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaBarChart, bars, g_array_unref), NULL);
  widget_class->measure = pandoria_bar_chart_measure;
  widget_class->snapshot = pandoria_bar_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "barchart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pandoria_bar_chart_init (PandoriaBarChart *self)
{
  self->bars = g_array_new (FALSE, FALSE, sizeof (PandoriaBar));
  g_array_set_clear_func (self->bars, clear_bar);
}

void
pandoria_bar_chart_add (PandoriaBarChart *self, const char *label, const char *text, double first, double second)
{
  PandoriaBar bar = { g_strdup (label), g_strdup (text), first, second };

  g_return_if_fail (PANDORIA_IS_BAR_CHART (self));

  g_array_append_val (self->bars, bar);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
pandoria_bar_chart_clear (PandoriaBarChart *self)
{
  g_return_if_fail (PANDORIA_IS_BAR_CHART (self));

  g_array_set_size (self->bars, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
pandoria_bar_chart_set_title (PandoriaBarChart *self, const char *title)
{
  GString *words;

  g_return_if_fail (PANDORIA_IS_BAR_CHART (self) && title != NULL);

  words = g_string_new (NULL);
  for (guint i = 0; i < self->bars->len; i++)
    g_string_append_printf (words, "%s%s: %s", i > 0 ? "; " : "", get_bar (self, i)->label, get_bar (self, i)->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
  g_string_free (words, TRUE);
}
