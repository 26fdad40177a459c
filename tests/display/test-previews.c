/* Tests what a window shows before anything is entered: by pointer, by keyboard, and on the button
 * of an impossible act.
 *
 * tests/game/test-play-previews.c tests the content of previews.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "keyboard.h"
#include "pandoria-act-button.h"
#include "pandoria-board-view.h"
#include "pandoria-ledger-row.h"
#include "pandoria-space-widget.h"
#include "pandoria-tray.h"
#include "still.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

/* --- the tile ------------------------------------------------------------------------------- */

static void
choose_tile (PandoriaWindow *window, const PandoriaAction *tile)
{
  for (guint i = 0; i < 2; i++)
    {
      int number = tile->hexes[i].terrain + 1 + (tile->hexes[i].symbols >= 2 ? 4 : 0);
      gboolean shifted = tile->hexes[i].symbols == 0 || tile->hexes[i].symbols == 3;

      window_fixture_choose_hex (window, shifted ? -number : number);
    }
  window_driver_press (window, PANDORIA_PRESS_POINTER, tile->hexes[0].at);
  window_driver_settle ();
}

/* Before the second half is placed, the preview shows its closings, for pointer and keyboard. */
static void
check_closing (PandoriaWindow *window, gboolean by_keyboard)
{
  PandoriaAction tile;

  window_fixture_play_to_closing (window, &tile);
  choose_tile (window, &tile);
  g_signal_emit_by_name (window_get_board (window), "space-hovered", -1);
  g_assert_null (strstr (window_fixture_get_sentence (window), "Would close"));
  if (by_keyboard)
    {
      window_fixture_focus_space (window, tile.hexes[0].at);
      window_fixture_focus_space (window, tile.hexes[1].at);
    }
  else
    g_signal_emit_by_name (window_get_board (window), "space-hovered", (int) tile.hexes[1].at);
  g_assert_cmpuint (window_driver_get_view (window)->n_shown, ==, 2);
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "Would close"));
  g_signal_emit_by_name (window_get_board (window), "space-hovered", -1);
  g_assert_null (strstr (window_fixture_get_sentence (window), "Would close"));
}

static void
test_closing_hovered (PandoriaWindow *window)
{
  check_closing (window, FALSE);
}

static void
test_closing_focused (PandoriaWindow *window)
{
  check_closing (window, TRUE);
}

/* For a keyboard player the preview stays at the focus, wherever the pointer is. */
static void
test_keeps_place (PandoriaWindow *window)
{
  const PandoriaOptions *options = pandoria_game_get_options (window_driver_get_game (window));
  PandoriaSpaces first = options->tile[0];
  PandoriaSpace place = PANDORIA_SPACE_NONE, space;

  /* A space far from the middle of the board, which is empty. */
  PANDORIA_FOREACH_SPACE (space, first)
    place = space;
  window_fixture_focus_space (window, place);
  g_signal_emit_by_name (window_get_board (window), "space-hovered", -1);
  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 2);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window))
                 == pandoria_board_view_get_space (window_get_board (window), place));
}

/* --- refusals ------------------------------------------------------------------------------- */

static gboolean
is_refused (gpointer window)
{
  return window_driver_get_view (window)->is_refusal;
}

/* Moves the pointer onto @space and waits there. PANDORIA_SPACE_NONE: the pointer leaves the board.
 */
static void
move_pointer (PandoriaWindow *window, PandoriaSpace space)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (window_get_board (window)));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (space != PANDORIA_SPACE_NONE)
    {
      GtkWidget *widget = pandoria_board_view_get_space (window_get_board (window), space);

      still_wait (widget);
      g_assert_true (
          gtk_widget_compute_bounds (widget, GTK_WIDGET (window_get_board (window)), &bounds));
    }
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) && space == PANDORIA_SPACE_NONE)
        g_signal_emit_by_name (controller, "leave");
      else if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion",
                               (double) bounds.origin.x + bounds.size.width / 2,
                               (double) bounds.origin.y + bounds.size.height / 2);
    }
  window_driver_settle ();
}

static gboolean
is_crossed_out (PandoriaWindow *window, PandoriaSpace space)
{
  GtkWidget *widget = pandoria_board_view_get_space (window_get_board (window), space);

  return (pandoria_space_widget_get_look (PANDORIA_SPACE_WIDGET (widget))->marks
          & PANDORIA_MARK_REFUSED)
         != 0;
}

/* Moving over a space, by pointer or keyboard, shows no refusal. A resting pointer shows the
 * reason, and only the half of the tile that does not fit is crossed out. When the pointer leaves,
 * the possible acts are shown again. */
