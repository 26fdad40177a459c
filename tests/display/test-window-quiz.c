/* Tests the quiz from a finished game in the real window: from the first question to the last
 * answer by keys, and leaving half-way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-board-view.h"
#include "pandoria-compat-testing.h"
#include "pandoria-quiz.h"
#include "pandoria-space-widget.h"
#include "pandoria-summary-window.h"
#include "pandoria-window-files.h"
#include "stored-game.h"
#include "sample-game.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- the window ----------------------------------------------------------------------------- */

static PandoriaGame *
show_game (PandoriaWindow *window, PandoriaGame *game)
{
  pandoria_window_set_game (window, game);
  window_driver_settle ();
  g_object_unref (game);
  return window_driver_get_view (window)->own_game;
}

static PandoriaGame *
show_sample (PandoriaWindow *window)
{
  return show_game (window, sample_game_load (SAMPLE_GAME));
}

static gboolean
is_seen (PandoriaWindow *window)
{
  return gtk_widget_get_mapped (GTK_WIDGET (window_get_tour_card (window)));
}

static const char *
get_text (PandoriaWindow *window)
{
  return gtk_label_get_label (template_child (window_get_tour_card (window), "text"));
}

/* Returns: (nullable): the button of choice number @number. */
static GtkWidget *
get_choice (PandoriaWindow *window, int number)
{
  GtkWidget *button
      = gtk_widget_get_first_child (template_child (window_get_tour_card (window), "choices"));

  while (button != NULL && number-- > 0)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/* The focus is on the first choice, or after an answer on the button that continues. */
static gboolean
has_choice_focus (gpointer window)
{
  return gtk_root_get_focus (window) == get_choice (window, 0);
}

static gboolean
has_board_focus (gpointer window)
{
  PandoriaWindow *self = PANDORIA_WINDOW (window);

  return gtk_root_get_focus (window)
         == pandoria_board_view_get_space (window_get_board (self),
                                           pandoria_space_from_name ("H7"));
}

static gboolean
has_next_focus (gpointer window)
{
  PandoriaWindow *self = window;

  return gtk_root_get_focus (window) == template_child (window_get_tour_card (self), "next");
}

static void
assert_heading (PandoriaWindow *window, guint number)
{
  g_autofree char *heading = g_strdup_printf ("%u of %u", number, PANDORIA_QUIZ_MOST);

  g_assert_cmpstr (gtk_label_get_label (template_child (window_get_tour_card (window), "heading")),
                   ==, heading);
}

/* Returns: the outlined spaces of the board. */
static PandoriaSpaces
get_outlined (PandoriaWindow *window)
{
  PandoriaSpaces outlined = pandoria_spaces_empty ();

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      GtkWidget *widget = pandoria_board_view_get_space (window_get_board (window), space);

      if (widget != NULL
          && pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (widget))
                     ->outline[PANDORIA_OUTLINE_ENTRY]
                 != 0)
        pandoria_spaces_add (&outlined, space);
    }
  return outlined;
}

/* Checks that the quiz has left neither words nor marks, and that the focus is on a visible widget.
 */
static void
assert_gone (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  window_driver_settle ();
  g_assert_false (is_seen (window));
  g_assert_true (pandoria_spaces_is_empty (get_outlined (window)));
  g_assert_cmpuint (view->n_shown, ==, 0);
  g_assert_cmpuint (view->n_gains, ==, 0);
  g_assert_null (view->foresight);
  g_assert_true (focus == NULL || gtk_widget_get_mapped (focus));
}

/* --- from the first to the last ------------------------------------------------------------- */

static void
check_asked (PandoriaWindow *window, PandoriaGame *game, const PandoriaQuizQuestion *question)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  g_autofree char *asked = pandoria_quiz_ask (game, question);
  const guint n_hexes = question->action.kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1;
  PandoriaSpaces outlined = get_outlined (window);

  g_assert_true (is_seen (window));
  g_assert_true (window_fixture_wait (has_choice_focus, window));
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, question->act);
  g_assert_cmpstr (get_text (window), ==, asked);
  for (int i = 0; i < PANDORIA_QUIZ_CHOICES; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", question->choices[i]);

      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (get_choice (window, i))), ==, number);
      g_assert_true (gtk_widget_is_sensitive (get_choice (window, i)));
      g_assert_false (gtk_widget_has_css_class (get_choice (window, i), "success"));
      g_assert_false (gtk_widget_has_css_class (get_choice (window, i), "error"));
    }
  /* The announcement of the first question also names the earlier position. */
  window_fixture_wait_for_words (window);
  g_assert_true (g_str_has_suffix (pandoria_announcer_get_last (GTK_WINDOW (window)), asked));
  g_assert_cmpuint (view->n_shown, ==, n_hexes);
  for (guint i = 0; i < n_hexes; i++)
    {
      g_assert_cmpmem (&view->shown[i], sizeof view->shown[i], &question->action.hexes[i],
                       sizeof view->shown[i]);
      g_assert_true (pandoria_spaces_has (&outlined, question->action.hexes[i].at));
    }
  g_assert_cmpuint (pandoria_spaces_count (outlined), ==, n_hexes);
  g_assert_null (view->foresight);
  g_assert_cmpuint (view->n_gains, ==, 0);
}

