/* Tests that a game is compared with the numbers in its file, and replaces them (rulings 80).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

#include "pandoria-amend.h"
#include "pandoria-json.h"
#include "stored-game.h"

#define TURNS 6

/* --- helpers -------------------------------------------------------------------------------- */

/* Returns: (transfer full): the text of a game of TURNS turns, which was entered act by act. */
static char *
make_text (void)
{
  g_autoptr (PandoriaGame) played = stored_game_open_after ("four-players", TURNS);
  PandoriaRecord *record = pandoria_game_get_record (played);
  g_autoptr (PandoriaRecord) start = pandoria_record_new_beginning (record, 0);
  g_autoptr (PandoriaGame) game = pandoria_game_new (start, NULL, NULL);

  for (guint i = 0; i < pandoria_game_get_position (played); i++)
    fixture_apply (game, *pandoria_record_get_action (record, i));
  return fixture_get_text (game);
}

/* Returns: (transfer full): the JSON of this game, with the same times at each call. */
static JsonObject *
make_root (void)
{
  static char *text;
  g_autoptr (JsonNode) node = NULL;

  if (text == NULL)
    text = make_text ();
  node = json_from_string (text, NULL);
  return json_object_ref (json_node_get_object (node));
}

/* Returns: (transfer none): the end of turn @turn, from 1. */
static JsonObject *
get_end (JsonObject *root, guint turn)
{
  JsonArray *acts = json_object_get_array_member (root, "actions");

  for (guint i = 0; i < json_array_get_length (acts); i++)
    {
      JsonObject *act = json_array_get_object_element (acts, i);

      if (g_str_equal (json_object_get_string_member (act, "do"), "end-turn") && --turn == 0)
        return act;
    }
  g_assert_not_reached ();
}

/* Replaces element @index of @array by @node (transfer full). Returns: (transfer full): a copy. */
static JsonArray *
replace (JsonArray *array, guint index, JsonNode *node)
{
  JsonArray *copy = json_array_new ();

  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (copy,
                            i == index ? node : json_node_copy (json_array_get_element (array, i)));
  return copy;
}

/* Replaces what seat @seat has after turn @turn by @node (transfer full). */
static void
set_seat (JsonObject *root, guint turn, guint seat, JsonNode *node)
{
  JsonObject *end = get_end (root, turn);

  json_object_set_array_member (end, "after",
                                replace (json_object_get_array_member (end, "after"), seat, node));
}

/* Adds @more to a number of the file. Returns: the number before. */
static gint64
change (JsonObject *root, guint turn, guint seat, PandoriaCounter counter, gint64 more)
{
  JsonArray *after = json_object_get_array_member (get_end (root, turn), "after");
  JsonArray *numbers = json_array_get_array_element (after, seat);
  const gint64 before = json_array_get_int_element (numbers, counter);
  JsonNode *number = json_node_init_int (json_node_alloc (), before + more);
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, replace (numbers, counter, number));
  set_seat (root, turn, seat, node);
  return before;
}

static PandoriaGame *
read_root (JsonObject *root)
{
  g_autofree char *text = pandoria_json_to_text (root, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), &error);
  PandoriaGame *game;

  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}

/* Returns: (transfer full): the game, read from what it would write. */
static PandoriaGame *
reread (PandoriaGame *game)
{
  g_autofree char *text = fixture_get_text (game);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  return read_root (json_node_get_object (node));
}

/* The file has 100 points too many for seat 1 after turn 2, and 7 wood too many for seat 3 after
 * turn 4. */
static PandoriaGame *
make_differing (void)
{
  g_autoptr (JsonObject) root = make_root ();

  change (root, 2, 1, PANDORIA_COUNTER_POINTS, 100);
  change (root, 4, 3, PANDORIA_COUNTER_WOOD, 7);
  return read_root (root);
}

static guint
find_end (PandoriaGame *game, guint turn)
{
  for (guint i = 0; i < pandoria_game_get_position (game); i++)
    if (pandoria_record_get_action (pandoria_game_get_record (game), i)->kind
            == PANDORIA_ACT_END_TURN
        && --turn == 0)
      return i;
  g_assert_not_reached ();
}

/* Every turn of @game has its numbers, and they are right, also in its file. */
static void
assert_right (PandoriaGame *game)
{
  g_autoptr (PandoriaGame) read = reread (game);
  PandoriaRecord *record = pandoria_game_get_record (game);

  g_assert_null (pandoria_game_get_difference (game));
  g_assert_null (pandoria_game_get_difference (read));
  for (guint i = 0; i < pandoria_game_get_position (game); i++)
    if (pandoria_record_get_action (record, i)->kind == PANDORIA_ACT_END_TURN)
      g_assert_true (pandoria_record_act_has_after (pandoria_record_get_act (record, i)));
}

