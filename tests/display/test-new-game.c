/* Tests the number of presses for a new game in the real window, and how the focus moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "keyboard.h"
#include "new-game-fixture.h"
#include "pandoria-board-view.h"
#include "pandoria-correction-panel.h"
#include "pandoria-folder.h"
#include "pandoria-middle-window.h"
#include "pandoria-number-row.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

#define MOST_PRESSES       39 /* besides typing names */
#define MOST_PRESSES_AGAIN 11
/* For a partnership of four, with known names and with unknown names. */
#define MOST_PRESSES_KNOWN   30
#define MOST_PRESSES_UNKNOWN 40

static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };

/* Presses the key of the command, which counts as one press. The application handles it. */
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

/* Presses Enter on a button. GTK shows it as pressed for a while. */
static void
press_next (gpointer dialog)
{
  g_assert_true (get_focus (dialog) == template_child (dialog, "next_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (new_game_shows_tiles, dialog));
}

static void
press_begin (gpointer dialog)
{
  g_assert_true (get_focus (dialog) == template_child (dialog, "begin_button"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (window_fixture_wait (new_game_is_closed, NULL));
}

/* Types into the focused widget, without counting presses. */
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
  g_assert_true (g_str_has_prefix (pandoria_record_get_title (record),
                                   pandoria_record_get_setup (record)->partnership
                                       ? "Marta and Aylin – Jonas and Pieter · "
                                       : "Marta, Jonas, Aylin, Pieter · "));
}

static void
choose_tiles_by_keys (gpointer dialog)
{
  static const char *const keys[] = { "1", "6", "3", "8" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (keyboard_press (dialog, keys[i]));
}

/* Enter moves from name to name, to the button, and to the board. After the last start tile it
 * moves to the button that starts the game. */
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

/* The same players, with their realms, and a new title. */
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
  g_assert_true (gtk_widget_mnemonic_activate (template_child (dialog, "last_row"), FALSE));
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
  GtkWidget *grid = template_find_type (template_child (dialog, "start_tiles"), GTK_TYPE_GRID);
  GtkWidget *button = gtk_widget_get_first_child (grid);

  for (guint i = 1; i < number; i++)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

/* No widget covers a button at the point where it is pressed. */
static void
test_pointer (PandoriaWindow *window)
{
  gpointer dialog;

  keyboard_start_counting ();
  dialog = open_window (window);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkListBoxRow *row
          = gtk_list_box_get_row_at_index (template_child (dialog, "seats_list"), (int) i);

      keyboard_n_presses++; /* into the entry */
      gtk_widget_grab_focus (GTK_WIDGET (pandoria_seat_row_get_entry (PANDORIA_SEAT_ROW (row))));
      type_name (dialog, names[i]);
    }
  keyboard_click (template_child (dialog, "draw_button"));
  keyboard_click (template_child (dialog, "next_button"));
  g_assert_true (window_fixture_wait (new_game_shows_tiles, dialog));
  for (guint i = 1; i <= PANDORIA_N_START; i++)
    keyboard_click (find_hex_button (dialog, i));
  keyboard_click (template_child (dialog, "begin_button"));
  check_game (window, MOST_PRESSES);
}

/* Tab goes from a name to the color and the realm, then to the handle. */
static void
test_tab (PandoriaWindow *window)
{
  gpointer dialog = open_window (window);
  GtkWidget *row = GTK_WIDGET (new_game_get_seat (dialog, 0));
  GtkWidget *handle = GTK_WIDGET (template_child (row, "handle"));

  g_assert_true (gtk_widget_is_ancestor (get_focus (dialog), row));
  for (guint i = 0; i < 3; i++)
    {
      g_assert_false (gtk_widget_is_ancestor (get_focus (dialog), handle));
      g_assert_true (gtk_widget_child_focus (dialog, GTK_DIR_TAB_FORWARD));
    }
  g_assert_true (gtk_widget_is_ancestor (get_focus (dialog), handle));
  gtk_window_close (dialog);
  window_driver_settle ();
}

/* Alt and an arrow move the seat, and the focus follows. */
static void
test_move_seat (PandoriaWindow *window)
{
  gpointer dialog = open_window (window);
  GtkWidget *focus;

  type_names (dialog);
  gtk_widget_grab_focus (GTK_WIDGET (pandoria_seat_row_get_entry (new_game_get_seat (dialog, 0))));
  focus = get_focus (dialog);
  g_assert_true (keyboard_press (dialog, "<Alt>Down"));
  g_assert_true (get_focus (dialog) == focus);
  g_assert_cmpstr (new_game_get_name (dialog, 1), ==, "Marta");
  g_assert_true (keyboard_press (dialog, "Escape"));
  window_driver_settle ();
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW));
}

static gpointer
get_tiles_child (gpointer dialog, const char *id)
{
  return template_child (template_child (dialog, "start_tiles"), id);
}

static gboolean
is_on_space (gpointer dialog, const char *name)
{
  PandoriaBoardView *board
      = PANDORIA_BOARD_VIEW (adw_bin_get_child (get_tiles_child (dialog, "board_bin")));

  return get_focus (dialog)
         == pandoria_board_view_get_space (board, pandoria_space_from_name (name));
}

static gpointer
begin_tiles (PandoriaWindow *window, gboolean artifacts)
{
  gpointer dialog = open_window (window);

  type_names (dialog);
  gtk_switch_set_active (template_child (dialog, "artifacts_switch"), artifacts);
  press_next (dialog);
  return dialog;
}

static const PandoriaSetup *
get_setup (PandoriaWindow *window)
{
  return pandoria_record_get_setup (pandoria_game_get_record (window_driver_get_game (window)));
}

/* The next space gets the focus automatically. An arrow and Enter choose another place for the
 * tile; R rotates both tiles. */
static void
test_turn_by_keys (PandoriaWindow *window)
{
  gpointer dialog = begin_tiles (window, FALSE);
  g_autofree char *way = NULL;

  g_assert_true (is_on_space (dialog, "H6"));
  keyboard_press (dialog, "1");
  g_assert_true (is_on_space (dialog, "H7"));
  g_assert_true (keyboard_press (dialog, "Up"));
  g_assert_true (keyboard_press (dialog, "Right"));
  g_assert_true (is_on_space (dialog, "I6"));
  g_assert_true (keyboard_press (dialog, "Return"));
  keyboard_press (dialog, "2");
  g_assert_true (is_on_space (dialog, "H7"));
  keyboard_press (dialog, "3");
  g_assert_true (is_on_space (dialog, "I7"));
  keyboard_press (dialog, "4");
  way = g_strdup (gtk_label_get_label (get_tiles_child (dialog, "prompt")));
  g_assert_true (g_str_has_prefix (way, "The starting tiles are on H6 I6 and H7 I7."));
  gtk_widget_grab_focus (get_tiles_child (dialog, "turn_button"));
  window_fixture_wait_for_words (dialog);
  g_assert_true (keyboard_press (dialog, "r"));
  g_assert_true (
      window_fixture_was_announced (dialog, "The starting tiles are on H6 H7 and I6 I7."));
  g_assert_true (keyboard_press (dialog, "r"));
  g_assert_cmpstr (gtk_label_get_label (get_tiles_child (dialog, "prompt")), ==, way);
  gtk_widget_grab_focus (template_child (dialog, "begin_button"));
  press_begin (dialog);
  g_assert_cmpstr (pandoria_space_name (get_setup (window)->start_tiles[0][1].at), ==, "I6");
}

static GtkWidget *
get_token (gpointer dialog, int artifacts)
{
  GtkWidget *rack = get_tiles_child (dialog, "relic_rack");
  gpointer tokens = template_child (rack, "tokens");

  return gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (tokens, artifacts - 1));
}

