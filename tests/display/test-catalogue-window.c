/* Tests the catalogue editor in the real window: keyboard entry, learned costs, links from cards,
 * and files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "cards-choices.h"
#include "keyboard.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-cards-panel.h"
#include "pandoria-catalogue-add.h"
#include "pandoria-catalogue-row.h"
#include "pandoria-catalogue-table.h"
#include "pandoria-catalogue-window-testing.h"
#include "pandoria-catalogue-window.h"
#include "pandoria-cost-picker.h"
#include "pandoria-folder.h"
#include "pandoria-number-row.h"
#include "pandoria-panel-window.h"
#include "template-child.h"
#include "window-fixture.h"

/* --- parts ---------------------------------------------------------------------------------- */

static gpointer
open_editor (PandoriaWindow *window)
{
  gpointer editor;

  window_fixture_activate (window, "catalogue");
  window_driver_settle ();
  editor = window_driver_find_toplevel (PANDORIA_TYPE_CATALOGUE_WINDOW);
  g_assert_nonnull (editor);
  return editor;
}

static gboolean
is_gone (gpointer editor)
{
  return *(gpointer *) editor == NULL;
}

/* Closes the editor and checks that nothing holds a reference to it. */
static void
close_editor (gpointer editor)
{
  gpointer held = editor;

  g_object_add_weak_pointer (editor, &held);
  gtk_window_close (editor);
  window_driver_settle ();
  g_assert_null (window_driver_find_toplevel (PANDORIA_TYPE_CATALOGUE_WINDOW));
  g_assert_true (window_fixture_wait (is_gone, &held));
}

/* Returns: the row of the focused cell. */
static PandoriaCatalogueRow *
get_row (gpointer editor)
{
  GtkWidget *focus = gtk_root_get_focus (editor);

  g_assert_true (GTK_IS_TEXT (focus));
  return PANDORIA_CATALOGUE_ROW (gtk_widget_get_ancestor (focus, PANDORIA_TYPE_CATALOGUE_ROW));
}

/* Opens the details of the focused row. */
static gpointer
open_details (gpointer editor)
{
  gpointer more = template_child (get_row (editor), "more");

  gtk_menu_button_popup (more);
  window_driver_settle ();
  return gtk_menu_button_get_popover (more);
}

/* Types @text into the focused widget. */
static void
type (gpointer editor, const char *text)
{
  g_signal_emit_by_name (gtk_root_get_focus (editor), "insert-at-cursor", text);
  window_driver_settle ();
}

/* Sends an arrow key to the controller of the cell. */
static void
walk (gpointer editor, guint key)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (template_child (get_row (editor), "cell"));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean stopped = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &stopped);
    }
  window_driver_settle ();
}

static const char *
get_cell (gpointer row)
{
  return gtk_editable_get_text (template_child (row, "cell"));
}

static void
assert_costs (PandoriaWindow *window, PandoriaPrinted thing, const char *expected)
{
  g_autoptr (GArray) values
      = pandoria_catalogue_get_values (pandoria_window_get_catalogue (window), thing);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (values, guint, i));
  g_assert_cmpstr (text->str, ==, expected);
}

/* Clears the user's catalogue, which all tests share. */
static void
forget_costs (PandoriaWindow *window)
{
  PandoriaCatalogue *catalogue = pandoria_window_get_catalogue (window);
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint kind = 0; kind < PANDORIA_N_PRINTED_KINDS; kind++)
    {
      g_autoptr (GArray) things
          = pandoria_catalogue_list_things (catalogue, (PandoriaPrintedKind) kind);

      for (guint i = 0; i < things->len; i++)
        pandoria_catalogue_set_values (catalogue, &g_array_index (things, PandoriaPrinted, i), none,
                                       NULL);
    }
}

/* --- tests ---------------------------------------------------------------------------------- */

/* Fills all five tables with numbers and Enter: 65 cells, 130 keys. Each Enter moves to the next
 * empty cell. */
