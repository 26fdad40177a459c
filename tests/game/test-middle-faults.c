/* Tests the check of a position in the middle of a game: it finds each fault with its place, and
 * nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-games.h"

#include "pandoria-game.h"
#include "pandoria-text.h"

#define N_GAMES 3

/** Fixture: the sample game at the beginning of a turn in the middle of the game. */
typedef struct
{
  PandoriaRecord *record;
  PandoriaState first, state;
  PandoriaPosition position;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "data", "games",
                                            "sample.pandoria", NULL);
  g_autoptr (GError) error = NULL;

  f->record = pandoria_record_new_from_file (path, &error);
  g_assert_no_error (error);
  g_assert_true (pandoria_record_replay (f->record, 0, &f->first, NULL, NULL));
  for (guint n = 120; f->state.n_players == 0 || f->state.step != PANDORIA_STEP_PLACE; n++)
    g_assert_true (pandoria_record_replay (f->record, n, &f->state, NULL, NULL));
  pandoria_position_init (&f->position, &f->state);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  pandoria_record_unref (f->record);
}

/* Asserts that the only fault is @words at @place, and whether a game can continue with it. */
static void
assert_fault (Fixture *f, const char *words, PandoriaPositionPlace place, gboolean is_warning)
{
  g_autoptr (GArray) faults = pandoria_position_check (&f->position, &f->first);
  const PandoriaPositionFault *fault = &g_array_index (faults, PandoriaPositionFault, 0);
  g_autofree char *text = NULL;

  g_assert_cmpuint (faults->len, >, 0);
  text = pandoria_text_position_fault (fault, f->record);
  g_assert_cmpstr (text, ==, words);
  g_assert_cmpint (fault->place, ==, place);
  g_assert_cmpint (pandoria_position_fault_is_warning (fault), ==, is_warning);
  g_assert_cmpuint (faults->len, ==, 1);
}

static void
assert_none (Fixture *f)
{
  g_autoptr (GArray) faults = pandoria_position_check (&f->position, &f->first);

  g_assert_cmpuint (faults->len, ==, 0);
}

static PandoriaPlayerState *
get_player (Fixture *f, guint seat)
{
  return &f->position.state.players[seat];
}

/* Changes the space @name to @ground (NULL: unchanged), with @figure. */
static void
set_space (Fixture *f, const char *name, const PandoriaSpaceWish *ground, int figure,
           gboolean leader)
{
  PandoriaSpace at = pandoria_space_from_name (name);
  PandoriaSpaceWish wish;

  pandoria_space_edit_read (&f->position.state, at, &wish);
  if (ground != NULL)
    wish = *ground;
  wish.figure = figure;
  wish.leader = leader;
  pandoria_position_set_space (&f->position, at, &wish);
}

/* --- a game that was played has none -------------------------------------------------------- */

typedef struct
{
  PandoriaState first;
  gboolean begun;
  guint n;
} Played;

static gboolean
check_played (const PandoriaState *before, const PandoriaOptions *options,
              const PandoriaAction *action, const PandoriaState *after,
              const PandoriaEvents *events, gpointer data)
{
  Played *played = data;
  g_autoptr (GArray) faults = NULL;
  PandoriaPosition position;

  if (!played->begun)
    played->first = *before;
  played->begun = !after->finished;
  if (after->step != PANDORIA_STEP_PLACE)
    return TRUE;
  pandoria_position_init (&position, after);
  faults = pandoria_position_check (&position, &played->first);
  for (guint i = 0; i < faults->len; i++)
    {
      const PandoriaPositionFault *fault = &g_array_index (faults, PandoriaPositionFault, i);

      /* Any tile of a random game may have artifacts, not only the twelve of the expansion. */
      if (fault->kind != PANDORIA_POSITION_ARTIFACTS)
        g_error ("turn %u: fault %u of player %u at %d: %d, not %d", after->turn, fault->kind,
                 fault->player, fault->at, fault->found, fault->expected);
    }
  played->n++;
  return TRUE;
}

static void
test_played (gconstpointer data)
{
  Played played = { .begun = FALSE };

  random_games_play (data, N_GAMES, check_played, &played);
  g_assert_cmpuint (played.n, >, 50);
}

/* --- each fault ----------------------------------------------------------------------------- */

static const PandoriaSpaceWish nothing = { .terrain = -1, .castle = -1, .figure = -1 };

/* Moves one space of a tile away from its other space. */
static void
move_half_away (Fixture *f)
{
  set_space (f, "I9", &nothing, 0, FALSE);
  set_space (f, "L9", &(PandoriaSpaceWish){ .terrain = PANDORIA_TERRAIN_HILLS, .castle = -1 }, -1,
             FALSE);
}

static void
add_leader (Fixture *f)
{
  get_player (f, 0)->leader = 1;
}

static void
add_leader_in_hand (Fixture *f)
{
  get_player (f, 3)->prisoners[0] = (PandoriaFigure){ 2, TRUE };
  get_player (f, 3)->n_prisoners = 1;
}

