/* The summary window: what it shows follows the game; what it saves, copies and prints can be read back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-best-view.h"
#include "pandoria-chart-view.h"
#include "pandoria-pages-view.h"
#include "pandoria-points-row.h"
#include "pandoria-points-table.h"
#include "pandoria-preview-window.h"
#include "pandoria-report-best.h"
#include "pandoria-report-text.h"
#include "pandoria-summary-board.h"
#include "pandoria-summary-window.h"
#include "pandoria-text.h"

#include <glib/gstdio.h>
#include <string.h>

#define PATIENCE 20 /* seconds */

typedef struct
{
  PandoriaGame *game;
  PandoriaSummaryWindow *window;
  PandoriaSummaryExporter *exporter;
  char *folder;
  char *said; /* the last sentence */
} Fixture;

/* --- fixture --- */

static void
on_said (Fixture *fixture, const char *text)
{
  g_free (fixture->said);
  fixture->said = g_strdup (text);
}

static PandoriaGame *
load (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  PandoriaGame *game;

  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}

static void
set_up (Fixture *fixture, gconstpointer name)
{
  fixture->folder = g_dir_make_tmp ("pandoria-summary-XXXXXX", NULL);
  fixture->game = load (name != NULL ? name : "data/games/sample.pandoria");
  fixture->window = PANDORIA_SUMMARY_WINDOW (g_object_ref (pandoria_summary_window_new (NULL, fixture->game)));
  fixture->exporter = pandoria_summary_window_get_exporter (fixture->window);
  pandoria_summary_exporter_set_history (fixture->exporter, FALSE);
  g_signal_connect_swapped (fixture->exporter, "said", G_CALLBACK (on_said), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *file;

  g_signal_handlers_disconnect_by_data (fixture->exporter, fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->window);
  g_object_unref (fixture->game);
  while ((file = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, file, NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->said);
}

/* --- helpers --- */

static gboolean
give_up (gpointer late)
{
  *(gboolean *) late = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets things happen until *@done is something. */
static void
wait_for (gconstpointer *done)
{
  gboolean late = FALSE;
  guint source = g_timeout_add_seconds (PATIENCE, give_up, &late);

  while (*done == NULL && !late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (late);
  g_source_remove (source);
}

static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

static GtkWidget *
find_toplevel (GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

static char *
get_path (Fixture *fixture, const char *name)
{
  return g_build_filename (fixture->folder, name, NULL);
}

static char *
read_pdf (const char *path)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  const char *arguments[] = { program, "-layout", path, "-", NULL };
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (program == NULL)
    return NULL;
  g_spawn_sync (NULL, (char **) arguments, NULL, 0, NULL, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* --- what it shows --- */

static void
test_result (Fixture *fixture, gconstpointer name)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  g_autofree char *outcome = pandoria_text_result (fixture->game);
  const PandoriaState *state = pandoria_game_get_state (fixture->game);

  g_assert_true (has_label (window, outcome));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Summary");
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      g_autofree char *sum = g_strdup_printf ("%d", state->players[seat].counters[PANDORIA_COUNTER_POINTS]);

      g_assert_true (has_label (window, sum));
    }
  g_assert_cmpint (has_label (window, "Team"), ==, state->partnership);
}

static void
test_live (Fixture *fixture, gconstpointer name)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  pandoria_game_undo (fixture->game);
  g_assert_false (pandoria_game_get_state (fixture->game)->finished);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Present Standing");
  g_assert_true (
      has_label (window, "Unfinished game: this is how it stands in turn 40. The final score is still to come."));
  pandoria_game_redo (fixture->game);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Summary");
}

static void
test_course (Fixture *fixture, gconstpointer name)
{
  g_autofree char *words = pandoria_chart_view_describe (fixture->game);
  GtkWidget *chart;

  g_assert_nonnull (strstr (words, "Aylin: 0 at the start, "));
  g_assert_nonnull (strstr (words, ", 58 at the end"));
  pandoria_summary_window_show_page (fixture->window, "course");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  chart = find (GTK_WIDGET (fixture->window), PANDORIA_TYPE_CHART_VIEW);
  g_assert_true (gtk_widget_get_mapped (chart));
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
  pandoria_game_undo (fixture->game);
  g_free (g_steal_pointer (&words));
  words = pandoria_chart_view_describe (fixture->game);
  g_assert_nonnull (strstr (words, " now"));
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

static void
test_board (Fixture *fixture, gconstpointer name)
{
  PandoriaSummaryBoard *board;
  PandoriaBestView *best;
  g_autoptr (GPtrArray) entries = pandoria_report_find_best (fixture->game);

  pandoria_summary_window_show_page (fixture->window, "board");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  board = PANDORIA_SUMMARY_BOARD (find (GTK_WIDGET (fixture->window), PANDORIA_TYPE_SUMMARY_BOARD));
  best = PANDORIA_BEST_VIEW (find (GTK_WIDGET (board), PANDORIA_TYPE_BEST_VIEW));
  g_assert_cmpuint (entries->len, ==, PANDORIA_REPORT_N_BEST);
  for (guint i = 0; i < entries->len; i++)
    {
      const PandoriaSpaces region = pandoria_ledger_entry_get_event (g_ptr_array_index (entries, i))->region;
      const PandoriaSpaces outline
          = (pandoria_best_view_select (best, (int) i), pandoria_summary_board_get_outline (board));

      g_assert_false (pandoria_spaces_is_empty (region));
      g_assert_cmpmem (&outline, sizeof outline, &region, sizeof region);
    }
  pandoria_best_view_select (best, -1);
  g_assert_true (pandoria_spaces_is_empty (pandoria_summary_board_get_outline (board)));
}

static void
test_pages (Fixture *fixture, gconstpointer name)
{
  PandoriaPagesView *pages = PANDORIA_PAGES_VIEW (find (GTK_WIDGET (fixture->window), PANDORIA_TYPE_PAGES_VIEW));

  pandoria_summary_window_show_page (fixture->window, "pages");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (pages), ==, PANDORIA_REPORT_N_PAGES);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "pages.history", NULL);
  g_assert_true (pandoria_summary_exporter_get_history (fixture->exporter));
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (pages), >, PANDORIA_REPORT_N_PAGES);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  pandoria_summary_window_show_page (fixture->window, "result");
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (pages), ==, 0);
}

