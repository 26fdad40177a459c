/* Tests correcting the board of a running game in the real window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "keyboard.h"
#include "pandoria-board-editor.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-game-board-window.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

#define AT(name) pandoria_space_from_name (name)

/* --- helpers -------------------------------------------------------------------------------- */

static PandoriaRecord *
get_record (PandoriaWindow *window)
{
  return pandoria_game_get_record (window_driver_get_game (window));
}

static gpointer
open_board (PandoriaWindow *window)
{
  GtkWidget *dialog;

  window_fixture_activate (window, "correct-board");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_GAME_BOARD_WINDOW);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  return dialog;
}

static PandoriaBoardDraft *
get_draft (gpointer dialog)
{
  return pandoria_board_editor_get_draft (template_child (dialog, "editor"));
}

/* Applies the brush @tool to @space with Enter. */
static void
press (gpointer dialog, const char *tool, const char *space)
{
  gpointer editor = template_child (dialog, "editor");

  g_assert_true (gtk_widget_activate_action (editor, "board-editor.tool", "s", tool));
  pandoria_board_editor_focus (editor, AT (space));
  g_assert_true (keyboard_press (dialog, "Return"));
  window_driver_settle ();
}

static void
apply (gpointer dialog)
{
  g_assert_true (keyboard_press (dialog, "<Control>Return"));
  window_driver_settle ();
}

static gboolean
is_gone (gpointer data)
{
  return window_driver_find_toplevel (PANDORIA_TYPE_GAME_BOARD_WINDOW) == NULL;
}

static void
undo (PandoriaWindow *window)
{
  g_assert_true (keyboard_press (window, "<Control>z"));
  window_driver_settle ();
}

static const PandoriaBoard *
get_board (PandoriaWindow *window)
{
  return &pandoria_record_get_setup (get_record (window))->board;
}

/* --- tests ---------------------------------------------------------------------------------- */

/* An exit with another terrain changes the game at once, which reports that it has its own board.
 * One press undoes it. */
static void
test_exit (PandoriaWindow *window)
{
  g_autofree char *before = NULL, *name = NULL;
  gpointer dialog;

  window_fixture_play_turn (window);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_board (window);
  gtk_drop_down_set_selected (template_child (template_child (dialog, "editor"), "terrain"),
                              PANDORIA_TERRAIN_FOREST);
  press (dialog, "exit", "C8");
  apply (dialog);
  g_assert_true (window_fixture_wait (is_gone, NULL));
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG));
  name = pandoria_record_get_board_name (get_record (window));
  g_assert_cmpuint (get_board (window)->n_exits, ==, 2);
  for (guint i = 0; i < 2; i++)
    if (get_board (window)->exits[i].spaces[0] == AT ("C8"))
      g_assert_cmpuint (get_board (window)->exits[i].terrain, ==, PANDORIA_TERRAIN_FOREST);
  g_test_message ("%s", name);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (template_child (window, "undo_button")),
                            "Correction of the board"));
  undo (window);
  fixture_assert_text (window_driver_get_game (window), before);
}

static int
get_points (PandoriaWindow *window, guint seat)
{
  return window_fixture_get_state (window)->players[seat].counters[PANDORIA_COUNTER_POINTS];
}

/* The exit of P5 and P6 leads into hills instead of a forest. That closes the adjacent forest N4 O5
 * of the game of 30 turns. It is scored when the acts are replayed, all in one step. */
static void
test_scored_again (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("after-30-turns");
  g_autofree char *before = NULL;
  gpointer dialog, editor;

  pandoria_window_set_game (window, game);
  window_driver_settle ();
  before = fixture_get_text (window_driver_get_game (window));
  g_assert_cmpint (get_points (window, 2), ==, 0);
  dialog = open_board (window);
  editor = template_child (dialog, "editor");
  gtk_drop_down_set_selected (template_child (editor, "terrain"), PANDORIA_TERRAIN_HILLS);
  gtk_check_button_set_active (template_child (editor, "paired"), FALSE);
  press (dialog, "exit", "P5");
  gtk_check_button_set_active (template_child (editor, "paired"), TRUE);
  press (dialog, "exit", "P6");
  apply (dialog);
  g_assert_true (window_fixture_wait (is_gone, NULL));
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG));
  g_assert_cmpuint (stored_game_count_turns (window_driver_get_game (window)), ==, 30);
  g_assert_cmpint (get_points (window, 0), ==, 1);
  g_assert_cmpint (get_points (window, 1), ==, 2);
  g_assert_cmpint (get_points (window, 2), ==, 2);
  g_assert_cmpint (get_points (window, 3), ==, 0);
  undo (window);
  g_assert_cmpint (get_points (window, 2), ==, 0);
  fixture_assert_text (window_driver_get_game (window), before);
}

