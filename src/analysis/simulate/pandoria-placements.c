/* Finds the best places for a tile or a castle: tries every allowed place, in both orientations,
 * each with its best figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate.h"

typedef struct
{
  const PandoriaSurvey *survey;
  PandoriaPlacement *best;
  guint n, max;
  gboolean any_time; /* the leader may be placed while the reserve has workers (4) */
} Search;

static void
keep (Search *search, const PandoriaPlacement *placement)
{
  guint i = search->n;

  if (i == search->max && placement->worth <= search->best[i - 1].worth)
    return;
  if (i == search->max)
    i--;
  else
    search->n++;
  for (; i > 0 && search->best[i - 1].worth < placement->worth; i--)
    search->best[i] = search->best[i - 1];
  search->best[i] = *placement;
}

/* @cost: the worth of the figure in the reserve. */
static void
try_figure (const Search *search, const PandoriaLayout *layout, PandoriaSpace at,
            gboolean as_leader, gint32 cost, PandoriaPlacement *placement)
{
  const gint32 worth = layout->worth - cost
                       + pandoria_survey_figure (search->survey, layout->regions, layout->n, at,
                                                 as_leader ? 2 : 1);

  if (worth <= placement->worth)
    return;
  placement->worth = worth;
  placement->figure = at;
  placement->leader = as_leader != FALSE;
}

/* Asks the rules about a player with a leader and a worker in the reserve, because realm and
 * variant decide (4). */
static gboolean
may_lead_at_any_time (const PandoriaState *s)
{
  PandoriaState home = *s;

  home.players[s->active].leader = 1;
  home.players[s->active].workers = 1;
  return pandoria_options_may_place (&home, TRUE);
}

static void
try_placement (Search *search, PandoriaPlacement *placement, gboolean castle)
{
  const PandoriaPlayerState *me = &search->survey->state->players[search->survey->me];
  PandoriaLayout layout;
  guint workers; /* in the reserve after the placement, as the leader */
  gboolean leader;
  gint32 reserve, costs[2];
  PandoriaSpace at;

  pandoria_survey_lay (search->survey, placement->hexes, placement->n_hexes, castle, &layout);
  workers = me->workers + pandoria_spaces_count (pandoria_spaces_and (me->figures, layout.closed));
  leader = me->leader || pandoria_spaces_meet (me->leader_at, layout.closed);
  reserve = pandoria_survey_reserve (search->survey, workers, leader);
  costs[FALSE] = reserve - pandoria_survey_reserve (search->survey, MAX (workers, 1) - 1, leader);
  costs[TRUE] = reserve - pandoria_survey_reserve (search->survey, workers, FALSE);
  placement->figure = PANDORIA_SPACE_NONE;
  placement->leader = FALSE;
  placement->worth = layout.worth;
  PANDORIA_FOREACH_SPACE (at, layout.open)
    {
      if (workers > 0)
        try_figure (search, &layout, at, FALSE, costs[FALSE], placement);
      if (leader && (workers == 0 || search->any_time))
        try_figure (search, &layout, at, TRUE, costs[TRUE], placement);
    }
  if (castle)
    placement->worth -= search->survey->weights->keeping;
  keep (search, placement);
}

static gboolean
is_same_both_ways (const PandoriaTile *tile)
{
  return tile->artifacts == 0 && tile->hexes[0].terrain == tile->hexes[1].terrain
         && tile->hexes[0].symbols == tile->hexes[1].symbols;
}

static void
try_pair (Search *search, const PandoriaTile *held, guint tile, PandoriaSpace first,
          PandoriaSpace second)
{
  PandoriaPlacement placement = { .n_hexes = 2,
                                  .artifacts = held->artifacts,
                                  .tile = (guint8) tile,
                                  .hexes = { held->hexes[0], held->hexes[1] } };

  placement.hexes[0].at = first;
  placement.hexes[1].at = second;
  try_placement (search, &placement, FALSE);
  if (is_same_both_ways (held))
    return;
  placement.hexes[0].at = second;
  placement.hexes[1].at = first;
  try_placement (search, &placement, FALSE);
}

guint
pandoria_list_placements (const PandoriaSurvey *survey, const PandoriaOptions *o,
                          const PandoriaTile *tiles, guint n_tiles, PandoriaPlacement *best,
                          guint max)
{
  Search search = { survey, best, 0, max, may_lead_at_any_time (survey->state) };
  PandoriaSpace at;

  g_return_val_if_fail (survey != NULL && o != NULL && best != NULL && max > 0, 0);

  for (guint tile = 0; tile < n_tiles && pandoria_options_has_act (o, PANDORIA_ACT_PLACE_TILE);
       tile++)
    for (guint d = 0; d < PANDORIA_N_DIRECTIONS; d++)
      PANDORIA_FOREACH_SPACE (at, o->tile[d])
        {
          try_pair (&search, &tiles[tile], tile, at, pandoria_space_neighbour (at, d));
        }
  if (!pandoria_options_has_act (o, PANDORIA_ACT_PLACE_CASTLE))
    return search.n;
  PANDORIA_FOREACH_SPACE (at, o->castle)
    {
      PandoriaPlacement placement = { .n_hexes = 1 };

      placement.hexes[0].at = at;
      try_placement (&search, &placement, TRUE);
    }
  return search.n;
}

void
pandoria_placement_to_action (const PandoriaPlacement *placement, PandoriaAction *action)
{
  g_return_if_fail (placement != NULL && action != NULL);

  if (placement->n_hexes == 1)
    {
      pandoria_action_init (action, PANDORIA_ACT_PLACE_CASTLE);
      action->at = placement->hexes[0].at;
      return;
    }
  pandoria_action_init (action, PANDORIA_ACT_PLACE_TILE);
  action->hexes[0] = placement->hexes[0];
  action->hexes[1] = placement->hexes[1];
  action->artifacts = placement->artifacts;
}

gboolean
pandoria_placement_to_figure (const PandoriaPlacement *placement, PandoriaAction *action)
{
  g_return_val_if_fail (placement != NULL && action != NULL, FALSE);

  if (placement->figure < 0)
    return FALSE;
  pandoria_action_init (action, PANDORIA_ACT_PLACE_FIGURE);
  action->at = placement->figure;
  action->leader = placement->leader;
  return TRUE;
}
