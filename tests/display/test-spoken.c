/* Tests what a screen reader announces of the window: its title, announcements, and the Tab order
 * of the tray.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-ledger-row.h"
#include "template-child.h"
#include "window-fixture.h"

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
  window_fixture_add ("/spoken/tray", test_tray);
  window_fixture_add ("/spoken/turn-bar", test_turn_bar);
  return window_fixture_run ();
}
