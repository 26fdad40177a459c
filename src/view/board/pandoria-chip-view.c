/* PandoriaChipView: a chip as it is drawn, with pieces, texts and a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-chip-view.h"

#include <math.h>

#include "pandoria-letters.h"
#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-texture-cache.h"

#define TEXT_POINTS   11
#define DETAIL_POINTS 9.5
#define PADDING_X     9
#define PADDING_Y     5
#define PIECE_GAP     6
#define PART_GAP      8
#define RADIUS        9

/* --- making --------------------------------------------------------------------------------- */

PandoriaChipView *
pandoria_chip_view_new (GtkWidget *layer, PandoriaSpace at, guint32 edge, const char *detail)
{
  PandoriaChipView *chip;

  g_return_val_if_fail (GTK_IS_WIDGET (layer), NULL);

  chip = g_new0 (PandoriaChipView, 1);
  chip->layer = layer;
  chip->at = at;
  chip->edge = edge;
  if (detail != NULL)
    chip->detail = pandoria_new_text_layout (layer, detail, DETAIL_POINTS, FALSE);
  return chip;
}

void
pandoria_chip_view_free (PandoriaChipView *chip)
{
  g_return_if_fail (chip != NULL);

  for (guint i = 0; i < chip->n; i++)
    {
      g_object_unref (chip->parts[i].piece);
      g_object_unref (chip->parts[i].text);
    }
  g_clear_object (&chip->detail);
  g_free (chip);
}

void
pandoria_chip_view_add (PandoriaChipView *chip, PandoriaArtPiece piece, PandoriaColor color,
                        const char *text)
{
  PangoLayout *layout;
  int height;

  g_return_if_fail (chip != NULL && chip->n < PANDORIA_MAX_PLAYERS);

  layout = pandoria_new_text_layout (chip->layer, text, TEXT_POINTS, TRUE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  height = MAX (14, height);
  chip->parts[chip->n].text = layout;
  chip->parts[chip->n].piece_height = height;
  chip->parts[chip->n].piece_width = pandoria_paint_piece_width (piece, height);
  chip->parts[chip->n].piece
      = pandoria_paint_piece (piece, color, height, gtk_widget_get_scale_factor (chip->layer));
  chip->n++;
}

static void
measure (const PandoriaChipView *chip, gboolean with_detail, int *width, int *height)
{
  int part_width, part_height, indent = 0;

  *width = *height = 0;
  for (guint i = 0; i < chip->n; i++)
    {
      pango_layout_get_pixel_size (chip->parts[i].text, &part_width, &part_height);
      indent = *width + (i > 0 ? PART_GAP : 0) + chip->parts[i].piece_width + PIECE_GAP;
      *width = indent + part_width;
      *height = MAX (*height, part_height);
    }
  if (with_detail && chip->detail != NULL)
    {
      pango_layout_get_pixel_size (chip->detail, &part_width, &part_height);
      *width = MAX (*width, indent + part_width);
      *height += part_height;
    }
  *width += 2 * PADDING_X;
  *height += 2 * PADDING_Y;
}

/* Only the detail can be left out, and only next to a gain. */
void
pandoria_chip_view_measure (const PandoriaChipView *chip, PandoriaChipWish *wish)
{
  g_return_if_fail (chip != NULL && wish != NULL);

  measure (chip, TRUE, &wish->width, &wish->height);
  measure (chip, chip->n == 0, &wish->small_width, &wish->small_height);
}

/* --- drawing -------------------------------------------------------------------------------- */

void
pandoria_chip_view_draw_line (const PandoriaChipView *chip, GtkSnapshot *snapshot)
{
  const PandoriaChipPlace *place = &chip->place;
  double left = MIN (place->from.x, place->to.x) - 4, top = MIN (place->from.y, place->to.y) - 4;
  double width = fabs (place->from.x - place->to.x) + 8,
         height = fabs (place->from.y - place->to.y) + 8;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) floor (left), (float) floor (top),
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

/* The edge of a chip's box: lighter on a dark table, as dark as text with high contrast. */
static guint32
get_rim (guint32 edge, PandoriaTheme theme)
{
  if (theme & PANDORIA_THEME_CONTRAST)
    return pandoria_palette_get (theme)->text;
  return theme & PANDORIA_THEME_DARK ? lighten (edge) : edge;
}

static guint32
get_ground (PandoriaTheme theme)
{
  if (!(theme & PANDORIA_THEME_DARK))
    return PANDORIA_WHITE;
  return theme & PANDORIA_THEME_CONTRAST ? 0x000000 : 0x2e3130;
}

static void
draw_box (GtkSnapshot *snapshot, const PandoriaRect *rect, guint32 edge, PandoriaTheme theme)
{
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) rect->x - 1, (float) rect->y - 1,
                                     (float) rect->width + 2, (float) rect->height + 5));

  add_round_rect (cr, rect, 0, 2.5);
  pandoria_palette_fill (cr, PANDORIA_INK, 0.3);
  add_round_rect (cr, rect, 0, 0);
  pandoria_palette_fill (cr, get_rim (edge, theme), 1);
  add_round_rect (cr, rect, 2, 0);
  pandoria_palette_fill (cr, get_ground (theme), 1);
  cairo_destroy (cr);
}

void
pandoria_chip_view_draw (const PandoriaChipView *chip, GtkSnapshot *snapshot)
{
  PandoriaTheme theme = pandoria_theme_now ();
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  const GdkRGBA color = pandoria_palette_rgba (palette->text, 1),
                dim = pandoria_palette_rgba (palette->dim, 1);
  const PandoriaRect *rect = &chip->place.rect;
  int x = rect->x + PADDING_X, below = 0, width, height;

  draw_box (snapshot, rect, chip->edge, theme);
  if (chip->detail != NULL && !chip->place.small)
    {
      pango_layout_get_pixel_size (chip->detail, NULL, &below);
      pandoria_append_text (snapshot, chip->detail,
                            x + (chip->n > 0 ? chip->parts[0].piece_width + PIECE_GAP : 0),
                            rect->y + rect->height - PADDING_Y - below, &dim);
    }
  for (guint i = 0; i < chip->n; i++)
    {
      PandoriaRect piece = { x, rect->y + (rect->height - chip->parts[i].piece_height) / 2,
                             chip->parts[i].piece_width, chip->parts[i].piece_height };

      pandoria_texture_cache_append (snapshot, chip->layer, chip->parts[i].piece,
                                     &PANDORIA_BOUNDS (piece));
      x += piece.width + PIECE_GAP;
      pango_layout_get_pixel_size (chip->parts[i].text, &width, &height);
      pandoria_append_text (snapshot, chip->parts[i].text, x,
                            rect->y + (rect->height - below - height) / 2, &color);
      x += width + PART_GAP;
    }
}
