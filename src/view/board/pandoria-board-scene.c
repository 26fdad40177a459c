/* PandoriaBoardScene: what a board shows. The position, its highlights, the open regions, and where
 * pointer and keyboard are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-scene.h"

#include "pandoria-turn-changes.h"

#define NEARLY_CLOSED 3

void
pandoria_board_scene_init (PandoriaBoardScene *scene)
{
  g_return_if_fail (scene != NULL);

  scene->pointed = scene->hovered = PANDORIA_SPACE_NONE;
  scene->open = g_array_new (FALSE, FALSE, sizeof (PandoriaOpenRegion));
  pandoria_highlights_init (&scene->highlights);
}

void
pandoria_board_scene_clear (PandoriaBoardScene *scene)
{
  g_return_if_fail (scene != NULL);

  g_clear_pointer (&scene->open, g_array_unref);
}

/* --- the position --------------------------------------------------------------------------- */

void
pandoria_board_scene_show_game (PandoriaBoardScene *scene, PandoriaGame *game, guint position)
{
  PandoriaRecord *record;

  g_return_if_fail (scene != NULL && PANDORIA_IS_GAME (game));

  record = pandoria_game_get_record (game);
  scene->state = *pandoria_game_get_state_at (game, position);
  scene->drawing = FALSE;
  for (guint seat = 0; seat < scene->state.n_players; seat++) /* colors can change in a game */
    scene->colors[seat] = pandoria_record_get_player_color (record, seat);
  pandoria_tile_halves_find (game, position, scene->highlights.other_half);
  scene->highlights.last = pandoria_last_turn_find (game, position);
}

void
pandoria_board_scene_show_state (PandoriaBoardScene *scene, const PandoriaState *state,
                                 const PandoriaColor *colors)
{
  g_return_if_fail (scene != NULL && state != NULL);
  g_return_if_fail (colors != NULL || state->n_players == 0);

  scene->state = *state;
  scene->drawing = FALSE;
  for (guint seat = 0; seat < state->n_players; seat++)
    scene->colors[seat] = colors[seat];
  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    scene->highlights.other_half[i] = PANDORIA_SPACE_NONE;
}

void
pandoria_board_scene_show_drawing (PandoriaBoardScene *scene, const PandoriaBoard *board)
{
  PandoriaState state;

  g_return_if_fail (scene != NULL && board != NULL);

  pandoria_state_init_bare (&state, board);
  pandoria_board_scene_show_state (scene, &state, NULL);
  scene->drawing = TRUE;
  memcpy (&scene->drawn, board, sizeof *board);
}

PandoriaSpaces
pandoria_board_scene_get_spaces (const PandoriaBoardScene *scene)
{
  if (scene->drawing)
    return (PandoriaSpaces){ { G_MAXUINT64, G_MAXUINT64, G_MAXUINT64, G_MAXUINT64 } };
  return pandoria_space_looks_spaces (&scene->state);
}

/* --- the preview ---------------------------------------------------------------------------- */

static PandoriaSpaces
get_castles (const PandoriaState *state, guint seat)
{
  return pandoria_spaces_or (state->players[seat].castle_at, state->players[seat].fortress_at);
}

/* The castle or fortress that the act of the preview would place. */
static void
set_castle (PandoriaBoardScene *scene, const PandoriaPlayView *view)
{
  scene->highlights.castle_at = PANDORIA_SPACE_NONE;
  for (guint seat = 0; view->foresight != NULL && seat < scene->state.n_players; seat++)
    {
      PandoriaSpaces placed = pandoria_spaces_minus (get_castles (&view->foresight->done, seat),
                                                     get_castles (&scene->state, seat));

      if (pandoria_spaces_is_empty (placed))
        continue;
      scene->highlights.castle_at = pandoria_spaces_first (placed);
      scene->highlights.castle_color = (guint8) scene->colors[seat];
    }
}

/* If only the second half of a tile does not fit, shows the first half as valid. */
void
pandoria_board_scene_show_preview (PandoriaBoardScene *scene, const PandoriaPlayView *view)
{
  PandoriaHighlights *highlights = &scene->highlights;

  g_return_if_fail (view != NULL && view->n_shown <= 2);
  g_return_if_fail (view->figure.player < PANDORIA_MAX_PLAYERS);

  highlights->n_preview = 0;
  for (guint i = 0; i < view->n_shown; i++)
    if (view->shown[i].at >= 0 && view->shown[i].terrain < PANDORIA_N_TERRAINS)
      highlights->preview[highlights->n_preview++] = view->shown[i];
  highlights->refused = view->refused;
  highlights->homeward = view->homeward;
  highlights->artifacts_at = view->n_shown > 0 ? view->shown[0].at : PANDORIA_SPACE_NONE;
  highlights->n_artifacts = (guint8) view->n_artifacts;
  highlights->figure_at = view->figure_at;
  highlights->figure_color = (guint8) scene->colors[view->figure.player];
  highlights->figure_leader = view->figure.leader;
  set_castle (scene, view);
}

/* --- open regions --------------------------------------------------------------------------- */

static const PandoriaOpenRegion *
get_region (const PandoriaBoardScene *scene, guint index)
{
  return &g_array_index (scene->open, PandoriaOpenRegion, index);
}

static int
sum_gains (const PandoriaOpenRegion *open)
{
  int sum = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    sum += open->gains[i].amount;
  return sum;
}

