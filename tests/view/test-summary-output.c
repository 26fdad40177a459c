/* Tests that the summary window's saved, copied and printed output can be read back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#if PANDORIA_HAS_PHONES
#include "pandoria-bgstats-window.h"
#endif
#include "pandoria-report-format.h"
#include "pandoria-summary-exporter-private.h"
#include "pandoria-pages-view.h"
#include "pandoria-review-testing.h"
#include "pandoria-sheet.h"
#include "pandoria-summary-testing.h"
#include "pandoria-text.h"
#include "summary-fixture.h"
#include "template-child.h"
#include "window-driver.h"

/* --- what it makes --- */

static const struct
{
  PandoriaReportFormat format;
  const char *start;
} files[] = {
  { PANDORIA_REPORT_PDF, "%PDF-" },   { PANDORIA_REPORT_PNG, "\x89PNG" },
  { PANDORIA_REPORT_SVG, "<?xml" },   { PANDORIA_REPORT_CSV, "seat,name," },
  { PANDORIA_REPORT_TEXT, "Friday" }, { PANDORIA_REPORT_BGSTATS, "{" },
  { PANDORIA_REPORT_JSON, "{" },      { PANDORIA_REPORT_CSV_SEMICOLONS, "\xef\xbb\xbfseat;name;" },
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
  while (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG) == NULL
         && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_null (fixture->said);
  gtk_window_destroy (GTK_WINDOW (window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG)));
}

static void
on_text_read (GObject *clipboard, GAsyncResult *result, gpointer text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
on_texture_read (GObject *clipboard, GAsyncResult *result, gpointer texture)
{
  *(GdkTexture **) texture
      = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
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
  g_clear_pointer (&fixture->said, g_free);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.copy-picture", NULL);
  summary_wait_for ((gconstpointer *) &fixture->said);
  gdk_clipboard_read_texture_async (clipboard, NULL, on_texture_read, &texture);
  summary_wait_for ((gconstpointer *) &texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 1200);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 1500);
}

#if PANDORIA_HAS_PHONES
/* The code opens the play in BG Stats, and its link can be copied. */
static void
test_bgstats (SummaryFixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_autofree char *link = pandoria_report_bgstats_link (fixture->game);
  g_autofree char *coded = NULL, *text = NULL;
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "summary.bgstats", NULL);
  dialog = template_find_window (template_is_type, GSIZE_TO_POINTER (PANDORIA_TYPE_BGSTATS_WINDOW));
  g_assert_nonnull (dialog);
  g_object_get (template_child (dialog, "code"), "text", &coded, NULL);
  g_assert_cmpstr (coded, ==, link);
  g_signal_emit_by_name (
      gtk_widget_get_last_child (gtk_widget_get_parent (template_child (dialog, "code"))),
      "clicked");
  gdk_clipboard_read_text_async (clipboard, NULL, on_text_read, &text);
  summary_wait_for ((gconstpointer *) &text);
  g_assert_cmpstr (text, ==, link);
  gtk_window_destroy (GTK_WINDOW (dialog));
}
#endif

/* --- printing --- */

static void
print_to (SummaryFixture *fixture, const char *path)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  pandoria_summary_exporter_print (fixture->exporter, NULL, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                   path);
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
  g_assert_nonnull (strstr (text, "Aylin won by 1 point, 58 : 57."));
  g_assert_nonnull (strstr (text, "Page 2 of 2"));
  g_assert_null (strstr (text, "Turn 40"));
  g_assert_nonnull (strstr (history, "Page 3 of "));
  g_assert_nonnull (strstr (history, "Turn 40"));
}

/* Writes a review into the cache. Its chances change once, in the middle, and permanently. */
static void
store_review (PandoriaGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaReview) review = pandoria_review_new (
      pandoria_game_get_record (game), PANDORIA_REVIEW_SEED, PANDORIA_HINT_EFFORT, &error);
  guint middle, first;

  g_assert_no_error (error);
  middle = review->turns->len / 2;
  /* A turn that explains the rise is a turning point. */
  for (gboolean explained = FALSE; !explained; middle++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, middle + 1);
      PandoriaReviewPoint point = { .turn = middle + 1, .side = turn->player, .change = 450 };

      explained = pandoria_review_explain (pandoria_game_get_record (game), turn, &point, FALSE);
    }
  first = pandoria_review_get_turn (review, middle)->player;
  for (guint i = 0; i < review->turns->len; i++)
    {
      PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);

      g_assert_true (pandoria_review_judge (turn, 1, 1, 1, NULL));
      for (guint p = 0; p < review->n_players; p++)
        {
          turn->chances[p] = i <= middle ? 250 : p == first ? 700 : 100;
          turn->then[p] = i < middle ? 250 : p == first ? 700 : 100;
        }
    }
  pandoria_review_store (review);
}