/* Moves two spaces down from the last start space. */
static void
walk_to_h9 (gpointer dialog)
{
  PandoriaBoardView *board
      = PANDORIA_BOARD_VIEW (adw_bin_get_child (get_tiles_child (dialog, "board_bin")));

  gtk_widget_grab_focus (pandoria_board_view_get_space (board, pandoria_space_from_name ("H7")));
  g_assert_true (keyboard_press (dialog, "Down"));
  g_assert_true (keyboard_press (dialog, "Down"));
  g_assert_true (is_on_space (dialog, "H9"));
}

static gboolean
is_in_text (gpointer dialog)
{
  return GTK_IS_TEXT (get_focus (dialog));
}

/* The expansion's starting tile and the relics, without the pointer: a space, its neighbor, their
 * contents; a relic, its points. */
static void
test_expansion_by_keys (PandoriaWindow *window)
{
  PandoriaPrinted relic = pandoria_printed_relic (4);
  gpointer dialog = begin_tiles (window, TRUE);

  relic.value = 6;
  g_assert_true (
      pandoria_catalogue_learn (pandoria_window_get_catalogue (window), &relic, NULL, NULL));
  choose_tiles_by_keys (dialog);
  walk_to_h9 (dialog);
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (keyboard_press (dialog, "Down"));
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (is_on_space (dialog, "H9"));
  keyboard_press (dialog, "4");
  g_assert_true (is_on_space (dialog, "H10"));
  keyboard_press (dialog, "5");
  g_assert_true (get_focus (dialog) == template_child (dialog, "begin_button"));
  gtk_widget_grab_focus (get_token (dialog, 4));
  g_assert_true (keyboard_press (dialog, "space"));
  g_assert_true (window_fixture_wait (is_in_text, dialog));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_focus (dialog))), ==, "6");
  gtk_editable_set_text (GTK_EDITABLE (get_focus (dialog)), "8");
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_true (get_focus (dialog) == get_token (dialog, 4));
  gtk_widget_grab_focus (template_child (dialog, "begin_button"));
  press_begin (dialog);
  g_assert_cmpuint (get_setup (window)->n_artifact_start, ==, 2);
  g_assert_cmpstr (pandoria_space_name (get_setup (window)->artifact_start[1].at), ==, "H10");
  g_assert_cmpint (get_setup (window)->n_relics, ==, 1);
  g_assert_cmpuint (get_setup (window)->relics[0].artifacts, ==, 4);
  g_assert_cmpuint (get_setup (window)->relics[0].points, ==, 8);
}

