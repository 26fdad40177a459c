/* Tests the boards: drawing with the keyboard alone and with the pointer, going to faults, import
 * and export, and offering them for a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "keyboard.h"
#include "pandoria-board-editor.h"
#include "pandoria-board-json.h"
#include "pandoria-board-testing.h"
#include "pandoria-board-view.h"
#include "pandoria-boards-testing.h"
#include "pandoria-folder.h"
#include "pandoria-new-game-window.h"
#include "template-child.h"
#include "window-fixture.h"

#define AT(name) pandoria_space_from_name (name)

/* --- helpers -------------------------------------------------------------------------------- */

static gpointer
find_window (GType type)
{
  gpointer window = window_driver_find_toplevel (type);

  g_assert_nonnull (window);
  return window;
}

/* Deletes the boards of earlier tests. */
static gpointer
open_boards (PandoriaWindow *window)
{
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();

  for (guint i = 0; i < files->len; i++)
    {
      const PandoriaBoardFile *file = files->pdata[i];

      if (file->own)
        g_unlink (file->path);
    }
  window_fixture_activate (window, "boards");
  gtk_test_widget_wait_for_draw (find_window (PANDORIA_TYPE_BOARDS_WINDOW));
  window_driver_settle ();
  return find_window (PANDORIA_TYPE_BOARDS_WINDOW);
}

static gpointer
get_editor (gpointer boards)
{
  return template_child (boards, "editor");
}

static PandoriaBoardView *
get_board (gpointer boards)
{
  return template_child (get_editor (boards), "board");
}

static PandoriaBoardDraft *
get_draft (gpointer boards)
{
  return pandoria_board_editor_get_draft (get_editor (boards));
}

static char *
get_hash (gpointer boards)
{
  return pandoria_board_hash (pandoria_board_draft_get_board (get_draft (boards)));
}

static const char *
get_text (gpointer boards, const char *id)
{
  return gtk_label_get_text (template_child (get_editor (boards), id));
}

/* --- the keyboard --------------------------------------------------------------------------- */

static PandoriaSpace
get_place (gpointer boards)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (boards));

  g_assert_true (PANDORIA_IS_SPACE_WIDGET (focus));
  return pandoria_space_widget_get_space (PANDORIA_SPACE_WIDGET (focus));
}

/* Moves through the columns first, because a sideways step also moves up or down by half a row. */
static void
go (gpointer boards, const char *name, const char *modifier)
{
  const PandoriaSpace to = AT (name);

  for (guint i = 0; get_place (boards) != to; i++)
    {
      const PandoriaSpace at = get_place (boards);
      const int dx = PANDORIA_COLUMN (to) - PANDORIA_COLUMN (at),
                dy = PANDORIA_ROW (to) - PANDORIA_ROW (at);
      const char *key = dx < 0 ? "Left" : dx > 0 ? "Right" : dy < 0 ? "Up" : "Down";
      g_autofree char *press = g_strconcat (modifier, key, NULL);

      g_assert_cmpuint (i, <, 60);
      g_assert_true (keyboard_press (boards, press));
    }
}

static void
press_at (gpointer boards, const char *name)
{
  go (boards, name, "");
  g_assert_true (keyboard_press (boards, "Return"));
}

static void
stretch (gpointer boards, const char *from, const char *to)
{
  go (boards, from, "");
  go (boards, to, "<Shift>");
  g_assert_true (keyboard_press (boards, "space"));
}

/* Increases the spin button @id by @n and returns the focus to the board. */
static void
spin (gpointer boards, const char *id, guint n)
{
  GtkSpinButton *button = template_child (get_editor (boards), id);

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (button)));
  for (guint i = 0; i < n; i++)
    g_assert_true (keyboard_press (boards, "Up"));
  pandoria_board_editor_focus (get_editor (boards), PANDORIA_SPACE_NONE);
  window_driver_settle ();
}

