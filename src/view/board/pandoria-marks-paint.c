/* Paints the highlights of a space: rings of hover, focus, choice, selection, preview, the last
 * turn, outlines of regions. Paints the badges: its figure returns to the reserve, nothing may be
 * placed here, a tile is missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-marks-paint.h"

#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-texture-cache.h"

typedef struct
{
  cairo_t *cr;
  int width, height;
  double unit; /* 1 on a hex of 54 px */
  const PandoriaPalette *palette;
} MarksCanvas;

/* A line along the hex. */
typedef struct
{
  double inset, width; /* in units; @inset is from the edge of the hex to the outer side */
  guint32 color;
  double alpha;
  double on, off; /* of its dashes; @on is 0 for dots, both are 0 for a solid line */
} Ring;

/* In place of a colour: the accent of the palette. */
#define ACCENT 0x1000000

static const Ring accent_rings[] = {
  { 0, 4, ACCENT, 1 }, { 4, 1.6, PANDORIA_WHITE, 1 }, { 5.6, 0.6, PANDORIA_INK, 0.5 }, { 0 }
};
static const Ring preview_rings[]
    = { { 0.5, 3.5, PANDORIA_INK, 1 }, { 0.5, 3.5, PANDORIA_WHITE, 1, 4, 3.4 }, { 0 } };
static const Ring refused_rings[]
    = { { 0, 3.2, PANDORIA_INK, 1 }, { 3.2, 1.2, PANDORIA_WHITE, 0.9 }, { 0 } };
static const Ring last_rings[]
    = { { 0, 3.6, PANDORIA_INK, 1 }, { 0.8, 2, PANDORIA_WHITE, 1, 0, 4.2 }, { 0 } };
static const Ring choice_rings[] = {
  { 0, 0.8, PANDORIA_INK, 1 }, { 0.8, 1.8, PANDORIA_WHITE, 1 }, { 2.6, 0.8, PANDORIA_INK, 1 }, { 0 }
};
static const Ring hover_rings[] = {
  { 0, 1, PANDORIA_INK, 0.8 }, { 1, 2.5, PANDORIA_WHITE, 1 }, { 3.5, 0.6, PANDORIA_INK, 0.5 }, { 0 }
};

