/* Tests open regions: known ones on a small board, and the forecast against the result in random
 * games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-action.h"
#include "pandoria-open-regions.h"
#include "random-games.h"
#include "strip.h"

#define GAMES  (g_test_slow () ? 25u : 8u)
#define D(row) PANDORIA_SPACE (3, row)

/* --- known regions -------------------------------------------------------------------------- */

/* The forest D5 D6 with 3 symbols, open at D4. A worker of player 0 and the leader of player 1 are
 * next to it. */
static void
init_state (PandoriaState *state)
{
  PandoriaSetup setup;

  strip_init_setup (&setup, 2);
  g_assert_true (pandoria_state_init (state, &setup, NULL));
  pandoria_spaces_add (&state->terrain[PANDORIA_TERRAIN_FOREST], D (5));
  pandoria_spaces_add (&state->symbols[0], D (5));
  pandoria_spaces_add (&state->players[0].figures, D (7));
  pandoria_spaces_add (&state->players[1].leader_at, PANDORIA_SPACE (4, 5));
}

static const PandoriaOpenRegion *
find_region (const PandoriaOpenRegion *regions, guint n, PandoriaSpace at)
{
  for (guint i = 0; i < n; i++)
    if (pandoria_spaces_has (&regions[i].region.spaces, at))
      return &regions[i];
  return NULL;
}

