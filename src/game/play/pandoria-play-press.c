/* PandoriaPlay: presses on the board, in the tray and on player cards, and dragging the tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

static void
choose_space (PandoriaPlay *self, PandoriaSpace space, PandoriaPressFlags flags)
{
  PandoriaPress press = *pandoria_play_get_top (self);
  g_autoptr (GError) error = NULL;

  press.confirms = FALSE;
  if (!pandoria_plan_choose_again (&press.plan, space)
      && !pandoria_plan_choose (&press.plan, space, &error))
    {
      pandoria_play_set_refusal (self, error);
      return;
    }
  pandoria_play_add_choice (self, &press, flags);
}

/* After the figure step, explain the step rather than the space. */
static void
explain_figure (PandoriaPlay *self)
{
  if (!g_error_matches (self->turn.refusal, PANDORIA_ERROR, PANDORIA_ERROR_WRONG_STEP))
    return;
  pandoria_play_set_refusal (self, NULL);
  self->turn.explained = &self->shown.view.acts[PANDORIA_ACT_PLACE_FIGURE];
}

/* Without an act, a press places a figure. Taking a figure back is unusual, so it needs a second
 * press. */
static void
press_without_act (PandoriaPlay *self, PandoriaSpace space)
{
  PandoriaPress press = { .has_plan = TRUE, .confirms = TRUE };
  PandoriaAction action;

  pandoria_play_turn_make_figure (&self->turn, space, &action);
  if (action.kind != PANDORIA_ACT_TAKE_FIGURE)
    {
      if (!pandoria_play_apply (self, &action))
        explain_figure (self);
      return;
    }
  pandoria_plan_begin (&press.plan, pandoria_game_get_state (self->turn.game), &action);
  pandoria_play_add_press (self, &press);
}

/* Returns: whether nothing may be placed or taken at @space. */
static gboolean
takes_nothing (PandoriaPlay *self, PandoriaSpace space)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->turn.game);

  return !pandoria_spaces_has (&options->worker, space)
         && !pandoria_spaces_has (&options->leader, space)
         && !pandoria_spaces_has (&options->take, space);
}

/* Returns: whether a press on @space enters the act that waits for one. */
static gboolean
is_confirmed_by (const PandoriaPress *top, PandoriaSpace space)
{
  PandoriaSpaces chosen;

  if (!top->has_plan || !top->confirms)
    return FALSE;
  chosen = pandoria_plan_get_chosen (&top->plan);
  return pandoria_spaces_has (&chosen, space);
}

gboolean
pandoria_play_continues (PandoriaPlay *self, PandoriaSpace space)
{
  const PandoriaPress *top;

  g_return_val_if_fail (PANDORIA_IS_PLAY (self) && space >= 0 && space < PANDORIA_N_SPACES, FALSE);

  if (self->turn.game == NULL || self->shown.view.next == PANDORIA_PLAY_NEXT_NOTHING)
    return FALSE;
  top = pandoria_play_get_top (self);
  return is_confirmed_by (top, space) || (!top->has_plan && takes_nothing (self, space));
}

/* Returns: whether @space confirms the waiting act. Another space cancels taking a figure back. */
static gboolean
confirms (PandoriaPlay *self, PandoriaSpace space)
{
  const PandoriaPress *top = pandoria_play_get_top (self);

  if (is_confirmed_by (top, space))
    return TRUE;
  if (top->has_plan && top->confirms && top->plan.action.kind == PANDORIA_ACT_TAKE_FIGURE)
    g_array_set_size (self->turn.presses, self->turn.presses->len - 1);
  return FALSE;
}

void
pandoria_play_press (PandoriaPlay *self, PandoriaSpace space, PandoriaPressFlags flags)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self) && space >= 0 && space < PANDORIA_N_SPACES);

  if (!pandoria_play_begin_input (self))
    return;
  pandoria_play_set_refusal (self, NULL);
  if (confirms (self, space))
    pandoria_play_enter (self);
  else if (pandoria_play_get_top (self)->has_plan)
    choose_space (self, space, flags);
  else if ((flags & PANDORIA_PRESS_ENTER) != 0 && pandoria_play_continues (self, space))
    pandoria_play_next (self);
  else
    press_without_act (self, space);
  /* A finger does not hover, so leaving the space must not clear the refusal. */
  if ((self->turn.refusal != NULL || self->turn.explained != NULL)
      && (flags & PANDORIA_PRESS_TOUCH) == 0)
    self->turn.refused_at = space;
  self->keeps_refusal = (flags & (PANDORIA_PRESS_ENTER | PANDORIA_PRESS_KEY)) == 0;
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

