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

/* √3/2 of the width, to the nearest even number */
static int
pitch_y_of (int hex_width)
{
  return 2 * (int) lround (hex_width * 0.4330127);
}

int
pandoria_hex_slope (int width)
{
  return width - pitch_x_of (width);
}

void
pandoria_board_layout_init (PandoriaBoardLayout *layout, PandoriaSpaces spaces, int hex_width)
{
  int last_column = -1, last_half = -1;
  PandoriaSpace space;

  hex_width = CLAMP (hex_width, PANDORIA_HEX_MIN_WIDTH, PANDORIA_HEX_MAX_WIDTH);
  *layout = (PandoriaBoardLayout){ .spaces = spaces, .hex_width = hex_width, .first_column = 16, .first_half = 32 };
  layout->pitch_x = pitch_x_of (hex_width);
  layout->pitch_y = pitch_y_of (hex_width);

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
      if (pandoria_board_layout_get_width (&layout) <= width && pandoria_board_layout_get_height (&layout) <= height)
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
  return (PandoriaRect){ layout->x + (PANDORIA_COLUMN (space) - layout->first_column) * layout->pitch_x,
                         layout->y + (half_of (space) - layout->first_half) * layout->pitch_y / 2, layout->hex_width,
                         layout->pitch_y };
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
  double slope = pandoria_hex_slope (width);
  double margin;

  if (y < 0 || y >= height)
    return FALSE;
  margin = slope * fabs (y - height / 2.0) / (height / 2.0);
  return x >= margin && x < width - margin;
}

/* Finds the space of @column in the row at @y, if it is on the board and its hex contains the pixel. */
static PandoriaSpace
pick_in_column (const PandoriaBoardLayout *layout, int column, double x, double y)
{
  PandoriaSpace space;
  PandoriaRect rect;
  int half, row;

  if (column < 0 || column > 15)
    return PANDORIA_SPACE_NONE;
  half = (int) floor ((y - layout->y) / (layout->pitch_y / 2)) + layout->first_half - (column & 1);
  row = half >> 1;
  if (row < 0 || row > 15)
    return PANDORIA_SPACE_NONE;
  space = PANDORIA_SPACE (column, row);
  if (!pandoria_spaces_has (&layout->spaces, space))
    return PANDORIA_SPACE_NONE;
  rect = pandoria_board_layout_get_rect (layout, space);
  return pandoria_hex_contains (rect.width, rect.height, x - rect.x, y - rect.y) ? space : PANDORIA_SPACE_NONE;
}

PandoriaSpace
pandoria_board_layout_pick (const PandoriaBoardLayout *layout, double x, double y)
{
  int column = (int) floor ((x - layout->x) / layout->pitch_x) + layout->first_column;
  PandoriaSpace space = pick_in_column (layout, column, x, y);

  /* the right corner of a hex reaches into the next column */
  return space >= 0 ? space : pick_in_column (layout, column - 1, x, y);
}

static PandoriaSpace
walk_in_column (const PandoriaBoardLayout *layout, PandoriaSpace from, int dy)
{
  for (int row = PANDORIA_ROW (from) + dy; row >= 0 && row <= 15; row += dy)
    {
      PandoriaSpace space = PANDORIA_SPACE (PANDORIA_COLUMN (from), row);

      if (pandoria_spaces_has (&layout->spaces, space))
        return space;
    }
  return PANDORIA_SPACE_NONE;
}

/* Tries the same row first, so that repeated steps stay level. */
static PandoriaSpace
nearest_in_column (const PandoriaBoardLayout *layout, PandoriaSpace from, int column)
{
  PandoriaSpace best = PANDORIA_SPACE_NONE;
  int distance = G_MAXINT;

  for (int row = 0; row <= 15; row++)
    {
      PandoriaSpace space = PANDORIA_SPACE (column, row);
      int away = 2 * abs (half_of (space) - half_of (from)) - (row == PANDORIA_ROW (from));

      if (away < distance && pandoria_spaces_has (&layout->spaces, space))
        {
          best = space;
          distance = away;
        }
    }
  return best;
}

PandoriaSpace
pandoria_board_layout_walk (const PandoriaBoardLayout *layout, PandoriaSpace from, int dx, int dy)
{
  g_return_val_if_fail (from >= 0, PANDORIA_SPACE_NONE);
  g_return_val_if_fail ((dx == 0) != (dy == 0), PANDORIA_SPACE_NONE);

  if (dy != 0)
    return walk_in_column (layout, from, dy);
  for (int column = PANDORIA_COLUMN (from) + dx; column >= 0 && column <= 15; column += dx)
    {
      PandoriaSpace space = nearest_in_column (layout, from, column);

      if (space >= 0)
        return space;
    }
  return PANDORIA_SPACE_NONE;
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
  double slope = pandoria_hex_slope (width);
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
  } steps[PANDORIA_HEX_CORNERS] = { { 0, -2 }, { 1, -1 }, { 1, 1 }, { 0, 2 }, { -1, 1 }, { -1, -1 } };
  int column = PANDORIA_COLUMN (space) + steps[edge].column;
  int half = half_of (space) + steps[edge].half - (column & 1);

  if (column < 0 || column > 15 || half < 0 || half > 31)
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