static PandoriaSeatRow *
get_seat (gpointer dialog, int seat)
{
  return PANDORIA_SEAT_ROW (
      gtk_list_box_get_row_at_index (template_child (dialog, "seats_list"), seat));
}

static void
leave (gpointer dialog)
{
  g_assert_true (keyboard_press (dialog, "Escape"));
  window_driver_settle ();
  g_assert_true (new_game_is_closed (NULL));
}

static gboolean
is_again (gpointer dialog)
{
  return gtk_widget_get_visible (template_child (dialog, "again_row"));
}

/* Escape loses nothing: names, realms and start tiles are restored until they have led to a game.
 */
static void
test_kept (PandoriaWindow *window)
{
  gpointer dialog = open_window (window);

  g_assert_false (is_again (dialog));
  leave (dialog); /* without entries there is nothing to restore */
  dialog = open_window (window);
  g_assert_false (is_again (dialog));
  type_name (dialog, names[0]);
  keyboard_press (dialog, "Return");
  type_name (dialog, names[1]);
  new_game_set_realm (dialog, 1, PANDORIA_REALM_ELVES);
  leave (dialog);

  dialog = open_window (window);
  g_assert_true (is_again (dialog));
  g_assert_cmpstr (new_game_get_name (dialog, 0), ==, names[0]);
  g_assert_cmpuint (new_game_get_realm (dialog, 1), ==, PANDORIA_REALM_ELVES);
  g_assert_true (gtk_widget_is_ancestor (get_focus (dialog), GTK_WIDGET (get_seat (dialog, 2))));
  type_name (dialog, names[2]);
  keyboard_press (dialog, "Return");
  type_name (dialog, names[3]);
  keyboard_press (dialog, "Return");
  press_next (dialog);
  keyboard_press (dialog, "1");
  keyboard_press (dialog, "6");
  g_assert_true (keyboard_press (dialog, "Escape")); /* back to the players */
  window_driver_settle ();
  leave (dialog);

  dialog = open_window (window);
  press_next (dialog);
  keyboard_press (dialog, "3");
  keyboard_press (dialog, "8");
  press_begin (dialog);
  check_game (window, G_MAXUINT);
  g_assert_cmpuint (get_setup (window)->start_tiles[0][1].symbols, ==, 2);
  dialog = open_window (window);
  g_assert_false (is_again (dialog));
  g_assert_cmpstr (new_game_get_name (dialog, 0), ==, "");
  leave (dialog);
}

/* One press discards the kept entries. */
static void
test_start_over (PandoriaWindow *window)
{
  gpointer dialog = open_window (window), other;

  type_name (dialog, names[0]);
  leave (dialog);
  dialog = open_window (window);
  g_assert_true (gtk_widget_mnemonic_activate (template_child (dialog, "again_row"), FALSE));
  window_driver_settle ();
  other = window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW);
  g_assert_nonnull (other);
  gtk_test_widget_wait_for_draw (other);
  g_assert_false (is_again (other));
  g_assert_cmpstr (new_game_get_name (other, 0), ==, "");
  leave (other);
}

