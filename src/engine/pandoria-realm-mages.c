/* The Mages (11): in the revised edition they may cast their own top spell again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

gboolean
pandoria_act_recast (PandoriaWork *w)
{
  PandoriaTopSpell top = pandoria_work_me (w)->top_spell;
  PandoriaCast cast = { top.spell, top.level, top.cost, .extra = 1 };

  if (top.spell == PANDORIA_SPELL_NONE)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SPELL, "11", PANDORIA_SPACE_NONE);
  if (!pandoria_work_cast (w, &cast, &w->a->members))
    return FALSE;
  w->s->step = PANDORIA_STEP_SCORE;
  return TRUE;
}