/* Closing the window, or applying it without a change, does not change the game. */
static void
test_nothing (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog;

  window_fixture_play_turn (window);
  before = fixture_get_text (window_driver_get_game (window));
  apply (open_board (window));
  g_assert_true (window_fixture_wait (is_gone, NULL));
  fixture_assert_text (window_driver_get_game (window), before);
  dialog = open_board (window);
  press (dialog, "lake", "J9");
  g_assert_true (keyboard_press (dialog, "Escape"));
  window_driver_settle ();
  g_assert_true (window_fixture_wait (is_gone, NULL));
  fixture_assert_text (window_driver_get_game (window), before);
}

/* Removing the plain below a tile lists conflicts. Cancelling leads back to the drawing; dropping
 * them is one step. */
static void
test_list (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog, list;

  window_fixture_play_turn (window);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_board (window);
  press (dialog, "erase", "C5");
  apply (dialog);
  list = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  g_assert_nonnull (list);
  gtk_window_close (list);
  window_driver_settle ();
  fixture_assert_text (window_driver_get_game (window), before);
  g_assert_true (window_driver_find_toplevel (PANDORIA_TYPE_GAME_BOARD_WINDOW) == dialog);
  g_assert_false (
      pandoria_spaces_has (&pandoria_board_draft_get_board (get_draft (dialog))->plain, AT ("C5")));
  apply (dialog);
  list = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  g_assert_nonnull (list);
  template_press (list, "drop_all_button");
  template_press (list, "accept_button");
  window_driver_settle ();
  g_assert_true (window_fixture_wait (is_gone, NULL));
  g_assert_false (pandoria_spaces_has (&get_board (window)->plain, AT ("C5")));
  undo (window);
  fixture_assert_text (window_driver_get_game (window), before);
}

/* A board that no game can use is refused with the reason. The drawing stays, and the game is
 * unchanged. */
static void
test_refused (PandoriaWindow *window)
{
  g_autofree char *before = fixture_get_text (window_driver_get_game (window));
  gpointer dialog = open_board (window);

  press (dialog, "erase", "D5");
  apply (dialog);
  g_assert_true (window_driver_find_toplevel (PANDORIA_TYPE_GAME_BOARD_WINDOW) == dialog);
  g_assert_true (gtk_widget_get_mapped (template_child (dialog, "refusal")));
  g_assert_cmpuint (strlen (template_text (dialog, "refusal")), >, 0);
  fixture_assert_text (window_driver_get_game (window), before);
}

/* Only on request the board is added to the player's boards, in the form that the game then has. */
static void
test_stored (PandoriaWindow *window)
{
  g_autoptr (GPtrArray) before = pandoria_board_store_list (), after = NULL;
  g_autoptr (PandoriaSaver) stored = NULL;
  gpointer dialog = open_board (window);

  gtk_check_button_set_active (template_child (dialog, "stores"), TRUE);
  press (dialog, "lake", "J9");
  apply (dialog);
  after = pandoria_board_store_list ();
  g_assert_cmpuint (after->len, ==, before->len + 1);
  stored = pandoria_game_board_find_stored (get_record (window));
  g_assert_nonnull (stored);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/correct-board/exit", test_exit);
  window_fixture_add ("/correct-board/scored-again", test_scored_again);
  window_fixture_add ("/correct-board/nothing", test_nothing);
  window_fixture_add ("/correct-board/list", test_list);
  window_fixture_add ("/correct-board/refused", test_refused);
  window_fixture_add ("/correct-board/stored", test_stored);
  return window_fixture_run_in_one_window ();
}
