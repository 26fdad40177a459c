/* Tests the ledger and the history: the order of their lines, the cost of updates, search, the rule
 * for a number, and the spoken form of an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "pandoria-help.h"
#include "pandoria-history-view.h"
#include "pandoria-ledger-row.h"
#include "pandoria-ledger-view.h"
#include "pandoria-line.h"
#include "pandoria-lines-list.h"
#include "pandoria-lines.h"
#include "pandoria-rule-button.h"
#include "pandoria-rule-popover.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"
#include "panel-fixture.h"
#include "template-child.h"

/* --- a list that counts how often it is asked --- */

#define COUNTING_TYPE_LIST (counting_list_get_type ())
G_DECLARE_FINAL_TYPE (CountingList, counting_list, COUNTING, LIST, GObject)

struct _CountingList
{
  GObject parent_instance;
  GListModel *entries; /* a ledger, repeated */
  guint n, asked;
};

static GType
counting_list_get_item_type (GListModel *model)
{
  return G_TYPE_OBJECT;
}

static guint
counting_list_get_n_items (GListModel *model)
{
  return COUNTING_LIST (model)->n;
}

static gpointer
counting_list_get_item (GListModel *model, guint position)
{
  CountingList *self = COUNTING_LIST (model);

  self->asked++;
  return position < self->n ? g_list_model_get_item (
             self->entries, position % g_list_model_get_n_items (self->entries))
                            : NULL;
}

static void
counting_list_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = counting_list_get_item_type;
  iface->get_n_items = counting_list_get_n_items;
  iface->get_item = counting_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (CountingList, counting_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, counting_list_iface_init))

static void
counting_list_class_init (CountingListClass *klass)
{
}

static void
counting_list_init (CountingList *self)
{
}

/* --- helpers --- */

static PandoriaLedgerView *
show_ledger (PanelFixture *fixture)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_LEDGER_VIEW, NULL);

  PANEL_FOLLOW (view, pandoria_ledger_view_show, fixture->game);
  panel_show (fixture->window, view);
  return PANDORIA_LEDGER_VIEW (view);
}

static guint
get_turn (GObject *entry)
{
  return PANDORIA_LEDGER_ENTRY (entry)->event.turn;
}

static guint
get_act (GObject *entry)
{
  return PANDORIA_LEDGER_ENTRY (entry)->action;
}

static PandoriaLine *
get_line (PandoriaLines *lines, guint position)
{
  g_autoptr (PandoriaLine) line
      = g_list_model_get_item (pandoria_lines_get_model (lines), position);

  return line; /* the model keeps it */
}

static guint
count (PandoriaLines *lines)
{
  return g_list_model_get_n_items (pandoria_lines_get_model (lines));
}

/* --- lines --- */

static void
assert_same (PandoriaLines *a, PandoriaLines *b)
{
  g_assert_cmpuint (count (a), ==, count (b));
  for (guint i = 0; i < count (a); i++)
    {
      g_assert_true (pandoria_line_get_entry (get_line (a, i))
                     == pandoria_line_get_entry (get_line (b, i)));
      g_assert_cmpstr (pandoria_line_get_title (get_line (a, i)), ==,
                       pandoria_line_get_title (get_line (b, i)));
    }
}

/* After any change of the game, updated lines equal new ones. */
static void
test_lines_follow (PanelFixture *fixture, gconstpointer data)
{
  g_autoptr (PandoriaLines) followed = pandoria_lines_new ();
  GListModel *ledger = pandoria_game_get_ledger (fixture->game);
  guint end = pandoria_game_get_position (fixture->game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (PandoriaLines) fresh = pandoria_lines_new ();

      panel_go_to (fixture->game, i % 3 == 0
                                      ? (guint) g_rand_int_range (rand, 0, (gint32) end + 1)
                                      : MIN (pandoria_game_get_position (fixture->game) + 1, end));
      pandoria_lines_show (followed, fixture->game, ledger, G_MAXUINT, NULL, NULL);
      pandoria_lines_show (fresh, fixture->game, ledger, G_MAXUINT, NULL, NULL);
      assert_same (followed, fresh);
    }
}

