/* The look of one space: a small value made from the state. If its bytes differ, the space is
 * redrawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-look.h"

#include <string.h>

#include "pandoria-board-layout.h"

/* --- highlights ----------------------------------------------------------------------------- */

void
pandoria_highlights_init (PandoriaHighlights *highlights)
{
  memset (highlights, 0, sizeof *highlights);
  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    highlights->other_half[i] = PANDORIA_SPACE_NONE;
  highlights->artifacts_at = PANDORIA_SPACE_NONE;
  highlights->figure_at = PANDORIA_SPACE_NONE;
  highlights->castle_at = PANDORIA_SPACE_NONE;
}

static guint8
get_border (PandoriaSpaces region, PandoriaSpace space)
{
  guint edges = 0;

  for (int edge = 0; edge < PANDORIA_HEX_CORNERS; edge++)
    if (!pandoria_spaces_has (&region, pandoria_hex_neighbour (space, (PandoriaHexEdge) edge)))
      edges |= 1U << edge;
  return (guint8) edges;
}

void
pandoria_space_looks_outline (PandoriaSpaceLook looks[], PandoriaSpaces region,
                              PandoriaOutline outline)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, region)
    looks[space].outline[outline] = get_border (region, space);
}

static gboolean
is_refused (const PandoriaHighlights *highlights, guint index)
{
  return pandoria_spaces_has (&highlights->refused, highlights->preview[index].at);
}

/* The state after the previewed placement. */
static PandoriaState
lay_preview (const PandoriaState *state, const PandoriaHighlights *highlights)
{
  PandoriaState then = *state;

  for (guint i = 0; i < highlights->n_preview; i++)
    for (guint8 terrain = 0; terrain < PANDORIA_N_TERRAINS && !is_refused (highlights, i);
         terrain++)
      if (terrain == highlights->preview[i].terrain)
        pandoria_spaces_add (&then.terrain[terrain], highlights->preview[i].at);
      else
        pandoria_spaces_remove (&then.terrain[terrain], highlights->preview[i].at);
  /* Regions close next to any castle, so its owner does not matter here. */
  if (highlights->castle_at != PANDORIA_SPACE_NONE)
    pandoria_spaces_add (&then.players[0].castle_at, highlights->castle_at);
  return then;
}

/* The regions that the preview would close. */
static void
set_closing (const PandoriaState *state, const PandoriaHighlights *highlights,
             PandoriaSpaceLook looks[])
{
  PandoriaState then = lay_preview (state, highlights);
  PandoriaSpaces closing
      = pandoria_spaces_minus (pandoria_state_closed (&then), pandoria_state_closed (state));

  while (!pandoria_spaces_is_empty (closing))
    {
      PandoriaSpaces region = pandoria_state_region (&then, pandoria_spaces_first (closing));
      PandoriaSpace space;

      PANDORIA_FOREACH_SPACE (space, region)
        looks[space].marks |= PANDORIA_MARK_CLOSING;
      pandoria_space_looks_outline (looks, region, PANDORIA_OUTLINE_CLOSING);
      closing = pandoria_spaces_minus (closing, region);
    }
}

/* Adds the figure that the player would place. */
static void
set_preview_figure (const PandoriaHighlights *highlights, PandoriaSpaceLook *look)
{
  if (look->n_figures > 0)
    return;
  look->n_figures = 1;
  look->color[0] = highlights->figure_color;
  look->leader[0] = highlights->figure_leader;
  look->is_ghost = TRUE;
}

/* Lifts a castle over its space. On an exit it is a fortress. */
static void
set_preview_castle (const PandoriaHighlights *highlights, PandoriaSpaceLook looks[])
{
  PandoriaSpaceLook *look;
  gboolean on_exit;

  if (highlights->castle_at == PANDORIA_SPACE_NONE)
    return;
  look = &looks[highlights->castle_at];
  if (look->ground.kind == PANDORIA_SPACE_KIND_NOTHING)
    return;
  on_exit = look->ground.kind == PANDORIA_SPACE_KIND_EXIT;
  look->under = look->ground;
  look->ground = (PandoriaSpaceGround){ .kind = on_exit ? PANDORIA_SPACE_KIND_FORTRESS
                                                        : PANDORIA_SPACE_KIND_CASTLE,
                                        .owner = highlights->castle_color };
  look->marks |= PANDORIA_MARK_PREVIEW;
}