/* The open game cannot be saved and stays open. The entries for the new game are kept. */
static void
test_waiting (PandoriaWindow *window)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  PandoriaAction action;
  gpointer dialog;
  GtkWidget *question;

  begin_by_keys (window);
  fixture_empty_games ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL)); /* a file instead of the folder */
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  pandoria_game_apply_noted (window_driver_get_game (window), &action, NULL, NULL, NULL);
  dialog = open_window (window);
  type_names (dialog);
  press_next (dialog);
  choose_tiles_by_keys (dialog);
  press_begin (dialog);
  question = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (question);
  gtk_window_close (GTK_WINDOW (question)); /* wait */
  window_driver_settle ();
  dialog = open_window (window);
  g_assert_true (is_again (dialog));
  g_assert_true (new_game_shows_tiles (dialog));
  g_assert_cmpstr (new_game_get_name (dialog, 3), ==, names[3]);
  g_unlink (folder);
  window_fixture_activate (window, "try-saving");
  press_begin (dialog); /* now it can close */
  window_driver_settle ();
  dialog = open_window (window);
  g_assert_false (is_again (dialog));
  leave (dialog);
}

static gboolean
has_names (gpointer dialog)
{
  const char *const *known = pandoria_new_game_get_names (new_game_get_choices (dialog));

  return known != NULL && known[0] != NULL;
}

/* Typing a name offers names from the archive. Down and Enter choose one and continue. */
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
  g_assert_cmpstr (new_game_get_name (dialog, 0), ==, "Jonas");
  type_name (dialog, "jo"); /* a player who already has a seat is not offered again */
  keyboard_press (dialog, "Down");
  g_assert_true (keyboard_press (dialog, "Return"));
  g_assert_cmpstr (new_game_get_name (dialog, 1), ==, "jo");
  g_assert_true (keyboard_press (dialog, "<Control>w"));
  window_driver_settle ();
}

/* Presses all buttons from the mode to the last one. */
static void
begin_partnership (PandoriaWindow *window, gpointer dialog, guint most)
{
  keyboard_click (template_child (dialog, "partners_button"));
  window_driver_settle ();
  g_assert_true (gtk_widget_get_visible (template_child (dialog, "pairs")));
  g_assert_nonnull (strstr (template_text (dialog, "pairs"), " play against "));
  keyboard_click (template_child (dialog, "next_button"));
  g_assert_true (window_fixture_wait (new_game_shows_tiles, dialog));
  for (guint i = 1; i <= PANDORIA_N_START; i++)
    keyboard_click (find_hex_button (dialog, i));
  keyboard_click (template_child (dialog, "begin_button"));
  window_driver_settle ();
  g_test_message ("%u presses", keyboard_n_presses);
  g_assert_cmpuint (keyboard_n_presses, <=, most);
  g_assert_true (get_setup (window)->partnership);
}

/* Players without a name are called by their seats. A name from the archive takes one press; a
 * seat's name takes none. */
static void
test_partnership (PandoriaWindow *window)
{
  gpointer dialog;

  keyboard_start_counting ();
  begin_partnership (window, open_window (window), MOST_PRESSES_UNKNOWN);
  g_assert_cmpstr (pandoria_record_get_player_name (
                       pandoria_game_get_record (window_driver_get_game (window)), 1),
                   ==, "Player 2");
  begin_by_keys (window);
  keyboard_start_counting ();
  dialog = open_window (window);
  g_assert_true (window_fixture_wait (has_names, dialog));
  for (int i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      gpointer chips = gtk_widget_get_first_child (template_child (dialog, "chips"));
      GtkWidget *chip = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (chips, i));

      g_assert_true (gtk_widget_is_sensitive (chip));
      keyboard_click (chip);
      /* The name is taken. Chips stay where they are. */
      g_assert_false (gtk_widget_is_sensitive (chip));
      g_assert_true (gtk_widget_get_mapped (chip));
    }
  begin_partnership (window, dialog, MOST_PRESSES_KNOWN);
  check_game (window, MOST_PRESSES_KNOWN);
}

