/* Plans of acts that place something on one space, or take or move a figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-private.h"

#include <glib/gi18n-lib.h>

static gboolean
place_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  if (action->at != PANDORIA_SPACE_NONE)
    return FALSE;
  action->at = space;
  action->leader = (guint8) self->leader;
  return TRUE;
}

static gboolean
place_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return action->at == PANDORIA_SPACE_NONE;
}

const PandoriaPlanShape pandoria_plan_shape_place = {
  .choose = place_choose,
  .is_half = place_is_half,
  .places = { offsetof (PandoriaAction, at) },
};

const PandoriaPlanShape pandoria_plan_shape_figure = {
  .figures = TRUE,
  .choose = place_choose,
  .is_half = place_is_half,
  .places = { offsetof (PandoriaAction, at) },
};

static gboolean
is_taken (const PandoriaAction *action)
{
  return action->take.at != PANDORIA_SPACE_NONE || action->take.player != PANDORIA_NOBODY;
}

static gboolean
take_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  if (is_taken (action))
    return FALSE;
  action->at = space;
  action->take.at = space;
  return TRUE;
}

static guint
take_slot_choices (const PandoriaPlan *self, const PandoriaAction *action, guint player)
{
  PandoriaOptions options;

  if (is_taken (action))
    return 0;
  pandoria_state_get_options (&self->state, &options);
  return options.take_slots[player];
}

static gboolean
take_choose_slot (const PandoriaPlan *self, PandoriaAction *action, guint player, guint slot)
{
  if (is_taken (action))
    return FALSE;
  action->take.player = (guint8) player;
  action->take.slot = (guint8) slot;
  return TRUE;
}

static guint
take_chosen_slots (const PandoriaPlan *self, const PandoriaAction *action, guint player)
{
  return is_taken (action) && action->take.player == player ? 1u << action->take.slot : 0;
}

static gboolean
take_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return !is_taken (action);
}

const PandoriaPlanShape pandoria_plan_shape_take = {
  .prompt = N_ ("Choose the figure to take back."),
  .prompt_slots = N_ ("Choose the figure to take back, on the board or on a building."),
  .choose = take_choose,
  .slot_choices = take_slot_choices,
  .choose_slot = take_choose_slot,
  .chosen_slots = take_chosen_slots,
  .is_half = take_is_half,
  .places = { offsetof (PandoriaAction, take.at) },
};

static gboolean
elf_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  if (action->from == PANDORIA_SPACE_NONE)
    action->from = space;
  else if (action->to == PANDORIA_SPACE_NONE)
    action->to = space;
  else
    return FALSE;
  return TRUE;
}

static PandoriaSpaces
elf_choices (const PandoriaPlan *self, const PandoriaAction *action)
{
  PandoriaOptions options;

  if (action->to != PANDORIA_SPACE_NONE)
    return pandoria_spaces_empty ();
  if (action->from != PANDORIA_SPACE_NONE)
    return pandoria_plan_choices_by_trial (self, action);
  pandoria_state_get_options (&self->state, &options);
  return options.elf_from;
}

static gboolean
elf_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return action->to == PANDORIA_SPACE_NONE;
}

/* Without a destination, the worker is the problem. With its own space as destination, the engine explains why. */
static void
elf_explain (const PandoriaPlan *self, const PandoriaAction *action, GError **error)
{
  PandoriaAction trial = *action;

  if (trial.to == PANDORIA_SPACE_NONE)
    trial.to = trial.from;
  pandoria_state_apply (&self->state, &trial, NULL, NULL, error);
}

const PandoriaPlanShape pandoria_plan_shape_elf_move = {
  .prompt = N_ ("Choose the worker to move."),
  .prompt_half = N_ ("Choose where it goes, up to 2 spaces away."),
  .choose = elf_choose,
  .choices = elf_choices,
  .is_half = elf_is_half,
  .places = { offsetof (PandoriaAction, from), offsetof (PandoriaAction, to) },
  .explain = elf_explain,
};
