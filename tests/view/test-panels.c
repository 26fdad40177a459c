/* Tests that the turn bar, the ledger, the history and the result show the game, after any earlier
 * state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "pandoria-compat.h"
#include "pandoria-history-view.h"
#include "pandoria-ledger-row.h"
#include "pandoria-ledger-view.h"
#include "pandoria-lines-list.h"
#include "pandoria-statistics.h"
#include "pandoria-step-mark.h"
#include "pandoria-text.h"
#include "pandoria-turn-bar.h"
#include "panel-fixture.h"
#include "template-child.h"

/* --- helpers --- */

static const char *
name_of (PanelFixture *fixture, guint seat)
{
  return pandoria_record_get_player_name (pandoria_game_get_record (fixture->game), seat);
}

/* --- the turn bar --- */

static void
test_turn_bar (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *bar = g_object_new (PANDORIA_TYPE_TURN_BAR, NULL);
  guint end = pandoria_game_get_position (fixture->game);

  panel_show (fixture->window, bar);
  PANEL_FOLLOW (bar, pandoria_turn_bar_show, fixture->game);
  for (guint position = 0; position <= end; position += 3)
    {
      g_autofree char *hint = NULL, *title = NULL;
      const PandoriaState *state;

      panel_go_to (fixture->game, position);
      state = pandoria_game_get_state (fixture->game);
      hint = pandoria_text_hint (fixture->game);
      title = state->finished ? g_strdup ("End of the game")
                              : g_strdup_printf ("%s’s turn", name_of (fixture, state->active));
      panel_assert_label (bar, title);
      g_assert_cmpstr (template_text (bar, "sentence"), ==, hint);
    }
}

static guint
find_current (GtkWidget *bar)
{
  g_autoptr (GPtrArray) marks = panel_find_all (bar, PANDORIA_TYPE_STEP_MARK);
  guint current = 0;

  for (guint i = 0; i < marks->len; i++)
    if (gtk_widget_has_css_class (marks->pdata[i], "current"))
      {
        g_assert_cmpuint (current, ==, 0);
        current = i + 1;
      }
  return current;
}

static void
test_turn_bar_steps (PanelFixture *fixture, gconstpointer data)
{
  static const guint expected[] = { 1, 2, 3, 4, 4, 5, 0 };
  GtkWidget *bar = g_object_new (PANDORIA_TYPE_TURN_BAR, NULL);

  panel_show (fixture->window, bar);
  PANEL_FOLLOW (bar, pandoria_turn_bar_show, fixture->game);
  do
    {
      g_assert_cmpuint (find_current (bar), ==,
                        expected[pandoria_game_get_state (fixture->game)->step]);
      pandoria_game_undo (fixture->game);
    }
  while (pandoria_game_can_undo (fixture->game));
}

static void
test_turn_bar_message (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *bar = g_object_new (PANDORIA_TYPE_TURN_BAR, NULL);
  PandoriaTurnBar *turn_bar = PANDORIA_TURN_BAR (bar);
  g_autofree char *hint = NULL;

  panel_go_to (fixture->game, 10);
  PANEL_FOLLOW (bar, pandoria_turn_bar_show, fixture->game);
  panel_show (fixture->window, bar);
  pandoria_turn_bar_set_sentence (turn_bar, "G6 is taken (6.1).", TRUE, "6.1");
  g_assert_cmpstr (template_text (turn_bar, "sentence"), ==, "G6 is taken (6.1).");
  panel_assert_label (bar, "6.1");
  pandoria_turn_bar_set_sentence (turn_bar, NULL, FALSE, NULL);
  g_assert_false (panel_has_label (bar, "6.1"));
  hint = pandoria_text_hint (fixture->game);
  g_assert_cmpstr (template_text (turn_bar, "sentence"), ==, hint);
  pandoria_turn_bar_set_sentence (turn_bar, "Choose a space.", FALSE, NULL);
  pandoria_game_undo (fixture->game);
  g_assert_cmpstr (template_text (turn_bar, "sentence"), !=, "Choose a space.");
}

static void
test_turn_bar_button (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *bar = g_object_new (PANDORIA_TYPE_TURN_BAR, NULL);
  int minimum;

  PANEL_FOLLOW (bar, pandoria_turn_bar_show, fixture->game);
  panel_show (fixture->window, bar);
  g_assert_false (panel_has_label (bar, "Enter"));
  pandoria_turn_bar_set_main (PANDORIA_TURN_BAR (bar), "Place tile", TRUE, FALSE);
  panel_assert_label (bar, "Place tile");
  pandoria_turn_bar_set_layout (PANDORIA_TURN_BAR (bar), TRUE, FALSE);
  g_assert_false (panel_has_label (bar, "Place tile"));
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  pandoria_turn_bar_set_layout (PANDORIA_TURN_BAR (bar), FALSE, FALSE);
  pandoria_turn_bar_set_main (PANDORIA_TURN_BAR (bar), NULL, FALSE, FALSE);
  g_assert_false (panel_has_label (bar, "Enter"));
}

/* --- ledger and history --- */

