/* Tests questions and scoring with cards in the real window: next to the board if there is room, by
 * pointer and keyboard, cancelled with Escape; otherwise in a dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cards-choices.h"
#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-card-page.h"
#include "pandoria-cards-panel.h"
#include "pandoria-game.h"
#include "pandoria-question-panel.h"
#include "pandoria-slot-picker.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

#define QUESTION "Which resource does the Poorhouse raise to 2?"

/* --- parts ---------------------------------------------------------------------------------- */

/* Brings the game to a turn after the tile. Ending the turn asks which of two resources at 0 the
 * Poorhouse raises. */
static void
own_poorhouse (PandoriaWindow *window)
{
  PandoriaAction action;

  window_fixture_lay_tile (window);
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build = (PandoriaBuild){
    .building = PANDORIA_BUILDING_POORHOUSE, .cost = 2, .slot = 0, .with = -1
  };
  fixture_apply (window_driver_get_game (window), action);
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_GOLD]
      = (gint16) -window_fixture_get_state (window)->players[0].counters[PANDORIA_COUNTER_GOLD];
  action.adjust[PANDORIA_COUNTER_WOOD]
      = (gint16) -window_fixture_get_state (window)->players[0].counters[PANDORIA_COUNTER_WOOD];
  fixture_apply (window_driver_get_game (window), action);
  window_driver_settle ();
}

static GtkWidget *
get_answer (GtkWidget *panel, guint n)
{
  return template_nth (template_child (panel, "answers"), n);
}

static gboolean
has_key (PandoriaWindow *window, GtkWidget *widget)
{
  return gtk_root_get_focus (GTK_ROOT (window)) == widget;
}

static gboolean
is_asking (gpointer window)
{
  return window_find_question (window) != NULL;
}

static gboolean
is_quiet (gpointer window)
{
  return window_find_question (window) == NULL && window_find_cards (window) == NULL;
}

/* GTK shows a focused button as pressed for a while before it acts. */
static void
press_enter (PandoriaWindow *window, gboolean (*condition) (gpointer window))
{
  g_assert_true (keyboard_press (window, "Return"));
  g_assert_true (window_fixture_wait (condition, window));
}

/* Returns: the panel, after checking that it is next to a usable board. */
static GtkWidget *
check_asked (PandoriaWindow *window)
{
  g_assert_nonnull (window_find_question (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window_find_question (window))));
  g_assert_null (window_driver_find_panel_window (PANDORIA_TYPE_QUESTION_PANEL));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (window_get_board (window))));
  g_assert_false (
      gtk_widget_get_mapped (GTK_WIDGET (template_child (window_get_sidebar (window), "ledger"))));
  g_assert_true (has_key (window, get_answer (GTK_WIDGET (window_find_question (window)), 0)));
  g_assert_false (
      gtk_widget_is_sensitive (template_child (window_get_turn_bar (window), "main_button")));
  return GTK_WIDGET (window_find_question (window));
}

static void
check_gone (PandoriaWindow *window)
{
  g_assert_null (window_find_question (window));
  g_assert_null (window_find_cards (window));
  g_assert_null (window_driver_get_view (window)->question);
  g_assert_true (
      gtk_widget_get_mapped (GTK_WIDGET (template_child (window_get_sidebar (window), "ledger"))));
  g_assert_true (
      gtk_widget_get_mapped (GTK_WIDGET (template_child (window_get_sidebar (window), "players"))));
}

/* --- the end of a turn ---------------------------------------------------------------------- */

/* The question is announced, the focused answer is previewed, and Enter chooses it. */
static void
test_keys (PandoriaWindow *window)
{
  GtkWidget *panel;

  own_poorhouse (window);
  window_fixture_wait_for_words (window);
  window_fixture_activate (window, "end-turn");
  panel = check_asked (window);
  g_assert_cmpstr (template_text (panel, "question"), ==, QUESTION);
  g_assert_true (window_fixture_was_announced (window, "End of turn. " QUESTION));
  gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
  g_assert_true (has_key (window, get_answer (panel, 1)));
  g_assert_cmpint (
      window_driver_get_view (window)->foresight->done.players[0].counters[PANDORIA_COUNTER_WOOD],
      ==, 2);
  press_enter (window, is_quiet);
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 2);
  g_assert_cmpint (window_fixture_get_state (window)->players[0].counters[PANDORIA_COUNTER_WOOD],
                   ==, 2);
  check_gone (window);
}

