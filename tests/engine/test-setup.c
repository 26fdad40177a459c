/* Tests setups: start values, stacks, cards, and invalid setups.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-setup.h"
#include "pandoria-options.h"
#include "pandoria-state.h"
#include "strip.h"

#define FIRST    PANDORIA_EDITION_FIRST
#define REVISED  PANDORIA_EDITION_REVISED
#define REGULAR  PANDORIA_VARIANT_REGULAR
#define BEGINNER PANDORIA_VARIANT_BEGINNER

/* Sections 11, 12 and 17. */
static const struct
{
  PandoriaRealm realm;
  PandoriaEdition edition;
  PandoriaVariant variant;
  guint crystal, gold, wood;
} start_values[] = {
  { PANDORIA_REALM_HUMANS, FIRST, REGULAR, 5, 4, 5 },
  { PANDORIA_REALM_HUMANS, REVISED, REGULAR, 5, 4, 5 },
  { PANDORIA_REALM_DWARVES, FIRST, REGULAR, 2, 10, 5 },
  { PANDORIA_REALM_DWARVES, REVISED, REGULAR, 3, 10, 7 },
  { PANDORIA_REALM_ELVES, FIRST, REGULAR, 8, 3, 4 },
  { PANDORIA_REALM_ELVES, REVISED, REGULAR, 6, 2, 4 },
  { PANDORIA_REALM_MAGES, FIRST, REGULAR, 9, 2, 2 },
  { PANDORIA_REALM_MAGES, REVISED, REGULAR, 9, 3, 2 },
  { PANDORIA_REALM_HALFLINGS, FIRST, REGULAR, 4, 3, 7 },
  { PANDORIA_REALM_HALFLINGS, REVISED, REGULAR, 4, 4, 7 },
  { PANDORIA_REALM_HUMANS, FIRST, BEGINNER, 5, 5, 5 },
  { PANDORIA_REALM_DWARVES, FIRST, BEGINNER, 2, 8, 5 },
  { PANDORIA_REALM_ELVES, FIRST, BEGINNER, 6, 3, 4 },
  { PANDORIA_REALM_MAGES, FIRST, BEGINNER, 7, 2, 2 },
  { PANDORIA_REALM_HALFLINGS, FIRST, BEGINNER, 5, 3, 6 },
  { PANDORIA_REALM_CENTAURS, FIRST, REGULAR, 5, 6, 6 },
  { PANDORIA_REALM_FAIRIES, FIRST, REGULAR, 4, 4, 4 },
  { PANDORIA_REALM_GOBLINS, FIRST, REGULAR, 5, 9, 3 },
  { PANDORIA_REALM_GOLEMS, FIRST, REGULAR, 3, 4, 9 },
  { PANDORIA_REALM_GHOSTS, FIRST, REGULAR, 6, 5, 3 },
  { PANDORIA_REALM_NYMPHS, FIRST, REGULAR, 7, 4, 2 },
  { PANDORIA_REALM_HANBOK, FIRST, REGULAR, 3, 3, 6 },
};

static void
test_start_values (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (start_values); i++)
    {
      const guint expected[]
          = { start_values[i].crystal, start_values[i].gold, start_values[i].wood };

      for (guint resource = 0; resource < PANDORIA_N_RESOURCES; resource++)
        g_assert_cmpuint (pandoria_realm_start (start_values[i].realm, start_values[i].edition,
                                                start_values[i].variant, resource),
                          ==, expected[resource]);
    }
}

/* Section 5: workers, the stack after the first hands, the deck, and the remaining monuments. */
static const struct
{
  guint players;
  guint workers, double_tiles, deck, n_monuments;
  guint8 monuments[PANDORIA_MAX_MONUMENTS];
} tables[] = {
  { 2, 6, 48 - 12 - 2, 54 - 4 - 8, 7, { 3, 3, 3, 3, 4, 5, 6 } },
  { 3, 5, 48 - 8 - 3, 54 - 4 - 12, 10, { 3, 3, 3, 3, 4, 4, 5, 5, 6, 6 } },
  { 4, 4, 48 - 4 - 4, 54 - 4 - 16, 13, { 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6 } },
};

