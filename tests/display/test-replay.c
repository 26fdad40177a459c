/* Tests reviewing a game in the real window: the last player's turn, and the replay of a whole
 * game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-board-testing.h"
#include "pandoria-board-view.h"
#include "pandoria-explain-steps.h"
#include "pandoria-glide.h"
#include "pandoria-lines-list.h"
#include "pandoria-text-spoken.h"
#include "pandoria-window-files.h"
#include "panel-fixture.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- the window ----------------------------------------------------------------------------- */

/* Opens the sample game, which is finished. Returns: (transfer none): the game */
static PandoriaGame *
open_sample (PandoriaWindow *window)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pandoria_window_open_files (window, &file, 1);
  window_driver_settle ();
  return window_driver_get_view (window)->own_game;
}

static gboolean
is_playing (PandoriaWindow *window)
{
  const char *icon = gtk_button_get_icon_name (
      template_child (window_get_history_bar (window), "replay_button"));

  return g_strcmp0 (icon, "media-playback-pause-symbolic") == 0;
}

typedef struct
{
  PandoriaGame *game;
  guint wanted;
} Position;

static gboolean
has_come (gpointer data)
{
  const Position *position = data;

  return pandoria_game_get_shown (position->game) >= position->wanted;
}

static void
wait_for (PandoriaGame *game, guint wanted)
{
  Position position = { game, wanted };

  g_assert_true (window_fixture_wait (has_come, &position));
}

/* Shows the position @back acts before the end, and starts a fast replay there. */
static PandoriaGame *
start (PandoriaWindow *window, guint back)
{
  PandoriaGame *game = open_sample (window);

  pandoria_game_look_at (game, pandoria_game_get_position (game) - back);
  window_driver_settle ();
  window_fixture_activate (window, "replay-speed");
  window_fixture_activate (window, "replay");
  g_assert_true (is_playing (window));
  return game;
}

/* --- the last turn -------------------------------------------------------------------------- */

static const PandoriaSpaceLook *
get_look (PandoriaWindow *window, const char *name)
{
  GtkWidget *space
      = pandoria_board_view_get_space (window_get_board (window), pandoria_space_from_name (name));

  return pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (space));
}

static gboolean
is_outlined (PandoriaWindow *window, const char *name)
{
  return get_look (window, name)->outline[PANDORIA_OUTLINE_ENTRY] != 0;
}

static gboolean
is_marked (PandoriaWindow *window, const char *name)
{
  return (get_look (window, name)->marks & PANDORIA_MARK_LAST) != 0;
}

/* The board marks the whole last turn: the tile, the castle placed by a spell, and the region that
 * it closed. */
static void
test_marks (PandoriaWindow *window)
{
  open_sample (window);
  g_assert_true (is_marked (window, "B4"));
  g_assert_true (is_marked (window, "B5"));
  g_assert_true (is_marked (window, "C5"));
  g_assert_true (is_marked (window, "D6"));
  g_assert_true (is_marked (window, "E7"));
  g_assert_false (is_marked (window, "D5"));
}

static const char *
get_words (PandoriaWindow *window)
{
  g_assert_nonnull (pandoria_play_page_get_tour_toast (window_get_page (window)));
  return gtk_label_get_label (GTK_LABEL (template_find_type (
      adw_toast_get_custom_title (pandoria_play_page_get_tour_toast (window_get_page (window))),
      GTK_TYPE_LABEL)));
}

/* D outlines the last turn, with a sentence for each act. D again, or any other press, ends it. */
static void
test_recall (PandoriaWindow *window)
{
  g_autofree char *heard = NULL;

  open_sample (window);
  g_assert_false (is_outlined (window, "B4"));
  window_fixture_wait_for_words (window);
  g_assert_true (keyboard_press (window, "d"));
  g_assert_true (is_outlined (window, "B4"));
  g_assert_true (is_outlined (window, "C5"));
  g_assert_nonnull (strstr (get_words (window), "Tile at B5 B4\nFigure taken back from E7\n"));
  heard = pandoria_text_spoken_page (get_words (window), 0);
  g_assert_true (window_fixture_was_announced (window, heard));
  g_assert_true (keyboard_press (window, "d"));
  g_assert_null (pandoria_play_page_get_tour_toast (window_get_page (window)));
  g_assert_false (is_outlined (window, "B4"));
  g_assert_true (keyboard_press (window, "d"));
  window_driver_press (window, PANDORIA_PRESS_POINTER, pandoria_space_from_name ("B4"));
  g_assert_null (pandoria_play_page_get_tour_toast (window_get_page (window)));
  g_assert_false (is_outlined (window, "C5"));
}

