/* Tests the table as phones show it: numbers, words, hidden things; and its pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sample-game.h"
#include "session-fixture.h"

#include "pandoria-board-svg.h"
#include "pandoria-json.h"
#include "pandoria-table-json.h"
#include "pandoria-text.h"

#include <string.h>

static char *
print_table (PandoriaGame *game)
{
  g_autoptr (JsonObject) table = pandoria_table_to_json (game, 0);

  return pandoria_json_to_text (table, FALSE);
}

static const char *
get_entered (JsonObject *table)
{
  return json_object_get_string_member (json_object_get_object_member (table, "entered"), "text");
}

/* --- numbers --- */

static void
check_player (JsonObject *player, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *expected = &state->players[seat];

  for (guint i = 0; i <= PANDORIA_COUNTER_POINTS; i++)
    g_assert_cmpint (
        json_object_get_int_member (player, pandoria_counter_key ((PandoriaCounter) i)), ==,
        expected->counters[i]);
  g_assert_cmpint (json_object_get_int_member (player, "hand"), ==, expected->hand);
  g_assert_cmpint (json_object_get_int_member (player, "workers"), ==, expected->workers);
  g_assert_cmpint (json_object_get_boolean_member (player, "leader"), ==, expected->leader);
  g_assert_cmpint (json_object_get_int_member (player, "castles"), ==, expected->castles);
  g_assert_false (json_object_has_member (player, "tiles")); /* in hand */
}

static void
check_moment (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autoptr (JsonObject) table = pandoria_table_to_json (game, 0);
  JsonArray *players = json_object_get_array_member (table, "players");

  g_assert_cmpint (json_object_get_int_member (table, "turn"), ==, state->turn);
  g_assert_cmpint (json_object_get_int_member (table, "round"), ==, state->round);
  g_assert_cmpint (json_object_get_int_member (table, "active"), ==, state->active);
  g_assert_cmpuint (json_array_get_length (players), ==, state->n_players);
  for (guint seat = 0; seat < state->n_players; seat++)
    check_player (json_array_get_object_element (players, seat), state, seat);
  g_assert_cmpint (json_object_get_null_member (table, "end"), ==, !state->finished);
}

static void
test_numbers (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  guint n = pandoria_game_get_position (game);

  for (guint at = 0; at <= n; at++)
    {
      g_autoptr (PandoriaGame) moment = pandoria_game_branch (game, at);

      check_moment (moment);
    }
}

/* --- words --- */

/* Each gain of the last turn has its formula, as the ledger has it. */
static void
test_gains (void)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaGame) game = pandoria_game_branch (sample, 120);
  g_autoptr (JsonObject) table = pandoria_table_to_json (game, 0);
  JsonObject *entered = json_object_get_object_member (table, "entered");
  JsonObject *gain
      = json_array_get_object_element (json_object_get_array_member (entered, "gains"), 0);

  g_assert_cmpstr (get_entered (table), ==, "Aylin: K6 city 2, K7 mountains 2; Worker to K7");
  g_assert_cmpstr (json_object_get_string_member (gain, "name"), ==, "Aylin");
  g_assert_cmpstr (json_object_get_string_member (gain, "change"), ==, "+4 crystals");
  g_assert_cmpstr (json_object_get_string_member (gain, "title"), ==, "Mountains I6 J5");
  g_assert_cmpstr (json_object_get_string_member (gain, "formula"), ==,
                   "4 crystals × strength 1 = 4");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (table, "before")), ==, 4);
}

/* A phone that was away asks for the turns since the last one that it has shown. */
static void
test_since (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (JsonObject) table = pandoria_table_to_json (game, 30);
  JsonArray *before = json_object_get_array_member (table, "before");

  g_assert_cmpuint (json_array_get_length (before), ==, 9);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (before, 0), "turn"),
                   ==, 39);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (before, 8), "turn"),
                   ==, 31);
}

static void
test_end (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (JsonObject) table = pandoria_table_to_json (game, 0);
  JsonObject *end = json_object_get_object_member (table, "end");
  JsonArray *ranking = json_object_get_array_member (end, "ranking");

  g_assert_cmpuint (json_array_get_length (ranking), ==, 4);
  g_assert_true (g_str_has_prefix (json_array_get_string_element (ranking, 0), "1. "));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (end, "sources")), >, 3);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (table, "open")), ==, 0);
}

/* Looking back in the window changes nothing for phones. */
static void
test_looking_back (void)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaGame) game = pandoria_game_branch (sample, 150);
  g_autofree char *before = print_table (game), *after = NULL;
  g_autofree char *board = pandoria_board_svg (game, PANDORIA_BOARD_SVG_WHOLE, FALSE),
                  *board_after = NULL;

  pandoria_game_look_at (game, 40);
  after = print_table (game);
  board_after = pandoria_board_svg (game, PANDORIA_BOARD_SVG_WHOLE, FALSE);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (board_after, ==, board);
}

/* --- errors of the person who enters --- */

/* Returns: (transfer full): the words about act @index, with @changed instead of it. */
static char *
enter_changed (PandoriaGame *game, guint index, const PandoriaAction *changed)
{
  g_autoptr (PandoriaGame) branch = pandoria_game_branch (game, index);
  g_autoptr (JsonObject) table = NULL;
  g_autoptr (GError) error = NULL;

  pandoria_game_apply_noted (branch, changed, NULL, NULL, &error);
  g_assert_no_error (error);
  table = pandoria_table_to_json (branch, 0);
  return g_strdup (get_entered (table));
}