/* Choosing a hex while placing a castle returns to the tile. */
void
pandoria_play_choose_hex (PandoriaPlay *self, guint index, PandoriaTerrain terrain, guint symbols)
{
  const PandoriaPress *top, *tile;
  PandoriaPress press;

  g_return_if_fail (PANDORIA_IS_PLAY (self));

  top = pandoria_play_get_top (self);
  tile = pandoria_play_turn_get_tile (&self->turn);
  if (!top->has_plan || tile == NULL || index >= pandoria_plan_get_n_hexes (&tile->plan))
    return;
  pandoria_play_begin_input (self);
  pandoria_play_set_refusal (self, NULL);
  press = *tile;
  if (tile != top)
    pandoria_plan_restart (&press.plan);
  pandoria_plan_set_hex (&press.plan, index, terrain, symbols);
  /* In the correction of an old tile, the new symbol is usually all that was wrong. */
  press.confirms = press.confirms && self->draft == NULL;
  /* The first press moves on to the second space. */
  if (index == 0 && pandoria_plan_get_n_hexes (&press.plan) == 2)
    press.current_hex = 1;
  pandoria_play_add_press (self, &press);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

void
pandoria_play_point_at_hex (PandoriaPlay *self, guint index)
{
  g_return_if_fail (index < 2);

  if (!pandoria_play_begin_input (self))
    return;
  pandoria_play_get_top (self)->current_hex = index;
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

/* Applies @change to the plan, as a press that can be undone but never enters the act. */
static void
change_plan (PandoriaPlay *self, void (*change) (PandoriaPlan *plan, int value), int value)
{
  PandoriaPress press;

  g_return_if_fail (PANDORIA_IS_PLAY (self));

  press = *pandoria_play_get_top (self);
  if (!press.has_plan)
    return;
  pandoria_play_begin_input (self);
  pandoria_play_set_refusal (self, NULL);
  change (&press.plan, value);
  pandoria_play_add_change (self, &press);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

static void
turn_round (PandoriaPlan *plan, int value)
{
  pandoria_plan_turn_round (plan);
}

void
pandoria_play_turn_round (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));
  change_plan (self, turn_round, 0);
}

void
pandoria_play_set_artifacts (PandoriaPlay *self, guint artifacts)
{
  g_return_if_fail (artifacts <= 2);
  change_plan (self, pandoria_plan_set_artifacts, (int) artifacts);
}

void
pandoria_play_set_leader (PandoriaPlay *self, gboolean leader)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));
  change_plan (self, pandoria_plan_set_leader, leader);
}

void
pandoria_play_set_figure (PandoriaPlay *self, gboolean figure)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));
  change_plan (self, pandoria_plan_set_figure, figure);
}

void
pandoria_play_choose_slot (PandoriaPlay *self, guint player, guint slot)
{
  PandoriaPress press;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (PANDORIA_IS_PLAY (self));

  press = *pandoria_play_get_top (self);
  if (!press.has_plan)
    return;
  pandoria_play_begin_input (self);
  pandoria_play_set_refusal (self, NULL);
  if (pandoria_plan_choose_slot (&press.plan, player, slot, &error))
    pandoria_play_add_choice (self, &press, PANDORIA_PRESS_POINTER);
  else
    pandoria_play_set_refusal (self, error);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

/* Replaces earlier choices with the start of the drag. Returns: (transfer full) (nullable) */
static PandoriaPress *
make_pulled (PandoriaPlay *self, PandoriaSpace from)
{
  g_autofree PandoriaPress *press = g_memdup2 (pandoria_play_get_top (self), sizeof *press);

  if (!press->has_plan || pandoria_plan_get_n_hexes (&press->plan) != 2)
    return NULL;
  press->confirms = FALSE;
  pandoria_plan_restart (&press->plan);
  return pandoria_plan_choose (&press->plan, from, NULL) ? g_steal_pointer (&press) : NULL;
}

void
pandoria_play_drag (PandoriaPlay *self, PandoriaSpace from, PandoriaSpace to)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!pandoria_play_begin_input (self))
    return;
  pandoria_play_set_refusal (self, NULL);
  if (self->turn.pulled == NULL)
    self->turn.pulled = make_pulled (self, from);
  self->shown.view.hovered = to == from ? PANDORIA_SPACE_NONE : to;
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

/* A refused drop restores the state before the drag and shows the reason. */
void
pandoria_play_drop (PandoriaPlay *self, PandoriaSpace from, PandoriaSpace to,
                    PandoriaPressFlags flags)
{
  g_autofree PandoriaPress *press = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!pandoria_play_begin_input (self))
    return;
  press = make_pulled (self, from);
  g_clear_pointer (&self->turn.pulled, g_free);
  self->shown.view.hovered = PANDORIA_SPACE_NONE;
  pandoria_play_set_refusal (self, NULL);
  if (press != NULL && to >= 0 && to != from)
    {
      if (!pandoria_plan_choose (&press->plan, to, &error))
        {
          pandoria_play_set_refusal (self, error);
          self->turn.refused_at = (flags & PANDORIA_PRESS_TOUCH) == 0 ? to : PANDORIA_SPACE_NONE;
          self->keeps_refusal = TRUE;
        }
      else
        pandoria_play_add_choice (self, press, flags);
    }
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}