static void
test_fill (PandoriaWindow *window)
{
  gpointer editor;
  guint n = 0;

  forget_costs (window);
  editor = open_editor (window);
  keyboard_start_counting ();
  for (PandoriaCatalogueRow *before = NULL; before != get_row (editor); n++)
    {
      before = get_row (editor);
      g_assert_true (pandoria_catalogue_row_is_empty (before));
      type (editor, "3");
      g_assert_true (keyboard_press (editor, "Return"));
      g_assert_cmpstr (get_cell (before), ==, "3");
    }
  g_assert_cmpuint (n, ==, 21 + 28 + 10 + 2 + 4);
  g_assert_cmpuint (keyboard_n_presses, ==, n);
  for (guint kind = 0; kind < PANDORIA_N_PRINTED_KINDS; kind++)
    {
      g_autoptr (GArray) things = pandoria_catalogue_list_things (
          pandoria_window_get_catalogue (window), (PandoriaPrintedKind) kind);

      for (guint i = 0; i < things->len; i++)
        assert_costs (window, g_array_index (things, PandoriaPrinted, i), "3");
    }
  g_assert_cmpstr (template_text (template_child (editor, "spells"), "known"), ==,
                   "21 of 21 are known");
  close_editor (editor);
}

/* Enter in an empty cell continues to the next one, past full cells. Arrows go to the neighbors.
 * Leaving a cell accepts its text. */
static void
test_walk (PandoriaWindow *window)
{
  PandoriaPrinted first = pandoria_printed_spell (PANDORIA_SPELL_ACQUIRE, 1);
  gpointer editor;

  forget_costs (window);
  editor = open_editor (window);
  g_assert_true (
      pandoria_printed_is_same_thing (pandoria_catalogue_row_get_thing (get_row (editor)), &first));
  walk (editor, GDK_KEY_Down);
  type (editor, "4");
  assert_costs (window, pandoria_printed_spell (PANDORIA_SPELL_ACQUIRE, 2), "");
  walk (editor, GDK_KEY_Up);
  assert_costs (window, pandoria_printed_spell (PANDORIA_SPELL_ACQUIRE, 2), "4");
  keyboard_press (editor, "Return");
  g_assert_cmpint (pandoria_catalogue_row_get_thing (get_row (editor))->spell, ==,
                   PANDORIA_SPELL_ADOPT);
  walk (editor, GDK_KEY_Up);
  g_assert_cmpstr (get_cell (get_row (editor)), ==, "4");
  close_editor (editor);
}

/* Cells accept several costs in other formats. A wrong number is reported there and changes
 * nothing; Escape restores the old text. */
static void
test_type (PandoriaWindow *window)
{
  PandoriaPrinted thing = pandoria_printed_spell (PANDORIA_SPELL_ACQUIRE, 1);
  PandoriaCatalogueRow *row;
  gpointer editor;

  forget_costs (window);
  editor = open_editor (window);
  row = get_row (editor);
  type (editor, "7, 5;5");
  keyboard_press (editor, "Return");
  assert_costs (window, thing, "5 7");
  g_assert_cmpstr (get_cell (row), ==, "5 7");
  g_assert_true (row != get_row (editor));
  pandoria_catalogue_row_focus (row);
  for (guint i = 0; i < 3; i++)
    {
      static const char *const wrong[] = { " x", " 100", " -1" };
      static const char *const said[]
          = { "“x” is not a number from 0 to 99.", "“100” is not a number from 0 to 99.",
              "“-1” is not a number from 0 to 99." };

      type (editor, wrong[i]);
      keyboard_press (editor, "Return");
      g_assert_true (row == get_row (editor));
      g_assert_cmpstr (template_text (row, "fault"), ==, said[i]);
      g_assert_true (gtk_widget_get_mapped (template_child (row, "fault")));
      assert_costs (window, thing, "5 7");
      walk (editor, GDK_KEY_Escape);
      g_assert_cmpstr (get_cell (row), ==, "5 7");
      g_assert_false (gtk_widget_get_mapped (template_child (row, "fault")));
    }
  close_editor (editor);
}

/* Each value of monuments has one number, at most that of a setup. The cell names the things it
 * counts. */
