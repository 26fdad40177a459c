/* Finds places for the names of columns and rows at the edge of the board, and for the buttons over
 * the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-edge-names.h"

#include "pandoria-board-layout.h"

#define BOTH_WIDTH  560 /* views of at least this size have names on both sides */
#define BOTH_HEIGHT 440
#define NAME_GAP    2 /* between the board and its names */

enum
{
  LEFT,
  TOP,
  RIGHT,
  BOTTOM
};

PandoriaEdgeStrips
pandoria_edge_strips_make (int width, int height, int text_width, int text_height)
{
  PandoriaEdgeStrips strips = { .left = text_width + 4, .top = text_height };

  if (width >= BOTH_WIDTH)
    strips.right = strips.left;
  if (height >= BOTH_HEIGHT)
    strips.bottom = strips.top;
  return strips;
}

PandoriaRect
pandoria_edge_strips_get_inner (const PandoriaEdgeStrips *strips, int width, int height)
{
  return (PandoriaRect){ strips->left, strips->top, MAX (0, width - strips->left - strips->right),
                         MAX (0, height - strips->top - strips->bottom) };
}

void
pandoria_edge_strips_place (const PandoriaEdgeStrips *strips, const PandoriaBoardLayout *layout,
                            int width, int height, PandoriaRect lines[4], gboolean covers[4])
{
  int left = layout->x - NAME_GAP - strips->left, top = layout->y - NAME_GAP - strips->top;
  int right = layout->x + pandoria_board_layout_get_width (layout) + NAME_GAP;
  int bottom = layout->y + pandoria_board_layout_get_height (layout) + NAME_GAP;

  lines[LEFT] = (PandoriaRect){ MAX (0, left), 0, strips->left, height };
  lines[TOP] = (PandoriaRect){ 0, MAX (0, top), width, strips->top };
  lines[RIGHT] = (PandoriaRect){ MIN (right, width - strips->right), 0, strips->right, height };
  lines[BOTTOM] = (PandoriaRect){ 0, MIN (bottom, height - strips->bottom), width, strips->bottom };
  covers[LEFT] = strips->left > 0 && left < -NAME_GAP;
  covers[TOP] = strips->top > 0 && top < -NAME_GAP;
  covers[RIGHT] = strips->right > 0 && right > width - strips->right + NAME_GAP;
  covers[BOTTOM] = strips->bottom > 0 && bottom > height - strips->bottom + NAME_GAP;
}

static gboolean
has_space (const PandoriaBoardLayout *layout, gboolean is_row, int index)
{
  for (int i = 0; i < 16; i++)
    if (pandoria_spaces_has (&layout->spaces,
                             is_row ? PANDORIA_SPACE (i, index) : PANDORIA_SPACE (index, i)))
      return TRUE;
  return FALSE;
}

typedef struct
{
  const PandoriaBoardLayout *layout;
  const PandoriaEdgeStrips *strips;
  PandoriaRect view, taken;
  PandoriaEdgeName *names;
  guint n;
} Placing;

/* Whether a name of twice @dx and @dy around @at overlaps the taken area. */
static gboolean
meets_taken (const PandoriaRect *taken, PandoriaPoint at, double dx, double dy)
{
  gboolean in_columns = at.x + dx > taken->x && at.x - dx < taken->x + taken->width;
  gboolean in_rows = at.y + dy > taken->y && at.y - dy < taken->y + taken->height;

  return in_columns && in_rows;
}

/* Names avoid the corners, where two strips meet, and the taken area. */
static gboolean
is_free (const Placing *placing, const PandoriaEdgeName *name)
{
  const PandoriaEdgeStrips *strips = placing->strips;
  double dx = strips->left / 2.0, dy = strips->top / 2.0;
  PandoriaPoint at = name->centre;

  if (meets_taken (&placing->taken, at, dx, dy))
    return FALSE;
  if (name->is_row)
    return at.y - dy >= strips->top && at.y + dy <= placing->view.height - strips->bottom;
  return at.x - dx >= strips->left && at.x + dx <= placing->view.width - strips->right;
}

static double
get_column_centre (const PandoriaBoardLayout *layout, int column)
{
  return layout->x + (column - layout->first_column) * layout->pitch_x + layout->hex_width / 2.0;
}

/* The middle of a row: spaces of even columns are a quarter of a hex higher, those of odd columns
 * lower. */
static double
get_row_centre (const PandoriaBoardLayout *layout, int row)
{
  return layout->y + (2 * row + 1.5 - layout->first_half) * layout->pitch_y / 2.0;
}

static void
place_line (Placing *placing, gboolean is_row, const PandoriaRect *line)
{
  const PandoriaBoardLayout *layout = placing->layout;
  int pitch = is_row ? layout->pitch_y : layout->pitch_x;
  int need = is_row ? placing->strips->top : placing->strips->left;
  int step = MAX (1, (need + pitch - 1) / pitch);

  if (line->width == 0 || line->height == 0)
    return;
  for (int i = 0; i < 16; i += step)
    {
      PandoriaEdgeName name = { .is_row = is_row, .index = i };

      name.centre = (PandoriaPoint){ line->x + line->width / 2.0, line->y + line->height / 2.0 };
      if (is_row)
        name.centre.y = get_row_centre (layout, i);
      else
        name.centre.x = get_column_centre (layout, i);
      if (has_space (layout, is_row, i) && is_free (placing, &name))
        placing->names[placing->n++] = name;
    }
}

