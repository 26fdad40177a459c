/* pandoria-cli summary: the ranking, and the sources of the points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-report-format.h"

#include <glib/gi18n.h>

typedef struct
{
  char *format, *paper, *out;
  gboolean history;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->format);
  g_free (options->paper);
  g_free (options->out);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Returns: FALSE for an unknown word. Without a word, selects the first one, which is the default. */
static gboolean
read_choices (const Options *options, PandoriaReportFormat *format, PandoriaReportOptions *report)
{
  int kind = options->format != NULL ? pandoria_report_format_from_key (options->format) : PANDORIA_REPORT_TEXT;
  int paper = options->paper != NULL ? pandoria_paper_from_key (options->paper) : PANDORIA_PAPER_A4;

  if (kind < 0)
    pandoria_cli_usage_error (_ ("--format takes text, json, csv, pdf, svg, png or bgstats, not “%s”"),
                              options->format);
  else if (paper < 0)
    pandoria_cli_usage_error (_ ("--paper takes a4 or letter, not “%s”"), options->paper);
  if (kind < 0 || paper < 0)
    return FALSE;
  *format = (PandoriaReportFormat) kind;
  pandoria_report_options_init (report, (PandoriaPaper) paper);
  report->history = options->history;
  return TRUE;
}

static int
summarise (PandoriaRecord *record, PandoriaReportFormat format, const PandoriaReportOptions *report, const char *out)
{
  g_autoptr (GError) error = NULL;
  guint failed = 0;
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, &failed, &error);
  g_autoptr (GBytes) bytes = NULL;

  if (game == NULL)
    return pandoria_cli_print_refusal (failed, error);
  bytes = pandoria_report_make (game, format, report, &error);
  if (bytes != NULL && pandoria_cli_write_bytes (bytes, out, &error))
    return PANDORIA_CLI_FINE;
  pandoria_cli_print_error ("%s", error->message);
  return PANDORIA_CLI_INVALID;
}

int
pandoria_cli_summary (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  g_auto (PandoriaCliMoment) moment = { NULL, NULL };
  g_autoptr (PandoriaRecord) record = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &options.format,
      N_ ("text (the default), json, csv, pdf, svg, png or bgstats"), "FORMAT" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options.paper, N_ ("The size of pages: a4 (the default) or letter"),
      "PAPER" },
    { "history", 0, 0, G_OPTION_ARG_NONE, &options.history, N_ ("Add the whole history (text, json, pdf, svg)"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.out, N_ ("Write to OUT instead of standard output"), "OUT" },
    G_OPTION_ENTRY_NULL,
  };
  PandoriaReportFormat format;
  PandoriaReportOptions report;
  int status;

  if (!pandoria_cli_parse (argc, argv, "FILE", N_ ("Prints the ranking and where the points came from."), entries, 1, 1,
                           &moment.files)
      || !read_choices (&options, &format, &report))
    return PANDORIA_CLI_INVALID;
  record = pandoria_cli_load (&moment);
  if (record == NULL)
    return PANDORIA_CLI_INVALID;
  report.photo = pandoria_report_load_photo (moment.files[0]);
  status = summarise (record, format, &report, options.out);
  g_clear_pointer (&report.photo, cairo_surface_destroy);
  return status;
}
