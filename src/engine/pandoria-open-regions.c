/* Forecasts for open regions. The closing and scoring of the acts run on a copy of the state; no
 * rule is repeated here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-open-regions.h"

#include <string.h>

#include "pandoria-private.h"

/* Only removes the figures. Choosing the ghost that haunts the closer (17) brings no gain. */
void
pandoria_state_foretell_region (const PandoriaState *state, const PandoriaRegion *region,
                                PandoriaEvents *events)
{
  PandoriaState then;
  PandoriaWork w = { .s = &then, .events = events, .at = PANDORIA_SPACE_NONE };
  PandoriaFigure removed[PANDORIA_MAX_REMOVED];

  g_return_if_fail (state != NULL && region != NULL && events != NULL);

  then = *state;
  then.scored = FALSE;
  then.pending[0] = *region;
  then.n_pending = 1;
  events->n = 0;
  w.me = state->active;
  pandoria_work_lift (&w, region, removed);
  pandoria_work_score (&w);
}

/* Counts the Store's point with the surplus. */
static void
add_event (PandoriaOpenRegion *open, const PandoriaEvent *event)
{
  PandoriaOpenGain *gain = &open->gains[event->player];

  switch ((PandoriaEventKind) event->kind)
    {
    case PANDORIA_EVENT_REGION:
    case PANDORIA_EVENT_REALM: gain->amount += event->amount; break;
    case PANDORIA_EVENT_OVERFLOW:
      gain->surplus -= event->amount;
      gain->points += event->points;
      break;
    case PANDORIA_EVENT_STORE: gain->points += event->amount; break;
    default: g_assert_not_reached ();
    }
}

static guint count_pairs (PandoriaSpaces left);

static guint
count_inside (PandoriaSpaces spaces, PandoriaSpace space)
{
  return pandoria_spaces_count (pandoria_spaces_and (pandoria_space_around (space), spaces));
}

/* Pair the space with the fewest neighbours first: some best pairing always contains it. */
static guint
count_connected_pairs (PandoriaSpaces spaces)
{
  PandoriaSpace space, one = pandoria_spaces_first (spaces);
  guint n = pandoria_spaces_count (spaces), best = 0;

  PANDORIA_FOREACH_SPACE (space, spaces)
    if (count_inside (spaces, space) < count_inside (spaces, one))
      one = space;
  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_and (pandoria_space_around (one), spaces))
    {
      PandoriaSpaces pair
          = pandoria_spaces_or (pandoria_spaces_one (one), pandoria_spaces_one (space));

      if (best < n / 2)
        best = MAX (best, 1 + count_pairs (pandoria_spaces_minus (spaces, pair)));
    }
  return best;
}

/* Returns: the maximum number of pairs of neighbours in @left, with each space in at most one pair.
 */
static guint
count_pairs (PandoriaSpaces left)
{
  guint n = 0;

  while (!pandoria_spaces_is_empty (left))
    {
      PandoriaSpaces part
          = pandoria_spaces_flood (pandoria_spaces_one (pandoria_spaces_first (left)), left);

      n += count_connected_pairs (part);
      left = pandoria_spaces_minus (left, part);
    }
  return n;
}

static void
fill_region (const PandoriaState *state, PandoriaSpaces empty, PandoriaOpenRegion *open)
{
  PandoriaSpaces next_to = pandoria_spaces_around (open->region.spaces);
  PandoriaEvents events; /* 0.1 MB; not cleared, to save time */

  open->missing = pandoria_spaces_and (next_to, empty);
  open->n_tiles = (guint8) (pandoria_spaces_count (open->missing) - count_pairs (open->missing));
  open->at_exit = pandoria_spaces_meet (next_to, state->open_exit[open->region.terrain]);
  open->counter = pandoria_state_is_family (state)
                      ? PANDORIA_COUNTER_POINTS
                      : pandoria_terrain_counter (open->region.terrain);
  memset (open->gains, 0, sizeof open->gains);
  pandoria_state_foretell_region (state, &open->region, &events);
  for (guint i = 0; i < events.n; i++)
    add_event (open, &events.items[i]);
}

guint
pandoria_state_list_open_regions (const PandoriaState *state,
                                  PandoriaOpenRegion regions[PANDORIA_MAX_OPEN_REGIONS])
{
  PandoriaSpaces empty, left;
  guint n = 0;

  g_return_val_if_fail (state != NULL && regions != NULL, 0);

  empty = pandoria_state_empty_plain (state);
  left = pandoria_spaces_minus (pandoria_state_all_terrain (state), pandoria_state_closed (state));
  while (!pandoria_spaces_is_empty (left))
    {
      PandoriaSpace first = pandoria_spaces_first (left);
      PandoriaOpenRegion *open = &regions[n++];

      open->region = (PandoriaRegion){ pandoria_state_region (state, first),
                                       (guint8) pandoria_state_terrain_at (state, first) };
      fill_region (state, empty, open);
      left = pandoria_spaces_minus (left, open->region.spaces);
    }
  return n;
}
