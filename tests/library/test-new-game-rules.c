/* Tests the rules of a new game without its window: seats, missing entries, lots, and the setup
 * that results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "archive-fixture.h"
#include "pandoria-folder.h"
#include "pandoria-new-game-testing.h"
#include "session-fixture.h"

#define N PANDORIA_MAX_PLAYERS

static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };

/* --- helpers -------------------------------------------------------------------------------- */

static void
name (PandoriaNewGame *game, guint seat, const char *text)
{
  g_object_set (pandoria_new_game_get_player (game, seat), "name", text, NULL);
}

static void
choose_realm (PandoriaNewGame *game, guint seat, PandoriaRealm realm)
{
  g_object_set (pandoria_new_game_get_player (game, seat), "realm", (guint) realm, NULL);
}

static PandoriaRealm
get_realm (PandoriaNewGame *game, guint seat)
{
  return pandoria_new_player_get_realm (pandoria_new_game_get_player (game, seat));
}

/* Returns: (transfer full): the choices of Marta, Jonas, Aylin and Pieter on the first board. */
static PandoriaNewGame *
make (void)
{
  PandoriaNewGame *game = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);

  pandoria_new_game_seed (game, 7);
  pandoria_board_choice_offer (pandoria_new_game_get_boards (game));
  for (guint i = 0; i < N; i++)
    name (game, i, names[i]);
  pandoria_new_game_settle (game);
  return game;
}

static void
choose_board (PandoriaNewGame *game, guint index)
{
  g_object_set (pandoria_new_game_get_boards (game), "chosen", index, NULL);
}

static guint
get_board (PandoriaNewGame *game)
{
  guint index;

  g_object_get (pandoria_new_game_get_boards (game), "chosen", &index, NULL);
  return index;
}

static void
choose_tiles (PandoriaNewGame *game)
{
  PandoriaStartLayout *layout = pandoria_new_game_get_layout (game);

  for (guint slot = 0; slot < PANDORIA_N_START; slot++)
    pandoria_start_layout_choose (layout, slot, slot, 1);
}

static PandoriaRecord *
make_record (PandoriaNewGame *game)
{
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record = pandoria_new_game_make_record (game, &error);

  g_assert_no_error (error);
  return record;
}

static void
assert_missing (PandoriaNewGame *game, PandoriaNewGamePage page, PandoriaMissingWhat what,
                guint which, const char *sentence)
{
  const PandoriaMissing missing = pandoria_new_game_find_missing (game, page);
  g_autofree char *text = pandoria_new_game_describe_missing (game, missing);

  g_assert_cmpint (missing.what, ==, what);
  g_assert_cmpuint (missing.which, ==, which);
  g_assert_cmpstr (text, ==, sentence);
}

static void
assert_complete (PandoriaNewGame *game, PandoriaNewGamePage page)
{
  assert_missing (game, page, PANDORIA_MISSING_NOTHING, 0, NULL);
}

static void
assert_title (PandoriaNewGame *game, const char *prefix)
{
  g_autofree char *title = NULL;

  g_object_get (game, "title", &title, NULL);
  g_assert_true (g_str_has_prefix (title, prefix));
}

static gboolean
get_flag (PandoriaNewGame *game, const char *property)
{
  gboolean flag;

  g_object_get (game, property, &flag, NULL);
  return flag;
}

static guint
get_number (PandoriaNewGame *game, const char *property)
{
  guint number;

  g_object_get (game, property, &number, NULL);
  return number;
}

/* --- players and seats ---------------------------------------------------------------------- */

/* Names that differ only in case and space are one player; a nameless one is called by the seat. */
static void
test_own_names (FixturePlace *place, gconstpointer nothing)
{
  static const char *const same[] = { "MARTA", " marta ", "Marta" };
  g_autoptr (PandoriaNewGame) game = make ();

  assert_complete (game, PANDORIA_NEW_GAME_PLAYERS);
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      name (game, 2, same[i]);
      assert_missing (game, PANDORIA_NEW_GAME_PLAYERS, PANDORIA_MISSING_OWN_NAME, 2,
                      "Players 1 and 3 have the same name.");
    }
  name (game, 2, "player 4");
  name (game, 3, "");
  assert_missing (game, PANDORIA_NEW_GAME_PLAYERS, PANDORIA_MISSING_OWN_NAME, 3,
                  "Players 3 and 4 have the same name.");
  g_object_set (game, "n-players", 3, NULL); /* seat 4 does not count */
  assert_complete (game, PANDORIA_NEW_GAME_PLAYERS);
}

/* Everyone has a different realm (5), unless the table allows the same. */
static void
test_own_realms (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();

  choose_realm (game, 1, PANDORIA_REALM_ELVES);
  choose_realm (game, 3, PANDORIA_REALM_ELVES);
  assert_missing (game, PANDORIA_NEW_GAME_PLAYERS, PANDORIA_MISSING_OWN_REALM, 3,
                  "Players 2 and 4 have the same realm: Elves. Allow it below, or choose another "
                  "one.");
  g_object_set (game, "same-realm", TRUE, NULL);
  assert_complete (game, PANDORIA_NEW_GAME_PLAYERS);
}

/* Colours differ: the player who had the chosen one gets the one that becomes free. */
static void
test_colors (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  guint seen = 0;

  g_object_set (pandoria_new_game_get_player (game, 0), "color", 2u, NULL);
  g_assert_cmpuint (pandoria_new_player_get_color (pandoria_new_game_get_player (game, 2)), ==, 0);
  for (guint i = 0; i < N; i++)
    seen |= 1u << pandoria_new_player_get_color (pandoria_new_game_get_player (game, i));
  g_assert_cmpuint (seen, ==, (1u << N) - 1);
}

/* A moved player takes everything along, also the start. A seat that does not play takes no
 * player. */
static void
test_move (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autoptr (PandoriaRecord) record = NULL;

  choose_realm (game, 0, PANDORIA_REALM_ELVES);
  pandoria_new_game_set_value (game, 0, PANDORIA_START_POINTS, 12);
  g_object_set (game, "start", 1u, "n-players", 3u, NULL);
  g_assert_false (pandoria_new_game_move_seat (game, 0, 3));
  g_assert_false (pandoria_new_game_move_seat (game, 0, G_MAXUINT));
  g_assert_true (pandoria_new_game_move_seat (game, 0, 2));
  g_assert_cmpuint (get_number (game, "start"), ==, 3);
  choose_tiles (game);
  record = make_record (game);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 0), ==, "Jonas");
  g_assert_cmpstr (pandoria_record_get_player_name (record, 2), ==, "Marta");
  g_assert_cmpint (pandoria_record_get_player_color (record, 2), ==, PANDORIA_COLOR_RED);
  g_assert_cmpuint (pandoria_record_get_setup (record)->players[2].realm, ==, PANDORIA_REALM_ELVES);
  g_assert_cmpint (pandoria_record_get_setup (record)->players[2].points, ==, 12);
  g_assert_cmpint (pandoria_record_get_setup (record)->players[0].points, ==, PANDORIA_DEFAULT);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_player, ==, 2);
}

/* Who leaves the table does not begin. */
static void
test_fewer_players (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();

  g_object_set (game, "start", 4u, "n-players", 3u, NULL);
  g_assert_cmpuint (get_number (game, "start"), ==, 0);
  g_object_set (game, "n-players", 4u, NULL);
  while (pandoria_new_game_get_start (game) != 3)
    pandoria_new_game_draw_start (game, TRUE);
  g_object_set (game, "n-players", 2u, NULL);
  g_assert_cmpint (pandoria_new_game_get_start (game), ==, -1);
}