/* A finished review is a separate page. Printing never starts one. */
static void
test_print_review (SummaryFixture *fixture, gconstpointer data)
{
  g_autofree char *path = summary_fixture_get_path (fixture, "none.pdf");
  g_autofree char *longer = summary_fixture_get_path (fixture, "review.pdf");
  g_autofree char *text = NULL, *review = NULL;

  g_object_set (fixture->exporter, "review", TRUE, NULL);
  g_assert_cmpstr (fixture->said, ==, "The review page appears when the review is finished.");
  print_to (fixture, path);
  store_review (fixture->game);
  print_to (fixture, longer);
  g_object_set (fixture->exporter, "review", FALSE, NULL);
  text = summary_read_pdf (path);
  review = summary_read_pdf (longer);
  if (text == NULL || review == NULL)
    {
      g_test_skip ("no pdftotext");
      return;
    }
  g_assert_nonnull (strstr (text, "Page 2 of 2"));
  g_assert_null (strstr (text, "Turning points"));
  g_assert_nonnull (strstr (review, "Page 3 of 3"));
  g_assert_nonnull (strstr (review, "Turning points"));
  g_assert_nonnull (strstr (review, "Against the average of the others"));
  g_assert_nonnull (strstr (review, "Places on the board"));
  g_assert_nonnull (strstr (review, "’s chance of winning ")); /* a turning point */
}

/* A printed file has its title, like a saved one, and a message confirms the print. */
static void
test_print_told (SummaryFixture *fixture, gconstpointer data)
{
  g_autofree char *path = summary_fixture_get_path (fixture, "told.pdf");
  const char *argv[] = { "pdfinfo", path, NULL };
  g_autofree char *program = g_find_program_in_path (argv[0]);
  g_autofree char *info = NULL;

  g_clear_pointer (&fixture->said, g_free);
  print_to (fixture, path);
  g_assert_cmpstr (fixture->said, ==, "Saved as “told.pdf”");
  if (program == NULL)
    {
      g_test_skip ("no pdfinfo");
      return;
    }
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &info,
                               NULL, NULL, NULL));
  g_assert_nonnull (strstr (info, "Friday evening"));
}

static gboolean
is_played (PandoriaGame *game, PandoriaRealm realm)
{
  const PandoriaSetup *setup = pandoria_record_get_setup (pandoria_game_get_record (game));

  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].realm == realm)
      return TRUE;
  return FALSE;
}

static void
print_sheet (SummaryFixture *fixture, PandoriaCatalogue *catalogue, const char *path)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;

  g_clear_pointer (&fixture->said, g_free);
  pandoria_summary_exporter_print (fixture->exporter, catalogue, GTK_PRINT_OPERATION_ACTION_EXPORT,
                                   path);
  while (fixture->said == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* Prints the rules sheet of the summary's game, or, without a game, of the complete game. */
static void
test_print_sheet (SummaryFixture *fixture, gconstpointer data)
{
  g_autoptr (PandoriaCatalogue) catalogue
      = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, NULL, NULL);
  g_autofree char *path = summary_fixture_get_path (fixture, "sheet.pdf");
  g_autofree char *any_path = summary_fixture_get_path (fixture, "any.pdf");
  g_autofree char *text = NULL, *any = NULL;

  print_sheet (fixture, catalogue, path);
  g_assert_cmpstr (fixture->said, ==, "Saved as “sheet.pdf”");
  pandoria_summary_exporter_set_game (fixture->exporter, NULL);
  print_sheet (fixture, catalogue, any_path);
  pandoria_summary_exporter_set_game (fixture->exporter, fixture->game);
  text = summary_read_pdf (path);
  any = summary_read_pdf (any_path);
  if (text == NULL || any == NULL)
    {
      g_test_skip ("no pdftotext");
      return;
    }
  g_assert_true (g_str_has_prefix (text, "Rules Sheet"));
  g_assert_nonnull (strstr (text, "Page 2 of 2"));
  for (guint i = PANDORIA_REALM_HUMANS; i <= PANDORIA_REALM_HALFLINGS; i++)
    {
      g_autofree char *start = g_strdup_printf ("%s · ", pandoria_text_realm ((PandoriaRealm) i));

      g_assert_cmpint (strstr (text, start) != NULL, ==,
                       is_played (fixture->game, (PandoriaRealm) i));
      g_assert_nonnull (strstr (any, start));
    }
}