/* Returns: how wide the page of that name must be at least. */
static int
measure_page (Fixture *fixture, const char *name)
{
  int minimum;

  pandoria_summary_window_show_page (fixture->window, name);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (fixture->window)), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      NULL, NULL, NULL);
  g_test_message ("%s: %d", name, minimum);
  return minimum;
}

/* Every page fits a narrow window, with letters twice as large and from right to left, too. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "result", "course", "board", "pages" };
  g_autofree char *font = NULL;

  /* As over another window: no buttons but one. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  g_object_get (gtk_settings_get_default (), "gtk-font-name", &font, NULL);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (measure_page (fixture, names[i]), <=, 360);
  gtk_widget_set_direction (GTK_WIDGET (fixture->window), GTK_TEXT_DIR_RTL);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 22", NULL);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (measure_page (fixture, names[i]), <=, 360);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
}

/* The numbers of a player stand below one another in every row. */
static void
test_columns (Fixture *fixture, gconstpointer data)
{
  GtkWidget *table = find (GTK_WIDGET (fixture->window), PANDORIA_TYPE_POINTS_TABLE);
  GtkWidget *head = find (table, PANDORIA_TYPE_POINTS_ROW);
  GtkWidget *row = gtk_widget_get_parent (head);
  guint n = 0;

  for (row = gtk_widget_get_next_sibling (row); row != NULL; row = gtk_widget_get_next_sibling (row), n++)
    {
      GtkWidget *cell = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
      GtkWidget *above = gtk_widget_get_first_child (head);

      for (; cell != NULL; cell = gtk_widget_get_next_sibling (cell), above = gtk_widget_get_next_sibling (above))
        {
          graphene_rect_t bounds, bounds_above;

          g_assert_true (gtk_widget_compute_bounds (cell, table, &bounds));
          g_assert_true (gtk_widget_compute_bounds (above, table, &bounds_above));
          g_assert_cmpfloat (bounds.origin.x, ==, bounds_above.origin.x);
          g_assert_cmpfloat (bounds.size.width, ==, bounds_above.size.width);
        }
    }
  g_assert_cmpuint (n, >, 5);
}

/* --- what it makes --- */

static const struct
{
  PandoriaReportFormat format;
  const char *start;
} files[] = {
  { PANDORIA_REPORT_PDF, "%PDF-" },      { PANDORIA_REPORT_PNG, "\x89PNG" }, { PANDORIA_REPORT_SVG, "<?xml" },
  { PANDORIA_REPORT_CSV, "seat,name," }, { PANDORIA_REPORT_TEXT, "Friday" }, { PANDORIA_REPORT_BGSTATS, "{" },
  { PANDORIA_REPORT_JSON, "{" },
};

static void
test_save (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = pandoria_report_file_name (fixture->game, files[i].format);
      g_autofree char *path = get_path (fixture, name);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *content = NULL;

      g_assert_true (g_str_has_prefix (name, "Friday evening 2026-11-20"));
      g_clear_pointer (&fixture->said, g_free);
      pandoria_summary_exporter_save (fixture->exporter, file, files[i].format);
      wait_for ((gconstpointer *) &fixture->said);
      g_assert_nonnull (strstr (fixture->said, name));
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_true (g_str_has_prefix (content, files[i].start));
    }
}