static void
test_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) error = NULL;
      PandoriaSetup setup;
      PandoriaState state;

      strip_init_setup (&setup, tables[i].players);
      g_assert_true (pandoria_state_init (&state, &setup, &error));
      g_assert_no_error (error);
      g_assert_true (pandoria_state_check (&state, NULL));
      g_assert_cmpuint (pandoria_setup_workers (tables[i].players), ==, tables[i].workers);
      g_assert_cmpuint (state.double_tiles, ==, tables[i].double_tiles);
      g_assert_cmpuint (state.deck, ==, tables[i].deck);
      g_assert_cmpuint (state.market, ==, 4);
      g_assert_cmpmem (state.monuments, state.n_monuments, tables[i].monuments,
                       tables[i].n_monuments);
      for (guint p = 0; p < tables[i].players; p++)
        {
          g_assert_cmpuint (state.players[p].workers, ==, tables[i].workers);
          g_assert_cmpuint (state.players[p].castles, ==, 2);
          g_assert_cmpuint (state.players[p].hand, ==, 4);
          g_assert_cmpuint (state.players[p].tiles, ==, 1);
        }
    }
}

/* Two states from one setup have the same bytes, regardless of earlier contents of the memory. */
static void
test_every_byte (void)
{
  PandoriaSetup setup;
  PandoriaState a, b;

  strip_init_setup (&setup, 3);
  memset (&a, 0x00, sizeof a);
  memset (&b, 0xff, sizeof b);
  g_assert_true (pandoria_state_init (&a, &setup, NULL));
  g_assert_true (pandoria_state_init (&b, &setup, NULL));
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  g_assert_true (pandoria_state_equal (&a, &b));
  b.players[2].hand++;
  g_assert_false (pandoria_state_equal (&a, &b));
}

static void
give_one_realm_twice (PandoriaSetup *setup)
{
  setup->players[1].realm = setup->players[0].realm;
}

static void
leave_out_a_realm (PandoriaSetup *setup)
{
  setup->players[1].realm = PANDORIA_REALM_NONE;
}

static void
play_promo_realm_as_beginner (PandoriaSetup *setup)
{
  setup->variant = BEGINNER;
  setup->players[1].realm = PANDORIA_REALM_HANBOK;
}

static void
give_a_family_realms (PandoriaSetup *setup)
{
  setup->variant = PANDORIA_VARIANT_FAMILY;
}

static void
make_two_partners (PandoriaSetup *setup)
{
  setup->partnership = TRUE;
}

static void
empty_the_stack (PandoriaSetup *setup)
{
  setup->double_tiles = 1;
}

static void
seat_the_start_player_nowhere (PandoriaSetup *setup)
{
  setup->start_player = 2;
}

static void
lay_a_start_tile_elsewhere (PandoriaSetup *setup)
{
  setup->start_tiles[0][0].at = PANDORIA_SPACE (3, 1);
  setup->start_tiles[0][1].at = PANDORIA_SPACE (3, 2);
}

static void
tear_a_start_tile (PandoriaSetup *setup)
{
  setup->start_tiles[0][1].at = PANDORIA_SPACE (3, 8);
  setup->start_tiles[1][0].at = PANDORIA_SPACE (3, 7);
}

static void
fill_a_marker (PandoriaSetup *setup)
{
  setup->players[0].resources[1] = 11;
}

static void
fill_a_marker_of_fairies (PandoriaSetup *setup)
{
  setup->players[1].realm = PANDORIA_REALM_FAIRIES;
  setup->players[1].resources[2] = 9;
}

static void
owe_a_resource (PandoriaSetup *setup)
{
  setup->players[1].resources[0] = -2;
}

static void
begin_with_a_level_that_is_none (PandoriaSetup *setup)
{
  setup->variant = BEGINNER;
  setup->players[1].start_building = PANDORIA_BUILDING_BANK;
  setup->players[1].start_level = 4;
}

static void
put_a_lake_on_the_plain (PandoriaSetup *setup)
{
  pandoria_spaces_add (&setup->board.lakes, PANDORIA_SPACE (3, 1));
}

