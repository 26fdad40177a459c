/* PandoriaBoardPlace: where the board is in its view, and how large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-place.h"

#include <math.h>

#include "pandoria-class.h"
#include "pandoria-edge-names.h"

/* hexes of this width have full art and room for names */
#define LEGIBLE_WIDTH 46
/* … and of fitted spaces at most, so that their surroundings stay in sight. */
#define FITTED_WIDTH 64

struct _PandoriaBoardPlace
{
  GObject parent_instance;

  PandoriaSpaces spaces;
  PandoriaBoardRoom room;
  PandoriaBoardLayout layout;
  gboolean fits;         /* follows the size of the room */
  PandoriaSpaces fitted; /* what then fits into it; none: the whole board */
  PandoriaSpaces seen;   /* the spaces revealed last; they stay visible in another room */
  double zoom;           /* hex width in pixels */
  double x, y;           /* of the board's bounding box */
};

G_DEFINE_FINAL_TYPE (PandoriaBoardPlace, pandoria_board_place, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- laying out ----------------------------------------------------------------------------- */

/* Allows some space beyond the edge, so that zooming keeps its place. The board still fills most of
 * the view. */
static double
settle_axis (double offset, int size, int from, int room)
{
  double spare = room - size - PANDORIA_BOARD_MARGIN, slack = room / 4.0;

  return from
         + CLAMP (offset - from, MIN (spare, PANDORIA_BOARD_MARGIN) - slack,
                  MAX (spare, PANDORIA_BOARD_MARGIN) + slack);
}

/* Returns: where a fitted board begins: its fitted spaces are in the middle of the room. */
static PandoriaPoint
find_fitted_start (PandoriaBoardPlace *self)
{
  PandoriaSpaces fitted = pandoria_spaces_is_empty (self->fitted) ? self->spaces : self->fitted;
  const PandoriaRect *room = &self->room.free;
  int left = G_MAXINT, top = G_MAXINT, right = 0, bottom = 0;
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, fitted)
    {
      PandoriaRect rect = pandoria_board_layout_get_rect (&self->layout, space);

      left = MIN (left, rect.x);
      top = MIN (top, rect.y);
      right = MAX (right, rect.x + rect.width);
      bottom = MAX (bottom, rect.y + rect.height);
    }
  return (PandoriaPoint){ room->x + (room->width - left - right) / 2.0,
                          room->y + (room->height - top - bottom) / 2.0 };
}

/* Sets zoom and offset of the layout, in whole pixels. The board always stays visible. */
static void
settle (PandoriaBoardPlace *self)
{
  const PandoriaRect *inner = &self->room.inner;
  PandoriaPoint start;
  int width, height;

  pandoria_board_layout_init (&self->layout, self->spaces, (int) lround (self->zoom));
  width = pandoria_board_layout_get_width (&self->layout);
  height = pandoria_board_layout_get_height (&self->layout);
  start = self->fits && !pandoria_spaces_is_empty (self->spaces)
              ? find_fitted_start (self)
              : (PandoriaPoint){ settle_axis (self->x, width, inner->x, inner->width),
                                 settle_axis (self->y, height, inner->y, inner->height) };
  self->x = start.x;
  self->y = start.y;
  self->layout.x = (int) floor (self->x);
  self->layout.y = (int) floor (self->y);
}

/* Returns: how far the part from @from to @to has to move into the room from @start to @end. */
static double
get_way_into (double from, double to, double start, double end)
{
  return MAX (0, start + PANDORIA_BOARD_MARGIN - from) - MAX (0, to + PANDORIA_BOARD_MARGIN - end);
}

/* Pans the board so that the spaces to see are visible. Returns: whether it has moved. */
static gboolean
pan_to_seen (PandoriaBoardPlace *self)
{
  const PandoriaRect *inner = &self->room.inner;
  gboolean moved = FALSE;
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, self->seen)
    {
      PandoriaRect rect = pandoria_board_layout_get_rect (&self->layout, space);
      double dx = get_way_into (rect.x, rect.x + rect.width, inner->x, inner->x + inner->width);
      double dy = get_way_into (rect.y, rect.y + rect.height, inner->y, inner->y + inner->height);

      if (dx == 0 && dy == 0)
        continue;
      self->x += dx;
      self->y += dy;
      settle (self);
      moved = TRUE;
    }
  return moved;
}