/* Regions that are nearly closed and bring something are always shown; the others only while they
 * are hovered. */
static gboolean
is_told (const PandoriaBoardScene *scene, const PandoriaOpenRegion *open)
{
  const gboolean is_near = pandoria_spaces_count (open->missing) <= NEARLY_CLOSED;

  if (!open->at_exit && is_near && sum_gains (open) > 0)
    return TRUE;
  return pandoria_spaces_has (&open->region.spaces, scene->hovered)
         || pandoria_spaces_has (&open->missing, scene->hovered);
}

static gboolean
is_mine (const PandoriaBoardScene *scene, const PandoriaOpenRegion *open)
{
  return open->gains[scene->state.active].amount > 0;
}

/* Orders regions for placing their labels: the hovered region first, then those of the active
 * player, a region without gains last. In between, regions nearest to closing and then those with
 * the largest gains come first. */
static int
compare_regions (gconstpointer a, gconstpointer b, gpointer data)
{
  const PandoriaOpenRegion *one = *(const PandoriaOpenRegion *const *) a,
                           *other = *(const PandoriaOpenRegion *const *) b;
  const PandoriaBoardScene *scene = data;
  int hovered = pandoria_spaces_has (&other->region.spaces, scene->hovered)
                - pandoria_spaces_has (&one->region.spaces, scene->hovered);
  int mine = is_mine (scene, other) - is_mine (scene, one);
  int vain = (sum_gains (one) == 0) - (sum_gains (other) == 0);
  int missing
      = (int) pandoria_spaces_count (one->missing) - (int) pandoria_spaces_count (other->missing);

  if (hovered != 0)
    return hovered;
  if (mine != 0)
    return mine;
  if (vain != 0)
    return vain;
  if (missing != 0)
    return missing;
  return sum_gains (other) - sum_gains (one);
}

GPtrArray *
pandoria_board_scene_list_told (const PandoriaBoardScene *scene)
{
  GPtrArray *told = g_ptr_array_new ();

  for (guint i = 0; i < scene->open->len; i++)
    if (is_told (scene, get_region (scene, i)))
      g_ptr_array_add (told, (gpointer) get_region (scene, i));
  g_ptr_array_sort_with_data (told, compare_regions, (gpointer) scene);
  return told;
}

static void
mark_missing (PandoriaBoardScene *scene)
{
  PandoriaSpaces missing = pandoria_spaces_empty (), alone = pandoria_spaces_empty ();

  for (guint i = 0; i < scene->open->len; i++)
    {
      const PandoriaOpenRegion *open = get_region (scene, i);

      if (!is_told (scene, open))
        continue;
      missing = pandoria_spaces_or (missing, open->missing);
      if (!open->at_exit && pandoria_spaces_count (open->missing) == 1)
        alone = pandoria_spaces_or (alone, open->missing);
    }
  scene->highlights.missing = missing;
  scene->highlights.missing_alone = alone;
}

static PandoriaSpaces
get_told_firsts (const PandoriaBoardScene *scene)
{
  PandoriaSpaces firsts = pandoria_spaces_empty ();

  for (guint i = 0; i < scene->open->len; i++)
    if (is_told (scene, get_region (scene, i)))
      pandoria_spaces_add (&firsts, pandoria_spaces_first (get_region (scene, i)->region.spaces));
  return firsts;
}

void
pandoria_board_scene_set_regions (PandoriaBoardScene *scene, const PandoriaOpenRegion *regions,
                                  guint n)
{
  g_return_if_fail (scene != NULL && (n == 0 || regions != NULL));

  g_array_set_size (scene->open, 0);
  if (n > 0)
    g_array_append_vals (scene->open, regions, n);
  scene->told = get_told_firsts (scene);
  mark_missing (scene);
}

gboolean
pandoria_board_scene_set_hovered (PandoriaBoardScene *scene, PandoriaSpace space)
{
  PandoriaSpaces told;

  scene->hovered = space;
  told = get_told_firsts (scene);
  if (pandoria_spaces_equal (told, scene->told))
    return FALSE;
  scene->told = told;
  mark_missing (scene);
  return TRUE;
}

/* --- looks ---------------------------------------------------------------------------------- */

/* A region of one space needs no outline: the ring around the space is enough. */
static void
outline_region (const PandoriaBoardScene *scene, PandoriaSpace at, PandoriaSpaceLook looks[])
{
  PandoriaSpaces region = pandoria_state_region (&scene->state, at);

  if (pandoria_spaces_count (region) >= 2)
    pandoria_space_looks_outline (looks, region, PANDORIA_OUTLINE_REGION);
}

/* Outlines the missing spaces only of a single open region. For several there would be too many
 * outlines. */
static void
outline_regions (const PandoriaBoardScene *scene, PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, scene->highlights.selected)
    outline_region (scene, space, looks);
  if (scene->hovered >= 0)
    outline_region (scene, scene->hovered, looks);
  if (scene->open->len == 1)
    pandoria_space_looks_outline (looks, scene->highlights.missing, PANDORIA_OUTLINE_REGION);
}

void
pandoria_board_scene_make_looks (const PandoriaBoardScene *scene,
                                 PandoriaSpaceLook looks[PANDORIA_N_SPACES])
{
  pandoria_space_looks_make (looks, &scene->state, scene->colors, &scene->highlights);
  outline_regions (scene, looks);
  if (scene->pointed >= 0)
    looks[scene->pointed].marks |= PANDORIA_MARK_HOVER;
}
