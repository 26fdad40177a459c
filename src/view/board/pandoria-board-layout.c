/* The geometry of the board: from hexes to pixels and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-layout.h"

#include <math.h>

/* The upper edge of a space in half rows. Odd columns are half a row lower (1). */
static int
half_of (PandoriaSpace space)
{
  return 2 * PANDORIA_ROW (space) + (PANDORIA_COLUMN (space) & 1);
}

static int
pitch_x_of (int hex_width)
{
  return (3 * hex_width + 2) / 4;
}

/* The horizontal distance between the left and the upper left corner of a hex. */
static int
slope_of (int width)
{
  return width - pitch_x_of (width);
}

void
pandoria_board_layout_init (PandoriaBoardLayout *layout, PandoriaSpaces spaces, int hex_width)
{
  int last_column = -1, last_half = -1;
  PandoriaSpace space;

  hex_width = CLAMP (hex_width, PANDORIA_HEX_MIN_WIDTH, PANDORIA_HEX_MAX_WIDTH);
  *layout = (PandoriaBoardLayout){
    .spaces = spaces, .hex_width = hex_width, .first_column = 16, .first_half = 32
  };
  layout->pitch_x = pitch_x_of (hex_width);
  layout->pitch_y
      = 2
        * (int) lround (hex_width * 0.4330127); /* √3/2 of the width, to the nearest even number */

  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      layout->first_column = MIN (layout->first_column, PANDORIA_COLUMN (space));
      last_column = MAX (last_column, PANDORIA_COLUMN (space));
      layout->first_half = MIN (layout->first_half, half_of (space));
      last_half = MAX (last_half, half_of (space) + 2);
    }
  layout->n_columns = MAX (0, last_column - layout->first_column + 1);
  layout->n_halves = MAX (0, last_half - layout->first_half);
}

int
pandoria_board_layout_fit (PandoriaSpaces spaces, int width, int height)
{
  int low = PANDORIA_HEX_MIN_WIDTH, high = PANDORIA_HEX_MAX_WIDTH;

  while (low < high)
    {
      int middle = (low + high + 1) / 2;
      PandoriaBoardLayout layout;

      pandoria_board_layout_init (&layout, spaces, middle);
      if (pandoria_board_layout_get_width (&layout) <= width
          && pandoria_board_layout_get_height (&layout) <= height)
        low = middle;
      else
        high = middle - 1;
    }
  return low;
}

int
pandoria_board_layout_get_width (const PandoriaBoardLayout *layout)
{
  if (layout->n_columns == 0)
    return 0;
  return (layout->n_columns - 1) * layout->pitch_x + layout->hex_width;
}

int
pandoria_board_layout_get_height (const PandoriaBoardLayout *layout)
{
  return layout->n_halves * layout->pitch_y / 2;
}

PandoriaRect
pandoria_board_layout_get_rect (const PandoriaBoardLayout *layout, PandoriaSpace space)
{
  return (PandoriaRect){ layout->x
                             + (PANDORIA_COLUMN (space) - layout->first_column) * layout->pitch_x,
                         layout->y + (half_of (space) - layout->first_half) * layout->pitch_y / 2,
                         layout->hex_width, layout->pitch_y };
}

PandoriaPoint
pandoria_board_layout_get_centre (const PandoriaBoardLayout *layout, PandoriaSpace space)
{
  PandoriaRect rect = pandoria_board_layout_get_rect (layout, space);

  return (PandoriaPoint){ rect.x + rect.width / 2.0, rect.y + rect.height / 2.0 };
}

gboolean
pandoria_hex_contains (int width, int height, double x, double y)
{
  double slope = slope_of (width);
  double margin;

  if (y < 0 || y >= height)
    return FALSE;
  margin = slope * fabs (y - height / 2.0) / (height / 2.0);
  return x >= margin && x < width - margin;
}

gboolean
pandoria_rects_meet (const PandoriaRect *a, const PandoriaRect *b)
{
  gboolean share_columns = a->x < b->x + b->width && b->x < a->x + a->width;
  gboolean share_rows = a->y < b->y + b->height && b->y < a->y + a->height;

  return share_columns && share_rows;
}

/* If the boxes overlap, the slanted sides can still separate the two. */
gboolean
pandoria_hex_meets_rect (const PandoriaRect *hex, const PandoriaRect *rect)
{
  double slope = slope_of (hex->width), half = hex->height / 2.0;
  double dx = MAX (0, MAX (rect->x - (hex->x + hex->width / 2.0),
                           hex->x + hex->width / 2.0 - (rect->x + rect->width)));
  double dy = MAX (0, MAX (rect->y - (hex->y + half), hex->y + half - (rect->y + rect->height)));

  return dy < half && dx < hex->width / 2.0 - slope * dy / half;
}

