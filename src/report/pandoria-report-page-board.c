/* Draws the board: hexes with letter, pattern and symbols, and their pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* --- pieces --------------------------------------------------------------------------------- */

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
paint (PandoriaPage *page, guint32 fill, guint32 line, double line_width)
{
  pandoria_page_ink (page, fill);
  cairo_fill_preserve (page->cr);
  pandoria_page_ink (page, line);
  cairo_set_line_width (page->cr, line_width);
  cairo_stroke (page->cr);
}

const PandoriaPlayerInk *
pandoria_page_player_ink (PandoriaPage *page, guint seat)
{
  return &inks[pandoria_record_get_player_color (page->record, seat)];
}

static void
draw_mark (PandoriaPage *page, guint seat, double x, double y, double radius, guint32 fill,
           guint32 line)
{
  cairo_t *cr = page->cr;

  switch (pandoria_record_get_player_color (page->record, seat))
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
  paint (page, fill, line, 0.5);
}

void
pandoria_page_player_mark (PandoriaPage *page, guint seat, double x, double y, double radius)
{
  draw_mark (page, seat, x, y, radius, pandoria_page_player_ink (page, seat)->fill, page->ink);
}

/* Workers are stones with a round head, leaders wear a crown. */
static void
draw_figure (PandoriaPage *page, const PandoriaFigure *figure, double x, double y, double size)
{
  const PandoriaPlayerInk *ink = pandoria_page_player_ink (page, figure->player);
  double radius = size / 2;
  cairo_t *cr = page->cr;

  if (figure->leader)
    add_outline (cr, crown, G_N_ELEMENTS (crown), x, y, radius * 1.1);
  else
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y - radius * 0.2, radius * 0.8, G_PI, 2 * G_PI);
      cairo_line_to (cr, x + radius * 0.8, y + radius);
      cairo_line_to (cr, x - radius * 0.8, y + radius);
      cairo_close_path (cr);
    }
  paint (page, ink->fill, page->ink, 0.8);
  draw_mark (page, figure->player, x, y + radius * 0.25, radius * 0.45, ink->on, ink->on);
}

static void
draw_castle (PandoriaPage *page, guint seat, double x, double y, double size)
{
  const PandoriaPlayerInk *ink = pandoria_page_player_ink (page, seat);

  add_outline (page->cr, tower, G_N_ELEMENTS (tower), x, y, size / 2);
  paint (page, ink->fill, page->ink, 0.8);
  draw_mark (page, seat, x, y + size * 0.12, size * 0.2, ink->on, ink->on);
}

#define RATIO  0.8660254 /* height of a hex, divided by its width */
#define WIDEST 44
#define LEGEND 18

typedef struct
{
  guint32 fill, pattern;
  const char *letter;
} Look;

