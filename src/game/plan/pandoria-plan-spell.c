/* Plans of the spells whose choices are figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-spell.h"

#include "pandoria-options.h"
#include "pandoria-plan-choices.h"
#include "pandoria-plan-question.h"

#include <glib/gi18n-lib.h>
#include <stddef.h>

/* --- one space: Astral Ship ----------------------------------------------------------------- */

static gboolean
space_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaSpellMembers *members = pandoria_plan_members (self, action);

  if (members->at != PANDORIA_SPACE_NONE)
    return FALSE;
  members->at = space;
  members->leader = (guint8) self->leader;
  return TRUE;
}

const PandoriaPlanShape pandoria_plan_shape_spell_ship = {
  .prompt = N_ ("Press a ship for the figure."),
  .figures = TRUE,
  .choose = space_choose,
  .places = { offsetof (PandoriaSpellMembers, at) },
  .leader = offsetof (PandoriaSpellMembers, leader),
};

/* --- Clone and Muster ----------------------------------------------------------------------- */

static gboolean
figures_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaSpellMembers *members = pandoria_plan_members (self, action);

  if (members->n_figures >= MIN (self->level, G_N_ELEMENTS (members->figures)))
    return FALSE;
  members->figures[members->n_figures++] = (PandoriaPlacing){ space, (guint8) self->leader };
  return TRUE;
}

const PandoriaPlanShape pandoria_plan_shape_spell_figures = {
  .prompt = N_ ("Press a free space for the figure."),
  .figures = TRUE,
  .several = TRUE,
  .choose = figures_choose,
  .places = { offsetof (PandoriaSpellMembers, figures[0].at),
              offsetof (PandoriaSpellMembers, figures[1].at) },
};

/* --- Teleport ------------------------------------------------------------------------------- */

/* A move without a destination is in moves[n_moves]; its `to` is NONE. */
static gboolean
teleport_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  const PandoriaSpellMembers *members = pandoria_plan_get_members (self, action);

  return members->n_moves < G_N_ELEMENTS (members->moves)
         && members->moves[members->n_moves].from != PANDORIA_SPACE_NONE;
}

static gboolean
teleport_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaSpellMembers *members = pandoria_plan_members (self, action);
  PandoriaMove *move;

  if (members->n_moves >= MIN (self->level, G_N_ELEMENTS (members->moves)))
    return FALSE;
  move = &members->moves[members->n_moves];
  if (move->from == PANDORIA_SPACE_NONE)
    move->from = space;
  else
    {
      move->to = space;
      members->n_moves++;
    }
  return TRUE;
}

static PandoriaSpaces
teleport_choices (const PandoriaPlan *self, const PandoriaAction *action)
{
  const PandoriaSpellMembers *members = pandoria_plan_get_members (self, action);
  PandoriaState state;

  if (members->n_moves >= MIN (self->level, G_N_ELEMENTS (members->moves)))
    return pandoria_spaces_empty ();
  if (teleport_is_half (self, action))
    return pandoria_plan_choices_by_trial (self, action);
  if (!pandoria_plan_accepts (self, action))
    return pandoria_spaces_empty ();
  pandoria_plan_state_after (self, action, &state);
  state.active = self->state.active;
  if (pandoria_spaces_is_empty (pandoria_options_free_terrain (&state)))
    return pandoria_spaces_empty ();
  return pandoria_options_own_figures (&state);
}

/* A move to any allowed space makes the engine explain the fault of the figure. */
static void
teleport_explain (const PandoriaPlan *self, const PandoriaAction *action, GError **error)
{
  PandoriaAction trial = *action;

  if (teleport_is_half (self, action))
    {
      PandoriaSpace to = pandoria_spaces_first (pandoria_options_free_terrain (&self->state));
      PandoriaMove *move = &pandoria_plan_members (self, &trial)
                                ->moves[pandoria_plan_members (self, &trial)->n_moves++];

      move->to = to != PANDORIA_SPACE_NONE ? to : move->from;
    }
  pandoria_state_apply (&self->state, &trial, NULL, NULL, error);
}

const PandoriaPlanShape pandoria_plan_shape_teleport = {
  .prompt = N_ ("Press one of your figures to move, then a free space."),
  .prompt_half = N_ ("Press the free space it moves to."),
  .choose = teleport_choose,
  .choices = teleport_choices,
  .is_half = teleport_is_half,
  .places
  = { offsetof (PandoriaSpellMembers, moves[0].from), offsetof (PandoriaSpellMembers, moves[0].to),
      offsetof (PandoriaSpellMembers, moves[1].from),
      offsetof (PandoriaSpellMembers, moves[1].to) },
  .explain = teleport_explain,
};

/* --- Flee: any number, a second press leaves it --------------------------------------------- */

static gboolean
toggle_flee (PandoriaSpellMembers *members, PandoriaPlaceRef place)
{
  for (guint i = 0; i < members->n_flee; i++)
    if (members->flee[i].at == place.at && members->flee[i].player == place.player
        && members->flee[i].slot == place.slot)
      {
        members->n_flee--;
        memmove (&members->flee[i], &members->flee[i + 1],
                 (members->n_flee - i) * sizeof (PandoriaPlaceRef));
        return TRUE;
      }
  if (members->n_flee == G_N_ELEMENTS (members->flee))
    return FALSE;
  members->flee[members->n_flee++] = place;
  return TRUE;
}

static gboolean
flee_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  return toggle_flee (pandoria_plan_members (self, action),
                      (PandoriaPlaceRef){ space, PANDORIA_NOBODY, 0 });
}

static gboolean
flee_choose_slot (const PandoriaPlan *self, PandoriaAction *action, guint player, guint slot)
{
  return toggle_flee (pandoria_plan_members (self, action),
                      (PandoriaPlaceRef){ PANDORIA_SPACE_NONE, (guint8) player, (guint8) slot });
}

