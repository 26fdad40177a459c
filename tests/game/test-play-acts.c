/* Performs every act of every scenario only with functions of PandoriaPlay. The final state is that
 * of the record, every input emits one signal, and cancelling a press restores the view before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-driver.h"
#include "stored-game.h"
#include "scenario-fixture.h"

#include <string.h>

static guint32 kinds_done;
static guint n_acts, n_answers, n_taken_back;

/* --- one act -------------------------------------------------------------------------------- */

/* Tries the combinations of answers until one gives the state of the record. */
static PlayDriven
enter (PlayFixture *fixture, const PandoriaAction *action, const PandoriaState *wanted)
{
  PlayDriven driven;

  for (guint way = 0;; way++)
    {
      driven = play_driver_do (fixture, action, way);
      if (driven.fault == NULL && pandoria_state_equal (play_fixture_get_state (fixture), wanted))
        return driven;
      if (driven.fault != NULL || way >= driven.n_other_ways)
        break;
      pandoria_game_undo (fixture->view->game);
      play_fixture_assert_changed (fixture, 1);
    }
  g_error ("%s: %s", pandoria_act_key (action->kind),
           driven.fault != NULL ? driven.fault : "another state");
}

/* Makes all presses except the one that enters the act, then cancels them one by one. */
static void
check_way_back (PlayFixture *fixture, const PandoriaAction *action, guint n_presses)
{
  g_autoptr (GPtrArray) views = play_driver_begin (fixture, action, n_presses);

  g_assert_cmpuint (views->len, ==, n_presses);
  for (guint i = n_presses; i-- > 0;)
    {
      pandoria_play_cancel (fixture->play);
      play_fixture_assert_changed (fixture, 1);
      play_fixture_assert_shown (fixture, g_ptr_array_index (views, i));
    }
  g_assert_false (fixture->view->can_cancel);
  n_taken_back += n_presses;
}

static void
check_act (PlayFixture *fixture, const PandoriaAction *action, const PandoriaState *wanted)
{
  PlayDriven driven = enter (fixture, action, wanted);

  kinds_done |= 1u << action->kind;
  n_acts++;
  n_answers += driven.n_answers;
  pandoria_game_undo (fixture->view->game);
  play_fixture_assert_changed (fixture, 1);
  check_way_back (fixture, action, driven.n_open);
  pandoria_game_redo (fixture->view->game);
  play_fixture_assert_changed (fixture, 1);
}

/* --- scenarios ------------------------------------------------------------------------------ */

/* Stops at a refused act, with which some scenarios end. */
static void
test_scenario (gconstpointer path)
{
  g_autoptr (PandoriaRecord) record = scenario_fixture_read (path);
  g_autoptr (PandoriaRecord) start
      = record != NULL ? pandoria_record_new_beginning (record, 0) : NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (PlayFixture) fixture = NULL;
  PandoriaState state;

  if (record == NULL)
    return;
  game = pandoria_game_new (start, NULL, NULL);
  if (game == NULL)
    return;
  fixture = play_fixture_new (game);
  state = *pandoria_game_get_state (game);
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);

      if (!pandoria_state_apply (&state, action, &state, NULL, NULL))
        break;
      check_act (fixture, action, &state);
    }
}

/* No act is left out. */
static void
test_all_kinds (void)
{
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    if ((kinds_done >> kind & 1) == 0)
      g_error ("no scenario has %s", pandoria_act_key (kind));
  g_test_message ("%u acts, %u questions, %u presses taken back", n_acts, n_answers, n_taken_back);
  g_assert_cmpuint (n_acts, >, 2500);
  g_assert_cmpuint (n_answers, >, 5);
  g_assert_cmpuint (n_taken_back, >, 3000);
}

/* --- questions ------------------------------------------------------------------------------ */

/* Returns: (transfer full): a play of the scenario at @name before its last act, @action (out). */
static PlayFixture *
open_before_last (const char *folder, const char *name, PandoriaAction *action)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "scenarios", folder, name, NULL);
  g_autoptr (PandoriaRecord) record = scenario_fixture_read (path);
  guint n = pandoria_record_get_n_actions (record);
  g_autoptr (PandoriaRecord) start = pandoria_record_new_beginning (record, n - 1);

  *action = *pandoria_record_get_action (record, n - 1);
  return play_fixture_new_with (pandoria_game_new (start, NULL, NULL));
}

/* Leaving the question of an act without choices on the board cancels the act. */
static void
test_question_left (void)
{
  PandoriaAction action;
  g_autoptr (PlayFixture) fixture
      = open_before_last ("buildings", "poorhouse-choice.json", &action);
  g_autofree char *before = play_fixture_describe (fixture);
  guint n = play_fixture_get_position (fixture);

  for (guint times = 0; times < 2; times++)
    {
      pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_END_TURN, FALSE);
      play_fixture_assert_changed (fixture, 1);
      g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_QUESTION);
      g_assert_cmpuint (g_strv_length (fixture->view->answers), >=, 2);
      pandoria_play_leave_question (fixture->play);
      play_fixture_assert_changed (fixture, 1);
      g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
      play_fixture_assert_shown (fixture, before);
    }
  pandoria_play_leave_question (fixture->play);
  pandoria_play_answer (fixture->play, 0);
  play_fixture_assert_changed (fixture, 0);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n);
}