static int
find_fitted_zoom (PandoriaBoardPlace *self)
{
  const int width = self->room.free.width - 2 * PANDORIA_BOARD_MARGIN;
  const int height = self->room.free.height - 2 * PANDORIA_BOARD_MARGIN;
  const int all = pandoria_board_layout_fit (self->spaces, width, height);

  if (pandoria_spaces_is_empty (self->fitted))
    return all;
  return MAX (all, MIN (pandoria_board_layout_fit (self->fitted, width, height), FITTED_WIDTH));
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_place_class_init (PandoriaBoardPlaceClass *klass)
{
  signals[CHANGED] = pandoria_class_add_signal (klass, "changed", 0);
}

static void
pandoria_board_place_init (PandoriaBoardPlace *self)
{
  self->fits = TRUE;
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaBoardPlace *
pandoria_board_place_new (void)
{
  return g_object_new (PANDORIA_TYPE_BOARD_PLACE, NULL);
}

void
pandoria_board_place_set_spaces (PandoriaBoardPlace *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_PLACE (self));

  self->spaces = spaces;
  self->fits = TRUE;
  self->fitted = self->seen = pandoria_spaces_empty ();
}

void
pandoria_board_place_set_room (PandoriaBoardPlace *self, const PandoriaBoardRoom *room)
{
  g_return_if_fail (PANDORIA_IS_BOARD_PLACE (self) && room != NULL);

  self->room = *room;
  if (self->fits)
    self->zoom = find_fitted_zoom (self);
  settle (self);
  if (!self->fits && room->inner.width > 0)
    pan_to_seen (self);
}

const PandoriaBoardLayout *
pandoria_board_place_get_layout (PandoriaBoardPlace *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_PLACE (self), NULL);

  return &self->layout;
}

const PandoriaBoardRoom *
pandoria_board_place_get_room (PandoriaBoardPlace *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_PLACE (self), NULL);

  return &self->room;
}

double
pandoria_board_place_get_zoom (PandoriaBoardPlace *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_PLACE (self), 0);

  return self->zoom;
}

PandoriaSpace
pandoria_board_place_pick (PandoriaBoardPlace *self, double x, double y)
{
  const PandoriaRect *inner;
  gboolean in_columns, in_rows;

  g_return_val_if_fail (PANDORIA_IS_BOARD_PLACE (self), PANDORIA_SPACE_NONE);

  inner = &self->room.inner;
  in_columns = x >= inner->x && x < inner->x + inner->width;
  in_rows = y >= inner->y && y < inner->y + inner->height;
  if (!in_columns || !in_rows)
    return PANDORIA_SPACE_NONE;
  return pandoria_board_layout_pick (&self->layout, x, y);
}

void
pandoria_board_place_zoom_to (PandoriaBoardPlace *self, double zoom, double x, double y)
{
  int before;

  g_return_if_fail (PANDORIA_IS_BOARD_PLACE (self));

  before = self->layout.hex_width;
  self->fits = FALSE;
  self->seen = pandoria_spaces_empty ();
  self->zoom = CLAMP (zoom, PANDORIA_HEX_MIN_WIDTH, PANDORIA_HEX_MAX_WIDTH);
  if (before > 0)
    {
      double factor = lround (self->zoom) / (double) before;

      self->x = x - (x - self->x) * factor;
      self->y = y - (y - self->y) * factor;
    }
  settle (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
pandoria_board_place_pan_by (PandoriaBoardPlace *self, double dx, double dy)
{
  g_return_if_fail (PANDORIA_IS_BOARD_PLACE (self));

  self->fits = FALSE;
  self->seen = pandoria_spaces_empty ();
  self->x += dx;
  self->y += dy;
  settle (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
pandoria_board_place_fit (PandoriaBoardPlace *self, PandoriaSpaces spaces)
{
  PandoriaSpaces with_surroundings = pandoria_spaces_or (spaces, pandoria_spaces_around (spaces));

  g_return_if_fail (PANDORIA_IS_BOARD_PLACE (self));

  self->fits = TRUE;
  self->fitted = pandoria_spaces_and (with_surroundings, self->spaces);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
pandoria_board_place_reveal (PandoriaBoardPlace *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_PLACE (self));

  self->seen = spaces;
  if (!self->fits && self->room.inner.width > 0 && pan_to_seen (self))
    g_signal_emit (self, signals[CHANGED], 0);
}

void
pandoria_board_place_show (PandoriaBoardPlace *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_PLACE (self));

  spaces = pandoria_spaces_and (spaces, self->spaces);
  if (self->room.inner.width == 0 || pandoria_spaces_is_empty (spaces))
    return;
  if (self->layout.hex_width < LEGIBLE_WIDTH)
    {
      PandoriaPoint centre
          = pandoria_board_layout_get_centre (&self->layout, pandoria_spaces_first (spaces));

      pandoria_board_place_zoom_to (self, LEGIBLE_WIDTH, centre.x, centre.y);
    }
  pandoria_board_place_reveal (self, spaces);
}
