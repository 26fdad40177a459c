/* Finds places for the chips that show gains.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-chip-places.h"

#include <math.h>

#include "pandoria-board-layout.h"

#define N_ANGLES   24
#define N_RINGS    11
#define FIRST_GAP  0.3 /* from the figure to the chip, in hex widths */
#define RING_STEP  0.38
#define SPACING    3 /* around figures and chips, in pixels */
#define NO_PLACE   G_MAXDOUBLE
#define PER_FIGURE 1.5 /* for a line that runs over a figure */
#define PER_LINE   2   /* for two lines that cross */
#define PER_HEX    0.3 /* for each hex width of the line's length */
#define BARE_TABLE 0.15

static const double cover_costs[] = {
  [PANDORIA_CHIP_COVER_MUTED] = 0,  [PANDORIA_CHIP_COVER_PLAIN] = 0.35,
  [PANDORIA_CHIP_COVER_WATER] = 1,  [PANDORIA_CHIP_COVER_CHOICE] = 1.6,
  [PANDORIA_CHIP_COVER_TILE] = 2.2,
};

/* The table with the boxes of its spaces; spaces that stay free come first. */
typedef struct
{
  const PandoriaChipTable *table;
  PandoriaRect hexes[PANDORIA_N_SPACES];
  guint8 cover[PANDORIA_N_SPACES];
  guint n_kept, n;
} Ground;

static gboolean
holds (const PandoriaRect *outer, const PandoriaRect *inner)
{
  gboolean columns = inner->x >= outer->x && inner->x + inner->width <= outer->x + outer->width;
  gboolean rows = inner->y >= outer->y && inner->y + inner->height <= outer->y + outer->height;

  return columns && rows;
}

static PandoriaPoint
centre_of (const PandoriaRect *rect)
{
  return (PandoriaPoint){ rect->x + rect->width / 2.0, rect->y + rect->height / 2.0 };
}

