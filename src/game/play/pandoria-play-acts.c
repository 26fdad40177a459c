/* PandoriaPlay: starting acts, answering questions, the main button, Cancel, and typed lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include <string.h>

void
pandoria_play_begin (PandoriaPlay *self, const PandoriaAction *action, const char *card)
{
  PandoriaPress press = { .has_plan = TRUE };

  g_return_if_fail (PANDORIA_IS_PLAY (self) && action != NULL);

  if (!pandoria_play_begin_input (self))
    return;
  pandoria_play_set_refusal (self, NULL);
  g_clear_pointer (&self->turn.considered, g_free);
  g_free (self->card);
  self->card = g_strdup (card);
  pandoria_plan_begin (&press.plan, pandoria_game_get_state (self->turn.game), action);
  /* A spell without any possible choice has no effect: wait for the main button. */
  if (pandoria_plan_waits_for_board (&press.plan))
    pandoria_play_add_change (self, &press);
  else
    pandoria_play_add_press (self, &press);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

void
pandoria_play_begin_kind (PandoriaPlay *self, PandoriaActKind kind, gboolean leader)
{
  PandoriaAction action;

  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!pandoria_play_begin_input (self))
    return;
  if ((kind == PANDORIA_ACT_SCORE || kind == PANDORIA_ACT_END_TURN)
      && pandoria_play_turn_offers_cards (&self->turn))
    self->shown.view.results.asks = PANDORIA_PLAY_ASKS_CARDS;
  else
    {
      pandoria_play_init_action (&action, kind);
      action.leader = (guint8) leader;
      pandoria_play_begin (self, &action, NULL);
    }
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

void
pandoria_play_answer (PandoriaPlay *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->shown.view.question == NULL)
    return;
  pandoria_play_begin_input (self);
  if (self->asks_cost)
    pandoria_play_answer_cost (self, index);
  else
    {
      pandoria_plan_answer (&pandoria_play_get_top (self)->plan, index);
      pandoria_play_enter (self);
    }
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

void
pandoria_play_consider_answer (PandoriaPlay *self, guint index)
{
  PandoriaPlan plan;

  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->shown.view.question == NULL || self->asks_cost)
    return;
  plan = pandoria_play_get_top (self)->plan;
  pandoria_plan_answer (&plan, index);
  pandoria_play_consider (self, &plan.action);
}

