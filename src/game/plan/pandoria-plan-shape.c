/* The shape of each act and spell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-shape.h"

#include "pandoria-members.h"
#include "pandoria-plan-lay.h"
#include "pandoria-plan-spell.h"
#include "pandoria-text.h"

static const PandoriaPlanShape shape_nothing = { .prompt = "" };

static const PandoriaPlanShape *
find_act_shape (PandoriaActKind kind)
{
  switch (kind)
    {
    case PANDORIA_ACT_PLACE_TILE: return &pandoria_plan_shape_tile;
    case PANDORIA_ACT_PLACE_SINGLE: return &pandoria_plan_shape_single;
    case PANDORIA_ACT_TAKE_FIGURE: return &pandoria_plan_shape_take;
    case PANDORIA_ACT_ELF_MOVE: return &pandoria_plan_shape_elf_move;
    default:
      if (pandoria_text_act_prompt (kind) == NULL)
        return NULL;
      return pandoria_act_find_member (kind, "leader") >= 0 ? &pandoria_plan_shape_figure
                                                            : &pandoria_plan_shape_place;
    }
}

/* The first of these members that a spell has determines the choices. */
static const struct
{
  guint member;
  const PandoriaPlanShape *shape;
} member_shapes[] = {
  { PANDORIA_MEMBER_FIGURES, &pandoria_plan_shape_spell_figures },
  { PANDORIA_MEMBER_MOVES, &pandoria_plan_shape_teleport },
  { PANDORIA_MEMBER_FROM, &pandoria_plan_shape_flee },
  { PANDORIA_MEMBER_REGION, &pandoria_plan_shape_rage },
  { PANDORIA_MEMBER_HEXES, &pandoria_plan_shape_terrain_single },
  { PANDORIA_MEMBER_FORTRESS, &pandoria_plan_shape_enchanted_castle },
  { PANDORIA_MEMBER_AT, &pandoria_plan_shape_spell_ship },
};

static const PandoriaPlanShape *
find_spell_shape (const PandoriaPlan *self)
{
  guint members = pandoria_spell_get_members ((PandoriaSpell) self->spell);

  for (guint i = 0; i < G_N_ELEMENTS (member_shapes); i++)
    if ((members & member_shapes[i].member) != 0)
      return member_shapes[i].member == PANDORIA_MEMBER_HEXES && self->level == 2
                 ? &pandoria_plan_shape_terrain_tile
                 : member_shapes[i].shape;
  return NULL;
}

static void
take_top_spell (PandoriaPlan *self, guint player)
{
  if (player >= self->state.n_players)
    return;
  self->spell = self->state.players[player].top_spell.spell;
  self->level = self->state.players[player].top_spell.level;
}

static void
find_spell (PandoriaPlan *self)
{
  switch (self->action.kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_HALFLING:
      self->spell = self->action.spell;
      self->level = self->action.level;
      break;
    case PANDORIA_ACT_RECAST: take_top_spell (self, self->state.active); break;
    case PANDORIA_ACT_GOBLIN_CAST: take_top_spell (self, self->action.player); break;
    default: return;
    }
  if (self->spell == PANDORIA_SPELL_ADOPT && self->action.members.player >= 0)
    {
      self->copied = TRUE;
      take_top_spell (self, (guint) self->action.members.player);
    }
}

const PandoriaPlanShape *
pandoria_plan_find_shape (PandoriaPlan *self)
{
  const PandoriaPlanShape *shape;

  find_spell (self);
  shape = self->spell != PANDORIA_SPELL_NONE ? find_spell_shape (self)
                                             : find_act_shape (self->action.kind);
  return shape != NULL ? shape : &shape_nothing;
}