static void
test_pointer_rests (PandoriaWindow *window)
{
  PandoriaSpace wrong = pandoria_space_from_name ("D5"), first;
  g_autofree char *before = NULL;

  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  first = pandoria_spaces_first (window_driver_get_view (window)->choices);
  window_driver_press (window, PANDORIA_PRESS_POINTER, first);
  g_signal_emit_by_name (window_get_board (window), "space-hovered", -1);
  before = g_strdup (window_fixture_get_sentence (window));
  window_fixture_focus_space (window, wrong);
  g_assert_false (is_refused (window));
  g_assert_false (is_crossed_out (window, wrong));
  move_pointer (window, wrong);
  g_assert_false (is_refused (window));
  g_assert_true (window_fixture_wait (is_refused, window));
  g_assert_true (is_crossed_out (window, wrong));
  g_assert_false (is_crossed_out (window, first));
  move_pointer (window, PANDORIA_SPACE_NONE);
  g_assert_false (is_crossed_out (window, wrong));
  g_assert_cmpstr (window_fixture_get_sentence (window), ==, before);
}

/* W asks for a space. If no figure may be placed on the focused space, it shows no refusal. */
static void
test_figure_key (PandoriaWindow *window)
{
  window_fixture_lay_tile (window);
  window_fixture_focus_space (window, pandoria_space_from_name ("D5"));
  g_assert_true (keyboard_press (window, "w"));
  g_assert_true (window_driver_get_view (window)->is_begun);
  g_assert_false (is_refused (window));
  g_assert_false (is_crossed_out (window, pandoria_space_from_name ("D5")));
}

/* The sentence of a refused press stays when the pointer leaves, so that its rule can be opened.
 * The next choice removes it. */
static void
test_press_refused (PandoriaWindow *window)
{
  PandoriaSpace wrong = pandoria_space_from_name ("D5");

  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 6);
  move_pointer (window, wrong);
  window_driver_press (window, PANDORIA_PRESS_POINTER, wrong);
  g_assert_true (is_refused (window));
  move_pointer (window, PANDORIA_SPACE_NONE);
  g_assert_true (is_refused (window));
  window_fixture_choose_hex (window, 2);
  g_assert_false (is_refused (window));
}

/* --- acts that are impossible --------------------------------------------------------------- */

static gboolean
is_impossible (gpointer widget, gconstpointer nothing)
{
  return PANDORIA_IS_ACT_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_has_css_class (widget, "impossible");
}

/* Emits @signal of the motion controller of @widget. */
static void
point (GtkWidget *widget, const char *signal)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller) && g_str_equal (signal, "leave"))
        g_signal_emit_by_name (controller, signal);
      else if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, signal, 2.0, 2.0);
    }
}

/* An impossible button looks insensitive, with the reason in its tooltip. A press shows the reason
 * in the turn bar until the pointer leaves. Hovering or focusing it shows nothing. */
static void
test_impossible_button (PandoriaWindow *window)
{
  g_autofree char *reason = NULL;
  GtkWidget *button;

  window_fixture_lay_tile (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  button = template_find (window_get_tray (window), is_impossible, NULL);
  g_assert_nonnull (button);
  reason = g_strdup (gtk_widget_get_tooltip_text (button));
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_false (is_refused (window));
  gtk_widget_grab_focus (GTK_WIDGET (window_get_board (window)));
  point (button, "enter");
  window_driver_settle ();
  g_assert_false (is_refused (window));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  keyboard_click (button);
  g_assert_cmpstr (window_fixture_get_sentence (window), ==, reason);
  point (button, "leave");
  window_driver_settle ();
  g_assert_false (is_refused (window));
}

/* So does its key. */
static void
test_impossible_key (PandoriaWindow *window)
{
  g_assert_true (keyboard_press (window, "g"));
  g_assert_nonnull (strstr (window_fixture_get_sentence (window), "(rule 6"));
  g_assert_true (keyboard_press (window, "Escape"));
  g_assert_null (strstr (window_fixture_get_sentence (window), "(rule 6"));
}

/* --- the pointer, straight from one widget to another --------------------------------------- */

/* How often the pointer moves back and forth. */
#define N_CROSSINGS 12

/* Previews have titles like “If placed at …” or “If you do this”. Regions that score anyway have
 * another title. */
static gboolean
has_foresight (gpointer window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);

  return view->foresight != NULL && g_str_has_prefix (view->title, "If ");
}

static gboolean
has_no_foresight (gpointer window)
{
  return !has_foresight (window);
}

