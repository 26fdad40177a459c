/* What a plan may choose next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-choices.h"

#include "pandoria-plan-shape.h"

PandoriaSpaces
pandoria_plan_list_chosen (const PandoriaPlan *self, const PandoriaAction *action)
{
  gconstpointer base = self->spell != PANDORIA_SPELL_NONE
                           ? (gconstpointer) pandoria_plan_get_members (self, action)
                           : action;
  const guint16 *places = self->shape->places;
  PandoriaSpaces chosen = pandoria_spaces_empty ();

  if (self->shape->chosen != NULL)
    return self->shape->chosen (self, action);
  for (guint i = 0; i < G_N_ELEMENTS (self->shape->places) && places[i] != 0; i++)
    chosen = pandoria_spaces_or (
        chosen, pandoria_spaces_one (G_STRUCT_MEMBER (const PandoriaSpace, base, places[i])));
  return chosen;
}

gboolean
pandoria_plan_accepts (const PandoriaPlan *self, const PandoriaAction *action)
{
  g_autoptr (GError) error = NULL;

  return pandoria_state_apply (&self->state, action, NULL, NULL, &error)
         || g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED);
}

PandoriaSpaces
pandoria_plan_choices_by_trial (const PandoriaPlan *self, const PandoriaAction *action)
{
  PandoriaSpaces all = pandoria_spaces_or (
      pandoria_spaces_or (self->state.plain, self->state.lakes), self->state.exit_at);
  PandoriaSpaces found = pandoria_spaces_empty ();
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, all)
    {
      PandoriaAction trial = *action;

      if (!self->shape->choose (self, &trial, space))
        break;
      if (pandoria_plan_accepts (self, &trial))
        pandoria_spaces_add (&found, space);
    }
  return found;
}

PandoriaSpaces
pandoria_plan_compute_choices (const PandoriaPlan *self, const PandoriaAction *action)
{
  if (self->shape->choose == NULL)
    return pandoria_spaces_empty ();
  if (self->shape->choices != NULL)
    return self->shape->choices (self, action);
  return pandoria_plan_choices_by_trial (self, action);
}

gboolean
pandoria_plan_has_hexes (const PandoriaPlan *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->shape->n_hexes; i++)
    if (self->shown[i].terrain == PANDORIA_N_TERRAINS)
      return FALSE;
  return TRUE;
}

gboolean
pandoria_plan_misses_hex (const PandoriaPlan *self)
{
  return !pandoria_plan_has_hexes (self)
         && !pandoria_spaces_is_empty (pandoria_plan_list_chosen (self, &self->action));
}

/* Switches between worker and leader if only the other one can be placed and the user has not
 * chosen. */
static void
guess_leader (PandoriaPlan *self)
{
  PandoriaSpaces others;

  if (!self->shape->figures || self->leader_asked || !pandoria_spaces_is_empty (self->choices))
    return;
  self->leader = !self->leader;
  others = pandoria_plan_compute_choices (self, &self->action);
  if (pandoria_spaces_is_empty (others))
    self->leader = !self->leader;
  else
    self->choices = others;
}

void
pandoria_plan_refresh (PandoriaPlan *self)
{
  self->choices = pandoria_plan_compute_choices (self, &self->action);
  guess_leader (self);
  for (guint i = 0; i < self->state.n_players; i++)
    self->slots[i] = self->shape->slot_choices != NULL
                         ? (guint8) self->shape->slot_choices (self, &self->action, i)
                         : 0;
  self->can_finish = !pandoria_plan_is_half (self, &self->action)
                     && !pandoria_plan_misses_hex (self)
                     && pandoria_plan_accepts (self, &self->action);
}
