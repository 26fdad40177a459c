/* The Nymphs (17): regions of 4 or more spaces give them 3 more of the resource, or 1 point at a city.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

int
pandoria_nymphs_scoring_bonus (const PandoriaState *s G_GNUC_UNUSED, const PandoriaRegion *region,
                               guint player G_GNUC_UNUSED, const guint *strengths G_GNUC_UNUSED)
{
  if (pandoria_spaces_count (region->spaces) < 4)
    return 0;
  return region->terrain == PANDORIA_TERRAIN_CITY ? 1 : 3;
}