/* The legend below the picture explains the letters. */
static const Look terrain_looks[] = {
  [PANDORIA_TERRAIN_FOREST] = { 0xd3e6cc, 0x7fae74, NC_ ("forest, as a letter on a map", "F") },
  [PANDORIA_TERRAIN_MOUNTAINS]
  = { 0xdfe9f4, 0x9db4cd, NC_ ("mountains, as a letter on a map", "M") },
  [PANDORIA_TERRAIN_HILLS] = { 0xfaedc4, 0xdcb458, NC_ ("hills, as a letter on a map", "H") },
  [PANDORIA_TERRAIN_CITY] = { 0xe4d9ef, 0xae95c8, NC_ ("city, as a letter on a map", "C") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (terrain_looks) == PANDORIA_N_TERRAINS);

#define PLAIN_FILL  0xffffff
#define LAKE_FILL   0xbfdff2
#define LAKE_WAVE   0x4d9fd6
#define GROUND_FILL 0xdad6cc

typedef struct
{
  PandoriaPage *page;
  double x, y, width, height; /* upper left corner of the map; size of a hex */
  int first_column, first_half;
  PandoriaSpaces closed;
} Map;

static const char *
get_letter (PandoriaTerrain terrain)
{
  static const char *const contexts[]
      = { "forest, as a letter on a map", "mountains, as a letter on a map",
          "hills, as a letter on a map", "city, as a letter on a map" };

  return g_dpgettext2 (GETTEXT_PACKAGE, contexts[terrain], terrain_looks[terrain].letter);
}

/* --- geometry ------------------------------------------------------------------------------- */

static PandoriaSpaces
get_spaces (const PandoriaState *state)
{
  return pandoria_spaces_or (pandoria_spaces_or (state->plain, state->lakes),
                             pandoria_spaces_or (state->exit_at, state->ship_at));
}

/* Odd columns are half a row lower (1). */
static int
get_half (PandoriaSpace space)
{
  return 2 * PANDORIA_ROW (space) + (PANDORIA_COLUMN (space) & 1);
}

static void
map_init (Map *map, PandoriaPage *page, double height)
{
  int last_column = -1, last_half = -1;
  double columns, rows;
  PandoriaSpace space;

  *map = (Map){ .page = page,
                .first_column = 16,
                .first_half = 32,
                .closed = pandoria_state_closed (page->state) };
  PANDORIA_FOREACH_SPACE (space, get_spaces (page->state))
    {
      map->first_column = MIN (map->first_column, PANDORIA_COLUMN (space));
      last_column = MAX (last_column, PANDORIA_COLUMN (space));
      map->first_half = MIN (map->first_half, get_half (space));
      last_half = MAX (last_half, get_half (space));
    }
  columns = 0.75 * (last_column - map->first_column) + 1;
  rows = (last_half - map->first_half + 2) / 2.0;
  map->width = MIN (MIN (page->width / columns, height / rows / RATIO), WIDEST);
  map->height = map->width * RATIO;
  map->x = page->x + (page->width - map->width * columns) / 2;
  map->y = page->y;
  page->y += map->height * rows;
}

static Point
get_centre (const Map *map, PandoriaSpace space)
{
  return (Point){ map->x
                      + map->width * (0.5 + 0.75 * (PANDORIA_COLUMN (space) - map->first_column)),
                  map->y + map->height * (get_half (space) - map->first_half + 1) / 2.0 };
}

static void
add_hex (const Map *map, Point centre)
{
  cairo_t *cr = map->page->cr;

  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, centre.x + map->width / 2 * cos (i * G_PI / 3),
                   centre.y + map->width / 2 * sin (i * G_PI / 3));
  cairo_close_path (cr);
}

/* --- what a space shows --------------------------------------------------------------------- */

/* All patterns use coordinates from −1 to 1 in both directions. */
static void
draw_pattern (cairo_t *cr, PandoriaTerrain terrain)
{
  switch (terrain)
    {
    case PANDORIA_TERRAIN_FOREST:
      for (int i = -3; i <= 2; i++)
        {
          cairo_move_to (cr, i * 0.33, 1);
          cairo_rel_line_to (cr, 0.17, i % 2 == 0 ? -0.55 : -0.75);
          cairo_rel_line_to (cr, 0.17, i % 2 == 0 ? 0.55 : 0.75);
        }
      break;
    case PANDORIA_TERRAIN_MOUNTAINS:
      cairo_move_to (cr, -1, 1);
      cairo_line_to (cr, -0.4, 0.25);
      cairo_line_to (cr, -0.05, 0.7);
      cairo_line_to (cr, 0.4, 0.05);
      cairo_line_to (cr, 1, 1);
      break;
    case PANDORIA_TERRAIN_HILLS:
      cairo_arc (cr, -0.5, 1.25, 0.7, G_PI, 2 * G_PI);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0.45, 1.4, 0.95, G_PI, 2 * G_PI);
      break;
    case PANDORIA_TERRAIN_CITY:
      for (int i = -3; i <= 2; i++)
        cairo_rectangle (cr, i * 0.32 + 0.05, i % 2 == 0 ? 0.55 : 0.25, 0.22, 1);
      break;
    default: break;
    }
}

static void
fill_hex (const Map *map, Point centre, guint32 fill)
{
  add_hex (map, centre);
  pandoria_page_ink (map->page, fill);
  cairo_fill (map->page->cr);
}