static gboolean
is_editing (gpointer boards)
{
  return g_str_equal (gtk_stack_get_visible_child_name (template_child (boards, "stack")),
                      "editor");
}

/* GTK shows a button as pressed for a while before it acts on a key. */
static void
draw_with_keyboard (gpointer boards)
{
  gtk_widget_grab_focus (template_child (boards, "new_button"));
  g_assert_true (keyboard_press (boards, "Return"));
  g_assert_true (window_fixture_wait (is_editing, boards));
  gtk_test_widget_wait_for_draw (boards);
  g_assert_true (keyboard_press (boards, "1"));
  stretch (boards, "B1", "O14");
  g_assert_true (keyboard_press (boards, "2"));
  stretch (boards, "E5", "E7");
  g_assert_true (keyboard_press (boards, "3"));
  spin (boards, "discount", 2);
  press_at (boards, "E5");
  press_at (boards, "E9");
  g_assert_true (keyboard_press (boards, "4"));
  stretch (boards, "E5", "E9");
  g_assert_true (keyboard_press (boards, "5"));
  gtk_check_button_set_active (template_child (get_editor (boards), "paired"), TRUE);
  press_at (boards, "A5");
  press_at (boards, "A6");
  press_at (boards, "P8");
  g_assert_true (keyboard_press (boards, "6"));
  press_at (boards, "D9");
  g_assert_true (keyboard_press (boards, "7"));
  stretch (boards, "H6", "I7");
}

/* --- the pointer ---------------------------------------------------------------------------- */

static PandoriaPoint
get_centre (PandoriaBoardView *board, const char *name)
{
  PandoriaBoardPlace *place = pandoria_board_view_get_place (board);

  return pandoria_board_layout_get_centre (pandoria_board_place_get_layout (place), AT (name));
}

static void
click (gpointer boards, const char *name)
{
  PandoriaBoardView *board = get_board (boards);
  PandoriaPoint at = get_centre (board, name);

  g_signal_emit_by_name (template_controller (board, GTK_TYPE_GESTURE_CLICK), "released", 1, at.x,
                         at.y);
  window_driver_settle ();
}

static void
drag (gpointer boards, const char *from, const char *to)
{
  PandoriaBoardView *board = get_board (boards);
  PandoriaPoint a = get_centre (board, from);
  PandoriaPoint b = get_centre (board, to);
  GtkEventController *gesture = template_controller (board, GTK_TYPE_GESTURE_DRAG);

  g_signal_emit_by_name (gesture, "drag-begin", a.x, a.y);
  g_signal_emit_by_name (gesture, "drag-update", (b.x - a.x) / 2, (b.y - a.y) / 2);
  g_signal_emit_by_name (gesture, "drag-update", b.x - a.x, b.y - a.y);
  g_signal_emit_by_name (gesture, "drag-end", b.x - a.x, b.y - a.y);
  window_driver_settle ();
}

/* Returns: (nullable): the button within @widget that chooses @tool. */
static gboolean
is_tool (gpointer widget, gconstpointer tool)
{
  GVariant *target
      = GTK_IS_TOGGLE_BUTTON (widget) ? gtk_actionable_get_action_target_value (widget) : NULL;

  return target != NULL && g_str_equal (g_variant_get_string (target, NULL), tool);
}

static void
choose (gpointer boards, const char *tool)
{
  GtkWidget *button = template_find (get_editor (boards), is_tool, tool);

  gtk_test_widget_wait_for_draw (boards); /* the widgets of the previous tool are gone */
  keyboard_click (button);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

/* The board keeps its place under the pointer, with every tool and its options. */
static void
test_stands_still (PandoriaWindow *window)
{
  static const char *const tools[]
      = { "plain", "lake", "ship", "way", "exit", "printed", "start", "erase" };
  gpointer boards = open_boards (window);
  graphene_rect_t first, now;

  keyboard_click (template_child (boards, "new_button"));
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      choose (boards, tools[i]);
      gtk_test_widget_wait_for_draw (boards);
      window_driver_settle ();
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_board (boards)), boards, &now));
      if (i == 0)
        first = now;
      g_test_message ("%s: %g, %g", tools[i], now.origin.y, now.size.height);
      g_assert_true (graphene_rect_equal (&first, &now));
    }
  gtk_window_close (boards);
  window_driver_settle ();
}

