/* Draws the chips that show gains, and their lines to the figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "pandoria-art.h"
#include "pandoria-board-view-private.h"
#include "pandoria-widgets.h"

#define RADIUS 9

static void
draw_line (GtkSnapshot *snapshot, const PandoriaChipPlace *place)
{
  double left = MIN (place->from.x, place->to.x) - 4, top = MIN (place->from.y, place->to.y) - 4;
  double width = fabs (place->from.x - place->to.x) + 8, height = fabs (place->from.y - place->to.y) + 8;
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) floor (left), (float) floor (top),
                                                                  (float) ceil (width) + 1, (float) ceil (height) + 1));

  cairo_move_to (cr, place->from.x, place->from.y);
  cairo_line_to (cr, place->to.x, place->to.y);
  pandoria_palette_stroke_edged (cr, 5.4, 2.8);
  cairo_destroy (cr);
}

static void
add_round_rect (cairo_t *cr, const PandoriaRect *rect, double inset, double dy)
{
  double x = rect->x + inset, y = rect->y + inset + dy, radius = RADIUS - inset;
  double right = x + rect->width - 2 * inset, bottom = y + rect->height - 2 * inset;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* A third of the way to white, for edges on dark ground. */
static guint32
lighten (guint32 color)
{
  guint32 result = 0;

  for (guint shift = 0; shift <= 16; shift += 8)
    {
      guint32 part = color >> shift & 0xff;

      result |= (part + (0xff - part) / 3) << shift;
    }
  return result;
}

static void
draw_box (GtkSnapshot *snapshot, const PandoriaRect *rect, guint32 edge, PandoriaTheme theme)
{
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  gboolean dark = theme & PANDORIA_THEME_DARK, contrast = theme & PANDORIA_THEME_CONTRAST;
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) rect->x - 1, (float) rect->y - 1,
                                                                  (float) rect->width + 2, (float) rect->height + 5));

  add_round_rect (cr, rect, 0, 2.5);
  pandoria_palette_fill (cr, PANDORIA_INK, 0.3);
  add_round_rect (cr, rect, 0, 0);
  pandoria_palette_fill (cr, contrast ? palette->text : dark ? lighten (edge) : edge, 1);
  add_round_rect (cr, rect, 2, 0);
  pandoria_palette_fill (cr, dark ? (contrast ? 0x000000 : 0x2e3130) : PANDORIA_WHITE, 1);
  cairo_destroy (cr);
}

static void
draw_chip (GtkWidget *layer, GtkSnapshot *snapshot, const PandoriaChipView *chip)
{
  PandoriaTheme theme = pandoria_theme_now ();
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  const GdkRGBA color = pandoria_palette_rgba (palette->text, 1), dim = pandoria_palette_rgba (palette->dim, 1);
  const PandoriaRect *rect = &chip->place.rect;
  int x = rect->x + PANDORIA_CHIP_PADDING_X, below = 0, width, height;

  draw_box (snapshot, rect, chip->edge, theme);
  if (chip->detail != NULL && !chip->place.small)
    {
      pango_layout_get_pixel_size (chip->detail, NULL, &below);
      pandoria_append_text (snapshot, chip->detail,
                            x + (chip->n > 0 ? chip->parts[0].piece_width + PANDORIA_CHIP_PIECE_GAP : 0),
                            rect->y + rect->height - PANDORIA_CHIP_PADDING_Y - below, &dim);
    }
  for (guint i = 0; i < chip->n; i++)
    {
      PandoriaRect piece = { x, rect->y + (rect->height - chip->parts[i].piece_height) / 2, chip->parts[i].piece_width,
                             chip->parts[i].piece_height };

      pandoria_texture_cache_append (snapshot, layer, chip->parts[i].piece, &PANDORIA_BOUNDS (piece));
      x += piece.width + PANDORIA_CHIP_PIECE_GAP;
      pango_layout_get_pixel_size (chip->parts[i].text, &width, &height);
      pandoria_append_text (snapshot, chip->parts[i].text, x, rect->y + (rect->height - below - height) / 2, &color);
      x += width + PANDORIA_CHIP_PART_GAP;
    }
}

static void
draw_chips (GtkWidget *layer, GtkSnapshot *snapshot, GPtrArray *chips, gboolean lines)
{
  for (guint i = 0; i < chips->len; i++)
    {
      const PandoriaChipView *chip = g_ptr_array_index (chips, i);

      if (chip->place.shown && lines)
        draw_line (snapshot, &chip->place);
      else if (chip->place.shown)
        draw_chip (layer, snapshot, chip);
    }
}

/* Draws all lines below all chips and labels. */
void
pandoria_board_chips_draw (gpointer data, GtkWidget *layer, GtkSnapshot *snapshot)
{
  PandoriaBoardView *self = data;

  for (int pass = 0; pass < 2; pass++)
    {
      draw_chips (layer, snapshot, self->labels, pass == 0);
      draw_chips (layer, snapshot, self->chip_views, pass == 0);
    }
}
