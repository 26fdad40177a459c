/* Closing regions (7.1): finds the closed regions and removes their figures and artifacts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

/* Finds the closed regions that @laid touches, sorted by their first space. */
static guint
find_closed (const PandoriaState *s, PandoriaSpaces laid, int only,
             PandoriaRegion found[PANDORIA_MAX_PENDING])
{
  PandoriaSpaces touched = pandoria_spaces_or (laid, pandoria_spaces_around (laid));
  PandoriaSpaces empty = pandoria_state_empty_plain (s);
  PandoriaSpaces seeds = pandoria_spaces_minus (
      touched, pandoria_spaces_around (empty)); /* regions next to empty spaces are open */
  guint n = 0;

  for (int t = 0; t < PANDORIA_N_TERRAINS; t++)
    {
      PandoriaSpaces left = pandoria_spaces_and (seeds, s->terrain[t]);

      while ((only < 0 || only == t) && !pandoria_spaces_is_empty (left))
        {
          PandoriaSpaces region = pandoria_spaces_flood (
              pandoria_spaces_one (pandoria_spaces_first (left)), s->terrain[t]);
          guint i;

          left = pandoria_spaces_minus (left, region);
          if (pandoria_spaces_meet (region,
                                    pandoria_state_openings (s, empty, (PandoriaTerrain) t)))
            continue;
          for (i = n++;
               i > 0
               && pandoria_spaces_first (found[i - 1].spaces) > pandoria_spaces_first (region);
               i--)
            found[i] = found[i - 1];
          found[i].spaces = region;
          found[i].terrain = (guint8) t;
        }
    }
  return n;
}

/* Removes all figures from the region, host before haunter, in the order of spaces. */
static guint
lift_figures (PandoriaState *s, PandoriaSpaces region, PandoriaFigure removed[PANDORIA_MAX_REMOVED])
{
  PandoriaSpaces occupied = pandoria_spaces_and (pandoria_state_all_figures (s), region);
  PandoriaSpace at;
  guint n = 0;

  PANDORIA_FOREACH_SPACE (at, occupied)
    {
      const PandoriaFigure *host = &removed[n];
      int haunted = pandoria_state_haunted_at (s, at);
      PandoriaPlayerState *owner;

      n += pandoria_state_figures_at (s, at, &removed[n]);
      owner = &s->players[host->player];
      pandoria_spaces_remove (host->leader ? &owner->leader_at : &owner->figures, at);
      if (haunted >= 0)
        {
          memset (&s->players[haunted].haunter, 0, sizeof s->players[haunted].haunter);
          s->players[haunted].haunter.at = PANDORIA_SPACE_NONE;
        }
    }
  return n;
}

/* --- Ghosts of the Elders (17): one haunts the player who removes them by closing a region --- */

static int
find_ghost (const PandoriaFigure *removed, guint n, guint owner, gboolean leader)
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

static gboolean
choose_ghost (PandoriaWork *w, const PandoriaFigure *removed, guint n, int *chosen)
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

/* --- what happens to removed figures and artifacts ------------------------------------------ */

/* Only corrections can lead to more prisoners than the game has figures. */
static gboolean
capture (PandoriaWork *w, const PandoriaFigure *figure)
{
  PandoriaPlayerState *me = pandoria_work_me (w);

  if (me->n_prisoners == PANDORIA_MAX_PRISONERS)
    return pandoria_work_refuse (w, PANDORIA_ERROR_IMPOSSIBLE_VALUE, "17", PANDORIA_SPACE_NONE);
  me->prisoners[me->n_prisoners++] = *figure;
  return TRUE;
}

static gboolean
settle_figure (PandoriaWork *w, const PandoriaFigure *figure, gboolean haunts)
{
  PandoriaHaunter *haunter = &pandoria_work_me (w)->haunter;

  if (haunts)
    {
      haunter->place = PANDORIA_HAUNTER_RESERVE;
      haunter->figure = *figure;
      haunter->round = w->s->round;
    }
  else if (pandoria_state_realm (w->s, w->me)->captures && figure->player != w->me
           && !pandoria_state_are_partners (w->s, figure->player, w->me))
    return capture (w, figure);
  else
    pandoria_reserve_change (&w->s->players[figure->player], figure->leader, TRUE);
  return TRUE;
}

static void
take_artifacts (PandoriaWork *w, PandoriaSpaces region)
{
  guint holder = w->s->partnership ? w->me % 2 : w->me;

  for (guint bit = 0; bit < PANDORIA_ARTIFACT_BITS; bit++)
    {
      guint n = pandoria_spaces_count (pandoria_spaces_and (w->s->artifact[bit], region));

      w->s->players[holder].artifacts = (guint16) (w->s->players[holder].artifacts + (n << bit));
      w->s->artifact[bit] = pandoria_spaces_minus (w->s->artifact[bit], region);
    }
}

guint
pandoria_work_lift (PandoriaWork *w, const PandoriaRegion *region,
                    PandoriaFigure removed[PANDORIA_MAX_REMOVED])
{
  guint n = lift_figures (w->s, region->spaces, removed), first = w->events->n;

  for (guint i = 0; i < n; i++)
    {
      guint gain = pandoria_state_realm (w->s, removed[i].player)->removal_gain;
      PandoriaEvent *event;

      if (gain == 0)
        continue;
      event = pandoria_work_change (w, PANDORIA_EVENT_REALM, removed[i].player,
                                    pandoria_terrain_counter (region->terrain), (int) gain);
      event->terrain = region->terrain;
      event->region = region->spaces;
    }
  if (w->events->n > first)
    pandoria_work_overflow (w, first);
  return n;
}

static gboolean
close_region (PandoriaWork *w, const PandoriaRegion *region)
{
  PandoriaRegion *pending = &w->s->pending[w->s->n_pending];
  PandoriaFigure removed[PANDORIA_MAX_REMOVED];
  guint n = pandoria_work_lift (w, region, removed);
  int ghost;

  g_assert (w->s->n_pending < PANDORIA_MAX_PENDING);

  pending->spaces = region->spaces;
  pending->terrain = region->terrain;
  w->s->n_pending++;
  if (!choose_ghost (w, removed, n, &ghost))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!settle_figure (w, &removed[i], (int) i == ghost))
      return FALSE;
  take_artifacts (w, region->spaces);
  return TRUE;
}

gboolean
pandoria_work_close (PandoriaWork *w, PandoriaSpaces laid, int terrain)
{
  PandoriaRegion closed[PANDORIA_MAX_PENDING];
  guint n = find_closed (w->s, laid, terrain, closed);

  for (guint i = 0; i < n; i++)
    if (!close_region (w, &closed[i]))
      return FALSE;
  return pandoria_work_drift (w, laid);
}
