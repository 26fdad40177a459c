/* Draws the board: hexes with letter, pattern and symbols, and the pieces on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-board.h"

#include "pandoria-report-pieces.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

typedef struct
{
  double x, y;
} Point;

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
  PandoriaPen *pen;
  PandoriaRecord *record;
  const PandoriaState *state;
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
map_init (Map *map, PandoriaPen *pen, PandoriaGame *game, double height)
{
  int last_column = -1, last_half = -1;
  const PandoriaState *state = pandoria_game_get_state (game);
  double columns, rows;
  PandoriaSpace space;

  *map = (Map){ .pen = pen,
                .record = pandoria_game_get_record (game),
                .state = state,
                .first_column = 16,
                .first_half = 32,
                .closed = pandoria_state_closed (state) };
  PANDORIA_FOREACH_SPACE (space, get_spaces (state))
    {
      map->first_column = MIN (map->first_column, PANDORIA_COLUMN (space));
      last_column = MAX (last_column, PANDORIA_COLUMN (space));
      map->first_half = MIN (map->first_half, get_half (space));
      last_half = MAX (last_half, get_half (space));
    }
  columns = 0.75 * (last_column - map->first_column) + 1;
  rows = (last_half - map->first_half + 2) / 2.0;
  map->width = MIN (MIN (pen->width / columns, height / rows / RATIO), WIDEST);
  map->height = map->width * RATIO;
  map->x = pen->x + (pen->width - map->width * columns) / 2;
  map->y = pen->y;
  pen->y += map->height * rows;
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
  cairo_t *cr = map->pen->cr;

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
  pandoria_pen_ink (map->pen, fill);
  cairo_fill (map->pen->cr);
}

/* Closed regions have a strong outline. Exits are not tiles. */
static void
outline_hex (const Map *map, PandoriaSpace space)
{
  static const double dashes[] = { 2.5, 1.5 };
  cairo_t *cr = map->pen->cr;
  gboolean closed = pandoria_spaces_has (&map->closed, space);
  gboolean outside = pandoria_spaces_has (&map->state->exit_at, space);
  guint32 color = map->pen->rule;

  if (closed)
    color = map->pen->ink;
  else if (outside)
    color = map->pen->faint;
  add_hex (map, get_centre (map, space));
  pandoria_pen_ink (map->pen, color);
  cairo_set_line_width (cr, closed || outside ? 0.9 : 0.5);
  cairo_set_dash (cr, dashes, outside ? 2 : 0, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_terrain (const Map *map, Point centre, PandoriaTerrain terrain)
{
  PandoriaPen *pen = map->pen;
  double size = map->height * 0.26;
  PandoriaLettering lettering = { .size = size, .bold = TRUE };

  fill_hex (map, centre, terrain_looks[terrain].fill);
  cairo_save (pen->cr);
  add_hex (map, centre);
  cairo_clip (pen->cr);
  cairo_translate (pen->cr, centre.x, centre.y);
  cairo_scale (pen->cr, map->width / 2, map->height / 2);
  cairo_new_path (pen->cr);
  draw_pattern (pen->cr, terrain);
  pandoria_pen_ink (pen, terrain_looks[terrain].pattern);
  cairo_fill (pen->cr);
  cairo_restore (pen->cr);
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &lettering, centre.x - map->width * 0.33, centre.y - size, map->width,
                     get_letter (terrain));
}

/* Draws symbols as dots next to the letter, and artifacts as small diamonds below them. */
static void
draw_symbols (const Map *map, Point centre, guint symbols, guint artifacts)
{
  cairo_t *cr = map->pen->cr;
  double radius = map->width * 0.05;

  pandoria_pen_ink (map->pen, map->pen->ink);
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
  cairo_t *cr = map->pen->cr;
  double unit = map->width / 10;

  fill_hex (map, centre, LAKE_FILL);
  pandoria_pen_ink (map->pen, LAKE_WAVE);
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
  pandoria_pen_ink (map->pen, map->pen->ink);
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

  pandoria_pen_ink (map->pen, map->pen->faint);
  pandoria_pen_text (map->pen, &lettering, centre.x - map->width / 2, centre.y - map->height * 0.48,
                     map->width, pandoria_space_name (space));
}

/* Returns: whether the space has a castle or fortress. */
static gboolean
draw_ground (const Map *map, Point centre, PandoriaSpace space)
{
  const PandoriaState *state = map->state;
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
    pandoria_report_draw_castle (map->pen,
                                 pandoria_record_get_player_color (map->record, (guint) castle),
                                 centre.x, centre.y - map->height * 0.02, map->height * 0.5);
  return castle >= 0;
}

static void
draw_figures (const Map *map, Point centre, PandoriaSpace space, gboolean aside)
{
  PandoriaFigure figures[2];
  guint n = pandoria_state_figures_at (map->state, space, figures);
  double x = centre.x;

  if (aside)
    x += map->width * 0.22;
  if (n > 1)
    x -= map->width * 0.17;
  for (guint i = 0; i < n; i++)
    pandoria_report_draw_figure (map->pen,
                                 pandoria_record_get_player_color (map->record, figures[i].player),
                                 figures[i].leader, x + i * map->width * 0.34,
                                 centre.y + map->height * 0.24, map->height * 0.38);
}

static void
draw_space (const Map *map, PandoriaSpace space)
{
  const PandoriaState *state = map->state;
  Point centre = get_centre (map, space);
  gboolean castle = draw_ground (map, centre, space);

  draw_symbols (map, centre, pandoria_state_symbols_at (state, space),
                pandoria_state_artifacts_at (state, space));
  draw_name (map, centre, space);
  draw_figures (map, centre, space, castle);
}

/* --- below it ------------------------------------------------------------------------------- */

static void
draw_legend (PandoriaPen *pen, gboolean artifacts)
{
  PandoriaLettering lettering = { .size = 8.5, .align = PANGO_ALIGN_CENTER };
  GString *text = g_string_new (NULL);

  for (guint terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
    g_string_append_printf (text, "%s %s · ", get_letter ((PandoriaTerrain) terrain),
                            pandoria_text_terrain ((PandoriaTerrain) terrain));
  g_string_append (
      text, _ ("dots: symbols · crown: leader · dark outline: closed region · dashes: exit path"));
  if (artifacts)
    g_string_append_printf (text, " · %s", _ ("diamonds: artifacts"));
  pen->y += 5;
  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &lettering, pen->x, pen->y, pen->width, text->str);
  pen->y += LEGEND - 5;
  g_string_free (text, TRUE);
}

void
pandoria_report_draw_map (PandoriaPen *pen, PandoriaGame *game, double height)
{
  PandoriaSpaces spaces = get_spaces (pandoria_game_get_state (game));
  PandoriaSpace space;
  Map map;

  map_init (&map, pen, game, height - LEGEND);
  PANDORIA_FOREACH_SPACE (space, spaces)
    draw_space (&map, space);
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_minus (spaces, map.closed))
    outline_hex (&map, space);
  PANDORIA_FOREACH_SPACE (space, map.closed)
    outline_hex (&map, space);
  draw_legend (pen, map.state->artifacts);
}

void
pandoria_report_draw_board (PandoriaPen *pen, PandoriaGame *game, double height)
{
  const gboolean finished = pandoria_game_get_state (game)->finished;
  double top = pen->y;

  pandoria_pen_heading (pen, finished ? _ ("The board at the end") : _ ("The board"));
  pandoria_report_draw_map (pen, game, height - (pen->y - top));
}
