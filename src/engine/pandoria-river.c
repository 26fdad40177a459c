/* The river (15): enclosed ships, drift, and the act river-ship. It exists only on board side B
 * (rulings 31).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#define RIVER_SHIP_COST 8

static PandoriaSpaces
find_enclosed (const PandoriaState *s, PandoriaSpaces empty)
{
  if (s->side != PANDORIA_SIDE_B)
    return pandoria_spaces_empty ();
  return pandoria_spaces_minus (s->ship_at, pandoria_spaces_around (empty));
}

PandoriaSpaces
pandoria_options_ships (const PandoriaState *state)
{
  return pandoria_spaces_minus (
      pandoria_spaces_minus (state->ship_at, pandoria_state_all_figures (state)),
      find_enclosed (state, pandoria_state_empty_plain (state)));
}

/* Computes the length of the longest way from a source of the river to each ship. The river has no
 * cycle. */
static void
get_depths (const PandoriaState *s, guint8 depths[PANDORIA_MAX_SHIPS])
{
  for (guint pass = 0; pass < s->n_ships; pass++)
    for (guint i = 0; i < s->n_ships; i++)
      for (guint j = 0; j < s->n_ships; j++)
        if (s->ships[i].next >> j & 1)
          depths[j] = MAX (depths[j], (guint8) (depths[i] + 1));
}

/* Finds the first free ship that is not enclosed, on each way downstream. */
static PandoriaSpaces
find_candidates (const PandoriaState *s, guint ship, PandoriaSpaces good)
{
  PandoriaSpaces found = pandoria_spaces_empty ();
  guint32 ahead = s->ships[ship].next;
  guint32 seen = 0;

  while (ahead != 0)
    {
      guint i = (guint) __builtin_ctz (ahead);

      seen |= 1u << i;
      if (pandoria_spaces_has (&good, s->ships[i].at))
        pandoria_spaces_add (&found, s->ships[i].at);
      else
        ahead |= s->ships[i].next;
      ahead &= ~seen;
    }
  return found;
}

static PandoriaSpace
find_choice (PandoriaWork *w, PandoriaSpace from)
{
  for (guint i = 0; i < w->a->n_drift; i++)
    if (w->a->drift[i].from == from)
      return w->a->drift[i].to;
  return PANDORIA_SPACE_NONE;
}

static gboolean
drift_figure (PandoriaWork *w, guint ship)
{
  PandoriaSpace from = w->s->ships[ship].at;
  PandoriaSpaces candidates = find_candidates (w->s, ship, pandoria_options_ships (w->s));
  PandoriaSpace to = pandoria_spaces_first (candidates);

  if (pandoria_spaces_count (candidates) > 1)
    {
      to = find_choice (w, from);
      if (to < 0)
        return pandoria_work_refuse (w, PANDORIA_ERROR_CHOICE_NEEDED, "15", from);
      if (!pandoria_spaces_has (&candidates, to))
        return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, "15", to);
    }
  if (to < 0)
    pandoria_work_send_home (w, from);
  else
    pandoria_work_move (w, (guint) pandoria_state_host_at (w->s, from, NULL), from, to);
  return TRUE;
}

/* Returns the ship of @ships that is furthest upstream; of several, the first by column, then row.
 */
static PandoriaSpace
get_first_upstream (const PandoriaState *s, PandoriaSpaces ships)
{
  guint8 depths[PANDORIA_MAX_SHIPS] = { 0 };
  PandoriaSpace best = PANDORIA_SPACE_NONE;
  guint best_depth = G_MAXUINT;
  PandoriaSpace at;

  get_depths (s, depths);
  PANDORIA_FOREACH_SPACE (at, ships)
    {
      guint depth = depths[pandoria_state_ship_at (s, at)];

      if (depth >= best_depth)
        continue;
      best = at;
      best_depth = depth;
    }
  return best;
}

gboolean
pandoria_work_drift (PandoriaWork *w, PandoriaSpaces laid)
{
  PandoriaSpaces empty, before, moving;

  if (w->s->side != PANDORIA_SIDE_B)
    return TRUE;
  empty = pandoria_state_empty_plain (w->s);
  before = pandoria_spaces_or (empty, pandoria_spaces_and (laid, w->s->plain));
  moving = pandoria_spaces_minus (find_enclosed (w->s, empty), find_enclosed (w->s, before));
  moving = pandoria_spaces_and (moving, pandoria_state_all_figures (w->s));
  while (!pandoria_spaces_is_empty (moving))
    {
      PandoriaSpace first = get_first_upstream (w->s, moving);

      pandoria_spaces_remove (&moving, first);
      if (!drift_figure (w, (guint) pandoria_state_ship_at (w->s, first)))
        return FALSE;
    }
  return TRUE;
}

gboolean
pandoria_work_check_ship (PandoriaWork *w, PandoriaSpace at, gboolean leader, const char *rule)
{
  PandoriaSpaces good = pandoria_options_ships (w->s);

  if (!pandoria_work_hold_figure (w, leader, rule))
    return FALSE;
  if (pandoria_state_ship_at (w->s, at) < 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, rule, at);
  if (pandoria_state_host_at (w->s, at, NULL) >= 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_OCCUPIED, rule, at);
  return pandoria_spaces_has (&good, at)
         || pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, "15", at);
}

gboolean
pandoria_act_river_ship (PandoriaWork *w)
{
  PandoriaCast cast = { .printed = RIVER_SHIP_COST };
  PandoriaSpace at = w->a->at;

  if (!pandoria_work_check_ship (w, at, w->a->leader, "15"))
    return FALSE;
  cast.ship = w->s->ships[pandoria_state_ship_at (w->s, at)].discount;
  pandoria_work_pay_spell (w, &cast, "15");
  pandoria_work_put (w, at, w->a->leader);
  w->s->step = PANDORIA_STEP_SCORE;
  w->s->extra_cast = FALSE;
  return TRUE;
}