static void
draw_with_pointer (gpointer boards)
{
  keyboard_click (template_child (boards, "new_button"));
  choose (boards, "plain");
  drag (boards, "O14", "B1");
  choose (boards, "lake");
  drag (boards, "E7", "E5");
  choose (boards, "ship");
  gtk_spin_button_set_value (template_child (get_editor (boards), "discount"), 2);
  click (boards, "E5");
  click (boards, "E9");
  choose (boards, "way");
  drag (boards, "E5", "E9");
  choose (boards, "exit");
  gtk_check_button_set_active (template_child (get_editor (boards), "paired"), TRUE);
  drag (boards, "A5", "A6");
  click (boards, "P8");
  choose (boards, "printed");
  click (boards, "D9");
  choose (boards, "start");
  for (guint i = 0; i < PANDORIA_N_START; i++)
    click (boards, ((const char *const[]){ "H6", "H7", "I6", "I7" })[i]);
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
check_drawn (gpointer boards)
{
  const PandoriaBoard *board = pandoria_board_draft_get_board (get_draft (boards));
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();
  g_autoptr (GBytes) bytes = pandoria_board_draft_get_bytes (get_draft (boards));
  const PandoriaBoardFile *own = files->pdata[2];

  g_assert_cmpuint (pandoria_spaces_count (board->plain) + pandoria_spaces_count (board->lakes), ==,
                    14 * 14);
  g_assert_cmpuint (pandoria_spaces_count (board->lakes), ==, 4);
  g_assert_cmpuint (board->n_ships, ==, 2);
  g_assert_cmpuint (board->ships[0].discount, ==, 2);
  g_assert_cmpuint (board->ships[0].next, ==, 2);
  g_assert_cmpuint (board->n_exits, ==, 2);
  g_assert_cmpint (board->exits[0].spaces[1], ==, AT ("A6"));
  g_assert_cmpuint (board->n_printed, ==, 1);
  g_assert_true (pandoria_board_check (board, NULL));
  g_assert_cmpstr (get_text (boards, "verdict"), ==, "A game can be played on this board.");
  g_assert_false (gtk_widget_get_visible (template_child (get_editor (boards), "faults")));
  g_assert_true (own->own && own->playable);
  g_assert_true (g_bytes_equal (own->bytes, bytes));
}

static void
test_draw (PandoriaWindow *window)
{
  gpointer boards = open_boards (window);
  g_autofree char *with_keyboard = NULL, *with_pointer = NULL;
  guint steps = 0;

  draw_with_keyboard (boards);
  check_drawn (boards);
  with_keyboard = get_hash (boards);
  for (; pandoria_board_draft_can_undo (get_draft (boards)); steps++)
    g_assert_true (keyboard_press (boards, "<Control>z"));
  g_assert_cmpuint (steps, ==, 10);
  g_assert_true (
      pandoria_spaces_is_empty (pandoria_board_draft_get_board (get_draft (boards))->plain));
  g_assert_cmpuint (pandoria_board_draft_get_board (get_draft (boards))->n_exits, ==, 0);
  gtk_widget_activate_action (get_editor (boards), "board-editor.move", "i",
                              PANDORIA_BOARD_MOVE_UP);
  gtk_widget_activate_action (get_editor (boards), "board-editor.mirror", "b", TRUE);
  g_assert_cmpstr (get_text (boards, "prompt"), ==, "There is nothing on the board yet.");
  for (guint i = 0; i < steps; i++)
    g_assert_true (keyboard_press (boards, "<Shift><Control>z"));
  check_drawn (boards);
  /* Escape leads back to the list, and from there closes the window. */
  g_assert_true (keyboard_press (boards, "Escape"));
  g_assert_true (window_driver_find_toplevel (PANDORIA_TYPE_BOARDS_WINDOW) == GTK_WIDGET (boards));
  g_assert_true (keyboard_press (boards, "Escape"));
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_BOARDS_WINDOW));
  boards = open_boards (window);
  draw_with_pointer (boards);
  check_drawn (boards);
  with_pointer = get_hash (boards);
  g_assert_cmpstr (with_keyboard, ==, with_pointer);
}

