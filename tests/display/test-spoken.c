/* Tests what a screen reader announces of the window: its title, announcements, and the Tab order
 * of the tray.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-card-change.h"
#include "pandoria-ledger-row.h"
#include "pandoria-list-rows.h"
#include "pandoria-player-card.h"
#include "pandoria-summary-window.h"
#include "pandoria-text-spoken.h"
#include "pandoria-widgets.h"
#include "template-child.h"
#include "window-fixture.h"
#include "window-parts.h"

/* --- helpers --- */

static void
assert_heard (PandoriaWindow *window, const char *text)
{
  g_assert_true (window_fixture_was_announced (window, text));
}

/* Waits until earlier announcements have been made. */
static void
lay_tile (PandoriaWindow *window)
{
  window_fixture_wait_for_words (window);
  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  window_fixture_wait_for_words (window);
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("C5"));
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("C4"));
}

static gboolean
is_in_tray (PandoriaWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (window_get_tray (window)));
}

/* --- tests --- */

/* The window title names the active player before the game's title. The header bar shows only the
 * game's title. */
static void
test_title (PandoriaWindow *window)
{
  window_fixture_wait_for_words (window);
  g_assert_true (g_str_has_suffix (gtk_window_get_title (GTK_WINDOW (window)),
                                   "Marta, place a tile — Short game"));
  g_assert_cmpstr (adw_window_title_get_title (window_get_title (window)), ==, "Short game");
}

static void
test_acts (PandoriaWindow *window)
{
  lay_tile (window);
  assert_heard (window, "Tile at C5 C4. Marta, place a figure — Short game");
  window_fixture_activate (window, "end-turn");
  assert_heard (window, "End of turn. Jonas, place a tile — Short game");
  window_fixture_activate (window, "undo");
  assert_heard (window, "Undone: End of turn. Marta, place a figure — Short game");
  window_fixture_activate (window, "redo");
  assert_heard (window, "Redone: End of turn. Jonas, place a tile — Short game");
}

/* A refusal is announced with its rule. A repeated refusal gets a trailing space, so that it is
 * announced again. A choice is announced once. */
static void
test_refusals (PandoriaWindow *window)
{
  window_fixture_wait_for_words (window);
  window_fixture_choose_hex (window, 1);
  assert_heard (window, "First space: Forest, 1 wood");
  keyboard_press (window, "w");
  assert_heard (window, "Place a tile first (rule 6).");
  keyboard_press (window, "w");
  assert_heard (window, "Place a tile first (rule 6). ");
}

/* Opening another game announces its title, and nothing of the previous game. */
static void
test_another_game (PandoriaWindow *window)
{
  lay_tile (window);
  assert_heard (window, "Tile at C5 C4. Marta, place a figure — Short game");
  pandoria_window_set_game (window, NULL);
  assert_heard (window, "Pandoria Companion");
}

static gboolean
is_on_row_of_history (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL
         && gtk_widget_is_ancestor (focus, template_child (window_get_sidebar (window), "history"))
         && PANDORIA_IS_LEDGER_ROW (gtk_widget_get_first_child (focus));
}

/* Ctrl+L and Ctrl+H move the focus to the rows, or report that there are none. The position of a
 * row in the history is announced after it. */
static void
test_lists (PandoriaWindow *window)
{
  window_fixture_wait_for_words (window);
  window_fixture_activate (window, "ledger");
  assert_heard (window,
                "Nothing Gained Yet. Every change of a marker appears here, with its calculation.");
  lay_tile (window);
  window_fixture_activate (window, "end-turn");
  window_fixture_activate (window, "history");
  g_assert_true (window_fixture_wait (is_on_row_of_history, window));
  window_fixture_wait_for_words (window);
  g_assert_true (gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (window)),
                                             "list.select-item", "(ubb)", 2, FALSE, FALSE));
  assert_heard (window, "You are looking at turn 1, after “Tile at C5 C4”.");
}

