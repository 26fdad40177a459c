/* Tests open regions in the real window: key, button, turn bar and announcement.
 *
 * tests/game/test-play-open.c tests the regions, tests/view/test-board-open.c the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-board-testing.h"
#include "pandoria-window-files.h"
#include "template-child.h"
#include "window-fixture.h"

/* The longest time for the board to react to a hovered space, in ms; a frame takes 16. */
#define MOST_MS 40

static PandoriaGame *
open_sample (PandoriaWindow *window, guint shown)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  PandoriaGame *game;

  pandoria_window_open_files (window, &file, 1);
  window_driver_settle ();
  game = window_driver_get_view (window)->own_game;
  pandoria_game_look_at (game, shown);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return game;
}

static gboolean
is_on (PandoriaWindow *window)
{
  g_autoptr (GVariant) state = window_driver_get_state (window, "would-close");

  return g_variant_get_boolean (state);
}

static PandoriaSpaces
get_missing (PandoriaWindow *window)
{
  return pandoria_board_view_get_scene (window_get_board (window))->highlights.missing;
}

static guint
count_labels (PandoriaWindow *window)
{
  PandoriaBoardChips *chips = pandoria_board_view_get_chips (window_get_board (window));

  return pandoria_board_chips_get_labels (chips)->len;
}

static gboolean
has_marks (PandoriaWindow *window)
{
  return !pandoria_spaces_is_empty (get_missing (window));
}

/* Returns: the announcement, with the number of regions with one gap. */
static char *
describe_count (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  guint n = 0;

  for (guint i = 0; i < view->n_open; i++)
    n += !view->open[i].at_exit && pandoria_spaces_count (view->open[i].missing) == 1;
  return g_strdup_printf (n == 1 ? "%u region would close with one more space covered."
                                 : "%u regions would close with one more space covered.",
                          n);
}

/* The key and the button next to the zoom buttons have the same state. */
static void
test_on_and_off (PandoriaWindow *window)
{
  GtkWidget *button = template_child (window_get_board (window), "open_button");
  g_autofree char *said = NULL;

  open_sample (window, 100);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_false (is_on (window));
  window_fixture_wait_for_words (window);
  g_assert_true (keyboard_press (window, "x"));
  g_assert_true (is_on (window));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  g_assert_true (has_marks (window));
  g_assert_cmpuint (count_labels (window), >, 0);
  said = describe_count (window);
  g_assert_true (window_fixture_was_announced (window, said));
  keyboard_click (button);
  window_driver_settle ();
  g_assert_false (is_on (window));
  g_assert_false (has_marks (window));
  g_assert_cmpuint (count_labels (window), ==, 0);
}

/* The mode stays on in other positions and games, and shows their regions. */
static void
test_stays (PandoriaWindow *window)
{
  PandoriaGame *game = open_sample (window, 100);
  PandoriaSpaces before;

  g_assert_true (keyboard_press (window, "x"));
  before = get_missing (window);
  pandoria_game_look_at (game, 60);
  window_driver_settle ();
  g_assert_true (has_marks (window));
  g_assert_false (pandoria_spaces_equal (before, get_missing (window)));
  open_sample (window, 40);
  g_assert_true (is_on (window));
  g_assert_true (has_marks (window));
}

/* The turn bar describes the region under the pointer or the focus. */
static void
test_sentence (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  PandoriaSpace at = PANDORIA_SPACE_NONE;

  open_sample (window, 100);
  g_assert_true (keyboard_press (window, "x"));
  for (guint i = 0; i < view->n_open; i++)
    if (!view->open[i].at_exit)
      at = pandoria_spaces_first (view->open[i].region.spaces);
  g_assert_cmpint (at, !=, PANDORIA_SPACE_NONE);
  window_fixture_focus_space (window, at);
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "of other terrain on"));
  g_assert_true (keyboard_press (window, "x"));
  g_assert_null (strstr (window_fixture_get_sentence (window), "of other terrain on"));
}

/* The key describes the region of the focused space in words and marks it on the board. Moving away
 * ends it. */