/* Holding the key shows and hides the recall faster than a toast appears and disappears. */
static void
test_recall_held (PandoriaWindow *window)
{
  open_sample (window);
  for (guint i = 0; i < 31; i++)
    {
      g_assert_true (keyboard_press (window, "d"));
      g_assert_cmpint (pandoria_play_page_get_tour_toast (window_get_page (window)) != NULL, ==,
                       i % 2 == 0);
      panel_pass (i % 3 == 0 ? 120 : 30);
    }
  panel_pass (1200);
  g_assert_nonnull (gtk_widget_get_root (
      adw_toast_get_custom_title (pandoria_play_page_get_tour_toast (window_get_page (window)))));
  g_assert_true (keyboard_press (window, "d"));
  panel_pass (1200);
  g_assert_false (is_outlined (window, "B4"));
}

/* The words fit into the toast, and the toast fits onto the board, in a narrow window, too. */
static void
test_recall_room (PandoriaWindow *window)
{
  graphene_rect_t words, toast;
  GtkWidget *title, *widget;

  open_sample (window);
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (keyboard_press (window, "d"));
  title = adw_toast_get_custom_title (pandoria_play_page_get_tour_toast (window_get_page (window)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (widget = title; g_strcmp0 (gtk_widget_get_css_name (widget), "toast") != 0;)
    widget = gtk_widget_get_parent (widget);
  g_assert_true (gtk_widget_has_css_class (widget, "tall"));
  g_assert_true (gtk_widget_compute_bounds (title, GTK_WIDGET (window_get_board (window)), &words));
  g_assert_true (
      gtk_widget_compute_bounds (widget, GTK_WIDGET (window_get_board (window)), &toast));
  g_assert_cmpfloat (toast.origin.y, >=, 0);
  g_assert_cmpfloat (toast.origin.x, >=, 0);
  g_assert_cmpfloat (toast.origin.x + toast.size.width, <=,
                     gtk_widget_get_width (GTK_WIDGET (window_get_board (window))));
  g_assert_true (graphene_rect_contains_rect (&toast, &words));
}

/* In the middle of a turn D shows the turn before. In the first turn it is not available. */
static void
test_recall_when (PandoriaWindow *window)
{
  PandoriaGame *game = open_sample (window);
  guint n = 0;

  while (pandoria_game_get_state_at (game, n)->turn < 3)
    n++;
  pandoria_game_look_at (game, n + 1);
  window_driver_settle ();
  g_assert_true (keyboard_press (window, "d"));
  g_assert_nonnull (strstr (get_words (window), ", turn 2:"));
  pandoria_game_look_at (game, 1);
  window_driver_settle ();
  g_assert_null (pandoria_play_page_get_tour_toast (window_get_page (window)));
  g_assert_false (window_driver_is_possible (window, "last-turn"));
}

/* --- playing through ------------------------------------------------------------------------ */

/* The replay starts at the beginning if the present is shown, and plays to the end. */
static void
test_to_the_end (PandoriaWindow *window)
{
  PandoriaGame *game = start (window, 3);
  guint n = pandoria_game_get_position (game);

  wait_for (game, n - 2);
  g_assert_true (pandoria_game_is_looking_back (game));
  wait_for (game, n);
  g_assert_false (pandoria_game_is_looking_back (game));
  g_assert_false (is_playing (window));
  window_fixture_activate (window, "replay");
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 0);
  wait_for (game, 2);
  window_fixture_activate (window, "replay");
  g_assert_false (is_playing (window));
  g_assert_cmpuint (pandoria_game_get_shown (game), >=, 2);
  g_assert_true (pandoria_game_is_looking_back (game));
}

/* Waits for the duration of two acts. */
static void
assert_stands (PandoriaWindow *window, PandoriaGame *game)
{
  guint shown = pandoria_game_get_shown (game);
  gint64 until = g_get_monotonic_time () + 1200 * 1000;

  g_assert_false (is_playing (window));
  while (g_get_monotonic_time () < until)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, shown);
}

