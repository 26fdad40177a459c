/* The Fairies (17): stronger than every other involved player, they gain 3 more of the resource, 1 point at a city.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

int
pandoria_fairies_scoring_bonus (const PandoriaState *s, const PandoriaRegion *region, guint player,
                                const guint *strengths)
{
  guint most = 0;

  for (guint p = 0; p < s->n_players; p++)
    if (p != player)
      most = MAX (most, strengths[p]);
  if (most == 0 || strengths[player] <= most)
    return 0;
  return region->terrain == PANDORIA_TERRAIN_CITY ? 1 : 3;
}
