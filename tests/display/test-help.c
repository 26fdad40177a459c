/* Tests the rules in the real window: opening by key, menu and number, links, search, the narrow
 * layout, and acts in the pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "keyboard.h"
#include "pandoria-help-picture.h"
#include "pandoria-help-window.h"
#include "pandoria-ledger-row.h"
#include "pandoria-rule-button.h"
#include "pandoria-rule-popover.h"
#include "stored-game.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- parts ---------------------------------------------------------------------------------- */

static gpointer
get_rules (void)
{
  gpointer rules = window_driver_find_toplevel (PANDORIA_TYPE_HELP_WINDOW);

  g_assert_nonnull (rules);
  return rules;
}

static gpointer
open_rules (PandoriaWindow *window, const char *id)
{
  window_driver_activate (window, "rules", g_variant_new_string (id));
  window_driver_settle ();
  return get_rules ();
}

static void
close_rules (gpointer rules)
{
  gtk_window_close (rules);
  window_driver_settle ();
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_HELP_WINDOW));
}

/* Checks that the text @id is shown, with its title in the header and on the page. */
static void
assert_shown (gpointer rules, const char *id)
{
  const PandoriaHelpText *text = pandoria_help_find (id);
  g_autofree char *label = pandoria_help_get_label (text);
  GtkWidget *title = template_find_type (template_child (rules, "page"), GTK_TYPE_LABEL);

  g_assert_cmpstr (adw_window_title_get_subtitle (template_child (rules, "title")), ==, label);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (title)), ==, label);
}

static guint
count_marks (GtkWidget *root)
{
  guint n = gtk_widget_has_css_class (root, "help-mark");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_marks (child);
  return n;
}

/* Returns: (nullable): the first label of @root with a link to @id. */
static gboolean
is_link (gpointer widget, gconstpointer id)
{
  g_autofree char *link = g_strdup_printf ("<a href=\"%s\">", (const char *) id);

  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (widget), link) != NULL;
}

static void
follow_link (gpointer rules, const char *id)
{
  GtkWidget *label = template_find (template_child (rules, "page"), is_link, id);
  gboolean taken = FALSE;

  g_assert_nonnull (label);
  g_signal_emit_by_name (label, "activate-link", id, &taken);
  g_assert_true (taken);
  window_driver_settle ();
}

static void
search (gpointer rules, const char *words)
{
  gtk_editable_set_text (template_child (rules, "search"), words);
  g_signal_emit_by_name (template_child (rules, "search"), "search-changed");
  window_driver_settle ();
}

static const char *
get_list (gpointer rules)
{
  return gtk_stack_get_visible_child_name (template_child (rules, "lists"));
}

/* --- tests ---------------------------------------------------------------------------------- */

/* F1 on the board opens the rules. Each text of the contents can be opened by its number or name.
 */
static void
test_open (PandoriaWindow *window)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (
      gtk_window_get_application (GTK_WINDOW (window)), "win.help");
  const PandoriaHelpEntry *entry;
  gpointer rules;

  g_assert_cmpstr (keys[0], ==, "F1");
  window_fixture_activate (window, "help");
  window_driver_settle ();
  rules = get_rules ();
  assert_shown (rules, pandoria_help_get_entry (0)->id);
  for (guint i = 0; (entry = pandoria_help_get_entry (i)) != NULL; i++)
    {
      GtkListBoxRow *row;

      g_assert_true (open_rules (window, entry->id) == rules);
      assert_shown (rules, entry->id);
      row = gtk_list_box_get_selected_row (template_child (rules, "contents"));
      g_assert_cmpint (gtk_list_box_row_get_index (row), ==, i);
    }
  open_rules (window, "6.9");
  assert_shown (rules, "realm-hanbok");
  close_rules (rules);
}

