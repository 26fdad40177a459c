/* Tests the search for a card: names before descriptions, in every language. Enter opens only the
 * visible selection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <libintl.h>

#include "cards-choices.h"
#include "dialog-fixture.h"
#include "pandoria-card-row.h"
#include "pandoria-cards-panel.h"
#include "pandoria-search-words.h"
#include "template-child.h"

typedef struct
{
  PandoriaGame *game;
  PandoriaCatalogue *catalogue;
  GtkWidget *dialog;
  PandoriaCardsPanel *panel;
  GtkWidget *entry;
} Fixture;

static void
open_dialog (Fixture *fixture)
{
  fixture->dialog = dialog_fixture_new_cards (NULL, fixture->game, fixture->catalogue);
  fixture->panel = dialog_fixture_get_panel (fixture->dialog);
  fixture->entry = template_child (fixture->panel, "search_entry");
  dialog_fixture_show (fixture->dialog, "card-search");
  gtk_widget_activate_action (GTK_WIDGET (fixture->panel), "cards.search", NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->game = dialog_fixture_make_game (4, PANDORIA_EDITION_FIRST, PANDORIA_REALM_HUMANS);
  fixture->catalogue = dialog_fixture_make_catalogue ();
  dialog_fixture_lay (fixture->game);
  open_dialog (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  dialog_fixture_settle ();
  g_clear_object (&fixture->game);
  g_clear_object (&fixture->catalogue);
}

static GtkListBox *
get_list (Fixture *fixture)
{
  return template_child (
      adw_view_stack_get_visible_child (template_child (fixture->panel, "lists")), "list");
}

/* Returns: (nullable): the title of the visible row @index; NULL if there are fewer rows. */
static const char *
get_title (Fixture *fixture, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_list (fixture), index);

  return row != NULL && gtk_widget_get_child_visible (GTK_WIDGET (row))
             ? pandoria_card_row_get_title (PANDORIA_CARD_ROW (row))
             : NULL;
}

static const char *
get_selected (Fixture *fixture)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (get_list (fixture));

  return row != NULL ? pandoria_card_row_get_title (PANDORIA_CARD_ROW (row)) : NULL;
}

static void
search (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (fixture->entry), text);
  g_signal_emit_by_name (fixture->entry, "search-changed");
}

/* Returns: (nullable): the card whose page is shown. */
static const char *
get_opened (Fixture *fixture)
{
  GtkStack *stack = template_child (fixture->panel, "stack");

  if (gtk_stack_get_visible_child (stack) != template_child (fixture->panel, "card_page"))
    return NULL;
  return gtk_label_get_label (template_child (template_child (fixture->panel, "card"), "title"));
}

static int
find_title (Fixture *fixture, const char *title)
{
  const char *there;

  for (int i = 0; (there = get_title (fixture, i)) != NULL; i++)
    if (g_str_equal (there, title))
      return i;
  return -1;
}

/* The description of the Bank has “Market cards cost less”; the spell that takes a market card
 * mentions it, too. */
static void
test_names_first (Fixture *fixture, gconstpointer data)
{
  search (fixture, "mark");
  g_assert_cmpstr (get_title (fixture, 0), ==, "Market 1:1");
  g_assert_cmpstr (get_title (fixture, 1), ==, "Market 2:1");
  g_assert_cmpint (find_title (fixture, "Bank 1"), >, 1);
  g_assert_cmpstr (get_selected (fixture), ==, "Market 1:1");
  g_signal_emit_by_name (fixture->entry, "activate");
  g_assert_cmpstr (get_opened (fixture), ==, "Market 1:1");
}

/* The beginning of a name comes before a later word, and that before the middle of a word. */
static void
test_beginnings_first (Fixture *fixture, gconstpointer data)
{
  search (fixture, "st");
  g_assert_cmpstr (get_title (fixture, 0), ==, "Statue");
  g_assert_cmpstr (get_title (fixture, 1), ==, "Store");
  search (fixture, "to");
  g_assert_cmpint (find_title (fixture, "Large Tower"), ==, 0);
  g_assert_cmpint (find_title (fixture, "Store"), ==, 2);
}

/* Nothing is selected before the search, or after the text is cleared. */
static void
test_only_what_is_seen (Fixture *fixture, gconstpointer data)
{
  g_signal_emit_by_name (fixture->entry, "activate");
  g_assert_null (get_opened (fixture));
  search (fixture, "mark");
  g_assert_nonnull (get_selected (fixture));
  search (fixture, "");
  g_assert_null (get_selected (fixture));
  g_signal_emit_by_name (fixture->entry, "activate");
  g_assert_null (get_opened (fixture));
  search (fixture, "qqq");
  g_assert_null (get_title (fixture, 0));
  g_signal_emit_by_name (fixture->entry, "activate");
  g_assert_null (get_opened (fixture));
}