static void
test_pointer (PandoriaWindow *window)
{
  GtkWidget *panel;

  own_poorhouse (window);
  window_fixture_activate (window, "end-turn");
  panel = check_asked (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  keyboard_click (get_answer (panel, 0));
  g_assert_cmpint (window_fixture_get_state (window)->players[0].counters[PANDORIA_COUNTER_GOLD],
                   ==, 2);
  check_gone (window);
}

/* Without an answer the turn continues, and the focus returns. The button at the top does the same
 * as Escape. */
static void
test_escape (PandoriaWindow *window)
{
  GtkWidget *main_button = template_child (window_get_turn_bar (window), "main_button");

  own_poorhouse (window);
  gtk_widget_grab_focus (main_button);
  for (guint i = 0; i < 2; i++)
    {
      press_enter (window, is_asking);
      check_asked (window);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      if (i == 0)
        g_assert_true (keyboard_press (window, "Escape"));
      else
        keyboard_click (template_find_close (window_find_question (window)));
      check_gone (window);
      g_assert_null (window_driver_get_view (window)->foresight);
      g_assert_false (window_driver_get_view (window)->is_begun);
      g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 1);
      g_assert_true (has_key (window, main_button));
    }
}

/* Other actions cancel the question: Escape on the board, a dialog, and undo. */
static void
test_left (PandoriaWindow *window)
{
  own_poorhouse (window);
  window_fixture_activate (window, "end-turn");
  check_asked (window);
  window_fixture_focus_space (window, pandoria_space_from_name ("D5"));
  g_assert_true (keyboard_press (window, "Escape"));
  check_gone (window);
  window_fixture_activate (window, "end-turn");
  check_asked (window);
  window_fixture_activate (window, "corrections");
  check_gone (window);
  window_driver_close_dialogs (window);
  window_fixture_activate (window, "end-turn");
  check_asked (window);
  window_fixture_activate (window, "undo");
  check_gone (window);
  g_assert_cmpuint (window_fixture_get_state (window)->turn, ==, 1);
}

/* The keyboard reaches the panel. Showing the ledger closes it. */
static void
test_panels (PandoriaWindow *window)
{
  own_poorhouse (window);
  window_fixture_activate (window, "end-turn");
  window_fixture_assert_reached (window, check_asked (window));
  window_fixture_activate (window, "ledger");
  check_gone (window);
}

/* Without room the question is a dialog. A window that becomes narrow cancels the question. */
static void
test_medium (PandoriaWindow *window)
{
  GtkWidget *dialog;

  own_poorhouse (window);
  window_fixture_activate (window, "end-turn");
  check_asked (window);
  window_fixture_resize (window, 720, 800, PANDORIA_WIDTH_MEDIUM);
  g_assert_null (window_find_question (window));
  g_assert_null (window_driver_get_view (window)->question);
  window_fixture_activate (window, "end-turn");
  g_assert_null (window_find_question (window));
  dialog = window_driver_find_panel_window (PANDORIA_TYPE_QUESTION_PANEL);
  g_assert_nonnull (dialog);
  g_assert_true (keyboard_press (dialog, "Escape"));
  window_driver_settle ();
  g_assert_null (window_driver_find_panel_window (PANDORIA_TYPE_QUESTION_PANEL));
  g_assert_null (window_driver_get_view (window)->question);
  g_assert_false (window_driver_get_view (window)->is_begun);
}

/* --- a card --------------------------------------------------------------------------------- */

