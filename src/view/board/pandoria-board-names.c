/* Draws the names of columns and rows at the edge of the board. Those of the hovered or focused
 * space are bold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "pandoria-art.h"
#include "pandoria-board-view-private.h"
#include "pandoria-letters.h"
#include "pandoria-palette.h"

#define FONT_POINTS 8.25 /* 11 px at 100 % */

/* The letters of a picture grow with it, because it is seen from a distance: one px for so many px
 * of the picture. */
#define PICTURE_PX 34

static PangoLayout *
make_text (PandoriaBoardView *self, const char *text, gboolean strong)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_size (font, (int) (FONT_POINTS * PANGO_SCALE));
  if (self->picture_names > 0)
    pango_font_description_set_absolute_size (font, self->picture_names * PANGO_SCALE);
  pango_font_description_set_weight (font, strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static PangoLayout *
get_text (PandoriaBoardView *self, gboolean is_row, int index, gboolean strong)
{
  PangoLayout **text = &self->name_texts[!!strong][!!is_row][index];

  if (*text == NULL)
    {
      g_autofree char *name
          = is_row ? g_strdup_printf ("%d", index) : g_strdup_printf ("%c", 'A' + index);

      *text = make_text (self, name, strong);
    }
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
  int width = gtk_widget_get_width (GTK_WIDGET (self)),
      height = gtk_widget_get_height (GTK_WIDGET (self));

  return pandoria_edge_strips_get_inner (&self->strips, width, height);
}

void
pandoria_board_names_measure (PandoriaBoardView *self, int width, int height)
{
  int picture_names = self->picture ? MIN (width, height) / PICTURE_PX : 0, text_width, text_height;

  if (picture_names != self->picture_names)
    pandoria_board_names_drop (self);
  self->picture_names = picture_names;
  pango_layout_get_pixel_size (get_text (self, TRUE, 13, TRUE), &text_width, &text_height);
  self->strips = pandoria_edge_strips_make (width, height, text_width, text_height);
}

/* The names of the hovered column and row are bold. */
static gboolean
is_strong (PandoriaBoardView *self, const PandoriaEdgeName *name)
{
  PandoriaSpace space = self->hovered;

  if (space < 0)
    return FALSE;
  return name->index == (name->is_row ? PANDORIA_ROW (space) : PANDORIA_COLUMN (space));
}

static void
draw_name (PandoriaBoardView *self, GtkSnapshot *snapshot, const PandoriaEdgeName *name)
{
  const PandoriaPalette *palette = pandoria_palette_get (pandoria_theme_now ());
  gboolean strong = is_strong (self, name);
  gboolean contrast = pandoria_theme_now () & PANDORIA_THEME_CONTRAST;
  GdkRGBA color = pandoria_palette_rgba (strong || contrast ? palette->text : palette->dim, 1);
  PangoLayout *text = get_text (self, name->is_row, name->index, strong);
  int width, height;

  pango_layout_get_pixel_size (text, &width, &height);
  pandoria_append_text (snapshot, text, floor (name->centre.x - width / 2.0),
                        floor (name->centre.y - height / 2.0), &color);
}

/* Where the board continues below the names, draws a strip in the color of the table and a line
 * towards the board. */
static void
draw_strips (PandoriaBoardView *self, GtkSnapshot *snapshot, int width, int height)
{
  const PandoriaPalette *palette = pandoria_palette_get (pandoria_theme_now ());
  GdkRGBA table = pandoria_palette_rgba (palette->table, 1),
          line = pandoria_palette_rgba (palette->line, 1);
  PandoriaRect inner = pandoria_board_get_inner (self), strips[4];
  const PandoriaRect lines[4] = {
    { inner.x - 1, inner.y, 1, inner.height },
    { inner.x, inner.y - 1, inner.width, 1 },
    { inner.x + inner.width, inner.y, 1, inner.height },
    { inner.x, inner.y + inner.height, inner.width, 1 },
  };
  gboolean covers[4];

  pandoria_edge_strips_place (&self->strips, &self->layout, width, height, strips, covers);
  for (int i = 0; i < 4; i++)
    if (covers[i])
      gtk_snapshot_append_color (snapshot, &table, &PANDORIA_BOUNDS (strips[i]));
  for (int i = 0; i < 4; i++)
    if (covers[i])
      gtk_snapshot_append_color (snapshot, &line, &PANDORIA_BOUNDS (lines[i]));
}

/* The place of the name of a space that does not show its own: on its upper edge, over symbols and
 * figure. */
static PandoriaRect
place_plaque (PandoriaBoardView *self, PandoriaSpace space, PangoLayout *text)
{
  PandoriaRect inner = pandoria_board_get_inner (self), hex;
  int width, height;

  pango_layout_get_pixel_size (text, &width, &height);
  width += 10;
  hex = pandoria_board_layout_get_rect (&self->layout, space);
  return (PandoriaRect){ hex.x + (hex.width - width) / 2, MAX (inner.y, hex.y - height * 5 / 8),
                         width, height };
}

static void
draw_plaque (PandoriaBoardView *self, GtkSnapshot *snapshot, PandoriaSpace space)
{
  g_autoptr (PangoLayout) text = make_text (self, pandoria_space_name (space), TRUE);
  GdkRGBA ink = pandoria_palette_rgba (PANDORIA_INK, 0.94),
          white = pandoria_palette_rgba (PANDORIA_WHITE, 1);
  PandoriaRect rect = place_plaque (self, space, text);
  GskRoundedRect plaque;

  gsk_rounded_rect_init_from_rect (&plaque, &PANDORIA_BOUNDS (rect), (float) rect.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &plaque);
  gtk_snapshot_append_color (snapshot, &ink, &plaque.bounds);
  gtk_snapshot_pop (snapshot);
  pandoria_append_text (snapshot, text, rect.x + 5, rect.y, &white);
}

/* Does not cover the tile of the preview: the preview's sentence names its spaces. */
static gboolean
needs_plaque (PandoriaBoardView *self)
{
  PandoriaSpaceWidget *widget = self->hovered >= 0 ? self->widgets[self->hovered] : NULL;

  if (widget == NULL || self->panning || self->pulling)
    return FALSE;
  if (pandoria_space_widget_get_look (widget)->marks & PANDORIA_MARK_PREVIEW)
    return FALSE;
  return !pandoria_space_widget_is_named (widget);
}

void
pandoria_board_names_draw (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (layer), height = gtk_widget_get_height (layer);
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  guint n = pandoria_edge_names_place (&self->strips, &self->layout, width, height,
                                       &self->zoom_rect, names);

  draw_strips (self, snapshot, width, height);
  for (guint i = 0; i < n; i++)
    draw_name (self, snapshot, &names[i]);
  if (needs_plaque (self))
    draw_plaque (self, snapshot, self->hovered);
}
