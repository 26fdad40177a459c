/* Tests tours of the sample game: their steps forward and back, and how they end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tour.h"

#include <string.h>

#include "pandoria-explain-steps.h"
#include "pandoria-quiz.h"
#include "pandoria-text.h"
#include "stored-game.h"
#include "sample-game.h"

#define FAST 2

static void
on_ended (PandoriaTour *tour, guint *n_ended)
{
  (*n_ended)++;
}

/* Starts @tour (transfer none), and counts its ends in @n_ended. */
static void
start (PandoriaTour *tour, guint *n_ended)
{
  g_assert_nonnull (tour);
  *n_ended = 0;
  g_signal_connect (tour, "ended", G_CALLBACK (on_ended), n_ended);
  pandoria_tour_start (tour);
}

static void
wait_for (PandoriaGame *game, guint position)
{
  while (pandoria_game_get_shown (game) < position)
    g_main_context_iteration (NULL, TRUE);
}

/* --- a replay ------------------------------------------------------------------------------- */

static void
test_replay (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  const guint n = pandoria_game_get_position (game);
  g_autoptr (PandoriaTour) tour = NULL;
  guint n_ended;

  pandoria_game_look_at (game, n - 2);
  tour = pandoria_tour_new_replay (game, FAST);
  start (tour, &n_ended);
  g_assert_null (pandoria_tour_get_step (tour)->text);
  g_assert_null (pandoria_tour_get_step (tour)->next_label);
  g_assert_cmpuint (pandoria_tour_get_step (tour)->number, ==, 1);
  g_assert_cmpuint (pandoria_tour_get_step (tour)->n, ==, 3);
  wait_for (game, n - 1);
  g_assert_cmpuint (n_ended, ==, 0);
  wait_for (game, n);
  g_assert_cmpuint (n_ended, ==, 1);
  g_assert_false (pandoria_game_is_looking_back (game));
}

/* A replay at the present starts from the beginning. An ended one does not continue. */
static void
test_replay_ended (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaTour) tour = pandoria_tour_new_replay (game, 0);
  guint n_ended;

  start (tour, &n_ended);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 0);
  pandoria_tour_set_speed (tour, FAST);
  wait_for (game, 1);
  pandoria_game_look_at (game, 9);
  g_assert_cmpuint (n_ended, ==, 1);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 9);
}

static void
test_replay_of_nothing (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open_after ("four-players", 1);

  while (pandoria_game_get_position (game) > 0)
    pandoria_game_undo (game);
  g_assert_null (pandoria_tour_new_replay (game, 0));
  g_assert_null (pandoria_tour_new_explain (game, NULL));
}

/* --- an explanation ------------------------------------------------------------------------- */

/* Returns: (transfer full): an entry of the ledger of @game that has more than two steps: @steps.
 */
static PandoriaLedgerEntry *
find_long (PandoriaGame *game, GPtrArray **steps)
{
  GListModel *ledger = pandoria_game_get_ledger (game);

  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      const PandoriaState *before = pandoria_game_get_state_at (game, entry->action);

      *steps = pandoria_explain_steps_new (before, &entry->event);
      if ((*steps)->len > 2)
        return g_steal_pointer (&entry);
      g_ptr_array_unref (*steps);
    }
  g_assert_not_reached ();
}

static void
check_explained (PandoriaTour *tour, GPtrArray *steps, guint number)
{
  const PandoriaExplainStep *step = g_ptr_array_index (steps, number);

  g_assert_cmpuint (pandoria_tour_get_step (tour)->number, ==, number + 1);
  g_assert_cmpuint (pandoria_tour_get_step (tour)->n, ==, steps->len);
  g_assert_true (g_str_has_prefix (pandoria_tour_get_step (tour)->text, step->sentence));
  g_assert_nonnull (strstr (pandoria_tour_get_step (tour)->text, step->formula));
  g_assert_true (pandoria_spaces_equal (pandoria_tour_get_step (tour)->region, step->spaces));
  g_assert_cmpstr (pandoria_tour_get_step (tour)->next_label, ==,
                   number + 1 == steps->len ? "_Done" : "_Next");
}

/* Steps forward, back, and forward again. After the last step the present is shown. */
static void
test_explain (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (PandoriaLedgerEntry) entry = find_long (game, &steps);
  g_autoptr (PandoriaTour) tour = pandoria_tour_new_explain (game, entry);
  guint n_ended;

  start (tour, &n_ended);
  pandoria_tour_walk (tour, -1);
  check_explained (tour, steps, 0);
  pandoria_tour_walk (tour, 1);
  check_explained (tour, steps, 1);
  pandoria_tour_walk (tour, -1);
  for (guint i = 0; i < steps->len; i++)
    {
      check_explained (tour, steps, i);
      g_assert_cmpuint (pandoria_game_get_shown (game), ==, entry->action);
      pandoria_tour_walk (tour, 1);
    }
  g_assert_cmpuint (n_ended, ==, 1);
  g_assert_false (pandoria_game_is_looking_back (game));
}

/* Without a selection the tour explains the newest entry. An act or a step by the player ends the
 * tour there. */
static void
test_explain_ended (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  GListModel *ledger = pandoria_game_get_ledger (game);
  g_autoptr (PandoriaLedgerEntry) last
      = g_list_model_get_item (ledger, g_list_model_get_n_items (ledger) - 1);
  g_autoptr (PandoriaTour) tour = pandoria_tour_new_explain (game, NULL), again = NULL;
  guint n_ended;

  start (tour, &n_ended);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, last->action);
  pandoria_game_look_at (game, 5);
  g_assert_cmpuint (n_ended, ==, 1);
  pandoria_tour_finish (tour);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 5);
  again = pandoria_tour_new_explain (game, NULL);
  start (again, &n_ended);
  pandoria_game_undo (game);
  g_assert_cmpuint (n_ended, ==, 1);
}