/* A refusal has the number of its rule, which opens the short text and from there the section. */
static void
test_number (PandoriaWindow *window)
{
  GtkWidget *button, *popover;
  gpointer rules;

  pandoria_turn_bar_set_sentence (window_get_turn_bar (window), "That is not possible.", TRUE, "8");
  button = template_find_type (window_get_turn_bar (window), PANDORIA_TYPE_RULE_BUTTON);
  g_signal_emit_by_name (template_find_type (button, GTK_TYPE_BUTTON), "clicked");
  window_driver_settle ();
  popover = template_find_type (button, PANDORIA_TYPE_RULE_POPOVER);
  g_assert_nonnull (popover);
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_cmpstr (template_text (popover, "title"), ==, "8 Exit paths");
  template_press (popover, "more");
  window_driver_settle ();
  rules = get_rules ();
  assert_shown (rules, "8");
  g_assert_false (gtk_widget_get_visible (popover));
  close_rules (rules);
}

/* F1 opens the rule of a refusal. */
static void
test_refusal (PandoriaWindow *window)
{
  const PandoriaPlayView *view = window_driver_get_view (window);
  gpointer rules;

  pandoria_play_explain (pandoria_window_get_play (window), PANDORIA_ACT_BUY, FALSE);
  window_driver_settle ();
  g_assert_true (view->is_answer);
  g_assert_nonnull (view->rule);
  window_fixture_activate (window, "help");
  window_driver_settle ();
  rules = get_rules ();
  assert_shown (rules, view->rule);
  close_rules (rules);
}

/* Adds the rows of the ledger below @widget that name a rule. */
static void
add_rows (GtkWidget *widget, GPtrArray *rows)
{
  if (PANDORIA_IS_LEDGER_ROW (widget) && pandoria_rule_button_find_number (widget) != NULL)
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_rows (child, rows);
}

/* F1 on a line of the ledger opens its rule. */
static void
test_ledger (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("four-players");
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autoptr (GHashTable) rules_seen = g_hash_table_new (g_str_hash, g_str_equal);

  while (pandoria_game_get_state (game)->finished)
    pandoria_game_undo (game);
  pandoria_window_set_game (window, game);
  pandoria_play_page_show_ledger (window_get_page (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  window_driver_settle ();
  add_rows (template_child (window_get_sidebar (window), "ledger"), rows);
  for (guint i = 0; i < rows->len; i++)
    {
      const char *number = pandoria_rule_button_find_number (rows->pdata[i]);

      if (!gtk_widget_get_mapped (rows->pdata[i])
          || !g_hash_table_add (rules_seen, (char *) number))
        continue;
      g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (rows->pdata[i])));
      window_fixture_activate (window, "help");
      window_driver_settle ();
      g_test_message ("%s", number);
      assert_shown (get_rules (), number);
      close_rules (get_rules ());
    }
  g_assert_cmpuint (g_hash_table_size (rules_seen), >=, 2);
}

/* Links move forward, Alt+Left and Alt+Right move through the history. A new link forgets the
 * forward history. */
static void
test_way (PandoriaWindow *window)
{
  gpointer rules = open_rules (window, "7.2");

  follow_link (rules, "spell-rage");
  assert_shown (rules, "spell-rage");
  g_assert_true (keyboard_press (rules, "<Alt>Left"));
  assert_shown (rules, "7.2");
  g_assert_true (keyboard_press (rules, "<Alt>Right"));
  assert_shown (rules, "spell-rage");
  g_assert_false (gtk_widget_is_sensitive (template_child (rules, "forward_button")));
  template_press (rules, "back_button");
  window_driver_settle ();
  template_press (rules, "back_button");
  window_driver_settle ();
  assert_shown (rules, pandoria_help_get_entry (0)->id);
  g_assert_false (gtk_widget_is_sensitive (template_child (rules, "back_button")));
  g_assert_true (gtk_widget_is_sensitive (template_child (rules, "forward_button")));
  open_rules (window, "8");
  g_assert_false (gtk_widget_is_sensitive (template_child (rules, "forward_button")));
  close_rules (rules);
}

static void
press_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
}

/* Ctrl+F, Down into the results, a word of another language, Enter. The first Escape clears the
 * search, the next one closes the window. */