/* The same players, rules and board. The seats are rotated by one, and nothing is dealt yet. */
static void
test_play_again (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("partners");
  const PandoriaSetup *setup = pandoria_record_get_setup (pandoria_game_get_record (game));
  PandoriaRecord *record;
  gpointer dialog;

  g_assert_true (pandoria_game_get_state (game)->finished);
  pandoria_window_set_game (window, game);
  window_fixture_activate (window, "play-again");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW);
  g_assert_false (pandoria_new_game_is_touched (new_game_get_choices (dialog)));
  press_next (dialog);
  choose_tiles_by_keys (dialog);
  press_begin (dialog);
  record = pandoria_game_get_record (window_driver_get_game (window));
  g_assert_true (record != pandoria_game_get_record (game));
  g_assert_true (get_setup (window)->partnership);
  g_assert_cmpuint (get_setup (window)->start_player, ==, 0);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      guint before = (setup->start_player + 1 + i) % PANDORIA_MAX_PLAYERS;

      g_assert_cmpstr (pandoria_record_get_player_name (record, i), ==,
                       pandoria_record_get_player_name (pandoria_game_get_record (game), before));
      g_assert_cmpint (pandoria_record_get_player_color (record, i), ==,
                       pandoria_record_get_player_color (pandoria_game_get_record (game), before));
    }
}

static gboolean
is_asked_for_position (gpointer data)
{
  return window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW) != NULL;
}

static gboolean
has_new_game (gpointer window)
{
  return g_strcmp0 (pandoria_record_get_player_name (
                        pandoria_game_get_record (window_driver_get_game (window)), 0),
                    names[0])
         == 0;
}

static gpointer
get_part (gpointer position, const char *id)
{
  return template_child (position, id);
}

/* Nothing is drawn by lot: the realms and the start player are asked for, one after the other. */
static void
answer_what_the_table_knows (gpointer dialog)
{
  GtkWidget *next = template_child (dialog, "next_button");

  g_assert_false (gtk_widget_get_visible (template_child (dialog, "draw_button")));
  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    {
      GtkWidget *row = GTK_WIDGET (
          gtk_list_box_get_row_at_index (template_child (dialog, "seats_list"), (int) seat));

      g_signal_emit_by_name (next, "clicked");
      g_assert_false (new_game_is_at_tiles (dialog));
      g_assert_nonnull (strstr (new_game_get_missing (dialog), "Which realm does "));
      gtk_drop_down_set_selected (template_child (row, "realm"), seat + 1);
    }
  g_signal_emit_by_name (next, "clicked");
  g_assert_false (new_game_is_at_tiles (dialog));
  g_assert_cmpstr (new_game_get_missing (dialog), ==,
                   "Who began the game? Choose the start player.");
  adw_combo_row_set_selected (template_child (dialog, "start_row"), 3);
  g_signal_emit_by_name (next, "clicked");
  g_assert_true (window_fixture_wait (new_game_shows_tiles, dialog));
}

/* A game that is under way at the table starts with the entered position, which is one correction.
 */
static void
test_under_way (PandoriaWindow *window)
{
  gpointer dialog, position;

  window_fixture_activate (window, "join");
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW);
  g_assert_cmpstr (gtk_window_get_title (dialog), ==, "Enter a Game in Progress");
  type_names (dialog);
  answer_what_the_table_knows (dialog);
  choose_tiles_by_keys (dialog);
  press_begin (dialog);
  g_assert_true (window_fixture_wait (is_asked_for_position, NULL));
  position = window_driver_find_toplevel (PANDORIA_TYPE_MIDDLE_WINDOW);
  pandoria_number_row_set_value ((gpointer) template_child (get_part (position, "table"), "round"),
                                 5);
  while (!gtk_widget_get_visible (get_part (position, "begin_button")))
    g_signal_emit_by_name (get_part (position, "next_button"), "clicked");
  g_signal_emit_by_name (get_part (position, "begin_button"), "clicked");
  g_assert_true (window_fixture_wait (has_new_game, window));
  g_assert_cmpuint (window_fixture_get_state (window)->round, ==, 5);
  g_assert_cmpuint (window_fixture_get_state (window)->start_player, ==, 2);
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), ==, 1);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/new-game/keys", test_keys);
  window_fixture_add ("/new-game/same-group", test_same_group);
  window_fixture_add ("/new-game/pointer", test_pointer);
  window_fixture_add ("/new-game/tab", test_tab);
  window_fixture_add ("/new-game/move-seat", test_move_seat);
  window_fixture_add ("/new-game/completion", test_completion);
  window_fixture_add ("/new-game/turn-by-keys", test_turn_by_keys);
  window_fixture_add ("/new-game/expansion-by-keys", test_expansion_by_keys);
  window_fixture_add ("/new-game/kept", test_kept);
  window_fixture_add ("/new-game/start-over", test_start_over);
  window_fixture_add ("/new-game/waiting", test_waiting);
  window_fixture_add ("/new-game/under-way", test_under_way);
  window_fixture_add ("/new-game/partnership", test_partnership);
  window_fixture_add ("/new-game/play-again", test_play_again);
  return window_fixture_run_in_one_window ();
}