/* Returns: the name of @space in assistive technology. */
static void
check_label (gpointer boards, const char *space, const char *label)
{
  GtkWidget *widget = pandoria_board_view_get_space (get_board (boards), AT (space));

  g_assert_cmpstr (pandoria_space_widget_get_label (PANDORIA_SPACE_WIDGET (widget)), ==, label);
}

static void
check_prompt (gpointer boards, const char *text)
{
  g_assert_cmpstr (get_text (boards, "prompt"), ==, text);
  g_assert_true (
      gtk_widget_has_css_class (template_child (get_editor (boards), "prompt"), "error"));
}

static void
test_said (PandoriaWindow *window)
{
  gpointer boards = open_boards (window);
  g_autofree char *before = NULL, *after = NULL;

  draw_with_keyboard (boards);
  check_label (boards, "E5", "E5, ship, discount 2, downstream to E9");
  check_label (boards, "A0", "A0, nothing");
  check_label (boards, "H6", "H6, plain, start space");
  before = get_hash (boards);
  press_at (boards, "C3");
  check_prompt (boards, "A board has 4 start spaces. Press one of them to take it away first.");
  g_assert_true (keyboard_press (boards, "4"));
  stretch (boards, "E9", "E10");
  check_prompt (boards, "There is no ship at E10.");
  /* A cancelled drag paints nothing. */
  g_assert_true (keyboard_press (boards, "8"));
  go (boards, "E10", "");
  go (boards, "E12", "<Shift>");
  g_assert_true (keyboard_press (boards, "Escape"));
  go (boards, "F12", "");
  after = get_hash (boards);
  g_assert_cmpstr (after, ==, before);
}

static guint
count_faults (gpointer boards)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (
             template_child (template_child (get_editor (boards), "faults"), "list"), (int) n)
         != NULL)
    n++;
  return n;
}

/* A press on a fault moves to its space, another press to its next space. */
static void
test_faults (PandoriaWindow *window)
{
  gpointer boards = open_boards (window);
  GtkListBox *faults;
  GtkWidget *row;

  draw_with_keyboard (boards);
  g_assert_true (keyboard_press (boards, "2"));
  stretch (boards, "M1", "M15");
  g_assert_true (keyboard_press (boards, "8"));
  press_at (boards, "H6");
  g_assert_cmpuint (count_faults (boards), ==,
                    1); /* without start spaces, separate parts cannot be found */
  g_assert_true (keyboard_press (boards, "7"));
  press_at (boards, "C3");
  faults = template_child (template_child (get_editor (boards), "faults"), "list");
  g_assert_cmpstr (get_text (boards, "verdict"), ==, "1 thing is missing or wrong");
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (faults, 0));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Two double tiles cannot cover the start spaces");
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (faults, 1));
  g_assert_true (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                                   "N1 is in a part of the plain without start spaces"));
  g_signal_emit_by_name (faults, "row-activated", row);
  window_driver_settle ();
  g_assert_cmpint (get_place (boards), ==, AT ("N1"));
  g_signal_emit_by_name (faults, "row-activated", row);
  window_driver_settle ();
  g_assert_cmpint (get_place (boards), ==, AT ("N2"));
  /* Undo removes the focused fault. The keys still work. */
  gtk_widget_grab_focus (row);
  g_assert_true (keyboard_press (boards, "<Control>z"));
  g_assert_true (keyboard_press (boards, "<Control>z"));
}

