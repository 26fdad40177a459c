/* Finds places for the buttons over the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-layout.h"

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
  int width = upright ? view->thickness : view->length, height = upright ? view->length : view->thickness;

  return (PandoriaRect){ right ? view->width - width - MARGIN : MARGIN, view->height - height - MARGIN, width, height };
}

static gboolean
meets (const PandoriaRect *rect, double x, double y, double width, double height)
{
  return x < rect->x + rect->width + GAP && x + width > rect->x - GAP && y < rect->y + rect->height + GAP
         && y + height > rect->y - GAP;
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
  guint n = pandoria_edge_names_place (view->strips, layout, view->width, view->height, &nothing, names);
  int width = view->strips->left, height = view->strips->top;

  for (guint i = 0; i < n; i++)
    if (meets (rect, names[i].centre.x - width / 2.0, names[i].centre.y - height / 2.0, width, height))
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
  PandoriaRect above = place->room, beside = place->room;
  PandoriaBoardLayout layout, other;

  above.height -= strip;
  beside.width -= strip;
  beside.x += right ? 0 : strip;
  fit_board (view, &above, &layout);
  fit_board (view, &beside, &other);
  place->upright = other.hex_width > layout.hex_width;
  place->room = place->upright ? beside : above;
  place->rect = get_corner (view, place->upright, right);
}

void
pandoria_button_place_find (const PandoriaEdgeStrips *strips, PandoriaSpaces spaces, int width, int height, int length,
                            int thickness, gboolean right, PandoriaButtonPlace *place)
{
  View view = { strips, spaces, width, height, length, thickness };

  place->room = pandoria_edge_strips_get_inner (strips, width, height);
  if (!pandoria_spaces_is_empty (spaces) && !find_free_corner (&view, right, place))
    leave_room (&view, right, place);
  else if (pandoria_spaces_is_empty (spaces))
    {
      place->upright = FALSE;
      place->rect = get_corner (&view, FALSE, right);
    }
}