static void
assert_same_gain (const PandoriaForeseenGain *a, const PandoriaForeseenGain *b)
{
  g_assert_cmpint (a->at, ==, b->at);
  g_assert_cmpuint (a->player, ==, b->player);
  g_assert_cmpint (a->counter, ==, b->counter);
  g_assert_cmpint (a->amount, ==, b->amount);
  g_assert_cmpint (a->points, ==, b->points);
}

/* Checks that the chips on the board show the engine's gains. */
static void
check_answered (PandoriaWindow *window, PandoriaGame *game, GArray *questions, guint number)
{
  const PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, number);
  const PandoriaPlayView *view = window_driver_get_view (window);
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  g_autofree char *answer = pandoria_quiz_answer (game, questions, number);
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  const PandoriaState *before = pandoria_game_get_state_at (game, question->act);
  guint n;

  g_assert_true (pandoria_foresight_make (before, &question->action, foresight, NULL));
  n = pandoria_foresight_get_gains (foresight, gains);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, question->act);
  g_assert_true (window_fixture_wait (has_next_focus, window));
  g_assert_cmpstr (get_text (window), ==, answer);
  for (int i = 0; i < PANDORIA_QUIZ_CHOICES; i++)
    {
      g_assert_false (gtk_widget_is_sensitive (get_choice (window, i)));
      g_assert_cmpint (gtk_widget_has_css_class (get_choice (window, i), "success"), ==,
                       i == question->right);
      g_assert_cmpint (gtk_widget_has_css_class (get_choice (window, i), "error"), ==,
                       i == question->chosen && i != question->right);
    }
  g_assert_true (window_fixture_was_announced (window, answer));
  g_assert_cmpuint (view->n_gains, ==, n);
  for (guint i = 0; i < n; i++)
    assert_same_gain (&view->gains[i], &gains[i]);
  g_assert_nonnull (view->foresight);
  g_assert_true (
      pandoria_spaces_equal (view->homeward, pandoria_foresight_get_homeward (before, foresight)));
}

typedef struct
{
  PandoriaWindow *window;
  char *text;
} Shown;

static gboolean
has_changed (gpointer data)
{
  const Shown *shown = data;

  return !is_seen (shown->window) || !g_str_equal (get_text (shown->window), shown->text);
}

/* GTK shows a button as pressed for a while before it acts on Enter. */
static void
press (PandoriaWindow *window, const char *key)
{
  g_autofree char *text = is_seen (window) ? g_strdup (get_text (window)) : NULL;

  window_fixture_wait_for_words (window);
  g_assert_true (keyboard_press (window, key));
  if (text != NULL)
    g_assert_true (window_fixture_wait (has_changed, &(Shown){ window, text }));
  window_driver_settle ();
}

/* Q starts the quiz, and Enter answers and continues. The score is counted, and the focus returns
 * in the end. */
static void
test_to_the_end (PandoriaWindow *window)
{
  PandoriaGame *game = show_sample (window);
  g_autoptr (GArray) questions = pandoria_quiz_list (game);
  guint n_right = 0;

  g_assert_cmpuint (questions->len, ==, PANDORIA_QUIZ_MOST);
  window_fixture_focus_space (window, pandoria_space_from_name ("H7"));
  press (window, "q");
  for (guint i = 0; i < questions->len; i++)
    {
      PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, i);
      g_autofree char *score = NULL;

      check_asked (window, game, question);
      assert_heading (window, i + 1);
      question->chosen = (int) i % PANDORIA_QUIZ_CHOICES;
      n_right += question->chosen == question->right;
      gtk_widget_grab_focus (get_choice (window, question->chosen));
      press (window, "Return");
      check_answered (window, game, questions, i);
      score = g_strdup_printf ("%u of %u", n_right, i + 1);
      g_assert_nonnull (strstr (get_text (window), score));
      press (window, i % 2 == 0 ? "Return" : "q");
    }
  g_assert_cmpuint (n_right, >, 0);
  g_assert_cmpuint (n_right, <, questions->len);
  g_assert_false (pandoria_game_is_looking_back (game));
  assert_gone (window);
  g_assert_true (window_fixture_wait (has_board_focus, window));
}

/* --- left half-way -------------------------------------------------------------------------- */

/* Starts the quiz, and continues to the answer of the second question. */
static PandoriaGame *
go_half_way (PandoriaWindow *window)
{
  PandoriaGame *game = show_sample (window);

  window_fixture_activate (window, "quiz");
  for (guint i = 0; i < 3; i++)
    window_fixture_activate (window, "quiz");
  g_assert_true (is_seen (window));
  g_assert_nonnull (window_driver_get_view (window)->foresight);
  return game;
}