/* The start moves with the player, and stays with the players of the table. Each change is reported
 * once, a refused one not at all. */
static void
test_seating (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaSeating) seating = pandoria_seating_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  PandoriaNewPlayer *second = pandoria_seating_get_player (seating, 1);
  guint changes = 0;

  g_signal_connect_swapped (seating, "changed", G_CALLBACK (fixture_count), &changes);
  g_assert_cmpint (pandoria_seating_get_chosen (seating), ==, PANDORIA_NO_SEAT);
  g_assert_cmpint (pandoria_seating_get_drawn (seating), ==, PANDORIA_NO_SEAT);
  pandoria_seating_choose (seating, 1);
  g_assert_false (pandoria_seating_move (seating, 1, N));
  g_assert_cmpuint (changes, ==, 1);
  g_assert_true (pandoria_seating_move (seating, 1, 3));
  g_assert_cmpuint (changes, ==, 2);
  g_assert_true (pandoria_seating_get_player (seating, 3) == second);
  g_assert_cmpint (pandoria_seating_get_chosen (seating), ==, 3);
  pandoria_seating_set_n_players (seating, 2);
  pandoria_seating_set_n_players (seating, 2);
  g_assert_cmpuint (changes, ==, 3);
  g_assert_cmpint (pandoria_seating_get_chosen (seating), ==, PANDORIA_NO_SEAT);
  for (guint i = 0; i < 40; i++)
    {
      pandoria_seating_draw (seating, rand);
      g_assert_cmpint (pandoria_seating_get_drawn (seating), >=, 0);
      g_assert_cmpint (pandoria_seating_get_drawn (seating), <, 2);
    }
  pandoria_seating_choose (seating, 2); /* no one plays there */
  g_assert_cmpint (pandoria_seating_get_chosen (seating), ==, PANDORIA_NO_SEAT);
}

/* Two pairs play only with four players: first and third seat against second and fourth. */
static void
test_partners (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autofree char *pairs = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  g_assert_null (pandoria_new_game_describe_pairs (game));
  g_object_set (game, "partners", TRUE, NULL);
  pairs = pandoria_new_game_describe_pairs (game);
  g_assert_nonnull (strstr (pairs, "Marta"));
  g_assert_true (strstr (pairs, "Aylin") < strstr (pairs, " play against "));
  g_assert_true (strstr (pairs, "Jonas") > strstr (pairs, " play against "));
  assert_title (game, "Marta and Aylin – Jonas and Pieter · ");
  choose_tiles (game);
  record = make_record (game);
  g_assert_true (pandoria_record_get_setup (record)->partnership);
  g_object_set (game, "n-players", 3u, NULL);
  g_assert_false (pandoria_new_game_is_partnership (game));
  g_assert_null (pandoria_new_game_describe_pairs (game));
  g_object_set (game, "n-players", 4u, NULL);
  g_assert_true (pandoria_new_game_is_partnership (game));
}

/* --- variants and modules ------------------------------------------------------------------- */

/* The beginner's game has only the base realms, the family variants have none (12, 14). */
static void
test_variants (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();

  choose_realm (game, 0, PANDORIA_REALM_NYMPHS);
  choose_realm (game, 1, PANDORIA_REALM_ELVES);
  g_object_set (game, "realm-set", (guint) PANDORIA_REALM_SET_ALL, "variant",
                (guint) PANDORIA_VARIANT_BEGINNER, NULL);
  g_assert_cmpuint (get_realm (game, 0), ==, PANDORIA_REALM_NONE);
  g_assert_cmpuint (get_realm (game, 1), ==, PANDORIA_REALM_ELVES);
  g_assert_cmpuint (get_number (game, "realm-set"), ==, PANDORIA_REALM_SET_BASE);
  g_assert_true (pandoria_new_game_deals (game));
  g_object_set (game, "variant", (guint) PANDORIA_VARIANT_FAMILY, NULL);
  g_assert_cmpuint (get_realm (game, 1), ==, PANDORIA_REALM_NONE);
  g_assert_false (pandoria_new_game_deals (game));
  g_assert_false (pandoria_new_game_can_draw (game));
  pandoria_new_game_draw_realms (game, TRUE);
  g_assert_cmpuint (get_realm (game, 0), ==, PANDORIA_REALM_NONE);
}

/* Each variant makes a game that the engine accepts. */
static void
test_variant_records (FixturePlace *place, gconstpointer nothing)
{
  for (guint variant = 0; variant < PANDORIA_N_VARIANTS; variant++)
    {
      g_autoptr (PandoriaNewGame) game = make ();
      g_autoptr (PandoriaRecord) record = NULL;

      g_object_set (game, "variant", variant, NULL);
      choose_tiles (game);
      record = make_record (game);
      g_assert_cmpuint (pandoria_record_get_setup (record)->variant, ==, variant);
    }
}

/* In the beginner's game a realm has its start building, with the printed level and cost (12); a
 * cost of 0 is unknown. */
static void
test_start_building (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaNewPlayer *marta = pandoria_new_game_get_player (game, 0);
  g_autofree PandoriaSetup *unknown = NULL, *known = NULL, *complete = NULL;

  choose_realm (game, 0, PANDORIA_REALM_DWARVES);
  g_object_set (game, "variant", (guint) PANDORIA_VARIANT_BEGINNER, NULL);
  unknown = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (unknown->players[0].start_building, ==,
                    pandoria_realm_start_building (PANDORIA_REALM_DWARVES));
  g_assert_true (unknown->players[0].is_start_cost_unknown);
  g_object_set (marta, "start-level", 2u, "start-cost", 5u, NULL);
  known = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (known->players[0].start_cost, ==, 5);
  g_assert_false (known->players[0].is_start_cost_unknown);
  g_object_set (game, "variant", (guint) PANDORIA_VARIANT_REGULAR, NULL);
  complete = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (complete->players[0].start_building, ==, PANDORIA_BUILDING_NONE);
}

/* The expansion's start tile needs the artifacts. A press on the board asks for it, too. */
static void
test_printed (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaStartLayout *layout = pandoria_new_game_get_layout (game);
  g_autofree PandoriaSetup *with = NULL, *without = NULL;

  pandoria_new_game_draw_realms (game, FALSE);
  choose_tiles (game);
  g_object_set (game, "printed", TRUE, NULL);
  assert_complete (game, PANDORIA_NEW_GAME_TILES);
  g_object_set (game, "printed", FALSE, "artifacts", TRUE, NULL);
  assert_complete (game, PANDORIA_NEW_GAME_TILES);
  pandoria_start_layout_place_printed (layout, pandoria_space_from_name ("D5"));
  g_assert_true (get_flag (game, "printed"));
  assert_missing (game, PANDORIA_NEW_GAME_TILES, PANDORIA_MISSING_TILE, PANDORIA_N_START,
                  "Choose what the expansion’s starting tile shows on D5.");
  pandoria_start_layout_choose (layout, PANDORIA_N_START, PANDORIA_TERRAIN_HILLS, 1);
  assert_missing (game, PANDORIA_NEW_GAME_TILES, PANDORIA_MISSING_TILE, PANDORIA_N_START + 1,
                  "Press the second space of the expansion’s starting tile, next to the first "
                  "one.");
  pandoria_start_layout_place_printed (layout, pandoria_space_from_name ("D6"));
  pandoria_start_layout_choose (layout, PANDORIA_N_START + 1, PANDORIA_TERRAIN_CITY, 2);
  with = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (with->n_artifact_start, ==, 2);
  g_object_set (game, "artifacts", FALSE, NULL);
  without = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (without->n_artifact_start, ==, 0);
}

