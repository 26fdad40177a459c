/* Tests earlier positions and corrections of old acts in the real window: actions, bar, lists and
 * dialog.
 *
 * tests/game/test-play-corrections.c tests the effects on the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "pandoria-amend.h"
#include "pandoria-conflict-row.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-folder.h"
#include "pandoria-ledger-row.h"
#include "pandoria-lines-list.h"
#include "pandoria-text.h"
#include "pandoria-window-files.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

/* The window of the current test. */
static PandoriaWindow *window;

/* --- the window ----------------------------------------------------------------------------- */

static gboolean
is_enabled (const char *action)
{
  return window_driver_is_possible (window, action);
}

static void
activate (const char *action)
{
  g_test_message ("activating %s", action);
  g_assert_true (is_enabled (action));
  window_driver_activate (window, action, NULL);
  window_driver_settle ();
}

static PandoriaGame *
get_game (void)
{
  return window_driver_get_view (window)->own_game;
}

static void
open_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  pandoria_window_open_files (window, &file, 1);
  window_driver_settle ();
}

/* The shipped sample game, in a separate copy for each test. */
static void
open_sample (void)
{
  static guint number;
  g_autofree char *source
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *name = g_strdup_printf ("history-%u.pandoria", ++number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (source, NULL);

  g_assert_nonnull (record);
  g_assert_true (pandoria_record_save (record, path, NULL));
  open_path (path);
}

static const char *
get_bar_text (PandoriaPlayMode mode)
{
  g_assert_cmpint (window_fixture_get_history_mode (window), ==, mode);
  return template_text (template_child (window_get_history_bar (window), "text"), "text");
}

/* --- looking back --------------------------------------------------------------------------- */

static void
test_looking_back (PandoriaWindow *shown)
{
  PandoriaGame *game;
  guint n;
  g_autofree char *before = NULL;

  window = shown;
  open_sample ();
  game = get_game ();
  n = pandoria_game_get_position (game);
  before = fixture_read (pandoria_game_get_path (get_game ()));
  g_assert_false (is_enabled ("look-next"));
  pandoria_game_look_at (game, 17);
  window_driver_settle ();
  g_assert_nonnull (strstr (get_bar_text (PANDORIA_PLAY_MODE_LOOKING_BACK), "Tile at"));
  g_assert_false (is_enabled ("hex"));
  g_assert_false (is_enabled ("next"));
  g_assert_false (is_enabled ("undo"));
  g_assert_cmpuint (window_driver_get_view (window)->n_laid, ==, 0);
  activate ("look-previous");
  activate ("look-previous");
  activate ("look-next");
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 16);
  activate ("look-first");
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 0);
  g_assert_false (is_enabled ("look-previous"));
  activate ("cancel");
  g_assert_false (pandoria_game_is_looking_back (game));
  get_bar_text (PANDORIA_PLAY_MODE_NOW);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n);
  fixture_assert_file (pandoria_game_get_path (get_game ()), before);
}

static gboolean
is_in_sight (GtkWidget *row, GtkWidget *list)
{
  graphene_rect_t at;

  return gtk_widget_get_mapped (row) && gtk_widget_compute_bounds (row, list, &at)
         && at.size.height > 1 && at.origin.y >= 0
         && at.origin.y + at.size.height <= (float) gtk_widget_get_height (list);
}

/* Returns: (nullable): the row of the shown act; NULL if it is not in sight. */
static GtkWidget *
find_row (GtkWidget *widget, GtkWidget *list, GObject *act)
{
  GtkWidget *found = NULL;

  if (PANDORIA_IS_LEDGER_ROW (widget)
      && pandoria_ledger_row_get_entry (PANDORIA_LEDGER_ROW (widget)) == act)
    return is_in_sight (widget, list) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, list, act);
  return found;
}

static gboolean
has_row (gpointer act)
{
  GtkWidget *list
      = template_child (template_child (window_get_sidebar (window), "history"), "list");

  return find_row (list, list, act) != NULL;
}

