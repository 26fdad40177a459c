/* Collects the highlights of the board: choices, selection, outlines, preview, the hovered space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"
#include "pandoria-text.h"

#define MAX_TURNS_BACK 2 /* a turn that did not change the board is skipped */

/* --- facts of the record that the state lacks: the halves of tiles, the last turn ----------- */

static void
join_halves (const PandoriaHex hexes[2], gint16 other_half[])
{
  if (hexes[0].at < 0 || hexes[1].at < 0)
    return;
  other_half[hexes[0].at] = hexes[1].at;
  other_half[hexes[1].at] = hexes[0].at;
}

static void
join_action (const PandoriaAction *action, gint16 other_half[])
{
  if (action->kind == PANDORIA_ACT_PLACE_TILE)
    join_halves (action->hexes, other_half);
  if (action->members.n_hexes == 2)
    join_halves (action->members.hexes, other_half);
  if (action->copy.n_hexes == 2)
    join_halves (action->copy.hexes, other_half);
}

void
pandoria_tile_halves_find (PandoriaGame *game, guint position, gint16 other_half[PANDORIA_N_SPACES])
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const PandoriaSetup *setup = pandoria_record_get_setup (record);
  guint n = MIN (position, pandoria_record_get_n_actions (record));

  for (int i = 0; i < PANDORIA_N_SPACES; i++)
    other_half[i] = PANDORIA_SPACE_NONE;
  for (int i = 0; i < 2; i++)
    join_halves (setup->start_tiles[i], other_half);
  for (guint i = 0; i < n; i++)
    join_action (pandoria_record_get_action (record, i), other_half);
}

/* Collects what the turn placed and closed. */
PandoriaSpaces
pandoria_turn_find_changes (PandoriaGame *game, const PandoriaTurnSpan *span)
{
  PandoriaState after;
  const PandoriaState *before;
  PandoriaSpaces closed;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && span != NULL, pandoria_spaces_empty ());

  after = *pandoria_game_get_state_at (game, span->end);
  before = pandoria_game_get_state_at (game, span->first);
  closed = pandoria_spaces_minus (pandoria_state_closed (&after), pandoria_state_closed (before));
  return pandoria_spaces_or (pandoria_space_looks_diff (before, &after), closed);
}

PandoriaSpaces
pandoria_last_turn_find (PandoriaGame *game, guint position)
{
  PandoriaSpaces changed = pandoria_spaces_empty ();
  PandoriaTurnSpan span = { .first = position };

  for (guint back = 0;
       back < MAX_TURNS_BACK && pandoria_spaces_is_empty (changed) && span.first > 0; back++)
    {
      pandoria_turn_span_find (game, position, span.first - 1, &span);
      changed = pandoria_turn_find_changes (game, &span);
    }
  return changed;
}

/* --- showing -------------------------------------------------------------------------------- */

/* A region of one space needs no outline: the ring around the space is enough. */
static void
outline_region (PandoriaBoardView *self, PandoriaSpace at, PandoriaSpaceLook looks[])
{
  PandoriaSpaces region = pandoria_state_region (&self->state, at);

  if (pandoria_spaces_count (region) >= 2)
    pandoria_space_looks_outline (looks, region, PANDORIA_OUTLINE_REGION);
}

/* Outlines the missing spaces only of a single open region. For several there would be too many
 * outlines. */
static void
outline_regions (PandoriaBoardView *self, PandoriaSpaceLook looks[])
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, self->highlights.selected)
    outline_region (self, space, looks);
  if (self->hovered >= 0)
    outline_region (self, self->hovered, looks);
  if (self->open->len == 1)
    pandoria_space_looks_outline (looks, self->highlights.missing, PANDORIA_OUTLINE_REGION);
}

/* While a tile drops, the space shows its previous ground. */
static void
hide_drops (PandoriaBoardView *self, PandoriaSpaceLook looks[])
{
  for (guint i = 0; i < self->n_drops; i++)
    looks[self->drops[i].space].ground = self->drops[i].before;
}

void
pandoria_board_view_update_looks (PandoriaBoardView *self)
{
  PandoriaSpaceLook looks[PANDORIA_N_SPACES];
  PandoriaSpace space;

  pandoria_space_looks_make (looks, &self->state, self->colors, &self->highlights);
  hide_drops (self, looks);
  outline_regions (self, looks);
  if (self->pointed >= 0)
    looks[self->pointed].marks |= PANDORIA_MARK_HOVER;
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    self->n_changed += pandoria_space_widget_set_look (self->widgets[space], &looks[space]);
  pandoria_board_chips_place (self);
}