/* --- comparing ------------------------------------------------------------------------------ */

static void
test_right (void)
{
  g_autoptr (JsonObject) root = make_root ();
  g_autoptr (PandoriaGame) game = read_root (root);

  assert_right (game);
}

static void
test_first_difference (void)
{
  g_autoptr (PandoriaGame) game = make_differing ();
  const PandoriaDifference *difference = pandoria_game_get_difference (game);
  guint end = find_end (game, 2);

  g_assert_nonnull (difference);
  g_assert_cmpuint (difference->action, ==, end);
  g_assert_cmpuint (difference->turn, ==, 2);
  g_assert_cmpuint (difference->seat, ==, 1);
  g_assert_cmpint (difference->counter, ==, PANDORIA_COUNTER_POINTS);
  g_assert_cmpint (
      difference->has, ==,
      pandoria_game_get_state_at (game, end + 1)->players[1].counters[PANDORIA_COUNTER_POINTS]);
  g_assert_cmpint (difference->saved, ==, difference->has + 100);
}

/* Each counter of each seat is compared. */
static void
test_every_number (void)
{
  for (guint seat = 0; seat < 4; seat++)
    for (guint counter = 0; counter <= PANDORIA_COUNTER_POINTS; counter++)
      {
        g_autoptr (JsonObject) root = make_root ();
        gint64 before = change (root, 3, seat, counter, 1);
        g_autoptr (PandoriaGame) game = read_root (root);
        const PandoriaDifference *difference = pandoria_game_get_difference (game);

        g_assert_nonnull (difference);
        g_assert_cmpuint (difference->seat, ==, seat);
        g_assert_cmpuint (difference->counter, ==, counter);
        g_assert_cmpint (difference->has, ==, before);
        g_assert_cmpint (difference->saved, ==, before + 1);
      }
}

/* With a null, the numbers of a seat are not compared. */
static void
test_null_seat (void)
{
  g_autoptr (JsonObject) root = make_root ();
  g_autoptr (PandoriaGame) game = NULL;

  change (root, 2, 1, PANDORIA_COUNTER_POINTS, 100);
  set_seat (root, 2, 1, json_node_new (JSON_NODE_NULL));
  game = read_root (root);
  g_assert_null (pandoria_game_get_difference (game));
}

/* An undone turn does not differ; a repeated one differs again. */
static void
test_undone (void)
{
  g_autoptr (PandoriaGame) game = make_differing ();
  guint end = find_end (game, 2);

  pandoria_game_go_back_to (game, end);
  g_assert_null (pandoria_game_get_difference (game));
  pandoria_game_redo (game);
  g_assert_nonnull (pandoria_game_get_difference (game));
  g_assert_cmpuint (pandoria_game_get_difference (game)->action, ==, end);
  while (pandoria_game_can_redo (game))
    pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_difference (game)->action, ==, end);
}

/* --- keeping -------------------------------------------------------------------------------- */

/* All later numbers are right then; nothing else has changed. */
static void
test_keep (void)
{
  g_autoptr (JsonObject) root = make_root ();
  g_autoptr (PandoriaGame) right = read_root (root);
  g_autoptr (PandoriaGame) game = make_differing ();
  g_autofree char *whole = fixture_get_text (right);

  pandoria_game_keep_numbers (game);
  assert_right (game);
  fixture_assert_text (game, whole);
}

static void
test_keep_is_undone (void)
{
  g_autoptr (PandoriaGame) game = make_differing ();
  g_autofree char *before = fixture_get_text (game);
  guint end = find_end (game, 2);
  const PandoriaGameStep *step;

  pandoria_game_keep_numbers (game);
  step = pandoria_game_get_undo (game);
  g_assert_nonnull (step);
  g_assert_cmpint (step->kind, ==, PANDORIA_GAME_STEP_NUMBERS);
  pandoria_game_undo (game);
  g_assert_nonnull (pandoria_game_get_difference (game));
  g_assert_cmpuint (pandoria_game_get_difference (game)->action, ==, end);
  pandoria_game_redo (game);
  assert_right (game);
  pandoria_game_undo (game);
  pandoria_game_set_note (game, 0, "a note");
  pandoria_game_set_note (game, 0, NULL);
  /* The redo step cannot be a part of the file. */
  fixture_assert_text (game, before);
}