static void
check_error (PandoriaGame *game, guint index, const PandoriaAction *wrong)
{
  const PandoriaAction *right = pandoria_record_get_action (pandoria_game_get_record (game), index);
  g_autofree char *expected = enter_changed (game, index, right);
  g_autofree char *words = enter_changed (game, index, wrong);
  g_autofree char *tile = pandoria_text_entered (wrong);

  g_assert_cmpstr (words, !=, expected);
  g_assert_nonnull (strstr (words, tile));
}

/* One wrong symbol in each tile of the sample, and forest for hills where that is possible: all of
 * them are in the words that phones show before the next turn. */
static void
test_errors (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  guint n = pandoria_game_get_position (game), n_symbols = 0, n_terrains = 0;

  for (guint i = 0; i < n; i++)
    {
      PandoriaAction wrong = *pandoria_record_get_action (pandoria_game_get_record (game), i);
      PandoriaHex *hex = &wrong.hexes[i % 2], *other = &wrong.hexes[1 - i % 2];

      if (wrong.kind != PANDORIA_ACT_PLACE_TILE && wrong.kind != PANDORIA_ACT_PLACE_SINGLE)
        continue;
      if (wrong.kind == PANDORIA_ACT_PLACE_SINGLE)
        hex = &wrong.hexes[0];
      hex->symbols = hex->symbols == 1 ? 2 : 1;
      check_error (game, i, &wrong);
      n_symbols++;
      wrong = *pandoria_record_get_action (pandoria_game_get_record (game), i);
      if (hex->terrain != PANDORIA_TERRAIN_FOREST && hex->terrain != PANDORIA_TERRAIN_HILLS)
        hex = other;
      if (hex->terrain != PANDORIA_TERRAIN_FOREST && hex->terrain != PANDORIA_TERRAIN_HILLS)
        continue;
      hex->terrain = hex->terrain == PANDORIA_TERRAIN_FOREST ? PANDORIA_TERRAIN_HILLS
                                                             : PANDORIA_TERRAIN_FOREST;
      check_error (game, i, &wrong);
      n_terrains++;
    }
  g_test_message ("%u wrong symbols, %u wrong terrains", n_symbols, n_terrains);
  g_assert_cmpuint (n_symbols + n_terrains, >=, 68);
}

/* --- hidden things --- */

static void
test_hidden (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *text = NULL;

  pandoria_game_set_note (game, 0, "a secret note");
  text = print_table (game);
  g_assert_null (strstr (text, "secret note"));
  g_assert_null (strstr (text, pandoria_record_get_id (pandoria_game_get_record (game))));
}

/* --- pictures --- */

static void
check_svg (const char *svg)
{
  GMarkupParser parser = { 0 };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, svg, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_markup_parse_context_free (context);
  g_assert_null (strstr (svg, "<script"));
}

static guint
count (const char *text, const char *part)
{
  g_auto (GStrv) parts = g_strsplit (text, part, -1);

  return g_strv_length (parts) - 1;
}

static void
test_board (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autofree char *board = pandoria_board_svg (game, PANDORIA_BOARD_SVG_WHOLE, FALSE);
  g_autofree char *dark = pandoria_board_svg (game, PANDORIA_BOARD_SVG_WHOLE, TRUE);
  g_autofree char *tile = pandoria_board_svg (game, PANDORIA_BOARD_SVG_LAST, FALSE);

  check_svg (board);
  check_svg (tile);
  g_assert_cmpstr (board, !=, dark);
  g_assert_cmpuint (strlen (board), <, 40000);
  g_assert_cmpuint (strlen (tile), <, strlen (board) / 2);
  g_assert_cmpuint (count (board, "href=\"#l\""), ==, 2); /* the last tile */
  g_assert_cmpuint (count (tile, "href=\"#l\""), ==, 2);
  g_assert_null (strstr (board, "Marta"));
}

static void
test_empty (void)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaGame) game = pandoria_game_branch (sample, 0);
  g_autoptr (JsonObject) table = pandoria_table_to_json (game, 0);
  g_autoptr (JsonObject) empty = pandoria_table_make_empty ("Nothing");
  g_autofree char *tile = pandoria_board_svg (game, PANDORIA_BOARD_SVG_LAST, FALSE);

  g_assert_true (json_object_get_null_member (table, "entered"));
  g_assert_true (json_object_get_null_member (empty, "actions"));
  g_assert_cmpstr (json_object_get_string_member (empty, "text"), ==, "Nothing");
  check_svg (tile);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/numbers", test_numbers);
  g_test_add_func ("/table/gains", test_gains);
  g_test_add_func ("/table/since", test_since);
  g_test_add_func ("/table/end", test_end);
  g_test_add_func ("/table/looking-back", test_looking_back);
  g_test_add_func ("/table/errors", test_errors);
  g_test_add_func ("/table/hidden", test_hidden);
  g_test_add_func ("/table/board", test_board);
  g_test_add_func ("/table/empty", test_empty);
  return g_test_run ();
}
