/* Draws the pieces of a player: mark, figures and castles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-pieces.h"

static const PandoriaPlayerInk inks[] = {
  [PANDORIA_COLOR_RED] = { 0xb3182f, 0xffffff, 0xb3182f, 0xff8585 },
  [PANDORIA_COLOR_BLUE] = { 0x1f62c4, 0xffffff, 0x1f62c4, 0x7fb2ff },
  [PANDORIA_COLOR_GREEN] = { 0x3cb878, 0x16211b, 0x1f8a56, 0x5fd69a },
  [PANDORIA_COLOR_YELLOW] = { 0xf4c51f, 0x241c00, 0xa87d00, 0xf4c51f },
};
G_STATIC_ASSERT (G_N_ELEMENTS (inks) == PANDORIA_N_COLORS);

typedef struct
{
  double x, y;
} Point;

/* Outlines, from −1 to 1 in both directions. */
static const Point square[]
    = { { -0.85, -0.85 }, { 0.85, -0.85 }, { 0.85, 0.85 }, { -0.85, 0.85 } };
static const Point triangle[] = { { 0, -1 }, { 1, 0.8 }, { -1, 0.8 } };
static const Point diamond[] = { { 0, -1.1 }, { 0.95, 0 }, { 0, 1.1 }, { -0.95, 0 } };
static const Point crown[] = { { -0.85, 1 },   { -1, -0.75 }, { -0.45, -0.3 }, { 0, -1.1 },
                               { 0.45, -0.3 }, { 1, -0.75 },  { 0.85, 1 } };
static const Point tower[] = { { -0.8, 1 },      { -0.8, -1 },  { -0.45, -1 }, { -0.45, -0.65 },
                               { -0.18, -0.65 }, { -0.18, -1 }, { 0.18, -1 },  { 0.18, -0.65 },
                               { 0.45, -0.65 },  { 0.45, -1 },  { 0.8, -1 },   { 0.8, 1 } };

static void
add_outline (cairo_t *cr, const Point *points, gsize n, double x, double y, double radius)
{
  cairo_new_path (cr);
  for (gsize i = 0; i < n; i++)
    cairo_line_to (cr, x + points[i].x * radius, y + points[i].y * radius);
  cairo_close_path (cr);
}

static void
paint (PandoriaPen *pen, guint32 fill, guint32 line, double line_width)
{
  pandoria_pen_ink (pen, fill);
  cairo_fill_preserve (pen->cr);
  pandoria_pen_ink (pen, line);
  cairo_set_line_width (pen->cr, line_width);
  cairo_stroke (pen->cr);
}

const PandoriaPlayerInk *
pandoria_report_get_ink (PandoriaColor color)
{
  return &inks[color];
}

static void
draw_mark (PandoriaPen *pen, PandoriaColor color, double x, double y, double radius, guint32 fill,
           guint32 line)
{
  cairo_t *cr = pen->cr;

  switch (color)
    {
    case PANDORIA_COLOR_RED:
      cairo_new_path (cr);
      cairo_arc (cr, x, y, radius * 0.95, 0, 2 * G_PI);
      break;
    case PANDORIA_COLOR_BLUE: add_outline (cr, square, G_N_ELEMENTS (square), x, y, radius); break;
    case PANDORIA_COLOR_GREEN:
      add_outline (cr, triangle, G_N_ELEMENTS (triangle), x, y, radius);
      break;
    case PANDORIA_COLOR_YELLOW:
      add_outline (cr, diamond, G_N_ELEMENTS (diamond), x, y, radius);
      break;
    default: g_assert_not_reached ();
    }
  paint (pen, fill, line, 0.5);
}

void
pandoria_report_draw_mark (PandoriaPen *pen, PandoriaColor color, double x, double y, double radius)
{
  draw_mark (pen, color, x, y, radius, inks[color].fill, pen->ink);
}

/* Workers are stones with a round head, leaders wear a crown. */
void
pandoria_report_draw_figure (PandoriaPen *pen, PandoriaColor color, gboolean leader, double x,
                             double y, double size)
{
  const PandoriaPlayerInk *ink = &inks[color];
  double radius = size / 2;
  cairo_t *cr = pen->cr;

  if (leader)
    add_outline (cr, crown, G_N_ELEMENTS (crown), x, y, radius * 1.1);
  else
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y - radius * 0.2, radius * 0.8, G_PI, 2 * G_PI);
      cairo_line_to (cr, x + radius * 0.8, y + radius);
      cairo_line_to (cr, x - radius * 0.8, y + radius);
      cairo_close_path (cr);
    }
  paint (pen, ink->fill, pen->ink, 0.8);
  draw_mark (pen, color, x, y + radius * 0.25, radius * 0.45, ink->on, ink->on);
}

void
pandoria_report_draw_castle (PandoriaPen *pen, PandoriaColor color, double x, double y, double size)
{
  const PandoriaPlayerInk *ink = &inks[color];

  add_outline (pen->cr, tower, G_N_ELEMENTS (tower), x, y, size / 2);
  paint (pen, ink->fill, pen->ink, 0.8);
  draw_mark (pen, color, x, y + size * 0.12, size * 0.2, ink->on, ink->on);
}