/* A card can place a figure where no tile is placed, such as on a ship. */
static void
set_figure_of_card (const PandoriaHighlights *highlights, PandoriaSpaceLook looks[])
{
  PandoriaSpaceLook *look;

  if (highlights->figure_at == PANDORIA_SPACE_NONE || highlights->n_preview > 0)
    return;
  look = &looks[highlights->figure_at];
  if (look->ground.kind == PANDORIA_SPACE_KIND_NOTHING)
    return;
  set_preview_figure (highlights, look);
  look->marks |= PANDORIA_MARK_PREVIEW;
}

static void
set_preview (const PandoriaState *state, const PandoriaHighlights *highlights,
             PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  for (guint i = 0; i < highlights->n_preview; i++)
    {
      const PandoriaHex *hex = &highlights->preview[i];
      PandoriaSpaceLook *look = &looks[hex->at];

      look->under = look->ground;
      look->ground = (PandoriaSpaceGround){ .kind = PANDORIA_SPACE_KIND_TERRAIN,
                                            .terrain = hex->terrain,
                                            .symbols = hex->symbols };
      if (is_refused (highlights, i))
        continue;
      if (highlights->artifacts_at == hex->at)
        look->ground.artifacts = highlights->n_artifacts;
      if (highlights->figure_at == hex->at)
        set_preview_figure (highlights, look);
      look->marks |= PANDORIA_MARK_PREVIEW;
    }
  set_preview_castle (highlights, looks);
  set_figure_of_card (highlights, looks);
  PANDORIA_FOREACH_SPACE (space, highlights->refused)
    {
      looks[space].ground.faint = TRUE;
      looks[space].marks |= PANDORIA_MARK_REFUSED;
    }
  if (highlights->n_preview > 0 || highlights->castle_at != PANDORIA_SPACE_NONE)
    set_closing (state, highlights, looks);
}

PandoriaSpaces
pandoria_space_looks_get_preview_region (const PandoriaState *state,
                                         const PandoriaHighlights *highlights)
{
  PandoriaState then = lay_preview (state, highlights);
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint i = 0; i < highlights->n_preview; i++)
    if (!is_refused (highlights, i))
      all = pandoria_spaces_or (all, pandoria_state_region (&then, highlights->preview[i].at));
  return all;
}

static void
set_marks (const PandoriaHighlights *highlights, PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, highlights->choices)
    {
      looks[space].marks |= PANDORIA_MARK_CHOICE;
      looks[space].ground.lit = looks[space].ground.kind == PANDORIA_SPACE_KIND_PLAIN;
      if (looks[space].ground.lit)
        looks[space].marks |= PANDORIA_MARK_ON_PLAIN;
    }
  PANDORIA_FOREACH_SPACE (space, highlights->selected)
    looks[space].marks |= PANDORIA_MARK_SELECTED;
  PANDORIA_FOREACH_SPACE (space, highlights->last)
    looks[space].marks |= PANDORIA_MARK_LAST;
  PANDORIA_FOREACH_SPACE (space, highlights->homeward)
    if (looks[space].n_figures > 0)
      looks[space].marks |= PANDORIA_MARK_HOMEWARD;
  PANDORIA_FOREACH_SPACE (space, highlights->missing)
    looks[space].marks |= PANDORIA_MARK_MISSING;
  PANDORIA_FOREACH_SPACE (space, highlights->missing_alone)
    looks[space].marks |= PANDORIA_MARK_MISSING_ALONE;
  pandoria_space_looks_outline (looks, highlights->outline, PANDORIA_OUTLINE_ENTRY);
  pandoria_space_looks_outline (looks, highlights->wanted, PANDORIA_OUTLINE_WANTED);
}

static void
set_joined (const PandoriaHighlights *highlights, PandoriaSpaceLook looks[])
{
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      PandoriaSpace other = highlights->other_half[space];

      if (other >= 0 && looks[space].ground.kind == PANDORIA_SPACE_KIND_TERRAIN
          && looks[other].ground.kind == PANDORIA_SPACE_KIND_TERRAIN)
        looks[space].ground.joined = (guint8) (pandoria_hex_edge_to (space, other) + 1);
    }
}

static void
set_highlights (PandoriaSpaceLook looks[], const PandoriaState *state,
                const PandoriaHighlights *highlights)
{
  set_joined (highlights, looks);
  set_marks (highlights, looks);
  set_preview (state, highlights, looks);
}

