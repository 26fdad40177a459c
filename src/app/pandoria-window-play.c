/* PandoriaWindow: the interplay of board, tray and turn bar while an act is put together.
 *
 * A PandoriaPlan is the act being put together. At the beginning of a turn the tile's plan is ready by itself, so that two
 * presses in the tray and two on the board lay it; afterwards a press on what was laid places a worker at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include "pandoria-score-dialog.h"
#include "pandoria-text.h"

static void on_plan_changed (PandoriaPlan *plan, gpointer data);

/* --- the plan ------------------------------------------------------------------------------------------------- */

static const PandoriaState *
get_state (PandoriaWindow *self)
{
  return pandoria_game_get_state (self->game);
}

static gboolean
has_act (PandoriaWindow *self, PandoriaActKind kind)
{
  return (pandoria_game_get_options (self->game)->acts >> kind & 1) != 0;
}

static void
set_plan (PandoriaWindow *self, const PandoriaAction *action)
{
  pandoria_window_drop_plan (self);
  self->plan = pandoria_plan_new (self->game, action);
  g_signal_connect (self->plan, "changed", G_CALLBACK (on_plan_changed), self);
}

/* What the tile shows is still to be chosen in the tray. */
void
pandoria_window_ensure_plan (PandoriaWindow *self)
{
  PandoriaAction action;

  if (self->plan != NULL || !has_act (self, PANDORIA_ACT_PLACE_TILE))
    return;
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  for (guint i = 0; i < 2; i++)
    {
      PandoriaTerrain terrain = PANDORIA_TERRAIN_FOREST;
      guint symbols = 1;

      pandoria_tray_get_hex (self->tray, i, &terrain, &symbols);
      action.hexes[i] = (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) terrain, (guint8) symbols };
    }
  set_plan (self, &action);
  self->plan_is_own = TRUE;
}

gboolean
pandoria_window_has_hexes (PandoriaWindow *self)
{
  for (guint i = 0; i < pandoria_plan_get_n_hexes (self->plan); i++)
    if (!pandoria_tray_get_hex (self->tray, i, NULL, NULL))
      return FALSE;
  return TRUE;
}

static void
set_refusal (PandoriaWindow *self, char *text)
{
  g_free (self->refusal);
  self->refusal = text;
}

/* Most spells are cast for what is chosen on the board; without anything to choose they wait for the main button, for
 * casting them would have no effect. */
static gboolean
waits_for_board (PandoriaPlan *plan)
{
  PandoriaSpell spell = pandoria_plan_get_spell (plan);
  static const guint32 off_board = 1u << PANDORIA_SPELL_ACQUIRE | 1u << PANDORIA_SPELL_CONJURE
                                   | 1u << PANDORIA_SPELL_CONSTRUCT | 1u << PANDORIA_SPELL_MASTER_BUILDER;

  return spell != PANDORIA_SPELL_NONE && (off_board >> spell & 1) == 0;
}

static void
enter_if_complete (PandoriaWindow *self)
{
  if (pandoria_plan_is_complete (self->plan) && pandoria_window_has_hexes (self) && !self->plan_confirms)
    pandoria_window_enter (self);
}

/* --- presses -------------------------------------------------------------------------------------------------- */

static void
choose_space (PandoriaWindow *self, PandoriaSpace space)
{
  g_autoptr (GError) error = NULL;

  if (!pandoria_plan_choose (self->plan, space, &error))
    pandoria_window_refuse (self, error);
  else
    enter_if_complete (self);
}

/* Taking a figure back is no part of a plain turn: it asks for one more press. */
static void
offer_take_back (PandoriaWindow *self, PandoriaSpace space)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_TAKE_FIGURE);
  action.take = (PandoriaPlaceRef){ .at = space, .player = PANDORIA_NOBODY };
  set_plan (self, &action);
  self->plan_confirms = TRUE;
  pandoria_window_update_play (self);
}

static void
press_in_figure_step (PandoriaWindow *self, PandoriaSpace space)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->game);
  PandoriaAction action;

  if (!pandoria_spaces_has (&options->worker, space) && !pandoria_spaces_has (&options->leader, space)
      && pandoria_spaces_has (&options->take, space))
    {
      offer_take_back (self, space);
      return;
    }
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = space;
  action.leader = !pandoria_spaces_has (&options->worker, space) && pandoria_spaces_has (&options->leader, space);
  pandoria_window_apply (self, &action);
}

