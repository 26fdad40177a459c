/* Tests the printed state and the printed options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "pandoria-json.h"
#include "pandoria-state-json.h"

#include <string.h>

static JsonObject *
find_space (JsonObject *state, const char *name)
{
  JsonArray *board = json_object_get_array_member (state, "board");

  for (guint i = 0; i < json_array_get_length (board); i++)
    {
      JsonObject *entry = json_array_get_object_element (board, i);

      if (strcmp (json_object_get_string_member (entry, "at"), name) == 0)
        return entry;
    }
  return NULL;
}

static void
append_piece (const char *piece, gpointer text)
{
  g_string_append (text, piece);
}

/* Output in parts is indented like that of one tree. */
static JsonObject *
print_state (PandoriaGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *again = NULL;

  pandoria_state_print (game, append_piece, text);
  bytes = g_bytes_new_static (text->str, text->len);
  root = pandoria_json_parse (bytes, NULL);
  g_assert_nonnull (root);
  again = pandoria_json_to_text (json_node_get_object (root), TRUE);
  g_assert_cmpstr (text->str, ==, again);
  return json_node_dup_object (root);
}

static void
test_state (void)
{
  static const char *const members[]
      = { "format",    "version",  "actions",     "round",   "turn",   "active",  "step",
          "lastRound", "finished", "doubleTiles", "deck",    "market", "singles", "relics",
          "scored",    "raging",   "monuments",   "players", "board",  "ledger",  "result" };
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (JsonObject) state = print_state (game);
  g_autoptr (PandoriaGame) begun = pandoria_game_branch (game, 0);
  g_autoptr (JsonObject) empty = print_state (begun);
  JsonObject *space = find_space (state, "C5");

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    g_assert_true (json_object_has_member (state, members[i]));
  g_assert_false (json_object_has_member (state, "teams"));
  g_assert_cmpint (json_object_get_int_member (state, "actions"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (state, "active"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (space, "kind"), ==, "tile");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (space, "figures")), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (find_space (state, "B4"), "kind"), ==, "ship");
  g_assert_cmpstr (json_object_get_string_member (find_space (state, "K3"), "kind"), ==, "printed");
  g_assert_cmpstr (json_object_get_string_member (find_space (state, "E9"), "kind"), ==, "exit");
  g_assert_false (json_object_has_member (find_space (state, "E9"), "figures"));
  g_assert_null (find_space (state, "G7"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (empty, "ledger")), ==, 0);
}

/* Each pair is listed once, the lesser space first, sorted by column, then row. */
static void
test_options (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (JsonObject) options
      = pandoria_options_to_json (pandoria_game_get_state (game), pandoria_game_get_options (game));
  JsonArray *tile = json_object_get_array_member (options, "tile");
  int last = -1;

  g_assert_cmpstr (json_object_get_string_member (options, "step"), ==, "place");
  g_assert_cmpuint (json_array_get_length (tile), >, 0);
  for (guint i = 0; i < json_array_get_length (tile); i++)
    {
      JsonArray *pair = json_array_get_array_element (tile, i);
      int a = pandoria_space_from_name (json_array_get_string_element (pair, 0));
      int b = pandoria_space_from_name (json_array_get_string_element (pair, 1));

      g_assert_cmpint (a, <, b);
      g_assert_cmpint (a * PANDORIA_N_SPACES + b, >, last);
      last = a * PANDORIA_N_SPACES + b;
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/printed-state/state", test_state);
  g_test_add_func ("/printed-state/options", test_options);
  return g_test_run ();
}
