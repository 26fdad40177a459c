/* The Halflings (11): a spell after a building (first edition), or one card used twice (revised).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

gboolean
pandoria_halflings_extra_cast (const PandoriaState *s)
{
  return s->edition == PANDORIA_EDITION_FIRST;
}

gboolean
pandoria_act_halfling (PandoriaWork *w)
{
  PandoriaTopSpell *top = &pandoria_work_me (w)->top_spell;
  PandoriaTopSpell before = *top;
  gboolean monument_first = w->a->monument.present && w->a->monument_first; /* rulings 71 */

  if (monument_first && !pandoria_work_erect (w, &w->a->monument, 1, FALSE))
    return FALSE;
  if (!pandoria_work_cast_card (w, -1))
    return FALSE;
  if (w->a->build.building != PANDORIA_BUILDING_NONE)
    {
      if (!pandoria_work_build (w, &w->a->build, 1, FALSE, TRUE))
        return FALSE;
      *top = before; /* the card is in the slot now (rulings 42) */
    }
  else if (w->a->monument.present && !monument_first && !pandoria_work_erect (w, &w->a->monument, 1, FALSE))
    return FALSE;
  w->s->step = PANDORIA_STEP_SCORE;
  return TRUE;
}