static void
lose_leader (Fixture *f)
{
  get_player (f, 3)->leader = 0;
}

static void
add_fortress (Fixture *f)
{
  get_player (f, 2)->fortress = 1;
}

static void
raise_gold (Fixture *f)
{
  get_player (f, 0)->counters[PANDORIA_COUNTER_GOLD] = 11;
}

static void
capture (Fixture *f)
{
  get_player (f, 3)->prisoners[0] = (PandoriaFigure){ 0, FALSE };
  get_player (f, 3)->n_prisoners = 1;
  get_player (f, 0)->workers--;
}

static void
take_relic (Fixture *f)
{
  f->position.state.n_relics_taken = 1;
  f->position.state.relics_taken[0] = 3;
}

/* Marks terrain as printed that is not printed on the board. */
static void
print_terrain (Fixture *f)
{
  pandoria_spaces_add (&f->position.state.printed, pandoria_space_from_name ("I10"));
}

static void
lose_worker (Fixture *f)
{
  set_space (f, "I9", NULL, -1, FALSE);
}

static void
add_castle (Fixture *f)
{
  set_space (f, "L9", &(PandoriaSpaceWish){ .terrain = -1, .castle = 0 }, -1, FALSE);
}

static void
lose_tile (Fixture *f)
{
  set_space (f, "I10", &nothing, -1, FALSE);
}

static void
draw_tile (Fixture *f)
{
  f->position.state.double_tiles--;
}

static void
lose_monument (Fixture *f)
{
  f->position.state.n_monuments--;
  f->position.state.monuments[f->position.state.n_monuments] = 0;
}

static void
add_cards (Fixture *f)
{
  f->position.state.deck = 54;
}

static void
repeat_building (Fixture *f)
{
  get_player (f, 2)->slots[3] = get_player (f, 2)->slots[0];
}

static void
stand_in_closed (Fixture *f)
{
  set_space (f, "I9", NULL, -1, FALSE);
  set_space (f, "H5", NULL, 0, FALSE);
}

static void
leave_artifacts (Fixture *f)
{
  pandoria_spaces_add (&f->position.state.artifact[1], pandoria_space_from_name ("H5"));
}

static const struct
{
  const char *name;
  void (*spoil) (Fixture *f);
  const char *words;
  PandoriaPositionPlace place;
  gboolean is_warning;
} rows[] = {
  { "no-ground", move_half_away,
    "Marta’s figure on I9 has nothing to stand on: a tile, castle or ship is missing.",
    PANDORIA_POSITION_PLACE_SPACE, FALSE },
  { "leader-twice", add_leader, "Marta has more than one leader, one of them on I8.",
    PANDORIA_POSITION_PLACE_SPACE, FALSE },
  { "leader-captured", add_leader_in_hand, "Aylin has more than one leader.",
    PANDORIA_POSITION_PLACE_MARKERS, FALSE },
  { "no-leader", lose_leader, "Pieter’s leader is missing.", PANDORIA_POSITION_PLACE_MARKERS,
    FALSE },
  { "fortress", add_fortress, "Aylin’s fortresses, on the board and in the supply: 1 instead of 0.",
    PANDORIA_POSITION_PLACE_MARKERS, FALSE },
  { "counter", raise_gold, "Marta, gold: 11 is not possible, at most 10.",
    PANDORIA_POSITION_PLACE_MARKERS, FALSE },
  { "prisoners", capture, "The values of Pieter are not possible.", PANDORIA_POSITION_PLACE_TABLEAU,
    FALSE },
  { "relics", take_relic, "The values of the table are not possible.",
    PANDORIA_POSITION_PLACE_TABLE, FALSE },
  { "workers", lose_worker, "Marta’s workers, on the board and elsewhere: 3 instead of 4.",
    PANDORIA_POSITION_PLACE_MARKERS, TRUE },
  { "castles", add_castle, "Marta’s castles, on the board and in the supply: 3 instead of 2.",
    PANDORIA_POSITION_PLACE_MARKERS, TRUE },
  { "tiles", lose_tile, "Spaces with tiles: 49. According to the stacks there should be 50.",
    PANDORIA_POSITION_PLACE_TABLE, TRUE },
  { "stack", draw_tile, "Spaces with tiles: 50. According to the stacks there should be 52.",
    PANDORIA_POSITION_PLACE_TABLE, TRUE },
  { "monuments", lose_monument, "Monuments in the stack and in slots: 12 instead of 13.",
    PANDORIA_POSITION_PLACE_TABLE, TRUE },
  { "cards", add_cards, "Cards on the table and in hands: 80, more than the 54 of the game.",
    PANDORIA_POSITION_PLACE_TABLE, TRUE },
  { "duplicate", repeat_building, "Aylin’s building in slot 4 appears twice.",
    PANDORIA_POSITION_PLACE_TABLEAU, TRUE },
  { "closed-figure", stand_in_closed, "The region of H5 is closed, but Marta’s figure is in it.",
    PANDORIA_POSITION_PLACE_SPACE, TRUE },
};

