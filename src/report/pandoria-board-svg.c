/* Writes the board as SVG: shapes that are defined once and used for each space. That keeps a
 * picture near 15 kB; cairo's SVG of the same board has 300 kB.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-svg.h"

#include <glib/gi18n-lib.h>

/* Half the width and height of a hex, and the distance between the centers of two columns. */
#define HALF_WIDTH  20
#define HALF_HEIGHT 17
#define COLUMN      30

/* How far the picture of the last tile reaches beyond it. */
#define AROUND 24

#define HEX "M20 0 10 17H-10L-20 0-10-17H10Z"

/* --- colors --------------------------------------------------------------------------------- */

typedef struct
{
  const char *fill, *pattern, *ink;
} TerrainColors;

typedef struct
{
  TerrainColors terrains[PANDORIA_N_TERRAINS];
  const char *plain, *lake, *wave, *ground, *ink, *faint, *line, *marked;
} Colors;

static const Colors light_colors = {
  .terrains = {
    [PANDORIA_TERRAIN_FOREST] = { "#d3e6cc", "#7fae74", "#1c1b20" },
    [PANDORIA_TERRAIN_MOUNTAINS] = { "#dfe9f4", "#9db4cd", "#1c1b20" },
    [PANDORIA_TERRAIN_HILLS] = { "#faedc4", "#dcb458", "#1c1b20" },
    [PANDORIA_TERRAIN_CITY] = { "#e4d9ef", "#ae95c8", "#1c1b20" },
  },
  .plain = "#fff", .lake = "#bfdff2", .wave = "#4d9fd6", .ground = "#dad6cc",
  .ink = "#1c1b20", .faint = "#5e5c64", .line = "#b8b6bd", .marked = "#1c5fb8",
};

static const Colors dark_colors = {
  .terrains = {
    [PANDORIA_TERRAIN_FOREST] = { "#2f5a2c", "#46793e", "#fff" },
    [PANDORIA_TERRAIN_MOUNTAINS] = { "#3f566e", "#5d7896", "#fff" },
    [PANDORIA_TERRAIN_HILLS] = { "#6e531a", "#94742d", "#fff" },
    [PANDORIA_TERRAIN_CITY] = { "#4f3a68", "#6f548f", "#fff" },
  },
  .plain = "#262a28", .lake = "#1f4a66", .wave = "#7cc0e8", .ground = "#5a564d",
  .ink = "#fff", .faint = "#d0cfd4", .line = "#5a605c", .marked = "#99c1f1",
};