/* Resources left over break a tie, or all of them (10). */
static void
test_tie (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autofree PandoriaSetup *usual = pandoria_new_game_make_setup (game), *other = NULL;

  g_assert_cmpuint (usual->tie_break, ==, PANDORIA_TIE_BREAK_LEFTOVER);
  g_object_set (game, "tie-total", TRUE, NULL);
  other = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (other->tie_break, ==, PANDORIA_TIE_BREAK_TOTAL);
}

/* --- missing entries ------------------------------------------------------------------------ */

/* Without a board nothing can begin. */
static void
test_no_board (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();

  choose_board (game, PANDORIA_NO_BOARD);
  assert_missing (game, PANDORIA_NEW_GAME_PLAYERS, PANDORIA_MISSING_BOARD, 0,
                  "No readable board was found.");
}

/* The table of a game in progress has decided what a new game leaves to chance: seat by seat the
 * realms, then who began. Nothing is drawn. */
static void
test_unanswered (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autoptr (PandoriaRecord) record = NULL;

  g_object_set (game, "n-players", 2u, NULL);
  pandoria_new_game_draw_start (game, FALSE);
  g_object_set (game, "under-way", TRUE, NULL);
  g_assert_false (pandoria_new_game_deals (game));
  for (guint seat = 0; seat < 2; seat++)
    {
      const PandoriaMissing missing
          = pandoria_new_game_find_missing (game, PANDORIA_NEW_GAME_PLAYERS);

      g_assert_cmpint (missing.what, ==, PANDORIA_MISSING_REALM);
      g_assert_cmpuint (missing.which, ==, seat);
      choose_realm (game, seat, PANDORIA_REALM_ELVES + seat);
    }
  assert_missing (game, PANDORIA_NEW_GAME_PLAYERS, PANDORIA_MISSING_START_PLAYER, 0,
                  "Who began the game? Choose the start player.");
  g_object_set (game, "start", 2u, NULL);
  assert_complete (game, PANDORIA_NEW_GAME_PLAYERS);
  choose_tiles (game);
  record = make_record (game);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_player, ==, 1);
  g_object_set (game, "start", 0u, "variant", (guint) PANDORIA_VARIANT_FAMILY, NULL);
  assert_missing (game, PANDORIA_NEW_GAME_PLAYERS, PANDORIA_MISSING_START_PLAYER, 0,
                  "Who began the game? Choose the start player.");
}

/* The realms that were drawn here are not those of the table. The record draws none either. */
static void
test_under_way_forgets (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();

  choose_realm (game, 1, PANDORIA_REALM_ELVES);
  pandoria_new_game_draw_realms (game, FALSE);
  g_object_set (game, "under-way", TRUE, NULL);
  g_assert_cmpuint (get_realm (game, 0), ==, PANDORIA_REALM_NONE);
  g_assert_cmpuint (get_realm (game, 1), ==, PANDORIA_REALM_ELVES);
  choose_tiles (game);
  g_assert_null (pandoria_new_game_make_record (game, NULL));
  g_assert_cmpuint (get_realm (game, 0), ==, PANDORIA_REALM_NONE);
}

/* Faults come before questions, names before realms. Only questions wait until the user continues.
 */
static void
test_order (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();

  g_object_set (game, "under-way", TRUE, NULL);
  name (game, 1, "Marta");
  choose_realm (game, 1, PANDORIA_REALM_ELVES);
  choose_realm (game, 2, PANDORIA_REALM_ELVES);
  g_assert_cmpint (pandoria_new_game_find_missing (game, PANDORIA_NEW_GAME_PLAYERS).what, ==,
                   PANDORIA_MISSING_OWN_NAME);
  name (game, 1, "Jonas");
  g_assert_cmpint (pandoria_new_game_find_missing (game, PANDORIA_NEW_GAME_PLAYERS).what, ==,
                   PANDORIA_MISSING_OWN_REALM);
  choose_realm (game, 2, PANDORIA_REALM_HUMANS);
  g_assert_cmpint (pandoria_new_game_find_missing (game, PANDORIA_NEW_GAME_PLAYERS).what, ==,
                   PANDORIA_MISSING_REALM);
  for (guint what = 0; what <= PANDORIA_MISSING_RULE; what++)
    g_assert_cmpint (pandoria_new_game_is_unanswered (what), ==,
                     what == PANDORIA_MISSING_REALM || what == PANDORIA_MISSING_START_PLAYER
                         || what == PANDORIA_MISSING_TILE);
}

/* Every start tile must be chosen; no record is made before. */
static void
test_tiles (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  assert_missing (game, PANDORIA_NEW_GAME_TILES, PANDORIA_MISSING_TILE, 0,
                  "Choose what the starting tile shows on H6.");
  g_assert_null (pandoria_new_game_make_record (game, &error));
  g_assert_error (error, PANDORIA_SETUP_ERROR, PANDORIA_SETUP_ERROR_HEX);
  g_assert_cmpstr (error->message, ==, "Choose what the starting tile shows on H6.");
  pandoria_start_layout_choose (pandoria_new_game_get_layout (game), 0, PANDORIA_TERRAIN_CITY, 2);
  assert_missing (game, PANDORIA_NEW_GAME_TILES, PANDORIA_MISSING_TILE, 1,
                  "Choose what the starting tile shows on H7.");
  pandoria_new_game_draw_realms (game, FALSE);
  choose_tiles (game);
  assert_complete (game, PANDORIA_NEW_GAME_TILES);
  record = make_record (game);
  g_assert_cmpuint (pandoria_record_get_setup (record)->start_tiles[1][1].terrain, ==, 3);
}

/* The sentence of a refusal is the engine’s: too few double tiles for the first hands. */
static void
test_refused (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaMissing missing;
  g_autofree char *sentence = NULL;

  choose_tiles (game);
  pandoria_new_game_draw_realms (game, FALSE);
  pandoria_new_game_set_value (game, 0, PANDORIA_START_DOUBLE_TILES, 3);
  missing = pandoria_new_game_find_missing (game, PANDORIA_NEW_GAME_TILES);
  g_assert_cmpint (missing.what, ==, PANDORIA_MISSING_RULE);
  sentence = pandoria_new_game_describe_missing (game, missing);
  g_test_message ("%s", sentence);
  g_assert_nonnull (sentence);
  pandoria_new_game_set_value (game, 0, PANDORIA_START_DOUBLE_TILES, 20);
  assert_complete (game, PANDORIA_NEW_GAME_TILES);
}

/* --- lots ----------------------------------------------------------------------------------- */

static guint
read_realms (PandoriaNewGame *game)
{
  guint realms = 0;

  for (guint i = 0; i < N; i++)
    realms = realms * PANDORIA_N_REALMS + get_realm (game, i);
  return realms;
}

/* Chosen realms stay, drawn ones can be drawn again. A realm that the user chooses is not drawn any
 * more. */
static void
test_draw (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  guint drawn, differing = 0;

  choose_realm (game, 1, PANDORIA_REALM_ELVES);
  pandoria_new_game_draw_realms (game, FALSE);
  drawn = read_realms (game);
  pandoria_new_game_draw_realms (game, FALSE);
  g_assert_cmpuint (read_realms (game), ==, drawn);
  for (guint i = 0; i < 20; i++)
    {
      pandoria_new_game_draw_realms (game, TRUE);
      g_assert_cmpuint (get_realm (game, 1), ==, PANDORIA_REALM_ELVES);
      g_assert_cmpuint (get_realm (game, 0), !=, PANDORIA_REALM_NONE);
      differing += read_realms (game) != drawn;
    }
  g_assert_cmpuint (differing, >, 10);
  g_assert_true (pandoria_new_game_has_drawn (game));
  for (guint i = 0; i < N; i++)
    choose_realm (game, i, get_realm (game, i));
  g_assert_false (pandoria_new_game_has_drawn (game));
  g_assert_false (pandoria_new_game_can_draw (game));
}