static void
choose_building (PandoriaWindow *window, const PandoriaAction *act)
{
  PandoriaCardPage *card;
  PandoriaAction page;

  window_fixture_activate (window, "build");
  pandoria_action_init (&page, PANDORIA_ACT_BUILD);
  page.build.building = act->build.building;
  page.build.level = act->build.level;
  pandoria_cards_panel_show_act (window_find_cards (window), &page);
  card = template_child (window_find_cards (window), "card");
  choose_printed_cost (template_child (card, "cost_picker"), act->build.cost);
  pandoria_slot_picker_set_slot (template_child (card, "slot_picker"), act->build.slot);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* A card's question replaces the card. Without an answer the card is shown again, with the focus on
 * its button. */
static void
test_card (PandoriaWindow *window)
{
  PandoriaAction act;
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-payment", &act);
  PandoriaCardsPanel *cards;
  GtkWidget *button;
  guint player;

  pandoria_window_set_game (window, game);
  window_driver_settle ();
  player = window_fixture_get_state (window)->active;
  choose_building (window, &act);
  cards = window_find_cards (window);
  button = pandoria_cards_panel_get_button (cards);
  gtk_widget_grab_focus (button);
  press_enter (window, is_asking);
  check_asked (window);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (cards)));
  g_assert_true (keyboard_press (window, "Escape"));
  g_assert_null (window_find_question (window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (cards)));
  g_assert_true (has_key (window, button));
  g_assert_cmpuint (
      window_fixture_get_state (window)->players[player].slots[act.build.slot].building, !=,
      act.build.building);
  press_enter (window, is_asking);
  check_asked (window);
  press_enter (window, is_quiet);
  g_assert_cmpuint (
      window_fixture_get_state (window)->players[player].slots[act.build.slot].building, ==,
      act.build.building);
  check_gone (window);
}

/* --- scoring with cards --------------------------------------------------------------------- */

static void
go_before_scoring (PandoriaWindow *window)
{
  PandoriaAction score;
  g_autoptr (PandoriaGame) game = stored_game_open_before_last ("before-a-card", &score);

  pandoria_window_set_game (window, game);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
}

static guint
count_hands (PandoriaWindow *window)
{
  const PandoriaState *state = window_fixture_get_state (window);
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    n += (guint) state->players[i].hand;
  return n;
}

/* The question which player takes a card is next to the board, with a preview. The main button and
 * Enter score. */
static void
test_score (PandoriaWindow *window)
{
  PandoriaCardPage *card;
  guint hands;

  go_before_scoring (window);
  hands = count_hands (window);
  window_fixture_activate (window, "score");
  g_assert_nonnull (window_find_cards (window));
  g_assert_null (window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (window_get_board (window))));
  g_assert_cmpstr (pandoria_cards_panel_get_title (window_find_cards (window)), ==, "Score");
  g_assert_nonnull (window_driver_get_view (window)->foresight);
  card = template_child (window_find_cards (window), "card");
  g_assert_true (has_key (window, pandoria_card_page_get_button (card)));
  g_assert_cmpstr (template_text (window_get_turn_bar (window), "main_label"), ==, "Score");
  take_scored_card (template_child (card, "score_group"), 0);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  press_enter (window, is_quiet);
  g_assert_true (window_fixture_get_state (window)->scored);
  g_assert_cmpuint (count_hands (window), ==, hands + 1);
  check_gone (window);
}

static void
test_score_escape (PandoriaWindow *window)
{
  guint position;
  gboolean foreseen;

  go_before_scoring (window);
  gtk_widget_grab_focus (template_child (window_get_turn_bar (window), "main_button"));
  position = pandoria_game_get_position (window_driver_get_game (window));
  foreseen = window_driver_get_view (window)->foresight != NULL;
  window_fixture_activate (window, "score");
  g_assert_true (keyboard_press (window, "Escape"));
  check_gone (window);
  g_assert_true ((window_driver_get_view (window)->foresight != NULL) == foreseen);
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), ==, position);
  g_assert_true (has_key (window, template_child (window_get_turn_bar (window), "main_button")));
}

static void
test_score_medium (PandoriaWindow *window)
{
  GtkWidget *dialog;

  go_before_scoring (window);
  window_fixture_resize (window, 720, 800, PANDORIA_WIDTH_MEDIUM);
  window_fixture_activate (window, "score");
  dialog = window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL);
  g_assert_nonnull (dialog);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Score");
  g_assert_true (keyboard_press (dialog, "Escape"));
  g_assert_null (window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL));
  g_assert_false (window_fixture_get_state (window)->scored);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/questions/keys", test_keys);
  window_fixture_add ("/questions/pointer", test_pointer);
  window_fixture_add ("/questions/escape", test_escape);
  window_fixture_add ("/questions/left", test_left);
  window_fixture_add ("/questions/panels", test_panels);
  window_fixture_add ("/questions/medium", test_medium);
  window_fixture_add ("/questions/card", test_card);
  window_fixture_add ("/questions/score", test_score);
  window_fixture_add ("/questions/score-escape", test_score_escape);
  window_fixture_add ("/questions/score-medium", test_score_medium);
  return window_fixture_run_in_one_window ();
}