/* Each earlier position is announced, and the return to the present. */
static void
test_positions (PandoriaWindow *window)
{
  lay_tile (window);
  window_fixture_activate (window, "end-turn");
  window_fixture_wait_for_words (window);
  window_fixture_activate (window, "look-previous");
  assert_heard (window, "You are looking at turn 1, after “Tile at C5 C4”.");
  window_fixture_activate (window, "look-previous");
  assert_heard (window, "You are looking at the beginning of the game.");
  window_fixture_activate (window, "look-now");
  assert_heard (window, "Jonas, place a tile — Short game");
}

/* Tab leaves the tray from the first hex to choose. Arrow keys stay in the tray. */
static void
test_tray (PandoriaWindow *window)
{
  g_assert_true (
      gtk_widget_child_focus (GTK_WIDGET (window_get_tray (window)), GTK_DIR_TAB_FORWARD));
  g_assert_true (is_in_tray (window));
  for (int i = 0; i < 20; i++)
    g_assert_true (gtk_widget_child_focus (GTK_WIDGET (window_get_tray (window)),
                                           (GtkDirectionType) (GTK_DIR_UP + i % 4)));
  g_assert_true (is_in_tray (window));
  g_assert_false (
      gtk_widget_child_focus (GTK_WIDGET (window_get_tray (window)), GTK_DIR_TAB_FORWARD));
  g_assert_false (
      gtk_widget_child_focus (GTK_WIDGET (window_get_tray (window)), GTK_DIR_TAB_BACKWARD));
}

/* Without a sensitive button, the turn bar itself can have the focus. */
static void
test_turn_bar (PandoriaWindow *window)
{
  window_fixture_focus_space (window, pandoria_space_from_name ("D5"));
  g_assert_true (
      gtk_widget_child_focus (GTK_WIDGET (window_get_turn_bar (window)), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == GTK_WIDGET (window_get_turn_bar (window)));
  g_assert_false (
      gtk_widget_child_focus (GTK_WIDGET (window_get_turn_bar (window)), GTK_DIR_TAB_FORWARD));
}

/* --- short answers --- */

/* @text: (transfer full) */
static void
assert_answer (PandoriaWindow *window, char *text)
{
  g_autofree char *owned = text;

  g_test_message ("%s", owned);
  assert_heard (window, owned);
}

/* Keys answer without moving the focus. */
static void
test_answers (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);
  GtkWidget *focus;

  window_fixture_focus_space (window, pandoria_space_from_name ("C5"));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  window_fixture_wait_for_words (window);
  keyboard_press (window, "y");
  assert_answer (window, pandoria_text_spoken_turn (game));
  keyboard_press (window, "<Shift>y");
  assert_answer (window, pandoria_text_spoken_points (game));
  keyboard_press (window, "j");
  assert_answer (window, pandoria_text_spoken_around (game, pandoria_space_from_name ("C5")));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
}

static void
ask_for_player (PandoriaWindow *window, int seat)
{
  window_driver_activate (window, "announce-player", g_variant_new_int32 (seat));
}

/* The same key again, soon after, continues. */
static void
test_player (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);

  window_fixture_wait_for_words (window);
  ask_for_player (window, 1);
  assert_answer (window, pandoria_text_spoken_player (game, 1, PANDORIA_SPOKEN_SUPPLIES));
  ask_for_player (window, 1);
  assert_answer (window, pandoria_text_spoken_player (game, 1, PANDORIA_SPOKEN_SLOTS));
  ask_for_player (window, 0);
  assert_answer (window, pandoria_text_spoken_player (game, 0, PANDORIA_SPOKEN_SUPPLIES));
  ask_for_player (window, 3); /* an empty seat */
  assert_answer (window, pandoria_text_spoken_player (game, 0, PANDORIA_SPOKEN_SUPPLIES));
}

/* Returns: whether @controller takes the name of a space. */
static gboolean
takes_names (PandoriaWindow *window, gpointer controller)
{
  gpointer ear = pandoria_window_get_part (window, PANDORIA_WINDOW_EAR);

  return ear != NULL && GTK_IS_EVENT_CONTROLLER_KEY (controller)
         && g_signal_handler_find (controller, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, ear) != 0;
}

