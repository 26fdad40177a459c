/* Plays a whole short game in the real window by activating its actions and the spaces of its
 * board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "pandoria-adaptive-bin.h"
#include "pandoria-cards-panel.h"
#include "pandoria-game.h"
#include "pandoria-play-page.h"
#include "pandoria-summary-window.h"
#include "pandoria-tray.h"
#include "pandoria-turn-bar.h"
#include "pandoria-window-files.h"
#include "template-child.h"
#include "window-fixture.h"

typedef struct
{
  PandoriaWindow *window;
} Fixture;

/* --- waiting and finding -------------------------------------------------------------------- */

static gboolean
is_mapped (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

static gboolean
has_toplevel (gpointer data)
{
  return window_driver_find_toplevel (GPOINTER_TO_SIZE (data)) != NULL;
}

/* --- the window ----------------------------------------------------------------------------- */

static char *
get_source (void)
{
  return g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);
}

static void
open_source (Fixture *fixture)
{
  g_autofree char *path = get_source ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pandoria_window_open_files (fixture->window, &file, 1);
  window_driver_settle ();
  g_assert_nonnull (window_driver_get_game (fixture->window));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_empty_games ();
  fixture->window
      = PANDORIA_WINDOW (pandoria_window_new (ADW_APPLICATION (g_application_get_default ())));
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (window_fixture_wait (is_mapped, fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "quit", NULL);
  window_driver_settle ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ())));
}

static const PandoriaState *
get_state (Fixture *fixture)
{
  return pandoria_game_get_state (window_driver_get_game (fixture->window));
}

static gboolean
is_enabled (Fixture *fixture, const char *action)
{
  return window_driver_is_possible (fixture->window, action);
}

static void
activate (Fixture *fixture, const char *action)
{
  g_test_message ("activating %s", action);
  g_assert_true (is_enabled (fixture, action));
  window_driver_activate (fixture->window, action, NULL);
  window_driver_settle ();
}

static void
choose_hex (Fixture *fixture, int number)
{
  g_assert_true (is_enabled (fixture, "hex"));
  window_driver_activate (fixture->window, "hex", g_variant_new_int32 (number));
  window_driver_settle ();
}

static void
press (Fixture *fixture, PandoriaSpace space)
{
  GtkWidget *board = template_find_type (fixture->window, PANDORIA_TYPE_BOARD_VIEW);
  GtkWidget *widget = pandoria_board_view_get_space (PANDORIA_BOARD_VIEW (board), space);

  g_test_message ("pressing %s", pandoria_space_name (space));
  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_activate (widget));
  window_driver_settle ();
}

static const char *
get_message (Fixture *fixture)
{
  GtkWidget *bar = template_find_type (fixture->window, PANDORIA_TYPE_TURN_BAR);

  return template_text (bar, "sentence");
}

static void
lay_tile (Fixture *fixture, int first, int second)
{
  PandoriaSpaces choices;

  choose_hex (fixture, first);
  choose_hex (fixture, second);
  for (guint i = 0; i < 2; i++)
    {
      choices = window_driver_get_view (fixture->window)->choices;
      g_assert_false (pandoria_spaces_is_empty (choices));
      press (fixture, pandoria_spaces_first (choices));
    }
  g_assert_cmpint (get_state (fixture)->step, ==, PANDORIA_STEP_FIGURE);
}

static void
place_worker (Fixture *fixture)
{
  const PandoriaOptions *options
      = pandoria_game_get_options (window_driver_get_game (fixture->window));

  if (!pandoria_spaces_is_empty (options->worker))
    {
      press (fixture, pandoria_spaces_first (options->worker));
      g_assert_cmpint (get_state (fixture)->step, ==, PANDORIA_STEP_CARD);
    }
}

