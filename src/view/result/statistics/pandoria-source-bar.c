/* PandoriaSourceBar: the average points of a row of the statistics as one bar, divided by source.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-source-bar.h"

#include <glib/gi18n.h>
#include <math.h>

#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-palette.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define HEIGHT   22 /* at 100 % */
#define NARROW   60
#define KEY_SIZE 14
#define EDGE     1

struct _PandoriaSourceBar
{
  GtkWidget parent_instance;

  double parts[PANDORIA_N_SOURCE_GROUPS];
  double most;
};

G_DEFINE_FINAL_TYPE (PandoriaSourceBar, pandoria_source_bar, GTK_TYPE_WIDGET)

enum
{
  GROUP_CITY,
  GROUP_LAND,
  GROUP_SURPLUS,
  GROUP_MONUMENTS,
  GROUP_REALM,
  GROUP_END,
  GROUP_REST,
};

/* Both letters and neighbours contrast with each color. */
static const struct
{
  const char *name;
  guint32 color, letters;
} groups[] = {
  [GROUP_CITY] = { N_ ("Cities"), 0x1c71d8, 0xffffff },
  [GROUP_LAND] = { N_ ("Other regions"), 0x57e389, 0x000000 },
  [GROUP_SURPLUS] = { N_ ("Surplus"), 0xf6d32d, 0x000000 },
  [GROUP_MONUMENTS] = { N_ ("Monuments, Shrine, relics"), 0x813d9c, 0xffffff },
  [GROUP_REALM] = { N_ ("Realm"), 0xffa348, 0x000000 },
  [GROUP_END] = { N_ ("At the end"), 0x865e3c, 0xffffff },
  [GROUP_REST] = { N_ ("Head start, corrections"), 0xc0bfbc, 0x000000 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (groups) == PANDORIA_N_SOURCE_GROUPS);

static const guint8 group_of[] = {
  [PANDORIA_TALLY_START] = GROUP_REST,           [PANDORIA_TALLY_TAKEN_OVER] = GROUP_REST,
  [PANDORIA_TALLY_FOREST] = GROUP_LAND,          [PANDORIA_TALLY_MOUNTAINS] = GROUP_LAND,
  [PANDORIA_TALLY_HILLS] = GROUP_LAND,           [PANDORIA_TALLY_CITY] = GROUP_CITY,
  [PANDORIA_TALLY_STATUE] = GROUP_CITY,          [PANDORIA_TALLY_SURPLUS_CRYSTAL] = GROUP_SURPLUS,
  [PANDORIA_TALLY_SURPLUS_GOLD] = GROUP_SURPLUS, [PANDORIA_TALLY_SURPLUS_WOOD] = GROUP_SURPLUS,
  [PANDORIA_TALLY_STORE] = GROUP_SURPLUS,        [PANDORIA_TALLY_MONUMENTS] = GROUP_MONUMENTS,
  [PANDORIA_TALLY_SHRINE] = GROUP_MONUMENTS,     [PANDORIA_TALLY_RELICS] = GROUP_MONUMENTS,
  [PANDORIA_TALLY_REALM] = GROUP_REALM,          [PANDORIA_TALLY_FINAL_HAND] = GROUP_END,
  [PANDORIA_TALLY_FINAL_RESOURCES] = GROUP_END,  [PANDORIA_TALLY_FINAL_REALM] = GROUP_REALM,
  [PANDORIA_TALLY_CORRECTIONS] = GROUP_REST,
};
G_STATIC_ASSERT (G_N_ELEMENTS (group_of) == PANDORIA_N_TALLY_SOURCES);

static void
draw_number (PandoriaSourceBar *self, GtkSnapshot *snapshot, guint group,
             const graphene_rect_t *rect)
{
  g_autofree char *text = g_strdup_printf ("%.0f", self->parts[group]);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  const GdkRGBA color = pandoria_palette_rgba (groups[group].letters, 1);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (width + 4 <= rect->size.width)
    pandoria_append_text (snapshot, layout, rect->origin.x + (rect->size.width - width) / 2,
                          rect->origin.y + (rect->size.height - height) / 2, &color);
}

static void
pandoria_source_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaSourceBar *self = PANDORIA_SOURCE_BAR (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double x = 0;

  for (guint group = 0; group < PANDORIA_N_SOURCE_GROUPS && self->most > 0; group++)
    {
      const double part = MAX (self->parts[group], 0) / self->most * width;
      const GdkRGBA color = pandoria_palette_rgba (groups[group].color, 1);
      const graphene_rect_t rect
          = GRAPHENE_RECT_INIT ((float) (mirrored ? width - x - part : x), 0,
                                (float) MAX (part - EDGE, 0), (float) height);

      if (part > EDGE)
        {
          gtk_snapshot_append_color (snapshot, &color, &rect);
          draw_number (self, snapshot, group, &rect);
        }
      x += part;
    }
}

static void
pandoria_source_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? NARROW
                            : (int) (HEIGHT * pandoria_text_scale (widget));
}