/* Below its heading, a turn starts with its newest act. */
static void
test_lines_order (PanelFixture *fixture, gconstpointer data)
{
  g_autoptr (PandoriaLines) lines = pandoria_lines_new ();
  GListModel *ledger = pandoria_game_get_ledger (fixture->game);
  g_autoptr (GObject) newest
      = g_list_model_get_item (ledger, g_list_model_get_n_items (ledger) - 1);
  guint act = G_MAXUINT, turn = G_MAXUINT, n = 0;

  pandoria_lines_show (lines, fixture->game, ledger, G_MAXUINT, NULL, NULL);
  g_assert_null (pandoria_line_get_entry (get_line (lines, 0)));
  g_assert_cmpuint (get_act (pandoria_line_get_entry (get_line (lines, 1))), ==, get_act (newest));
  for (guint i = 0; i < count (lines); i++)
    {
      GObject *entry = pandoria_line_get_entry (get_line (lines, i));

      if (entry == NULL)
        continue;
      g_assert_cmpuint (get_turn (entry), <=, turn);
      g_assert_cmpuint (get_act (entry), <=, act);
      turn = get_turn (entry);
      act = get_act (entry);
      n++;
    }
  g_assert_cmpuint (n, ==, g_list_model_get_n_items (ledger));
}

static void
on_items_changed (GListModel *model, guint position, guint removed, guint added, guint *changed)
{
  *changed += removed + added;
}

/* In a ledger of any length, one more entry reads only those of its turn, and changes a few lines.
 */
static void
test_lines_cost (PanelFixture *fixture, gconstpointer data)
{
  guint changed = 0,
        most = 0; /* released after the lines, which emit a last change as they are freed */
  g_autoptr (PandoriaLines) lines = pandoria_lines_new ();
  g_autoptr (CountingList) list = g_object_new (COUNTING_TYPE_LIST, NULL);

  list->entries = pandoria_game_get_ledger (fixture->game);
  list->n = 4000;
  pandoria_lines_show (lines, fixture->game, G_LIST_MODEL (list), G_MAXUINT, NULL, NULL);
  g_signal_connect (pandoria_lines_get_model (lines), "items-changed",
                    G_CALLBACK (on_items_changed), &changed);
  for (guint i = 0; i < 200; i++)
    {
      list->asked = changed = 0;
      list->n++;
      g_list_model_items_changed (G_LIST_MODEL (list), list->n - 1, 0, 1);
      pandoria_lines_show (lines, fixture->game, G_LIST_MODEL (list), G_MAXUINT, NULL, NULL);
      most = MAX (most, list->asked);
      g_assert_cmpuint (changed, >=, 1);
      g_assert_cmpuint (changed, <=, 60);
    }
  g_assert_cmpuint (most, >, 0);
  g_assert_cmpuint (most, <, 300);
}

/* --- search --- */

static gboolean
matches (const char *search, const char *text)
{
  g_auto (GStrv) words = pandoria_search_words_new (search);

  return pandoria_search_words_match ((const char *const *) words, text);
}

static void
test_words (void)
{
  g_assert_null (pandoria_search_words_new ("  "));
  g_assert_true (matches ("", "Forest F10"));
  g_assert_true (matches ("FOR f10", "Forest F10, rule 6.3.1"));
  g_assert_false (matches ("f1", "Forest F10"));
  g_assert_true (matches ("f1", "Forest F10 F1"));
  g_assert_true (matches ("6.3", "rule 6.3.1"));
  g_assert_false (matches ("orest", "Forest"));
  g_assert_false (matches ("forest hills", "Forest F10"));
  g_assert_true (matches ("mühle", "Große MÜHLE"));
}

/* Searches for @search. Returns: the number of found entries that the list shows, and in @all that
 * of all. */
