/* Draws the names of columns and rows at the edge of the board; those of the space under the pointer or with the focus are
 * stronger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "pandoria-board-view-private.h"
#include "pandoria-palette.h"

#define FONT_POINTS 8.25 /* 11 px at 100 % */

static PangoLayout *
make_text (PandoriaBoardView *self, gboolean is_row, int index, gboolean strong)
{
  g_autofree char *text = is_row ? g_strdup_printf ("%d", index) : g_strdup_printf ("%c", 'A' + index);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_size (font, (int) (FONT_POINTS * PANGO_SCALE));
  pango_font_description_set_weight (font, strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static PangoLayout *
get_text (PandoriaBoardView *self, gboolean is_row, int index, gboolean strong)
{
  PangoLayout **text = &self->name_texts[strong ? 1 : 0][is_row ? 1 : 0][index];

  if (*text == NULL)
    *text = make_text (self, is_row, index, strong);
  return *text;
}

void
pandoria_board_names_drop (PandoriaBoardView *self)
{
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 4; j++)
      g_clear_object (&self->name_texts[j & 1][j >> 1][i]);
}

PandoriaRect
pandoria_board_get_inner (PandoriaBoardView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));

  return pandoria_edge_strips_get_inner (&self->strips, width, height);
}

void
pandoria_board_names_measure (PandoriaBoardView *self, int width, int height)
{
  int text_width, text_height;

  pango_layout_get_pixel_size (get_text (self, TRUE, 13, TRUE), &text_width, &text_height);
  self->strips = pandoria_edge_strips_make (width, height, text_width, text_height);
}

static gboolean
is_strong (PandoriaBoardView *self, const PandoriaEdgeName *name)
{
  PandoriaSpace space = self->hovered;

  return space >= 0 && name->index == (name->is_row ? PANDORIA_ROW (space) : PANDORIA_COLUMN (space));
}

static void
draw_name (PandoriaBoardView *self, GtkSnapshot *snapshot, const PandoriaEdgeName *name)
{
  const PandoriaPalette *palette = pandoria_palette_get (pandoria_theme_now ());
  gboolean strong = is_strong (self, name);
  GdkRGBA color = pandoria_palette_rgba (strong ? palette->text : palette->dim, 1);
  PangoLayout *text = get_text (self, name->is_row, name->index, strong);
  int width, height;

  pango_layout_get_pixel_size (text, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) floor (name->centre.x - width / 2.0),
                                                          (float) floor (name->centre.y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, text, &color);
  gtk_snapshot_restore (snapshot);
}

/* Where the board goes on under the names they stand on the colour of the table. */
static void
draw_strips (PandoriaBoardView *self, GtkSnapshot *snapshot, int width, int height)
{
  GdkRGBA table = pandoria_palette_rgba (pandoria_palette_get (pandoria_theme_now ())->table, 1);
  PandoriaRect lines[4];
  gboolean covers[4];

  pandoria_edge_strips_place (&self->strips, &self->layout, width, height, lines, covers);
  for (int i = 0; i < 4; i++)
    if (covers[i])
      gtk_snapshot_append_color (snapshot, &table,
                                 &GRAPHENE_RECT_INIT ((float) lines[i].x, (float) lines[i].y, (float) lines[i].width,
                                                      (float) lines[i].height));
}

void
pandoria_board_names_draw (gpointer data, GtkWidget *layer, GtkSnapshot *snapshot)
{
  PandoriaBoardView *self = data;
  int width = gtk_widget_get_width (layer), height = gtk_widget_get_height (layer);
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  guint n = pandoria_edge_names_place (&self->strips, &self->layout, width, height, &self->zoom_rect, names);

  draw_strips (self, snapshot, width, height);
  for (guint i = 0; i < n; i++)
    draw_name (self, snapshot, &names[i]);
}