void
pandoria_board_view_set_pointed (PandoriaBoardView *self, PandoriaSpace space)
{
  self->pointed = space;
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_choices (PandoriaBoardView *self, PandoriaSpaces choices)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->highlights.choices = choices;
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_selected (PandoriaBoardView *self, PandoriaSpaces selected)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->highlights.selected = selected;
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_outline (PandoriaBoardView *self, PandoriaSpaces region)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->highlights.outline = region;
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_wanted (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->highlights.wanted = spaces;
  pandoria_board_view_update_looks (self);
}

static PandoriaSpaces
get_castles (const PandoriaState *state, guint seat)
{
  return pandoria_spaces_or (state->players[seat].castle_at, state->players[seat].fortress_at);
}

/* The castle or fortress that the act of the preview would place. */
static void
set_castle (PandoriaBoardView *self, const PandoriaPlayView *view)
{
  self->highlights.castle_at = PANDORIA_SPACE_NONE;
  for (guint seat = 0; view->foresight != NULL && seat < self->state.n_players; seat++)
    {
      PandoriaSpaces placed = pandoria_spaces_minus (get_castles (&view->foresight->done, seat),
                                                     get_castles (&self->state, seat));

      if (pandoria_spaces_is_empty (placed))
        continue;
      self->highlights.castle_at = pandoria_spaces_first (placed);
      self->highlights.castle_color = (guint8) self->colors[seat];
    }
}

/* If only the second half of a tile does not fit, shows the first half as valid. */
void
pandoria_board_view_set_preview (PandoriaBoardView *self, const PandoriaPlayView *view)
{
  PandoriaHighlights *highlights = &self->highlights;

  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self) && view != NULL);
  g_return_if_fail (view->n_shown <= 2 && view->figure.player < PANDORIA_MAX_PLAYERS);

  highlights->n_preview = 0;
  for (guint i = 0; i < view->n_shown; i++)
    if (view->shown[i].at >= 0 && view->shown[i].terrain < PANDORIA_N_TERRAINS)
      highlights->preview[highlights->n_preview++] = view->shown[i];
  highlights->refused = view->refused;
  highlights->homeward = view->homeward;
  highlights->artifacts_at = view->n_shown > 0 ? view->shown[0].at : PANDORIA_SPACE_NONE;
  highlights->n_artifacts = (guint8) view->n_artifacts;
  highlights->figure_at = view->figure_at;
  highlights->figure_color = (guint8) self->colors[view->figure.player];
  highlights->figure_leader = view->figure.leader;
  set_castle (self, view);
  pandoria_board_view_update_looks (self);
}

/* Returns: the region of gain @index: each gain comes from one event of a region, in their order.
 */
static PandoriaSpaces
find_gain_region (const PandoriaPlayView *view, guint index)
{
  const PandoriaEvents *events = view->foresight != NULL ? &view->foresight->events : NULL;
  guint n = 0;

  for (guint i = 0; events != NULL && i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION && n++ == index)
      return events->items[i].region;
  return pandoria_spaces_empty ();
}

void
pandoria_board_view_show_preview (PandoriaBoardView *self, const PandoriaPlayView *view)
{
  PandoriaBoardChip chips[PANDORIA_MAX_FORESEEN] = { 0 };
  guint n = 0;

  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self) && view != NULL);

  pandoria_board_view_set_preview (self, view);
  for (guint i = 0; i < view->n_gains; i++)
    {
      const PandoriaForeseenGain *gain = &view->gains[i];

      if (gain->at != PANDORIA_SPACE_NONE)
        chips[n++] = (PandoriaBoardChip){ gain->at, gain->player,
                                          pandoria_text_change (gain->counter, gain->amount),
                                          pandoria_text_surplus (gain->surplus, gain->points),
                                          find_gain_region (view, i) };
    }
  pandoria_board_view_set_chips (self, chips, n);
  for (guint i = 0; i < n; i++)
    {
      g_free (chips[i].text);
      g_free (chips[i].detail);
    }
}

void
pandoria_board_view_set_draggable (PandoriaBoardView *self, gboolean draggable)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->draggable = draggable;
  if (!draggable)
    self->pulling = FALSE;
}

void
pandoria_board_view_set_open_regions (PandoriaBoardView *self, const PandoriaOpenRegion *regions,
                                      const char *const *sentences, guint n)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= PANDORIA_MAX_OPEN_REGIONS);
  g_return_if_fail (n == 0 || regions != NULL);
  g_return_if_fail (n == 0 || sentences != NULL);

  if (n == 0 && self->open->len == 0)
    return;
  pandoria_board_labels_set_regions (self, regions, sentences, n);
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_offer_open_regions (PandoriaBoardView *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  gtk_widget_set_visible (self->open_button, TRUE);
}