static guint
search_for (PandoriaLinesList *list, const char *search, guint *all)
{
  guint found = 0;

  template_search (list, search);
  g_assert_cmpint (sscanf (template_text (list, "found"), "%u of %u", &found, all), ==, 2);
  return found;
}

static void
assert_found (PandoriaLedgerView *view, const char *search,
              gboolean (*is_meant) (PandoriaGame *, const PandoriaEvent *))
{
  PandoriaLinesList *list = template_child (view, "list");
  GtkWidget *list_view = template_find_type (list, GTK_TYPE_LIST_VIEW);
  GListModel *model;
  guint n = 0, all, found;

  found = search_for (list, search, &all);
  g_assert_cmpuint (found, >, 0);
  g_assert_cmpuint (found, <, all);
  model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list_view)));
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (PandoriaLine) line = g_list_model_get_item (model, i);
      GObject *entry = pandoria_line_get_entry (line);

      if (entry == NULL)
        continue;
      g_assert_true (is_meant (NULL, &PANDORIA_LEDGER_ENTRY (entry)->event));
      n++;
    }
  g_assert_cmpuint (n, ==, found);
}

static gboolean
is_marta (PandoriaGame *game, const PandoriaEvent *event)
{
  return event->player == 0;
}

static gboolean
is_region (PandoriaGame *game, const PandoriaEvent *event)
{
  return g_str_equal (pandoria_event_rule (event->kind), "7.2");
}

static gboolean
is_forest (PandoriaGame *game, const PandoriaEvent *event)
{
  return event->kind == PANDORIA_EVENT_REGION && event->terrain == PANDORIA_TERRAIN_FOREST;
}

static gboolean
is_spell_cost (PandoriaGame *game, const PandoriaEvent *event)
{
  return event->kind == PANDORIA_EVENT_SPELL_COST || event->kind == PANDORIA_EVENT_SHRINE
         || event->kind == PANDORIA_EVENT_CONJURE;
}

static void
test_search (PanelFixture *fixture, gconstpointer data)
{
  PandoriaLedgerView *view = show_ledger (fixture);
  PandoriaLinesList *list = template_child (view, "list");
  guint all;

  assert_found (view, "marta", is_marta);
  assert_found (view, "7.2", is_region);
  assert_found (view, "forest", is_forest);
  assert_found (view, "casting a spell", is_spell_cost);
  template_search (list, "nobody wrote this");
  g_assert_cmpstr (template_text (list, "found"), ==, "None found");
  g_assert_cmpuint (search_for (list, " ", &all), ==, all);
}

/* The search finds a space in regions of any size, though their titles name only some spaces. */
static void
test_search_space (PanelFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "F1", "F2", "F3", "F4", "F5", "F10", "f6" };
  PandoriaEvent event
      = { .kind = PANDORIA_EVENT_REGION, .terrain = PANDORIA_TERRAIN_FOREST, .strength = 1 };
  g_autoptr (GListStore) entries = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (PandoriaLines) lines = pandoria_lines_new ();
  g_autoptr (PandoriaLedgerEntry) entry = NULL;

  for (guint i = 0; i < 6; i++)
    pandoria_spaces_add (&event.region, pandoria_space_from_name (names[i]));
  entry = pandoria_ledger_entry_new (&event, 0);
  g_list_store_append (entries, entry);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_auto (GStrv) words = pandoria_search_words_new (names[i]);

      pandoria_lines_set_words (lines, (const char *const *) words);
      pandoria_lines_show (lines, fixture->game, G_LIST_MODEL (entries), G_MAXUINT, NULL, NULL);
      g_assert_cmpuint (pandoria_lines_count (lines, NULL), ==, i < 6 ? 1 : 0);
    }
}

