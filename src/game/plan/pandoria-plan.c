/* PandoriaPlan: builds an act, choice by choice, before it is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan.h"

#include "pandoria-plan-choices.h"
#include "pandoria-plan-lay.h"
#include "pandoria-plan-shape.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

/* Returns: whether the first of a pair is chosen, but not the second. */
static gboolean
is_begun (const PandoriaPlan *self)
{
  return pandoria_plan_is_half (self, &self->action)
         && !pandoria_spaces_is_empty (pandoria_plan_get_chosen (self));
}

static gboolean
has_slots (const PandoriaPlan *self)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    if (self->slots[i] != 0)
      return TRUE;
  return FALSE;
}

/* Returns: the first space of an exit; otherwise @space. */
static PandoriaSpace
find_place (const PandoriaPlan *self, PandoriaSpace space)
{
  for (guint i = 0; i < self->state.n_exits; i++)
    if (self->state.exits[i].spaces[1] == space)
      return self->state.exits[i].spaces[0];
  return space;
}

static void
explain (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace space,
         GError **error)
{
  g_autoptr (GError) reason = NULL;
  PandoriaState out;

  if (self->shape->explain != NULL)
    self->shape->explain (self, action, &reason);
  else
    pandoria_state_apply (&self->state, action, &out, NULL, &reason);
  if (reason == NULL)
    reason = pandoria_error_new (PANDORIA_ERROR_NOT_ALLOWED_SPACE, "6", space);
  g_propagate_error (error, g_steal_pointer (&reason));
}

/* Sets @next to @action with the choice of @space. */
static gboolean
choose_after (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpaces choices,
              PandoriaSpace space, PandoriaAction *next, GError **error)
{
  PandoriaSpaces leaves = pandoria_spaces_empty ();
  gboolean room;

  if (self->shape->list)
    leaves = pandoria_plan_list_chosen (self, action);
  *next = *action;
  room = self->shape->choose != NULL && self->shape->choose (self, next, space);
  if (room && (pandoria_spaces_has (&choices, space) || pandoria_spaces_has (&leaves, space)))
    {
      pandoria_plan_show_hexes (self, next);
      return TRUE;
    }
  if (room)
    explain (self, next, space, error);
  else
    g_propagate_error (error, pandoria_error_new (PANDORIA_ERROR_NOT_ALLOWED_SPACE, "6", space));
  return FALSE;
}

/* Calls choose_after() for the present action. In a complete act, the choice replaces the last one.
 */
static gboolean
choose_next (const PandoriaPlan *self, PandoriaSpace space, PandoriaAction *next,
             gboolean *replaces, GError **error)
{
  *replaces = pandoria_spaces_is_empty (self->choices) && self->n_choices > 0 && !self->shape->list;
  if (*replaces)
    return choose_after (self, &self->before, pandoria_plan_compute_choices (self, &self->before),
                         space, next, error);
  return choose_after (self, &self->action, self->choices, space, next, error);
}

static gboolean
has_all_figures (const PandoriaPlan *self)
{
  return pandoria_plan_get_members (self, &self->action)->n_figures >= self->level;
}

static void
push_action (PandoriaPlan *self, const PandoriaAction *next, gboolean replaces)
{
  if (!replaces)
    {
      self->before = self->action;
      self->n_choices++;
    }
  self->action = *next;
  if (self->shape->several && !has_all_figures (self))
    self->leader = FALSE;
  self->leader_asked = FALSE;
  pandoria_plan_refresh (self);
}

/* Clears the unused elements of lists, because all their spaces count as chosen. The next move may
 * hold an incomplete one. */
static void
clear_unused (PandoriaPlan *self)
{
  PandoriaSpellMembers *members = pandoria_plan_members (self, &self->action);

  for (guint i = members->n_figures; i < G_N_ELEMENTS (members->figures); i++)
    members->figures[i].at = PANDORIA_SPACE_NONE;
  for (guint i = members->n_moves; i < G_N_ELEMENTS (members->moves); i++)
    members->moves[i] = (PandoriaMove){ PANDORIA_SPACE_NONE, PANDORIA_SPACE_NONE };
}

