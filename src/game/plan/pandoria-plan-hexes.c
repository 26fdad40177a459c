/* The terrains and symbols of a plan's tile, without its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-private.h"

/* Terrains and symbols are not steps of the plan, so change them in the earlier actions, too. */
static void
rewrite_hexes (PandoriaPlan *self)
{
  pandoria_plan_show_hexes (self, &self->start);
  pandoria_plan_show_hexes (self, &self->before);
  pandoria_plan_show_hexes (self, &self->action);
  pandoria_plan_refresh (self);
}

guint
pandoria_plan_copy_hexes (const PandoriaPlan *self, const PandoriaAction *action, PandoriaHex hexes[2])
{
  gboolean by_spell = action->kind != PANDORIA_ACT_PLACE_TILE && action->kind != PANDORIA_ACT_PLACE_SINGLE;
  const PandoriaHex *from = by_spell ? pandoria_plan_get_members (self, action)->hexes : action->hexes;
  guint n = 0;

  for (guint i = 0; i < self->shape->n_hexes; i++)
    if (self->hex_set[i] && from[i].at != PANDORIA_SPACE_NONE)
      {
        hexes[n] = self->shown[i];
        hexes[n++].at = from[i].at;
      }
  return n;
}

void
pandoria_plan_take_hexes (PandoriaPlan *self)
{
  gboolean by_spell = self->action.kind != PANDORIA_ACT_PLACE_TILE && self->action.kind != PANDORIA_ACT_PLACE_SINGLE;
  PandoriaSpellMembers *members = pandoria_plan_members (self, &self->action);
  PandoriaHex *from = by_spell ? members->hexes : self->action.hexes;

  if (self->shape->n_hexes == 0)
    return;
  for (guint i = 0; i < 2; i++)
    {
      gboolean known = from[i].terrain < PANDORIA_N_TERRAINS && (!by_spell || i < members->n_hexes);

      from[i].at = PANDORIA_SPACE_NONE;
      self->hex_set[i] = known;
      self->shown[i] = known ? from[i] : (PandoriaHex){ PANDORIA_SPACE_NONE, 0, 0 };
    }
  self->artifacts = by_spell ? members->artifacts : self->action.artifacts;
  members->n_hexes = 0;
  pandoria_plan_show_hexes (self, &self->action);
}

/* Only tiles that show one terrain twice have artifacts (16). */
static gboolean
may_have_artifacts (const PandoriaPlan *self)
{
  return self->state.artifacts && self->shape->n_hexes == 2 && self->hex_set[0] && self->hex_set[1]
         && self->shown[0].terrain == self->shown[1].terrain;
}

static guint
count_artifacts (const PandoriaPlan *self)
{
  return may_have_artifacts (self) ? self->artifacts : 0;
}

void
pandoria_plan_show_hexes (const PandoriaPlan *self, PandoriaAction *action)
{
  gboolean by_spell = action->kind != PANDORIA_ACT_PLACE_TILE && action->kind != PANDORIA_ACT_PLACE_SINGLE;
  PandoriaHex *hexes = by_spell ? pandoria_plan_members (self, action)->hexes : action->hexes;

  for (guint i = 0; i < self->shape->n_hexes; i++)
    {
      hexes[i].terrain = self->shown[i].terrain;
      hexes[i].symbols = self->shown[i].symbols;
    }
  if (self->shape->n_hexes != 2)
    return;
  if (by_spell)
    pandoria_plan_members (self, action)->artifacts = (guint8) count_artifacts (self);
  else
    action->artifacts = (guint8) count_artifacts (self);
}

guint
pandoria_plan_get_hexes (const PandoriaPlan *self, PandoriaHex hexes[2])
{
  return pandoria_plan_copy_hexes (self, &self->action, hexes);
}

void
pandoria_plan_turn_round (PandoriaPlan *self)
{
  PandoriaHex first;
  gboolean set;

  if (self->shape->n_hexes != 2)
    return;
  first = self->shown[0];
  self->shown[0] = self->shown[1];
  self->shown[1] = first;
  set = self->hex_set[0];
  self->hex_set[0] = self->hex_set[1];
  self->hex_set[1] = set;
  rewrite_hexes (self);
}

void
pandoria_plan_set_hex (PandoriaPlan *self, guint index, PandoriaTerrain terrain, guint symbols)
{
  g_return_if_fail (index < 2 && terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS);

  self->shown[index] = (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) terrain, (guint8) symbols };
  self->hex_set[index] = TRUE;
  rewrite_hexes (self);
}

guint
pandoria_plan_get_n_hexes (const PandoriaPlan *self)
{
  return self->shape->n_hexes;
}

gboolean
pandoria_plan_get_hex (const PandoriaPlan *self, guint index, PandoriaHex *hex)
{
  if (index >= self->shape->n_hexes || !self->hex_set[index])
    return FALSE;
  if (hex != NULL)
    *hex = self->shown[index];
  return TRUE;
}

gboolean
pandoria_plan_has_hexes (const PandoriaPlan *self)
{
  for (guint i = 0; i < self->shape->n_hexes; i++)
    if (!self->hex_set[i])
      return FALSE;
  return TRUE;
}

void
pandoria_plan_set_artifacts (PandoriaPlan *self, guint artifacts)
{
  g_return_if_fail (artifacts <= 2);

  if (self->artifacts == artifacts)
    return;
  self->artifacts = artifacts;
  rewrite_hexes (self);
}

guint
pandoria_plan_get_artifacts (const PandoriaPlan *self)
{
  return count_artifacts (self);
}

gboolean
pandoria_plan_can_have_artifacts (const PandoriaPlan *self)
{
  return may_have_artifacts (self);
}