static void
stroke_ring (const MarksCanvas *canvas, const Ring *ring)
{
  const double dashes[] = { ring->on * canvas->unit, ring->off * canvas->unit };
  gboolean dashed = ring->off > 0, dotted = dashed && ring->on == 0;
  guint32 color = ring->color == ACCENT ? canvas->palette->accent : ring->color;

  cairo_set_dash (canvas->cr, dashes, dashed ? 2 : 0, 0);
  cairo_set_line_cap (canvas->cr, dotted ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  pandoria_paint_hex_path (canvas->cr, canvas->width, canvas->height,
                           (ring->inset + ring->width / 2) * canvas->unit);
  pandoria_palette_stroke (canvas->cr, ring->width * canvas->unit, color, ring->alpha);
}

/* @rings ends with a ring without width. */
static void
stroke_rings (const MarksCanvas *canvas, const Ring *rings)
{
  for (const Ring *ring = rings; ring->width > 0; ring++)
    stroke_ring (canvas, ring);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
paint_tint (const MarksCanvas *canvas)
{
  pandoria_paint_hex_path (canvas->cr, canvas->width, canvas->height, 1);
  pandoria_palette_fill (canvas->cr, canvas->palette->accent, 0.22);
}

static void
stroke_edges (const MarksCanvas *canvas, guint edges, double inset, double width, guint32 color)
{
  double insets[PANDORIA_HEX_CORNERS];
  PandoriaPoint corners[PANDORIA_HEX_CORNERS];

  for (int edge = 0; edge < PANDORIA_HEX_CORNERS; edge++)
    insets[edge] = edges >> edge & 1 ? (inset + width / 2) * canvas->unit : 0;
  pandoria_hex_corners (canvas->width, canvas->height, insets, corners);
  for (int edge = 0; edge < PANDORIA_HEX_CORNERS; edge++)
    {
      const PandoriaPoint *to = &corners[(edge + 1) % PANDORIA_HEX_CORNERS];

      if ((edges >> edge & 1) == 0)
        continue;
      cairo_move_to (canvas->cr, corners[edge].x, corners[edge].y);
      cairo_line_to (canvas->cr, to->x, to->y);
    }
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  pandoria_palette_stroke (canvas->cr, width * canvas->unit, color, 1);
}

/* Black with another color inside, visible on every ground. More important marks are heavier. Only
 * what a lesson wants has a color that no player and no terrain has. */
static void
paint_outlines (const MarksCanvas *canvas, const guint8 outlines[PANDORIA_N_OUTLINES])
{
  static const struct
  {
    double ink, inset, inner;
    guint32 color;
  } lines[PANDORIA_N_OUTLINES] = {
    [PANDORIA_OUTLINE_REGION] = { 3.8, 0.8, 2.2, PANDORIA_WHITE },
    [PANDORIA_OUTLINE_ENTRY] = { 6.4, 1.4, 3.6, PANDORIA_WHITE },
    [PANDORIA_OUTLINE_CLOSING] = { 7.2, 1.6, 4, PANDORIA_WHITE },
    [PANDORIA_OUTLINE_WANTED] = { 7.2, 1.2, 4.8, PANDORIA_WANTED },
  };

  for (int i = 0; i < PANDORIA_N_OUTLINES; i++)
    {
      stroke_edges (canvas, outlines[i], 0, lines[i].ink, PANDORIA_INK);
      stroke_edges (canvas, outlines[i], lines[i].inset, lines[i].inner, lines[i].color);
    }
}

static gboolean
is_accented (guint marks)
{
  if (marks & PANDORIA_MARK_FOCUS)
    return TRUE;
  if (marks & PANDORIA_MARK_PREVIEW)
    return FALSE;
  return marks & PANDORIA_MARK_SELECTED
         || (marks & PANDORIA_MARK_HOVER && marks & PANDORIA_MARK_CHOICE);
}

/* From the lowest to the topmost. */
static void
paint_marks (cairo_t *cr, const PandoriaTextureKey *key)
{
  guint marks = key->part[0] | (guint) key->part[1] << 8;
  gboolean contrast = key->theme & PANDORIA_THEME_CONTRAST;
  MarksCanvas canvas
      = { cr, key->width, key->height, CLAMP (key->width / 54.0, 0.6, 2) * (contrast ? 1.3 : 1),
          pandoria_palette_get (key->theme) };

  pandoria_paint_hex_path (cr, key->width, key->height, 0);
  cairo_clip (cr);
  if (marks & PANDORIA_MARK_LAST)
    stroke_rings (&canvas, last_rings);
  if (marks & PANDORIA_MARK_CHOICE && !(marks & (PANDORIA_MARK_ON_PLAIN | PANDORIA_MARK_PREVIEW)))
    stroke_rings (&canvas, choice_rings);
  paint_outlines (&canvas, &key->part[2]);
  if (marks & PANDORIA_MARK_REFUSED)
    stroke_rings (&canvas, refused_rings);
  if (marks & PANDORIA_MARK_SELECTED && !(marks & PANDORIA_MARK_PREVIEW))
    paint_tint (&canvas);
  if (marks & PANDORIA_MARK_HOVER && !(marks & (PANDORIA_MARK_CHOICE | PANDORIA_MARK_PREVIEW)))
    stroke_rings (&canvas, hover_rings);
  if (is_accented (marks))
    stroke_rings (&canvas, accent_rings);
}

GdkTexture *
pandoria_paint_marks (guint marks, const guint8 outlines[PANDORIA_N_OUTLINES], int width,
                      int height, int scale, PandoriaTheme theme)
{
  static const guint8 none[PANDORIA_N_OUTLINES];
  PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (paint_marks, width, height, scale, theme);

  marks &= ~(guint) (PANDORIA_MARK_HOMEWARD | PANDORIA_MARK_CLOSING | PANDORIA_MARK_MISSING
                     | PANDORIA_MARK_MISSING_ALONE);
  if (memcmp (outlines, none, sizeof none) == 0
      && (marks == 0 || marks == (PANDORIA_MARK_CHOICE | PANDORIA_MARK_ON_PLAIN)))
    return NULL;
  key.part[0] = (guint8) marks;
  key.part[1] = (guint8) (marks >> 8);
  memcpy (&key.part[2], outlines, sizeof none);
  return pandoria_texture_cache_get (&key);
}

static void
paint_dashes (cairo_t *cr, const PandoriaTextureKey *key)
{
  MarksCanvas canvas = { cr, key->width, key->height, CLAMP (key->width / 50.0, 0.6, 2), NULL };

  pandoria_paint_hex_path (cr, key->width, key->height, 0);
  cairo_clip (cr);
  stroke_rings (&canvas, preview_rings);
}

GdkTexture *
pandoria_paint_dashes (int width, int height, int scale)
{
  const PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (paint_dashes, width, height, scale, 0);

  return pandoria_texture_cache_get (&key);
}

static void
paint_shadow (cairo_t *cr, const PandoriaTextureKey *key)
{
  pandoria_paint_hex_path (cr, key->width, key->height, 0);
  pandoria_palette_fill (cr, PANDORIA_INK, 0.34);
}

GdkTexture *
pandoria_paint_shadow (int width, int height, int scale)
{
  const PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (paint_shadow, width, height, scale, 0);

  return pandoria_texture_cache_get (&key);
}

/* --- badges over a space, painted in a square of 20 × 20 ------------------------------------ */

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
  guint32 ground = last ? PANDORIA_INK : PANDORIA_WHITE;
  guint32 sign = last ? PANDORIA_WHITE : PANDORIA_INK;

  paint_disc (cr, ground, sign);
  cairo_move_to (cr, 10, 5.6);
  cairo_line_to (cr, 10, 14.4);
  cairo_move_to (cr, 5.6, 10);
  cairo_line_to (cr, 14.4, 10);
  stroke_sign (cr, 2.4, sign);
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
  PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (paint_badge, size, size, scale, 0);

  key.part[0] = (guint8) badge;
  return pandoria_texture_cache_get (&key);
}