/* --- the state ------------------------------------------------------------------------------ */

static PandoriaSpaces
all_exits (const PandoriaState *state)
{
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint i = 0; i < state->n_exits; i++)
    for (int j = 0; j < 2; j++)
      if (state->exits[i].spaces[j] >= 0)
        pandoria_spaces_add (&all, state->exits[i].spaces[j]);
  return all;
}

PandoriaSpaces
pandoria_space_looks_spaces (const PandoriaState *state)
{
  return pandoria_spaces_or (pandoria_spaces_or (state->plain, state->lakes), all_exits (state));
}

/* Adds up the steps from @space to its neighbours in @field, in half hexes. The sum points to most
 * of them. */
static void
add_pull (PandoriaSpace space, PandoriaSpaces field, int *dx, int *dy)
{
  static const gint8 step_x[] = { 0, 2, 2, 0, -2, -2 }, step_y[] = { -2, -1, 1, 2, 1, -1 };

  for (int edge = 0; edge < PANDORIA_HEX_CORNERS; edge++)
    {
      PandoriaSpace next = pandoria_hex_neighbour (space, (PandoriaHexEdge) edge);

      if (pandoria_spaces_has (&field, next))
        {
          *dx += step_x[edge];
          *dy += step_y[edge];
        }
    }
}

/* Returns the direction from the board to its exit. */
static PandoriaFade
find_fade (const PandoriaExit *exit, PandoriaSpaces board)
{
  int dx = 0, dy = 0;

  for (int j = 0; j < 2; j++)
    if (exit->spaces[j] >= 0)
      add_pull (exit->spaces[j], board, &dx, &dy);
  if (ABS (dx) > ABS (dy))
    return dx > 0 ? PANDORIA_FADE_LEFT : PANDORIA_FADE_RIGHT;
  return dy > 0 ? PANDORIA_FADE_UP : PANDORIA_FADE_DOWN;
}

/* Whether an exit that fades upwards or downwards has its two spaces one above the other. @edge is
 * between them, or -1. */
static gboolean
is_in_line (const PandoriaExit *exit, int edge, PandoriaFade fade)
{
  gboolean stacked = edge == PANDORIA_HEX_EDGE_TOP || edge == PANDORIA_HEX_EDGE_BOTTOM;
  gboolean upright = fade == PANDORIA_FADE_UP || fade == PANDORIA_FADE_DOWN;

  return exit->spaces[1] >= 0 && stacked && upright;
}

/* An exit fades away from the board. If it has two spaces in a row, the outer one fades more. */
static void
set_exit_fade (const PandoriaExit *exit, PandoriaSpaces board, PandoriaSpaceLook looks[])
{
  PandoriaFade fade = find_fade (exit, board);
  int edge = pandoria_hex_edge_to (exit->spaces[0], exit->spaces[1]);
  gboolean in_line = is_in_line (exit, edge, fade);

  for (int j = 0; j < 2 && exit->spaces[j] >= 0; j++)
    {
      PandoriaSpaceGround *ground = &looks[exit->spaces[j]].ground;
      int to_other = j == 0 ? edge : (edge + 3) % 6;

      ground->fade = (guint8) fade;
      ground->stage = 0;
      if (in_line)
        ground->stage
            = pandoria_spaces_meet (pandoria_space_around (exit->spaces[j]), board) ? 1 : 2;
      ground->joined = edge >= 0 ? (guint8) (to_other + 1) : 0;
    }
}

/* The first space of a closed exit has the fortress. */
static PandoriaSpaceKind
get_exit_kind (const PandoriaState *state, const PandoriaExit *exit, int j)
{
  if (pandoria_spaces_has (&state->open_exit[exit->terrain], exit->spaces[j]))
    return PANDORIA_SPACE_KIND_EXIT;
  return j == 0 ? PANDORIA_SPACE_KIND_FORTRESS : PANDORIA_SPACE_KIND_PAVED;
}

static void
set_exits (const PandoriaState *state, PandoriaSpaceLook looks[])
{
  PandoriaSpaces board = pandoria_spaces_or (state->plain, state->lakes);

  for (guint i = 0; i < state->n_exits; i++)
    {
      const PandoriaExit *exit = &state->exits[i];

      for (int j = 0; j < 2 && exit->spaces[j] >= 0; j++)
        {
          PandoriaSpaceGround *ground = &looks[exit->spaces[j]].ground;

          ground->kind = get_exit_kind (state, exit, j);
          ground->terrain = exit->terrain;
        }
      set_exit_fade (exit, board, looks);
    }
}