void
pandoria_plan_begin (PandoriaPlan *self, const PandoriaState *state,
                     const PandoriaAction *template_action)
{
  g_return_if_fail (self != NULL && state != NULL);
  g_return_if_fail (template_action != NULL && template_action->kind < PANDORIA_N_ACTS);

  *self = (PandoriaPlan){ .state = *state, .action = *template_action };
  self->shape = pandoria_plan_find_shape (self);
  if (self->spell != PANDORIA_SPELL_NONE)
    {
      self->leader = pandoria_plan_members (self, &self->action)->leader != 0;
      self->no_figure = pandoria_plan_members (self, &self->action)->no_figure != 0;
      if (self->shape->several)
        pandoria_plan_members (self, &self->action)->leader = FALSE;
    }
  else
    self->leader = self->action.leader != 0;
  self->leader_asked = self->leader;
  clear_unused (self);
  pandoria_plan_take_hexes (self);
  self->start = self->action;
  pandoria_plan_refresh (self);
}

PandoriaSpaces
pandoria_plan_get_chosen (const PandoriaPlan *self)
{
  return pandoria_plan_list_chosen (self, &self->action);
}

guint
pandoria_plan_get_chosen_slots (const PandoriaPlan *self, guint player)
{
  g_return_val_if_fail (player < PANDORIA_MAX_PLAYERS, 0);
  return self->shape->chosen_slots != NULL ? self->shape->chosen_slots (self, &self->action, player)
                                           : 0;
}

char *
pandoria_plan_get_prompt (const PandoriaPlan *self)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (pandoria_plan_misses_hex (self))
    return g_strdup (_ ("Choose what the tile shows."));
  if (has_slots (self) && self->shape->prompt_slots != NULL)
    return g_strdup (_ (self->shape->prompt_slots));
  if (!pandoria_spaces_is_empty (self->choices) && self->shape->prompt == NULL)
    return g_strdup (pandoria_text_act_prompt ((PandoriaActKind) self->action.kind));
  if (!pandoria_spaces_is_empty (self->choices))
    return g_strdup (_ (is_begun (self) && self->shape->prompt_half != NULL
                            ? self->shape->prompt_half
                            : self->shape->prompt));
  if (self->can_finish)
    return self->n_choices == 0 && self->shape->choose != NULL
               ? g_strdup (_ ("There is nothing to choose: no effect."))
               : pandoria_text_action (&self->action);
  if (!pandoria_plan_is_half (self, &self->action)
      && !pandoria_state_apply (&self->state, &self->action, NULL, NULL, &error))
    return pandoria_text_error (error);
  return g_strdup (_ ("There is no space for this."));
}

gboolean
pandoria_plan_is_complete (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->can_finish && !has_slots (self) && pandoria_spaces_is_empty (self->choices);
}

gboolean
pandoria_plan_is_list (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->shape->list;
}

gboolean
pandoria_plan_waits_for_board (const PandoriaPlan *self)
{
  guint members = pandoria_spell_get_members ((PandoriaSpell) self->spell);

  return (members & (PANDORIA_MEMBERS_ON_BOARD | PANDORIA_MEMBER_ADOPT)) != 0;
}

gboolean
pandoria_plan_choose (PandoriaPlan *self, PandoriaSpace space, GError **error)
{
  PandoriaAction next;
  gboolean replaces;

  g_return_val_if_fail (space >= 0 && space < PANDORIA_N_SPACES, FALSE);

  if (!choose_next (self, find_place (self, space), &next, &replaces, error))
    return FALSE;
  push_action (self, &next, replaces);
  return TRUE;
}

gboolean
pandoria_plan_choose_slot (PandoriaPlan *self, guint player, guint slot, GError **error)
{
  PandoriaAction next;
  guint allowed;

  g_return_val_if_fail (player < PANDORIA_MAX_PLAYERS && slot < PANDORIA_MAX_SLOTS, FALSE);

  next = self->action;
  allowed = self->slots[player]
            | (self->shape->list ? pandoria_plan_get_chosen_slots (self, player) : 0);
  if ((allowed >> slot & 1) == 0 || !self->shape->choose_slot (self, &next, player, slot))
    {
      g_propagate_error (error,
                         pandoria_error_new (PANDORIA_ERROR_NO_FIGURE, "17", PANDORIA_SPACE_NONE));
      return FALSE;
    }
  push_action (self, &next, FALSE);
  return TRUE;
}