/* When another program writes the board, both boards are kept. */
static void
test_meanwhile (PandoriaWindow *window)
{
  gpointer boards = open_boards (window);
  g_autoptr (GPtrArray) both = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = NULL, *text = NULL;
  GBytes *other;

  draw_with_keyboard (boards);
  path = g_strdup (pandoria_board_editor_get_path (get_editor (boards)));
  bytes = pandoria_board_draft_get_bytes (get_draft (boards));
  text = g_strdup_printf ("%.*s\n", (int) g_bytes_get_size (bytes),
                          (const char *) g_bytes_get_data (bytes, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (keyboard_press (boards, "2"));
  press_at (boards, "C3");
  press_at (boards, "C4");
  g_assert_true (gtk_widget_get_visible (template_child (get_editor (boards), "notice")));
  g_assert_cmpstr (gtk_window_get_title (boards), ==, "My board 2");
  both = pandoria_board_store_list ();
  g_assert_cmpuint (both->len, ==, 4);
  other = ((PandoriaBoardFile *) both->pdata[2])->bytes;
  g_assert_cmpmem (g_bytes_get_data (other, NULL), g_bytes_get_size (other), text, strlen (text));
  g_assert_true (
      pandoria_spaces_has (&((PandoriaBoardFile *) both->pdata[3])->board.lakes, AT ("C4")));
  g_assert_cmpstr (get_text (boards, "verdict"), ==, "A game can be played on this board.");
}

/* A failed write is reported until it succeeds. Closing the board asks first. The program writes it
 * as soon as possible. */
static void
test_unsaved (PandoriaWindow *window)
{
  gpointer boards = open_boards (window);
  g_autofree char *folder = NULL, *away = NULL, *text = NULL;
  g_autoptr (GBytes) bytes = NULL;

  draw_with_keyboard (boards);
  folder = g_path_get_dirname (pandoria_board_editor_get_path (get_editor (boards)));
  away = g_strconcat (folder, "-away", NULL);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", -1, NULL));
  g_assert_true (keyboard_press (boards, "2"));
  press_at (boards, "C3");
  g_assert_true (g_str_has_prefix (get_text (boards, "verdict"), "Not saved: "));
  gtk_window_close (boards);
  window_driver_settle ();
  g_assert_true (gtk_widget_get_visible (boards));
  adw_message_dialog_response (find_window (ADW_TYPE_MESSAGE_DIALOG), "cancel");
  window_driver_settle ();
  gtk_test_widget_wait_for_draw (boards);
  pandoria_board_editor_focus (get_editor (boards), AT ("C4"));
  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  g_assert_true (keyboard_press (boards, "Return"));
  g_assert_cmpstr (get_text (boards, "verdict"), ==, "A game can be played on this board.");
  g_assert_true (g_file_get_contents (pandoria_board_editor_get_path (get_editor (boards)), &text,
                                      NULL, NULL));
  bytes = pandoria_board_draft_get_bytes (get_draft (boards));
  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  gtk_window_close (boards);
  window_driver_settle ();
}

static gboolean
has_file (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Exporting and importing a board gives the same bytes. The list shows all boards. */
static void
test_in_and_out (PandoriaWindow *window)
{
  gpointer boards = open_boards (window);
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *from = g_build_filename (folder, "from.json", NULL),
                  *to = g_build_filename (folder, "to.json", NULL);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GFile) source = g_file_new_for_path (from), target = g_file_new_for_path (to);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) files = NULL;

  draw_with_keyboard (boards);
  pandoria_board_draft_set_name (get_draft (boards), "Other");
  bytes = pandoria_board_draft_get_bytes (get_draft (boards));
  before = g_strdup_printf ("%.*s\n\n", (int) g_bytes_get_size (bytes),
                            (const char *) g_bytes_get_data (bytes, NULL));
  g_assert_true (g_file_set_contents (from, before, -1, NULL));
  g_assert_true (keyboard_press (boards, "Escape"));
  gtk_window_close (boards);
  window_driver_settle ();

  boards = open_boards (window);
  pandoria_boards_window_import (boards, source, NULL, NULL);
  window_driver_settle ();
  g_assert_cmpstr (gtk_window_get_title (boards), ==, "Other");
  files = pandoria_board_store_list ();
  g_assert_cmpuint (files->len, ==, 3);
  pandoria_boards_window_export (boards, ((PandoriaBoardFile *) files->pdata[2])->path, target);
  g_assert_true (window_fixture_wait (has_file, to));
  g_assert_true (g_file_get_contents (to, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_unlink (from);
  g_unlink (to);
  g_rmdir (folder);
}

static AdwComboRow *
open_new_game (PandoriaWindow *window, gpointer *new_game)
{
  window_fixture_activate (window, "new");
  window_driver_settle ();
  *new_game = find_window (PANDORIA_TYPE_NEW_GAME_WINDOW);
  return template_child (*new_game, "board_row");
}

static void
compare (gpointer boards, const char *path)
{
  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.compare", "s", path);
  window_driver_settle ();
}

static void
say_same (gpointer boards)
{
  gtk_test_widget_wait_for_draw (boards);
  keyboard_click (template_child (template_child (boards, "comparison"), "same_button"));
}

/* Compares both shipped boards with the table, kind by kind. A difference opens a copy at its
 * space, with its tool. */
static void
test_compare (PandoriaWindow *window)
{
  static const char *const details[][PANDORIA_N_BOARD_KINDS] = {
    { "B3–B11", NULL, "E5, ship\n", "A6, forest exit, with A7\n", "printed on the board",
      "H6–H7  I6–I7" },
    { "B2–B11", NULL, "F2, ship, downstream to H4\n", "A9, mountain exit, with A10\n",
      "printed on the board", "D5–D6  L6–L7" },
  };
  g_autoptr (GPtrArray) files = NULL;
  gpointer boards = open_boards (window), comparison = template_child (boards, "comparison");

  files = pandoria_board_store_list ();
  for (guint i = 0; i < 2; i++)
    {
      const PandoriaBoardFile *file = files->pdata[i];

      g_assert_false (pandoria_board_seen_is_confirmed (&file->board, NULL));
      compare (boards, file->path);
      for (guint kind = 0; kind < PANDORIA_N_BOARD_KINDS; kind++)
        {
          const char *text = gtk_label_get_text (template_child (comparison, "details"));

          if (details[i][kind] != NULL && strstr (text, details[i][kind]) == NULL)
            g_error ("“%s” is not in “%s”", details[i][kind], text);
          g_assert_false (pandoria_board_seen_is_confirmed (&file->board, NULL));
          say_same (boards);
        }
      g_assert_true (pandoria_board_seen_is_confirmed (&file->board, NULL));
    }
  compare (boards, ((PandoriaBoardFile *) files->pdata[0])->path);
  for (guint i = 0; i < PANDORIA_BOARD_KIND_EXITS; i++)
    say_same (boards);
  g_signal_emit_by_name (comparison, "differs", PANDORIA_BOARD_KIND_EXITS);
  window_driver_settle ();
  g_assert_true (is_editing (boards));
  g_assert_cmpint (get_place (boards), ==, AT ("A6"));
  check_label (boards, "A6", "A6, forest exit, with A7");
  g_assert_true (keyboard_press (boards, "8"));
  g_assert_true (keyboard_press (boards, "Return"));
  check_label (boards, "A6", "A6, nothing");
  check_label (boards, "A7", "A7, forest exit");
}

/* Returns: whether @widget is the window of the boards over @parent. */
static gboolean
is_boards_over (gpointer widget, gconstpointer parent)
{
  return PANDORIA_IS_BOARDS_WINDOW (widget) && gtk_window_get_transient_for (widget) == parent;
}

/* Starts at the new game. After the comparison the board matches the table, and the offer
 * disappears. */
static void
compare_from_new_game (gpointer new_game)
{
  GtkWidget *row = template_child (new_game, "compare_row");
  gpointer boards;

  g_assert_true (gtk_widget_get_visible (row));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  boards = template_find_window (is_boards_over, new_game);
  g_assert_nonnull (boards);
  gtk_test_widget_wait_for_draw (boards);
  for (guint i = 0; i < PANDORIA_N_BOARD_KINDS; i++)
    say_same (boards);
  gtk_window_destroy (boards);
  window_driver_settle ();
  g_assert_false (gtk_widget_get_visible (row));
}

/* A new game offers a finished user board, and shows that it was not compared with the table yet.
 */
static void
test_offered (PandoriaWindow *window)
{
  gpointer boards = open_boards (window), new_game;
  g_autoptr (GPtrArray) files = NULL;
  AdwComboRow *row;

  draw_with_keyboard (boards);
  g_assert_true (keyboard_press (boards, "Escape"));
  row = open_new_game (window, &new_game);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, 3);
  adw_combo_row_set_selected (row, 2);
  compare_from_new_game (new_game);
  gtk_window_destroy (new_game);
  window_driver_settle ();

  files = pandoria_board_store_list ();
  compare (boards, ((PandoriaBoardFile *) files->pdata[2])->path);
  for (guint i = 0; i < PANDORIA_N_BOARD_KINDS; i++)
    say_same (boards);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (template_child (boards, "stack")), ==, "list");
  row = open_new_game (window, &new_game);
  adw_combo_row_set_selected (row, 2);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "");
  gtk_window_destroy (new_game);
  window_driver_settle ();

  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.new", NULL);
  window_driver_settle ();
  row = open_new_game (window, &new_game);
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, 3);
  gtk_window_destroy (new_game);
}