static void
test_save_fails (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_path (fixture, "no-folder/summary.pdf");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  pandoria_summary_exporter_save (fixture->exporter, file, PANDORIA_REPORT_TEXT);
  while (find_toplevel (ADW_TYPE_MESSAGE_DIALOG) == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_null (fixture->said);
  gtk_window_destroy (GTK_WINDOW (find_toplevel (ADW_TYPE_MESSAGE_DIALOG)));
}

static void
on_text_read (GObject *clipboard, GAsyncResult *result, gpointer text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
on_texture_read (GObject *clipboard, GAsyncResult *result, gpointer texture)
{
  *(GdkTexture **) texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_copy (Fixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_autofree char *expected = pandoria_report_text (fixture->game, FALSE);
  g_autofree char *text = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.copy-text", NULL);
  g_assert_nonnull (fixture->said);
  gdk_clipboard_read_text_async (clipboard, NULL, on_text_read, &text);
  wait_for ((gconstpointer *) &text);
  g_assert_cmpstr (text, ==, expected);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.copy-picture", NULL);
  gdk_clipboard_read_texture_async (clipboard, NULL, on_texture_read, &texture);
  wait_for ((gconstpointer *) &texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 1200);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 1500);
}

/* --- printing --- */

static void
print_to (Fixture *fixture, const char *path)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  pandoria_summary_exporter_print (fixture->exporter, GTK_PRINT_OPERATION_ACTION_EXPORT, path);
  while (!g_file_test (path, G_FILE_TEST_EXISTS) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  while (g_main_context_pending (NULL) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
test_print (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_path (fixture, "print.pdf");
  g_autofree char *longer = get_path (fixture, "history.pdf");
  g_autofree char *text = NULL;
  g_autofree char *history = NULL;

  print_to (fixture, path);
  text = read_pdf (path);
  pandoria_summary_exporter_set_history (fixture->exporter, TRUE);
  print_to (fixture, longer);
  history = read_pdf (longer);
  if (text == NULL || history == NULL)
    {
      g_test_skip ("no pdftotext");
      return;
    }
  g_assert_nonnull (strstr (text, "Friday evening"));
  g_assert_nonnull (strstr (text, "Aylin wins with 58 points."));
  g_assert_nonnull (strstr (text, "Page 2 of 2"));
  g_assert_null (strstr (text, "Turn 40"));
  g_assert_nonnull (strstr (history, "Page 3 of "));
  g_assert_nonnull (strstr (history, "Turn 40"));
}

static void
test_preview (Fixture *fixture, gconstpointer data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;
  GtkWidget *preview, *pages;

  pandoria_summary_exporter_print (fixture->exporter, GTK_PRINT_OPERATION_ACTION_PREVIEW, NULL);
  while ((preview = find_toplevel (PANDORIA_TYPE_PREVIEW_WINDOW)) == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (preview);
  gtk_test_widget_wait_for_draw (preview);
  pages = find (preview, PANDORIA_TYPE_PAGES_VIEW);
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (PANDORIA_PAGES_VIEW (pages)), ==, PANDORIA_REPORT_N_PAGES);
  gtk_window_destroy (GTK_WINDOW (preview));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (find_toplevel (PANDORIA_TYPE_PREVIEW_WINDOW));
}

static void
test_remembered (Fixture *fixture, gconstpointer data)
{
  PandoriaSummarySettings settings = { NULL };
  g_autoptr (GtkPaperSize) letter = gtk_paper_size_new (GTK_PAPER_NAME_LETTER);
  g_autoptr (GtkPaperSize) a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (PandoriaSummaryExporter) later = NULL;
  PandoriaReportOptions options;

  pandoria_summary_settings_load (&settings);
  gtk_page_setup_set_paper_size (settings.page, letter);
  gtk_print_settings_set_printer (settings.print, "Kitchen");
  settings.history = TRUE;
  pandoria_summary_settings_save (&settings);
  pandoria_summary_settings_clear (&settings);

  later = pandoria_summary_exporter_new (NULL);
  g_assert_true (pandoria_summary_exporter_get_history (later));
  pandoria_summary_exporter_get_options (later, &options);
  g_assert_cmpfloat_with_epsilon (options.width, 612, 0.5);
  g_assert_cmpfloat_with_epsilon (options.height, 792, 0.5);

  pandoria_summary_settings_load (&settings);
  g_assert_cmpstr (gtk_print_settings_get_printer (settings.print), ==, "Kitchen");
  gtk_page_setup_set_paper_size (settings.page, a4);
  pandoria_summary_settings_get_options (&settings, &options);
  g_assert_cmpfloat_with_epsilon (options.height, 841.89, 0.5);
  settings.history = FALSE;
  pandoria_summary_settings_save (&settings);
  pandoria_summary_settings_clear (&settings);
}

/* --- all --- */

#define PARTNERS "tests/playthroughs/regular-first-river-partnership.pandoria"

#define TEST(path, function, data) g_test_add ("/summary/" path, Fixture, data, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  TEST ("result", test_result, NULL);
  TEST ("result/teams", test_result, PARTNERS);
  TEST ("live", test_live, NULL);
  TEST ("course", test_course, NULL);
  TEST ("board", test_board, NULL);
  TEST ("pages", test_pages, NULL);
  TEST ("narrow", test_narrow, NULL);
  TEST ("columns", test_columns, NULL);
  TEST ("save", test_save, NULL);
  TEST ("save/fails", test_save_fails, NULL);
  TEST ("copy", test_copy, NULL);
  TEST ("print", test_print, NULL);
  TEST ("preview", test_preview, NULL);
  TEST ("remembered", test_remembered, NULL);
  return g_test_run ();
}
