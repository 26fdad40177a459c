/* What the summary window saves, copies and prints can be read back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "summary-fixture.h"

#include "pandoria-pages-view.h"
#include "pandoria-preview-window.h"
#include "pandoria-report-text.h"
#include "pandoria-summary-testing.h"

#include <string.h>

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
test_save (SummaryFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = pandoria_report_file_name (fixture->game, files[i].format);
      g_autofree char *path = summary_fixture_get_path (fixture, name);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *content = NULL;

      g_assert_true (g_str_has_prefix (name, "Friday evening 2026-11-20"));
      g_clear_pointer (&fixture->said, g_free);
      pandoria_summary_exporter_save (fixture->exporter, file, files[i].format);
      summary_wait_for ((gconstpointer *) &fixture->said);
      g_assert_nonnull (strstr (fixture->said, name));
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_true (g_str_has_prefix (content, files[i].start));
    }
}

static void
test_save_fails (SummaryFixture *fixture, gconstpointer data)
{
  g_autofree char *path = summary_fixture_get_path (fixture, "no-folder/summary.pdf");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  pandoria_summary_exporter_save (fixture->exporter, file, PANDORIA_REPORT_TEXT);
  while (summary_find_toplevel (ADW_TYPE_MESSAGE_DIALOG) == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (summary_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_null (fixture->said);
  gtk_window_destroy (GTK_WINDOW (summary_find_toplevel (ADW_TYPE_MESSAGE_DIALOG)));
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
test_copy (SummaryFixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_autofree char *expected = pandoria_report_text (fixture->game, FALSE);
  g_autofree char *text = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.copy-text", NULL);
  g_assert_nonnull (fixture->said);
  gdk_clipboard_read_text_async (clipboard, NULL, on_text_read, &text);
  summary_wait_for ((gconstpointer *) &text);
  g_assert_cmpstr (text, ==, expected);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.copy-picture", NULL);
  gdk_clipboard_read_texture_async (clipboard, NULL, on_texture_read, &texture);
  summary_wait_for ((gconstpointer *) &texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 1200);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 1500);
}

/* --- printing --- */

static void
print_to (SummaryFixture *fixture, const char *path)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  pandoria_summary_exporter_print (fixture->exporter, GTK_PRINT_OPERATION_ACTION_EXPORT, path);
  while (!g_file_test (path, G_FILE_TEST_EXISTS) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  while (g_main_context_pending (NULL) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
test_print (SummaryFixture *fixture, gconstpointer data)
{
  g_autofree char *path = summary_fixture_get_path (fixture, "print.pdf");
  g_autofree char *longer = summary_fixture_get_path (fixture, "history.pdf");
  g_autofree char *text = NULL;
  g_autofree char *history = NULL;

  print_to (fixture, path);
  text = summary_read_pdf (path);
  g_object_set (fixture->exporter, "history", TRUE, NULL);
  print_to (fixture, longer);
  history = summary_read_pdf (longer);
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
test_preview (SummaryFixture *fixture, gconstpointer data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;
  GtkWidget *preview, *pages;

  pandoria_summary_exporter_print (fixture->exporter, GTK_PRINT_OPERATION_ACTION_PREVIEW, NULL);
  while ((preview = summary_find_toplevel (PANDORIA_TYPE_PREVIEW_WINDOW)) == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (preview);
  gtk_test_widget_wait_for_draw (preview);
  pages = summary_find (preview, PANDORIA_TYPE_PAGES_VIEW);
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (PANDORIA_PAGES_VIEW (pages)), ==, PANDORIA_REPORT_N_PAGES);
  gtk_window_destroy (GTK_WINDOW (preview));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (summary_find_toplevel (PANDORIA_TYPE_PREVIEW_WINDOW));
}

static void
test_remembered (SummaryFixture *fixture, gconstpointer data)
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
  g_assert_true (pandoria_summary_settings_save (&settings, NULL));
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
  g_assert_true (pandoria_summary_settings_save (&settings, NULL));
  pandoria_summary_settings_clear (&settings);
}

/* --- all --- */

#define TEST(path, function, data) \
  g_test_add ("/summary/" path, SummaryFixture, data, summary_fixture_set_up, function, summary_fixture_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  TEST ("save", test_save, NULL);
  TEST ("save/fails", test_save_fails, NULL);
  TEST ("copy", test_copy, NULL);
  TEST ("print", test_print, NULL);
  TEST ("preview", test_preview, NULL);
  TEST ("remembered", test_remembered, NULL);
  return g_test_run ();
}