static GtkSelectionModel *
get_selection (GtkWidget *view)
{
  g_autoptr (GPtrArray) lists = panel_find_all (view, GTK_TYPE_LIST_VIEW);

  g_assert_cmpuint (lists->len, ==, 1);
  return gtk_list_view_get_model (lists->pdata[0]);
}

static guint
count_lines (GtkWidget *view)
{
  return g_list_model_get_n_items (G_LIST_MODEL (get_selection (view)));
}

static void
on_entry_selected (PanelFixture *fixture, GObject *entry)
{
  fixture->selected = entry;
  fixture->n_selected++;
}

/* One line for each entry and one for each turn that has any. */
static guint
count_expected (GListModel *ledger)
{
  guint n = g_list_model_get_n_items (ledger), turns = 0, last = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      guint turn = entry->event.turn;

      turns += turn != last;
      last = turn;
    }
  return n + turns;
}

/* Returns: the number of lines for the foreseen scoring, with their heading. */
static guint
count_foreseen (PandoriaPlay *play)
{
  const PandoriaForesight *foresight = pandoria_play_get_view (play)->foresight;

  return foresight != NULL && foresight->events.n > 0 ? foresight->events.n + 1 : 0;
}

static void
test_ledger (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_LEDGER_VIEW, NULL);
  PandoriaPlay *play = PANEL_FOLLOW (view, pandoria_ledger_view_show, fixture->game);
  guint end = pandoria_game_get_position (fixture->game);
  GListModel *ledger = pandoria_game_get_ledger (fixture->game);

  panel_show (fixture->window, view);
  for (guint position = end; position > 40; position -= 9)
    {
      panel_go_to (fixture->game, position);
      if (g_list_model_get_n_items (ledger) > 0)
        g_assert_cmpuint (count_lines (view), ==, count_foreseen (play) + count_expected (ledger));
    }
  panel_go_to (fixture->game, 0);
  panel_assert_label (view, "Nothing Gained Yet");
}

static void
test_ledger_selection (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_LEDGER_VIEW, NULL);

  g_signal_connect_swapped (template_child (view, "list"), "entry-selected",
                            G_CALLBACK (on_entry_selected), fixture);
  PANEL_FOLLOW (view, pandoria_ledger_view_show, fixture->game);
  panel_show (fixture->window, view);
  g_assert_cmpuint (fixture->n_selected, ==, 0);
  gtk_selection_model_select_item (get_selection (view), 1, TRUE);
  g_assert_cmpuint (fixture->n_selected, ==, 1);
  g_assert_true (PANDORIA_IS_LEDGER_ENTRY (fixture->selected));
  pandoria_lines_list_select (template_child (view, "list"), NULL);
  g_assert_cmpuint (fixture->n_selected, ==, 2);
  g_assert_null (fixture->selected);
}

static void
test_ledger_preview (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_LEDGER_VIEW, NULL);
  g_autofree PandoriaForesight *foresight = g_new0 (PandoriaForesight, 1);
  PandoriaPlayView preview;
  guint n;

  preview = *pandoria_play_get_view (PANEL_FOLLOW (view, pandoria_ledger_view_show, fixture->game));
  panel_show (fixture->window, view);
  n = count_lines (view);
  foresight->events.n = 1;
  foresight->events.items[0] = (PandoriaEvent){ .kind = PANDORIA_EVENT_STORE,
                                                .counter = PANDORIA_COUNTER_POINTS,
                                                .amount = 1 };
  preview.foresight = foresight;
  preview.title = (char *) "If placed at D7 E7";
  pandoria_ledger_view_show (PANDORIA_LEDGER_VIEW (view), &preview, PANDORIA_PLAY_PREVIEW);
  gtk_test_widget_wait_for_draw (view);
  g_assert_cmpuint (count_lines (view), ==, n + 2);
  panel_assert_label (view, "If placed at D7 E7");
  preview.foresight = NULL;
  pandoria_ledger_view_show (PANDORIA_LEDGER_VIEW (view), &preview, PANDORIA_PLAY_PREVIEW);
  g_assert_cmpuint (count_lines (view), ==, n);
}

static void
test_history (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_HISTORY_VIEW, NULL);
  guint n;

  PANEL_FOLLOW (view, pandoria_history_view_show, fixture->game);
  panel_show (fixture->window, view);
  g_signal_connect_swapped (template_child (view, "list"), "entry-selected",
                            G_CALLBACK (on_entry_selected), fixture);
  n = count_lines (view);
  g_assert_cmpuint (n, >, pandoria_game_get_position (fixture->game));
  panel_assert_label (view, "End of turn");
  gtk_selection_model_select_item (get_selection (view), 1, TRUE);
  g_assert_true (PANDORIA_IS_HISTORY_ENTRY (fixture->selected));
  pandoria_game_undo (fixture->game);
  g_assert_cmpuint (count_lines (view), <, n);
  panel_go_to (fixture->game, 0);
  panel_assert_label (view, "No Actions Yet");
}