/* A new game reports a damaged list of compared boards, once, and compares them again. */
static void
test_damaged (PandoriaWindow *window)
{
  g_autofree char *path = pandoria_folder_get_file ("confirmed-boards.json");
  gpointer new_game, failure;

  g_assert_true (g_file_set_contents (path, "damaged", -1, NULL));
  open_new_game (window, &new_game);
  failure = find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (gtk_window_get_transient_for (failure) == new_game);
  g_assert_true (gtk_widget_get_visible (template_child (new_game, "compare_row")));
  gtk_window_destroy (failure);
  gtk_window_destroy (new_game);
  window_driver_settle ();
  open_new_game (window, &new_game);
  g_assert_null (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  gtk_window_destroy (new_game);
}

/* The editor starts a new game with its board. A board without start spaces shows the reason. */
static void
test_play (PandoriaWindow *window)
{
  gpointer boards = open_boards (window), new_game, row;
  GtkWidget *button;

  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.new", NULL);
  window_driver_settle ();
  button = template_child (get_editor (boards), "play_button");
  g_assert_false (gtk_widget_get_visible (button));
  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.back", NULL);
  draw_with_keyboard (boards);
  button = template_child (get_editor (boards), "play_button");
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  window_driver_settle ();
  new_game = find_window (PANDORIA_TYPE_NEW_GAME_WINDOW);
  row = template_child (new_game, "board_row");
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 2);
  gtk_window_destroy (new_game);
}