/* An entry selected in the search results stays selected in the whole list. */
static void
test_search_keeps_selection (PanelFixture *fixture, gconstpointer data)
{
  PandoriaLinesList *list = template_child (show_ledger (fixture), "list");
  g_autoptr (GObject) entry = g_list_model_get_item (pandoria_game_get_ledger (fixture->game), 5);

  template_search (list, "7.2");
  pandoria_lines_list_select (list, NULL);
  template_search (list, NULL);
  g_assert_null (pandoria_lines_list_get_selected (list));
  pandoria_lines_list_select (list, entry);
  template_search (list, pandoria_event_rule (PANDORIA_LEDGER_ENTRY (entry)->event.kind));
  g_assert_true (pandoria_lines_list_get_selected (list) == entry);
  template_search (list, NULL);
  g_assert_true (pandoria_lines_list_get_selected (list) == entry);
}

static void
test_search_bar (PanelFixture *fixture, gconstpointer data)
{
  PandoriaLedgerView *view = show_ledger (fixture);
  GtkWidget *bar = template_find_type (view, GTK_TYPE_SEARCH_BAR);
  GtkWidget *entry = template_find_type (bar, GTK_TYPE_SEARCH_ENTRY);

  pandoria_lines_list_start_search (pandoria_ledger_view_get_list (view));
  g_assert_true (gtk_search_bar_get_search_mode (GTK_SEARCH_BAR (bar)));
  g_assert_true (gtk_widget_get_focus_child (bar) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "forest");
  g_signal_emit_by_name (entry, "stop-search"); /* what Escape does */
  g_assert_false (gtk_search_bar_get_search_mode (GTK_SEARCH_BAR (bar)));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
}

/* --- rows and rules --- */

static PandoriaLedgerRow *
show_row (PanelFixture *fixture, GtkTextDirection direction)
{
  GtkWidget *row = g_object_new (PANDORIA_TYPE_LEDGER_ROW, NULL);
  PandoriaEvent event = { .kind = PANDORIA_EVENT_REGION,
                          .counter = PANDORIA_COUNTER_CRYSTAL,
                          .terrain = PANDORIA_TERRAIN_MOUNTAINS,
                          .amount = 15,
                          .symbols = 3,
                          .strength = 3,
                          .bonus = 6 };
  g_autoptr (PandoriaLedgerEntry) entry = NULL;
  g_autoptr (PandoriaLine) line = NULL;

  pandoria_spaces_add (&event.region, pandoria_space_from_name ("F7"));
  pandoria_spaces_add (&event.region, pandoria_space_from_name ("F8"));
  entry = pandoria_ledger_entry_new (&event, 0);
  line = pandoria_line_new (NULL, G_OBJECT (entry), FALSE);
  gtk_widget_set_direction (row, direction);
  pandoria_ledger_row_set_line (PANDORIA_LEDGER_ROW (row), fixture->game, line);
  pandoria_ledger_row_set_filled (PANDORIA_LEDGER_ROW (row), TRUE);
  panel_show (fixture->window, row);
  return PANDORIA_LEDGER_ROW (row);
}

static gboolean
is_shown (gpointer widget, gconstpointer text)
{
  return template_is_label (widget, text) && gtk_widget_get_visible (widget);
}

static void
test_row (PanelFixture *fixture, gconstpointer data)
{
  PandoriaLedgerRow *row = show_row (fixture, GTK_TEXT_DIR_LTR);

  g_assert_nonnull (template_find (row, is_shown, "Mountains F7 F8"));
  g_assert_nonnull (
      template_find (row, is_shown, "3 crystals × strength 3 + 2 spaces × (2 + 1) =\u00a015"));
  g_assert_nonnull (template_find (row, is_shown, "+15"));
  g_assert_nonnull (template_find (row, is_shown, "7.2"));
  g_assert_null (template_find (row, is_shown, "Rule 7.2, Scoring a region"));
  pandoria_ledger_row_set_selected (row, TRUE);
  g_assert_nonnull (template_find (row, is_shown, "Rule 7.2, Scoring a region"));
}

static void
test_row_right_to_left (PanelFixture *fixture, gconstpointer data)
{
  PandoriaLedgerRow *row = show_row (fixture, GTK_TEXT_DIR_RTL);

  g_assert_nonnull (template_find (
      row, is_shown, "\u20663 crystals × strength 3 + 2 spaces × (2 + 1) =\u00a015\u2069"));
}