/* The list is scrolled to the act, also when it is opened after the act was shown. */
static void
test_opened_late (PandoriaWindow *shown)
{
  g_autoptr (GObject) act = NULL;

  window = shown;
  open_sample ();
  pandoria_game_look_at (get_game (), 101);
  window_driver_settle ();
  pandoria_play_page_show_history (window_get_page (window));
  act = g_list_model_get_item (pandoria_game_get_history (get_game ()), 100);
  g_assert_true (window_fixture_wait (has_row, act));
}

static gboolean
is_on_newest (gpointer newest)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return row != NULL && PANDORIA_IS_LEDGER_ROW (row)
         && pandoria_ledger_row_get_entry (PANDORIA_LEDGER_ROW (row)) == newest;
}

/* The focus moves to the latest act, not to the heading above it. */
static void
test_comes_to_newest (PandoriaWindow *shown)
{
  g_autoptr (GObject) newest = NULL;

  window = shown;
  open_sample ();
  newest = g_list_model_get_item (pandoria_game_get_history (get_game ()),
                                  pandoria_game_get_position (get_game ()) - 1);
  activate ("history");
  g_assert_true (window_fixture_wait (is_on_newest, newest));
}

/* An act that is chosen in the list, or in the ledger with Enter, is shown. */
static void
test_lists (PandoriaWindow *shown)
{
  PandoriaGame *game;
  g_autoptr (GObject) act = NULL;
  g_autoptr (GObject) entry = NULL;

  window = shown;
  open_sample ();
  game = get_game ();
  pandoria_play_page_show_history (window_get_page (window));
  act = g_list_model_get_item (pandoria_game_get_history (game), 25);
  pandoria_lines_list_select (
      template_child (template_child (window_get_sidebar (window), "history"), "list"), act);
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 26);
  g_assert_true (pandoria_lines_list_get_selected (template_child (
                     template_child (window_get_sidebar (window), "history"), "list"))
                 == act);
  activate ("look-previous");
  g_assert_true (pandoria_lines_list_get_selected (template_child (
                     template_child (window_get_sidebar (window), "history"), "list"))
                 != act);
  activate ("look-now");
  entry = g_list_model_get_item (pandoria_game_get_ledger (game), 30);
  g_signal_emit_by_name (
      template_child (template_child (window_get_sidebar (window), "ledger"), "list"),
      "entry-activated", entry);
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, PANDORIA_LEDGER_ENTRY (entry)->action + 1);
  activate ("look-now");
}

/* Returns: (nullable): the button of the shown toast. */
static GtkWidget *
find_toast_button (void)
{
  for (GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (window_get_toasts (window)));
       child != NULL; child = gtk_widget_get_prev_sibling (child))
    if (g_str_equal (gtk_widget_get_css_name (child), "toast"))
      return template_find_type (child, GTK_TYPE_BUTTON);
  return NULL;
}

static gboolean
has_no_toast_button (gpointer data G_GNUC_UNUSED)
{
  return find_toast_button () == NULL;
}

/* Presses the button while the toast may still appear: libadwaita 1.2 would then use freed memory.
 */
static void
press_toast_button (void)
{
  g_assert_nonnull (find_toast_button ());
  xdotool_click (find_toast_button ());
  g_assert_true (window_fixture_wait (has_no_toast_button, NULL));
}

/* The toast opens the list of what to move on the table, where everything can be done again. */
static void
check_undone (PandoriaGame *game, guint n)
{
  gpointer dialog;

  press_toast_button ();
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "What to Move on the Table");
  adw_message_dialog_response (dialog, "undo");
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n);
}