static void
test_fault (Fixture *f, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);

  assert_none (f);
  rows[row].spoil (f);
  assert_fault (f, rows[row].words, rows[row].place, rows[row].is_warning);
  pandoria_position_init (&f->position, &f->state);
  assert_none (f);
}

/* In the revised edition, Large and Small Tower are identical (6.3.2). */
static void
test_twins (Fixture *f, gconstpointer data)
{
  PandoriaSlot *slots = get_player (f, 0)->slots;

  g_assert_cmpint (slots[1].building, ==, PANDORIA_BUILDING_TOWER_SMALL);
  slots[3] = slots[1];
  slots[3].building = PANDORIA_BUILDING_TOWER_LARGE;
  assert_none (f);
  f->first.edition = f->position.state.edition = PANDORIA_EDITION_REVISED;
  assert_fault (f, "Marta’s building in slot 4 appears twice.", PANDORIA_POSITION_PLACE_TABLEAU,
                TRUE);
}

/* Faults that only a game with artifacts can have. */
static void
test_artifacts (Fixture *f, gconstpointer data)
{
  f->first.artifacts = f->position.state.artifacts = TRUE;
  for (guint p = 0; p < f->first.n_players; p++)
    f->first.players[p].fortress = get_player (f, p)->fortress = 1;
  assert_none (f);
  leave_artifacts (f);
  assert_fault (f, "The region of H5 is closed, but it still has artifacts.",
                PANDORIA_POSITION_PLACE_SPACE, TRUE);
  pandoria_spaces_remove (&f->position.state.artifact[1], pandoria_space_from_name ("H5"));
  get_player (f, 2)->artifacts = 25;
  assert_fault (f, "Artifacts: 25, more than the 24 of the game.", PANDORIA_POSITION_PLACE_TABLE,
                TRUE);
}

/* If the stack is empty, hands may be empty, too. The board may then have more tiles, but only
 * whole ones. */
static void
test_empty_stack (Fixture *f, gconstpointer data)
{
  const PandoriaSpaceWish hills = { .terrain = PANDORIA_TERRAIN_HILLS, .castle = -1 };

  f->first.double_tiles -= f->state.double_tiles;
  f->position.state.double_tiles = 0;
  assert_none (f);
  set_space (f, "L9", &hills, -1, FALSE);
  assert_fault (f, "Spaces with tiles: 51. According to the stacks there should be 50.",
                PANDORIA_POSITION_PLACE_TABLE, TRUE);
  set_space (f, "L10", &hills, -1, FALSE);
  assert_none (f);
}

/* Corrections cannot reach these positions: terrain that the board does not print, and two figures
 * on one space. */
static void
test_unreachable (Fixture *f, gconstpointer data)
{
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  g_autoptr (GArray) faults = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaState before = f->first;
  g_autofree char *words = NULL;

  print_terrain (f);
  g_assert_false (pandoria_position_list_acts (&f->position, &f->first, acts, NULL, NULL, &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_IMPOSSIBLE_VALUE);
  g_assert_true (pandoria_state_equal (&before, &f->first));
  pandoria_position_init (&f->position, &f->state);
  pandoria_spaces_add (&get_player (f, 1)->figures, pandoria_space_from_name ("I9"));
  faults = pandoria_position_check (&f->position, &f->first);
  words
      = pandoria_text_position_fault (&g_array_index (faults, PandoriaPositionFault, 0), f->record);
  g_assert_cmpstr (words, ==, "There are two figures on I9.");
}

/* The stack of double tiles follows from the board, unless the user has counted it. */
static void
test_counted_tiles (Fixture *f, gconstpointer data)
{
  guint16 left = f->state.double_tiles;

  f->position.state.double_tiles = f->first.double_tiles;
  pandoria_position_count_tiles (&f->position, &f->first);
  g_assert_cmpuint (f->position.state.double_tiles, ==, left);
  assert_none (f);
  f->position.state.double_tiles = left - 1;
  pandoria_position_count_tiles (&f->position, &f->first);
  g_assert_cmpuint (f->position.state.double_tiles, ==, left - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/middle-faults/played", test_played);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/middle-faults/%s", rows[i].name);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_fault, tear_down);
    }
  g_test_add ("/middle-faults/twins", Fixture, NULL, set_up, test_twins, tear_down);
  g_test_add ("/middle-faults/artifacts", Fixture, NULL, set_up, test_artifacts, tear_down);
  g_test_add ("/middle-faults/empty-stack", Fixture, NULL, set_up, test_empty_stack, tear_down);
  g_test_add ("/middle-faults/counted-tiles", Fixture, NULL, set_up, test_counted_tiles, tear_down);
  g_test_add ("/middle-faults/unreachable", Fixture, NULL, set_up, test_unreachable, tear_down);
  return g_test_run ();
}