/* The colors of the players' pieces, and of the mark on them. */
static const struct
{
  const char *fill, *on, *mark;
} piece_looks[] = {
  [PANDORIA_COLOR_RED] = { "#b3182f", "#fff", "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z" },
  [PANDORIA_COLOR_BLUE] = { "#1f62c4", "#fff", "M-3-3H3V3H-3Z" },
  [PANDORIA_COLOR_GREEN] = { "#3cb878", "#16211b", "M0-3 3.5 3H-3.5Z" },
  [PANDORIA_COLOR_YELLOW] = { "#f4c51f", "#241c00", "M0-4 3.5 0 0 4-3.5 0Z" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (piece_looks) == PANDORIA_N_COLORS);

/* The pattern of each terrain, for people who do not see the colors; and the letter. */
static const struct
{
  const char *id, *pattern, *context, *letter;
} terrain_looks[] = {
  [PANDORIA_TERRAIN_FOREST]
  = { "f", "M-17 17l3-9 3 9ZM-10 17l3-12 3 12ZM-3 17l3-9 3 9ZM4 17l3-12 3 12ZM11 17l3-9 3 9Z",
      "forest, as a letter on a map", NC_ ("forest, as a letter on a map", "F") },
  [PANDORIA_TERRAIN_MOUNTAINS]
  = { "m", "M-20 17-8 4-1 12 8 1 20 17Z", "mountains, as a letter on a map",
      NC_ ("mountains, as a letter on a map", "M") },
  [PANDORIA_TERRAIN_HILLS]
  = { "h", "M-20 17a11 11 0 0 1 20 0ZM-6 17a15 15 0 0 1 26 0Z", "hills, as a letter on a map",
      NC_ ("hills, as a letter on a map", "H") },
  [PANDORIA_TERRAIN_CITY]
  = { "c", "M-17 17V11h4v6ZM-10 17V5h4v12ZM-3 17V10h4v7ZM4 17V5h4v12ZM11 17v-7h4v7Z",
      "city, as a letter on a map", NC_ ("city, as a letter on a map", "C") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (terrain_looks) == PANDORIA_N_TERRAINS);

/* --- the picture ---------------------------------------------------------------------------- */

typedef struct
{
  GString *svg;
  PandoriaGame *game;
  const PandoriaState *state;
  const Colors *colors;
  PandoriaSpaces all;  /* the drawn ones */
  PandoriaSpaces last; /* the last tile or castle; may be empty */
} Picture;

typedef struct
{
  int left, top, right, bottom;
} Box;

/* Odd columns are half a row lower (1). */
static int
get_x (PandoriaSpace space)
{
  return COLUMN * PANDORIA_COLUMN (space);
}

static int
get_y (PandoriaSpace space)
{
  return HALF_HEIGHT * (2 * PANDORIA_ROW (space) + (PANDORIA_COLUMN (space) & 1));
}

static Box
get_box (PandoriaSpaces spaces, int margin)
{
  Box box = { G_MAXINT, G_MAXINT, 0, 0 };
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      box.left = MIN (box.left, get_x (space) - HALF_WIDTH - margin);
      box.top = MIN (box.top, get_y (space) - HALF_HEIGHT - margin);
      box.right = MAX (box.right, get_x (space) + HALF_WIDTH + margin);
      box.bottom = MAX (box.bottom, get_y (space) + HALF_HEIGHT + margin);
    }
  return box;
}

/* Returns: the spaces of the board that are visible in @box. */
static PandoriaSpaces
find_in_box (PandoriaSpaces spaces, const Box *box)
{
  PandoriaSpaces found = pandoria_spaces_empty ();
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    if (get_x (space) + HALF_WIDTH > box->left && get_x (space) - HALF_WIDTH < box->right
        && get_y (space) + HALF_HEIGHT > box->top && get_y (space) - HALF_HEIGHT < box->bottom)
      pandoria_spaces_add (&found, space);
  return found;
}

/* Returns: what the last act with a tile or castle placed; empty before the first one. */
static PandoriaSpaces
find_last (PandoriaGame *game)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaSpaces last = pandoria_spaces_empty ();

  for (guint i = pandoria_game_get_position (game); i > 0; i--)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i - 1);

      if (action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_SINGLE)
        pandoria_spaces_add (&last, action->hexes[0].at);
      if (action->kind == PANDORIA_ACT_PLACE_TILE)
        pandoria_spaces_add (&last, action->hexes[1].at);
      if (action->kind == PANDORIA_ACT_PLACE_CASTLE || action->kind == PANDORIA_ACT_PLACE_FORTRESS)
        pandoria_spaces_add (&last, action->at);
      if (!pandoria_spaces_is_empty (last))
        return last;
    }
  return last;
}

static PandoriaSpaces
get_board (const PandoriaState *state)
{
  return pandoria_spaces_or (pandoria_spaces_or (state->plain, state->lakes),
                             pandoria_spaces_or (state->exit_at, state->ship_at));
}

/* --- definitions ---------------------------------------------------------------------------- */

static void
define_terrains (Picture *picture)
{
  for (guint i = 0; i < PANDORIA_N_TERRAINS; i++)
    {
      const TerrainColors *colors = &picture->colors->terrains[i];
      g_autofree char *letter = g_markup_escape_text (
          g_dpgettext2 (GETTEXT_PACKAGE, terrain_looks[i].context, terrain_looks[i].letter), -1);

      g_string_append_printf (
          picture->svg,
          "<g id=\"%s\"><use href=\"#x\" fill=\"%s\"/>"
          "<path d=\"%s\" fill=\"%s\" clip-path=\"url(#k)\"/>"
          "<text x=\"-9\" y=\"2\" font-size=\"11\" font-weight=\"bold\" fill=\"%s\">%s</text></g>",
          terrain_looks[i].id, colors->fill, terrain_looks[i].pattern, colors->pattern, colors->ink,
          letter);
    }
}