/* Closed regions have a strong outline. Exits are not tiles. */
static void
outline_hex (const Map *map, PandoriaSpace space)
{
  static const double dashes[] = { 2.5, 1.5 };
  cairo_t *cr = map->page->cr;
  gboolean closed = pandoria_spaces_has (&map->closed, space);
  gboolean outside = pandoria_spaces_has (&map->page->state->exit_at, space);

  guint32 color = map->page->rule;

  if (closed)
    color = map->page->ink;
  else if (outside)
    color = map->page->faint;
  add_hex (map, get_centre (map, space));
  pandoria_page_ink (map->page, color);
  cairo_set_line_width (cr, closed || outside ? 0.9 : 0.5);
  cairo_set_dash (cr, dashes, outside ? 2 : 0, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_terrain (const Map *map, Point centre, PandoriaTerrain terrain)
{
  PandoriaPage *page = map->page;
  double size = map->height * 0.26;
  PandoriaLettering lettering = { .size = size, .bold = TRUE };

  fill_hex (map, centre, terrain_looks[terrain].fill);
  cairo_save (page->cr);
  add_hex (map, centre);
  cairo_clip (page->cr);
  cairo_translate (page->cr, centre.x, centre.y);
  cairo_scale (page->cr, map->width / 2, map->height / 2);
  cairo_new_path (page->cr);
  draw_pattern (page->cr, terrain);
  pandoria_page_ink (page, terrain_looks[terrain].pattern);
  cairo_fill (page->cr);
  cairo_restore (page->cr);
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &lettering, centre.x - map->width * 0.33, centre.y - size, map->width,
                      get_letter (terrain));
}

/* Draws symbols as dots next to the letter, and artifacts as small diamonds below them. */
static void
draw_symbols (const Map *map, Point centre, guint symbols, guint artifacts)
{
  cairo_t *cr = map->page->cr;
  double radius = map->width * 0.05;

  pandoria_page_ink (map->page, map->page->ink);
  for (guint i = 0; i < symbols; i++)
    {
      cairo_new_path (cr);
      cairo_arc (cr, centre.x + (i * 2.6 - 0.4) * radius, centre.y - map->height * 0.11, radius, 0,
                 2 * G_PI);
      cairo_fill (cr);
    }
  for (guint i = 0; i < artifacts; i++)
    {
      cairo_move_to (cr, centre.x + map->width * 0.3, centre.y + map->height * (0.06 + 0.2 * i));
      cairo_rel_line_to (cr, radius, radius * 1.4);
      cairo_rel_line_to (cr, -radius, radius * 1.4);
      cairo_rel_line_to (cr, -radius, -radius * 1.4);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
}

static void
draw_lake (const Map *map, Point centre, gboolean ship)
{
  cairo_t *cr = map->page->cr;
  double unit = map->width / 10;

  fill_hex (map, centre, LAKE_FILL);
  pandoria_page_ink (map->page, LAKE_WAVE);
  cairo_set_line_width (cr, 0.7);
  for (int row = 0; row < 2; row++)
    {
      cairo_move_to (cr, centre.x - 3 * unit, centre.y + (1 + row * 1.6) * unit);
      for (int i = 0; i < 3; i++)
        cairo_rel_curve_to (cr, 0.6 * unit, -unit, 1.4 * unit, unit, 2 * unit, 0);
      cairo_stroke (cr);
    }
  if (!ship)
    return;
  pandoria_page_ink (map->page, map->page->ink);
  cairo_move_to (cr, centre.x - 0.3 * unit, centre.y - 2.6 * unit);
  cairo_rel_line_to (cr, 0, 2.4 * unit);
  cairo_rel_line_to (cr, -1.8 * unit, 0);
  cairo_close_path (cr);
  cairo_move_to (cr, centre.x + 0.2 * unit, centre.y - 2.6 * unit);
  cairo_rel_line_to (cr, 0, 2.4 * unit);
  cairo_rel_line_to (cr, 1.8 * unit, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_name (const Map *map, Point centre, PandoriaSpace space)
{
  PandoriaLettering lettering = { .size = map->height * 0.16, .align = PANGO_ALIGN_CENTER };

  pandoria_page_ink (map->page, map->page->faint);
  pandoria_page_text (map->page, &lettering, centre.x - map->width / 2,
                      centre.y - map->height * 0.48, map->width, pandoria_space_name (space));
}

/* Returns: whether the space has a castle or fortress. */
static gboolean
draw_ground (const Map *map, Point centre, PandoriaSpace space)
{
  const PandoriaState *state = map->page->state;
  int castle = pandoria_state_castle_at (state, space);
  int terrain = pandoria_state_terrain_at (state, space);

  if (castle < 0)
    castle = pandoria_state_fortress_at (state, space);
  if (terrain < 0)
    terrain = pandoria_state_exit_at (state, space);
  if (castle >= 0)
    fill_hex (map, centre, GROUND_FILL);
  else if (terrain >= 0)
    draw_terrain (map, centre, (PandoriaTerrain) terrain);
  else if (pandoria_spaces_has (&state->lakes, space))
    draw_lake (map, centre, pandoria_spaces_has (&state->ship_at, space));
  else
    fill_hex (map, centre, PLAIN_FILL);
  if (castle >= 0)
    draw_castle (map->page, (guint) castle, centre.x, centre.y - map->height * 0.02,
                 map->height * 0.5);
  return castle >= 0;
}

static void
draw_figures (const Map *map, Point centre, PandoriaSpace space, gboolean aside)
{
  PandoriaFigure figures[2];
  guint n = pandoria_state_figures_at (map->page->state, space, figures);
  double x = centre.x;

  if (aside)
    x += map->width * 0.22;
  if (n > 1)
    x -= map->width * 0.17;
  for (guint i = 0; i < n; i++)
    draw_figure (map->page, &figures[i], x + i * map->width * 0.34, centre.y + map->height * 0.24,
                 map->height * 0.38);
}

static void
draw_space (const Map *map, PandoriaSpace space)
{
  const PandoriaState *state = map->page->state;
  Point centre = get_centre (map, space);
  gboolean castle = draw_ground (map, centre, space);

  draw_symbols (map, centre, pandoria_state_symbols_at (state, space),
                pandoria_state_artifacts_at (state, space));
  draw_name (map, centre, space);
  draw_figures (map, centre, space, castle);
}

/* --- below it ------------------------------------------------------------------------------- */

static void
draw_legend (PandoriaPage *page)
{
  PandoriaLettering lettering = { .size = 8.5, .align = PANGO_ALIGN_CENTER };
  GString *text = g_string_new (NULL);

  for (guint terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
    g_string_append_printf (text, "%s %s · ", get_letter ((PandoriaTerrain) terrain),
                            pandoria_text_terrain ((PandoriaTerrain) terrain));
  g_string_append (
      text, _ ("dots: symbols · crown: leader · dark outline: closed region · dashes: exit path"));
  if (page->state->artifacts)
    g_string_append_printf (text, " · %s", _ ("diamonds: artifacts"));
  page->y += 5;
  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &lettering, page->x, page->y, page->width, text->str);
  page->y += LEGEND - 5;
  g_string_free (text, TRUE);
}

void
pandoria_page_map (PandoriaPage *page, double height)
{
  PandoriaSpaces spaces = get_spaces (page->state);
  PandoriaSpace space;
  Map map;

  map_init (&map, page, height - LEGEND);
  PANDORIA_FOREACH_SPACE (space, spaces)
    draw_space (&map, space);
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_minus (spaces, map.closed))
    outline_hex (&map, space);
  PANDORIA_FOREACH_SPACE (space, map.closed)
    outline_hex (&map, space);
  draw_legend (page);
}

void
pandoria_page_board (PandoriaPage *page, double height)
{
  double top = page->y;

  pandoria_page_heading (page,
                         page->state->finished ? _ ("The board at the end") : _ ("The board"));
  pandoria_page_map (page, height - (page->y - top));
}