/* Everyone gets a different realm of the set. */
static void
test_deal (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);

  for (guint set = 0; set < PANDORIA_N_REALM_SETS; set++)
    for (guint i = 0; i < 50; i++)
      {
        guint seen = 0, origins = 0;

        pandoria_setup_init (setup, N);
        g_assert_true (pandoria_realm_deal (setup, set, rand));
        for (guint seat = 0; seat < N; seat++)
          {
            seen |= 1u << setup->players[seat].realm;
            origins |= 1u << pandoria_realm_get_origin (setup->players[seat].realm);
          }
        g_assert_cmpint (__builtin_popcount (seen), ==, N);
        g_assert_cmpuint (seen & 1, ==, 0);
        if (set == PANDORIA_REALM_SET_BASE)
          g_assert_cmpuint (origins, ==, 1u << PANDORIA_ORIGIN_BASE);
        if (set == PANDORIA_REALM_SET_EXPANSION)
          g_assert_cmpuint (origins, ==, 1u << PANDORIA_ORIGIN_EXPANSION);
      }
  setup->variant = PANDORIA_VARIANT_FAMILY;
  setup->players[0].realm = PANDORIA_REALM_NONE;
  g_assert_false (pandoria_realm_deal (setup, PANDORIA_REALM_SET_ALL, rand));
}

/* Every seat can be drawn to begin; the lot is the start player of the record. A chosen start
 * player is not drawn. */
static void
test_start (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autofree char *order = NULL;
  guint begun = 0;

  choose_tiles (game);
  g_object_set (game, "start", 2u, NULL);
  pandoria_new_game_draw_start (game, TRUE);
  g_object_set (game, "start", 0u, NULL);
  g_assert_cmpint (pandoria_new_game_get_start (game), ==, -1);
  g_assert_null (pandoria_new_game_describe_lot (game));
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *lot = NULL;
      g_autoptr (PandoriaRecord) record = NULL;
      guint seat;

      pandoria_new_game_draw_start (game, TRUE);
      lot = pandoria_new_game_describe_lot (game);
      record = make_record (game);
      seat = pandoria_record_get_setup (record)->start_player;
      g_assert_nonnull (strstr (lot, names[seat]));
      begun |= 1u << seat;
    }
  g_assert_cmpuint (begun, ==, (1u << N) - 1);
  g_object_set (game, "start", 3u, NULL);
  pandoria_new_game_draw_start (game, TRUE);
  g_assert_cmpint (pandoria_new_game_get_start (game), ==, 2);
  g_assert_null (pandoria_new_game_describe_lot (game));
  order = pandoria_new_game_describe_start (game);
  g_assert_true (g_str_has_prefix (order, "Aylin ("));
}

/* --- relics and monuments ------------------------------------------------------------------- */

static PandoriaCatalogue *
make_catalogue (FixturePlace *place)
{
  g_autofree char *shipped
      = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "data", "catalogue.json", NULL);
  g_autofree char *own = g_build_filename (place->folder, "catalogue.json", NULL);
  g_autoptr (GError) error = NULL;
  PandoriaCatalogue *catalogue = pandoria_catalogue_new (shipped, own, &error);

  g_assert_no_error (error);
  return catalogue;
}

static int
count_relics (PandoriaNewGame *game)
{
  g_autofree PandoriaSetup *setup = pandoria_new_game_make_setup (game);

  return setup->n_relics;
}

/* The game may use any relics, only the chosen ones, or none; without artifacts it has none. */
static void
test_relics (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaRelicChoice *relics = pandoria_new_game_get_relics (game);

  g_object_set (game, "artifacts", TRUE, NULL);
  g_assert_cmpint (count_relics (game), ==, PANDORIA_DEFAULT);
  g_assert_true (pandoria_relic_choice_choose (relics, 4, TRUE));
  g_assert_false (pandoria_relic_choice_is_any (relics));
  g_assert_cmpint (count_relics (game), ==, 1);
  g_object_set (game, "artifacts", FALSE, NULL);
  g_assert_cmpint (count_relics (game), ==, PANDORIA_DEFAULT);
  g_object_set (game, "artifacts", TRUE, NULL);
  g_assert_true (pandoria_relic_choice_choose (relics, 4, FALSE));
  g_assert_cmpint (count_relics (game), ==, 0);
  pandoria_relic_choice_choose (relics, 7, TRUE);
  pandoria_relic_choice_set_any (relics, TRUE);
  g_assert_cmpuint (pandoria_relic_choice_count (relics), ==, 0);
}

/* No more relics than a setup holds. */
static void
test_most_relics (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaRelicChoice) relics = pandoria_relic_choice_new ();

  for (guint i = 1; i <= PANDORIA_MAX_RELICS; i++)
    g_assert_true (pandoria_relic_choice_choose (relics, i, TRUE));
  g_assert_false (pandoria_relic_choice_choose (relics, 20, TRUE));
  g_assert_cmpuint (pandoria_relic_choice_count (relics), ==, PANDORIA_MAX_RELICS);
}

static guint
choose_relic_again (PandoriaRelicChoice *relics)
{
  pandoria_relic_choice_choose (relics, 4, FALSE);
  pandoria_relic_choice_choose (relics, 4, TRUE);
  return pandoria_relic_choice_get (relics, 3)->points;
}

/* A relic begins with the first points of the catalogue. Entered points stay. */
static void
test_known_relics (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaCatalogue) catalogue = make_catalogue (place);
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaRelicChoice *relics = pandoria_new_game_get_relics (game);
  PandoriaPrinted relic = pandoria_printed_relic (4);

  g_object_set (game, "catalogue", catalogue, NULL);
  g_assert_cmpuint (choose_relic_again (relics), ==, 0);
  for (relic.value = 12; relic.value >= 9; relic.value -= 3)
    pandoria_catalogue_learn (catalogue, &relic, NULL, NULL);
  g_assert_cmpuint (choose_relic_again (relics), ==, 9);
  pandoria_relic_choice_set_points (relics, 4, 7);
  g_assert_cmpuint (choose_relic_again (relics), ==, 7);
}

/* Relics that are not offered are written unchanged, in the order of the file. */
static void
test_odd_relics (FixturePlace *place, gconstpointer nothing)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1), *written = NULL;
  g_autoptr (PandoriaRelicChoice) relics = pandoria_relic_choice_new ();

  pandoria_setup_init (setup, 2);
  setup->artifacts = TRUE;
  setup->n_relics = 3;
  setup->relics[0] = (PandoriaRelic){ 99, 98 };
  setup->relics[1] = (PandoriaRelic){ 4, 8 };
  setup->relics[2] = (PandoriaRelic){ 40, 0 };
  pandoria_relic_choice_read (relics, setup);
  written = g_memdup2 (setup, sizeof *setup);
  pandoria_relic_choice_fill (relics, written);
  g_assert_cmpmem (written, sizeof *written, setup, sizeof *setup);
  pandoria_relic_choice_set_points (relics, 5, 6);
  pandoria_relic_choice_choose (relics, 5, TRUE);
  pandoria_relic_choice_fill (relics, written);
  g_assert_cmpint (written->n_relics, ==, 4);
  g_assert_cmpuint (written->relics[1].artifacts, ==, 5);
  g_assert_cmpuint (written->relics[3].artifacts, ==, 99);
  g_assert_cmpuint (written->relics[3].points, ==, 98);
}