static PandoriaSpaces
flee_chosen (const PandoriaPlan *self, const PandoriaAction *action)
{
  const PandoriaSpellMembers *members = pandoria_plan_get_members (self, action);
  PandoriaSpaces chosen = pandoria_spaces_empty ();

  for (guint i = 0; i < members->n_flee; i++)
    chosen = pandoria_spaces_or (chosen, pandoria_spaces_one (members->flee[i].at));
  return chosen;
}

static guint
flee_chosen_slots (const PandoriaPlan *self, const PandoriaAction *action, guint player)
{
  const PandoriaSpellMembers *members = pandoria_plan_get_members (self, action);
  guint slots = 0;

  for (guint i = 0; i < members->n_flee; i++)
    if (members->flee[i].at == PANDORIA_SPACE_NONE && members->flee[i].player == player)
      slots |= 1u << members->flee[i].slot;
  return slots;
}

static PandoriaSpaces
flee_choices (const PandoriaPlan *self, const PandoriaAction *action)
{
  if (!pandoria_plan_accepts (self, action))
    return pandoria_spaces_empty ();
  return pandoria_spaces_minus (pandoria_options_take (&self->state), flee_chosen (self, action));
}

/* Returns: whether the active player's figure on @slot of @player can be taken, too. Choosing a
 * chosen slot again would remove it, which is not a further choice. */
static gboolean
flee_can_add_slot (const PandoriaPlan *self, const PandoriaAction *action, guint player, guint slot)
{
  PandoriaAction trial = *action;
  guint n_before = pandoria_plan_get_members (self, action)->n_flee;

  if (self->state.players[player].slots[slot].occupant != self->state.active)
    return FALSE;
  if (!flee_choose_slot (self, &trial, player, slot))
    return FALSE;
  return pandoria_plan_get_members (self, &trial)->n_flee > n_before
         && pandoria_plan_accepts (self, &trial);
}

static guint
flee_slot_choices (const PandoriaPlan *self, const PandoriaAction *action, guint player)
{
  guint slots = 0;

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (flee_can_add_slot (self, action, player, i))
      slots |= 1u << i;
  return slots;
}

const PandoriaPlanShape pandoria_plan_shape_flee = {
  .prompt = N_ ("Press the figures to take back, then Enter."),
  .prompt_slots = N_ ("Press the figures to take back, on the board or on buildings, then Enter."),
  .list = TRUE,
  .choose = flee_choose,
  .choices = flee_choices,
  .slot_choices = flee_slot_choices,
  .choose_slot = flee_choose_slot,
  .chosen_slots = flee_chosen_slots,
  .chosen = flee_chosen,
};

/* --- Rage: a worker, and the region where it counts more, when it is next to several -------- */

/* Returns: the spaces of the pending regions that the worker at @at can choose; empty if there are
 * fewer than two. */
static PandoriaSpaces
find_regions (const PandoriaPlan *self, PandoriaSpace at)
{
  PandoriaSpaces regions = pandoria_spaces_empty ();
  guint n = 0;

  for (guint i = 0; i < self->state.n_pending; i++)
    {
      PandoriaSpaces region = self->state.pending[i].spaces,
                     around = pandoria_spaces_around (region);
      /* A fortress on two spaces is next to every neighbor of either. */
      PandoriaSpaces raging = pandoria_options_rage (&self->state, region);

      if (!pandoria_spaces_has (&around, at) && !pandoria_spaces_has (&raging, at))
        continue;
      regions = pandoria_spaces_or (regions, region);
      n++;
    }
  return n > 1 ? regions : pandoria_spaces_empty ();
}

static gboolean
rage_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  const PandoriaSpellMembers *members = pandoria_plan_get_members (self, action);

  return members->at != PANDORIA_SPACE_NONE && members->region == PANDORIA_SPACE_NONE
         && !pandoria_spaces_is_empty (find_regions (self, members->at));
}

static gboolean
rage_choose (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space)
{
  PandoriaSpellMembers *members = pandoria_plan_members (self, action);

  if (members->at == PANDORIA_SPACE_NONE)
    members->at = space;
  else if (rage_is_half (self, action))
    members->region = space;
  else
    return FALSE;
  return TRUE;
}

static PandoriaSpaces
rage_choices (const PandoriaPlan *self, const PandoriaAction *action)
{
  const PandoriaSpellMembers *members = pandoria_plan_get_members (self, action);
  PandoriaSpaces found = pandoria_spaces_empty ();

  if (rage_is_half (self, action))
    return find_regions (self, members->at);
  if (members->at != PANDORIA_SPACE_NONE || !pandoria_plan_accepts (self, action))
    return found;
  for (guint i = 0; i < self->state.n_pending; i++)
    found = pandoria_spaces_or (
        found, pandoria_options_rage (&self->state, self->state.pending[i].spaces));
  return found;
}

/* The rules allow a rage without effect; this refuses it as useless. */
static void
rage_explain (const PandoriaPlan *self, const PandoriaAction *action, GError **error)
{
  if (pandoria_state_apply (&self->state, action, NULL, NULL, error))
    g_propagate_error (error, pandoria_error_new (PANDORIA_ERROR_NO_SCORING, "6.3.1",
                                                  pandoria_plan_get_members (self, action)->at));
}

const PandoriaPlanShape pandoria_plan_shape_rage = {
  .prompt = N_ ("Press the worker to enrage."),
  .prompt_half = N_ ("Press the closed region in which it counts more."),
  .choose = rage_choose,
  .choices = rage_choices,
  .is_half = rage_is_half,
  .places = { offsetof (PandoriaSpellMembers, at) },
  .explain = rage_explain,
};