static void
assert_count (gpointer boards, guint n)
{
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();

  window_driver_settle ();
  g_assert_cmpuint (files->len, ==, n);
  g_assert_nonnull (gtk_list_box_get_row_at_index (template_child (boards, "list"), (int) n - 1));
  g_assert_null (gtk_list_box_get_row_at_index (template_child (boards, "list"), (int) n));
}

static void
assert_focus (gpointer boards, int row)
{
  g_assert_true (
      gtk_root_get_focus (boards)
      == GTK_WIDGET (gtk_list_box_get_row_at_index (template_child (boards, "list"), row)));
}

static gboolean
is_undo (gpointer widget, gconstpointer nothing)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (widget), "_Undo") == 0
         && gtk_widget_get_mapped (widget);
}

static gboolean
offers_undo (gpointer boards)
{
  return template_find (boards, is_undo, NULL) != NULL;
}

static void
delete_last (gpointer boards)
{
  g_autoptr (GPtrArray) files = pandoria_board_store_list ();
  const PandoriaBoardFile *last = files->pdata[files->len - 1];

  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.delete", "s", last->path);
}

static void
undo_delete (gpointer boards)
{
  g_assert_true (window_fixture_wait (offers_undo, boards));
  g_signal_emit_by_name (template_find (boards, is_undo, NULL), "clicked");
}