/* The usual split is not written; another one is, lowest first, as many as a setup holds. Switched
 * off, it is usual again. */
static void
test_monuments (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaMonumentChoice *monuments = pandoria_new_game_get_monuments (game);
  g_autofree PandoriaSetup *usual = NULL, *other = NULL, *most = NULL, *family = NULL, *off = NULL;

  g_object_set (game, "n-players", 2u, NULL);
  usual = pandoria_new_game_make_setup (game);
  g_assert_cmpint (usual->n_monuments, ==, PANDORIA_DEFAULT);
  g_object_set (monuments, "chosen", TRUE, NULL);
  pandoria_monument_choice_set_number (monuments, 6, 2);
  other = pandoria_new_game_make_setup (game);
  g_assert_cmpint (other->n_monuments, ==, 8); /* 4 of 3, one each of 4 and 5, two of 6 */
  g_assert_cmpuint (other->monuments[0], ==, 3);
  g_assert_cmpuint (other->monuments[7], ==, 6);
  g_object_set (game, "n-players", 4u, NULL); /* the table's own split stays */
  g_assert_cmpuint (pandoria_monument_choice_get_number (monuments, 6), ==, 2);
  g_object_set (game, "n-players", 2u, NULL);
  pandoria_monument_choice_set_number (monuments, 3, 99);
  most = pandoria_new_game_make_setup (game);
  g_assert_cmpint (most->n_monuments, ==, PANDORIA_MAX_MONUMENTS);
  g_object_set (game, "variant", (guint) PANDORIA_VARIANT_FAMILY, NULL);
  family = pandoria_new_game_make_setup (game);
  g_assert_cmpint (family->n_monuments, ==, PANDORIA_DEFAULT);
  g_object_set (game, "variant", (guint) PANDORIA_VARIANT_REGULAR, NULL);
  g_object_set (monuments, "chosen", FALSE, NULL);
  off = pandoria_new_game_make_setup (game);
  g_assert_cmpint (off->n_monuments, ==, PANDORIA_DEFAULT);
  g_assert_cmpuint (pandoria_monument_choice_get_number (monuments, 3), ==, 4);
}

/* A new game has the catalogue's split of the box, less the removed ones. A running game keeps its
 * own. */
static void
test_box (FixturePlace *place, gconstpointer nothing)
{
  static const guint8 expected[]
      = { 3, 3, 3, 3, 4, 4, 5 }; /* of four 3, four 4, three 5 and one 6 */
  g_autoptr (PandoriaCatalogue) catalogue = make_catalogue (place);
  g_autoptr (GArray) number = g_array_new (FALSE, FALSE, sizeof (guint));
  PandoriaPrinted fours = pandoria_printed_monument (4), sixes = pandoria_printed_monument (6);
  g_autoptr (PandoriaNewGame) game = make (), edit = make ();
  g_autoptr (PandoriaRecord) before = NULL;
  g_autofree PandoriaSetup *setup = NULL, *kept = NULL;

  g_object_set (game, "n-players", 2u, NULL);
  choose_tiles (game);
  before = make_record (game);
  g_object_set (game, "catalogue", catalogue, NULL);
  g_array_append_vals (number, &(guint){ 4 }, 1);
  g_assert_true (pandoria_catalogue_set_values (catalogue, &fours, number, NULL));
  g_array_index (number, guint, 0) = 1;
  g_assert_true (pandoria_catalogue_set_values (catalogue, &sixes, number, NULL));
  setup = pandoria_new_game_make_setup (game);
  g_assert_cmpmem (setup->monuments, (gsize) setup->n_monuments, expected, sizeof expected);
  pandoria_new_game_read (edit, before);
  g_object_set (edit, "catalogue", catalogue, NULL);
  kept = pandoria_new_game_make_setup (edit);
  g_assert_cmpint (kept->n_monuments, ==, PANDORIA_DEFAULT);
}

/* Start values that differ from the rules are written, others are not. */
static void
test_values (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autofree PandoriaSetup *setup = NULL, *usual = g_new0 (PandoriaSetup, 1), *rules = NULL;

  pandoria_new_game_set_value (game, 2, PANDORIA_START_GOLD, 9);
  pandoria_new_game_set_value (game, 0, PANDORIA_START_HAND, 6);
  pandoria_new_game_set_value (game, 1, PANDORIA_START_DOUBLE_TILES, 31);
  setup = pandoria_new_game_make_setup (game);
  g_assert_cmpint (setup->players[2].resources[1], ==, 9);
  g_assert_cmpint (setup->players[2].resources[0], ==, PANDORIA_DEFAULT);
  g_assert_cmpint (setup->players[0].hand, ==, 6);
  g_assert_cmpint (setup->double_tiles, ==, 31);
  g_assert_true (pandoria_start_value_find_usual (setup, usual));
  g_assert_cmpint (usual->players[2].resources[1], !=, 9);
  g_assert_cmpint (usual->players[2].resources[1], >=, 0);
  g_assert_cmpint (usual->double_tiles, >, 31);
  pandoria_new_game_set_value (game, 2, PANDORIA_START_GOLD, PANDORIA_DEFAULT);
  rules = pandoria_new_game_make_setup (game);
  g_assert_cmpint (rules->players[2].resources[1], ==, PANDORIA_DEFAULT);
}

/* --- how the tiles lie ---------------------------------------------------------------------- */

static void
set_start (PandoriaBoard *board, const char *const *spaces)
{
  for (guint i = 0; i < PANDORIA_N_START; i++)
    board->start[i] = pandoria_space_from_name (spaces[i]);
}

/* For any four start spaces, only spaces are offered that two tiles can cover, in the order of a
 * file. Another board forgets the choices. */
static void
test_layout (FixturePlace *place, gconstpointer nothing)
{
  static const char *const apart[] = { "C5", "H6", "C6", "H7" }, *const line[]
                                                                 = { "H6", "H7", "H8", "H9" };
  g_autoptr (PandoriaStartLayout) layout = pandoria_start_layout_new ();
  g_autofree PandoriaBoard *board = g_new0 (PandoriaBoard, 1);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1), *written = g_new0 (PandoriaSetup, 1);

  g_assert_cmpuint (pandoria_start_layout_count_ways (layout), ==, 0);
  set_start (board, apart);
  pandoria_start_layout_set_board (layout, board);
  g_assert_cmpuint (pandoria_start_layout_count_ways (layout), ==, 1);
  g_assert_cmpuint (pandoria_start_layout_get_partner (layout, 0), ==, 2);
  g_assert_false (pandoria_start_layout_can_join (layout, 0, 1));
  g_assert_true (pandoria_start_layout_can_join (layout, 3, 1));
  pandoria_start_layout_turn (layout);
  g_assert_cmpuint (pandoria_start_layout_get_partner (layout, 1), ==, 3);
  pandoria_start_layout_choose (layout, 3, PANDORIA_TERRAIN_CITY, 1);
  g_assert_cmpuint (pandoria_start_layout_find_open (layout), ==, 1);
  pandoria_start_layout_set_board (layout, board);
  g_assert_true (pandoria_start_layout_is_known (layout, 3));
  set_start (board, line);
  pandoria_start_layout_set_board (layout, board);
  g_assert_false (pandoria_start_layout_is_known (layout, 3));
  g_assert_cmpuint (pandoria_start_layout_count_ways (layout), ==,
                    1); /* not the middle pair with the two ends */
  g_assert_false (pandoria_start_layout_can_join (layout, 1, 2));
  for (guint i = 0; i < PANDORIA_N_START; i++)
    setup->start_tiles[i / 2][i % 2]
        = (PandoriaHex){ board->start[PANDORIA_N_START - 1 - i], PANDORIA_TERRAIN_HILLS, 2 };
  pandoria_start_layout_read (layout, setup);
  g_assert_true (pandoria_start_layout_fill (layout, written));
  g_assert_cmpmem (written->start_tiles, sizeof written->start_tiles, setup->start_tiles,
                   sizeof setup->start_tiles);
}