static void
pandoria_source_bar_class_init (PandoriaSourceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = pandoria_source_bar_snapshot;
  widget_class->measure = pandoria_source_bar_measure;
  gtk_widget_class_set_css_name (widget_class, "sourcebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pandoria_source_bar_init (PandoriaSourceBar *self)
{
}

GtkWidget *
pandoria_source_bar_new (const PandoriaStatisticsRow *row)
{
  PandoriaSourceBar *self = g_object_new (PANDORIA_TYPE_SOURCE_BAR, NULL);
  g_autofree char *words = NULL;

  g_return_val_if_fail (row != NULL && row->results > 0, GTK_WIDGET (self));

  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    self->parts[group_of[source]]
        += pandoria_statistics_row_get_source (row, (PandoriaTallySource) source);
  words = pandoria_source_bar_describe (self);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  return GTK_WIDGET (self);
}

void
pandoria_source_bar_set_most (PandoriaSourceBar *self, double most)
{
  g_return_if_fail (PANDORIA_IS_SOURCE_BAR (self));

  self->most = most;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
pandoria_source_bar_get_sum (PandoriaSourceBar *self)
{
  double sum = 0;

  g_return_val_if_fail (PANDORIA_IS_SOURCE_BAR (self), 0);

  for (guint group = 0; group < PANDORIA_N_SOURCE_GROUPS; group++)
    sum += MAX (self->parts[group], 0);
  return sum;
}

gboolean
pandoria_source_bar_has (PandoriaSourceBar *self, guint group)
{
  g_return_val_if_fail (PANDORIA_IS_SOURCE_BAR (self) && group < PANDORIA_N_SOURCE_GROUPS, FALSE);
  return self->parts[group] != 0;
}

char *
pandoria_source_bar_describe (PandoriaSourceBar *self)
{
  g_autoptr (GPtrArray) words = pandoria_phrases_new ();

  g_return_val_if_fail (PANDORIA_IS_SOURCE_BAR (self), NULL);

  for (guint group = 0; group < PANDORIA_N_SOURCE_GROUPS; group++)
    if (self->parts[group] != 0)
      /* Translators: a source of points, and how many points it brings on average */
      pandoria_phrases_add (words, g_strdup_printf (C_ ("source and points", "%1$s %2$.1f"),
                                                    _ (groups[group].name), self->parts[group]));
  return pandoria_phrases_join (words, ", ");
}

static void
draw_key (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer group)
{
  const GdkRGBA color = pandoria_palette_rgba (groups[GPOINTER_TO_UINT (group)].color, 1);

  gdk_cairo_set_source_rgba (cr, &color);
  cairo_paint (cr);
}

GtkWidget *
pandoria_source_bar_make_key (guint group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *area = gtk_drawing_area_new ();

  g_return_val_if_fail (group < PANDORIA_N_SOURCE_GROUPS, box);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), KEY_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), KEY_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_key, GUINT_TO_POINTER (group),
                                  NULL);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), pandoria_new_label (_ (groups[group].name), 0, "caption", NULL));
  return box;
}