/* Twice the area of a triangle, signed. */
static double
turn (PandoriaPoint a, PandoriaPoint b, PandoriaPoint c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static gboolean
lines_cross (PandoriaPoint a, PandoriaPoint b, PandoriaPoint c, PandoriaPoint d)
{
  return turn (a, b, c) * turn (a, b, d) < 0 && turn (c, d, a) * turn (c, d, b) < 0;
}

static gboolean
line_meets_rect (PandoriaPoint a, PandoriaPoint b, const PandoriaRect *rect)
{
  PandoriaPoint left_top = { rect->x, rect->y },
                right_bottom = { rect->x + rect->width, rect->y + rect->height };
  PandoriaPoint right_top = { right_bottom.x, left_top.y },
                left_bottom = { left_top.x, right_bottom.y };

  return lines_cross (a, b, left_top, right_bottom) || lines_cross (a, b, right_top, left_bottom);
}

/* The distance from the middle of a box to its edge in a direction. */
static double
reach (int width, int height, double dx, double dy)
{
  return fabs (dx) * width / 2.0 + fabs (dy) * height / 2.0;
}

/* The line runs from inside the chip to the edge of the figure. */
static void
draw_line (PandoriaChipPlace *place, const PandoriaRect *figure)
{
  PandoriaPoint centre = centre_of (figure);
  double inset = MIN (8, place->rect.height / 2.0), dx, dy, length, stop;

  place->from.x
      = CLAMP (centre.x, place->rect.x + inset, place->rect.x + place->rect.width - inset);
  place->from.y
      = CLAMP (centre.y, place->rect.y + inset, place->rect.y + place->rect.height - inset);
  dx = place->from.x - centre.x;
  dy = place->from.y - centre.y;
  length = MAX (1, hypot (dx, dy));
  stop = MIN (figure->width, figure->height) * 0.46;
  place->to = (PandoriaPoint){ centre.x + dx / length * stop, centre.y + dy / length * stop };
}

/* Returns: whether a chip at @rect stays within the table, apart from the other chips and from the
 * figures, and off the hexes that must stay visible. */
static gboolean
is_allowed (const Ground *ground, const PandoriaRect *rect, const PandoriaChipPlace *placed,
            guint n_placed)
{
  const PandoriaChipTable *table = ground->table;
  PandoriaRect around = { rect->x - SPACING, rect->y - SPACING, rect->width + 2 * SPACING,
                          rect->height + 2 * SPACING };

  if (!holds (&table->bounds, rect) || pandoria_rects_meet (&around, &table->taken))
    return FALSE;
  for (guint i = 0; i < n_placed; i++)
    if (placed[i].shown && pandoria_rects_meet (&around, &placed[i].rect))
      return FALSE;
  for (guint i = 0; i < table->n_figures; i++)
    if (pandoria_rects_meet (&around, &table->figures[i]))
      return FALSE;
  for (guint i = 0; i < ground->n_kept; i++)
    if (pandoria_hex_meets_rect (&ground->hexes[i], rect))
      return FALSE;
  return TRUE;
}

/* Returns: the mean cost of the covered area; the boxes of hexes overlap by a third. */
static double
get_cover_cost (const Ground *ground, const PandoriaRect *rect)
{
  double area = (double) rect->width * rect->height, bare = area, cost = 0;

  for (guint i = ground->n_kept; i < ground->n; i++)
    {
      const PandoriaRect *hex = &ground->hexes[i];
      int width = MIN (hex->x + hex->width, rect->x + rect->width) - MAX (hex->x, rect->x);
      int height = MIN (hex->y + hex->height, rect->y + rect->height) - MAX (hex->y, rect->y);

      if (width <= 0 || height <= 0)
        continue;
      cost += 0.75 * width * height * cover_costs[ground->cover[i]];
      bare -= 0.75 * width * height;
    }
  return (cost + MAX (0, bare) * BARE_TABLE) / area;
}

static double
get_line_cost (const PandoriaChipTable *table, const PandoriaChipPlace *place,
               const PandoriaRect *figure, const PandoriaChipPlace *placed, guint n_placed)
{
  double cost = PER_HEX * hypot (place->to.x - place->from.x, place->to.y - place->from.y)
                / table->layout->hex_width;

  for (guint i = 0; i < n_placed; i++)
    if (placed[i].shown)
      {
        if (line_meets_rect (place->from, place->to, &placed[i].rect)
            || line_meets_rect (placed[i].from, placed[i].to, &place->rect))
          return NO_PLACE;
        if (lines_cross (place->from, place->to, placed[i].from, placed[i].to))
          cost += PER_LINE;
      }
  for (guint i = 0; i < table->n_figures; i++)
    if (memcmp (&table->figures[i], figure, sizeof *figure) != 0
        && line_meets_rect (place->from, place->to, &table->figures[i]))
      cost += PER_FIGURE;
  return cost;
}

/* Returns: the cost, or NO_PLACE if it is not below @least. Cheap checks come first. */
static double
try_place (const Ground *ground, const PandoriaRect *figure, PandoriaChipPlace *place,
           const PandoriaChipPlace *placed, guint n_placed, double least)
{
  double line;

  draw_line (place, figure);
  line = get_line_cost (ground->table, place, figure, placed, n_placed);
  if (line >= least || !is_allowed (ground, &place->rect, placed, n_placed))
    return NO_PLACE;
  return line + get_cover_cost (ground, &place->rect);
}

/* Tries places in rings around the figure. */
static gboolean
search (const Ground *ground, const PandoriaRect *figure, int width, int height,
        const PandoriaChipPlace *placed, guint n_placed, PandoriaChipPlace *best)
{
  PandoriaPoint centre = centre_of (figure);
  double least = NO_PLACE;

  for (int i = 0; i < N_RINGS * N_ANGLES; i++)
    {
      double gap = (FIRST_GAP + RING_STEP * (i / N_ANGLES)) * ground->table->layout->hex_width;
      double angle = 2 * G_PI * (i % N_ANGLES) / N_ANGLES, dx = cos (angle), dy = sin (angle);
      double away
          = gap + reach (width, height, dx, dy) + reach (figure->width, figure->height, dx, dy);
      PandoriaChipPlace place = { .shown = TRUE };
      double cost;

      place.rect
          = (PandoriaRect){ (int) lround (centre.x + dx * away - width / 2.0),
                            (int) lround (centre.y + dy * away - height / 2.0), width, height };
      cost = try_place (ground, figure, &place, placed, n_placed, least);
      if (cost < least)
        {
          least = cost;
          *best = place;
        }
    }
  return least < NO_PLACE;
}

static void
add_spaces (Ground *ground, gboolean kept)
{
  const PandoriaChipTable *table = ground->table;
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, table->layout->spaces)
    if ((table->cover[space] == PANDORIA_CHIP_COVER_NEVER) == kept)
      {
        ground->hexes[ground->n] = pandoria_board_layout_get_rect (table->layout, space);
        ground->cover[ground->n++] = table->cover[space];
      }
}

void
pandoria_chip_places_find (const PandoriaChipTable *table, const PandoriaChipWish *wishes, guint n,
                           PandoriaChipPlace *places)
{
  Ground ground = { .table = table };

  add_spaces (&ground, TRUE);
  ground.n_kept = ground.n;
  add_spaces (&ground, FALSE);
  for (guint i = 0; i < n; i++)
    {
      const PandoriaChipWish *wish = &wishes[i];
      PandoriaPoint centre = centre_of (&wish->figure);
      PandoriaRect point = { (int) centre.x, (int) centre.y, 1, 1 };

      places[i] = (PandoriaChipPlace){ .shown = FALSE };
      if (!holds (&table->bounds, &point)) /* the figure is not visible */
        continue;
      if (search (&ground, &wish->figure, wish->width, wish->height, places, i, &places[i]))
        continue;
      places[i].small = search (&ground, &wish->figure, wish->small_width, wish->small_height,
                                places, i, &places[i]);
    }
}