static void
fill_the_stack_too_high (PandoriaSetup *setup)
{
  setup->double_tiles = 201;
}

static void
lay_no_terrain (PandoriaSetup *setup)
{
  setup->start_tiles[1][0].terrain = PANDORIA_N_TERRAINS;
}

static void
show_too_many_symbols (PandoriaSetup *setup)
{
  setup->start_tiles[0][1].symbols = PANDORIA_MAX_SYMBOLS + 1;
}

static void
add_start_spaces (PandoriaSetup *setup, PandoriaSpace first, PandoriaSpace second, guint8 terrain)
{
  setup->n_artifact_start = 2;
  setup->artifact_start[0] = (PandoriaHex){ first, PANDORIA_TERRAIN_CITY, 0 };
  setup->artifact_start[1] = (PandoriaHex){ second, terrain, 3 };
}

static void
lay_the_further_start_tile_outside (PandoriaSetup *setup)
{
  add_start_spaces (setup, PANDORIA_SPACE (3, 1), PANDORIA_SPACE (4, 1), 0);
}

static void
begin_the_further_start_tile_outside (PandoriaSetup *setup)
{
  add_start_spaces (setup, PANDORIA_SPACE (4, 1), PANDORIA_SPACE (3, 1), 0);
}

static void
lay_the_further_start_tile_on_a_start_tile (PandoriaSetup *setup)
{
  add_start_spaces (setup, PANDORIA_SPACE (3, 1), setup->board.start[0], 0);
}

static void
lay_the_further_start_tile_on_itself (PandoriaSetup *setup)
{
  add_start_spaces (setup, PANDORIA_SPACE (3, 1), PANDORIA_SPACE (3, 1), 0);
}

static void
lay_the_further_start_tile_on_print (PandoriaSetup *setup)
{
  setup->board.n_printed = 2;
  setup->board.printed[0] = (PandoriaHex){ PANDORIA_SPACE (3, 15), 0, 0 };
  setup->board.printed[1] = (PandoriaHex){ PANDORIA_SPACE (3, 2), 0, 0 };
  add_start_spaces (setup, PANDORIA_SPACE (3, 1), PANDORIA_SPACE (3, 2), 0);
}

static void
lay_the_further_start_tile_on_first_print (PandoriaSetup *setup)
{
  lay_the_further_start_tile_on_print (setup);
  add_start_spaces (setup, PANDORIA_SPACE (3, 14), PANDORIA_SPACE (3, 15), 0);
}

static void
lay_a_further_start_tile_without_terrain (PandoriaSetup *setup)
{
  add_start_spaces (setup, PANDORIA_SPACE (3, 1), PANDORIA_SPACE (3, 2), PANDORIA_N_TERRAINS);
}

static void
name_a_relic_twice (PandoriaSetup *setup)
{
  setup->n_relics = 3;
  setup->relics[0].artifacts = setup->relics[2].artifacts = 4;
  setup->relics[1].artifacts = 3;
}