static void
test_search (PandoriaWindow *window)
{
  gpointer rules = open_rules (window, "0"), entry = template_child (rules, "search");

  g_assert_true (keyboard_press (rules, "<Control>f"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (rules), entry));
  search (rules, "region is CLOSED");
  g_assert_cmpstr (get_list (rules), ==, "found");
  g_assert_true (g_str_has_suffix (template_text (rules, "count"), " found"));
  press_key (entry, GDK_KEY_Down);
  g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_root_get_focus (rules)));
  press_key (template_child (rules, "found"), GDK_KEY_Escape);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (rules), entry));
  press_key (entry, GDK_KEY_Down);
  press_key (template_child (rules, "found"), GDK_KEY_Up);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (rules), entry));
  g_signal_emit_by_name (entry, "activate");
  window_driver_settle ();
  assert_shown (rules, "7.1");
  search (rules, "is there a xylophone limit?");
  g_assert_true (g_str_has_prefix (template_text (rules, "count"),
                                   "Nothing has all these words. With “limit”: "));
  search (rules, "Zorn");
  g_assert_cmpstr (get_list (rules), ==, "found");
  search (rules, "xylophone");
  g_assert_cmpstr (get_list (rules), ==, "nothing");
  g_assert_cmpstr (template_text (rules, "count"), ==, "Nothing found");
  g_signal_emit_by_name (entry, "stop-search");
  search (rules, gtk_editable_get_text (entry));
  g_assert_cmpstr (get_list (rules), ==, "contents");
  g_signal_emit_by_name (entry, "stop-search");
  window_driver_settle ();
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_HELP_WINDOW));
}

/* Returns: the button of act number @index. */
static gpointer
get_act (gpointer picture, int index)
{
  return gtk_flow_box_child_get_child (
      gtk_flow_box_get_child_at_index (template_child (picture, "acts"), index));
}

/* Returns: the number of acts of the picture on the page of @rules: it has a description, and so
 * has each of its acts. No act is refused. */
static guint
try_acts (gpointer rules)
{
  gpointer picture
      = template_find_type (template_child (rules, "page"), PANDORIA_TYPE_HELP_PICTURE);
  guint n = 0;

  if (picture == NULL)
    return 0;
  gtk_toggle_button_set_active (template_child (picture, "try_button"), TRUE);
  window_driver_settle ();
  g_assert_true (gtk_widget_get_visible (template_child (picture, "board_bin")));
  for (; gtk_flow_box_get_child_at_index (template_child (picture, "acts"), (int) n) != NULL; n++)
    gtk_toggle_button_set_active (get_act (picture, (int) n), TRUE);
  return n;
}

static gboolean
is_folded (gpointer rules)
{
  return adw_leaflet_get_folded (template_child (rules, "leaflet"));
}

/* In a narrow window only one page is visible, and each page leads to the other. Each text and its
 * pictures fit. */
static void
test_narrow (PandoriaWindow *window)
{
  gpointer rules = open_rules (window, "7.2"), leaflet = template_child (rules, "leaflet");
  GtkListBox *contents = template_child (rules, "contents");
  guint n = 0;

  g_assert_false (is_folded (rules));
  gtk_window_set_default_size (rules, 360, 640);
  g_assert_true (window_fixture_wait (is_folded, rules));
  g_assert_true (adw_leaflet_get_visible_child (leaflet) == template_child (rules, "reading"));
  g_assert_cmpint (gtk_widget_get_width (rules), <=, 360);
  template_press (rules, "contents_button");
  window_driver_settle ();
  g_assert_true (adw_leaflet_get_visible_child (leaflet) != template_child (rules, "reading"));
  g_signal_emit_by_name (contents, "row-activated", gtk_list_box_get_row_at_index (contents, 0));
  window_driver_settle ();
  g_assert_true (adw_leaflet_get_visible_child (leaflet) == template_child (rules, "reading"));
  assert_shown (rules, pandoria_help_get_entry (0)->id);
  for (guint i = 0; pandoria_help_get_entry (i) != NULL; i++)
    {
      open_rules (window, pandoria_help_get_entry (i)->id);
      n += try_acts (rules);
      g_assert_cmpint (gtk_widget_get_width (rules), <=, 360);
    }
  g_assert_cmpuint (n, >=, 12);
  close_rules (rules);
}

/* The current game is a regular one of the first edition. Rules for other games are hidden until
 * the user asks for them. */