/* The main button scores first if a purchase follows from the scoring. */
static void
end_turn (Fixture *fixture)
{
  guint turn = get_state (fixture)->turn;

  for (guint i = 0; i < 3 && get_state (fixture)->turn == turn && !get_state (fixture)->finished;
       i++)
    activate (fixture, "next");
  g_assert_true (get_state (fixture)->turn == turn + 1 || get_state (fixture)->finished);
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
test_start (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (pandoria_window_get_page (fixture->window));

  g_assert_null (window_driver_get_game (fixture->window));
  g_assert_null (
      gtk_widget_get_first_child (page)); /* without a game, its parts would only take memory */
  g_assert_true (is_enabled (fixture, "new"));
  g_assert_true (is_enabled (fixture, "open"));
  g_assert_false (is_enabled (fixture, "undo"));
  g_assert_false (is_enabled (fixture, "end-turn"));
  open_source (fixture);
  g_assert_nonnull (gtk_widget_get_first_child (page));
}

static void
test_whole_game (Fixture *fixture, gconstpointer data)
{
  PandoriaState end;

  open_source (fixture);
  for (guint turn = 0; turn < 40 && !get_state (fixture)->finished; turn++)
    {
      lay_tile (fixture, 1 + (int) turn % 8, 1 + (int) (turn * 3 + 2) % 8);
      place_worker (fixture);
      end_turn (fixture);
    }
  g_assert_true (get_state (fixture)->finished);
  g_assert_true (
      window_fixture_wait (has_toplevel, GSIZE_TO_POINTER (PANDORIA_TYPE_SUMMARY_WINDOW)));

  end = *get_state (fixture);
  activate (fixture, "undo");
  g_assert_false (get_state (fixture)->finished);
  activate (fixture, "redo");
  g_assert_true (pandoria_state_equal (get_state (fixture), &end));
}

/* Entries are on disk, and the opened file is unchanged. */
static void
test_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *source = get_source ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  const char *path;

  g_assert_true (g_file_get_contents (source, &before, NULL, NULL));
  open_source (fixture);
  path = pandoria_game_get_path (window_driver_get_game (fixture->window));
  g_assert_cmpstr (path, !=, source);
  lay_tile (fixture, 1, 6);
  record = pandoria_record_new_from_file (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pandoria_record_get_n_actions (record), ==, 1);
  g_assert_true (g_file_get_contents (source, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);

  pandoria_window_set_game (fixture->window, NULL);
  pandoria_window_continue_last (fixture->window);
  window_driver_settle ();
  g_assert_cmpint (get_state (fixture)->step, ==, PANDORIA_STEP_FIGURE);
}

/* A refused press shows the reason and loses nothing. Each Escape undoes one press. */
static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  PandoriaSpace laid = pandoria_space_from_name ("D5");

  open_source (fixture);
  choose_hex (fixture, 1);
  choose_hex (fixture, 6);
  press (fixture, laid);
  g_assert_nonnull (strstr (get_message (fixture), "6.1"));
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (fixture->window)), ==, 0);
  activate (fixture, "cancel");
  g_assert_null (strstr (get_message (fixture), "6.1"));
  press (fixture, pandoria_space_from_name ("D4"));
  for (guint press = 0; press < 3; press++)
    activate (fixture, "cancel");
  g_assert_false (is_enabled (fixture, "cancel"));
  g_assert_false (is_enabled (fixture, "next"));
}

static void
test_castle (Fixture *fixture, gconstpointer data)
{
  open_source (fixture);
  activate (fixture, "castle");
  press (fixture, pandoria_space_from_name ("D4"));
  g_assert_cmpint (pandoria_state_castle_at (get_state (fixture), pandoria_space_from_name ("D4")),
                   ==, 0);
  activate (fixture, "figure");
  press (fixture, pandoria_space_from_name ("D4"));
  g_assert_cmpint (get_state (fixture)->step, ==, PANDORIA_STEP_CARD);
}

/* Two presses on a figure take it back. */
static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  PandoriaSpace space;

  open_source (fixture);
  lay_tile (fixture, 1, 6);
  space = pandoria_spaces_first (
      pandoria_game_get_options (window_driver_get_game (fixture->window))->worker);
  press (fixture, space);
  end_turn (fixture);
  lay_tile (fixture, 2, 7);
  end_turn (fixture);
  lay_tile (fixture, 3, 8);
  if (!pandoria_spaces_has (&get_state (fixture)->players[0].figures, space))
    return;
  press (fixture, space);
  g_assert_true (pandoria_spaces_has (&get_state (fixture)->players[0].figures, space));
  press (fixture, space);
  g_assert_false (pandoria_spaces_has (&get_state (fixture)->players[0].figures, space));
}

/* Sends the act of a card's page, as its button does. */
static void
send_card (Fixture *fixture, const char *command, PandoriaAction *action)
{
  GtkWidget *panel;

  activate (fixture, command);
  panel = template_find_type (fixture->window, PANDORIA_TYPE_CARDS_PANEL);
  g_assert_nonnull (panel);
  g_signal_emit_by_name (panel, "chosen", action, NULL);
  window_driver_settle ();
}

/* After a card's dialog the focus is on a possible choice, and the sentence previews it. Anywhere
 * else the sentence asks for a choice. */
static void
check_choices (Fixture *fixture)
{
  PandoriaWindow *window = fixture->window;
  PandoriaSpaces choices = window_driver_get_view (window)->choices;

  g_assert_true (pandoria_spaces_has (&choices, window_driver_get_view (window)->hovered));
  g_assert_nonnull (strstr (template_text (window_get_turn_bar (window), "sentence"), " pays "));
  g_signal_emit_by_name (window_get_board (window), "space-hovered", -1);
  g_assert_nonnull (template_text (window_get_turn_bar (window), "sentence"));
  g_assert_null (strstr (template_text (window_get_turn_bar (window), "sentence"), " pays "));
}

/* A spell that places figures asks for one space after the other. Escape undoes one choice at a
 * time. */
