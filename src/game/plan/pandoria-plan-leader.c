/* Which figure a plan places: a worker, the leader, or (Enchanted Castle) none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-private.h"

/* If an act places only one figure, the user can change the figure after choosing its space. */
static void
write_leader (PandoriaPlan *self)
{
  PandoriaSpellMembers *members = pandoria_plan_members (self, &self->action);

  if (self->shape == &pandoria_plan_shape_figure)
    self->action.leader = self->leader;
  else if (self->shape == &pandoria_plan_shape_spell_ship || self->shape == &pandoria_plan_shape_enchanted_castle)
    members->leader = self->leader;
}

void
pandoria_plan_set_leader (PandoriaPlan *self, gboolean leader)
{
  if (!self->shape->figures)
    return;
  self->leader = leader != FALSE;
  self->leader_asked = TRUE;
  write_leader (self);
  pandoria_plan_refresh (self);
}

gboolean
pandoria_plan_get_leader (const PandoriaPlan *self)
{
  return self->leader;
}

gboolean
pandoria_plan_can_place (const PandoriaPlan *self, gboolean leader)
{
  PandoriaPlan other;

  if (!self->shape->figures)
    return FALSE;
  other = *self;
  other.leader = leader != FALSE;
  return !pandoria_spaces_is_empty (pandoria_plan_compute_choices (&other, &other.action));
}

void
pandoria_plan_set_figure (PandoriaPlan *self, gboolean figure)
{
  if (self->shape != &pandoria_plan_shape_enchanted_castle)
    return;
  self->no_figure = !figure;
  pandoria_plan_members (self, &self->action)->no_figure = (guint8) self->no_figure;
  pandoria_plan_refresh (self);
}

gboolean
pandoria_plan_get_figure (const PandoriaPlan *self)
{
  return self->shape == &pandoria_plan_shape_enchanted_castle
         && !pandoria_plan_get_members (self, &self->action)->no_figure;
}

gboolean
pandoria_plan_can_choose_figure (const PandoriaPlan *self)
{
  return self->shape == &pandoria_plan_shape_enchanted_castle;
}