/* Moves the pointer from @from, which shows a preview, straight onto a ledger row that exists only
 * for the preview. */
static void
cross (PandoriaWindow *window, GtkWidget *from)
{
  GtkWidget *list = template_child (template_child (window_get_sidebar (window), "ledger"), "list");

  for (guint i = 0; i < N_CROSSINGS; i++)
    {
      xdotool_move_onto (from);
      g_assert_true (window_fixture_wait (has_foresight, window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      xdotool_move (list, gtk_widget_get_width (list) / 2.0, 20 + 10 * (i % 6));
      g_assert_true (window_fixture_wait (has_no_foresight, window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    }
}

static void
test_crossing_from_space (PandoriaWindow *window)
{
  PandoriaAction tile;

  if (!xdotool_is_there ())
    return;
  window_fixture_play_to_closing (window, &tile);
  choose_tile (window, &tile);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  cross (window, pandoria_board_view_get_space (window_get_board (window), tile.hexes[1].at));
}

/* Returns: (nullable): the button in @root with the label @text. */
static gboolean
is_button (gpointer widget, gconstpointer text)
{
  GtkWidget *label
      = PANDORIA_IS_ACT_BUTTON (widget) ? template_find (widget, template_is_label, text) : NULL;

  return label != NULL && gtk_widget_get_mapped (label);
}

/* While the pointer is on the button that scores, its gains are shown, too. */
static void
test_crossing_from_button (PandoriaWindow *window)
{
  PandoriaAction tile;

  if (!xdotool_is_there ())
    return;
  window_fixture_play_to_closing (window, &tile);
  g_assert_null (window_driver_do (window, &tile, 0));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
  cross (window, template_find (window_get_tray (window), is_button, "Score"));
}

/* The same by keyboard, which can focus such a row. The command moves the focus to the scored
 * region, where it stays. */
static void
cross_by_key (PandoriaWindow *window, GtkWidget *from)
{
  for (guint i = 0; i < N_CROSSINGS; i++)
    {
      gboolean commanded = i % 2 != 0;
      GtkWidget *focus, *row;

      gtk_widget_grab_focus (from);
      g_assert_true (window_fixture_wait (has_foresight, window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      if (commanded)
        window_driver_activate (window, "ledger", NULL);
      else
        gtk_widget_child_focus (GTK_WIDGET (template_child (window_get_sidebar (window), "ledger")),
                                GTK_DIR_TAB_FORWARD);
      g_assert_true (window_fixture_wait (has_no_foresight, window));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      focus = gtk_root_get_focus (GTK_ROOT (window));
      g_assert_true (
          focus != NULL
          && gtk_widget_is_ancestor (
              focus, GTK_WIDGET (template_child (window_get_sidebar (window), "ledger"))));
      row = commanded ? gtk_widget_get_first_child (focus) : NULL;
      g_assert_true (row == NULL || PANDORIA_IS_LEDGER_ROW (row));
      g_assert_true (row == NULL
                     || pandoria_ledger_row_get_entry (PANDORIA_LEDGER_ROW (row)) != NULL);
    }
}

static void
test_key_from_space (PandoriaWindow *window)
{
  PandoriaAction tile;

  window_fixture_play_to_closing (window, &tile);
  choose_tile (window, &tile);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  cross_by_key (window,
                pandoria_board_view_get_space (window_get_board (window), tile.hexes[1].at));
}

static void
test_key_from_button (PandoriaWindow *window)
{
  PandoriaAction tile;

  window_fixture_play_to_closing (window, &tile);
  g_assert_null (window_driver_do (window, &tile, 0));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
  cross_by_key (window, template_find (window_get_tray (window), is_button, "Score"));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/previews/closing-hovered", test_closing_hovered);
  window_fixture_add ("/previews/closing-focused", test_closing_focused);
  window_fixture_add ("/previews/keeps-place", test_keeps_place);
  window_fixture_add ("/previews/pointer-rests", test_pointer_rests);
  window_fixture_add ("/previews/figure-key", test_figure_key);
  window_fixture_add ("/previews/press-refused", test_press_refused);
  window_fixture_add ("/previews/impossible-button", test_impossible_button);
  window_fixture_add ("/previews/impossible-key", test_impossible_key);
  window_fixture_add ("/previews/crossing-from-space", test_crossing_from_space);
  window_fixture_add ("/previews/crossing-from-button", test_crossing_from_button);
  window_fixture_add ("/previews/key-from-space", test_key_from_space);
  window_fixture_add ("/previews/key-from-button", test_key_from_button);
  return window_fixture_run_in_one_window ();
}