static void
test_monuments (PandoriaWindow *window)
{
  static const struct
  {
    const char *typed, *said;
  } wrong[]
      = { { "17", "“17” is not a number from 0 to 16." }, { "3 4", "Enter one number only." } };
  PandoriaPrinted fours = pandoria_printed_monument (4);
  gpointer editor;

  forget_costs (window);
  editor = open_editor (window);
  pandoria_catalogue_window_show_thing (editor, &fours);
  g_assert_true (gtk_widget_get_mapped (template_child (editor, "monuments")));
  g_assert_cmpstr (template_text (get_row (editor), "title"), ==, "Monuments worth 4");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      type (editor, wrong[i].typed);
      keyboard_press (editor, "Return");
      g_assert_cmpstr (template_text (get_row (editor), "fault"), ==, wrong[i].said);
      assert_costs (window, fours, "");
      walk (editor, GDK_KEY_Escape);
    }
  type (editor, "16");
  keyboard_press (editor, "Return");
  assert_costs (window, fours, "16");
  g_assert_cmpuint (pandoria_catalogue_row_get_thing (get_row (editor))->level, ==, 5);
  forget_costs (window);
  close_editor (editor);
}

/* Each cell has the name of its card and number. Its description has the origin of the cost, or the
 * fault. */
static void
test_names (PandoriaWindow *window)
{
  GtkAccessible *cell;
  gpointer editor, row;
  char *other;

  forget_costs (window);
  editor = open_editor (window);
  row = get_row (editor);
  cell = template_child (row, "cell");
  other = gtk_test_accessible_check_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                              "Acquire 1, Printed cost (crystals)", -1);
  g_assert_cmpstr (other, ==, NULL);
  other = gtk_test_accessible_check_property (
      template_child (row, "more"), GTK_ACCESSIBLE_PROPERTY_LABEL, "More about Acquire 1", -1);
  g_assert_cmpstr (other, ==, NULL);
  type (editor, "x");
  keyboard_press (editor, "Return");
  other = gtk_test_accessible_check_property (cell, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                              "“x” is not a number from 0 to 99.", -1);
  g_assert_cmpstr (other, ==, NULL);
  other = gtk_test_accessible_check_state (cell, GTK_ACCESSIBLE_STATE_INVALID,
                                           GTK_ACCESSIBLE_INVALID_TRUE, -1);
  g_assert_cmpstr (other, ==, NULL);
  close_editor (editor);
}

/* A learned cost shows its origin. A cost from elsewhere appears at once, except in a cell with
 * typed text. */
static void
test_learnt (PandoriaWindow *window)
{
  PandoriaPrinted thing = pandoria_printed_spell (PANDORIA_SPELL_ACQUIRE, 1), other = thing;
  PandoriaCatalogue *catalogue = pandoria_window_get_catalogue (window);
  PandoriaRecord *record = pandoria_game_get_record (window_driver_get_game (window));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *month = g_date_time_format (now, "%B %Y");
  g_autofree char *said = g_strdup_printf ("Learned in “%s”, ", pandoria_record_get_title (record));
  PandoriaCatalogueRow *row;
  gpointer editor;

  forget_costs (window);
  editor = open_editor (window);
  row = get_row (editor);
  thing.value = 4;
  g_assert_true (pandoria_catalogue_learn (catalogue, &thing, record, NULL));
  g_assert_cmpstr (get_cell (row), ==, "4");
  g_assert_true (g_str_has_prefix (template_text (row, "source"), said));
  g_assert_true (g_str_has_suffix (template_text (row, "source"), month)); /* as elsewhere */
  type (editor, "9");
  other.value = 6;
  g_assert_true (pandoria_catalogue_learn (catalogue, &other, NULL, NULL));
  g_assert_cmpstr (get_cell (row), ==, "49");
  g_assert_true (g_str_has_prefix (template_text (row, "source"), "4: Learned in"));
  close_editor (editor);
}

static gboolean
has_games (gpointer details)
{
  GtkWidget *value = gtk_widget_get_first_child (template_child (details, "values"));
  GtkWidget *line = value != NULL ? template_nth (value, 2) : NULL;

  return line != NULL && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (line)), "Used in");
}