gboolean
pandoria_plan_try (const PandoriaPlan *self, PandoriaSpace space, PandoriaAction *action,
                   PandoriaHex hexes[2], guint *n_hexes, GError **error)
{
  PandoriaAction next;
  gboolean replaces;

  g_return_val_if_fail (space >= 0 && space < PANDORIA_N_SPACES, FALSE);

  if (!choose_next (self, find_place (self, space), &next, &replaces, error))
    return FALSE;
  if (action != NULL)
    *action = next;
  if (hexes != NULL && n_hexes != NULL)
    *n_hexes = pandoria_plan_get_hexes (self, &next, hexes);
  return TRUE;
}

/* A press next to the first half means the second half, even if it does not fit there. */
static gboolean
is_away (const PandoriaPlan *self, PandoriaSpace space)
{
  const PandoriaAction *first = self->n_choices > 1 ? &self->before : &self->action;
  PandoriaSpaces around = pandoria_spaces_around (pandoria_plan_list_chosen (self, first));

  return !pandoria_spaces_has (&around, space);
}

gboolean
pandoria_plan_choose_again (PandoriaPlan *self, PandoriaSpace space)
{
  PandoriaSpaces chosen = pandoria_plan_get_chosen (self);
  PandoriaPlan changed = *self;

  if (self->shape->n_hexes != 2 || pandoria_spaces_is_empty (chosen))
    return FALSE;
  pandoria_plan_restart (&changed);
  if (pandoria_spaces_has (&chosen, space))
    {
      pandoria_spaces_remove (&chosen, space);
      space = pandoria_spaces_first (chosen);
    }
  else if (!is_away (self, space))
    return FALSE;
  if (space != PANDORIA_SPACE_NONE && !pandoria_plan_choose (&changed, space, NULL))
    return FALSE;
  *self = changed;
  return TRUE;
}

void
pandoria_plan_restart (PandoriaPlan *self)
{
  g_return_if_fail (self != NULL);

  self->action = self->start;
  self->n_choices = 0;
  self->leader_asked = FALSE;
  pandoria_plan_refresh (self);
}

/* --- the figure: a worker, the leader, or (Enchanted Castle) none --------------------------- */

/* If an act places only one figure, the user can change the figure after choosing its space. */
static void
write_leader (PandoriaPlan *self)
{
  gpointer base = self->spell != PANDORIA_SPELL_NONE
                      ? (gpointer) pandoria_plan_members (self, &self->action)
                      : &self->action;

  if (self->shape->leader != 0)
    G_STRUCT_MEMBER (guint8, base, self->shape->leader) = (guint8) self->leader;
}

void
pandoria_plan_set_leader (PandoriaPlan *self, gboolean leader)
{
  g_return_if_fail (self != NULL);

  if (!self->shape->figures)
    return;
  self->leader = leader != FALSE;
  self->leader_asked = TRUE;
  write_leader (self);
  pandoria_plan_refresh (self);
}

gboolean
pandoria_plan_can_place (const PandoriaPlan *self, gboolean leader)
{
  PandoriaPlan other;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->shape->figures)
    return FALSE;
  other = *self;
  other.leader = leader != FALSE;
  return !pandoria_spaces_is_empty (pandoria_plan_compute_choices (&other, &other.action));
}

void
pandoria_plan_set_figure (PandoriaPlan *self, gboolean figure)
{
  g_return_if_fail (self != NULL);

  if (!self->shape->castle)
    return;
  self->no_figure = !figure;
  pandoria_plan_members (self, &self->action)->no_figure = (guint8) self->no_figure;
  pandoria_plan_refresh (self);
}

gboolean
pandoria_plan_get_figure (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->shape->castle && !pandoria_plan_get_members (self, &self->action)->no_figure;
}

gboolean
pandoria_plan_can_choose_figure (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->shape->castle;
}
