/* PandoriaPlay: the action to preview instead of the hovered space: of a dialog, a button or a typed line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include <string.h>

static PandoriaConsidered *
start_considering (PandoriaPlay *self)
{
  if (self->considered == NULL)
    self->considered = g_new (PandoriaConsidered, 1);
  self->considered->from = *pandoria_game_get_shown_state (self->game);
  self->considered->n_hexes = 0;
  self->considered->is_past = self->considered->is_hidden = FALSE;
  self->is_considered = TRUE;
  return self->considered;
}

static void
take_laid_hexes (PandoriaConsidered *considered, const PandoriaAction *action)
{
  if (action->kind != PANDORIA_ACT_PLACE_TILE && action->kind != PANDORIA_ACT_PLACE_SINGLE)
    return;
  memcpy (considered->hexes, action->hexes, sizeof considered->hexes);
  considered->n_hexes = action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1;
}

void
pandoria_play_consider (PandoriaPlay *self, const PandoriaAction *action)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->game == NULL || pandoria_play_considers_past (self) || (action == NULL && !self->is_considered))
    return;
  pandoria_play_begin_input (self);
  self->is_considered = FALSE;
  if (action != NULL)
    start_considering (self)->action = *action;
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

static void
start_considering_past (PandoriaPlay *self, const PandoriaAction *action, gboolean hides)
{
  PandoriaConsidered *considered = start_considering (self);

  considered->action = *action;
  considered->is_past = TRUE;
  considered->is_hidden = hides;
  take_laid_hexes (considered, action);
}

void
pandoria_play_consider_past (PandoriaPlay *self, const PandoriaAction *action, gboolean hides)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (action == NULL ? !pandoria_play_considers_past (self)
                     : self->game == NULL || !pandoria_game_is_looking_back (self->game))
    return;
  pandoria_play_begin_input (self);
  self->is_considered = FALSE;
  if (action != NULL)
    start_considering_past (self, action, hides);
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

/* Applies all acts except the last one, which is previewed. */
static void
consider_acts (PandoriaConsidered *considered, GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const PandoriaAction *action = &((PandoriaNotedAct *) g_ptr_array_index (acts, i))->action;

      considered->action = *action;
      if (i + 1 < acts->len)
        pandoria_state_apply (&considered->from, action, &considered->from, NULL, NULL);
      if (considered->n_hexes == 0)
        take_laid_hexes (considered, action);
    }
}

void
pandoria_play_consider_line (PandoriaPlay *self, const PandoriaNotedLine *line)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  /* Typing dismisses the refusal of a press. */
  if (line != NULL)
    pandoria_play_set_refusal (self, NULL);
  if (self->game == NULL || pandoria_play_considers_past (self) || line == NULL || line->acts->len == 0)
    {
      pandoria_play_consider (self, NULL);
      return;
    }
  pandoria_play_begin_input (self);
  consider_acts (start_considering (self), line->acts);
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

/* Only these acts need no choice, so their effect is known. */
static gboolean
is_foreseeable (PandoriaPlay *self, PandoriaActKind kind)
{
  return (kind == PANDORIA_ACT_SCORE || kind == PANDORIA_ACT_END_TURN) && !pandoria_play_offers_cards (self);
}

void
pandoria_play_hover_act (PandoriaPlay *self, PandoriaActKind kind, gboolean leader)
{
  PandoriaAction action;

  g_return_if_fail (PANDORIA_IS_PLAY (self) && kind <= PANDORIA_N_ACTS);

  if (self->game == NULL)
    return;
  pandoria_play_begin_input (self);
  self->is_considered = pandoria_play_considers_past (self);
  /* Leaving the button clears the refusal of its press. */
  if (self->explained != NULL && self->explained == self->hovered_act)
    pandoria_play_set_refusal (self, NULL);
  self->hovered_act = kind < PANDORIA_N_ACTS ? pandoria_play_view_get_act (&self->view, kind, leader) : NULL;
  if (kind < PANDORIA_N_ACTS && !self->is_considered && is_foreseeable (self, kind))
    {
      pandoria_action_init (&action, kind);
      start_considering (self)->action = action;
    }
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

void
pandoria_play_explain (PandoriaPlay *self, PandoriaActKind kind, gboolean leader)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self) && kind < PANDORIA_N_ACTS);

  if (self->game == NULL)
    return;
  pandoria_play_begin_input (self);
  pandoria_play_set_refusal (self, NULL);
  self->explained = pandoria_play_view_get_act (&self->view, kind, leader);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}