/* Invalid setups, each with the member and the fault that its error names. */
static const struct
{
  const char *place;
  PandoriaSetupErrorCode code;
  void (*spoil) (PandoriaSetup *setup);
} faults[] = {
  { "players[1].realm", PANDORIA_SETUP_ERROR_REALM_TAKEN, give_one_realm_twice },
  { "players[1].realm", PANDORIA_SETUP_ERROR_NO_REALM, leave_out_a_realm },
  { "players[1].realm", PANDORIA_SETUP_ERROR_REALM_NOT_ALLOWED, play_promo_realm_as_beginner },
  { "players[0].realm", PANDORIA_SETUP_ERROR_REALM_NOT_ALLOWED, give_a_family_realms },
  { "partnership", PANDORIA_SETUP_ERROR_PARTNERSHIP, make_two_partners },
  { "doubleTiles", PANDORIA_SETUP_ERROR_DOUBLE_TILES, empty_the_stack },
  { "doubleTiles", PANDORIA_SETUP_ERROR_DOUBLE_TILES, fill_the_stack_too_high },
  { "startPlayer", PANDORIA_SETUP_ERROR_START_PLAYER, seat_the_start_player_nowhere },
  { "startTiles", PANDORIA_SETUP_ERROR_START_NOT_COVERED, lay_a_start_tile_elsewhere },
  { "startTiles[0]", PANDORIA_SETUP_ERROR_TILE_APART, tear_a_start_tile },
  { "startTiles[1]", PANDORIA_SETUP_ERROR_HEX, lay_no_terrain },
  { "startTiles[0]", PANDORIA_SETUP_ERROR_HEX, show_too_many_symbols },
  { "players[0].gold", PANDORIA_SETUP_ERROR_RESOURCE, fill_a_marker },
  { "players[1].wood", PANDORIA_SETUP_ERROR_RESOURCE, fill_a_marker_of_fairies },
  { "players[1].crystal", PANDORIA_SETUP_ERROR_RESOURCE, owe_a_resource },
  { "players[1].start.level", PANDORIA_SETUP_ERROR_START_LEVEL, begin_with_a_level_that_is_none },
  { "board.lakes", PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE, put_a_lake_on_the_plain },
  { "artifactStart[1]", PANDORIA_SETUP_ERROR_NOT_EMPTY, lay_the_further_start_tile_outside },
  { "artifactStart[0]", PANDORIA_SETUP_ERROR_NOT_EMPTY, begin_the_further_start_tile_outside },
  { "artifactStart[1]", PANDORIA_SETUP_ERROR_NOT_EMPTY,
    lay_the_further_start_tile_on_a_start_tile },
  { "artifactStart[1]", PANDORIA_SETUP_ERROR_NOT_EMPTY, lay_the_further_start_tile_on_itself },
  { "artifactStart[1]", PANDORIA_SETUP_ERROR_NOT_EMPTY, lay_the_further_start_tile_on_print },
  { "artifactStart[1]", PANDORIA_SETUP_ERROR_NOT_EMPTY, lay_the_further_start_tile_on_first_print },
  { "artifactStart[1]", PANDORIA_SETUP_ERROR_HEX, lay_a_further_start_tile_without_terrain },
  { "relics[2].artifacts", PANDORIA_SETUP_ERROR_RELIC_TWICE, name_a_relic_twice },
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      PandoriaSetup setup;
      PandoriaState state, untouched;

      strip_init_setup (&setup, 2);
      g_assert_true (pandoria_setup_check (&setup, NULL));
      faults[i].spoil (&setup);
      memset (&state, 0x5a, sizeof state);
      memset (&untouched, 0x5a, sizeof untouched);
      g_assert_false (pandoria_state_init (&state, &setup, &error));
      g_assert_error (error, PANDORIA_SETUP_ERROR, (int) faults[i].code);
      g_assert_cmpstr (pandoria_setup_error_get_place (error), ==, faults[i].place);
      g_assert_cmpmem (&state, sizeof state, &untouched, sizeof untouched);
    }
}

/* Setups at the limits. */
static void
test_limits (void)
{
  static const gint16 stacks[] = { 3, 200 }; /* Dwarves hold two */
  PandoriaSetup setup;

  strip_init_setup (&setup, 2);
  setup.players[0].realm = PANDORIA_REALM_DWARVES;
  setup.players[1].realm = PANDORIA_REALM_FAIRIES;
  setup.players[0].resources[0] = 10;
  setup.players[1].resources[0] = 8;
  setup.players[0].resources[2] = setup.players[1].resources[2] = 0;
  add_start_spaces (&setup, PANDORIA_SPACE (3, 1), PANDORIA_SPACE (3, 2), 0);
  setup.n_relics = 2;
  setup.relics[0].artifacts = 4;
  setup.relics[1].artifacts = 3;
  for (guint i = 0; i < G_N_ELEMENTS (stacks); i++)
    {
      PandoriaState state;

      setup.double_tiles = stacks[i];
      g_assert_true (pandoria_state_init (&state, &setup, NULL));
      g_assert_cmpint (state.double_tiles, ==, stacks[i] - 3);
      g_assert_cmpint (state.players[1].counters[0], ==, 8);
      g_assert_cmpint (state.players[0].counters[2], ==, 0);
      g_assert_cmpuint (state.n_relics, ==, 2);
    }
}