static void
test_continue_here (PandoriaWindow *shown)
{
  PandoriaGame *game;
  g_autofree char *before = NULL;
  guint n;

  if (!xdotool_is_there ())
    return;
  window = shown;
  open_sample ();
  game = get_game ();
  n = pandoria_game_get_position (game);
  pandoria_game_look_at (game, n - 9);
  activate ("continue-here");
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n - 9);
  g_assert_false (pandoria_game_is_looking_back (game));
  fixture_assert_saved (game);
  g_assert_nonnull (
      strstr (gtk_widget_get_tooltip_text (template_child (window, "undo_button")), "“"));
  check_undone (game, n);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n);
  fixture_assert_saved (game);
}

/* --- correcting ----------------------------------------------------------------------------- */

static guint
find_act (PandoriaGame *game, guint from, PandoriaActKind kind)
{
  while (pandoria_record_get_action (pandoria_game_get_record (game), from)->kind != kind)
    from++;
  return from;
}

static void
begin_correcting (guint index)
{
  pandoria_game_look_at (get_game (), index + 1);
  activate ("correct-act");
  g_assert_true (window_driver_get_game (window) != get_game ());
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), ==, index);
  g_assert_false (is_enabled ("save-as"));
}

/* Returns: the number of the hex button for @hex, which has 1 or 2 symbols. */
static int
find_hex_number (const PandoriaHex *hex)
{
  return 1 + hex->terrain + (hex->symbols == 2 ? PANDORIA_N_TERRAINS : 0);
}

/* An early tile showed other symbols. The tile is in its place, so choosing the right symbols
 * enters it, and undo takes one step. */
static void
test_correct_tile (PandoriaWindow *shown)
{
  PandoriaAction action;
  GtkWidget *dialog;
  guint index;

  window = shown;
  open_sample ();
  index = find_act (get_game (), 1, PANDORIA_ACT_PLACE_TILE);
  action = *pandoria_record_get_action (pandoria_game_get_record (get_game ()), index);
  action.hexes[0].symbols = action.hexes[0].symbols == 1 ? 2 : 1;
  begin_correcting (index);
  g_assert_nonnull (strstr (get_bar_text (PANDORIA_PLAY_MODE_CORRECTING), "Tile at"));
  window_fixture_choose_hex (window, find_hex_number (&action.hexes[0]));
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  if (dialog != NULL)
    {
      template_press (dialog, "drop_all_button");
      template_press (dialog, "accept_button");
      window_driver_settle ();
    }
  get_bar_text (PANDORIA_PLAY_MODE_NOW);
  fixture_assert_saved (get_game ());
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (template_child (window, "undo_button")),
                            "Correction of turn 2"));
  activate ("undo");
  activate ("redo");
}

/* Returns: the board's gesture of the right button. */
static gpointer
find_right_click (GtkWidget *board)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller))
                 == GDK_BUTTON_SECONDARY)
        return controller;
    }
  g_assert_not_reached ();
}

/* Returns: (nullable): the menu of a space, once it was opened. */
static GtkWidget *
find_menu (void)
{
  for (GtkWidget *child = gtk_widget_get_last_child (GTK_WIDGET (window_get_page (window)));
       child != NULL; child = gtk_widget_get_prev_sibling (child))
    if (GTK_IS_POPOVER_MENU (child))
      return child;
  return NULL;
}

/* Returns: whether a right click on @at opens a menu. */
static gboolean
opens_menu (PandoriaSpace at)
{
  GtkWidget *board = GTK_WIDGET (window_get_board (window));
  GtkWidget *space = pandoria_board_view_get_space (window_get_board (window), at);
  graphene_rect_t bounds;

  if (find_menu () != NULL)
    gtk_popover_popdown (GTK_POPOVER (find_menu ()));
  g_assert_true (gtk_widget_compute_bounds (space, board, &bounds));
  g_signal_emit_by_name (find_right_click (board), "released", 1,
                         (double) bounds.origin.x + bounds.size.width / 2,
                         (double) bounds.origin.y + bounds.size.height / 2);
  window_driver_settle ();
  return find_menu () != NULL && gtk_widget_get_visible (find_menu ());
}