static void
test_game (PandoriaWindow *window)
{
  gpointer rules = open_rules (window, "7.2"), page = template_child (rules, "page");
  guint own = count_marks (page), all;

  g_assert_cmpuint (own, >, 0);
  g_assert_true (gtk_widget_get_visible (template_child (rules, "all_box")));
  gtk_switch_set_active (template_child (rules, "all_switch"), TRUE);
  all = count_marks (page);
  g_assert_cmpuint (all, >, own);
  gtk_switch_set_active (template_child (rules, "all_switch"), FALSE);
  g_assert_cmpuint (count_marks (page), ==, own);
  pandoria_help_window_set_game (rules, 0);
  g_assert_cmpuint (count_marks (page), ==, all);
  g_assert_false (gtk_widget_get_visible (template_child (rules, "all_box")));
  close_rules (rules);
}

/* The description of a picture names its contents. A tried act shows its closings and the formula,
 * one act at a time. */
static void
test_try (PandoriaWindow *window)
{
  gpointer rules = open_rules (window, "7.2");
  gpointer picture
      = template_find_type (template_child (rules, "page"), PANDORIA_TYPE_HELP_PICTURE);
  gpointer toggle = template_child (picture, "try_button");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (template_child (picture, "board_bin")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       template_text (picture, "caption"));
  g_assert_false (gtk_widget_get_visible (template_child (picture, "formulas")));
  gtk_toggle_button_set_active (toggle, TRUE);
  window_driver_settle ();
  g_assert_true (gtk_toggle_button_get_active (get_act (picture, 0)));
  g_assert_nonnull (strstr (template_text (picture, "sentence"), "Would close Hills E5 E6"));
  g_assert_nonnull (strstr (template_text (picture, "formulas"), "4 gold × strength 3"));
  gtk_toggle_button_set_active (get_act (picture, 1), TRUE);
  g_assert_false (gtk_toggle_button_get_active (get_act (picture, 0)));
  g_assert_nonnull (strstr (template_text (picture, "formulas"), "4 gold × strength 3"));
  gtk_toggle_button_set_active (toggle, FALSE);
  window_driver_settle ();
  g_assert_false (gtk_widget_get_visible (template_child (picture, "formulas")));
  close_rules (rules);
}

/* Returns: whether @widget is neither @window nor its rules. */
static gboolean
is_other_window (gpointer widget, gconstpointer window)
{
  return widget != window && !PANDORIA_IS_HELP_WINDOW (widget) && gtk_widget_get_visible (widget);
}

/* F1 in the window of @action opens @topic, or the last topic. A dialog over the main window does
 * not block the rules. */
static void
check_key (PandoriaWindow *window, const char *action, const char *topic)
{
  gpointer other, rules;

  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  window_driver_settle ();
  other = template_find_window (is_other_window, window);
  if (other == NULL)
    g_error ("%s opens no window", action);
  if (!keyboard_press (other, "F1"))
    g_error ("%s: F1 does nothing", action);
  rules = get_rules ();
  assert_shown (rules, topic != NULL ? topic : pandoria_help_get_entry (0)->id);
  g_assert_true (gtk_window_get_group (rules) != gtk_window_get_group (other));
  gtk_window_destroy (other);
  close_rules (rules);
}

static void
test_key (PandoriaWindow *window)
{
  gpointer rules = open_rules (window, "8");

  g_assert_true (keyboard_press (rules, "F1"));
  assert_shown (rules, "handbook");
  close_rules (rules);
  check_key (window, "win.new", "5");
  check_key (window, "win.archive", "handbook-files");
  check_key (window, "win.boards", "handbook-boards");
  check_key (window, "win.catalogue", "handbook-boards");
  check_key (window, "win.summary", "handbook-printing");
  check_key (window, "win.table-display", "handbook-printing");
  check_key (window, "win.preferences", NULL);
  check_key (window, "win.show-help-overlay", NULL);
  check_key (window, "app.about", NULL);
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_HELP_WINDOW));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/help/open", test_open);
  window_fixture_add ("/help/key", test_key);
  window_fixture_add ("/help/number", test_number);
  window_fixture_add ("/help/refusal", test_refusal);
  window_fixture_add ("/help/ledger", test_ledger);
  window_fixture_add ("/help/way", test_way);
  window_fixture_add ("/help/search", test_search);
  window_fixture_add ("/help/narrow", test_narrow);
  window_fixture_add ("/help/game", test_game);
  window_fixture_add ("/help/try", test_try);
  return window_fixture_run_in_one_window ();
}