/* A starting building whose cost is not known: covering it asks for the cost, once, and continues
 * (rulings 82). */
static void
test_cost_asked (void)
{
  static const char *const names[] = { "unknown-cost-covered.json", "unknown-cost-monument.json" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      PandoriaAction action;
      g_autoptr (PlayFixture) fixture = open_before_last ("12", names[i], &action);
      guint n = play_fixture_get_position (fixture);
      const PandoriaPlayerSetup *player;

      g_assert_true (play_fixture_get_state (fixture)->players[0].slots[0].is_cost_unknown);
      pandoria_play_begin (fixture->play, &action, NULL);
      play_fixture_assert_changed (fixture, 1);
      g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_QUESTION);
      g_assert_nonnull (strstr (fixture->view->question, "Carpenter"));
      g_assert_cmpstr (fixture->view->answers[3], ==, "4 wood");
      g_assert_cmpuint (play_fixture_get_position (fixture), ==, n);

      pandoria_play_answer (fixture->play, 3);
      play_fixture_assert_changed (fixture, 1);
      g_assert_null (fixture->view->question);
      g_assert_null (fixture->view->results.corrected);
      g_assert_cmpuint (play_fixture_get_position (fixture), ==, n + 1);
      player
          = &pandoria_record_get_setup (pandoria_game_get_record (fixture->view->game))->players[0];
      g_assert_cmpuint (player->start_cost, ==, 4);
      g_assert_false (player->is_start_cost_unknown);
    }
}

/* An act with choices on the board waits, and its question can be asked again. */
static void
test_question_asked_again (void)
{
  PandoriaAction action;
  g_autoptr (PlayFixture) fixture = open_before_last ("15", "drift-fork.json", &action);
  guint n = play_fixture_get_position (fixture);

  g_ptr_array_unref (play_driver_begin (fixture, &action, G_MAXUINT));
  g_assert_nonnull (fixture->view->question);
  pandoria_play_leave_question (fixture->play);
  g_assert_null (fixture->view->question);
  g_assert_cmpuint (pandoria_spaces_count (fixture->view->chosen), ==, 2);
  g_assert_cmpint (fixture->view->next, ==, PANDORIA_PLAY_NEXT_ENTER);
  pandoria_play_next (fixture->play);
  g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_QUESTION);
  pandoria_play_cancel (fixture->play);
  g_assert_null (fixture->view->question);
  g_assert_null (fixture->view->answers);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, n);
}

/* The record contains the name of a card only with its purchase. */
static void
test_name_of_card (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (
      pandoria_game_get_record (game), pandoria_game_get_position (game));
  g_autoptr (PlayFixture) fixture = play_fixture_new (game);
  g_autofree char *text = NULL;
  PandoriaAction action;

  do
    {
      pandoria_game_undo (game);
      action = *pandoria_record_get_action (record, pandoria_game_get_position (game));
    }
  while (action.kind != PANDORIA_ACT_BUY);
  fixture->n_changed = 0;
  pandoria_play_begin (fixture->play, &action, "Market 1:1");
  play_fixture_assert_changed (fixture, 1);
  text = pandoria_notation_write_act (game, pandoria_game_get_position (game) - 1);
  g_assert_nonnull (strstr (text, "\"Market 1:1\""));
}

/* The play first asks who takes a card instead of points, also when the end of the turn would score
 * (14 b). */
static void
test_cards_for_points (void)
{
  PandoriaAction action;
  g_autoptr (PlayFixture) fixture = open_before_last ("14", "spells-card-for-points.json", &action);
  g_autofree char *before = NULL;

  while (action.kind != PANDORIA_ACT_SCORE)
    {
      action = *pandoria_game_get_shown_action (fixture->view->game);
      pandoria_game_undo (fixture->view->game);
    }
  fixture->n_changed = 0;
  before = play_fixture_describe (fixture);
  g_assert_cmpint (fixture->view->next, ==, PANDORIA_PLAY_NEXT_SCORE);
  for (guint times = 0; times < 3; times++)
    {
      if (times == 0)
        pandoria_play_next (fixture->play);
      else
        pandoria_play_begin_kind (fixture->play,
                                  times == 1 ? PANDORIA_ACT_SCORE : PANDORIA_ACT_END_TURN, FALSE);
      play_fixture_assert_changed (fixture, 1);
      g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_CARDS);
      play_fixture_assert_shown (fixture, before);
    }
  pandoria_play_begin (fixture->play, &action, NULL);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpint (play_fixture_get_state (fixture)->players[0].hand, ==, 1);
  g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
}

static void
add_scenario (gpointer path, gpointer data)
{
  const char *name = strstr (path, "scenarios");
  g_autofree char *test = g_strconcat ("/acts/", name, NULL);

  g_test_add_data_func (test, path, test_scenario);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) paths = NULL;

  g_test_init (&argc, &argv, NULL);
  paths = scenario_fixture_list ();
  g_ptr_array_foreach (paths, add_scenario, NULL);
  g_test_add_func ("/kinds/all", test_all_kinds);
  g_test_add_func ("/questions/left", test_question_left);
  g_test_add_func ("/questions/cost", test_cost_asked);
  g_test_add_func ("/questions/asked-again", test_question_asked_again);
  g_test_add_func ("/cards/name", test_name_of_card);
  g_test_add_func ("/cards/for-points", test_cards_for_points);
  return g_test_run ();
}