/* On request the editor counts the games that used the number, and opens them. */
static void
test_games (PandoriaWindow *window)
{
  PandoriaPrinted thing = pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0);
  g_autofree char *folder = pandoria_folder_get_games ();
  g_autofree char *path = g_build_filename (folder, "flee.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (
      pandoria_game_get_record (window_driver_get_game (window)), 0);
  PandoriaAction action;
  gpointer editor, details;
  GtkWidget *value;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_FLEE;
  action.cost = 4;
  pandoria_record_append (record, &action, NULL, NULL);
  pandoria_record_set_title (record, "Flight");
  g_assert_true (pandoria_record_save (record, path, NULL));
  forget_costs (window);
  thing.value = 4;
  pandoria_catalogue_learn (pandoria_window_get_catalogue (window), &thing, NULL, NULL);
  editor = open_editor (window);
  pandoria_catalogue_window_show_thing (editor, &thing);
  details = open_details (editor);
  g_assert_true (window_fixture_wait (has_games, details));
  value = gtk_widget_get_first_child (template_child (details, "values"));
  g_assert_cmpstr (gtk_label_get_label (template_nth (value, 2)), ==, "Used in 1 game");
  g_signal_emit_by_name (template_nth (value, 3), "clicked");
  window_driver_settle ();
  g_assert_cmpstr (
      pandoria_record_get_title (pandoria_game_get_record (window_driver_get_game (window))), ==,
      "Flight");
  close_editor (editor);
  g_unlink (path);
}

static int
get_cost (const char *path)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);

  return pandoria_record_get_action (record, 0)->tableau.top_spell.cost;
}

/* Returns: (transfer full): the path of a game in which Flee had cost 4. */
static char *
save_flight (PandoriaWindow *window)
{
  g_autofree char *folder = pandoria_folder_get_games ();
  char *path = g_build_filename (folder, "flee.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (
      pandoria_game_get_record (window_driver_get_game (window)), 0);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.tableau.edit_top_spell = PANDORIA_EDIT_SET;
  action.tableau.top_spell.spell = PANDORIA_SPELL_FLEE;
  action.tableau.top_spell.cost = 4;
  pandoria_record_append (record, &action, NULL, NULL);
  pandoria_record_set_title (record, "Flight");
  g_assert_true (pandoria_record_save (record, path, NULL));
  return path;
}

/* Presses the offer for the games with the old number. */
static gpointer
ask_for_correction (gpointer details)
{
  GtkWidget *value = template_nth (template_child (details, "values"), 1);

  g_assert_cmpstr (gtk_label_get_label (template_nth (value, 0)), ==, "4");
  g_assert_cmpstr (gtk_label_get_label (template_nth (value, 1)), ==, "Not in the list");
  g_assert_cmpstr (gtk_button_get_label (template_nth (value, 4)), ==,
                   "Change to 5 in These Games…");
  g_signal_emit_by_name (template_nth (value, 4), "clicked");
  window_driver_settle ();
  return window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
}

static void
answer (gpointer dialog, const char *response)
{
  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  g_object_ref (dialog);
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (dialog);
  g_object_unref (dialog);
  window_driver_settle ();
}

static gboolean
is_corrected (gpointer path)
{
  return get_cost (path) == 5;
}