/* Returns: (nullable): the popover that the button @rule has opened. */
static GtkWidget *
find_popover (GtkWidget *rule)
{
  GtkWidget *last = gtk_widget_get_last_child (rule);

  return PANDORIA_IS_RULE_POPOVER (last) ? last : NULL;
}

static void
test_rule (PanelFixture *fixture, gconstpointer data)
{
  PandoriaLedgerRow *row = show_row (fixture, GTK_TEXT_DIR_LTR);
  GtkWidget *rule = template_find_type (row, PANDORIA_TYPE_RULE_BUTTON);
  GtkWidget *button = template_find_type (rule, GTK_TYPE_BUTTON), *popover, *see;
  g_autofree char *text = pandoria_help_text_get_short (pandoria_help_find ("7.2"), 0);

  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Rule 7.2, Scoring a region");
  g_assert_true (gtk_widget_get_focusable (button));
  g_assert_null (find_popover (rule));
  gtk_widget_activate (button);
  while (find_popover (rule) == NULL)
    g_main_context_iteration (NULL, TRUE);
  popover = find_popover (rule);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_nonnull (template_find (popover, is_shown, "7.2 Scoring a region"));
  g_assert_nonnull (template_find (popover, is_shown, text));
  g_assert_null (
      template_find_type (template_find_type (popover, GTK_TYPE_FLOW_BOX), GTK_TYPE_BUTTON));
  pandoria_rule_popover_show_rule (PANDORIA_RULE_POPOVER (popover), "4");
  see = template_find_type (template_find_type (popover, GTK_TYPE_FLOW_BOX), GTK_TYPE_BUTTON);
  g_signal_emit_by_name (see, "clicked");
  g_assert_true (g_str_has_prefix (template_text (popover, "title"), "7.2 "));
}

static void
test_rule_without_text (void)
{
  GtkWidget *rule = g_object_ref_sink (g_object_new (PANDORIA_TYPE_RULE_BUTTON, NULL));

  pandoria_rule_button_set_number (PANDORIA_RULE_BUTTON (rule), "6.2");
  g_assert_true (gtk_widget_get_visible (rule));
  pandoria_rule_button_set_number (PANDORIA_RULE_BUTTON (rule), "");
  g_assert_false (gtk_widget_get_visible (rule));
  g_assert_cmpstr (gtk_button_get_label (template_child (rule, "button")), ==, "");
  g_object_unref (rule);
}

static void
test_mark (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_HISTORY_VIEW, NULL);
  PandoriaLinesList *list;
  g_autoptr (GObject) last = NULL;
  GListModel *history = pandoria_game_get_history (fixture->game);
  GtkWidget *item;

  PANEL_FOLLOW (view, pandoria_history_view_show, fixture->game);
  panel_show (fixture->window, view);
  list = template_child (view, "list");
  last = g_list_model_get_item (history, g_list_model_get_n_items (history) - 1);
  pandoria_lines_list_mark (list, last);
  item = gtk_widget_get_next_sibling (
      gtk_widget_get_first_child (template_find_type (view, GTK_TYPE_LIST_VIEW)));
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_first_child (item), "marked"));
  pandoria_lines_list_mark (list, NULL);
  g_assert_false (gtk_widget_has_css_class (gtk_widget_get_first_child (item), "marked"));
}

/* --- rows that can be seen --- */

/* Returns: how many rows of the list in @view have labels. Checks that each visible row shows its
 * line. */
