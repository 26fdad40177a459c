/* The Ghosts of the Elders (17): one of their figures haunts the player who removes them by closing a region.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

static int
find_ghost (const PandoriaRemoved *removed, guint n, guint owner, gboolean leader)
{
  for (guint i = 0; i < n; i++)
    if (removed[i].player == owner && !removed[i].leader == !leader)
      return (int) i;
  return -1;
}

/* If a worker and the leader were removed, @haunt of the action is the owner's choice. */
static gboolean
choose_sort (PandoriaWork *w, int worker, int leader, guint owner, int *chosen)
{
  for (guint i = 0; i < w->a->n_haunt; i++)
    if (w->a->haunt[i].player == owner)
      {
        *chosen = w->a->haunt[i].leader ? leader : worker;
        return TRUE;
      }
  return pandoria_work_refuse (w, PANDORIA_ERROR_CHOICE_NEEDED, "17", PANDORIA_SPACE_NONE);
}

gboolean
pandoria_ghosts_choose (PandoriaWork *w, const PandoriaRemoved *removed, guint n, int *chosen)
{
  guint first = 0;
  int worker, leader;

  *chosen = -1;
  if (pandoria_work_me (w)->haunter.place != PANDORIA_HAUNTER_NONE)
    return TRUE;
  while (first < n && !pandoria_options_may_haunt (w->s, removed[first].player, w->me))
    first++;
  if (first == n)
    return TRUE;
  worker = find_ghost (removed, n, removed[first].player, FALSE);
  leader = find_ghost (removed, n, removed[first].player, TRUE);
  if (worker >= 0 && leader >= 0)
    return choose_sort (w, worker, leader, removed[first].player, chosen);
  *chosen = worker >= 0 ? worker : leader;
  return TRUE;
}
