/* Tests the summary and the real window: there is only one summary, which follows the game and
 * closes with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-summary-exporter-private.h"
#include "pandoria-game.h"
#include "pandoria-summary-testing.h"
#include "pandoria-summary-window.h"
#include "template-child.h"
#include "window-fixture.h"

static PandoriaSummaryWindow *
find_summary (guint *n)
{
  return window_driver_count_toplevels (PANDORIA_TYPE_SUMMARY_WINDOW, n);
}

/* A second request does not open a second summary. The summary is above the window but not modal.
 */
static void
test_one (PandoriaWindow *window)
{
  PandoriaSummaryWindow *summary;
  guint n;

  window_fixture_activate (window, "summary");
  window_fixture_activate (window, "summary");
  summary = find_summary (&n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (pandoria_summary_window_get_game (summary) == window_driver_get_game (window));
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (summary)) == GTK_WINDOW (window));
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (summary)));
}

/* The summary follows the running game. Another dialog does not close it. */
static void
test_continues (PandoriaWindow *window)
{
  PandoriaGame *game = window_driver_get_game (window);
  g_autoptr (GError) error = NULL;
  PandoriaAction action;
  guint n;

  window_fixture_activate (window, "summary");
  window_fixture_activate (window, "corrections");
  g_assert_null (template_find (find_summary (&n), template_is_label, "777"));
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS]
      = (gint16) (777
                  - pandoria_game_get_state (game)->players[0].counters[PANDORIA_COUNTER_POINTS]);
  g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, &error));
  g_assert_nonnull (template_find (find_summary (&n), template_is_label, "777"));
  g_assert_cmpuint (n, ==, 1);
  window_fixture_activate (window, "undo");
  g_assert_null (template_find (find_summary (&n), template_is_label, "777"));
}

/* The summary closes when another game is shown, because it would be misleading. */
static void
test_other_game (PandoriaWindow *window)
{
  g_autoptr (PandoriaGame) other = window_driver_copy_game (window);
  guint n;

  window_fixture_activate (window, "summary");
  pandoria_window_set_game (window, other);
  window_driver_settle ();
  find_summary (&n);
  g_assert_cmpuint (n, ==, 0);
  window_fixture_activate (window, "summary");
  g_assert_true (pandoria_summary_window_get_game (find_summary (&n)) == other);
  g_assert_cmpuint (n, ==, 1);
}

/* Without a game there is nothing to sum up, print or save, except the sheet for the table. */
static void
test_no_game (PandoriaWindow *window)
{
  static const char *const names[] = { "summary", "print", "save-summary" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (window_driver_is_possible (window, names[i]));
  pandoria_window_set_game (window, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (window_driver_is_possible (window, names[i]));
  g_assert_true (window_driver_is_possible (window, "print-sheet"));
}

/* Returns: (nullable): the print dialog. It is found without the header that declares it. */
static gboolean
is_print_dialog (gpointer widget, gconstpointer nothing)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkPrintUnixDialog");
}

/* Returns: (transfer full) (nullable): the file that the dialog proposes for printing to a file. */
static char *
get_proposed (void)
{
  GtkWindow *dialog = template_find_window (is_print_dialog, NULL);
  g_autoptr (GtkPrintSettings) settings = NULL;

  if (dialog != NULL)
    g_object_get (dialog, "print-settings", &settings, NULL);
  return settings != NULL
             ? g_strdup (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI))
             : NULL;
}

static gboolean
has_proposed (gpointer data)
{
  g_autofree char *uri = get_proposed ();

  return uri != NULL;
}

static void
check_print (PandoriaWindow *window, const char *command, const char *name)
{
  g_autofree char *uri = NULL, *escaped = g_uri_escape_string (name, NULL, TRUE);
  g_autofree char *end = g_strconcat ("/", escaped, ".pdf", NULL);

  window_fixture_activate (window, command);
  g_assert_true (window_fixture_wait (has_proposed, NULL));
  uri = get_proposed ();
  g_test_message ("%s", uri);
  g_assert_true (g_str_has_suffix (uri, end));
  g_signal_emit_by_name (template_find_window (is_print_dialog, NULL), "response",
                         GTK_RESPONSE_CANCEL);
  window_driver_settle ();
  g_assert_null (template_find_window (is_print_dialog, NULL));
}

/* Selects the file printer, as if the user had chosen it the last time. */
static void
choose_file_printer (void)
{
  g_autoptr (PandoriaSummaryExporter) exporter = pandoria_summary_exporter_new (NULL);
  GtkPrintSettings *print = pandoria_summary_exporter_get_print_settings (exporter);

  gtk_print_settings_set_printer (print, "Print to File");
  pandoria_summary_exporter_keep_paper (exporter, print, NULL);
}

/* Each print proposes its own name. The sheet can be printed without a game, too. */
static void
test_print (PandoriaWindow *window)
{
  choose_file_printer ();
  check_print (
      window, "print",
      pandoria_record_get_title (pandoria_game_get_record (window_driver_get_game (window))));
  check_print (window, "print-sheet", "Rules Sheet");
  pandoria_window_set_game (window, NULL);
  check_print (window, "print-sheet", "Rules Sheet");
}

/* The dialog closes with its window, so that the program ends. */
static void
test_closed (PandoriaWindow *window)
{
  window_fixture_assert_closes (window, "summary", PANDORIA_TYPE_SUMMARY_WINDOW);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/summary/one", test_one);
  window_fixture_add ("/summary/continues", test_continues);
  window_fixture_add ("/summary/other-game", test_other_game);
  window_fixture_add ("/summary/no-game", test_no_game);
  window_fixture_add ("/summary/print", test_print);
  window_fixture_add ("/summary/closed", test_closed);
  return window_fixture_run_in_one_window ();
}