/* Escape, any press on the board, and the key of an act close the quiz. */
static void
test_left (PandoriaWindow *window)
{
  PandoriaGame *game = go_half_way (window);

  press (window, "Escape");
  g_assert_false (pandoria_game_is_looking_back (game));
  assert_gone (window);
  game = go_half_way (window);
  keyboard_click_space (window, pandoria_space_from_name ("H7"));
  g_assert_false (pandoria_game_is_looking_back (game));
  g_assert_false (window_driver_get_view (window)->is_refusal);
  assert_gone (window);
  game = go_half_way (window);
  press (window, "c");
  g_assert_false (pandoria_game_is_looking_back (game));
  assert_gone (window);
}

/* Showing another position or another game closes the quiz, and the new position stays. */
static void
test_ended (PandoriaWindow *window)
{
  PandoriaGame *game = go_half_way (window);
  const guint shown = pandoria_game_get_shown (game);

  window_fixture_activate (window, "look-previous");
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, shown - 1);
  assert_gone (window);
  game = go_half_way (window);
  window_fixture_activate (window, "insert-act");
  assert_gone (window);
  window_fixture_activate (window, "cancel-correction");
  game = go_half_way (window);
  pandoria_game_undo (game);
  g_assert_false (pandoria_game_is_looking_back (game));
  assert_gone (window);
  go_half_way (window);
  show_game (window, stored_game_open ("after-30-turns"));
  assert_gone (window);
  go_half_way (window);
  pandoria_window_set_game (window, NULL);
  window_driver_settle ();
  g_assert_false (is_seen (window));
}

/* The window may be closed during the quiz. */
static void
test_closed (PandoriaWindow *window)
{
  go_half_way (window);
}

/* A change of the layout keeps the question. */
static void
test_layouts (PandoriaWindow *window)
{
  PandoriaGame *game = go_half_way (window);
  const guint shown = pandoria_game_get_shown (game);

  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  window_fixture_resize (window, 1270, 800, PANDORIA_WIDTH_WIDE);
  g_assert_true (is_seen (window));
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, shown);
  g_assert_nonnull (window_driver_get_view (window)->foresight);
}

/* Moving the pointer over the board and over buttons does not change the quiz. */
static void
test_pointer (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  guint n_gains;

  go_half_way (window);
  n_gains = view->n_gains;
  pandoria_play_hover (pandoria_window_get_play (window), pandoria_space_from_name ("H7"));
  pandoria_play_rest (pandoria_window_get_play (window), pandoria_space_from_name ("H7"));
  pandoria_play_hover_act (pandoria_window_get_play (window), PANDORIA_ACT_END_TURN, FALSE);
  pandoria_play_hover_act (pandoria_window_get_play (window), PANDORIA_N_ACTS, FALSE);
  pandoria_play_hover (pandoria_window_get_play (window), PANDORIA_SPACE_NONE);
  g_assert_true (is_seen (window));
  g_assert_nonnull (view->foresight);
  g_assert_cmpuint (view->n_gains, ==, n_gains);
}

/* --- whether there is one ------------------------------------------------------------------- */

static gboolean
can_quiz (PandoriaWindow *window)
{
  return window_driver_is_possible (window, "quiz");
}

/* The quiz needs a finished game. A game without a closing shows the reason. */
static void
test_when (PandoriaWindow *window)
{
  PandoriaGame *game;

  g_assert_false (can_quiz (window));
  game = show_sample (window);
  g_assert_true (can_quiz (window));
  pandoria_game_undo (game);
  window_driver_settle ();
  g_assert_false (can_quiz (window));
  window_fixture_wait_for_words (window);
  g_assert_true (keyboard_press (window, "q"));
  g_assert_true (window_fixture_was_announced (window, "After the game: a quiz from it."));
  game = show_game (window, stored_game_open ("nothing-closed"));
  window_fixture_wait_for_words (window);
  window_fixture_activate (window, "quiz");
  g_assert_true (window_fixture_was_announced (
      window, "No tile of this game closes anything: there is nothing to ask"));
  g_assert_false (pandoria_game_is_looking_back (game));
  assert_gone (window);
}

/* The summary closes when it starts the quiz. */
static void
test_summary (PandoriaWindow *window)
{
  GtkWidget *summary;

  show_sample (window);
  window_fixture_activate (window, "summary");
  summary = window_driver_find_toplevel (PANDORIA_TYPE_SUMMARY_WINDOW);
  g_assert_nonnull (summary);
  window_driver_settle ();
  g_assert_true (gtk_widget_activate_action (summary, "summary.quiz", NULL));
  window_driver_settle ();
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_SUMMARY_WINDOW));
  g_assert_true (is_seen (window));
  g_assert_true (window_fixture_wait (has_choice_focus, window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/quiz/to-the-end", test_to_the_end);
  window_fixture_add ("/quiz/left", test_left);
  window_fixture_add ("/quiz/ended", test_ended);
  window_fixture_add ("/quiz/closed", test_closed);
  window_fixture_add ("/quiz/layouts", test_layouts);
  window_fixture_add ("/quiz/pointer", test_pointer);
  window_fixture_add ("/quiz/when", test_when);
  window_fixture_add ("/quiz/summary", test_summary);
  return window_fixture_run_in_one_window ();
}
