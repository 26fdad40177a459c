/* PandoriaPlay: asks for a printed cost that nobody has entered, when an act first needs it
 * (rulings 82).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-amend-setup.h"
#include "pandoria-text.h"

/* The costs that the question offers: 1 … 9, as printed on cards. */
#define N_COSTS 9

/* Returns: whether the engine refuses @action because it needs a choice that rule 12 describes. */
static gboolean
misses_cost (const PandoriaState *state, const PandoriaAction *action)
{
  g_autoptr (GError) error = NULL;

  return !pandoria_state_apply (state, action, NULL, NULL, &error)
         && g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED)
         && g_strcmp0 (pandoria_error_get_rule (error), "12") == 0;
}

/* Finds the slot whose cost @action needs. This file does not know which acts cover a slot: it is
 * the slot without which the engine has another answer. */
static gboolean
find_slot (const PandoriaState *state, const PandoriaAction *action, guint *player, guint *slot)
{
  g_autofree PandoriaState *trial = g_new (PandoriaState, 1);

  if (!misses_cost (state, action))
    return FALSE;
  for (*player = 0; *player < state->n_players; ++*player)
    for (*slot = 0; *slot < PANDORIA_MAX_SLOTS; ++*slot)
      {
        if (!state->players[*player].slots[*slot].is_cost_unknown)
          continue;
        *trial = *state;
        trial->players[*player].slots[*slot].is_cost_unknown = FALSE;
        if (!misses_cost (trial, action))
          return TRUE;
      }
  return FALSE;
}

static void
ask (PandoriaPlay *self, const PandoriaSlot *slot)
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
  self->view.question
      = g_strdup_printf (_ ("Which cost is printed on %1$s’s %2$s? You will be asked only once."),
                         pandoria_game_get_player_name (self->game, self->cost_player), building);
  self->view.answers = g_strv_builder_end (answers);
  self->view.results.asks = PANDORIA_PLAY_ASKS_QUESTION;
}

gboolean
pandoria_play_ask_cost (PandoriaPlay *self, const PandoriaAction *action)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);

  if (!find_slot (state, action, &self->cost_player, &self->cost_slot))
    return FALSE;
  self->asks_cost = TRUE;
  ask (self, &state->players[self->cost_player].slots[self->cost_slot]);
  return TRUE;
}

/* --- the answer ----------------------------------------------------------------------------- */

/* Writes the cost into the setup and replays the game, which nothing else changes. */
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
  const PandoriaState *state = pandoria_game_get_state (self->game);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.player = (guint8) self->cost_player;
  action.tableau.n_slots = (guint8) pandoria_state_n_slots (state, self->cost_player);
  for (guint i = 0; i < action.tableau.n_slots; i++)
    action.tableau.slots[i] = state->players[self->cost_player].slots[i];
  action.tableau.slots[self->cost_slot].cost = (guint8) cost;
  action.tableau.slots[self->cost_slot].is_cost_unknown = FALSE;
  return pandoria_game_apply_noted (self->game, &action, NULL, NULL, error);
}

static gboolean
enter_cost (PandoriaPlay *self, guint cost, GError **error)
{
  g_autofree PandoriaSetup *setup = g_memdup2 (
      pandoria_record_get_setup (pandoria_game_get_record (self->game)), sizeof (PandoriaSetup));
  const PandoriaPlayerSetup *player = &setup->players[self->cost_player];
  const PandoriaSlot *slot
      = &pandoria_game_get_state (self->game)->players[self->cost_player].slots[self->cost_slot];

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
  /* Nobody corrected anything, so the message about it would only disturb. */
  pandoria_play_results_clear (&self->view.results);
  /* The change has dropped the presses. */
  g_free (self->card);
  self->card = g_steal_pointer (&card);
  pandoria_plan_begin (&press.plan, pandoria_game_get_state (self->game), &action);
  pandoria_play_add_press (self, &press);
}