static void
test_shut_in (PandoriaWindow *window)
{
  PandoriaGame *game = open_sample (window, 100);
  PandoriaBoardView *board = window_get_board (window);
  g_autofree PandoriaOpenRegion *open = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  const PandoriaOpenRegion *region = open;

  g_assert_cmpuint (pandoria_state_list_open_regions (pandoria_game_get_shown_state (game), open),
                    >, 0);
  while (region->at_exit || pandoria_spaces_count (region->missing) < 2)
    region++;
  window_fixture_focus_space (window, pandoria_spaces_first (region->region.spaces));
  g_assert_false (has_marks (window));
  window_fixture_wait_for_words (window);
  g_assert_true (keyboard_press (window, "<Shift>x"));
  g_assert_true (pandoria_spaces_equal (get_missing (window), region->missing));
  g_assert_cmpuint (
      pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (pandoria_board_view_get_space (
                                          board, pandoria_spaces_first (region->missing))))
          ->outline[PANDORIA_OUTLINE_REGION],
      !=, 0);
  g_assert_cmpuint (count_labels (window), ==, 1);
  g_assert_true (window_fixture_was_announced (window, window_fixture_get_sentence (window)));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "of other terrain on"));
  g_assert_false (is_on (window));
  window_fixture_focus_space (window, pandoria_spaces_first (region->missing));
  g_assert_false (has_marks (window));
}

/* A resting pointer does the same. */
static void
test_rests (PandoriaWindow *window)
{
  PandoriaBoardView *board = window_get_board (window);
  PandoriaSpace at;

  open_sample (window, 100);
  at = pandoria_spaces_first (pandoria_state_all_figures (
      pandoria_game_get_shown_state (window_driver_get_view (window)->game)));
  pandoria_board_view_point_at (board, at);
  g_assert_false (has_marks (window));
  g_signal_emit_by_name (board, "space-rested", (int) at);
  g_assert_cmpint (has_marks (window), ==, window_driver_get_view (window)->n_open > 0);
  g_assert_true (has_marks (window));
  pandoria_board_view_point_at (board, PANDORIA_SPACE_NONE);
  g_assert_false (has_marks (window));
}

/* A phone has no keys, so a button for touch is next to the one that shows the whole board. */
static void
test_narrow (PandoriaWindow *window)
{
  GtkWidget *button
      = gtk_widget_get_first_child (template_child (window_get_board (window), "fit_box"));

  open_sample (window, 100);
  g_assert_false (gtk_widget_get_mapped (button));
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_cmpint (MIN (gtk_widget_get_width (button), gtk_widget_get_height (button)), >=, 40);
  for (guint i = 0; i < 2; i++)
    {
      keyboard_click (button);
      window_driver_settle ();
      g_assert_cmpint (is_on (window), ==, i == 0);
      g_assert_cmpint (has_marks (window), ==, i == 0);
      g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)), ==, i == 0);
    }
}

/* Measures moving over the board while all open regions are shown. */
static void
test_time (PandoriaWindow *window)
{
  guint n = 0;
  gint64 began, each;

  open_sample (window, 100);
  g_assert_true (keyboard_press (window, "x"));
  began = g_get_monotonic_time ();
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    if (pandoria_board_view_get_space (window_get_board (window), space) != NULL)
      {
        pandoria_board_view_point_at (window_get_board (window), space);
        n++;
      }
  each = (g_get_monotonic_time () - began) / MAX (n, 1);
  g_test_message ("%u spaces, %.1f ms each", n, (double) each / 1000);
  g_assert_cmpint (each, <, MOST_MS * 1000);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/would-close/on-and-off", test_on_and_off);
  window_fixture_add ("/would-close/stays", test_stays);
  window_fixture_add ("/would-close/sentence", test_sentence);
  window_fixture_add ("/would-close/shut-in", test_shut_in);
  window_fixture_add ("/would-close/rests", test_rests);
  window_fixture_add ("/would-close/narrow", test_narrow);
  window_fixture_add ("/would-close/time", test_time);
  return window_fixture_run ();
}
