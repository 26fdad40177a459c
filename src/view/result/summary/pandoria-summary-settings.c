/* The settings of the next summary, in a file of the user's configuration.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-exporter.h"

#define GROUP_PRINT   "Print Settings"
#define GROUP_PAGE    "Page Setup"
#define GROUP_SUMMARY "Summary"
#define KEY_HISTORY   "history"
#define KEY_REVIEW    "review"

static char *
get_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "pandoria-companion", "printing.ini", NULL);
}

void
pandoria_summary_settings_load (PandoriaSummarySettings *settings)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = get_path ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  settings->print = gtk_print_settings_new_from_key_file (file, GROUP_PRINT, NULL);
  settings->page = gtk_page_setup_new_from_key_file (file, GROUP_PAGE, NULL);
  settings->history = g_key_file_get_boolean (file, GROUP_SUMMARY, KEY_HISTORY, NULL);
  settings->review = g_key_file_get_boolean (file, GROUP_SUMMARY, KEY_REVIEW, NULL);
  if (settings->print == NULL)
    settings->print = gtk_print_settings_new ();
  if (settings->page == NULL)
    settings->page = gtk_page_setup_new ();
}

gboolean
pandoria_summary_settings_save (const PandoriaSummarySettings *settings, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = get_path ();
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  char *data;

  gtk_print_settings_to_key_file (settings->print, file, GROUP_PRINT);
  gtk_page_setup_to_key_file (settings->page, file, GROUP_PAGE);
  g_key_file_set_boolean (file, GROUP_SUMMARY, KEY_HISTORY, settings->history);
  g_key_file_set_boolean (file, GROUP_SUMMARY, KEY_REVIEW, settings->review);
  data = g_key_file_to_data (file, &length, NULL);
  bytes = g_bytes_new_take (data, length);
  return pandoria_file_write_own (path, bytes, 0600, error);
}

void
pandoria_summary_settings_clear (PandoriaSummarySettings *settings)
{
  g_clear_object (&settings->print);
  g_clear_object (&settings->page);
}

void
pandoria_summary_fit_paper (PandoriaReportOptions *options, double width, double height)
{
  double ratio = height / width;
  PandoriaReportOptions a4;

  pandoria_report_options_init (&a4, PANDORIA_PAPER_A4);
  pandoria_report_options_init (options, PANDORIA_PAPER_LETTER);
  if (ratio < a4.height / a4.width - 0.01)
    {
      /* Between Letter and A4. Broader papers get a Letter page, which is centered. */
      options->height = MAX (options->height, options->width * ratio);
      return;
    }
  options->width = a4.width;
  options->height = MAX (a4.height, a4.width * ratio);
}

void
pandoria_summary_settings_get_options (const PandoriaSummarySettings *settings, PandoriaReportOptions *options)
{
  double width = gtk_page_setup_get_paper_width (settings->page, GTK_UNIT_POINTS);
  double height = gtk_page_setup_get_paper_height (settings->page, GTK_UNIT_POINTS);

  pandoria_summary_fit_paper (options, MIN (width, height), MAX (width, height));
  options->history = settings->history;
  options->review = settings->review;
}
