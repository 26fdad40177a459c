/* PandoriaPlay: correcting old acts, undo and redo, and costs that are missing in the setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-amend-setup.h"
#include "pandoria-text-moves.h"
#include "pandoria-text.h"

/* Shows the game itself again. */
static void
leave_branch (PandoriaPlay *self)
{
  if (self->draft == NULL || self->draft->game == NULL)
    return;
  g_clear_object (&self->draft->game);
  pandoria_play_show_game (self, self->own);
}

static void
end_correction (PandoriaPlay *self)
{
  leave_branch (self);
  g_clear_pointer (&self->draft, pandoria_draft_free);
}

/* Reports @done (transfer full) (nullable), and what differs from @before on the table. */
static void
report_moves (PandoriaPlay *self, char *done, const PandoriaState *before)
{
  const PandoriaState *after = pandoria_game_get_state (self->own);
  g_autofree char *what = done;
  g_autofree char *brief = pandoria_text_moves_in_short (self->own, before, after);
  PandoriaPlayResults *results = &self->shown.view.results;

  results->moves = pandoria_text_table_moves (self->own, before, after);
  if (what != NULL && brief != NULL)
    /* Translators: what was done, and what must be moved on the table: “Turn 16 corrected. Marta:
     * −2 crystals” */
    results->corrected = g_strdup_printf (C_ ("correction", "%1$s. %2$s"), what, brief);
  else
    results->corrected = g_steal_pointer (&what);
}

static void
accept (PandoriaPlay *self)
{
  g_autofree PandoriaState *before
      = g_memdup2 (pandoria_game_get_state (self->own), sizeof (PandoriaState));

  pandoria_amend_accept (self->draft->amend);
  end_correction (self);
  report_moves (self, pandoria_text_corrected (self->own), before);
}

/* Accepts a correction without conflicts; one undo reverts it. */
static void
settle (PandoriaPlay *self)
{
  PandoriaAmend *amend = self->draft->amend;

  leave_branch (self);
  if (pandoria_amend_can_accept (amend))
    accept (self);
  else if (g_list_model_get_n_items (pandoria_amend_get_conflicts (amend)) > 0)
    self->shown.view.results.asks = PANDORIA_PLAY_ASKS_CONFLICTS;
  else
    end_correction (self);
}

static void
take_over (PandoriaPlay *self)
{
  g_autoptr (GError) error = NULL;
  gboolean taken = pandoria_draft_take_over (self->draft, &error);

  pandoria_play_show_game (self, self->own);
  if (taken)
    {
      settle (self);
      return;
    }
  end_correction (self);
  self->shown.view.results.fault = g_strdup (error->message);
}

void
pandoria_play_check_draft (PandoriaPlay *self)
{
  const PandoriaDraft *draft = self->draft;

  if (draft == NULL || draft->game == NULL || draft->inserts)
    return;
  if (pandoria_game_can_undo (draft->game))
    take_over (self);
}

/* Fills the tray with the tile of @old and lays it where it was: it usually changes only in its
 * place, one symbol or its direction. Enter, or a press on it, takes it as it is. */
static void
lay_again (PandoriaPlay *self, const PandoriaAction *old)
{
  PandoriaPress *first = pandoria_play_get_top (self);
  PandoriaPress press;

  if (old->kind != PANDORIA_ACT_PLACE_TILE || !first->is_own)
    return;
  for (guint i = 0; i < 2; i++)
    pandoria_plan_set_hex (&first->plan, i, old->hexes[i].terrain, old->hexes[i].symbols);
  pandoria_plan_set_artifacts (&first->plan, old->artifacts);
  press = *first;
  for (guint i = 0; i < 2; i++)
    if (!pandoria_plan_choose (&press.plan, old->hexes[i].at, NULL))
      return;
  press.confirms = TRUE;
  if (self->draft != NULL)
    *first = press; /* Cancel leaves the correction at once */
  else
    pandoria_play_add_change (self, &press);
}

static void
ensure_draft (PandoriaPlay *self)
{
  leave_branch (self);
  pandoria_game_look_at (self->own, pandoria_game_get_position (self->own));
  if (self->draft != NULL)
    return;
  self->draft = pandoria_draft_new (self->own);
}

static void
begin_branch (PandoriaPlay *self, guint index, gboolean inserts)
{
  if (!pandoria_play_begin_input (self))
    return;
  ensure_draft (self);
  pandoria_draft_begin (self->draft, index, inserts);
  pandoria_play_show_game (self, self->draft->game);
  if (!inserts)
    lay_again (self, pandoria_amend_get_action (self->draft->amend, self->draft->index));
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_correct (PandoriaPlay *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));
  begin_branch (self, index, FALSE);
}

void
pandoria_play_insert (PandoriaPlay *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));
  begin_branch (self, index, TRUE);
}

