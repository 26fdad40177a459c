/* How many presses a new game takes in the real window, and where the keyboard goes by itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-board-view.h"
#include "pandoria-game.h"
#include "pandoria-middle-window.h"
#include "pandoria-name-entry.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-seat-row.h"
#include "pandoria-table-panel.h"
#include "window-fixture.h"

#define MOST_PRESSES       39 /* besides typing names */
#define MOST_PRESSES_AGAIN 11

static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };

static gpointer
get_child (gpointer window, const char *id)
{
  return gtk_widget_get_template_child (window, PANDORIA_TYPE_NEW_GAME_WINDOW, id);
}

/* One press: the key of the command, which the application takes. */
static gpointer
open_window (PandoriaWindow *window)
{
  GtkWidget *dialog;

  keyboard_n_presses++;
  window_fixture_activate (window, "new");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW);
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  return dialog;
}

static GtkWidget *
get_focus (gpointer dialog)
{
  return gtk_root_get_focus (GTK_ROOT (dialog));
}

static gboolean
is_at_tiles (gpointer dialog)
{
  return gtk_widget_get_visible (get_child (dialog, "begin_button"))
         && !gtk_stack_get_transition_running (get_child (dialog, "stack"));
}

static gboolean
is_gone (gpointer data)
{
  return window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW) == NULL;
}

/* Enter on a button: GTK shows it pressed for a moment. */
static void
press_next (gpointer dialog)
{
  g_assert_true (get_focus (dialog) == get_child (dialog, "next_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (is_at_tiles, dialog));
}

static void
press_begin (gpointer dialog)
{
  g_assert_true (get_focus (dialog) == get_child (dialog, "begin_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (is_gone, NULL));
}

/* Types into what has the keyboard; that is not counted. */
static void
type_name (gpointer dialog, const char *name)
{
  g_assert_true (GTK_IS_EDITABLE (get_focus (dialog)));
  gtk_editable_set_text (GTK_EDITABLE (get_focus (dialog)), name);
  window_driver_settle ();
}

static void
type_names (gpointer dialog)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      type_name (dialog, names[i]);
      g_assert_true (keyboard_press (dialog, "Return"));
    }
}

static void
check_game (PandoriaWindow *window, guint most)
{
  PandoriaRecord *record = pandoria_game_get_record (window_driver_get_game (window));

  g_test_message ("%u presses", keyboard_n_presses);
  g_assert_cmpuint (keyboard_n_presses, <=, most);
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW));
  g_assert_cmpuint (pandoria_record_get_setup (record)->n_players, ==, 4);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (pandoria_record_get_player_name (record, i), ==, names[i]);
  g_assert_true (g_str_has_prefix (pandoria_record_get_title (record), "Marta, Jonas, Aylin, Pieter · "));
}

static void
choose_tiles_by_keys (gpointer dialog)
{
  static const char *const keys[] = { "1", "6", "3", "8" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (keyboard_press (dialog, keys[i]));
}

/* Enter leads from name to name, to the button, to the board; the last start tile to the button that begins. */
static void
begin_by_keys (PandoriaWindow *window)
{
  gpointer dialog = open_window (window);

  g_assert_true (gtk_widget_has_focus (get_focus (dialog)));
  type_names (dialog);
  press_next (dialog);
  g_assert_true (gtk_widget_get_ancestor (get_focus (dialog), PANDORIA_TYPE_BOARD_VIEW) != NULL);
  choose_tiles_by_keys (dialog);
  press_begin (dialog);
}

static void
test_keys (PandoriaWindow *window)
{
  keyboard_start_counting ();
  begin_by_keys (window);
  check_game (window, MOST_PRESSES);
}

/* The same group, with its realms, and a title of its own. */
static void
test_same_group (PandoriaWindow *window)
{
  g_autoptr (PandoriaRecord) before = NULL;
  PandoriaRecord *after;
  gpointer dialog;

  begin_by_keys (window);
  before = pandoria_record_ref (pandoria_game_get_record (window_driver_get_game (window)));
  keyboard_start_counting ();
  dialog = open_window (window);
  keyboard_n_presses++; /* Alt+S */
  g_assert_true (gtk_widget_mnemonic_activate (get_child (dialog, "last_row"), FALSE));
  window_driver_settle ();
  press_next (dialog);
  choose_tiles_by_keys (dialog);
  press_begin (dialog);
  check_game (window, MOST_PRESSES_AGAIN);
  after = pandoria_game_get_record (window_driver_get_game (window));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpuint (pandoria_record_get_setup (after)->players[i].realm, ==,
                      pandoria_record_get_setup (before)->players[i].realm);
  g_assert_cmpstr (pandoria_record_get_title (after), !=, pandoria_record_get_title (before));
}

static GtkWidget *
find_hex_button (gpointer dialog, guint number)
{
  GtkWidget *grid = window_driver_find_widget (get_child (dialog, "start_tiles"), GTK_TYPE_GRID);
  GtkWidget *button = gtk_widget_get_first_child (grid);

  for (guint i = 1; i < number; i++)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/* Each button lies on top where it is pressed. */
static void
test_pointer (PandoriaWindow *window)
{
  gpointer dialog;

  keyboard_start_counting ();
  dialog = open_window (window);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_child (dialog, "seats_list"), (int) i);

      keyboard_n_presses++; /* into the entry */
      gtk_widget_grab_focus (pandoria_seat_row_get_entry (PANDORIA_SEAT_ROW (row)));
      type_name (dialog, names[i]);
    }
  keyboard_click (get_child (dialog, "draw_button"));
  keyboard_click (get_child (dialog, "next_button"));
  g_assert_true (window_fixture_wait (is_at_tiles, dialog));
  for (guint i = 1; i <= PANDORIA_N_START; i++)
    keyboard_click (find_hex_button (dialog, i));
  keyboard_click (get_child (dialog, "begin_button"));
  check_game (window, MOST_PRESSES);
}