/* Types a letter or a digit into the window. Returns: whether it was taken as part of a name. */
static gboolean
type (PandoriaWindow *window, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  gboolean is_taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (takes_names (window, controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &is_taken);
    }
  window_driver_settle ();
  return is_taken;
}

static void
assert_on (PandoriaWindow *window, const char *name)
{
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == pandoria_board_view_get_space (window_get_board (window),
                                                   pandoria_space_from_name (name)));
}

/* Z, then the name of a space. A 1 may be the beginning of 10 and more; any other key ends the
 * name. */
static void
test_go_to_space (PandoriaWindow *window)
{
  window_fixture_focus_space (window, pandoria_space_from_name ("C5"));
  g_assert_false (type (window, GDK_KEY_d));
  keyboard_press (window, "z");
  g_assert_true (type (window, GDK_KEY_d));
  g_assert_true (type (window, GDK_KEY_5));
  assert_on (window, "D5");
  g_assert_false (type (window, GDK_KEY_c));
  keyboard_press (window, "z");
  g_assert_true (type (window, GDK_KEY_C));
  g_assert_true (type (window, GDK_KEY_KP_4));
  assert_on (window, "C4");
  keyboard_press (window, "z");
  g_assert_false (type (window, GDK_KEY_Left));
  g_assert_false (type (window, GDK_KEY_d));
  keyboard_press (window, "z");
  window_fixture_wait_for_words (window);
  g_assert_true (type (window, GDK_KEY_A));
  g_assert_true (type (window, GDK_KEY_2));
  window_fixture_wait_for_words (window);
  assert_heard (window, "The board has no space A2.");
  assert_on (window, "C4");
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

/* A card was one text of up to 40 words. Its pieces are its description now. */
static void
test_card (PandoriaWindow *window)
{
  const PandoriaState *state = window_fixture_get_state (window);
  g_autofree char *label = pandoria_card_describe (window_driver_get_game (window), state, 0);
  g_autofree char *pieces = pandoria_card_describe_pieces (state, 0);
  GtkWidget *card = template_find_type (window, PANDORIA_TYPE_PLAYER_CARD);

  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, pieces);
  g_assert_cmpuint (count_words (label), <=, 20);
  g_assert_cmpuint (count_words (pieces), <=, 30);
}

/* A row of actions takes its name from what it is given, not from its title. */
static void
test_row (PandoriaWindow *window)
{
  GtkWidget *row = g_object_ref_sink (GTK_WIDGET (pandoria_new_row ("Aylin", "Elves")));

  pandoria_set_accessible_label (row, "Place 1: Aylin");
  g_assert_false (
      gtk_test_accessible_has_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_object_unref (row);
}

/* It was called “GtkExpander”. */
static void
test_expander (PandoriaWindow *window)
{
  GtkWidget *summary;

  window_fixture_activate (window, "summary");
  window_driver_settle ();
  summary = window_driver_find_toplevel (PANDORIA_TYPE_SUMMARY_WINDOW);
  gtk_test_accessible_assert_property (template_find_type (summary, GTK_TYPE_EXPANDER),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "In words");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/spoken/title", test_title);
  window_fixture_add ("/spoken/acts", test_acts);
  window_fixture_add ("/spoken/refusals", test_refusals);
  window_fixture_add ("/spoken/another-game", test_another_game);
  window_fixture_add ("/spoken/lists", test_lists);
  window_fixture_add ("/spoken/positions", test_positions);
  window_fixture_add ("/spoken/answers", test_answers);
  window_fixture_add ("/spoken/player", test_player);
  window_fixture_add ("/spoken/go-to-space", test_go_to_space);
  window_fixture_add ("/spoken/card", test_card);
  window_fixture_add ("/spoken/row", test_row);
  window_fixture_add ("/spoken/expander", test_expander);
  window_fixture_add ("/spoken/tray", test_tray);
  window_fixture_add ("/spoken/turn-bar", test_turn_bar);
  return window_fixture_run ();
}