void
pandoria_play_finish_inserting (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->draft == NULL || self->draft->game == NULL)
    return;
  pandoria_play_begin_input (self);
  take_over (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_remove (PandoriaPlay *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!pandoria_play_begin_input (self))
    return;
  if (index == PANDORIA_MAX_ACTIONS && self->draft != NULL)
    index = self->draft->index;
  ensure_draft (self);
  if (index < pandoria_amend_get_n_acts (self->draft->amend))
    pandoria_amend_remove (self->draft->amend, index);
  settle (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_cancel_correction (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->draft == NULL)
    return;
  pandoria_play_begin_input (self);
  leave_branch (self);
  if (pandoria_amend_is_changed (self->draft->amend))
    settle (self);
  else
    end_correction (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

gboolean
pandoria_play_edit_setup (PandoriaPlay *self, PandoriaRecord *edited, const guint8 *origins,
                          GError **error)
{
  gboolean taken;
  PandoriaAmend *amend;

  g_return_val_if_fail (
      PANDORIA_IS_PLAY (self) && self->own != NULL && edited != NULL && origins != NULL, FALSE);

  pandoria_play_begin_input (self);
  ensure_draft (self);
  amend = self->draft->amend;
  taken = pandoria_amend_set_setup (amend, edited, origins, error);
  if (pandoria_amend_get_head (amend) == pandoria_game_get_record (self->own))
    end_correction (self);
  /* Do not ask about older unfit acts if only names or colors change. */
  else if (pandoria_amend_keeps_acts (amend))
    accept (self);
  else
    settle (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
  return taken;
}

void
pandoria_play_resolve (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!pandoria_play_begin_input (self))
    return;
  ensure_draft (self);
  self->shown.view.results.asks = PANDORIA_PLAY_ASKS_CONFLICTS;
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_settle (PandoriaPlay *self, gboolean accepted)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->draft == NULL)
    return;
  pandoria_play_begin_input (self);
  if (accepted)
    accept (self);
  else
    end_correction (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

PandoriaAmend *
pandoria_play_get_amend (PandoriaPlay *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAY (self), NULL);
  return self->draft != NULL ? self->draft->amend : NULL;
}

/* --- undo and redo -------------------------------------------------------------------------- */

/* Players have the last acts in mind, but not what an older act did on the whole table. */
static gboolean
moves_more (PandoriaPlay *self, const PandoriaGameStep *step, const PandoriaState *earlier,
            const PandoriaState *later)
{
  g_autofree char *leavers = NULL, *brief = NULL;

  if (step->kind != PANDORIA_GAME_STEP_ACT)
    return TRUE;
  leavers = pandoria_text_leavers (self->own, earlier, &step->action, later, FALSE);
  if (leavers != NULL)
    return TRUE;
  brief = pandoria_text_moves_in_short (self->own, earlier, later);
  return earlier->turn != later->turn && brief != NULL;
}

static void
step_through (PandoriaPlay *self, gboolean redoes)
{
  PandoriaGame *game = self->turn.game;
  g_autofree PandoriaState *before
      = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));
  PandoriaGameStep step = redoes ? *pandoria_game_get_redo (game) : *pandoria_game_get_undo (game);
  g_autofree char *what = redoes ? pandoria_text_redo (game) : pandoria_text_undo (game);
  const PandoriaState *after;

  if (redoes)
    pandoria_game_redo (game);
  else
    pandoria_game_undo (game);
  after = pandoria_game_get_state (game);
  if (game == self->own && before->n_players == after->n_players
      && moves_more (self, &step, redoes ? before : after, redoes ? after : before))
    report_moves (self, g_strdup_printf (redoes ? _ ("Redone: %s") : _ ("Undone: %s"), what),
                  before);
  /* A lesson asks for each press again. */
  if (!redoes && step.kind == PANDORIA_GAME_STEP_ACT && self->turn.check == NULL)
    lay_again (self, &step.action);
}

void
pandoria_play_undo (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->turn.game == NULL || !pandoria_game_can_undo (self->turn.game))
    return;
  pandoria_play_begin_input (self);
  step_through (self, FALSE);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_redo (PandoriaPlay *self)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->turn.game == NULL || !pandoria_game_can_redo (self->turn.game))
    return;
  pandoria_play_begin_input (self);
  step_through (self, TRUE);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

/* --- a printed cost that is not known, when an act first needs it (rulings 82) -------------- */

/* The costs that the question offers: 1 … 9, as printed on cards. */
#define N_COSTS 9

/* Finds the slot whose cost @action needs. This file does not know which acts cover a slot: it is
 * the slot without which the engine has another answer. */