/* The menu of a tile leads to its act, and begins to correct it. */
static void
test_tile_menu (PandoriaWindow *shown)
{
  GtkWidget *page = GTK_WIDGET (pandoria_window_get_page (shown));
  const PandoriaAction *tile;
  guint index;

  if (!xdotool_is_there ())
    return;
  window = shown;
  open_sample ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  index = find_act (get_game (), 20, PANDORIA_ACT_PLACE_TILE);
  tile = pandoria_record_get_action (pandoria_game_get_record (get_game ()), index);
  g_assert_false (opens_menu (pandoria_space_from_name ("N4"))); /* an empty space */
  g_assert_true (opens_menu (tile->hexes[1].at));
  gtk_widget_activate_action (page, "tile.who", NULL);
  window_driver_settle ();
  xdotool_click (find_toast_button ()); /* closes the menu */
  press_toast_button ();
  g_assert_cmpuint (pandoria_game_get_shown (get_game ()), ==, index + 1);
  activate ("look-now");
  g_assert_true (opens_menu (tile->hexes[0].at));
  gtk_widget_activate_action (page, "tile.correct", NULL);
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_position (window_driver_get_game (window)), ==, index);
  g_assert_false (opens_menu (tile->hexes[0].at)); /* the correction comes first */
  activate ("cancel-correction");
}

/* Returns: the number of a tile that could be placed where a later one is, as in @action. */
static guint
find_collision (PandoriaGame *game, PandoriaAction *action)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaState after;

  for (guint i = 4; i < 60; i++)
    for (guint j = i + 8; j < pandoria_game_get_position (game); j++)
      {
        const PandoriaAction *later = pandoria_record_get_action (record, j);

        *action = *pandoria_record_get_action (record, i);
        if (action->kind != PANDORIA_ACT_PLACE_TILE || later->kind != PANDORIA_ACT_PLACE_TILE)
          continue;
        action->hexes[0].at = later->hexes[0].at;
        action->hexes[1].at = later->hexes[1].at;
        if (pandoria_state_apply (pandoria_game_get_state_at (game, i), action, &after, NULL, NULL))
          return i;
      }
  g_assert_not_reached ();
}

/* Returns: (transfer full): the tile of @action as a typed line, "F2 G6 C1 G7". */
static char *
write_tile (const PandoriaAction *action)
{
  static const char letters[PANDORIA_N_TERRAINS] = { [PANDORIA_TERRAIN_FOREST] = 'F',
                                                     [PANDORIA_TERRAIN_MOUNTAINS] = 'M',
                                                     [PANDORIA_TERRAIN_HILLS] = 'H',
                                                     [PANDORIA_TERRAIN_CITY] = 'C' };
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < 2; i++)
    g_string_append_printf (line, "%c%u %s ", letters[action->hexes[i].terrain],
                            action->hexes[i].symbols, pandoria_space_name (action->hexes[i].at));
  return g_string_free (line, FALSE);
}

/* Enters a tile on the spaces of a later one. Returns: the list of conflicts. */
static PandoriaConflictsDialog *
collide (void)
{
  g_autofree char *line = NULL;
  PandoriaAction action;
  GtkWidget *dialog;

  begin_correcting (find_collision (get_game (), &action));
  line = write_tile (&action);
  g_assert_true (pandoria_play_enter_line (pandoria_window_get_play (window), line));
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  g_assert_nonnull (dialog);
  return PANDORIA_CONFLICTS_DIALOG (dialog);
}

static void
press_conflict (gpointer dialog, const char *button)
{
  gtk_test_widget_wait_for_draw (dialog);
  template_press (template_find_type (dialog, PANDORIA_TYPE_CONFLICT_ROW), button);
}

/* All buttons are in one row, so that none moves when the middle one is hidden. */
static void
check_row (gpointer dialog)
{
  graphene_rect_t middle, last;

  g_assert_true (
      gtk_widget_compute_bounds (template_child (dialog, "drop_all_button"), dialog, &middle));
  g_assert_true (
      gtk_widget_compute_bounds (template_child (dialog, "accept_button"), dialog, &last));
  g_assert_cmpfloat (last.origin.y, ==, middle.origin.y);
}