static void
define_ground (Picture *picture)
{
  const Colors *colors = picture->colors;

  g_string_append_printf (
      picture->svg,
      "<path id=\"x\" d=\"" HEX "\" stroke=\"%s\" stroke-width=\".7\"/>"
      "<clipPath id=\"k\"><path d=\"" HEX "\"/></clipPath>"
      "<path id=\"o\" d=\"" HEX "\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\"/>"
      "<path id=\"e\" d=\"" HEX "\" fill=\"none\" stroke=\"%s\" stroke-dasharray=\"4 2\"/>"
      "<path id=\"l\" d=\"" HEX "\" fill=\"none\" stroke=\"%s\" stroke-width=\"3.5\"/>"
      "<g id=\"p\"><use href=\"#x\" fill=\"%s\"/></g>"
      "<g id=\"b\"><use href=\"#x\" fill=\"%s\"/></g>"
      "<g id=\"w\"><use href=\"#x\" fill=\"%s\"/><path d=\"M-11 5q4-5 7 0t7 0 7 0M-11 10q4-5 7 0t7 "
      "0 7 0\" fill=\"none\" stroke=\"%s\"/></g>"
      "<path id=\"s\" d=\"M-1-8V2H-8ZM1-8V2H8Z\" fill=\"%s\"/>"
      "<circle id=\"d\" r=\"2\" fill=\"%s\"/>"
      "<path id=\"a\" d=\"M0-3 2.5 0 0 3-2.5 0Z\" fill=\"%s\"/>",
      colors->line, colors->ink, colors->faint, colors->marked, colors->plain, colors->ground,
      colors->lake, colors->wave, colors->ink, colors->ink, colors->ink);
}

/* Defines worker, leader and castle of each player, named by the seat. */
static void
define_pieces (Picture *picture)
{
  static const struct
  {
    char id;
    const char *outline;
  } pieces[] = {
    { 'W', "M-6 7V-1a6 6 0 0 1 12 0V7Z" },
    { 'L', "M-6 7-7-6-3-2 0-8 3-2 7-6 6 7Z" },
    { 'C', "M-7 9V-9h3v3h3v-3h2v3h3v-3h3V9Z" },
  };

  for (guint seat = 0; seat < picture->state->n_players; seat++)
    {
      PandoriaColor color
          = pandoria_record_get_player_color (pandoria_game_get_record (picture->game), seat);

      for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
        g_string_append_printf (
            picture->svg,
            "<g id=\"%c%u\"><path d=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\".8\"/>"
            "<path d=\"%s\" fill=\"%s\" transform=\"translate(0 2)\"/></g>",
            pieces[i].id, seat, pieces[i].outline, piece_looks[color].fill, picture->colors->ink,
            piece_looks[color].mark, piece_looks[color].on);
    }
}

/* --- spaces --------------------------------------------------------------------------------- */

static void
use (Picture *picture, const char *id, int x, int y)
{
  g_string_append_printf (picture->svg, "<use href=\"#%s\" x=\"%d\" y=\"%d\"/>", id, x, y);
}

/* Returns: the seat whose castle or fortress is on @space; −1: none. */
static int
get_castle (const PandoriaState *state, PandoriaSpace space)
{
  int castle = pandoria_state_castle_at (state, space);

  return castle >= 0 ? castle : pandoria_state_fortress_at (state, space);
}

static void
add_ground (Picture *picture, PandoriaSpace space, int x, int y)
{
  const PandoriaState *state = picture->state;
  int terrain = pandoria_state_terrain_at (state, space);

  if (terrain < 0)
    terrain = pandoria_state_exit_at (state, space);
  if (get_castle (state, space) >= 0)
    use (picture, "b", x, y);
  else if (terrain >= 0)
    use (picture, terrain_looks[terrain].id, x, y);
  else if (pandoria_spaces_has (&state->lakes, space))
    use (picture, "w", x, y);
  else
    use (picture, "p", x, y);
}

