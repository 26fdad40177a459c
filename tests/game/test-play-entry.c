/* Tests typed lines without a window: a preview, faults that enter nothing, and one signal for a
 * whole line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-testing.h"
#include "play-fixture.h"
#include "stored-game.h"

#include <string.h>

/* Considers @text as it is typed. */
static void
consider (PlayFixture *fixture, const char *text)
{
  PandoriaSeats seats;
  g_autoptr (PandoriaNotedLine) line = NULL;

  pandoria_seats_init (&seats, pandoria_game_get_record (fixture->view->game));
  line = pandoria_notation_read (&seats, play_fixture_get_state (fixture), text);
  pandoria_play_consider_line (fixture->play, line);
}

/* --- entering ------------------------------------------------------------------------------- */

/* A whole turn in one line is one input, but each act is an undo step. */
static void
test_turn (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *turn = play_fixture_find_line (fixture->view->game);
  g_autofree char *line = g_strconcat (turn, " .", NULL);

  g_assert_true (pandoria_play_enter_line (fixture->play, line));
  play_fixture_assert_changed (fixture, 1);
  g_assert_true (fixture->view->results.typed);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 3);
  g_assert_cmpuint (play_fixture_get_state (fixture)->turn, ==, 2);
  pandoria_game_undo (fixture->view->game);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 2);
  g_assert_false (fixture->view->results.typed);
}

/* Entering a line drops an act that was begun by presses. */
static void
test_after_presses (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  play_fixture_choose_hexes (fixture);
  pandoria_play_press (fixture->play, play_fixture_get_choice (fixture), PANDORIA_PRESS_POINTER);
  fixture->n_changed = 0;
  g_assert_true (pandoria_play_enter_line (fixture->play, "adjust red points+1"));
  play_fixture_assert_changed (fixture, 1);
  g_assert_false (fixture->view->can_cancel);
  g_assert_true (pandoria_spaces_is_empty (fixture->view->chosen));
  g_assert_false (fixture->view->hexes[0].known);
}

/* A fault enters nothing, not even the acts before it. An incomplete line enters nothing either. */
static void
test_fault (void)
{
  static const char *const ends[] = { " blah", " +", " ; end F2", " ; place blah" };
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *turn = play_fixture_find_line (fixture->view->game);
  g_autofree char *before = NULL;

  play_fixture_choose_hexes (fixture);
  fixture->n_changed = 0;
  before = play_fixture_describe (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *line = g_strconcat (turn, ends[i], NULL);

      g_assert_false (pandoria_play_enter_line (fixture->play, line));
      play_fixture_assert_changed (fixture, 0);
      play_fixture_assert_shown (fixture, before);
      g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
    }
}

/* Notes and the names of cards are kept. */
static void
test_notes (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  g_assert_true (pandoria_play_enter_line (fixture->play, "adjust red points+1 {counted twice}"));
  g_assert_cmpstr (pandoria_record_get_note (pandoria_game_get_record (fixture->view->game), 0), ==,
                   "counted twice");
}

/* Nothing is entered while another position is shown. */
static void
test_looking_back (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  PandoriaGame *game = fixture->view->game;

  play_fixture_lay_tile (fixture);
  pandoria_game_look_at (game, 0);
  fixture->n_changed = 0;
  g_assert_false (pandoria_play_enter_line (fixture->play, "adjust red points+1"));
  play_fixture_assert_changed (fixture, 1);
  g_assert_true (fixture->view->is_refusal);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
}

/* --- results -------------------------------------------------------------------------------- */

/* The results of a line contain the gains of all its acts, until the next input. */
static void
test_gains (void)
{
  PandoriaAction tile;
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-closing", &tile);
  g_autoptr (PlayFixture) fixture = play_fixture_new (game);
  PandoriaSeats seats;
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  text = pandoria_notation_write (&seats, &tile, NULL, NULL);
  line = g_strconcat (text, " score", NULL);
  g_assert_true (pandoria_play_enter_line (fixture->play, line));
  play_fixture_assert_changed (fixture, 1);
  g_assert_nonnull (fixture->view->results.gains);
  g_assert_nonnull (strstr (fixture->view->results.gains, "gains"));
  pandoria_play_hover (fixture->play, PANDORIA_SPACE_NONE);
  g_assert_null (fixture->view->results.gains);
}

/* Presses report the same gains, but not as those of a typed line. */
static void
test_gains_of_presses (void)
{
  PandoriaAction tile;
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-closing", &tile);
  g_autoptr (PlayFixture) fixture = play_fixture_new (game);

  for (guint i = 0; i < 2; i++)
    pandoria_play_choose_hex (fixture->play, i, tile.hexes[i].terrain, tile.hexes[i].symbols);
  for (guint i = 0; i < 2; i++)
    pandoria_play_press (fixture->play, tile.hexes[i].at, PANDORIA_PRESS_POINTER);
  pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_SCORE, FALSE);
  g_assert_nonnull (fixture->view->results.gains);
  g_assert_nonnull (strstr (fixture->view->results.gains, "gains"));
  g_assert_false (fixture->view->results.typed);
}

