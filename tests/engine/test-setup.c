/* Tests what is settled before the first turn: start values, stacks, cards, and setups that no game can be played with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-error.h"
#include "pandoria-state.h"

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
  { PANDORIA_REALM_HUMANS, FIRST, REGULAR, 5, 4, 5 },     { PANDORIA_REALM_HUMANS, REVISED, REGULAR, 5, 4, 5 },
  { PANDORIA_REALM_DWARVES, FIRST, REGULAR, 2, 10, 5 },   { PANDORIA_REALM_DWARVES, REVISED, REGULAR, 3, 10, 7 },
  { PANDORIA_REALM_ELVES, FIRST, REGULAR, 8, 3, 4 },      { PANDORIA_REALM_ELVES, REVISED, REGULAR, 6, 2, 4 },
  { PANDORIA_REALM_MAGES, FIRST, REGULAR, 9, 2, 2 },      { PANDORIA_REALM_MAGES, REVISED, REGULAR, 9, 3, 2 },
  { PANDORIA_REALM_HALFLINGS, FIRST, REGULAR, 4, 3, 7 },  { PANDORIA_REALM_HALFLINGS, REVISED, REGULAR, 4, 4, 7 },
  { PANDORIA_REALM_HUMANS, FIRST, BEGINNER, 5, 5, 5 },    { PANDORIA_REALM_DWARVES, FIRST, BEGINNER, 2, 8, 5 },
  { PANDORIA_REALM_ELVES, FIRST, BEGINNER, 6, 3, 4 },     { PANDORIA_REALM_MAGES, FIRST, BEGINNER, 7, 2, 2 },
  { PANDORIA_REALM_HALFLINGS, FIRST, BEGINNER, 5, 3, 6 }, { PANDORIA_REALM_CENTAURS, FIRST, REGULAR, 5, 6, 6 },
  { PANDORIA_REALM_FAIRIES, FIRST, REGULAR, 4, 4, 4 },    { PANDORIA_REALM_GOBLINS, FIRST, REGULAR, 5, 9, 3 },
  { PANDORIA_REALM_GOLEMS, FIRST, REGULAR, 3, 4, 9 },     { PANDORIA_REALM_GHOSTS, FIRST, REGULAR, 6, 5, 3 },
  { PANDORIA_REALM_NYMPHS, FIRST, REGULAR, 7, 4, 2 },     { PANDORIA_REALM_HANBOK, FIRST, REGULAR, 3, 3, 6 },
};

static void
test_start_values (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (start_values); i++)
    {
      const guint expected[] = { start_values[i].crystal, start_values[i].gold, start_values[i].wood };

      for (guint resource = 0; resource < PANDORIA_N_RESOURCES; resource++)
        g_assert_cmpuint (
            pandoria_realm_start (start_values[i].realm, start_values[i].edition, start_values[i].variant, resource),
            ==, expected[resource]);
    }
}

/* A strip of plain with the two starting tiles in it. */
static void
init_setup (PandoriaSetup *setup, guint players)
{
  static const PandoriaRealm realms[]
      = { PANDORIA_REALM_HUMANS, PANDORIA_REALM_ELVES, PANDORIA_REALM_MAGES, PANDORIA_REALM_HALFLINGS };

  pandoria_setup_init (setup, players);
  for (guint i = 0; i < players; i++)
    setup->players[i].realm = (guint8) realms[i];
  for (guint row = 1; row <= 15; row++)
    pandoria_spaces_add (&setup->board.plain, PANDORIA_SPACE (3, row));
  for (guint i = 0; i < PANDORIA_N_START; i++)
    {
      setup->board.start[i] = PANDORIA_SPACE (3, 6 + i);
      setup->start_tiles[i / 2][i % 2] = (PandoriaHex){ setup->board.start[i], (guint8) i, (guint8) (i == 0 ? 2 : 1) };
    }
}

/* Section 5: workers, the stack after the first hands, the deck, and the monuments that are left in. */
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

      init_setup (&setup, tables[i].players);
      g_assert_true (pandoria_state_init (&state, &setup, &error));
      g_assert_no_error (error);
      g_assert_true (pandoria_state_check (&state, NULL));
      g_assert_cmpuint (pandoria_setup_workers (tables[i].players), ==, tables[i].workers);
      g_assert_cmpuint (state.double_tiles, ==, tables[i].double_tiles);
      g_assert_cmpuint (state.deck, ==, tables[i].deck);
      g_assert_cmpuint (state.market, ==, 4);
      g_assert_cmpmem (state.monuments, state.n_monuments, tables[i].monuments, tables[i].n_monuments);
      for (guint p = 0; p < tables[i].players; p++)
        {
          g_assert_cmpuint (state.players[p].workers, ==, tables[i].workers);
          g_assert_cmpuint (state.players[p].castles, ==, 2);
          g_assert_cmpuint (state.players[p].hand, ==, 4);
          g_assert_cmpuint (state.players[p].tiles, ==, 1);
        }
    }
}

/* Two states from one setup are the same bytes, whatever lay in the memory before. */
static void
test_every_byte (void)
{
  PandoriaSetup setup;
  PandoriaState a, b;

  init_setup (&setup, 3);
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
put_a_lake_on_the_plain (PandoriaSetup *setup)
{
  pandoria_spaces_add (&setup->board.lakes, PANDORIA_SPACE (3, 1));
}

static void (*const faults[]) (PandoriaSetup *setup) = {
  give_one_realm_twice, leave_out_a_realm, play_promo_realm_as_beginner,  give_a_family_realms,
  make_two_partners,    empty_the_stack,   seat_the_start_player_nowhere, lay_a_start_tile_elsewhere,
  tear_a_start_tile,    fill_a_marker,     put_a_lake_on_the_plain,
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      PandoriaSetup setup;
      PandoriaState state, untouched;

      init_setup (&setup, 2);
      g_assert_true (pandoria_setup_check (&setup, NULL));
      faults[i](&setup);
      memset (&state, 0x5a, sizeof state);
      memset (&untouched, 0x5a, sizeof untouched);
      g_test_message ("fault %u", i);
      g_assert_false (pandoria_state_init (&state, &setup, &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == PANDORIA_SETUP_ERROR);
      g_assert_cmpmem (&state, sizeof state, &untouched, sizeof untouched);
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
  return g_test_run ();
}