static void
add_name (Picture *picture, PandoriaSpace space, int x, int y)
{
  int terrain = pandoria_state_terrain_at (picture->state, space);
  const char *ink = terrain >= 0 ? picture->colors->terrains[terrain].ink : picture->colors->faint;

  g_string_append_printf (picture->svg, "<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>", x, y - 9,
                          ink, pandoria_space_name (space));
}

static void
add_symbols (Picture *picture, PandoriaSpace space, int x, int y)
{
  guint symbols = pandoria_state_symbols_at (picture->state, space);
  guint artifacts = pandoria_state_artifacts_at (picture->state, space);

  for (guint i = 0; i < symbols; i++)
    use (picture, "d", x + 2 + 5 * (int) i, y - 2);
  for (guint i = 0; i < artifacts; i++)
    use (picture, "a", x + 14, y + 3 + 7 * (int) i);
}

static void
add_pieces (Picture *picture, PandoriaSpace space, int x, int y)
{
  const PandoriaState *state = picture->state;
  int castle = get_castle (state, space);
  PandoriaFigure figures[2];
  guint n = pandoria_state_figures_at (state, space, figures);
  char id[8];

  if (castle >= 0)
    {
      g_snprintf (id, sizeof id, "C%d", castle);
      use (picture, id, x, y + 2);
    }
  for (guint i = 0; i < n; i++)
    {
      g_snprintf (id, sizeof id, "%c%u", figures[i].leader ? 'L' : 'W', figures[i].player);
      use (picture, id, x + (castle >= 0 ? 9 : 0) + 13 * (int) i - (n > 1 ? 6 : 0), y + 8);
    }
}

static void
add_space (Picture *picture, PandoriaSpace space)
{
  int x = get_x (space), y = get_y (space);

  add_ground (picture, space, x, y);
  add_name (picture, space, x, y);
  if (pandoria_spaces_has (&picture->state->ship_at, space))
    use (picture, "s", x, y);
  add_symbols (picture, space, x, y);
  add_pieces (picture, space, x, y);
}

static void
add_outlines (Picture *picture, PandoriaSpaces spaces, const char *id)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_and (spaces, picture->all))
    use (picture, id, get_x (space), get_y (space));
}

static void
add_all (Picture *picture)
{
  PandoriaSpace space;

  g_string_append (picture->svg, "<defs>");
  define_ground (picture);
  define_terrains (picture);
  define_pieces (picture);
  g_string_append (picture->svg, "</defs>"
                                 "<g font-family=\"sans-serif\" font-size=\"7\" "
                                 "text-anchor=\"middle\">");
  PANDORIA_FOREACH_SPACE (space, picture->all)
    add_space (picture, space);
  add_outlines (picture, picture->state->exit_at, "e");
  add_outlines (picture, pandoria_state_closed (picture->state), "o");
  add_outlines (picture, picture->last, "l");
  g_string_append (picture->svg, "</g></svg>\n");
}

char *
pandoria_board_svg (PandoriaGame *game, PandoriaBoardSvgPart part, gboolean dark)
{
  Picture picture = { .game = game, .colors = dark ? &dark_colors : &light_colors };
  Box box;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  picture.state = pandoria_game_get_state (game);
  picture.all = get_board (picture.state);
  picture.last = find_last (game);
  box = get_box (picture.all, 2);
  if (part == PANDORIA_BOARD_SVG_LAST && !pandoria_spaces_is_empty (picture.last))
    {
      box = get_box (picture.last, AROUND);
      picture.all = find_in_box (picture.all, &box);
    }
  picture.svg = g_string_sized_new (32 * 1024);
  g_string_append_printf (picture.svg,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%d %d %d %d\">",
                          box.left, box.top, box.right - box.left, box.bottom - box.top);
  add_all (&picture);
  return g_string_free (picture.svg, FALSE);
}
