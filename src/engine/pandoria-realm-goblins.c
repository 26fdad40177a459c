/* The Goblins (17): they use other players' top spells and buildings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

gboolean
pandoria_act_goblin_cast (PandoriaWork *w)
{
  const PandoriaTopSpell *top = &w->s->players[w->a->player].top_spell;
  PandoriaCast cast = { top->spell, top->level, top->cost, .extra = -1 };

  if (w->a->player == w->me || top->spell == PANDORIA_SPELL_NONE)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SPELL, "17", PANDORIA_SPACE_NONE);
  if (!pandoria_work_cast (w, &cast, &w->a->members))
    return FALSE;
  w->s->step = PANDORIA_STEP_SCORE;
  return TRUE;
}

static guint
get_occupy_cost (const PandoriaSlot *slot)
{
  return (guint) MAX (1, slot->cost - 1);
}

gboolean
pandoria_act_goblin_occupy (PandoriaWork *w)
{
  PandoriaSlot *slot = &w->s->players[w->a->player].slots[w->a->slot];
  PandoriaPlayerState *me = pandoria_work_me (w);

  if (!pandoria_work_hold_figure (w, w->a->leader, "17"))
    return FALSE;
  if (w->a->player == w->me || slot->building == PANDORIA_BUILDING_NONE)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SLOT, "17", PANDORIA_SPACE_NONE);
  if (slot->occupant != PANDORIA_NOBODY)
    return pandoria_work_refuse (w, PANDORIA_ERROR_OCCUPIED, "17", PANDORIA_SPACE_NONE);
  if (pandoria_buildings_is_duplicate (w->s, w->me, slot->building, -1))
    return pandoria_work_refuse (w, PANDORIA_ERROR_DUPLICATE_BUILDING, "17", PANDORIA_SPACE_NONE);
  pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_BUILDING_COST,
                                         .resource = PANDORIA_COUNTER_WOOD,
                                         .with = w->a->with,
                                         .rule = "17",
                                         .printed = slot->cost,
                                         .extra = -1,
                                         .subject = slot->building,
                                         .level = slot->level });
  slot->occupant = (guint8) w->me;
  slot->occupant_leader = w->a->leader != 0;
  if (w->a->leader)
    me->leader = 0;
  else
    me->workers--;
  w->s->step = PANDORIA_STEP_SCORE;
  return TRUE;
}

void
pandoria_goblins_options (const PandoriaState *s, PandoriaOptions *o)
{
  guint can_pay = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_WOOD);
  guint crystals = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_CRYSTAL);

  for (guint p = 0; p < s->n_players; p++)
    {
      const PandoriaPlayerState *player = &s->players[p];
      guint8 slots = 0;

      if (p == s->active)
        continue;
      if (player->top_spell.spell != PANDORIA_SPELL_NONE
          && pandoria_state_spell_cost (s, s->active, player->top_spell.cost - (player->top_spell.cost > 0))
                 <= crystals)
        o->goblin_cast |= (guint8) (1u << p);
      for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
        if (player->slots[i].building != PANDORIA_BUILDING_NONE && player->slots[i].occupant == PANDORIA_NOBODY
            && get_occupy_cost (&player->slots[i]) <= can_pay
            && !pandoria_buildings_is_duplicate (s, s->active, player->slots[i].building, -1))
          slots |= (guint8) (1u << i);
      o->goblin_occupy_worker[p] = pandoria_options_may_place (s, FALSE) ? slots : 0;
      o->goblin_occupy_leader[p] = pandoria_options_may_place (s, TRUE) ? slots : 0;
    }
}