/* Undo restores all boards, byte for byte. If it fails, it is offered again. */
static void
test_delete (PandoriaWindow *window)
{
  gpointer boards = open_boards (window);
  g_autofree char *folder = pandoria_folder_get_file ("boards"),
                  *away = pandoria_folder_get_file ("away");
  g_autofree char *damaged = g_build_filename (folder, "z.json", NULL);

  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.new", NULL);
  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.back", NULL);
  assert_focus (boards, 2);
  g_assert_true (g_file_set_contents (damaged, "damaged", -1, NULL));
  delete_last (boards);
  gtk_widget_grab_focus (
      GTK_WIDGET (gtk_list_box_get_row_at_index (template_child (boards, "list"), 2)));
  delete_last (boards);
  assert_count (boards, 2);
  assert_focus (boards, 1);

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "not a folder", -1, NULL));
  undo_delete (boards);
  gtk_window_destroy (find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_unlink (folder);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  undo_delete (boards);
  assert_count (boards, 4);
  fixture_assert_file (damaged, "damaged");
}

/* A write that finishes after its window and the parent were closed does no harm. */
static void
test_exported_late (PandoriaWindow *window)
{
  GtkWidget *parent = gtk_window_new ();
  gpointer boards = pandoria_boards_window_new (GTK_WINDOW (parent));
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *from
      = g_test_build_filename (G_TEST_DIST, "..", "data", "boards", "river-b.json", NULL);
  g_autofree char *to = g_build_filename (folder, "to.json", NULL);
  g_autoptr (GFile) target = g_file_new_for_path (to);

  gtk_window_present (GTK_WINDOW (parent));
  gtk_window_present (boards);
  gtk_test_widget_wait_for_draw (boards);
  gtk_window_set_destroy_with_parent (boards, TRUE);
  pandoria_boards_window_export (boards, from, target);
  gtk_window_destroy (GTK_WINDOW (parent));
  g_assert_true (window_fixture_wait (has_file, to));
  window_driver_settle ();
  g_unlink (to);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/board-editor/draw", test_draw);
  window_fixture_add ("/board-editor/stands-still", test_stands_still);
  window_fixture_add ("/board-editor/said", test_said);
  window_fixture_add ("/board-editor/faults", test_faults);
  window_fixture_add ("/board-editor/meanwhile", test_meanwhile);
  window_fixture_add ("/board-editor/unsaved", test_unsaved);
  window_fixture_add ("/board-editor/in-and-out", test_in_and_out);
  window_fixture_add ("/board-editor/exported-late", test_exported_late);
  window_fixture_add ("/board-editor/compare", test_compare);
  window_fixture_add ("/board-editor/offered", test_offered);
  window_fixture_add ("/board-editor/damaged", test_damaged);
  window_fixture_add ("/board-editor/delete", test_delete);
  window_fixture_add ("/board-editor/play", test_play);
  return window_fixture_run_in_one_window ();
}