static gboolean
is_told (gpointer data)
{
  return window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

/* A wrong cost is corrected in the games only on request, with a report. The open game is skipped
 * and named. */
static void
test_correct_games (PandoriaWindow *window)
{
  PandoriaPrinted thing = pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0);
  g_autofree char *path = save_flight (window);
  g_autoptr (PandoriaGame) open = NULL;
  gpointer editor, details, dialog;

  forget_costs (window);
  thing.value = 5;
  pandoria_catalogue_learn (pandoria_window_get_catalogue (window), &thing, NULL, NULL);
  editor = open_editor (window);
  pandoria_catalogue_window_show_thing (editor, &thing);
  details = open_details (editor);
  g_assert_true (window_fixture_wait (has_games, details));
  dialog = ask_for_correction (details);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Correct 1 Game?");
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (dialog), "Flee: 4 becomes 5. "));
  answer (dialog, "cancel");
  g_assert_cmpint (get_cost (path), ==, 4);
  open = pandoria_game_open (path, NULL);
  g_assert_nonnull (open);
  pandoria_catalogue_window_show_thing (editor, &thing);
  details = open_details (editor);
  g_assert_true (window_fixture_wait (has_games, details));
  answer (ask_for_correction (details), "correct");
  g_assert_true (window_fixture_wait (is_told, NULL));
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "A Game Stays as It Was");
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==,
                   "“Flight”: The game is open in another window of the program.");
  answer (dialog, "close");
  g_assert_cmpint (get_cost (path), ==, 4);
  g_clear_object (&open);
  pandoria_catalogue_window_show_thing (editor, &thing);
  details = open_details (editor);
  g_assert_true (window_fixture_wait (has_games, details));
  answer (ask_for_correction (details), "correct");
  g_assert_true (window_fixture_wait (is_corrected, path));
  close_editor (editor);
  g_unlink (path);
}

/* A dialog adds a card and a relic, and both can be removed again. Shipped ones cannot be removed.
 */
static void
test_add (PandoriaWindow *window)
{
  gpointer editor = open_editor (window), dialog, details;

  forget_costs (window);
  template_press (template_child (editor, "relics"), "add");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CATALOGUE_ADD);
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "spell")));
  pandoria_number_row_set_value (template_child (dialog, "artifacts"), 5);
  g_signal_emit_by_name (gtk_window_get_default_widget (dialog), "clicked");
  window_driver_settle ();
  g_assert_cmpuint (pandoria_catalogue_row_get_thing (get_row (editor))->artifacts, ==, 5);
  type (editor, "8");
  keyboard_press (editor, "Return");
  assert_costs (window, pandoria_printed_relic (5), "8");
  template_press (template_child (editor, "cards"), "add");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_CATALOGUE_ADD);
  adw_combo_row_set_selected (template_child (dialog, "realm"), PANDORIA_REALM_NYMPHS);
  gtk_switch_set_active (template_child (dialog, "start"), TRUE);
  g_signal_emit_by_name (gtk_window_get_default_widget (dialog), "clicked");
  window_driver_settle ();
  g_assert_cmpstr (template_text (get_row (editor), "title"), ==, "Acquire and Bank");
  g_assert_cmpstr (template_text (get_row (editor), "card"), ==,
                   "Nymphs: starting card of the beginner’s game");
  pandoria_catalogue_window_show_thing (
      editor, &(PandoriaPrinted){ .kind = PANDORIA_PRINTED_RELIC, .artifacts = 5 });
  details = open_details (editor);
  g_assert_true (gtk_widget_get_mapped (template_child (details, "remove")));
  template_press (details, "remove");
  window_driver_settle ();
  assert_costs (window, pandoria_printed_relic (5), "");
  g_assert_false (pandoria_catalogue_table_focus_thing (
      template_child (editor, "relics"),
      &(PandoriaPrinted){ .kind = PANDORIA_PRINTED_RELIC, .artifacts = 5 }));
  close_editor (editor);
}

static gboolean
exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
knows_conjure (gpointer window)
{
  g_autoptr (GArray) values = pandoria_catalogue_get_values (
      pandoria_window_get_catalogue (window), pandoria_printed_spell (PANDORIA_SPELL_CONJURE, 8));

  return values->len > 0;
}