static void
press_without_plan (PandoriaWindow *self, PandoriaSpace space)
{
  if (get_state (self)->step == PANDORIA_STEP_FIGURE)
    press_in_figure_step (self, space);
  else
    pandoria_window_update_play (self);
}

void
pandoria_window_press_space (PandoriaWindow *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (self->game == NULL || pandoria_window_dialog_takes_space (self, space))
    return;
  set_refusal (self, NULL);
  if (self->plan != NULL && self->plan_confirms)
    {
      PandoriaSpaces chosen = pandoria_plan_get_chosen (self->plan);

      if (pandoria_spaces_has (&chosen, space))
        {
          pandoria_window_enter (self);
          return;
        }
      pandoria_window_drop_plan (self);
    }
  if (self->plan != NULL)
    choose_space (self, space);
  else
    press_without_plan (self, space);
}

/* A press on the slot of a player card, where a figure stands that may be chosen (Goblins). */
static void
on_slot_chosen (PandoriaPlayersPanel *players, guint player, guint slot, gpointer data)
{
  PandoriaWindow *self = data;
  g_autoptr (GError) error = NULL;

  if (self->plan == NULL)
    return;
  set_refusal (self, NULL);
  if (!pandoria_plan_choose_slot (self->plan, player, slot, &error))
    pandoria_window_refuse (self, error);
  else
    enter_if_complete (self);
}

/* --- the main button ------------------------------------------------------------------------------------------ */

/* Scoring comes first where a purchase follows from it, or where it has to ask; otherwise the end of the turn includes it. */
static gboolean
is_scored_apart (PandoriaWindow *self)
{
  PandoriaAction score;
  PandoriaState after;

  if (!has_act (self, PANDORIA_ACT_SCORE))
    return FALSE;
  if (pandoria_score_dialog_is_needed (self->game))
    return TRUE;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  return pandoria_game_preview (self->game, &score, &after, NULL, NULL) && after.step == PANDORIA_STEP_BUY;
}

PandoriaNext
pandoria_window_get_next (PandoriaWindow *self)
{
  if (self->game == NULL || pandoria_game_is_looking_back (self->game))
    return PANDORIA_NEXT_NOTHING;
  if (self->plan != NULL)
    return pandoria_plan_can_finish (self->plan) && pandoria_window_has_hexes (self) ? PANDORIA_NEXT_ENTER_PLAN
                                                                                     : PANDORIA_NEXT_NOTHING;
  switch (get_state (self)->step)
    {
    case PANDORIA_STEP_PLACE:
      return has_act (self, PANDORIA_ACT_SKIP_PLACEMENT) ? PANDORIA_NEXT_SKIP_PLACEMENT : PANDORIA_NEXT_NOTHING;
    case PANDORIA_STEP_OVER: return PANDORIA_NEXT_RESULT;
    case PANDORIA_STEP_FIGURE:
    case PANDORIA_STEP_CARD:
    case PANDORIA_STEP_SCORE: return is_scored_apart (self) ? PANDORIA_NEXT_SCORE : PANDORIA_NEXT_END_TURN;
    default: return PANDORIA_NEXT_END_TURN;
    }
}

