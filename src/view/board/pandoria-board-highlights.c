/* Collects the highlights of the board: choices, selection, outlines, preview, the hovered space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"

static void
outline_spaces (PandoriaBoardView *self, PandoriaSpaces spaces)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    self->region[space] = pandoria_spaces_border (spaces, space);
}

/* A region of one space needs no outline: the ring around the space is enough. */
static PandoriaSpaces
outline_region (PandoriaBoardView *self, PandoriaSpace at)
{
  PandoriaSpaces region = pandoria_state_region (&self->state, at);

  if (pandoria_spaces_count (region) < 2)
    return pandoria_spaces_empty ();
  outline_spaces (self, region);
  return region;
}

/* Outlines the missing spaces only of a single open region. For several there would be too many outlines. */
static void
find_regions (PandoriaBoardView *self)
{
  PandoriaSpaces selected = pandoria_spaces_and (self->highlights.selected, self->spaces);
  PandoriaSpace space;

  memset (self->region, 0, sizeof self->region);
  PANDORIA_FOREACH_SPACE (space, selected)
    outline_region (self, space);
  self->lit_region = self->hovered >= 0 ? outline_region (self, self->hovered) : pandoria_spaces_empty ();
  if (self->open != NULL && self->open->len == 1)
    outline_spaces (self, self->highlights.missing);
}

/* While a tile drops, the space shows its previous ground. */
static void
hide_drops (PandoriaBoardView *self, PandoriaSpaceLook looks[])
{
  for (guint i = 0; i < self->n_drops; i++)
    looks[self->drops[i].space].ground = self->drops[i].before;
}

/* Shows the state with its highlights. Redraws only changed spaces. */
void
pandoria_board_view_update_looks (PandoriaBoardView *self)
{
  PandoriaSpaceLook looks[PANDORIA_N_SPACES];
  PandoriaSpace space;

  if (!self->has_state)
    return;
  pandoria_space_looks_make (looks, &self->state, self->colors, &self->highlights);
  hide_drops (self, looks);
  find_regions (self);
  PANDORIA_FOREACH_SPACE (space, self->spaces)
    {
      looks[space].outline[PANDORIA_OUTLINE_REGION] = self->region[space];
      if (space == self->pointed)
        looks[space].marks |= PANDORIA_MARK_HOVER;
      self->n_changed += pandoria_space_widget_set_look (self->widgets[space], &looks[space]);
    }
  pandoria_board_chips_place (self);
}

void
pandoria_board_view_update_regions (PandoriaBoardView *self)
{
  PandoriaSpaces before = self->lit_region;
  PandoriaSpace space;

  if (!self->has_state)
    return;
  find_regions (self);
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_and (self->spaces, pandoria_spaces_or (before, self->lit_region)))
    {
      PandoriaSpaceLook look = *pandoria_space_widget_get_look (self->widgets[space]);

      look.outline[PANDORIA_OUTLINE_REGION] = self->region[space];
      pandoria_space_widget_set_look (self->widgets[space], &look);
    }
}

static void
set_hover_mark (PandoriaBoardView *self, PandoriaSpace space, gboolean on)
{
  PandoriaSpaceLook look;

  if (space < 0 || self->widgets[space] == NULL)
    return;
  look = *pandoria_space_widget_get_look (self->widgets[space]);
  look.marks = (guint16) (on ? look.marks | PANDORIA_MARK_HOVER : look.marks & ~PANDORIA_MARK_HOVER);
  pandoria_space_widget_set_look (self->widgets[space], &look);
}

void
pandoria_board_view_set_pointed (PandoriaBoardView *self, PandoriaSpace space)
{
  PandoriaSpace before = self->pointed;

  self->pointed = space;
  set_hover_mark (self, before, FALSE);
  set_hover_mark (self, space, TRUE);
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
pandoria_board_view_set_preview (PandoriaBoardView *self, const PandoriaHex *hexes, guint n)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= 2);

  self->highlights.n_preview = 0;
  for (guint i = 0; i < n; i++)
    if (hexes[i].at >= 0 && hexes[i].terrain < PANDORIA_N_TERRAINS)
      self->highlights.preview[self->highlights.n_preview++] = hexes[i];
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_homeward (PandoriaBoardView *self, PandoriaSpaces figures)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));

  self->highlights.homeward = figures;
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_refused (PandoriaBoardView *self, PandoriaSpaces spaces, const PandoriaHex *hexes, guint n)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= 2);

  self->highlights.refused = spaces;
  self->highlights.n_refused_hexes = 0;
  for (guint i = 0; i < n; i++)
    if (hexes[i].at >= 0 && hexes[i].terrain < PANDORIA_N_TERRAINS)
      {
        self->highlights.refused_hexes[self->highlights.n_refused_hexes++] = hexes[i];
        pandoria_spaces_add (&self->highlights.refused, hexes[i].at);
      }
  pandoria_board_view_update_looks (self);
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
pandoria_board_view_set_preview_artifacts (PandoriaBoardView *self, PandoriaSpace at, guint n)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= 2);

  self->highlights.artifacts_at = n > 0 ? at : PANDORIA_SPACE_NONE;
  self->highlights.n_artifacts = (guint8) n;
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_preview_figure (PandoriaBoardView *self, PandoriaSpace at, guint player, gboolean leader)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (player < PANDORIA_MAX_PLAYERS);

  self->highlights.figure_at = at;
  self->highlights.figure_color = (guint8) self->colors[player];
  self->highlights.figure_leader = leader;
  pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_set_open_regions (PandoriaBoardView *self, const PandoriaOpenRegion *regions,
                                      const char *const *sentences, guint n)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  g_return_if_fail (n <= PANDORIA_MAX_OPEN_REGIONS && (n == 0 || (regions != NULL && sentences != NULL)));

  if (pandoria_board_labels_set_regions (self, regions, sentences, n))
    pandoria_board_view_update_looks (self);
}

void
pandoria_board_view_offer_open_regions (PandoriaBoardView *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_VIEW (self));
  gtk_widget_set_visible (self->open_button, TRUE);
}