/* Exporting, clearing, importing and exporting again gives the same bytes. */
static void
test_files (PandoriaWindow *window)
{
  g_autofree char *folder = fixture_make_folder ();
  gpointer editor = open_editor (window);

  for (guint as_table = 0; as_table < 2; as_table++)
    {
      g_autofree char *one = g_build_filename (folder, "one", NULL),
                      *two = g_build_filename (folder, "two", NULL);
      g_autofree char *before = NULL, *after = NULL;
      g_autoptr (GFile) to = g_file_new_for_path (one), again = g_file_new_for_path (two);
      PandoriaPrinted conjure = pandoria_printed_spell (PANDORIA_SPELL_CONJURE, 8);

      conjure.value = 6;
      pandoria_catalogue_learn (pandoria_window_get_catalogue (window), &conjure,
                                pandoria_game_get_record (window_driver_get_game (window)), NULL);
      pandoria_catalogue_window_export (editor, to, as_table);
      g_assert_true (window_fixture_wait (exists, one));
      forget_costs (window);
      pandoria_catalogue_window_import (editor, one);
      g_assert_true (window_fixture_wait (knows_conjure, window));
      pandoria_catalogue_window_export (editor, again, as_table);
      g_assert_true (window_fixture_wait (exists, two));
      g_assert_true (g_file_get_contents (one, &before, NULL, NULL)
                     && g_file_get_contents (two, &after, NULL, NULL));
      g_assert_cmpstr (before, ==, after);
      g_unlink (one);
      g_unlink (two);
    }
  g_rmdir (folder);
  close_editor (editor);
}

/* A wrong file is reported with its line, and changes nothing. */
static void
test_wrong_file (PandoriaWindow *window)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "wrong.csv", NULL);
  gpointer editor = open_editor (window), dialog;

  forget_costs (window);
  g_assert_true (g_file_set_contents (path,
                                      "list,spell,building,level,realm,start,artifacts,monument,"
                                      "value\nspells,conjure,,8,,,,,6\nspells,flee,,,,,,,x\n",
                                      -1, NULL));
  pandoria_catalogue_window_import (editor, path);
  g_assert_true (window_fixture_wait (is_told, NULL));
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog),
                            "line 3: “x” in column “value” is not a number"));
  g_assert_false (knows_conjure (window));
  gtk_window_destroy (dialog);
  close_editor (editor);
  g_unlink (path);
  g_rmdir (folder);
}

/* With as many cards as a file allows the window still opens, and shows the number of hidden cards.
 */
static void
test_many (PandoriaWindow *window)
{
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_file_new ();
  PandoriaCatalogue *catalogue = pandoria_window_get_catalogue (window);
  g_autoptr (GArray) cards = NULL;
  g_autofree char *said = NULL;
  gpointer editor;
  guint n;

  for (guint i = 0; i < 4000; i++)
    {
      PandoriaPrinted thing = { .kind = PANDORIA_PRINTED_CARD, .value = PANDORIA_PRINTED_UNKNOWN };

      thing.spell = (guint8) (1 + i % 13);
      thing.building = (guint8) (1 + i / 13 % 17);
      thing.realm = (guint8) (i / 221 % 13);
      thing.start = (guint8) (i / 2873);
      g_assert_true (pandoria_catalogue_file_add (file, &thing, NULL, NULL));
    }
  g_assert_true (pandoria_catalogue_import (catalogue, file, &n, NULL));
  cards = pandoria_catalogue_list_things (catalogue, PANDORIA_PRINTED_CARD);
  g_assert_cmpuint (cards->len, >=, 4000);
  said = g_strdup_printf ("%u more are not shown.", cards->len - 200);
  editor = open_editor (window);
  g_assert_cmpstr (template_text (template_child (editor, "cards"), "left"), ==, said);
  g_assert_true (g_str_has_suffix (template_text (template_child (editor, "cards"), "known"),
                                   "of 200 are known"));
  close_editor (editor);
}

/* --- from a card ---------------------------------------------------------------------------- */

static void
open_conjure (PandoriaWindow *window, gpointer panel)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_CONJURE;
  action.level = 8;
  pandoria_cards_panel_show_act (panel, &action);
  window_driver_settle ();
}