/* Mountains and hills between the others are closed from the start. */
static void
test_which (void)
{
  g_autofree PandoriaOpenRegion *regions = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  PandoriaState state, before;

  init_state (&state);
  before = state;
  g_assert_cmpuint (pandoria_state_list_open_regions (&state, regions), ==, 2);
  g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
  g_assert_cmpuint (pandoria_spaces_count (regions[0].region.spaces), ==, 2);
  g_assert_cmpint (regions[0].region.terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_assert_cmpint (pandoria_spaces_first (regions[0].missing), ==, D (4));
  g_assert_cmpuint (pandoria_spaces_count (regions[0].missing), ==, 1);
  g_assert_false (regions[0].at_exit);
  g_assert_cmpint (regions[1].region.terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpint (pandoria_spaces_first (regions[1].missing), ==, D (10));
  g_assert_cmpint (regions[1].counter, ==, PANDORIA_COUNTER_POINTS);
  pandoria_spaces_add (&state.players[0].castle_at, D (4));
  g_assert_cmpuint (pandoria_state_list_open_regions (&state, regions), ==, 1);
}

/* A region next to an exit of its terrain never closes. Its gains are listed anyway. */
static void
test_exit (void)
{
  g_autofree PandoriaOpenRegion *regions = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  PandoriaState state;

  init_state (&state);
  for (int row = 1; row <= 4; row++)
    pandoria_spaces_add (&state.terrain[PANDORIA_TERRAIN_FOREST], D (row));
  pandoria_state_list_open_regions (&state, regions);
  g_assert_cmpuint (pandoria_spaces_count (regions[0].region.spaces), ==, 6);
  g_assert_true (regions[0].at_exit);
  g_assert_true (pandoria_spaces_is_empty (regions[0].missing));
  g_assert_cmpint (regions[0].gains[0].amount, ==, 3);
}

/* The rulebook's example (7.2), with a forest: 9 for the figures, 4 and 2 for the buildings. With 2
 * wood before, the surplus of 7 gives 2 points. */
static void
test_gains (void)
{
  g_autofree PandoriaOpenRegion *regions = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  PandoriaState state;

  init_state (&state);
  pandoria_spaces_add (&state.players[1].figures, PANDORIA_SPACE (4, 6));
  state.players[1].slots[0]
      = (PandoriaSlot){ .building = PANDORIA_BUILDING_SAW_MILL_LARGE, .occupant = PANDORIA_NOBODY };
  state.players[1].slots[1]
      = (PandoriaSlot){ .building = PANDORIA_BUILDING_SAW_MILL_SMALL, .occupant = PANDORIA_NOBODY };
  state.players[1].counters[PANDORIA_COUNTER_WOOD] = 2;
  state.players[0].counters[PANDORIA_COUNTER_WOOD] = 5;
  pandoria_state_list_open_regions (&state, regions);
  g_assert_cmpint (regions[0].counter, ==, PANDORIA_COUNTER_WOOD);
  g_assert_cmpint (regions[0].gains[0].amount, ==, 3);
  g_assert_cmpint (regions[0].gains[0].surplus, ==, 0);
  g_assert_cmpint (regions[0].gains[1].amount, ==, 15);
  g_assert_cmpint (regions[0].gains[1].surplus, ==, 7);
  g_assert_cmpint (regions[0].gains[1].points, ==, 2);
  state.players[1].slots[2]
      = (PandoriaSlot){ .building = PANDORIA_BUILDING_STORE, .occupant = PANDORIA_NOBODY };
  pandoria_state_list_open_regions (&state, regions);
  g_assert_cmpint (regions[0].gains[1].points, ==, 3);
}

/* Centaurs gain from figures that leave (17), no matter who is next to the region. */
static void
test_removal (void)
{
  g_autofree PandoriaOpenRegion *regions = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  PandoriaState state;

  init_state (&state);
  state.players[0].realm = PANDORIA_REALM_CENTAURS;
  pandoria_spaces_add (&state.players[0].figures, D (5));
  pandoria_state_list_open_regions (&state, regions);
  g_assert_cmpint (regions[0].gains[0].amount, ==, 4);
  g_assert_cmpint (regions[0].gains[1].amount, ==, 6);
}

/* Counts the most pairs of neighbours by brute force: pairs the first space with each neighbour, or
 * leaves it alone. */
static guint
pair_slowly (PandoriaSpaces left)
{
  PandoriaSpace first = pandoria_spaces_first (left), space;
  guint best;

  if (pandoria_spaces_is_empty (left))
    return 0;
  left = pandoria_spaces_minus (left, pandoria_spaces_one (first));
  best = pair_slowly (left);
  PANDORIA_FOREACH_SPACE (
      space, pandoria_spaces_and (pandoria_spaces_around (pandoria_spaces_one (first)), left))
    best = MAX (best, 1 + pair_slowly (pandoria_spaces_minus (left, pandoria_spaces_one (space))));
  return best;
}

/* A double tile covers at most two neighbors among the missing spaces. */
static void
check_tiles (const PandoriaOpenRegion *open)
{
  guint n = pandoria_spaces_count (open->missing);

  g_assert_cmpuint (open->n_tiles * 2, >=, n);
  g_assert_cmpuint (open->n_tiles, <=, n);
  if (n <= 12)
    g_assert_cmpuint (open->n_tiles, ==, n - pair_slowly (open->missing));
}

/* --- random games --------------------------------------------------------------------------- */

typedef struct
{
  PandoriaOpenRegion before[PANDORIA_MAX_OPEN_REGIONS];
  guint n_before, n_filled, n_compared, n_removals;
  PandoriaSpaces terrain, plain; /* of the last list */
  PandoriaEvents foretold, scored;
} Check;

/* Covering the missing spaces closes the region, unless an exit keeps it open. */
static void
check_missing (const PandoriaState *state, const PandoriaOpenRegion *open)
{
  PandoriaState then = *state;
  PandoriaSpace first = pandoria_spaces_first (open->region.spaces);

  g_assert_true (open->at_exit || !pandoria_spaces_is_empty (open->missing));
  then.plain = pandoria_spaces_minus (then.plain, open->missing);
  g_assert_cmpint (pandoria_state_is_closed (&then, first), ==, !open->at_exit);
}

/* The open regions in the list and the closed regions together contain all terrain. */
static void
check_list (const PandoriaState *state, const PandoriaOpenRegion *regions, guint n)
{
  PandoriaSpaces all = pandoria_state_closed (state);

  for (guint i = 0; i < n; i++)
    {
      g_assert_false (pandoria_spaces_meet (all, regions[i].region.spaces));
      all = pandoria_spaces_or (all, regions[i].region.spaces);
      check_tiles (&regions[i]);
      check_missing (state, &regions[i]);
    }
  g_assert_true (pandoria_spaces_equal (all, pandoria_state_all_terrain (state)));
}

/* Returns: (nullable): the next entry of @kind for @region, from @from on. */
static const PandoriaEvent *
find_event (const PandoriaEvents *events, PandoriaEventKind kind, PandoriaSpaces region,
            guint *from)
{
  for (; *from < events->n; (*from)++)
    if (events->items[*from].kind == kind
        && pandoria_spaces_equal (events->items[*from].region, region))
      return &events->items[(*from)++];
  return NULL;
}

/* Returns: how many entries of @kind there are for @region, the same in both. */
static guint
compare_events (const PandoriaEvents *foretold, const PandoriaEvents *happened,
                PandoriaEventKind kind, PandoriaSpaces region)
{
  const PandoriaEvent *a, *b;
  guint n = 0, i = 0, j = 0;

  for (;; n++)
    {
      a = find_event (foretold, kind, region, &i);
      b = find_event (happened, kind, region, &j);
      g_assert_cmpint (a != NULL, ==, b != NULL);
      if (a == NULL)
        return n;
      g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
    }
}

/* The forecast does not cover figures that moved meanwhile, with another region or by the same
 * spell. */
static gboolean
has_same_strengths (const PandoriaState *a, const PandoriaState *b, PandoriaSpaces region)
{
  for (guint p = 0; p < a->n_players; p++)
    if (pandoria_state_strength (a, region, p) != pandoria_state_strength (b, region, p))
      return FALSE;
  return TRUE;
}

/* The list contained the region. It closed only because its missing spaces, or its exit, were
 * covered. */
static const PandoriaOpenRegion *
check_filled (Check *check, const PandoriaState *after, PandoriaSpaces region)
{
  const PandoriaOpenRegion *open
      = find_region (check->before, check->n_before, pandoria_spaces_first (region));

  g_assert_nonnull (open);
  g_assert_true (pandoria_spaces_equal (open->region.spaces, region));
  g_assert_false (pandoria_spaces_meet (open->missing, pandoria_state_empty_plain (after)));
  check->n_filled++;
  return open;
}

/* The active player closes the region, as in the forecast. */
static void
check_closed (Check *check, const PandoriaState *before, const PandoriaState *after,
              const PandoriaEvents *events, const PandoriaRegion *region)
{
  const PandoriaOpenRegion *open;

  if (!pandoria_spaces_is_empty (
          pandoria_spaces_minus (region->spaces, pandoria_state_all_terrain (before))))
    return; /* it was extended */
  open = check_filled (check, after, region->spaces);
  pandoria_state_foretell_region (before, &open->region, &check->foretold);
  check->n_removals
      += compare_events (&check->foretold, events, PANDORIA_EVENT_REALM, region->spaces);
  if (!has_same_strengths (before, after, region->spaces))
    return;
  check->n_compared
      += compare_events (&check->foretold, &check->scored, PANDORIA_EVENT_REGION, region->spaces);
}

/* The regions of the list depend only on terrain and plain. */
static gboolean
is_new_board (Check *check, const PandoriaState *before)
{
  const PandoriaSpaces terrain = pandoria_state_all_terrain (before),
                       plain = pandoria_state_empty_plain (before);

  if (pandoria_spaces_equal (check->terrain, terrain)
      && pandoria_spaces_equal (check->plain, plain))
    return FALSE;
  check->terrain = terrain;
  check->plain = plain;
  return TRUE;
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  Check *check = data;
  const gboolean is_new = is_new_board (check, before),
                 closes = after->n_pending > before->n_pending;
  PandoriaAction score;

  if (action->kind == PANDORIA_ACT_ADJUST || action->kind == PANDORIA_ACT_EDIT_SPACE
      || (!is_new && !closes))
    return TRUE;
  check->n_before = pandoria_state_list_open_regions (before, check->before);
  if (is_new)
    check_list (before, check->before, check->n_before);
  if (!closes)
    return TRUE;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  g_assert_true (pandoria_state_apply (after, &score, NULL, &check->scored, NULL));
  for (guint i = before->n_pending; i < after->n_pending; i++)
    check_closed (check, before, after, events, &after->pending[i]);
  return TRUE;
}

static void
test_foretold (gconstpointer data)
{
  const GameKind *kind = data;
  g_autofree Check *check = g_new0 (Check, 1);

  random_games_play (kind, GAMES, on_action, check);
  g_test_message (
      "%u regions closed as they were, %u gains and %u of figures that left as foretold",
      check->n_filled, check->n_compared, check->n_removals);
  g_assert_cmpuint (check->n_filled, >, 5 * GAMES);
  g_assert_cmpuint (check->n_compared, >, 3 * GAMES);
  if (kind->more_realms && kind->players == 4)
    g_assert_cmpuint (check->n_removals, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/open-regions/which", test_which);
  g_test_add_func ("/open-regions/exit", test_exit);
  g_test_add_func ("/open-regions/gains", test_gains);
  g_test_add_func ("/open-regions/removal", test_removal);
  random_games_add_tests ("/open-regions/foretold", test_foretold);
  return g_test_run ();
}