/* A matching but impossible card keeps its place. Enter does not open another card instead. */
static void
test_impossible (Fixture *fixture, gconstpointer data)
{
  search (fixture, "monument");
  g_assert_cmpstr (get_title (fixture, 0), ==, "Monument");
  g_assert_cmpstr (get_selected (fixture), ==, "Monument");
  g_assert_nonnull (get_title (fixture, 1)); /* the Carpenter makes them cheaper */
  g_signal_emit_by_name (fixture->entry, "activate");
  g_assert_null (get_opened (fixture));
}

/* Does what GTK does with an unhandled Enter key: it activates the window's default widget before
 * the row. */
static void
enter (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->dialog));

  gtk_widget_activate_action (focus, "default.activate", NULL);
}

/* Down, Down, Enter. Enter does not open a card that was shown earlier and left. */
static void
test_row (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->entry);
  gboolean stopped = FALSE, moved;

  search (fixture, "statue");
  g_signal_emit_by_name (fixture->entry, "activate");
  choose_printed_cost (template_child (template_child (fixture->panel, "card"), "cost_picker"), 3);
  gtk_widget_activate_action (GTK_WIDGET (fixture->panel), "cards.search", NULL);
  search (fixture, "mark");
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !stopped; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Down, 0, 0, &stopped);
    }
  g_assert_true (stopped);
  g_signal_emit_by_name (get_list (fixture), "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, 1, FALSE,
                         FALSE, &moved);
  g_assert_cmpstr (get_selected (fixture), ==, "Market 2:1");
  enter (fixture);
  g_assert_cmpstr (get_opened (fixture), ==, "Market 2:1");
}

/* The search finds names in every language. The test runs without a translation. */
static void
test_languages (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) names = pandoria_text_in_all_languages ("Large Saw Mill");
  g_auto (GStrv) unknown = pandoria_text_in_all_languages ("Small Saw Mill of Nowhere");

  g_assert_cmpstr (names[0], ==, "Large Saw Mill");
  g_assert_true (g_strv_contains ((const char *const *) names, "Große Sägemühle"));
  g_assert_cmpuint (g_strv_length (unknown), ==, 1);
  search (fixture, "SÄGE"); /* found only at the beginning of a word */
  g_assert_cmpint (find_title (fixture, "Large Saw Mill"), >=, 0);
  g_assert_cmpint (find_title (fixture, "Small Saw Mill"), >=, 0);
  search (fixture, "beschwören 8");
  g_assert_cmpstr (get_title (fixture, 0), ==, "Conjure 8");
  g_assert_null (get_title (fixture, 1));
  search (fixture, "mühle");
  g_assert_cmpint (find_title (fixture, "Large Saw Mill"), >=, 0);
}

/* The card played last is first while it is possible. Impossible cards are below the possible ones.
 */
static void
test_lately (Fixture *fixture, gconstpointer data)
{
  PandoriaAction action;
  GtkListBoxRow *row;
  guint n = 0;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_FLEE;
  action.cost = 1;
  fixture_apply (fixture->game, action);
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  fixture_apply (fixture->game, action);
  dialog_fixture_lay (fixture->game);
  gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  open_dialog (fixture);
  pandoria_cards_panel_show_page (fixture->panel, PANDORIA_CARDS_SPELLS);
  dialog_fixture_show (fixture->dialog, "card-lately");
  g_assert_cmpstr (get_title (fixture, 0), ==, "Flee");
  row = gtk_list_box_get_row_at_index (get_list (fixture), 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_header (row))), ==,
                   "Recently used");
  for (int i = 0; (row = gtk_list_box_get_row_at_index (get_list (fixture), i)) != NULL; i++)
    {
      n += gtk_list_box_row_get_header (row) != NULL;
      if (i > 0 && gtk_list_box_row_get_activatable (row))
        g_assert_true (gtk_list_box_row_get_activatable (
            gtk_list_box_get_row_at_index (get_list (fixture), i - 1)));
    }
  g_assert_cmpuint (n, >=, 2);
  g_assert_cmpuint (n, <=, 3);
}

#define ADD(path, function) \
  g_test_add ("/card-search/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("PANDORIA_CATALOGUES"));
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("names-first", test_names_first);
  ADD ("beginnings-first", test_beginnings_first);
  ADD ("only-what-is-seen", test_only_what_is_seen);
  ADD ("impossible", test_impossible);
  ADD ("row", test_row);
  ADD ("languages", test_languages);
  ADD ("lately", test_lately);
  return g_test_run ();
}