static void
test_cast (Fixture *fixture, gconstpointer data)
{
  PandoriaSpace first = pandoria_space_from_name ("D5"), second = pandoria_space_from_name ("D6");
  PandoriaAction action;

  open_source (fixture);
  lay_tile (fixture, 1, 6);
  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_MUSTER;
  action.level = 2;
  action.cost = 3;
  send_card (fixture, "cast", &action);
  g_assert_true (window_driver_get_view (fixture->window)->is_begun);
  check_choices (fixture);
  press (fixture, first);
  g_assert_true (is_enabled (fixture, "next"));
  activate (fixture, "cancel");
  press (fixture, second);
  press (fixture, first);
  /* Choosing the last target does not cast the spell. Otherwise Enter, which casts it, would end
   * the turn. */
  g_assert_true (window_driver_get_view (fixture->window)->is_begun);
  g_assert_nonnull (
      strstr (template_text (window_get_turn_bar (fixture->window), "sentence"), "Enter"));
  g_assert_true (pandoria_spaces_is_empty (get_state (fixture)->players[0].figures));
  activate (fixture, "next");
  g_assert_false (window_driver_get_view (fixture->window)->is_begun);
  g_assert_cmpuint (get_state (fixture)->turn, ==, 1);
  g_assert_true (pandoria_spaces_has (&get_state (fixture)->players[0].figures, first));
  g_assert_true (pandoria_spaces_has (&get_state (fixture)->players[0].figures, second));
  g_assert_cmpint (get_state (fixture)->players[0].counters[PANDORIA_COUNTER_CRYSTAL], ==, 2);
  end_turn (fixture);
}

/* An act without choices on the board is entered at once. */
static void
test_build (Fixture *fixture, gconstpointer data)
{
  PandoriaAction action;

  open_source (fixture);
  lay_tile (fixture, 2, 5);
  place_worker (fixture);
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build
      = (PandoriaBuild){ .building = PANDORIA_BUILDING_STORE, .cost = 2, .slot = 3, .with = -1 };
  send_card (fixture, "build", &action);
  g_assert_cmpint (get_state (fixture)->players[0].slots[3].building, ==, PANDORIA_BUILDING_STORE);
  g_assert_false (is_enabled (fixture, "build"));
}

/* With two resources at 0 the end of the turn asks which one the Poorhouse raises. Without an
 * answer the turn continues. */
static void
test_question (Fixture *fixture, gconstpointer data)
{
  PandoriaGame *game;
  PandoriaAction action;
  GtkWidget *question;

  open_source (fixture);
  game = window_driver_get_game (fixture->window);
  lay_tile (fixture, 2, 5);
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build = (PandoriaBuild){
    .building = PANDORIA_BUILDING_POORHOUSE, .cost = 5, .slot = 0, .with = -1
  };
  send_card (fixture, "build", &action);
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_GOLD]
      = (gint16) -get_state (fixture)->players[0].counters[PANDORIA_COUNTER_GOLD];
  g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));

  activate (fixture, "end-turn");
  question = window_driver_find_question (fixture->window);
  g_assert_nonnull (question);
  gtk_widget_activate_action (question, "question.close", NULL);
  window_driver_settle ();
  g_assert_cmpuint (get_state (fixture)->turn, ==, 1);
  g_assert_false (window_driver_get_view (fixture->window)->is_begun);

  activate (fixture, "end-turn");
  question = window_driver_find_question (fixture->window);
  g_assert_nonnull (question);
  template_press_nth (question, "answers", 1);
  window_driver_settle ();
  g_assert_cmpuint (get_state (fixture)->turn, ==, 2);
  g_assert_cmpint (get_state (fixture)->players[0].counters[PANDORIA_COUNTER_WOOD], ==, 2);
}

static void
test_widths (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar;

  open_source (fixture);
  window_fixture_resize (fixture->window, 360, 720, PANDORIA_WIDTH_NARROW);
  bar = template_find_type (fixture->window, ADW_TYPE_VIEW_SWITCHER_BAR);
  g_assert_true (adw_view_switcher_bar_get_reveal (ADW_VIEW_SWITCHER_BAR (bar)));
  window_fixture_resize (fixture->window, 1270, 800, PANDORIA_WIDTH_WIDE);
  g_assert_false (adw_view_switcher_bar_get_reveal (ADW_VIEW_SWITCHER_BAR (bar)));
}

static void
test_bad_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "bad.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *dialog;

  g_assert_true (g_file_set_contents (path, "{ \"format\": \"pandoria-game\" ", -1, NULL));
  pandoria_window_open_files (fixture->window, &file, 1);
  window_driver_settle ();
  g_assert_null (window_driver_get_game (fixture->window));
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_unlink (path);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
#define ADD(name, function) g_test_add ("/window/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("start", test_start);
  ADD ("whole-game", test_whole_game);
  ADD ("saved", test_saved);
  ADD ("refusal", test_refusal);
  ADD ("castle", test_castle);
  ADD ("take-back", test_take_back);
  ADD ("cast", test_cast);
  ADD ("build", test_build);
  ADD ("question", test_question);
  ADD ("widths", test_widths);
  ADD ("bad-file", test_bad_file);
#undef ADD
  return window_fixture_run ();
}