/* The result of the correction replaces the list: the buttons do not move. */
static void
check_fits (gpointer dialog)
{
  g_autoptr (PandoriaGame) corrected = NULL;
  g_autofree char *points = NULL;
  AdwStatusPage *page = template_child (dialog, "fits_page");
  PandoriaAmend *amend = pandoria_play_get_amend (pandoria_window_get_play (window));

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page)));
  corrected = pandoria_amend_branch (amend, pandoria_amend_get_n_acts (amend));
  points = pandoria_text_changed_points (get_game (), corrected);
  g_assert_cmpstr (adw_status_page_get_description (page), ==, points);
  g_assert_true (strstr (points, " win") != NULL || strstr (points, "lead") != NULL);
}

/* Conflicts are listed. The user enters each act again in the same window; cancelling shows the
 * list again. */
static void
test_conflicts (PandoriaWindow *shown)
{
  GtkWidget *dialog;

  window = shown;
  open_sample ();
  press_conflict (collide (), "fix_button");
  window_driver_settle ();
  g_assert_true (window_driver_get_game (window) != get_game ());
  get_bar_text (PANDORIA_PLAY_MODE_CORRECTING);
  activate ("cancel");
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_true (g_str_has_prefix (template_text (dialog, "without"), "Without them: "));
  gtk_test_widget_wait_for_draw (dialog);
  check_row (dialog);
  press_conflict (dialog, "drop_button");
  template_press (dialog, "drop_all_button");
  g_assert_true (
      pandoria_amend_can_accept (pandoria_play_get_amend (pandoria_window_get_play (window))));
  check_fits (dialog);
  template_press (dialog, "accept_button");
  window_driver_settle ();
  g_assert_null (pandoria_play_get_amend (pandoria_window_get_play (window)));
  get_bar_text (PANDORIA_PLAY_MODE_NOW);
  fixture_assert_saved (get_game ());
}

/* Closing the list cancels the whole correction. Accepting it keeps the conflicting acts for later.
 */
static void
test_list_closed (PandoriaWindow *shown)
{
  window = shown;
  open_sample ();
  gtk_window_close (GTK_WINDOW (collide ()));
  window_driver_settle ();
  g_assert_null (pandoria_play_get_amend (pandoria_window_get_play (window)));
  get_bar_text (PANDORIA_PLAY_MODE_NOW);
  template_press (collide (), "accept_button");
  window_driver_settle ();
  get_bar_text (PANDORIA_PLAY_MODE_UNFIT);
  fixture_assert_saved (get_game ());
}

/* Returns: how many entries of the ledger are shown. */
static guint
count_ledger (void)
{
  gpointer list = template_child (template_child (window_get_sidebar (window), "ledger"), "list");
  guint found, all;

  template_search (list, " ");
  g_assert_cmpint (sscanf (template_text (list, "found"), "%u of %u", &found, &all), ==, 2);
  template_search (list, NULL);
  return all;
}

/* The ledger ends at the shown position, and does not reveal later entries. */
static void
test_ledger_follows (PandoriaWindow *shown)
{
  GListModel *ledger;
  guint n, all;

  window = shown;
  open_sample ();
  ledger = pandoria_game_get_ledger (get_game ());
  all = g_list_model_get_n_items (ledger);
  g_assert_cmpuint (count_ledger (), ==, all);
  pandoria_game_look_at (get_game (), 40);
  n = count_ledger ();
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, all);
  for (guint i = 0; i < all; i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      g_assert_true ((entry->action < 40) == (i < n));
    }
  activate ("look-now");
  g_assert_cmpuint (count_ledger (), ==, all);
}