void
pandoria_window_next (PandoriaWindow *self)
{
  set_refusal (self, NULL);
  switch (pandoria_window_get_next (self))
    {
    case PANDORIA_NEXT_ENTER_PLAN: pandoria_window_enter (self); break;
    case PANDORIA_NEXT_SKIP_PLACEMENT: pandoria_window_begin_kind (self, PANDORIA_ACT_SKIP_PLACEMENT, FALSE); break;
    case PANDORIA_NEXT_SCORE: pandoria_window_begin_kind (self, PANDORIA_ACT_SCORE, FALSE); break;
    case PANDORIA_NEXT_END_TURN: pandoria_window_begin_kind (self, PANDORIA_ACT_END_TURN, FALSE); break;
    case PANDORIA_NEXT_RESULT: pandoria_window_show_result (self); break;
    case PANDORIA_NEXT_NOTHING:
    default: break;
    }
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_plan_changed (PandoriaPlan *plan, gpointer data)
{
  pandoria_window_update_play (data);
}

static void
on_space_activated (PandoriaBoardView *board, int space, gpointer data)
{
  pandoria_window_press_space (data, (PandoriaSpace) space);
}

static void
on_space_hovered (PandoriaBoardView *board, int space, gpointer data)
{
  PandoriaWindow *self = data;

  self->hovered = (PandoriaSpace) space;
  if (self->game != NULL && self->plan != NULL)
    pandoria_window_update_preview (self);
}

static void
on_hex_chosen (PandoriaTray *tray, guint index, guint terrain, guint symbols, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->plan == NULL || index >= pandoria_plan_get_n_hexes (self->plan))
    return;
  set_refusal (self, NULL);
  pandoria_plan_set_hex (self->plan, index, terrain, symbols);
  pandoria_window_update_play (self);
  enter_if_complete (self);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_init_play (PandoriaWindow *self)
{
  g_signal_connect (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
  g_signal_connect (self->board, "space-hovered", G_CALLBACK (on_space_hovered), self);
  g_signal_connect (self->tray, "hex-chosen", G_CALLBACK (on_hex_chosen), self);
  g_signal_connect (self->players, "slot-chosen", G_CALLBACK (on_slot_chosen), self);
}

void
pandoria_window_drop_plan (PandoriaWindow *self)
{
  self->plan_is_own = FALSE;
  self->plan_confirms = FALSE;
  if (self->plan != NULL)
    g_signal_handlers_disconnect_by_func (self->plan, on_plan_changed, self);
  g_clear_object (&self->plan);
}

void
pandoria_window_refuse (PandoriaWindow *self, const GError *error)
{
  set_refusal (self, pandoria_text_error (error));
  pandoria_window_update_play (self);
}

void
pandoria_window_begin (PandoriaWindow *self, const PandoriaAction *action)
{
  set_refusal (self, NULL);
  if (action->kind != PANDORIA_ACT_PLACE_TILE)
    pandoria_tray_clear (self->tray);
  set_plan (self, action);
  pandoria_window_update_play (self);
  pandoria_window_show_slots (self);
  if (!waits_for_board (self->plan))
    enter_if_complete (self);
}

void
pandoria_window_begin_kind (PandoriaWindow *self, PandoriaActKind kind, gboolean leader)
{
  PandoriaAction action;

  if ((kind == PANDORIA_ACT_SCORE || kind == PANDORIA_ACT_END_TURN) && pandoria_score_dialog_is_needed (self->game))
    {
      pandoria_window_show_score (self);
      return;
    }
  pandoria_action_init (&action, kind);
  action.leader = (guint8) leader;
  for (guint i = 0; i < 2; i++)
    action.hexes[i].at = PANDORIA_SPACE_NONE;
  pandoria_window_begin (self, &action);
}

void
pandoria_window_enter (PandoriaWindow *self)
{
  g_autofree char *question = pandoria_plan_get_question (self->plan);
  PandoriaAction action;

  if (question != NULL)
    {
      pandoria_window_show_question (self);
      return;
    }
  action = *pandoria_plan_get_action (self->plan);
  pandoria_window_apply (self, &action);
}

gboolean
pandoria_window_apply (PandoriaWindow *self, const PandoriaAction *action)
{
  guint before = g_list_model_get_n_items (pandoria_game_get_ledger (self->game));
  g_autoptr (GError) error = NULL;
  g_autofree char *gains = NULL;
  g_autofree char *card = NULL;

  set_refusal (self, NULL);
  if (action->kind == PANDORIA_ACT_BUY)
    card = g_steal_pointer (&self->card);
  if (!pandoria_game_apply_noted (self->game, action, NULL, card, &error))
    {
      pandoria_window_refuse (self, error);
      return FALSE;
    }
  gains = pandoria_window_describe_gains (self->game, before);
  if (gains != NULL)
    pandoria_window_toast (self, gains, TRUE);
  if (get_state (self)->finished && action->kind == PANDORIA_ACT_END_TURN)
    pandoria_window_show_result (self);
  return TRUE;
}

gboolean
pandoria_window_can_cancel (PandoriaWindow *self)
{
  if (self->refusal != NULL || (self->plan != NULL && !self->plan_is_own))
    return TRUE;
  return self->plan != NULL
         && (!pandoria_spaces_is_empty (pandoria_plan_get_chosen (self->plan))
             || pandoria_tray_get_hex (self->tray, 0, NULL, NULL) || pandoria_tray_get_hex (self->tray, 1, NULL, NULL));
}

/* Takes back a refusal and the last choice; with nothing chosen any more, the act itself, or what the tray shows. */
void
pandoria_window_cancel (PandoriaWindow *self)
{
  set_refusal (self, NULL);
  if (self->plan != NULL && (self->plan_confirms || !pandoria_plan_back (self->plan)))
    {
      pandoria_tray_clear (self->tray);
      pandoria_window_drop_plan (self);
    }
  pandoria_window_update_play (self);
}

PandoriaPlan *
pandoria_window_get_plan (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->plan;
}
