/* Builds and erects (6.3.2, 6.3.3): the acts of buildings and monuments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

gboolean
pandoria_work_build (PandoriaWork *w, const PandoriaBuild *build, guint discount, gboolean free,
                     gboolean same_card)
{
  PandoriaPlayerState *me = pandoria_work_me (w);
  PandoriaSlot *slot = &me->slots[build->slot];

  if (!same_card && me->hand == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_CARD, "6.3", PANDORIA_SPACE_NONE);
  if (build->slot >= pandoria_state_n_slots (w->s, w->me))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SLOT, "17", PANDORIA_SPACE_NONE);
  if (slot->has_monument)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_OVERBUILDABLE, "6.3.3", PANDORIA_SPACE_NONE);
  if (build->building != PANDORIA_BUILDING_NONE
      && (pandoria_options_build_slots (w->s, build->building) & 1u << build->slot) == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_DUPLICATE_BUILDING, "6.3.2",
                                 PANDORIA_SPACE_NONE);
  if (slot->is_cost_unknown)
    return pandoria_work_refuse (w, PANDORIA_ERROR_CHOICE_NEEDED, "12", PANDORIA_SPACE_NONE);

  if (!free)
    pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_BUILDING_COST,
                                           .resource = PANDORIA_COUNTER_WOOD,
                                           .with = build->with,
                                           .rule = "6.3.2",
                                           .printed = build->cost,
                                           .covered = slot->cost,
                                           .subject = build->building,
                                           .level = build->level,
                                           .discount = (guint8) pandoria_buildings_find_discount (
                                               w->s, w->me, build->slot),
                                           .extra = (gint8) - (int) discount });
  if (build->building == PANDORIA_BUILDING_NONE)
    return w->unpaid
           || pandoria_work_refuse (w, PANDORIA_ERROR_NO_CARD, "6.3.2", PANDORIA_SPACE_NONE);
  pandoria_work_occupant_home (w, slot);
  slot->building = build->building;
  slot->level = build->level;
  slot->cost = build->cost;
  if (!same_card)
    me->hand--;
  return TRUE;
}

gboolean
pandoria_work_erect (PandoriaWork *w, const PandoriaErect *erect, guint discount, gboolean free)
{
  PandoriaPlayerState *me = pandoria_work_me (w);
  PandoriaSlot *slot = &me->slots[erect->slot];
  guint8 value;

  if (w->s->n_monuments == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_MONUMENT, "6.3.3", PANDORIA_SPACE_NONE);
  if (erect->slot >= pandoria_state_n_slots (w->s, w->me))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SLOT, "17", PANDORIA_SPACE_NONE);
  if ((pandoria_options_monument_slots (w->s) & 1u << erect->slot) == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_OVERBUILDABLE, "6.3.3", PANDORIA_SPACE_NONE);
  if (slot->is_cost_unknown)
    return pandoria_work_refuse (w, PANDORIA_ERROR_CHOICE_NEEDED, "12", PANDORIA_SPACE_NONE);

  value = w->s->monuments[w->s->n_monuments - 1];
  if (!free)
    pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_MONUMENT_COST,
                                           .resource = PANDORIA_COUNTER_WOOD,
                                           .with = erect->with,
                                           .rule = "6.3.3",
                                           .printed = PANDORIA_MONUMENT_COST,
                                           .covered = slot->cost,
                                           .subject = value,
                                           .discount = (guint8) pandoria_buildings_find_discount (
                                               w->s, w->me, erect->slot),
                                           .extra = (gint8) - (int) discount });
  if (value > 0)
    pandoria_work_change (w, PANDORIA_EVENT_MONUMENT, w->me, PANDORIA_COUNTER_POINTS, value)
        ->subject
        = value;
  w->s->monuments[--w->s->n_monuments] = 0;
  pandoria_work_occupant_home (w, slot);
  slot->building = PANDORIA_BUILDING_NONE;
  slot->level = slot->cost = 0;
  slot->has_monument = TRUE;
  slot->monument = value;
  return TRUE;
}

static void
end_card_step (PandoriaWork *w)
{
  w->s->extra_cast
      = pandoria_state_realm (w->s, w->me)->extra_cast && w->s->edition == PANDORIA_EDITION_FIRST;
  w->s->step = w->s->extra_cast ? PANDORIA_STEP_CARD : PANDORIA_STEP_SCORE;
}

gboolean
pandoria_act_build (PandoriaWork *w)
{
  if (!pandoria_work_build (w, &w->a->build, 0, FALSE, FALSE))
    return FALSE;
  end_card_step (w);
  return TRUE;
}

gboolean
pandoria_act_monument (PandoriaWork *w)
{
  if (!pandoria_work_erect (w, &w->a->monument, 0, FALSE))
    return FALSE;
  end_card_step (w);
  return TRUE;
}