void
pandoria_play_leave_question (PandoriaPlay *self)
{
  const PandoriaPress *top;

  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->shown.view.question == NULL)
    return;
  pandoria_play_begin_input (self);
  pandoria_play_drop_question (self);
  top = pandoria_play_get_top (self);
  if (top->has_plan && !top->is_own
      && pandoria_spaces_is_empty (pandoria_plan_get_chosen (&top->plan)))
    pandoria_play_cancel (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

void
pandoria_play_next (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!pandoria_play_begin_input (self))
    return;
  pandoria_play_set_refusal (self, NULL);
  switch (self->shown.view.next)
    {
    case PANDORIA_PLAY_NEXT_ENTER: pandoria_play_enter (self); break;
    case PANDORIA_PLAY_NEXT_SKIP_PLACEMENT:
      pandoria_play_begin_kind (self, PANDORIA_ACT_SKIP_PLACEMENT, FALSE);
      break;
    case PANDORIA_PLAY_NEXT_SCORE:
      pandoria_play_begin_kind (self, PANDORIA_ACT_SCORE, FALSE);
      break;
    case PANDORIA_PLAY_NEXT_END_TURN:
      pandoria_play_begin_kind (self, PANDORIA_ACT_END_TURN, FALSE);
      break;
    case PANDORIA_PLAY_NEXT_RESULT:
      self->shown.view.results.asks = PANDORIA_PLAY_ASKS_RESULT;
      break;
    case PANDORIA_PLAY_NEXT_NOTHING:
    default: break;
    }
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

void
pandoria_play_cancel (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!pandoria_play_begin_input (self))
    return;
  pandoria_play_drop_question (self);
  if (self->turn.refusal != NULL || self->turn.explained != NULL)
    pandoria_play_set_refusal (self, NULL);
  else if (self->turn.presses->len > 1)
    g_array_set_size (self->turn.presses, self->turn.presses->len - 1);
  else if (self->draft != NULL && self->draft->game != NULL)
    pandoria_play_cancel_correction (self);
  else
    pandoria_game_look_at (self->turn.game, pandoria_game_get_position (self->turn.game));
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

/* The reader accepted the whole line in the present state, so no act fails halfway. */
static gboolean
do_line (PandoriaPlay *self, PandoriaGame *game, const PandoriaNotedLine *line)
{
  for (guint i = 0; i < line->acts->len; i++)
    {
      const PandoriaNotedAct *act = g_ptr_array_index (line->acts, i);
      g_autoptr (GError) error = NULL;

      if (!pandoria_play_checks (self, &act->action, NULL))
        return FALSE;
      if (!pandoria_game_apply_noted (game, &act->action, act->note, act->card, &error))
        {
          pandoria_play_set_refusal (self, error);
          return FALSE;
        }
    }
  return TRUE;
}

gboolean
pandoria_play_enter_line (PandoriaPlay *self, const char *text)
{
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (PandoriaNotedLine) line = NULL;
  PandoriaSeats seats;
  gboolean was_finished, done;
  guint before;

  g_return_val_if_fail (PANDORIA_IS_PLAY (self) && text != NULL, FALSE);

  if (self->turn.game == NULL)
    return FALSE;
  game = g_object_ref (self->turn.game);
  was_finished = pandoria_game_get_state (game)->finished;
  before = pandoria_game_get_position (game);
  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  line = pandoria_notation_read (&seats, pandoria_game_get_state (game), text);
  if (line->fault != NULL)
    return FALSE;
  pandoria_play_begin_input (self);
  g_clear_pointer (&self->turn.considered, g_free);
  done = do_line (self, game, line);
  if (done)
    pandoria_play_report (self, game, before,
                          !was_finished && pandoria_game_get_state (game)->finished);
  self->shown.view.results.typed = TRUE;
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
  return done;
}

/* --- previews ------------------------------------------------------------------------------- */

static PandoriaConsidered *
start_considering (PandoriaPlay *self)
{
  g_free (self->turn.considered);
  self->turn.considered = g_new0 (PandoriaConsidered, 1);
  self->turn.considered->from = *pandoria_game_get_shown_state (self->turn.game);
  return self->turn.considered;
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

  if (self->turn.game == NULL || pandoria_play_turn_considers_past (&self->turn))
    return;
  if (action == NULL && self->turn.considered == NULL)
    return;
  pandoria_play_begin_input (self);
  g_clear_pointer (&self->turn.considered, g_free);
  if (action != NULL)
    {
      pandoria_play_set_refusal (self, NULL);
      start_considering (self)->action = *action;
    }
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

  if (action == NULL && !pandoria_play_turn_considers_past (&self->turn))
    return;
  if (action != NULL
      && (self->turn.game == NULL || !pandoria_game_is_looking_back (self->turn.game)))
    return;
  pandoria_play_begin_input (self);
  g_clear_pointer (&self->turn.considered, g_free);
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
  gboolean has_acts
      = line != NULL && line->acts->len > 0 && !pandoria_play_turn_considers_past (&self->turn);

  if (!pandoria_play_begin_input (self))
    return;
  /* Typing dismisses the refusal of a press. */
  if (line != NULL)
    pandoria_play_set_refusal (self, NULL);
  if (has_acts)
    consider_acts (start_considering (self), line->acts);
  else
    pandoria_play_consider (self, NULL);
  pandoria_play_end_input (self, has_acts ? PANDORIA_PLAY_PREVIEW : 0);
}

/* Only these acts need no choice, so their effect is known. */
static gboolean
is_foreseeable (PandoriaPlay *self, PandoriaActKind kind)
{
  return (kind == PANDORIA_ACT_SCORE || kind == PANDORIA_ACT_END_TURN)
         && !pandoria_play_turn_offers_cards (&self->turn);
}

void
pandoria_play_hover_act (PandoriaPlay *self, PandoriaActKind kind, gboolean leader)
{
  PandoriaAction action;

  g_return_if_fail (PANDORIA_IS_PLAY (self) && kind <= PANDORIA_N_ACTS);

  if (!pandoria_play_begin_input (self))
    return;
  if (self->turn.considered != NULL && self->turn.considered->is_hovered)
    g_clear_pointer (&self->turn.considered, g_free);
  /* Leaving the button clears the refusal of its press. */
  if (self->turn.explained != NULL && self->turn.explained == self->turn.hovered_act)
    pandoria_play_set_refusal (self, NULL);
  self->turn.hovered_act = kind < PANDORIA_N_ACTS
                               ? pandoria_play_view_get_act (&self->shown.view, kind, leader)
                               : NULL;
  if (kind < PANDORIA_N_ACTS && self->turn.considered == NULL && is_foreseeable (self, kind))
    {
      pandoria_action_init (&action, kind);
      start_considering (self)->action = action;
      self->turn.considered->is_hovered = TRUE;
    }
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

void
pandoria_play_explain (PandoriaPlay *self, PandoriaActKind kind, gboolean leader)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self) && kind < PANDORIA_N_ACTS);

  if (!pandoria_play_begin_input (self))
    return;
  pandoria_play_set_refusal (self, NULL);
  self->turn.explained = pandoria_play_view_get_act (&self->shown.view, kind, leader);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}