/* Waits for the requested preview of @n_pages pages, and closes it. */
static void
check_preview (guint n_pages)
{
  gint64 end = g_get_monotonic_time () + PATIENCE * G_TIME_SPAN_SECOND;
  GtkWidget *preview, *pages;

  while ((preview = window_driver_find_toplevel (PANDORIA_TYPE_PREVIEW_WINDOW)) == NULL
         && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (preview);
  gtk_test_widget_wait_for_draw (preview);
  pages = template_find_type (preview, PANDORIA_TYPE_PAGES_VIEW);
  g_assert_cmpuint (pandoria_pages_view_get_n_pages (PANDORIA_PAGES_VIEW (pages)), ==, n_pages);
  gtk_window_destroy (GTK_WINDOW (preview));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (
      template_find_window (template_is_type, GSIZE_TO_POINTER (PANDORIA_TYPE_PREVIEW_WINDOW)));
}

static void
test_preview (SummaryFixture *fixture, gconstpointer data)
{
  g_autoptr (PandoriaCatalogue) catalogue
      = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, NULL, NULL);

  g_object_set (fixture->exporter, "history", TRUE, NULL);
  pandoria_summary_exporter_print (fixture->exporter, catalogue, GTK_PRINT_OPERATION_ACTION_PREVIEW,
                                   NULL);
  check_preview (PANDORIA_SHEET_N_PAGES);
  g_object_set (fixture->exporter, "history", FALSE, NULL);
  pandoria_summary_exporter_print (fixture->exporter, NULL, GTK_PRINT_OPERATION_ACTION_PREVIEW,
                                   NULL);
  check_preview (PANDORIA_REPORT_N_PAGES);
}

static void
test_remembered (SummaryFixture *fixture, gconstpointer data)
{
  PandoriaSummaryExporter *exporter = fixture->exporter;
  g_autoptr (GtkPaperSize) letter = gtk_paper_size_new (GTK_PAPER_NAME_LETTER);
  g_autoptr (GtkPaperSize) a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (PandoriaSummaryExporter) later = NULL;
  PandoriaReportOptions options;
  GtkPrintSettings *print;
  GtkPageSetup *page;

  print = pandoria_summary_exporter_get_print_settings (exporter);
  page = pandoria_summary_exporter_get_page_setup (exporter);
  gtk_page_setup_set_paper_size (page, letter);
  gtk_print_settings_set_printer (print, "Kitchen");
  pandoria_summary_exporter_keep_paper (exporter, print, page);
  g_object_set (exporter, "history", TRUE, NULL);

  later = pandoria_summary_exporter_new (NULL);
  pandoria_summary_exporter_get_options (later, NULL, &options);
  g_assert_true (options.history);
  g_assert_cmpfloat_with_epsilon (options.width, 612, 0.5);
  g_assert_cmpfloat_with_epsilon (options.height, 792, 0.5);

  print = pandoria_summary_exporter_get_print_settings (later);
  page = pandoria_summary_exporter_get_page_setup (later);
  g_assert_cmpstr (gtk_print_settings_get_printer (print), ==, "Kitchen");
  gtk_page_setup_set_paper_size (page, a4);
  pandoria_summary_exporter_get_options (later, NULL, &options);
  g_assert_cmpfloat_with_epsilon (options.height, 841.89, 0.5);
  pandoria_summary_exporter_keep_paper (later, print, page);
  g_object_set (later, "history", FALSE, NULL);
}

/* --- all --- */

#define TEST(path, function, data)                                                      \
  g_test_add ("/summary/" path, SummaryFixture, data, summary_fixture_set_up, function, \
              summary_fixture_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  TEST ("save", test_save, NULL);
  TEST ("save/fails", test_save_fails, NULL);
  TEST ("copy", test_copy, NULL);
#if PANDORIA_HAS_PHONES
  TEST ("bgstats", test_bgstats, NULL);
#endif
  TEST ("print", test_print, NULL);
  TEST ("print/review", test_print_review, NULL);
  TEST ("print-told", test_print_told, NULL);
  TEST ("print/sheet", test_print_sheet, NULL);
  TEST ("preview", test_preview, NULL);
  TEST ("remembered", test_remembered, NULL);
  return g_test_run ();
}