/* The explained entry is one of the search results. */
static void
test_search (PandoriaWindow *shown)
{
  gpointer ledger;
  g_autofree char *title = NULL;

  window = shown;
  open_sample ();
  activate ("search-ledger");
  ledger = template_child (window_get_sidebar (window), "ledger");
  template_search (template_child (ledger, "list"), "forest");
  title = pandoria_text_event_title (
      &pandoria_sidebar_get_entry (window_get_sidebar (window))->event);
  g_assert_nonnull (strstr (title, "Forest"));
}

static gboolean
is_item (gpointer widget, gconstpointer nothing)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton")
         && gtk_widget_is_sensitive (widget);
}

static gboolean
is_on_row (gpointer list)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, list);
}

/* The focus starts on the first item of an entry's menu, so that pressing Enter twice does not copy
 * the game. When the menu closes, the focus returns to the row. */
static void
test_menu (PandoriaWindow *shown)
{
  gpointer history = template_child (window_get_sidebar (shown), "history");
  g_autoptr (GObject) entry = NULL;
  GtkWidget *menu, *first;

  window = shown;
  open_sample ();
  activate ("history");
  g_assert_true (window_fixture_wait (is_on_row, template_child (history, "list")));
  entry = g_list_model_get_item (pandoria_game_get_history (get_game ()), 9);
  g_signal_emit_by_name (template_child (history, "list"), "entry-activated", entry);
  menu = template_find_type (history, GTK_TYPE_POPOVER_MENU);
  first = template_find (menu, is_item, NULL);
  g_assert_nonnull (first);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == first);
  gtk_popover_popdown (GTK_POPOVER (menu));
  window_driver_settle ();
  g_assert_true (is_on_row (template_child (history, "list")));
}

/* During a correction the buttons do not move, and the button that removes the action is not under
 * the pointer. Undo hides its toast. */
static void
test_correction_bar (PandoriaWindow *shown)
{
  graphene_rect_t before, after, leave;
  GtkWidget *bar, *button;

  window = shown;
  open_sample ();
  bar = GTK_WIDGET (window_get_history_bar (window));
  g_assert_null (
      gtk_widget_get_first_child (bar)); /* its contents are created when it is first shown */
  pandoria_game_look_at (get_game (), 30);
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  button = template_child (bar, "correct_button");
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &before));
  activate ("correct-act");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &after));
  g_assert_true (gtk_widget_compute_bounds (template_child (bar, "leave_button"),
                                            GTK_WIDGET (window), &leave));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_false (graphene_rect_intersection (&before, &leave, NULL));
  g_assert_false (gtk_widget_is_sensitive (button));
  activate ("cancel-correction");
  pandoria_toast (GTK_WIDGET (window_get_page (window)), "Done", TRUE);
  g_assert_nonnull (pandoria_play_page_get_undo_toast (window_get_page (window)));
  activate ("undo");
  g_assert_null (pandoria_play_page_get_undo_toast (window_get_page (window)));
}

/* An act is removed, and another one inserted. */
static void
test_remove_and_insert (PandoriaWindow *shown)
{
  PandoriaAction action;
  guint n;

  window = shown;
  open_sample ();
  n = pandoria_game_get_position (get_game ());
  pandoria_game_look_at (get_game (), 1);
  activate ("remove-act");
  g_assert_nonnull (window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG));
  window_driver_close_dialogs (window);
  pandoria_play_settle (pandoria_window_get_play (window), FALSE);
  pandoria_game_look_at (get_game (), 9);
  activate ("insert-act");
  get_bar_text (PANDORIA_PLAY_MODE_INSERTING);
  g_assert_false (is_enabled ("finish-inserting"));
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  g_assert_true (
      pandoria_game_apply_noted (window_driver_get_game (window), &action, NULL, NULL, NULL));
  g_assert_true (
      pandoria_game_apply_noted (window_driver_get_game (window), &action, NULL, NULL, NULL));
  window_driver_settle ();
  activate ("undo");
  activate ("finish-inserting");
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), ==, n + 1);
  get_bar_text (PANDORIA_PLAY_MODE_NOW);
  fixture_assert_saved (get_game ());
}