static gboolean
find_costless_slot (const PandoriaState *state, const PandoriaAction *action, guint *player,
                    guint *slot)
{
  g_autofree PandoriaState *trial = g_new (PandoriaState, 1);

  if (!pandoria_state_misses_cost (state, action))
    return FALSE;
  for (*player = 0; *player < state->n_players; ++*player)
    for (*slot = 0; *slot < PANDORIA_MAX_SLOTS; ++*slot)
      {
        if (!state->players[*player].slots[*slot].is_cost_unknown)
          continue;
        *trial = *state;
        trial->players[*player].slots[*slot].is_cost_unknown = FALSE;
        if (!pandoria_state_misses_cost (trial, action))
          return TRUE;
      }
  return FALSE;
}

static void
ask_cost (PandoriaPlay *self, const PandoriaSlot *slot)
{
  g_autoptr (GStrvBuilder) answers = g_strv_builder_new ();
  g_autofree char *building
      = pandoria_text_building ((PandoriaBuilding) slot->building, slot->level);

  for (int cost = 1; cost <= N_COSTS; cost++)
    {
      g_autofree char *answer = pandoria_text_amount (PANDORIA_COUNTER_WOOD, cost);

      g_strv_builder_add (answers, answer);
    }
  /* Translators: a player, and a building whose printed cost was not entered */
  self->shown.view.question = g_strdup_printf (
      _ ("Which cost is printed on %1$s’s %2$s? You will be asked only once."),
      pandoria_game_get_player_name (self->turn.game, self->cost_player), building);
  self->shown.view.answers = g_strv_builder_end (answers);
  self->shown.view.results.asks = PANDORIA_PLAY_ASKS_QUESTION;
}

gboolean
pandoria_play_ask_cost (PandoriaPlay *self, const PandoriaAction *action)
{
  const PandoriaState *state = pandoria_game_get_state (self->turn.game);

  if (!find_costless_slot (state, action, &self->cost_player, &self->cost_slot))
    return FALSE;
  self->asks_cost = TRUE;
  ask_cost (self, &state->players[self->cost_player].slots[self->cost_slot]);
  return TRUE;
}

/* Writes the cost into the setup. The replay of the game changes nothing else. */
static gboolean
enter_in_setup (PandoriaPlay *self, PandoriaSetup *setup, guint cost, GError **error)
{
  static const guint8 same_seats[PANDORIA_MAX_PLAYERS] = { 0, 1, 2, 3 };
  PandoriaPlayerSetup *player = &setup->players[self->cost_player];
  g_autoptr (PandoriaRecord) edited = NULL;

  player->start_cost = (guint8) cost;
  player->is_start_cost_unknown = FALSE;
  edited = pandoria_record_new_with_values (pandoria_game_get_record (self->own), setup, error);
  return edited != NULL && pandoria_play_edit_setup (self, edited, same_seats, error);
}

/* A building that a correction put there gets its cost by a correction. */
static gboolean
enter_as_correction (PandoriaPlay *self, guint cost, GError **error)
{
  const PandoriaState *state = pandoria_game_get_state (self->turn.game);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.player = (guint8) self->cost_player;
  action.tableau.n_slots = (guint8) pandoria_state_n_slots (state, self->cost_player);
  for (guint i = 0; i < action.tableau.n_slots; i++)
    action.tableau.slots[i] = state->players[self->cost_player].slots[i];
  action.tableau.slots[self->cost_slot].cost = (guint8) cost;
  action.tableau.slots[self->cost_slot].is_cost_unknown = FALSE;
  return pandoria_game_apply_noted (self->turn.game, &action, NULL, NULL, error);
}

static gboolean
enter_cost (PandoriaPlay *self, guint cost, GError **error)
{
  g_autofree PandoriaSetup *setup
      = g_memdup2 (pandoria_record_get_setup (pandoria_game_get_record (self->turn.game)),
                   sizeof (PandoriaSetup));
  const PandoriaPlayerSetup *player = &setup->players[self->cost_player];
  const PandoriaSlot *slot = &pandoria_game_get_state (self->turn.game)
                                  ->players[self->cost_player]
                                  .slots[self->cost_slot];

  if (self->draft == NULL && player->is_start_cost_unknown
      && player->start_building == slot->building)
    return enter_in_setup (self, setup, cost, error);
  return enter_as_correction (self, cost, error);
}

void
pandoria_play_answer_cost (PandoriaPlay *self, guint index)
{
  PandoriaAction action = pandoria_play_get_top (self)->plan.action;
  PandoriaPress press = { .has_plan = TRUE };
  g_autofree char *card = g_strdup (self->card);
  g_autoptr (GError) error = NULL;

  pandoria_play_drop_question (self);
  if (!enter_cost (self, MIN (index + 1, N_COSTS), &error))
    {
      pandoria_play_set_refusal (self, error);
      return;
    }
  /* The players corrected nothing: report no correction. */
  pandoria_play_results_clear (&self->shown.view.results);
  /* The change has dropped the presses. */
  g_free (self->card);
  self->card = g_steal_pointer (&card);
  pandoria_plan_begin (&press.plan, pandoria_game_get_state (self->turn.game), &action);
  pandoria_play_add_press (self, &press);
}
