/* Tests changing the setup of a running game in the real window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "keyboard.h"
#include "new-game-fixture.h"
#include "pandoria-board-view.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-seat-row.h"
#include "pandoria-space-widget.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- helpers -------------------------------------------------------------------------------- */

static PandoriaRecord *
get_record (PandoriaWindow *window)
{
  return pandoria_game_get_record (window_driver_get_game (window));
}

/* Plays a turn of the first player, after an adjustment that removes all crystals. */
static void
play (PandoriaWindow *window)
{
  const PandoriaState *state = window_fixture_get_state (window);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_CRYSTAL]
      = (gint16) -state->players[0].counters[PANDORIA_COUNTER_WOOD];
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  fixture_apply (window_driver_get_game (window), action);
  window_fixture_play_turn (window);
}

static gpointer
open_setup (PandoriaWindow *window)
{
  GtkWidget *dialog;

  window_fixture_activate (window, "edit-setup");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Edit Setup");
  g_assert_cmpstr (gtk_button_get_label (template_child (dialog, "begin_button")), ==, "_Apply");
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "last_list")));
  return dialog;
}

/* Presses Enter on the button of each page. */
static void
try_to_apply (gpointer dialog)
{
  gtk_widget_grab_focus (template_child (dialog, "next_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (new_game_shows_tiles, dialog));
  gtk_widget_grab_focus (template_child (dialog, "begin_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
}

static void
apply (gpointer dialog)
{
  try_to_apply (dialog);
  g_assert_true (window_fixture_wait (new_game_is_closed, NULL));
  window_driver_settle ();
}

static void
undo (PandoriaWindow *window)
{
  g_assert_true (keyboard_press (window, "<Control>z"));
  window_driver_settle ();
}

static guint
get_realm (PandoriaWindow *window)
{
  return window_fixture_get_state (window)->players[0].realm;
}

/* Returns: the color of the figure that was placed. */
static guint
get_figure_color (PandoriaWindow *window)
{
  GtkWidget *space
      = pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name ("C5"));

  return pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (space))->color[0];
}

/* --- tests ---------------------------------------------------------------------------------- */

/* Accepting or cancelling without an edit changes nothing. */
static void
test_nothing (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog;

  play (window);
  before = fixture_get_text (window_driver_get_game (window));
  apply (open_setup (window));
  fixture_assert_text (window_driver_get_game (window), before);
  dialog = open_setup (window);
  /* Another number would give played turns to other players. */
  g_assert_false (gtk_widget_is_sensitive (template_child (dialog, "players_2")));
  g_assert_true (keyboard_press (dialog, "Escape"));
  g_assert_true (window_fixture_wait (new_game_is_closed, NULL));
  fixture_assert_text (window_driver_get_game (window), before);
}

/* Returns: (nullable): the row for the player @name who may leave or return. */
static GtkListBoxRow *
find_leaver (gpointer dialog, const char *name)
{
  GtkWidget *list = template_find_type (template_child (dialog, "leave_group"), GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), name))
      return row;
  return NULL;
}

/* Lets @seat leave, or return. */
static void
choose_presence (PandoriaWindow *window, guint seat)
{
  gpointer dialog = open_setup (window);
  GtkListBoxRow *row
      = find_leaver (dialog, pandoria_record_get_plain_name (get_record (window), seat));

  g_assert_true (gtk_widget_get_visible (template_child (dialog, "leave_group")));
  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_true (window_fixture_wait (new_game_is_closed, NULL));
  window_driver_settle ();
}

/* A player leaves: the turns are skipped, and one undo takes it back. The player may return. */
static void
test_leaving (PandoriaWindow *window)
{
  const guint n = window_fixture_get_state (window)->n_players;
  const guint first = window_fixture_get_state (window)->active;
  const guint next = (first + 1) % n;

  choose_presence (window, next);
  g_assert_true (window_fixture_get_state (window)->players[next].left);
  g_assert_cmpuint (window_fixture_get_state (window)->active, ==, first);
  undo (window);
  g_assert_false (window_fixture_get_state (window)->players[next].left);
  choose_presence (window, next);
  window_fixture_play_turn (window);
  g_assert_cmpuint (window_fixture_get_state (window)->active, ==, (next + 1) % n);
  choose_presence (window, next);
  g_assert_false (window_fixture_get_state (window)->players[next].left);
  g_assert_cmpuint (window_fixture_get_state (window)->active, ==, (next + 1) % n);
}

/* Returns: the question that follows Escape. */
static gpointer
press_escape (gpointer dialog)
{
  gpointer question;

  g_assert_true (keyboard_press (dialog, "Escape"));
  question = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (question);
  g_assert_cmpstr (adw_message_dialog_get_heading (question), ==, "Discard the Changes?");
  g_assert_true (gtk_widget_get_visible (dialog));
  return question;
}

