/* The Golems (17): they may place another figure on the double tile, for 3 of that space's resource.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#define PRICE 3

gboolean
pandoria_act_golem_figure (PandoriaWork *w)
{
  PandoriaSpace at = w->a->at;
  int terrain = pandoria_state_terrain_at (w->s, at);
  guint8 resource;

  if (!pandoria_work_hold_figure (w, w->a->leader, "17"))
    return FALSE;
  if (w->s->laid != PANDORIA_LAID_TILE || !pandoria_spaces_has (&w->s->laid_at, at) || terrain < 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_PLACED_NOW, "17", at);
  if (terrain == PANDORIA_TERRAIN_CITY)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, "17", at);
  if (!pandoria_work_check_free_terrain (w, at, "17"))
    return FALSE;
  resource = (guint8) pandoria_terrain_counter ((PandoriaTerrain) terrain);
  pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_REALM,
                                         .resource = resource,
                                         .with = w->a->with,
                                         .rule = "17",
                                         .printed = PRICE,
                                         .subject = resource });
  pandoria_work_put (w, at, w->a->leader);
  w->s->golem_moved = TRUE;
  w->s->step = PANDORIA_STEP_CARD;
  return TRUE;
}

void
pandoria_golems_options (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaSpaces spots = pandoria_spaces_and (s->laid_at, pandoria_options_free_terrain (s));
  PandoriaSpace at;

  if (s->laid != PANDORIA_LAID_TILE || s->golem_moved)
    return;
  PANDORIA_FOREACH_SPACE (at, spots)
    {
      guint counter = pandoria_terrain_counter ((PandoriaTerrain) pandoria_state_terrain_at (s, at));

      if (counter == PANDORIA_COUNTER_POINTS || pandoria_state_can_pay (s, s->active, counter) < PRICE)
        continue;
      if (pandoria_options_may_place (s, FALSE))
        pandoria_spaces_add (&o->golem_worker, at);
      if (pandoria_options_may_place (s, TRUE))
        pandoria_spaces_add (&o->golem_leader, at);
    }
}