/* Turning the tiles keeps what their spaces show. */
static void
test_turn (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaStartLayout *layout = pandoria_new_game_get_layout (game);
  g_autofree PandoriaSetup *first = NULL, *second = NULL, *third = NULL;

  choose_tiles (game);
  first = pandoria_new_game_make_setup (game);
  pandoria_start_layout_turn (layout);
  second = pandoria_new_game_make_setup (game);
  g_assert_cmpint (second->start_tiles[0][1].at, ==, first->start_tiles[1][0].at);
  g_assert_cmpuint (second->start_tiles[0][1].terrain, ==, first->start_tiles[1][0].terrain);
  pandoria_start_layout_turn (layout);
  third = pandoria_new_game_make_setup (game);
  g_assert_cmpmem (third->start_tiles, sizeof third->start_tiles, first->start_tiles,
                   sizeof first->start_tiles);
}

/* --- boards --------------------------------------------------------------------------------- */

/* Adds a copy of the second shipped board. Returns: (transfer full): its path. */
static char *
add_own_board (void)
{
  g_autoptr (GPtrArray) shipped = pandoria_board_store_list ();
  g_autoptr (GError) error = NULL;
  char *path
      = pandoria_board_store_duplicate (((PandoriaBoardFile *) shipped->pdata[1])->path, &error);

  g_assert_no_error (error);
  return path;
}

/* Boards that are offered again keep the choice. If the chosen one has gone, the first is chosen.
 */
static void
test_boards (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *path = add_own_board ();
  g_autoptr (PandoriaBoardChoice) boards = pandoria_board_choice_new ();
  guint chosen, n;

  g_assert_null (pandoria_board_choice_get_boards (boards));
  g_assert_null (pandoria_board_choice_get_chosen (boards));
  pandoria_board_choice_offer (boards);
  n = pandoria_board_choice_get_boards (boards)->len;
  pandoria_board_choice_choose_path (boards, path);
  g_assert_cmpstr (pandoria_board_choice_get_chosen (boards)->path, ==, path);
  pandoria_board_choice_choose_path (boards, "/nowhere.json");
  pandoria_board_choice_choose_id (boards, "nobody");
  pandoria_board_choice_offer (boards);
  g_assert_cmpstr (pandoria_board_choice_get_chosen (boards)->path, ==, path);
  g_assert_cmpint (g_unlink (path), ==, 0);
  pandoria_board_choice_offer (boards);
  g_assert_cmpuint (pandoria_board_choice_get_boards (boards)->len, ==, n - 1);
  g_object_get (boards, "chosen", &chosen, NULL);
  g_assert_cmpuint (chosen, ==, 0);
}

/* Returns: (transfer full): the path of a board of the user that differs from the shipped ones. */
static char *
add_changed_board (void)
{
  const PandoriaBoardBrush printed
      = { .tool = PANDORIA_BOARD_TOOL_PRINTED, .terrain = PANDORIA_TERRAIN_CITY, .symbols = 1 };
  g_autofree char *copied = add_own_board ();
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaBoardDraft) draft = pandoria_board_store_open (copied, NULL, &error);
  char *path;

  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (copied), ==, 0);
  pandoria_board_draft_paint (draft, &printed,
                              pandoria_spaces_one (pandoria_space_from_name ("K9")), &error);
  g_assert_no_error (error);
  path = pandoria_board_store_add (draft, &error);
  g_assert_no_error (error);
  return path;
}

static void
assert_has_board (PandoriaBoardChoice *boards, PandoriaRecord *record)
{
  g_assert_cmpmem (&pandoria_board_choice_get_chosen (boards)->board, sizeof (PandoriaBoard),
                   &pandoria_record_get_setup (record)->board, sizeof (PandoriaBoard));
}

/* A game finds its board in the list. If it has gone, it is offered without a file. */
static void
test_board_of_game (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *path = add_changed_board ();
  g_autoptr (PandoriaNewGame) game = make ();
  g_autoptr (PandoriaBoardChoice) known = pandoria_board_choice_new (),
                                  gone = pandoria_board_choice_new ();
  g_autoptr (PandoriaRecord) record = NULL;
  guint n, changes = 0;

  pandoria_board_choice_choose_path (pandoria_new_game_get_boards (game), path);
  choose_tiles (game);
  record = make_record (game);
  pandoria_board_choice_choose_game (known, record);
  assert_has_board (known, record);
  g_assert_cmpstr (pandoria_board_choice_get_chosen (known)->path, ==, path);
  n = pandoria_board_choice_get_boards (known)->len;

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_signal_connect_swapped (gone, "changed", G_CALLBACK (fixture_count), &changes);
  pandoria_board_choice_choose_game (gone, record);
  assert_has_board (gone, record);
  g_assert_null (pandoria_board_choice_get_chosen (gone)->path);
  g_assert_cmpuint (pandoria_board_choice_get_boards (gone)->len, ==, n);
  g_assert_cmpuint (changes, ==, 1);
}

/* The start tiles belong to their board: another board asks for them again. */
static void
test_tiles_of_board (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *path = add_own_board ();
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaBoardChoice *boards = pandoria_new_game_get_boards (game);

  pandoria_new_game_draw_realms (game, FALSE);
  pandoria_board_choice_choose_path (boards, path);
  choose_tiles (game);
  pandoria_board_choice_offer (boards);
  assert_complete (game, PANDORIA_NEW_GAME_TILES);
  g_assert_cmpint (g_unlink (path), ==, 0);
  pandoria_board_choice_offer (boards);
  g_assert_cmpint (pandoria_new_game_find_missing (game, PANDORIA_NEW_GAME_TILES).what, ==,
                   PANDORIA_MISSING_TILE);
}

/* --- titles and names ----------------------------------------------------------------------- */

/* The title follows the players until the user enters another one, and again when that is removed.
 */
static void
test_title (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make ();
  g_autofree char *longest = g_strnfill (60, 'M'), *shortened = NULL;

  assert_title (game, "Marta, Jonas, Aylin, Pieter · ");
  name (game, 1, "Jule");
  assert_title (game, "Marta, Jule, Aylin, Pieter · ");
  g_object_set (game, "title", "Friday", NULL);
  name (game, 1, "Jonas");
  assert_title (game, "Friday");
  g_object_set (game, "title", "", NULL);
  name (game, 3, "");
  assert_title (game, "Marta, Jonas, Aylin, Player 4 · ");
  name (game, 0, longest);
  shortened = g_strdup_printf ("%.39s…, ", longest);
  assert_title (game, shortened);
}

static gboolean
has_names (PandoriaNewGame *game)
{
  return pandoria_new_game_get_names (game) != NULL;
}

/* Writes the game @title of the players of @game into the archive. */
static void
archive_game (PandoriaNewGame *game, const char *file, const char *title)
{
  g_autofree char *folder = pandoria_folder_get_games (), *path = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  g_object_set (game, "title", title, NULL);
  record = make_record (game);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  path = g_build_filename (folder, file, NULL);
  g_assert_true (pandoria_record_save (record, path, &error));
  g_assert_no_error (error);
}