static void
test_press_stops (PandoriaWindow *window)
{
  PandoriaGame *game = start (window, 40);

  keyboard_click_space (window, pandoria_space_from_name ("H7"));
  g_assert_true (pandoria_game_is_looking_back (game));
  g_assert_false (
      window_driver_get_view (window)->is_refusal); /* the press has stopped the replay */
  assert_stands (window, game);
}

static void
test_step_stops (PandoriaWindow *window)
{
  PandoriaGame *game = start (window, 40);

  window_fixture_activate (window, "look-previous");
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, pandoria_game_get_position (game) - 41);
  assert_stands (window, game);
  window_fixture_activate (window, "replay");
  window_fixture_activate (window, "cancel");
  g_assert_false (pandoria_game_is_looking_back (game));
  g_assert_false (is_playing (window));
}

/* Undo changes the game at any shown position. */
static void
test_undo_stops (PandoriaWindow *window)
{
  PandoriaGame *game = start (window, 40);

  pandoria_game_undo (game);
  window_driver_settle ();
  g_assert_false (pandoria_game_is_looking_back (game));
  assert_stands (window, game);
}

static void
test_other_game_stops (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = g_object_ref (start (window, 40));
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "short.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pandoria_window_open_files (window, &file, 1);
  window_driver_settle ();
  g_assert_true (window_driver_get_game (window) != game);
  g_assert_false (window_driver_is_possible (window, "replay")); /* the short game has no acts */
  assert_stands (window, game);
}

/* The window may be closed during a replay. */
static void
test_closed (PandoriaWindow *window)
{
  start (window, 40);
}

/* With reduced motion the replay continues without animations. */
static gboolean
is_moving (PandoriaWindow *window)
{
  PandoriaBoardMotion *motion = pandoria_board_view_get_motion (window_get_board (window));

  return pandoria_board_motion_get_drops (motion) > 0
         || !pandoria_spaces_is_empty (pandoria_board_motion_get_left (motion));
}

static void
test_reduced_motion (PandoriaWindow *window)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (window));
  PandoriaGame *game;
  guint n;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  game = start (window, 12);
  n = pandoria_game_get_position (game);
  for (guint i = 11; i > 8; i--)
    {
      wait_for (game, n - i);
      g_assert_false (is_moving (window));
    }
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  g_assert_true (pandoria_motion_is_on (GTK_WIDGET (window)));
}

static void
test_speeds (PandoriaWindow *window)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  GtkButton *button;

  pandoria_game_look_at (open_sample (window), 5); /* shows the button */
  button = template_child (window_get_history_bar (window), "speed_button");
  first = g_strdup (gtk_button_get_label (button));
  window_fixture_activate (window, "replay-speed");
  second = g_strdup (gtk_button_get_label (button));
  g_assert_cmpstr (first, !=, second);
  window_fixture_activate (window, "replay-speed");
  g_assert_cmpstr (gtk_button_get_label (button), !=, first);
  g_assert_cmpstr (gtk_button_get_label (button), !=, second);
  window_fixture_activate (window, "replay-speed");
  g_assert_cmpstr (gtk_button_get_label (button), ==, first);
}

/* --- an entry of the ledger, step by step --------------------------------------------------- */

/* Returns: (transfer full): the entry of a region whose explanation has more than one step. */
static PandoriaLedgerEntry *
select_region (PandoriaWindow *window, PandoriaGame *game)
{
  GListModel *ledger = pandoria_game_get_ledger (game);

  for (guint i = 20; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      if (entry->event.kind == PANDORIA_EVENT_REGION)
        {
          pandoria_lines_list_select (
              template_child (template_child (window_get_sidebar (window), "ledger"), "list"),
              G_OBJECT (entry));
          return g_steal_pointer (&entry);
        }
    }
  g_assert_not_reached ();
}

