/* Adds highlights to the looks of spaces: choices, selection, preview, closing regions, refusals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-board-layout.h"
#include "pandoria-space-look.h"

void
pandoria_highlights_init (PandoriaHighlights *highlights)
{
  memset (highlights, 0, sizeof *highlights);
  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    highlights->other_half[i] = PANDORIA_SPACE_NONE;
  highlights->artifacts_at = PANDORIA_SPACE_NONE;
  highlights->figure_at = PANDORIA_SPACE_NONE;
}

/* The outer edges of @region. */
static void
set_outline (PandoriaSpaces region, PandoriaOutline outline, PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, region)
    looks[space].outline[outline] = pandoria_spaces_border (region, space);
}

guint8
pandoria_spaces_border (PandoriaSpaces region, PandoriaSpace space)
{
  guint edges = 0;

  for (int edge = 0; edge < PANDORIA_HEX_CORNERS; edge++)
    if (!pandoria_spaces_has (&region, pandoria_hex_neighbour (space, (PandoriaHexEdge) edge)))
      edges |= 1U << edge;
  return (guint8) edges;
}

/* The state after the previewed placement. */
static PandoriaState
lay_preview (const PandoriaState *state, const PandoriaHighlights *highlights)
{
  PandoriaState then = *state;

  for (guint i = 0; i < highlights->n_preview; i++)
    for (guint8 terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
      if (terrain == highlights->preview[i].terrain)
        pandoria_spaces_add (&then.terrain[terrain], highlights->preview[i].at);
      else
        pandoria_spaces_remove (&then.terrain[terrain], highlights->preview[i].at);
  return then;
}

/* The regions that the preview would close. */
static void
set_closing (const PandoriaState *state, const PandoriaHighlights *highlights, PandoriaSpaceLook looks[])
{
  PandoriaState then = lay_preview (state, highlights);
  PandoriaSpaces closing = pandoria_spaces_minus (pandoria_state_closed (&then), pandoria_state_closed (state));

  while (!pandoria_spaces_is_empty (closing))
    {
      PandoriaSpaces region = pandoria_state_region (&then, pandoria_spaces_first (closing));
      PandoriaSpace space;

      PANDORIA_FOREACH_SPACE (space, region)
        looks[space].marks |= PANDORIA_MARK_CLOSING;
      set_outline (region, PANDORIA_OUTLINE_CLOSING, looks);
      closing = pandoria_spaces_minus (closing, region);
    }
}

static void
set_hex (const PandoriaHex *hex, PandoriaSpaceLook *look)
{
  look->ground
      = (PandoriaSpaceGround){ .kind = PANDORIA_SPACE_KIND_TERRAIN, .terrain = hex->terrain, .symbols = hex->symbols };
}

/* Adds the figure that the player would place on the tile. */
static void
set_preview_figure (const PandoriaHighlights *highlights, PandoriaSpaceLook *look)
{
  if (look->n_figures > 0)
    return;
  look->n_figures = 1;
  look->color[0] = highlights->figure_color;
  look->leader[0] = highlights->figure_leader;
}

static void
set_preview (const PandoriaState *state, const PandoriaHighlights *highlights, PandoriaSpaceLook looks[])
{
  for (guint i = 0; i < highlights->n_preview; i++)
    {
      PandoriaSpaceLook *look = &looks[highlights->preview[i].at];

      look->under = look->ground;
      set_hex (&highlights->preview[i], look);
      if (highlights->artifacts_at == highlights->preview[i].at)
        look->ground.artifacts = highlights->n_artifacts;
      if (highlights->figure_at == highlights->preview[i].at)
        set_preview_figure (highlights, look);
      look->marks |= PANDORIA_MARK_PREVIEW;
    }
  if (highlights->n_preview > 0)
    set_closing (state, highlights, looks);
}

static void
set_refused (const PandoriaHighlights *highlights, PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  for (guint i = 0; i < highlights->n_refused_hexes; i++)
    if (pandoria_spaces_has (&highlights->refused, highlights->refused_hexes[i].at))
      {
        PandoriaSpaceLook *look = &looks[highlights->refused_hexes[i].at];

        look->under = look->ground;
        set_hex (&highlights->refused_hexes[i], look);
      }
  PANDORIA_FOREACH_SPACE (space, highlights->refused)
    {
      looks[space].ground.faint = TRUE;
      looks[space].marks |= PANDORIA_MARK_REFUSED;
    }
}

PandoriaSpaces
pandoria_space_looks_get_preview_region (const PandoriaState *state, const PandoriaHighlights *highlights)
{
  PandoriaState then = lay_preview (state, highlights);
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint i = 0; i < highlights->n_preview; i++)
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
  set_outline (highlights->outline, PANDORIA_OUTLINE_ENTRY, looks);
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

void
pandoria_space_looks_highlight (PandoriaSpaceLook looks[PANDORIA_N_SPACES], const PandoriaState *state,
                                const PandoriaHighlights *highlights)
{
  set_joined (highlights, looks);
  set_marks (highlights, looks);
  set_refused (highlights, looks);
  set_preview (state, highlights, looks);
}