/* The archive offers its names, those of most games first, without those of seats. A title that it
 * has already gets a number. */
static void
test_archive (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) before = make (), game = make ();
  g_autoptr (PandoriaRecord) record = NULL;
  const char *const *known;

  g_object_set (before, "n-players", 2u, NULL);
  choose_tiles (before);
  archive_game (before, "a.pandoria", "Friday");
  name (before, 0, "");
  archive_game (before, "b.pandoria", "Saturday");
  choose_tiles (game);
  pandoria_new_game_follow_archive (game);
  while (!has_names (game))
    g_main_context_iteration (NULL, TRUE);
  known = pandoria_new_game_get_names (game);
  g_assert_cmpstr (known[0], ==, "Jonas");
  g_assert_cmpstr (known[1], ==, "Marta");
  g_assert_null (known[2]);
  g_object_set (game, "title", "Friday", NULL);
  record = make_record (game);
  g_assert_cmpstr (pandoria_record_get_title (record), ==, "Friday (2)");
}

/* --- again ---------------------------------------------------------------------------------- */

/* The same table plays again: the second player starts, nothing is dealt yet, and nothing counts as
 * entered. */
static void
test_play_again (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) first = make (), again = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree PandoriaSetup *setup = NULL;

  g_object_set (first, "partners", TRUE, "edition", 1u, "start", 4u, NULL);
  choose_board (first, 1);
  choose_tiles (first);
  record = make_record (first);
  pandoria_new_game_play_again (again, record);
  g_assert_false (pandoria_new_game_is_touched (again));
  g_assert_false (pandoria_new_game_is_start_by_lot (again));
  for (guint i = 0; i < N; i++)
    {
      g_autofree char *now = pandoria_new_game_get_name (again, i);

      g_assert_cmpstr (now, ==, names[i]); /* the fourth began, so the first does now */
      g_assert_cmpuint (get_realm (again, i), ==, PANDORIA_REALM_NONE);
    }
  setup = pandoria_new_game_make_setup (again);
  g_assert_true (setup->partnership);
  g_assert_cmpuint (setup->edition, ==, 1);
  g_assert_cmpuint (setup->start_player, ==, 0);
  g_assert_cmpmem (&setup->board, sizeof setup->board, &pandoria_record_get_setup (record)->board,
                   sizeof setup->board);
}

/* Seats are rotated by who began. */
static void
test_play_again_rotates (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) first = make (), again = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree char *now = NULL;

  g_object_set (first, "start", 1u, NULL);
  choose_tiles (first);
  record = make_record (first);
  pandoria_new_game_play_again (again, record);
  now = pandoria_new_game_get_name (again, 0);
  g_assert_cmpstr (now, ==, "Jonas");
  g_assert_cmpint (pandoria_new_player_get_color (pandoria_new_game_get_player (again, 0)), ==, 1);
}

static GSettings *
open_settings (void)
{
  return g_settings_new ("io.github.pandoria_companion.PandoriaCompanion");
}

/* The next game offers the last group, with its realms, and has its edition and board. */
static void
test_last_group (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (PandoriaNewGame) first = make (), next = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);
  g_autofree char *last = NULL;

  pandoria_new_game_offer_last (next, settings);
  g_assert_cmpuint (pandoria_new_game_get_n_last (next), ==, 0);
  g_object_set (first, "n-players", 3u, "edition", 1u, NULL);
  choose_board (first, 1);
  choose_realm (first, 2, PANDORIA_REALM_NYMPHS);
  g_object_set (pandoria_new_game_get_player (first, 0), "color", 3u, NULL);
  pandoria_new_game_remember (first, settings);

  pandoria_board_choice_offer (pandoria_new_game_get_boards (next));
  pandoria_new_game_offer_last (next, settings);
  pandoria_new_game_recall (next, settings);
  last = pandoria_new_game_describe_last (next);
  g_assert_cmpstr (last, ==, "Marta, Jonas, Aylin (Nymphs)");
  g_assert_cmpuint (get_number (next, "edition"), ==, 1);
  g_assert_cmpuint (get_board (next), ==, 1);
  g_assert_cmpint (pandoria_new_game_find_nameless (next), ==, 0);
  pandoria_new_game_recall_group (next);
  g_assert_cmpuint (pandoria_new_game_get_n_players (next), ==, 3);
  g_assert_cmpint (pandoria_new_game_find_nameless (next), ==, -1);
  g_assert_cmpuint (get_realm (next, 2), ==, PANDORIA_REALM_NYMPHS);
  g_assert_true (pandoria_new_player_is_drawn (pandoria_new_game_get_player (next, 2)));
  g_assert_cmpint (pandoria_new_player_get_color (pandoria_new_game_get_player (next, 0)), ==, 3);
  g_object_set (next, "variant", (guint) PANDORIA_VARIANT_BEGINNER, NULL);
  pandoria_new_game_recall_group (next);
  g_assert_cmpuint (get_realm (next, 2), ==, PANDORIA_REALM_NONE);
}

/* --- an existing game ----------------------------------------------------------------------- */

/* Returns: (transfer full): a game with everything that the pages show and more. */
static PandoriaRecord *
make_rich_record (void)
{
  g_autoptr (PandoriaNewGame) game = make ();
  PandoriaStartLayout *layout = pandoria_new_game_get_layout (game);
  PandoriaMonumentChoice *monuments = pandoria_new_game_get_monuments (game);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  static const PandoriaColor colors[] = { 2, 0, 3, 1 };
  g_autoptr (PandoriaRecord) first = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record;

  g_object_set (game, "artifacts", TRUE, "tie-total", TRUE, NULL);
  choose_tiles (game);
  pandoria_start_layout_place_printed (layout, pandoria_space_from_name ("D5"));
  pandoria_start_layout_place_printed (layout, pandoria_space_from_name ("D6"));
  pandoria_start_layout_choose (layout, PANDORIA_N_START, PANDORIA_TERRAIN_HILLS, 1);
  pandoria_start_layout_choose (layout, PANDORIA_N_START + 1, PANDORIA_TERRAIN_CITY, 2);
  pandoria_relic_choice_choose (pandoria_new_game_get_relics (game), 2, TRUE);
  g_object_set (monuments, "chosen", TRUE, NULL);
  pandoria_monument_choice_set_number (monuments, 6, 2);
  first = make_record (game);
  *setup = *pandoria_record_get_setup (first);
  setup->double_tiles = 30;
  setup->players[1].points = 7;
  setup->monuments[0] = 6; /* in an order that cannot be chosen */
  setup->monuments[setup->n_monuments - 1] = 3;
  record = pandoria_record_new (setup, pandoria_record_get_board_json (first), names, colors,
                                "Friday", "2026-01-02T03:04:05Z", &error);
  g_assert_no_error (error);
  return record;
}

/* An existing game comes back unchanged, also the parts that no page shows. */
static void
test_read (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaRecord) record = make_rich_record (), same = NULL;
  g_autoptr (PandoriaNewGame) game = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);

  pandoria_new_game_read (game, record);
  g_assert_true (pandoria_new_game_is_edit (game));
  assert_complete (game, PANDORIA_NEW_GAME_TILES);
  same = make_record (game);
  g_assert_cmpmem (pandoria_record_get_setup (same), sizeof (PandoriaSetup),
                   pandoria_record_get_setup (record), sizeof (PandoriaSetup));
  g_assert_cmpstr (pandoria_record_get_title (same), ==, "Friday");
  g_assert_cmpuint (pandoria_record_get_player_color (same, 2), ==, 3);
  g_assert_false (pandoria_new_game_is_touched (game));
}