/* It is one undo step and no act, and does nothing where nothing differs. */
static void
test_keep_nothing (void)
{
  g_autoptr (JsonObject) root = make_root ();
  g_autoptr (PandoriaGame) game = read_root (root);
  g_autofree char *before = fixture_get_text (game);

  pandoria_game_keep_numbers (game);
  g_assert_cmpint (pandoria_game_get_undo (game)->kind, ==, PANDORIA_GAME_STEP_ACT);
  fixture_assert_text (game, before);
}

/* Notes, times and members of others stay. */
static void
test_keep_members (void)
{
  g_autoptr (JsonObject) root = make_root ();
  JsonObject *end = get_end (root, 2);
  g_autoptr (PandoriaGame) game = NULL;
  g_autofree char *text = NULL;
  guint index;

  json_object_set_string_member (end, "note", "long turn");
  json_object_set_string_member (end, "x-mood", "tense");
  change (root, 2, 0, PANDORIA_COUNTER_CRYSTAL, 2);
  game = read_root (root);
  index = find_end (game, 2);
  pandoria_game_keep_numbers (game);
  assert_right (game);
  g_assert_cmpstr (pandoria_record_get_note (pandoria_game_get_record (game), index), ==,
                   "long turn");
  text = fixture_get_text (game);
  g_assert_nonnull (strstr (text, "\"x-mood\" : \"tense\""));
}

static void
test_keep_saves (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = make_differing ();

  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  pandoria_game_keep_numbers (game);
  fixture_assert_on_disk (game, place->path);
  assert_right (game);
}

/* After going back before the kept numbers, redo brings the same numbers again. */
static void
test_keep_and_go_back (void)
{
  g_autoptr (PandoriaGame) game = make_differing ();
  g_autofree char *kept = NULL;
  guint n_steps, position = pandoria_game_get_position (game);

  pandoria_game_keep_numbers (game);
  kept = fixture_get_text (game);
  n_steps = pandoria_game_go_back_to (game, find_end (game, 1));
  g_assert_cmpuint (n_steps, ==, position - pandoria_game_get_position (game));
  assert_right (game);
  for (guint i = 0; i < n_steps; i++)
    {
      pandoria_game_redo (game);
      assert_right (game);
    }
  fixture_assert_text (game, kept);
}

/* Only the numbers before the place stay an undo step. */
static void
test_keep_and_go_back_a_little (void)
{
  g_autoptr (PandoriaGame) game = make_differing ();
  guint end = find_end (game, 2);

  pandoria_game_keep_numbers (game);
  pandoria_game_go_back_to (game, find_end (game, 3));
  assert_right (game);
  g_assert_cmpint (pandoria_game_get_undo (game)->kind, ==, PANDORIA_GAME_STEP_NUMBERS);
  pandoria_game_undo (game);
  g_assert_nonnull (pandoria_game_get_difference (game));
  g_assert_cmpuint (pandoria_game_get_difference (game)->action, ==, end);
  pandoria_game_redo (game);
  while (pandoria_game_can_redo (game))
    {
      assert_right (game);
      pandoria_game_redo (game);
    }
  assert_right (game);
}

/* --- other changes -------------------------------------------------------------------------- */

/* A correction writes all later numbers. */
static void
test_corrected (void)
{
  g_autoptr (PandoriaGame) game = make_differing ();
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (PandoriaGame) branch = pandoria_amend_branch (amend, 0);

  fixture_apply (branch, fixture_make_adjust (1));
  g_assert_true (pandoria_amend_insert (amend, 0, branch, NULL));
  g_assert_true (pandoria_amend_can_accept (amend));
  pandoria_amend_accept (amend);
  assert_right (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/numbers/right", test_right);
  g_test_add_func ("/numbers/first-difference", test_first_difference);
  g_test_add_func ("/numbers/every-number", test_every_number);
  g_test_add_func ("/numbers/null-seat", test_null_seat);
  g_test_add_func ("/numbers/undone", test_undone);
  g_test_add_func ("/numbers/keep", test_keep);
  g_test_add_func ("/numbers/keep-is-undone", test_keep_is_undone);
  g_test_add_func ("/numbers/keep-nothing", test_keep_nothing);
  g_test_add_func ("/numbers/keep-members", test_keep_members);
  fixture_add ("/numbers/keep-saves", test_keep_saves);
  g_test_add_func ("/numbers/keep-and-go-back", test_keep_and_go_back);
  g_test_add_func ("/numbers/keep-and-go-back-a-little", test_keep_and_go_back_a_little);
  g_test_add_func ("/numbers/corrected", test_corrected);
  return fixture_run_isolated ();
}
