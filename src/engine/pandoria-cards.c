/* The acts of 6.3 that every realm has: casting, building, erecting a monument.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

/* After a building or monument some realms may still cast (11). */
static void
end_card_step (PandoriaWork *w)
{
  const PandoriaRealmRow *realm = pandoria_state_realm (w->s, w->me);

  w->s->step = PANDORIA_STEP_SCORE;
  if (realm->extra_cast == NULL || !realm->extra_cast (w->s))
    return;
  w->s->step = PANDORIA_STEP_CARD;
  w->s->extra_cast = TRUE;
}

gboolean
pandoria_act_cast (PandoriaWork *w)
{
  if (!pandoria_work_cast_card (w, 0))
    return FALSE;
  w->s->step = PANDORIA_STEP_SCORE;
  w->s->extra_cast = FALSE;
  return TRUE;
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