/* Another game may be opened during a correction. */
static void
test_other_game (PandoriaWindow *shown)
{
  window = shown;
  open_sample ();
  begin_correcting (3);
  open_sample ();
  g_assert_true (window_driver_get_game (window) == get_game ());
  get_bar_text (PANDORIA_PLAY_MODE_NOW);
}

/* --- files that do not fit ------------------------------------------------------------------ */

/* A file with an illegal act opens up to that act, and the window reports it. Nothing in the file
 * is lost. */
static void
test_import (PandoriaWindow *shown)
{
  g_autofree char *source
      = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "sample.pandoria", NULL);
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "unfit.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (source, NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  PandoriaAction tile = *pandoria_record_get_action (record, 0);
  GtkWidget *dialog;
  guint n = pandoria_record_get_n_actions (record);

  window = shown;
  /* The first tile is placed a second time, on its own space. */
  pandoria_record_truncate (record, 8);
  pandoria_record_append (record, &tile, NULL, "twice");
  pandoria_record_append (record, &tile, NULL, NULL);
  g_assert_cmpuint (n, >, 8);
  g_assert_true (pandoria_record_save (record, path, NULL));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  open_path (path);
  g_assert_cmpuint (pandoria_game_get_position (get_game ()), ==, 8);
  g_assert_cmpuint (pandoria_game_get_n_unfit (get_game ()), ==, 2);
  g_assert_nonnull (strstr (get_bar_text (PANDORIA_PLAY_MODE_UNFIT), "Tile at"));
  g_assert_nonnull (strstr (get_bar_text (PANDORIA_PLAY_MODE_UNFIT), "action 9"));
  g_assert_nonnull (strstr (get_bar_text (PANDORIA_PLAY_MODE_UNFIT), "rule 6"));
  fixture_assert_file (pandoria_game_get_path (get_game ()), before);

  activate ("resolve");
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
  g_assert_nonnull (dialog);
  template_press (dialog, "drop_all_button");
  template_press (dialog, "accept_button");
  window_driver_settle ();
  g_assert_cmpuint (pandoria_game_get_n_unfit (get_game ()), ==, 0);
  get_bar_text (PANDORIA_PLAY_MODE_NOW);
  fixture_assert_saved (get_game ());
  activate ("undo");
  g_assert_cmpuint (pandoria_game_get_n_unfit (get_game ()), ==, 2);
  fixture_assert_saved (get_game ());
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  g_unlink (path);
}

/* Tab moves to the newest entry in sight, then to its rule, then out of the list. */
static void
test_one_stop (PandoriaWindow *opened)
{
  GtkWidget *list, *row;

  window = opened;
  open_sample ();
  activate ("ledger");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  list = template_find_type (window, PANDORIA_TYPE_LINES_LIST);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  row = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (gtk_widget_get_mapped (row));
  g_assert_true (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), row));
  g_assert_false (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/history/correction-bar", test_correction_bar);
  window_fixture_add ("/history/looking-back", test_looking_back);
  window_fixture_add ("/history/lists", test_lists);
  window_fixture_add ("/history/comes-to-newest", test_comes_to_newest);
  window_fixture_add ("/history/opened-late", test_opened_late);
  window_fixture_add ("/history/continue-here", test_continue_here);
  window_fixture_add ("/history/correct-tile", test_correct_tile);
  window_fixture_add ("/history/tile-menu", test_tile_menu);
  window_fixture_add ("/history/conflicts", test_conflicts);
  window_fixture_add ("/history/list-closed", test_list_closed);
  window_fixture_add ("/history/remove-and-insert", test_remove_and_insert);
  window_fixture_add ("/history/ledger-follows", test_ledger_follows);
  window_fixture_add ("/history/one-stop", test_one_stop);
  window_fixture_add ("/history/search", test_search);
  window_fixture_add ("/history/menu", test_menu);
  window_fixture_add ("/history/other-game", test_other_game);
  window_fixture_add ("/history/import", test_import);
  return window_fixture_run ();
}