/* Waits until a row of @list has the focus. */
static void
wait_for_focus_in (PanelFixture *fixture, GtkWidget *list)
{
  gint64 late = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;

  while (!gtk_widget_get_focus_child (list) && g_get_monotonic_time () < late)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_nonnull (gtk_widget_get_focus_child (list));
}

/* Returns: the content of the focused row. */
static GtkWidget *
get_focused_row (PanelFixture *fixture)
{
  return gtk_widget_get_first_child (gtk_window_get_focus (GTK_WINDOW (fixture->window)));
}

/* The focus moves to the newest entry of a list that was not visible yet, below the heading of its
 * turn, and later to the selected entry. */
static void
test_list_focus (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_HISTORY_VIEW, NULL);
  GtkWidget *list, *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  PandoriaLinesList *lines;
  gpointer row;

  PANEL_FOLLOW (view, pandoria_history_view_show, fixture->game);
  pandoria_lines_list_focus (pandoria_history_view_get_list (PANDORIA_HISTORY_VIEW (view)));
  lines = template_child (view, "list");
  list = template_child (lines, "list");
  gtk_widget_set_vexpand (view, TRUE);
  gtk_box_append (GTK_BOX (box), gtk_button_new ()); /* this button has the focus first */
  gtk_box_append (GTK_BOX (box), view);
  panel_show (fixture->window, box);
  wait_for_focus_in (fixture, list);
  row = get_focused_row (fixture);
  g_assert_true (PANDORIA_IS_LEDGER_ROW (row));
  g_assert_nonnull (pandoria_ledger_row_get_entry (row));
  g_assert_true (gtk_widget_get_prev_sibling (gtk_widget_get_parent (row))
                 == gtk_widget_get_first_child (list));
  gtk_selection_model_select_item (get_selection (view), 2, TRUE);
  pandoria_lines_list_focus (pandoria_history_view_get_list (PANDORIA_HISTORY_VIEW (view)));
  row = get_focused_row (fixture);
  g_assert_true (PANDORIA_IS_LEDGER_ROW (row));
  g_assert_true (pandoria_ledger_row_get_entry (row) == pandoria_lines_list_get_selected (lines));
}

/* --- the keyboard --------------------------------------------------------------------------- */

static void
on_gone (gpointer gone, GObject *object G_GNUC_UNUSED)
{
  *(gboolean *) gone = TRUE;
}

/* Hides a part that has the focus, and removes its parent before a frame is drawn. */
static void
test_take_focus (void)
{
  GtkWidget *window = gtk_window_new (), *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *button = gtk_button_new ();
  gboolean gone = FALSE;

  g_assert_false (pandoria_take_focus_from (part));
  gtk_box_append (GTK_BOX (part), button);
  gtk_box_append (GTK_BOX (outer), part);
  g_object_weak_ref (G_OBJECT (part), on_gone, &gone);
  panel_show (window, outer);
  g_assert_true (gtk_widget_grab_focus (button));
  g_assert_true (pandoria_take_focus_from (part));
  g_assert_false (pandoria_take_focus_from (part));
  gtk_widget_set_child_visible (part, FALSE);
  gtk_window_set_child (GTK_WINDOW (window), gtk_button_new ());
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gone);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define TEST(path, function, data) \
  g_test_add (path, PanelFixture, data, panel_set_up, function, panel_tear_down)

static void
on_focus_told (guint *n)
{
  (*n)++;
}

/* GTK does not report the focus on a hidden widget. It is reported again when the widget is shown,
 * if it still has the focus. */
static void
test_focus_told_on_map (void)
{
  GtkWidget *window = gtk_window_new (), *stack = gtk_stack_new ();
  GtkWidget *first = gtk_button_new (), *second = gtk_button_new ();
  guint n = 0;

  gtk_stack_add_child (GTK_STACK (stack), first);
  gtk_stack_add_child (GTK_STACK (stack), second);
  panel_show (window, stack);
  pandoria_focus (first);
  pandoria_focus (second);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == second);
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (on_focus_told), &n);
  gtk_stack_set_visible_child (GTK_STACK (stack), second);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == second);
  g_assert_cmpuint (n, ==, 2);
  pandoria_focus (first);
  gtk_window_set_focus (GTK_WINDOW (window), second);
  n = 0;
  gtk_stack_set_visible_child (GTK_STACK (stack), first);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) != first);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  TEST ("/panels/turn-bar", test_turn_bar, NULL);
  TEST ("/panels/turn-bar/steps", test_turn_bar_steps, NULL);
  TEST ("/panels/turn-bar/message", test_turn_bar_message, NULL);
  TEST ("/panels/turn-bar/button", test_turn_bar_button, NULL);
  TEST ("/panels/ledger", test_ledger, NULL);
  TEST ("/panels/ledger/selection", test_ledger_selection, NULL);
  TEST ("/panels/ledger/preview", test_ledger_preview, NULL);
  TEST ("/panels/history", test_history, NULL);
  TEST ("/panels/list-focus", test_list_focus, NULL);
  g_test_add_func ("/panels/take-focus", test_take_focus);
  g_test_add_func ("/panels/focus-told-on-map", test_focus_told_on_map);
  return g_test_run ();
}