/* --- boards --------------------------------------------------------------------------------- */

/* Tests whether tiles can cover the start spaces, given as rows of column D in any order. */
static void
check_start_spaces (const int rows[PANDORIA_N_START], gboolean accepted)
{
  PandoriaSetup setup;

  for (guint order = 0; order < 256; order++)
    {
      guint seen = 0;

      strip_init_setup (&setup, 2);
      for (guint i = 0; i < PANDORIA_N_START; i++)
        {
          guint row = order >> 2 * i & 3;

          seen |= 1u << row;
          setup.board.start[i] = PANDORIA_SPACE (3, rows[row]);
        }
      g_assert_cmpint (pandoria_board_check (&setup.board, NULL), ==, accepted && seen == 15);
    }
}

static void
test_start_spaces (void)
{
  static const int together[] = { 6, 7, 8, 9 }, apart[] = { 2, 3, 9, 10 },
                   alone[] = { 2, 3, 9, 11 };

  check_start_spaces (together, TRUE);
  check_start_spaces (apart, TRUE);
  check_start_spaces (alone, FALSE);
}

/* Columns A and P and row 0 hold only exits (1). */
static void
test_edges (void)
{
  for (int column = 0; column < 16; column++)
    for (int row = 0; row < 16; row++)
      {
        const PandoriaSpace at = PANDORIA_SPACE (column, row);
        const gboolean inside = column >= 1 && column <= 14 && row >= 1;
        g_autoptr (GError) error = NULL;
        PandoriaSetup setup;

        strip_init_setup (&setup, 2);
        if (column >= 2 && column <= 4) /* not where the strip is */
          continue;
        pandoria_spaces_add (&setup.board.plain, at);
        g_assert_cmpint (pandoria_board_check (&setup.board, &error), ==, inside);
        if (!inside)
          {
            g_assert_error (error, PANDORIA_SETUP_ERROR, PANDORIA_SETUP_ERROR_OUTSIDE);
            g_assert_cmpint (pandoria_setup_error_get_space (error), ==, at);
          }
        pandoria_spaces_remove (&setup.board.plain, at);
        pandoria_spaces_add (&setup.board.lakes, at);
        g_assert_cmpint (pandoria_board_check (&setup.board, NULL), ==, inside);
        pandoria_spaces_remove (&setup.board.lakes, at);
        setup.board.exits[setup.board.n_exits++] = (PandoriaExit){ { at, PANDORIA_SPACE_NONE }, 0 };
        g_assert_true (pandoria_board_check (&setup.board, NULL));
        setup.board.exits[setup.board.n_exits++] = (PandoriaExit){ { at, PANDORIA_SPACE_NONE }, 0 };
        g_assert_false (pandoria_board_check (&setup.board, NULL));
      }
}

/* --- what realms can do --------------------------------------------------------------------- */

#define ACT(kind) (1u << PANDORIA_ACT_##kind)

/* Sections 11 and 17: the acts of this realm alone, by edition, and its tableau. */
static const struct
{
  PandoriaRealm realm;
  guint32 first, revised;
  guint slots, cap, tiles;
  gboolean buys, captures, haunts;
} abilities[] = {
  { PANDORIA_REALM_HUMANS, 0, 0, 5, 10, 1 },
  { PANDORIA_REALM_DWARVES, 0, 0, 5, 10, 2 },
  { PANDORIA_REALM_ELVES, ACT (ELF_MOVE), ACT (ELF_MOVE), 5, 10, 1 },
  { PANDORIA_REALM_MAGES, 0, ACT (RECAST), 5, 10, 1, .buys = TRUE },
  { PANDORIA_REALM_HALFLINGS, 0, ACT (HALFLING), 5, 10, 1 },
  { PANDORIA_REALM_CENTAURS, 0, 0, 5, 10, 1 },
  { PANDORIA_REALM_FAIRIES, 0, 0, 5, 8, 1 },
  { PANDORIA_REALM_GOBLINS, ACT (GOBLIN_CAST) | ACT (GOBLIN_OCCUPY),
    ACT (GOBLIN_CAST) | ACT (GOBLIN_OCCUPY), 4, 10, 1 },
  { PANDORIA_REALM_GOLEMS, ACT (GOLEM_FIGURE), ACT (GOLEM_FIGURE), 5, 10, 1 },
  { PANDORIA_REALM_GHOSTS, 0, 0, 5, 10, 1, .haunts = TRUE },
  { PANDORIA_REALM_NYMPHS, 0, 0, 5, 10, 1 },
  { PANDORIA_REALM_HANBOK, 0, 0, 5, 10, 1, .captures = TRUE },
};