/* The same from the second page. */
static gpointer
press_escape_twice (gpointer dialog)
{
  g_assert_true (keyboard_press (dialog, "Escape"));
  return press_escape (dialog);
}

static void
discard (gpointer question)
{
  adw_message_dialog_response (question, "discard");
  gtk_window_destroy (question);
  g_assert_true (window_fixture_wait (new_game_is_closed, NULL));
}

static gboolean
is_not_asked (gpointer data)
{
  return window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG) == NULL;
}

/* Edits are not discarded without a question. Escape and the default answer keep them. Reverted
 * edits and a look at the second page need no question. */
static void
test_escape (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog, question;

  play (window);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_setup (window);
  gtk_widget_grab_focus (template_child (dialog, "next_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (new_game_shows_tiles, dialog));
  g_assert_true (keyboard_press (dialog, "Escape"));
  new_game_set_name (dialog, 1, "Johanna");
  question = press_escape (dialog);
  g_assert_true (keyboard_press (question, "Escape"));
  g_assert_true (window_fixture_wait (is_not_asked, NULL));
  g_assert_cmpstr (new_game_get_name (dialog, 1), ==, "Johanna");
  new_game_set_name (dialog, 1, "Jonas");
  new_game_set_realm (dialog, 0, PANDORIA_REALM_DWARVES);
  question = press_escape (dialog);
  g_assert_cmpstr (adw_message_dialog_get_default_response (question), ==, "close");
  discard (question);
  fixture_assert_text (window_driver_get_game (window), before);
  dialog = open_setup (window);
  new_game_set_realm (dialog, 0, PANDORIA_REALM_DWARVES);
  new_game_set_realm (dialog, 0, PANDORIA_REALM_HUMANS);
  g_assert_true (keyboard_press (dialog, "Escape"));
  g_assert_true (window_fixture_wait (new_game_is_closed, NULL));
}

/* Cards, history, title and board show a new name and color at once. */
static void
test_names (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog;

  play (window);
  g_object_set (window_driver_get_game (window), "title", "Marta, Jonas · 3 Apr (2)", NULL);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_setup (window);
  new_game_set_name (dialog, 0, "Martha");
  gtk_drop_down_set_selected (template_child (new_game_get_seat (dialog, 0), "color"),
                              PANDORIA_COLOR_GREEN);
  apply (dialog);
  g_assert_cmpstr (pandoria_record_get_player_name (get_record (window), 0), ==, "Martha");
  g_assert_cmpstr (adw_window_title_get_title (window_get_title (window)), ==,
                   "Martha, Jonas · 3 Apr");
  g_assert_cmpint (get_figure_color (window), ==, PANDORIA_COLOR_GREEN);
  undo (window);
  fixture_assert_text (window_driver_get_game (window), before);
  g_assert_cmpstr (adw_window_title_get_title (window_get_title (window)), ==,
                   "Marta, Jonas · 3 Apr (2)");
  g_assert_cmpint (get_figure_color (window), ==, PANDORIA_COLOR_RED);
  /* A title that the user entered does not change. */
  g_object_set (window_driver_get_game (window), "title", "Our third game", NULL);
  dialog = open_setup (window);
  new_game_set_name (dialog, 0, "Martha");
  apply (dialog);
  g_assert_cmpstr (pandoria_record_get_title (get_record (window)), ==, "Our third game");
}

/* The wrong realm is fixed in the middle of the game. One undo takes it back. */
static void
test_realm (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  fixture_apply (window_driver_get_game (window), action);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_setup (window);
  new_game_set_realm (dialog, 0, PANDORIA_REALM_DWARVES);
  apply (dialog);
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG));
  g_assert_cmpuint (get_realm (window), ==, PANDORIA_REALM_DWARVES);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (template_child (window, "undo_button")),
                            "Change of the setup"));
  undo (window);
  g_assert_cmpuint (get_realm (window), ==, PANDORIA_REALM_HUMANS);
  fixture_assert_text (window_driver_get_game (window), before);
}

/* With fewer crystals at the start the first act becomes illegal and is listed. The whole change is
 * one step. */
static void
test_list (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog;
  GtkWidget *list;

  play (window);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_setup (window);
  new_game_set_realm (dialog, 0, PANDORIA_REALM_DWARVES);
  apply (dialog);
  list = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  g_assert_nonnull (list);
  g_assert_cmpuint (get_realm (window), ==, PANDORIA_REALM_HUMANS);
  template_press (list, "drop_all_button");
  template_press (list, "accept_button");
  window_driver_settle ();
  g_assert_cmpuint (get_realm (window), ==, PANDORIA_REALM_DWARVES);
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), ==, 3);
  undo (window);
  fixture_assert_text (window_driver_get_game (window), before);
}

