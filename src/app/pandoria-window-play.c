/* PandoriaWindow: the life of an act: it is begun, put together, asked about, entered.
 *
 * A PandoriaPlan is the act being put together. At the beginning of a turn the tile's plan is ready by itself, so that two
 * presses in the tray and two on the board lay it; afterwards a press on what was laid places a worker at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"
#include "pandoria-window-summary.h"

#include "pandoria-score-dialog.h"
#include "pandoria-text.h"

static void on_plan_changed (PandoriaPlan *plan, gpointer data);

/* --- the plan ------------------------------------------------------------------------------------------------- */

void
pandoria_window_drop_plan (PandoriaWindow *self)
{
  self->plan_is_own = FALSE;
  self->plan_confirms = FALSE;
  g_clear_object (&self->pulled);
  if (self->plan != NULL)
    g_signal_handlers_disconnect_by_func (self->plan, on_plan_changed, self);
  g_clear_object (&self->plan);
}

void
pandoria_window_take_plan (PandoriaWindow *self, PandoriaPlan *plan)
{
  pandoria_window_drop_plan (self);
  self->plan = plan;
  g_signal_connect (self->plan, "changed", G_CALLBACK (on_plan_changed), self);
}

/* What the tile shows is still to be chosen in the tray. */
void
pandoria_window_ensure_plan (PandoriaWindow *self)
{
  PandoriaAction action;

  if (self->plan != NULL || !pandoria_act_is_possible (self->game, PANDORIA_ACT_PLACE_TILE, FALSE))
    return;
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  for (guint i = 0; i < 2; i++)
    {
      PandoriaTerrain terrain = PANDORIA_TERRAIN_FOREST;
      guint symbols = 1;

      pandoria_tray_get_hex (self->tray, i, &terrain, &symbols);
      action.hexes[i] = (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) terrain, (guint8) symbols };
    }
  pandoria_window_take_plan (self, pandoria_plan_new (self->game, &action));
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

void
pandoria_window_enter_if_complete (PandoriaWindow *self)
{
  if (pandoria_plan_is_complete (self->plan) && pandoria_window_has_hexes (self) && !self->plan_confirms)
    pandoria_window_enter (self);
}

static void
on_plan_changed (PandoriaPlan *plan, gpointer data)
{
  pandoria_window_update_play (data);
}

/* --- why not ---------------------------------------------------------------------------------------------------- */

void
pandoria_window_set_refusal (PandoriaWindow *self, const GError *error)
{
  g_clear_error (&self->refusal);
  g_clear_pointer (&self->reason, g_free);
  if (error != NULL)
    self->refusal = g_error_copy (error);
}

void
pandoria_window_refuse (PandoriaWindow *self, const GError *error)
{
  pandoria_window_set_refusal (self, error);
  pandoria_window_update_play (self);
}

/* --- beginning and entering ------------------------------------------------------------------------------------- */

void
pandoria_window_begin (PandoriaWindow *self, const PandoriaAction *action)
{
  pandoria_window_set_refusal (self, NULL);
  pandoria_window_consider (self, NULL);
  pandoria_window_take_plan (self, pandoria_plan_new (self->game, action));
  /* Its hexes are others than those of the tile; a castle leaves them for when the player thinks better of it. */
  if (action->kind != PANDORIA_ACT_PLACE_TILE && pandoria_plan_get_n_hexes (self->plan) > 0)
    pandoria_tray_clear (self->tray);
  pandoria_window_remember_press (self);
  pandoria_window_update_play (self);
  pandoria_window_show_slots (self);
  if (!waits_for_board (self->plan))
    pandoria_window_enter_if_complete (self);
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
  g_autofree char *card = NULL;

  pandoria_window_set_refusal (self, NULL);
  if (action->kind == PANDORIA_ACT_BUY)
    card = g_steal_pointer (&self->card);
  if (!pandoria_game_apply_noted (self->game, action, NULL, card, &error))
    {
      pandoria_window_refuse (self, error);
      return FALSE;
    }
  /* A draft is no game whose gains were anybody's. */
  if (self->own_game != NULL)
    return TRUE;
  pandoria_window_announce_gains (self, before);
  if (pandoria_game_get_state (self->game)->finished && action->kind == PANDORIA_ACT_END_TURN)
    pandoria_window_show_summary (self);
  return TRUE;
}

PandoriaPlan *
pandoria_window_get_plan (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->plan;
}