/* The line or press that ends the game asks for the result. Later inputs do not. */
static void
test_finished (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  g_autoptr (PlayFixture) fixture = play_fixture_new (game);

  g_assert_true (pandoria_game_get_state (game)->finished);
  g_assert_cmpint (fixture->view->next, ==, PANDORIA_PLAY_NEXT_RESULT);
  g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
  for (guint times = 0; times < 2; times++)
    {
      pandoria_game_undo (game);
      g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
      fixture->n_changed = 0;
      if (times == 0)
        g_assert_true (pandoria_play_enter_line (fixture->play, "."));
      else
        pandoria_play_begin_kind (fixture->play, PANDORIA_ACT_END_TURN, FALSE);
      play_fixture_assert_changed (fixture, 1);
      g_assert_true (pandoria_game_get_state (game)->finished);
      g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_RESULT);
    }
  g_assert_true (pandoria_play_enter_line (fixture->play, "adjust red points+1"));
  g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
  fixture->n_changed = 0;
  pandoria_play_next (fixture->play);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpint (fixture->view->results.asks, ==, PANDORIA_PLAY_ASKS_RESULT);
}

/* --- while it is typed ---------------------------------------------------------------------- */

/* The view shows the hexes, the figure and the gains of the line so far, until the line is cleared.
 */
static void
test_considered (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *turn = play_fixture_find_line (fixture->view->game);
  g_autofree char *before = play_fixture_describe (fixture);
  g_autofree char *tile = g_strndup (turn, (gsize) (strchr (turn, '+') - turn));
  g_auto (GStrv) words = g_strsplit (turn, " ", -1);

  consider (fixture, tile);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_cmpint (fixture->view->figure_at, ==, PANDORIA_SPACE_NONE);
  g_assert_nonnull (fixture->view->foresight);
  consider (fixture, turn);
  play_fixture_assert_changed (fixture, 1);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_cmpstr (pandoria_space_name (fixture->view->shown[0].at), ==, words[1]);
  g_assert_cmpuint (fixture->view->shown[0].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_assert_cmpuint (fixture->view->shown[0].symbols, ==, 2);
  g_assert_cmpstr (pandoria_space_name (fixture->view->shown[1].at), ==, words[3]);
  g_assert_cmpint (fixture->view->figure_at, ==, fixture->view->shown[0].at);
  g_assert_cmpuint (fixture->view->figure.player, ==, 0);
  g_assert_false (fixture->view->figure.leader);
  g_assert_true (g_str_has_prefix (fixture->view->sentence, "Worker to "));
  g_assert_nonnull (fixture->view->foresight);
  g_assert_cmpuint (play_fixture_get_position (fixture), ==, 0);
  consider (fixture, "");
  play_fixture_assert_changed (fixture, 1);
  play_fixture_assert_shown (fixture, before);
}

/* The preview shows the leader as a leader, also with the end of the turn after it. */
static void
test_considered_leader (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *turn = play_fixture_find_line (fixture->view->game);
  g_autofree char *line = g_strconcat (turn, "L .", NULL);

  consider (fixture, line);
  g_assert_cmpint (fixture->view->figure_at, ==, fixture->view->shown[0].at);
  g_assert_true (fixture->view->figure.leader);
  g_assert_cmpuint (fixture->view->foresight->done.turn, ==, 2);
}

/* The part of the line before a fault is still shown. A press or entering the line ends this. */
static void
test_considered_fault (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();
  g_autofree char *turn = play_fixture_find_line (fixture->view->game);
  g_autofree char *wrong = g_strconcat (turn, " blah", NULL);

  consider (fixture, wrong);
  g_assert_cmpuint (fixture->view->n_shown, ==, 2);
  g_assert_true (pandoria_play_enter_line (fixture->play, turn));
  g_assert_cmpuint (fixture->view->n_shown, ==, 0);
  g_assert_cmpint (fixture->view->figure_at, ==, PANDORIA_SPACE_NONE);
}

/* Typing replaces the refusal of a press, also when the line has no act yet. */
static void
test_considered_refusal (void)
{
  g_autoptr (PlayFixture) fixture = play_fixture_new_short ();

  pandoria_play_explain (fixture->play, PANDORIA_ACT_BUILD, FALSE);
  g_assert_true (fixture->view->is_refusal);
  fixture->n_changed = 0;
  consider (fixture, "F");
  play_fixture_assert_changed (fixture, 1);
  g_assert_false (fixture->view->is_refusal);
  consider (fixture, "F1");
  play_fixture_assert_changed (fixture, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/entry/turn", test_turn);
  g_test_add_func ("/entry/after-presses", test_after_presses);
  g_test_add_func ("/entry/fault", test_fault);
  g_test_add_func ("/entry/notes", test_notes);
  g_test_add_func ("/entry/looking-back", test_looking_back);
  g_test_add_func ("/entry/gains", test_gains);
  g_test_add_func ("/entry/gains-of-presses", test_gains_of_presses);
  g_test_add_func ("/entry/finished", test_finished);
  g_test_add_func ("/entry/considered", test_considered);
  g_test_add_func ("/entry/considered-leader", test_considered_leader);
  g_test_add_func ("/entry/considered-fault", test_considered_fault);
  g_test_add_func ("/entry/considered-refusal", test_considered_refusal);
  return g_test_run ();
}