/* A player of an existing game keeps values and origin in another seat. */
static void
test_read_moved (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaRecord) record = make_rich_record (), changed = NULL;
  g_autoptr (PandoriaNewGame) game = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);

  pandoria_new_game_read (game, record);
  pandoria_new_game_move_seat (game, 1, 0);
  name (game, 3, "Piet");
  changed = make_record (game);
  g_assert_cmpstr (pandoria_record_get_player_name (changed, 3), ==, "Piet");
  g_assert_cmpuint (pandoria_record_get_setup (changed)->double_tiles, ==, 30);
  g_assert_cmpint (pandoria_record_get_setup (changed)->players[0].points, ==, 7);
  g_assert_cmpint (pandoria_record_get_setup (changed)->players[1].points, ==, PANDORIA_DEFAULT);
  g_assert_cmpuint (pandoria_new_player_get_origin (pandoria_new_game_get_player (game, 0)), ==, 1);
  g_assert_cmpuint (pandoria_new_player_get_origin (pandoria_new_game_get_player (game, 1)), ==, 0);
}

/* A game without a start building in its setup keeps it so, until another realm or a cost is
 * chosen. */
static void
test_read_beginner (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) first = make (), game = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);
  g_autoptr (PandoriaRecord) dealt = NULL, record = NULL, same = NULL;
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1), *priced = NULL, *other = NULL;
  static const PandoriaColor colors[] = { 0, 1, 2, 3 };

  g_object_set (first, "variant", (guint) PANDORIA_VARIANT_BEGINNER, NULL);
  choose_realm (first, 0, PANDORIA_REALM_DWARVES);
  choose_tiles (first);
  dealt = make_record (first);
  *setup = *pandoria_record_get_setup (dealt);
  setup->players[0].start_building = setup->players[0].start_level = 0;
  setup->players[0].is_start_cost_unknown = FALSE;
  record = pandoria_record_new (setup, pandoria_record_get_board_json (dealt), names, colors,
                                "Friday", "2026-01-02T03:04:05Z", NULL);
  g_assert_nonnull (record);
  pandoria_new_game_read (game, record);
  same = make_record (game);
  g_assert_cmpmem (pandoria_record_get_setup (same), sizeof *setup, setup, sizeof *setup);
  g_object_set (pandoria_new_game_get_player (game, 0), "start-cost", 4u, NULL);
  priced = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (priced->players[0].start_building, !=, PANDORIA_BUILDING_NONE);
  g_object_set (pandoria_new_game_get_player (game, 0), "start-cost", 0u, NULL);
  choose_realm (game, 0, PANDORIA_REALM_ELVES);
  other = pandoria_new_game_make_setup (game);
  g_assert_cmpuint (other->players[0].start_building, ==,
                    pandoria_realm_start_building (PANDORIA_REALM_ELVES));
}

/* A title made of the names of an existing game follows them, without the number behind it. */
static void
test_read_title (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaRecord) record = make_rich_record (), changed = NULL;
  g_autoptr (PandoriaNewGame) game = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);

  pandoria_record_set_title (record, "Marta, Jonas, Aylin, Pieter · 3 Apr (2)");
  pandoria_new_game_read (game, record);
  assert_title (game, "Marta, Jonas, Aylin, Pieter · 3 Apr (2)");
  name (game, 0, "Martha");
  changed = make_record (game);
  g_assert_cmpstr (pandoria_record_get_title (changed), ==, "Martha, Jonas, Aylin, Pieter · 3 Apr");
}

/* A new game is touched by any choice, an existing one only by a difference. */
static void
test_touched (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaNewGame) game = make (), edit = g_object_new (PANDORIA_TYPE_NEW_GAME, NULL);
  g_autoptr (PandoriaRecord) record = make_rich_record ();
  g_autoptr (PandoriaCatalogue) catalogue = make_catalogue (place);

  g_object_set (game, "catalogue", catalogue, NULL);
  g_assert_false (pandoria_new_game_is_touched (game));
  g_object_set (game, "edition", 1u, NULL);
  g_assert_true (pandoria_new_game_is_touched (game));
  pandoria_new_game_settle (game);
  g_object_set (game, "title", "Friday", NULL);
  g_assert_true (pandoria_new_game_is_touched (game));
  pandoria_new_game_read (edit, record);
  name (edit, 0, "Martha");
  g_assert_true (pandoria_new_game_is_touched (edit));
  name (edit, 0, "Marta");
  g_assert_false (pandoria_new_game_is_touched (edit));
  g_object_set (edit, "start", 0u, NULL); /* by lot now */
  g_assert_true (pandoria_new_game_is_touched (edit));
}

/* However much a function changes, "changed" comes once, after all of it. */
static void
test_changed_once (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (PandoriaNewGame) game = make ();
  g_autoptr (PandoriaRecord) record = make_rich_record ();
  guint n = 0;

  pandoria_new_game_remember (game, settings);
  pandoria_new_game_offer_last (game, settings);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &n);
  pandoria_new_game_recall_group (game);
  g_assert_cmpuint (n, ==, 1);
  pandoria_new_game_draw_realms (game, TRUE);
  g_assert_cmpuint (n, ==, 2);
  pandoria_new_game_play_again (game, record);
  g_assert_cmpuint (n, ==, 3);
  g_object_set (game, "edition", get_number (game, "edition"), NULL);
  g_assert_cmpuint (n, ==, 3);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (FixturePlace *place, gconstpointer nothing);
  } tests[] = {
    { "/new-game/own-names", test_own_names },
    { "/new-game/own-realms", test_own_realms },
    { "/new-game/colors", test_colors },
    { "/new-game/move", test_move },
    { "/new-game/fewer-players", test_fewer_players },
    { "/new-game/seating", test_seating },
    { "/new-game/partners", test_partners },
    { "/new-game/variants", test_variants },
    { "/new-game/variant-records", test_variant_records },
    { "/new-game/start-building", test_start_building },
    { "/new-game/printed", test_printed },
    { "/new-game/tie", test_tie },
    { "/new-game/no-board", test_no_board },
    { "/new-game/unanswered", test_unanswered },
    { "/new-game/under-way-forgets", test_under_way_forgets },
    { "/new-game/order", test_order },
    { "/new-game/tiles", test_tiles },
    { "/new-game/refused", test_refused },
    { "/new-game/draw", test_draw },
    { "/new-game/deal", test_deal },
    { "/new-game/start", test_start },
    { "/new-game/relics", test_relics },
    { "/new-game/most-relics", test_most_relics },
    { "/new-game/known-relics", test_known_relics },
    { "/new-game/odd-relics", test_odd_relics },
    { "/new-game/monuments", test_monuments },
    { "/new-game/box", test_box },
    { "/new-game/values", test_values },
    { "/new-game/layout", test_layout },
    { "/new-game/turn", test_turn },
    { "/new-game/boards", test_boards },
    { "/new-game/board-of-game", test_board_of_game },
    { "/new-game/tiles-of-board", test_tiles_of_board },
    { "/new-game/title", test_title },
    { "/new-game/last-group", test_last_group },
    { "/new-game/play-again", test_play_again },
    { "/new-game/play-again-rotates", test_play_again_rotates },
    { "/new-game/read", test_read },
    { "/new-game/read-moved", test_read_moved },
    { "/new-game/read-beginner", test_read_beginner },
    { "/new-game/read-title", test_read_title },
    { "/new-game/touched", test_touched },
    { "/new-game/changed-once", test_changed_once },
    { "/new-game/archive", test_archive },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    fixture_add (tests[i].path, tests[i].test);
  return fixture_run_isolated ();
}