/* --- a quiz --------------------------------------------------------------------------------- */

static void
check_question (PandoriaTour *tour, PandoriaGame *game, GArray *questions, guint number,
                gboolean answered)
{
  const PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, number);
  g_autofree char *text = answered ? pandoria_quiz_answer (game, questions, number)
                                   : pandoria_quiz_ask (game, question);
  const PandoriaTourStep *step = pandoria_tour_get_step (tour);

  g_assert_cmpmem (step->question, sizeof *question, question, sizeof *question);
  g_assert_cmpint (step->is_answered, ==, answered);
  g_assert_cmpstr (step->text, ==, text);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, question->act);
  g_assert_true (pandoria_spaces_has (&step->region, question->action.hexes[0].at));
}

/* A third of the answers is right, a third wrong. For the others the solution is shown. */
static void
test_quiz (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GArray) questions = pandoria_quiz_list (game);
  g_autoptr (PandoriaTour) tour = pandoria_tour_new_quiz (game);
  guint n_ended;

  start (tour, &n_ended);
  for (guint i = 0; i < questions->len; i++)
    {
      PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, i);
      g_autofree char *score = NULL;

      g_assert_cmpuint (pandoria_tour_get_step (tour)->number, ==, i + 1);
      g_assert_cmpuint (pandoria_tour_get_step (tour)->n, ==, questions->len);
      check_question (tour, game, questions, i, FALSE);
      g_assert_cmpstr (pandoria_tour_get_step (tour)->next_label, ==, "_Answer");
      if (i % 3 < 2)
        {
          question->chosen = (question->right + (int) i % 3) % PANDORIA_QUIZ_CHOICES;
          pandoria_tour_answer (tour, (guint) question->chosen);
        }
      else
        pandoria_tour_walk (tour, 1);
      check_question (tour, game, questions, i, TRUE);
      g_assert_cmpint (g_str_has_prefix (pandoria_tour_get_step (tour)->text, "Right, "), ==,
                       i % 3 == 0);
      g_assert_true (g_str_has_suffix (pandoria_tour_get_step (tour)->text, "."));
      score = g_strdup_printf ("%u of %u", (i + 3) / 3, i + 1);
      g_assert_nonnull (strstr (pandoria_tour_get_step (tour)->text, score));
      pandoria_tour_walk (tour, 1);
    }
  g_assert_cmpuint (n_ended, ==, 1);
  g_assert_false (pandoria_game_is_looking_back (game));
}

/* Going back shows the previous question's answer, in its position. A second answer does not count.
 */
static void
test_quiz_back (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GArray) questions = pandoria_quiz_list (game);
  g_autoptr (PandoriaTour) tour = pandoria_tour_new_quiz (game);
  PandoriaQuizQuestion *question;
  guint n_ended;

  start (tour, &n_ended);
  question = &g_array_index (questions, PandoriaQuizQuestion, 0);
  question->chosen = question->right;
  pandoria_tour_answer (tour, (guint) question->right);
  pandoria_tour_walk (tour, 1);
  pandoria_tour_walk (tour, -1);
  check_question (tour, game, questions, 0, TRUE);
  pandoria_tour_walk (tour, -1);
  pandoria_tour_answer (tour, (guint) (question->right + 1) % PANDORIA_QUIZ_CHOICES);
  check_question (tour, game, questions, 0, TRUE);
  pandoria_tour_finish (tour);
  g_assert_cmpuint (n_ended, ==, 1);
  g_assert_false (pandoria_game_is_looking_back (game));
}

static void
test_quiz_of_nothing (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("nothing-closed");

  g_assert_null (pandoria_tour_new_quiz (game));
}

/* --- the last turn -------------------------------------------------------------------------- */

static void
test_last_turn (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  PandoriaSpaces changed = pandoria_spaces_one (PANDORIA_SPACE (3, 4));
  PandoriaTurnSpan turn;
  g_autofree char *text = NULL;
  g_autoptr (PandoriaTour) tour = NULL;
  guint n_ended;

  g_assert_true (pandoria_turn_span_find_last (game, &turn));
  text = pandoria_text_span (game, &turn);
  tour = pandoria_tour_new_last_turn (game, &turn, changed);
  start (tour, &n_ended);
  g_assert_cmpstr (pandoria_tour_get_step (tour)->text, ==, text);
  g_assert_true (pandoria_spaces_equal (pandoria_tour_get_step (tour)->region, changed));
  g_assert_false (pandoria_game_is_looking_back (game));
  pandoria_tour_walk (tour, 1);
  g_assert_cmpuint (n_ended, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tour/replay", test_replay);
  g_test_add_func ("/tour/replay-ended", test_replay_ended);
  g_test_add_func ("/tour/replay-of-nothing", test_replay_of_nothing);
  g_test_add_func ("/tour/explain", test_explain);
  g_test_add_func ("/tour/explain-ended", test_explain_ended);
  g_test_add_func ("/tour/quiz", test_quiz);
  g_test_add_func ("/tour/quiz-back", test_quiz_back);
  g_test_add_func ("/tour/quiz-of-nothing", test_quiz_of_nothing);
  g_test_add_func ("/tour/last-turn", test_last_turn);
  return g_test_run ();
}