static void
set_ships (const PandoriaState *state, PandoriaSpaceLook looks[])
{
  for (guint i = 0; i < state->n_ships; i++)
    {
      looks[state->ships[i].at].ground.kind = PANDORIA_SPACE_KIND_SHIP;
      looks[state->ships[i].at].ground.discount = state->ships[i].discount;
    }
}

static void
set_owners (const PandoriaState *state, const PandoriaColor *colors, PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  for (guint seat = 0; seat < state->n_players; seat++)
    {
      PANDORIA_FOREACH_SPACE (space, state->players[seat].castle_at)
        {
          looks[space].ground.kind = PANDORIA_SPACE_KIND_CASTLE;
          looks[space].ground.owner = (guint8) colors[seat];
        }
      PANDORIA_FOREACH_SPACE (space, state->players[seat].fortress_at)
        looks[space].ground.owner = (guint8) colors[seat];
    }
}

static void
set_terrain (const PandoriaState *state, PandoriaSpaceLook looks[])
{
  PandoriaSpaces closed = pandoria_state_closed (state);
  PandoriaSpace space;

  for (guint8 terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
    PANDORIA_FOREACH_SPACE (space, state->terrain[terrain])
      {
        PandoriaSpaceGround *ground = &looks[space].ground;

        ground->kind = PANDORIA_SPACE_KIND_TERRAIN;
        ground->terrain = terrain;
        ground->symbols = (guint8) pandoria_state_symbols_at (state, space);
        ground->artifacts = (guint8) pandoria_state_artifacts_at (state, space);
        ground->printed = pandoria_spaces_has (&state->printed, space);
        ground->closed = pandoria_spaces_has (&closed, space);
      }
}

static void
set_figures (const PandoriaState *state, const PandoriaColor *colors, PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, pandoria_state_all_figures (state))
    {
      PandoriaFigure figures[2];

      looks[space].n_figures = (guint8) pandoria_state_figures_at (state, space, figures);
      for (guint i = 0; i < looks[space].n_figures; i++)
        {
          looks[space].color[i] = (guint8) colors[figures[i].player];
          looks[space].leader[i] = figures[i].leader;
        }
    }
}

void
pandoria_space_looks_make (PandoriaSpaceLook looks[PANDORIA_N_SPACES], const PandoriaState *state,
                           const PandoriaColor *colors, const PandoriaHighlights *highlights)
{
  PandoriaSpace space;

  memset (looks, 0, PANDORIA_N_SPACES * sizeof looks[0]);
  PANDORIA_FOREACH_SPACE (space, state->plain)
    looks[space].ground.kind = PANDORIA_SPACE_KIND_PLAIN;
  PANDORIA_FOREACH_SPACE (space, state->lakes)
    looks[space].ground.kind = PANDORIA_SPACE_KIND_LAKE;
  set_exits (state, looks);
  set_ships (state, looks);
  set_terrain (state, looks);
  set_owners (state, colors, looks);
  set_figures (state, colors, looks);
  if (highlights != NULL)
    set_highlights (looks, state, highlights);
}

/* Returns the changed spaces. Spaces that lost a figure count only if no other space changed. */
PandoriaSpaces
pandoria_space_looks_diff (const PandoriaState *before, const PandoriaState *after)
{
  static const PandoriaColor seats[PANDORIA_MAX_PLAYERS] = { 0, 1, 2, 3 };
  PandoriaSpaceLook looks[2][PANDORIA_N_SPACES];
  PandoriaSpaces put = pandoria_spaces_empty (), taken = pandoria_spaces_empty ();

  pandoria_space_looks_make (looks[0], before, seats, NULL);
  pandoria_space_looks_make (looks[1], after, seats, NULL);
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      looks[0][space].ground.closed = looks[1][space].ground.closed = 0;
      if (memcmp (&looks[0][space], &looks[1][space], sizeof looks[0][0]) == 0)
        continue;
      pandoria_spaces_add (looks[1][space].n_figures < looks[0][space].n_figures ? &taken : &put,
                           space);
    }
  return pandoria_spaces_is_empty (put) ? taken : put;
}