static guint
count_filled (GtkWidget *view)
{
  guint n = 0, n_seen = 0;

  for (GtkWidget *item = gtk_widget_get_first_child (template_find_type (view, GTK_TYPE_LIST_VIEW));
       item != NULL; item = gtk_widget_get_next_sibling (item))
    {
      PandoriaLedgerRow *row = PANDORIA_LEDGER_ROW (gtk_widget_get_first_child (item));
      GObject *entry = pandoria_ledger_row_get_entry (row);
      gboolean is_filled = pandoria_ledger_row_is_filled (row);
      g_autofree char *title
          = entry != NULL ? pandoria_text_event_title (&PANDORIA_LEDGER_ENTRY (entry)->event)
                          : NULL;

      n += is_filled;
      if (!gtk_widget_get_child_visible (item))
        continue;
      g_assert_true (is_filled);
      if (title != NULL)
        g_assert_nonnull (template_find (row, is_shown, title));
      n_seen++;
    }
  g_assert_cmpuint (n_seen, >, 5);
  return n;
}

static guint
count_rows (GtkWidget *view)
{
  guint n = 0;

  for (GtkWidget *item = gtk_widget_get_first_child (template_find_type (view, GTK_TYPE_LIST_VIEW));
       item != NULL; item = gtk_widget_get_next_sibling (item))
    n++;
  return n;
}

/* An unused list has rows only for its first lines. */
static void
test_first_lines (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_LEDGER_VIEW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), gtk_button_new ()); /* takes the focus */
  gtk_box_append (GTK_BOX (box), view);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 408, 400);
  PANEL_FOLLOW (view, pandoria_ledger_view_show, fixture->game);
  panel_show (fixture->window, box);
  g_assert_cmpuint (count_rows (view), ==, 40);
  g_assert_true (gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (count_rows (view), >, 50);
}

/* Hidden rows have no labels. */
static void
test_filled (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = GTK_WIDGET (show_ledger (fixture));
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (
      template_find_type (view, GTK_TYPE_LIST_VIEW), GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (scroller);
  guint most = 760 / 20; /* rows without labels are twenty pixels high */

  g_assert_cmpuint (count_rows (view), >, most + 10);
  g_assert_cmpuint (count_filled (view), <=, most);
  for (guint i = 1; i <= 12; i++)
    {
      gtk_adjustment_set_value (scrolled, gtk_adjustment_get_upper (scrolled) * (i % 5) / 4);
      gtk_test_widget_wait_for_draw (view);
      g_assert_cmpuint (count_filled (view), <=, most);
    }
}

/* A hidden list has no rows. Screen readers can still read a hidden row. */
static void
test_unseen (PanelFixture *fixture, gconstpointer data)
{
  GtkWidget *view = g_object_new (PANDORIA_TYPE_LEDGER_VIEW, NULL), *item;
  g_autofree char *words = NULL;

  PANEL_FOLLOW (view, pandoria_ledger_view_show, fixture->game);
  g_assert_cmpuint (count_rows (view), ==, 0);
  panel_show (fixture->window, view);
  item = gtk_widget_get_last_child (template_find_type (view, GTK_TYPE_LIST_VIEW));
  g_assert_false (gtk_widget_get_child_visible (item));
  words = pandoria_entry_describe (
      fixture->game,
      pandoria_ledger_row_get_entry (PANDORIA_LEDGER_ROW (gtk_widget_get_first_child (item))));
  gtk_test_accessible_assert_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

#define ADD(path, function) \
  g_test_add ("/ledger/" path, PanelFixture, NULL, panel_set_up, function, panel_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("lines-follow", test_lines_follow);
  ADD ("lines-order", test_lines_order);
  ADD ("lines-cost", test_lines_cost);
  g_test_add_func ("/ledger/words", test_words);
  ADD ("search", test_search);
  ADD ("search-space", test_search_space);
  ADD ("search-keeps-selection", test_search_keeps_selection);
  ADD ("search-bar", test_search_bar);
  ADD ("row", test_row);
  ADD ("row-right-to-left", test_row_right_to_left);
  ADD ("rule", test_rule);
  g_test_add_func ("/ledger/rule-without-text", test_rule_without_text);
  ADD ("mark", test_mark);
  ADD ("first-lines", test_first_lines);
  ADD ("filled", test_filled);
  ADD ("unseen", test_unseen);
  return g_test_run ();
}