guint
pandoria_edge_names_place (const PandoriaEdgeStrips *strips, const PandoriaBoardLayout *layout,
                           int width, int height, const PandoriaRect *taken,
                           PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES])
{
  Placing placing = { layout, strips, { 0, 0, width, height }, *taken, names, 0 };
  gboolean covers[4];
  PandoriaRect lines[4];

  pandoria_edge_strips_place (strips, layout, width, height, lines, covers);
  place_line (&placing, TRUE, &lines[LEFT]);
  place_line (&placing, FALSE, &lines[TOP]);
  place_line (&placing, TRUE, &lines[RIGHT]);
  place_line (&placing, FALSE, &lines[BOTTOM]);
  return placing.n;
}

/* --- buttons -------------------------------------------------------------------------------- */

#define MARGIN 12 /* to the edges of the view */
#define GAP    4  /* to spaces and names */

typedef struct
{
  const PandoriaEdgeStrips *strips;
  PandoriaSpaces spaces;
  int width, height, length, thickness;
} View;

static void
fit_board (const View *view, const PandoriaRect *room, PandoriaBoardLayout *layout)
{
  int hex = pandoria_board_layout_fit (view->spaces, room->width - 2 * PANDORIA_BOARD_MARGIN,
                                       room->height - 2 * PANDORIA_BOARD_MARGIN);

  pandoria_board_layout_init (layout, view->spaces, hex);
  layout->x = room->x + (room->width - pandoria_board_layout_get_width (layout)) / 2;
  layout->y = room->y + (room->height - pandoria_board_layout_get_height (layout)) / 2;
}

static PandoriaRect
get_corner (const View *view, gboolean upright, gboolean right)
{
  int width = view->length, height = view->thickness;

  if (upright)
    {
      width = view->thickness;
      height = view->length;
    }
  return (PandoriaRect){ right ? view->width - width - MARGIN : MARGIN,
                         view->height - height - MARGIN, width, height };
}

static gboolean
meets (const PandoriaRect *rect, double x, double y, double width, double height)
{
  gboolean in_columns = x < rect->x + rect->width + GAP && x + width > rect->x - GAP;
  gboolean in_rows = y < rect->y + rect->height + GAP && y + height > rect->y - GAP;

  return in_columns && in_rows;
}

static gboolean
covers_space (const PandoriaBoardLayout *layout, const PandoriaRect *rect)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, layout->spaces)
    {
      PandoriaRect hex = pandoria_board_layout_get_rect (layout, space);

      if (meets (rect, hex.x, hex.y, hex.width, hex.height))
        return TRUE;
    }
  return FALSE;
}

static gboolean
covers_name (const View *view, const PandoriaBoardLayout *layout, const PandoriaRect *rect)
{
  const PandoriaRect nothing = { 0 };
  PandoriaEdgeName names[PANDORIA_MAX_EDGE_NAMES];
  guint n = pandoria_edge_names_place (view->strips, layout, view->width, view->height, &nothing,
                                       names);
  int width = view->strips->left, height = view->strips->top;

  for (guint i = 0; i < n; i++)
    if (meets (rect, names[i].centre.x - width / 2.0, names[i].centre.y - height / 2.0, width,
               height))
      return TRUE;
  return FALSE;
}

/* Returns: whether a corner is free, so that the board can keep its size. */
static gboolean
find_free_corner (const View *view, gboolean right, PandoriaButtonPlace *place)
{
  PandoriaBoardLayout layout;

  fit_board (view, &place->room, &layout);
  for (guint i = 0; i < 4; i++)
    {
      place->upright = i % 2;
      place->rect = get_corner (view, place->upright, right != (i >= 2));
      if (!covers_space (&layout, &place->rect) && !covers_name (view, &layout, &place->rect))
        return TRUE;
    }
  return FALSE;
}

/* Leaves a strip below or at the side, to allow the larger board. */
static void
leave_room (const View *view, gboolean right, PandoriaButtonPlace *place)
{
  int strip = view->thickness + MARGIN + GAP;
  PandoriaRect wide = place->room, high = place->room;
  PandoriaBoardLayout layout, other;

  wide.height -= strip;
  high.width -= strip;
  high.x += right ? 0 : strip;
  fit_board (view, &wide, &layout);
  fit_board (view, &high, &other);
  place->upright = other.hex_width > layout.hex_width;
  place->room = place->upright ? high : wide;
  place->rect = get_corner (view, place->upright, right);
}

void
pandoria_button_place_find (const PandoriaEdgeStrips *strips, PandoriaSpaces spaces, int width,
                            int height, int length, int thickness, gboolean right,
                            PandoriaButtonPlace *place)
{
  View view = { strips, spaces, width, height, length, thickness };

  place->room = pandoria_edge_strips_get_inner (strips, width, height);
  if (!find_free_corner (&view, right, place))
    leave_room (&view, right, place);
}