static guint
count_outlined (PandoriaWindow *window, PandoriaSpaces *spaces)
{
  guint n = 0;

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      GtkWidget *widget = pandoria_board_view_get_space (window_get_board (window), space);

      if (widget == NULL
          || pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (widget))
                     ->outline[PANDORIA_OUTLINE_ENTRY]
                 == 0)
        continue;
      n++;
      g_assert_true (pandoria_spaces_has (spaces, space));
    }
  return n;
}

/* Each step outlines its spaces in the position before the act. After the last step the present is
 * shown again. */
static void
test_explain (PandoriaWindow *window)
{
  PandoriaGame *game = open_sample (window);
  g_autoptr (PandoriaLedgerEntry) entry = select_region (window, game);
  const guint action = entry->action;
  g_autoptr (GPtrArray) steps
      = pandoria_explain_steps_new (pandoria_game_get_state_at (game, action), &entry->event);

  g_assert_cmpuint (steps->len, >, 2);
  for (guint i = 0; i < steps->len; i++)
    {
      PandoriaExplainStep *step = g_ptr_array_index (steps, i);
      g_autofree char *said = g_strdup_printf ("%s\n%s", step->sentence, step->formula);

      window_fixture_wait_for_words (window);
      window_fixture_activate (window, "explain");
      g_assert_cmpuint (pandoria_game_get_shown (game), ==, action);
      g_assert_cmpuint (count_outlined (window, &step->spaces), ==,
                        pandoria_spaces_count (step->spaces));
      if (i > 0)
        g_assert_true (window_fixture_was_announced (window, said));
    }
  window_fixture_activate (window, "explain");
  g_assert_false (pandoria_game_is_looking_back (game));
}

/* Returns: whether @widget is a visible button that explains an entry step by step. */
static gboolean
is_step_button (gpointer widget, gconstpointer nothing)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_button_get_label (widget), "Step by Step") == 0;
}

static gboolean
has_step_button (gpointer ledger)
{
  return template_find (ledger, is_step_button, NULL) != NULL;
}

/* The selected row has a button for the explanation, as soon as it is in sight. */
static void
test_explain_in_row (PandoriaWindow *window)
{
  PandoriaGame *game = open_sample (window);
  g_autoptr (PandoriaLedgerEntry) entry = NULL;
  GtkWidget *ledger = template_child (window_get_sidebar (window), "ledger");

  g_assert_null (template_find (ledger, is_step_button, NULL));
  entry = select_region (window, game);
  g_assert_true (window_fixture_wait (has_step_button, ledger));
  g_signal_emit_by_name (template_find (ledger, is_step_button, NULL), "clicked");
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, entry->action);
}

/* Showing anything else ends the explanation. */
static void
test_explain_ended (PandoriaWindow *window)
{
  PandoriaGame *game = open_sample (window);
  g_autoptr (PandoriaLedgerEntry) entry = select_region (window, game);
  PandoriaSpaces none = pandoria_spaces_empty ();

  window_fixture_activate (window, "explain");
  window_fixture_activate (window, "look-previous");
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, entry->action - 1);
  g_assert_cmpuint (count_outlined (window, &none), ==, 0);
  window_fixture_activate (window, "look-now");
  window_fixture_activate (window, "explain");
  g_assert_true (pandoria_game_is_looking_back (game));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/replay/marks", test_marks);
  window_fixture_add ("/replay/recall", test_recall);
  window_fixture_add ("/replay/recall-held", test_recall_held);
  window_fixture_add ("/replay/recall-room", test_recall_room);
  window_fixture_add ("/replay/recall-when", test_recall_when);
  window_fixture_add ("/replay/to-the-end", test_to_the_end);
  window_fixture_add ("/replay/press-stops", test_press_stops);
  window_fixture_add ("/replay/step-stops", test_step_stops);
  window_fixture_add ("/replay/undo-stops", test_undo_stops);
  window_fixture_add ("/replay/other-game-stops", test_other_game_stops);
  window_fixture_add ("/replay/closed", test_closed);
  window_fixture_add ("/replay/reduced-motion", test_reduced_motion);
  window_fixture_add ("/replay/speeds", test_speeds);
  window_fixture_add ("/replay/explain", test_explain);
  window_fixture_add ("/replay/explain-in-row", test_explain_in_row);
  window_fixture_add ("/replay/explain-ended", test_explain_ended);
  return window_fixture_run ();
}
