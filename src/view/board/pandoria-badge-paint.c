/* Paints the badges over a space: its figure returns to the reserve, nothing may be placed here, a tile is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-paint.h"

/* Badges are painted in a square of 20 × 20. */
static void
paint_disc (cairo_t *cr, guint32 fill, guint32 rim)
{
  cairo_arc (cr, 10, 10, 9.5, 0, 2 * G_PI);
  pandoria_palette_fill (cr, rim, 1);
  cairo_arc (cr, 10, 10, 8, 0, 2 * G_PI);
  pandoria_palette_fill (cr, fill, 1);
}

static void
stroke_sign (cairo_t *cr, double width, guint32 color)
{
  cairo_set_line_width (cr, width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  pandoria_palette_set_source (cr, color, 1);
  cairo_stroke (cr);
}

static void
paint_cross (cairo_t *cr)
{
  paint_disc (cr, PANDORIA_INK, PANDORIA_WHITE);
  cairo_move_to (cr, 6.8, 6.8);
  cairo_line_to (cr, 13.2, 13.2);
  cairo_move_to (cr, 13.2, 6.8);
  cairo_line_to (cr, 6.8, 13.2);
  stroke_sign (cr, 2.6, PANDORIA_WHITE);
}

/* An arrow that turns back. */
static void
paint_return (cairo_t *cr)
{
  paint_disc (cr, PANDORIA_WHITE, PANDORIA_INK);
  cairo_arc (cr, 10, 10.4, 4.2, -0.72 * G_PI, 0.78 * G_PI);
  stroke_sign (cr, 1.9, PANDORIA_INK);
  cairo_move_to (cr, 10.2, 4.4);
  cairo_line_to (cr, 6.6, 6.6);
  cairo_line_to (cr, 9.6, 9.5);
  stroke_sign (cr, 1.9, PANDORIA_INK);
}

/* A plus: dark on white, or white on dark if nothing else is missing. */
static void
paint_gap (cairo_t *cr, gboolean last)
{
  paint_disc (cr, last ? PANDORIA_INK : PANDORIA_WHITE, last ? PANDORIA_WHITE : PANDORIA_INK);
  cairo_move_to (cr, 10, 5.6);
  cairo_line_to (cr, 10, 14.4);
  cairo_move_to (cr, 5.6, 10);
  cairo_line_to (cr, 14.4, 10);
  stroke_sign (cr, 2.4, last ? PANDORIA_WHITE : PANDORIA_INK);
}

static void
paint_badge (cairo_t *cr, const PandoriaTextureKey *key)
{
  cairo_scale (cr, key->width / 20.0, key->height / 20.0);
  switch ((PandoriaBadge) key->part[0])
    {
    case PANDORIA_BADGE_CROSS: paint_cross (cr); break;
    case PANDORIA_BADGE_GAP: paint_gap (cr, FALSE); break;
    case PANDORIA_BADGE_LAST_GAP: paint_gap (cr, TRUE); break;
    case PANDORIA_BADGE_RETURN:
    default: paint_return (cr); break;
    }
}

GdkTexture *
pandoria_paint_badge (PandoriaBadge badge, int size, int scale)
{
  PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (PANDORIA_PAINT_BADGE, size, size, scale, 0);

  key.part[0] = (guint8) badge;
  return pandoria_texture_cache_get (&key, paint_badge);
}