PandoriaSpace
pandoria_board_layout_pick (const PandoriaBoardLayout *layout, double x, double y)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, layout->spaces)
    {
      PandoriaRect rect = pandoria_board_layout_get_rect (layout, space);

      if (pandoria_hex_contains (rect.width, rect.height, x - rect.x, y - rect.y))
        return space;
    }
  return PANDORIA_SPACE_NONE;
}

/* In the nearest column prefers the same row, so that repeated steps stay level. */
PandoriaSpace
pandoria_board_layout_walk (const PandoriaBoardLayout *layout, PandoriaSpace from, int dx, int dy)
{
  PandoriaSpace space, best = PANDORIA_SPACE_NONE;
  int least = G_MAXINT;

  g_return_val_if_fail (from >= 0, PANDORIA_SPACE_NONE);
  g_return_val_if_fail ((dx == 0) != (dy == 0), PANDORIA_SPACE_NONE);

  PANDORIA_FOREACH_SPACE (space, layout->spaces)
    {
      int columns = PANDORIA_COLUMN (space) - PANDORIA_COLUMN (from),
          rows = PANDORIA_ROW (space) - PANDORIA_ROW (from);
      int away = 100 * abs (columns) + 2 * abs (half_of (space) - half_of (from)) - (rows == 0);
      gboolean is_ahead = columns * dx + rows * dy > 0;
      gboolean leaves_column = dx == 0 && columns != 0;

      if (is_ahead && !leaves_column && away < least)
        {
          least = away;
          best = space;
        }
    }
  return best;
}

/* A straight line a·x + b·y = c. Its normal (a, b) has length 1 and points out of the hex. */
typedef struct
{
  double a, b, c;
} Line;

static Line
line_of_edge (PandoriaPoint from, PandoriaPoint to, double inset)
{
  double dx = to.x - from.x, dy = to.y - from.y;
  double length = hypot (dx, dy);
  Line line = { dy / length, -dx / length, 0 };

  line.c = line.a * from.x + line.b * from.y - inset;
  return line;
}

static PandoriaPoint
cross_lines (const Line *one, const Line *other)
{
  double determinant = one->a * other->b - other->a * one->b;

  return (PandoriaPoint){ (one->c * other->b - other->c * one->b) / determinant,
                          (one->a * other->c - other->a * one->c) / determinant };
}

void
pandoria_hex_corners (int width, int height, const double inset[PANDORIA_HEX_CORNERS],
                      PandoriaPoint corners[PANDORIA_HEX_CORNERS])
{
  double slope = slope_of (width);
  const PandoriaPoint outer[PANDORIA_HEX_CORNERS] = {
    { slope, 0 },      { width - slope, 0 }, { width, height / 2.0 }, { width - slope, height },
    { slope, height }, { 0, height / 2.0 },
  };
  Line lines[PANDORIA_HEX_CORNERS];

  for (int i = 0; i < PANDORIA_HEX_CORNERS; i++)
    lines[i] = line_of_edge (outer[i], outer[(i + 1) % 6], inset != NULL ? inset[i] : 0);
  for (int i = 0; i < PANDORIA_HEX_CORNERS; i++)
    corners[i] = cross_lines (&lines[(i + 5) % 6], &lines[i]);
}

PandoriaSpace
pandoria_hex_neighbour (PandoriaSpace space, PandoriaHexEdge edge)
{
  static const struct
  {
    gint8 column, half;
  } steps[PANDORIA_HEX_CORNERS]
      = { { 0, -2 }, { 1, -1 }, { 1, 1 }, { 0, 2 }, { -1, 1 }, { -1, -1 } };
  int column = PANDORIA_COLUMN (space) + steps[edge].column;
  int half = half_of (space) + steps[edge].half - (column & 1);
  gboolean has_column = column >= 0 && column <= 15;
  gboolean has_row = half >= 0 && half <= 31;

  if (!has_column || !has_row)
    return PANDORIA_SPACE_NONE;
  return PANDORIA_SPACE (column, half >> 1);
}

int
pandoria_hex_edge_to (PandoriaSpace a, PandoriaSpace b)
{
  for (int edge = 0; edge < PANDORIA_HEX_CORNERS; edge++)
    if (b >= 0 && pandoria_hex_neighbour (a, (PandoriaHexEdge) edge) == b)
      return edge;
  return -1;
}