/* The card's page leads to its cell, and the corrected value is then the card's cost. */
static void
correct_conjure (PandoriaWindow *window, gpointer panel)
{
  PandoriaPrinted conjure = pandoria_printed_spell (PANDORIA_SPELL_CONJURE, 8);
  gpointer card, editor;

  conjure.value = 6;
  g_assert_true (
      pandoria_catalogue_learn (pandoria_window_get_catalogue (window), &conjure, NULL, NULL));
  open_conjure (window, panel);
  card = template_child (panel, "card");
  g_assert_cmpint (pandoria_cost_picker_get_cost (template_child (card, "cost_picker")), ==, 6);
  template_press (card, "correct");
  window_driver_settle ();
  editor = window_driver_find_toplevel (PANDORIA_TYPE_CATALOGUE_WINDOW);
  g_assert_true (pandoria_printed_is_same_thing (
      pandoria_catalogue_row_get_thing (get_row (editor)), &conjure));
  gtk_editable_set_text (template_child (get_row (editor), "cell"), "");
  type (editor, "2");
  keyboard_press (editor, "Return");
  assert_costs (window, conjure, "2");
  close_editor (editor);
  g_assert_cmpint (pandoria_cost_picker_get_cost (template_child (card, "cost_picker")), ==, 2);
}

static void
test_from_panel (PandoriaWindow *window)
{
  forget_costs (window);
  window_fixture_lay_tile (window);
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  correct_conjure (window, template_find_type (window, PANDORIA_TYPE_CARDS_PANEL));
}

static void
test_from_dialog (PandoriaWindow *window)
{
  gpointer dialog;

  forget_costs (window);
  window_fixture_lay_tile (window);
  window_fixture_resize (window, 620, 700, PANDORIA_WIDTH_MEDIUM);
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  dialog = window_driver_find_panel_window (PANDORIA_TYPE_CARDS_PANEL);
  g_assert_nonnull (dialog);
  correct_conjure (
      window, PANDORIA_CARDS_PANEL (pandoria_panel_window_get (dialog, PANDORIA_TYPE_CARDS_PANEL)));
}

/* A row whose page cannot open, because the cost is wrong, has a separate button. */
static void
test_from_row (PandoriaWindow *window)
{
  PandoriaPrinted conjure = pandoria_printed_spell (PANDORIA_SPELL_CONJURE, 8);
  gpointer list, editor;
  GtkWidget *row;

  forget_costs (window);
  conjure.value = 99;
  g_assert_true (
      pandoria_catalogue_learn (pandoria_window_get_catalogue (window), &conjure, NULL, NULL));
  window_fixture_lay_tile (window);
  window_fixture_activate (window, "cast");
  window_driver_settle ();
  list = template_child (
      template_child (template_find_type (window, PANDORIA_TYPE_CARDS_PANEL), "spells"), "list");
  for (row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (template_child (row, "correct")))
      break;
  g_assert_nonnull (row);
  g_assert_cmpstr (template_text (row, "title"), ==, "Conjure 8");
  template_press (row, "correct");
  window_driver_settle ();
  editor = window_driver_find_toplevel (PANDORIA_TYPE_CATALOGUE_WINDOW);
  g_assert_cmpstr (get_cell (get_row (editor)), ==, "99");
  gtk_editable_set_text (template_child (get_row (editor), "cell"), "");
  type (editor, "2");
  keyboard_press (editor, "Return");
  g_assert_false (gtk_widget_get_visible (template_child (row, "correct")));
  g_assert_cmpstr (template_text (row, "cost"), ==, "2");
  close_editor (editor);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/catalogue/fill", test_fill);
  window_fixture_add ("/catalogue/walk", test_walk);
  window_fixture_add ("/catalogue/type", test_type);
  window_fixture_add ("/catalogue/monuments", test_monuments);
  window_fixture_add ("/catalogue/names", test_names);
  window_fixture_add ("/catalogue/learnt", test_learnt);
  window_fixture_add ("/catalogue/games", test_games);
  window_fixture_add ("/catalogue/correct-games", test_correct_games);
  window_fixture_add ("/catalogue/add", test_add);
  window_fixture_add ("/catalogue/files", test_files);
  window_fixture_add ("/catalogue/wrong-file", test_wrong_file);
  window_fixture_add ("/catalogue/from-panel", test_from_panel);
  window_fixture_add ("/catalogue/from-dialog", test_from_dialog);
  window_fixture_add ("/catalogue/from-row", test_from_row);
  window_fixture_add ("/catalogue/many",
                      test_many); /* must be last, because its cards stay in the catalogue */
  return window_fixture_run_in_one_window ();
}