static guint32
list_realm_acts (const PandoriaState *state, guint player)
{
  guint32 acts = 0;

  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    if (pandoria_state_has_act (state, player, (PandoriaActKind) kind)
        && !pandoria_state_has_act (state, 0, (PandoriaActKind) kind))
      acts |= 1u << kind;
  return acts;
}

/* The last seat has the realm. */
static void
init_with_realm (PandoriaState *state, PandoriaRealm realm, PandoriaEdition edition,
                 PandoriaVariant variant)
{
  PandoriaSetup setup;

  strip_init_setup (&setup, 3);
  setup.edition = (guint8) edition;
  setup.variant = (guint8) variant;
  setup.same_realm = TRUE;
  setup.players[2].realm = (guint8) realm;
  g_assert_true (pandoria_state_init (state, &setup, NULL));
}

static void
test_abilities (void)
{
  PandoriaState state;

  for (guint i = 0; i < G_N_ELEMENTS (abilities); i++)
    {
      init_with_realm (&state, abilities[i].realm, REVISED, REGULAR);
      g_assert_cmpuint (list_realm_acts (&state, 2), ==, abilities[i].revised);
      init_with_realm (&state, abilities[i].realm, FIRST, REGULAR);
      g_assert_cmpuint (list_realm_acts (&state, 2), ==, abilities[i].first);
      g_assert_cmpuint (pandoria_state_n_slots (&state, 2), ==, abilities[i].slots);
      g_assert_cmpuint (pandoria_state_cap (&state, 2), ==, abilities[i].cap);
      g_assert_cmpuint (pandoria_state_hand_tiles (&state, 2), ==, abilities[i].tiles);
      g_assert_cmpint (pandoria_state_buys_always (&state, 2), ==, abilities[i].buys);
      g_assert_cmpint (pandoria_state_takes_prisoners (&state, 2), ==, abilities[i].captures);
      g_assert_cmpint (pandoria_state_haunts (&state, 2), ==, abilities[i].haunts);
    }
}

/* Section 12: in the beginner's game a realm has only its start values. */
static void
test_beginners (void)
{
  for (guint realm = PANDORIA_REALM_HUMANS; realm <= PANDORIA_REALM_HALFLINGS; realm++)
    {
      PandoriaState state;

      init_with_realm (&state, (PandoriaRealm) realm, REVISED, BEGINNER);
      g_assert_cmpuint (list_realm_acts (&state, 2), ==, 0);
      g_assert_cmpuint (pandoria_state_hand_tiles (&state, 2), ==, 1);
      g_assert_false (pandoria_state_buys_always (&state, 2));
      g_assert_cmpuint (state.players[2].hand, ==, 3);
      g_assert_cmpuint (state.players[2].slots[0].building, ==,
                        pandoria_realm_start_building ((PandoriaRealm) realm));
      g_assert_cmpuint (state.players[2].slots[0].building, !=, PANDORIA_BUILDING_NONE);
      g_assert_cmpuint (state.players[2].slots[0].cost, ==, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/start-values", test_start_values);
  g_test_add_func ("/setup/tables", test_tables);
  g_test_add_func ("/setup/every-byte", test_every_byte);
  g_test_add_func ("/setup/faults", test_faults);
  g_test_add_func ("/setup/limits", test_limits);
  g_test_add_func ("/setup/start-spaces", test_start_spaces);
  g_test_add_func ("/setup/edges", test_edges);
  g_test_add_func ("/setup/abilities", test_abilities);
  g_test_add_func ("/setup/beginners", test_beginners);
  return g_test_run ();
}