/* Cancelling the list changes nothing, and leads back to the edits. */
static void
test_list_cancelled (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog;

  play (window);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_setup (window);
  new_game_set_realm (dialog, 0, PANDORIA_REALM_DWARVES);
  apply (dialog);
  gtk_window_close (GTK_WINDOW (window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG)));
  window_driver_settle ();
  fixture_assert_text (window_driver_get_game (window), before);
  g_assert_null (pandoria_play_get_amend (pandoria_window_get_play (window)));
  g_assert_true (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW) == dialog);
  g_assert_cmpuint (new_game_get_realm (dialog, 0), ==, PANDORIA_REALM_DWARVES);
  discard (press_escape_twice (dialog));
  dialog = open_setup (window); /* the setup of the current game */
  g_assert_cmpuint (new_game_get_realm (dialog, 0), ==, PANDORIA_REALM_HUMANS);
}

static gboolean
is_refused (gpointer dialog)
{
  return gtk_widget_get_mapped (template_child (dialog, "missing_label"));
}

/* An act that is impossible with that realm is named above the page, which stays open. Nothing has
 * changed, and the edits are still there. */
static void
test_refused (PandoriaWindow *window)
{
  g_autofree char *before = NULL;
  gpointer dialog;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.tableau.n_slots = PANDORIA_MAX_SLOTS;
  fixture_apply (window_driver_get_game (window), action);
  before = fixture_get_text (window_driver_get_game (window));
  dialog = open_setup (window);
  new_game_set_realm (dialog, 0, PANDORIA_REALM_GOBLINS);
  new_game_set_name (dialog, 1, "Johanna");
  try_to_apply (dialog);
  g_assert_true (window_fixture_wait (is_refused, dialog));
  window_driver_settle ();
  g_assert_true (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW) == dialog);
  g_assert_null (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  g_test_message ("%s", gtk_label_get_label (template_child (dialog, "missing_label")));
  g_assert_nonnull (
      strstr (gtk_label_get_label (template_child (dialog, "missing_label")), "action 1 "));
  fixture_assert_text (window_driver_get_game (window), before);
  g_assert_null (pandoria_play_get_amend (pandoria_window_get_play (window)));
  g_assert_cmpuint (new_game_get_realm (dialog, 0), ==, PANDORIA_REALM_GOBLINS);
  new_game_set_realm (dialog, 0, PANDORIA_REALM_HUMANS);
  g_assert_false (is_refused (dialog));
  gtk_widget_grab_focus (template_child (dialog, "begin_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (new_game_is_closed, NULL));
  g_assert_cmpstr (pandoria_record_get_player_name (get_record (window), 1), ==, "Johanna");
}

/* Acts follow a player to another seat. */
static void
test_seats (PandoriaWindow *window)
{
  gpointer dialog;
  const PandoriaAction *adjust;

  play (window);
  dialog = open_setup (window);
  gtk_widget_activate_action (GTK_WIDGET (new_game_get_seat (dialog, 1)), "seat.move", "i", -1);
  apply (dialog);
  g_assert_cmpstr (pandoria_record_get_player_name (get_record (window), 0), ==, "Jonas");
  adjust = pandoria_record_get_action (get_record (window), 0);
  g_assert_cmpuint (adjust->player, ==, 1);
  g_assert_cmpuint (
      window_fixture_get_state (window)->players[1].counters[PANDORIA_COUNTER_CRYSTAL], ==, 0);
}

/* The command is disabled in an earlier position, and during a correction. */
static void
test_impossible (PandoriaWindow *window)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), "edit-setup");

  play (window);
  g_assert_true (g_action_get_enabled (action));
  window_fixture_activate (window, "look-previous");
  g_assert_false (g_action_get_enabled (action));
  window_fixture_activate (window, "correct-act");
  window_driver_settle ();
  g_assert_false (g_action_get_enabled (action));
  window_fixture_activate (window, "cancel-correction");
  g_assert_true (g_action_get_enabled (action));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/edit-setup/nothing", test_nothing);
  window_fixture_add ("/edit-setup/leaving", test_leaving);
  window_fixture_add ("/edit-setup/escape", test_escape);
  window_fixture_add ("/edit-setup/names", test_names);
  window_fixture_add ("/edit-setup/realm", test_realm);
  window_fixture_add ("/edit-setup/list", test_list);
  window_fixture_add ("/edit-setup/list-cancelled", test_list_cancelled);
  window_fixture_add ("/edit-setup/refused", test_refused);
  window_fixture_add ("/edit-setup/seats", test_seats);
  window_fixture_add ("/edit-setup/impossible", test_impossible);
  return window_fixture_run_in_one_window ();
}