/* Alt and an arrow move the seat, and the keyboard goes with it. */
static void
test_move_seat (PandoriaWindow *window)
{
  gpointer dialog = open_window (window);
  GtkWidget *focus;

  type_names (dialog);
  gtk_widget_grab_focus (pandoria_seat_row_get_entry (
      PANDORIA_SEAT_ROW (gtk_list_box_get_row_at_index (get_child (dialog, "seats_list"), 0))));
  focus = get_focus (dialog);
  g_assert_true (keyboard_press (dialog, "<Alt>Down"));
  g_assert_true (get_focus (dialog) == focus);
  g_assert_cmpstr (pandoria_seat_row_get_name (
                       PANDORIA_SEAT_ROW (gtk_list_box_get_row_at_index (get_child (dialog, "seats_list"), 1))),
                   ==, "Marta");
  g_assert_true (keyboard_press (dialog, "Escape"));
  window_driver_settle ();
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW));
}

static gboolean
has_names (gpointer dialog)
{
  return pandoria_new_game_window_knows_names (dialog);
}

/* Names of the archive are offered while one is typed; Down and Enter take one, and go on. */
static void
test_completion (PandoriaWindow *window)
{
  gpointer dialog;

  begin_by_keys (window);
  dialog = open_window (window);
  g_assert_true (window_fixture_wait (has_names, dialog));
  type_name (dialog, "jo");
  g_assert_true (keyboard_press (dialog, "Down"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_cmpstr (pandoria_seat_row_get_name (
                       PANDORIA_SEAT_ROW (gtk_list_box_get_row_at_index (get_child (dialog, "seats_list"), 0))),
                   ==, "Jonas");
  type_name (dialog, "jo"); /* who has a seat already is not offered another one */
  keyboard_press (dialog, "Down");
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_cmpstr (pandoria_seat_row_get_name (
                       PANDORIA_SEAT_ROW (gtk_list_box_get_row_at_index (get_child (dialog, "seats_list"), 1))),
                   ==, "jo");
  gtk_window_close (dialog);
  window_driver_settle ();
}

static gboolean
is_asked_for_position (gpointer data)
{
  return window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW) != NULL;
}

static gboolean
has_new_game (gpointer window)
{
  return g_strcmp0 (pandoria_record_get_player_name (pandoria_game_get_record (window_driver_get_game (window)), 0),
                    names[0])
         == 0;
}

static gpointer
get_part (gpointer position, const char *id)
{
  return gtk_widget_get_template_child (position, PANDORIA_TYPE_MIDDLE_WINDOW, id);
}

/* A game that is under way at the table begins with what lies there: one correction here. */
static void
test_under_way (PandoriaWindow *window)
{
  gpointer dialog = open_window (window), position;

  type_names (dialog);
  press_next (dialog);
  choose_tiles_by_keys (dialog);
  gtk_switch_set_active (get_child (dialog, "under_way_switch"), TRUE);
  press_begin (dialog);
  g_assert_true (window_fixture_wait (is_asked_for_position, NULL));
  position = window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW);
  gtk_spin_button_set_value (
      (gpointer) gtk_widget_get_template_child (get_part (position, "table"), PANDORIA_TYPE_TABLE_PANEL, "round"), 5);
  while (!gtk_widget_get_visible (get_part (position, "begin_button")))
    g_signal_emit_by_name (get_part (position, "next_button"), "clicked");
  g_signal_emit_by_name (get_part (position, "begin_button"), "clicked");
  g_assert_true (window_fixture_wait (has_new_game, window));
  g_assert_cmpuint (window_fixture_get_state (window)->round, ==, 5);
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), ==, 1);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/new-game/keys", test_keys);
  window_fixture_add ("/new-game/same-group", test_same_group);
  window_fixture_add ("/new-game/pointer", test_pointer);
  window_fixture_add ("/new-game/move-seat", test_move_seat);
  window_fixture_add ("/new-game/completion", test_completion);
  window_fixture_add ("/new-game/under-way", test_under_way);
  return window_fixture_run ();
}
