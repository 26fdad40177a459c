/* pandoria-cli sheet: two pages for the table, with a summary of the rules and the prices of the cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cli.h"

#include "pandoria-folder.h"
#include "pandoria-sheet.h"

#include <glib/gi18n.h>

typedef struct
{
  char *paper, *catalogue, *out;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->paper);
  g_free (options->catalogue);
  g_free (options->out);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Returns: (nullable): NULL if @chosen, or (NULL) the player's own file, is invalid. Never changes or renames it. */
static PandoriaCatalogue *
open_catalogue (const char *chosen)
{
  g_autofree char *own = chosen != NULL ? g_strdup (chosen) : pandoria_folder_get_catalogue ();
  g_autoptr (PandoriaCatalogueFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (chosen != NULL || g_file_test (own, G_FILE_TEST_EXISTS))
    file = pandoria_catalogue_file_load (own, NULL, &error);
  if (error == NULL)
    return pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, own, NULL);
  pandoria_cli_print_error ("%s", error->message);
  return NULL;
}

static int
write_sheet (const PandoriaSetup *setup, const Options *options)
{
  int paper = options->paper != NULL ? pandoria_paper_from_key (options->paper) : PANDORIA_PAPER_A4;
  g_autoptr (PandoriaCatalogue) catalogue = NULL;
  g_autoptr (PandoriaPages) pages = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaReportOptions page;

  if (paper < 0)
    {
      pandoria_cli_usage_error (_ ("--paper takes a4 or letter, not “%s”"), options->paper);
      return PANDORIA_CLI_INVALID;
    }
  catalogue = open_catalogue (options->catalogue);
  if (catalogue == NULL)
    return PANDORIA_CLI_INVALID;
  pandoria_report_options_init (&page, (PandoriaPaper) paper);
  pages = pandoria_sheet_make_pages (setup, catalogue, &page);
  pdf = pandoria_pages_to_pdf (pages, &error);
  if (pdf != NULL && pandoria_cli_write_bytes (pdf, options->out, &error))
    return PANDORIA_CLI_FINE;
  pandoria_cli_print_error ("%s", error->message);
  return PANDORIA_CLI_INVALID;
}

int
pandoria_cli_sheet (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  g_auto (PandoriaCliMoment) moment = { NULL, NULL };
  g_autoptr (PandoriaRecord) record = NULL;
  const GOptionEntry entries[] = {
    { "paper", 0, 0, G_OPTION_ARG_STRING, &options.paper, N_ ("The size of pages: a4 (the default) or letter"),
      "PAPER" },
    { "catalogue", 0, 0, G_OPTION_ARG_FILENAME, &options.catalogue,
      N_ ("The catalogue with the costs, instead of your own"), "FILE" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.out, N_ ("Write to OUT instead of standard output"), "OUT" },
    G_OPTION_ENTRY_NULL,
  };

  if (!pandoria_cli_parse (
          argc, argv, "[FILE]",
          N_ ("Makes a PDF of two pages with the rules and the costs of the cards, for the game FILE or "
              "the complete game."),
          entries, 0, 1, &moment.files))
    return PANDORIA_CLI_INVALID;
  if (moment.files == NULL)
    return write_sheet (NULL, &options);
  record = pandoria_cli_load (&moment);
  return record != NULL ? write_sheet (pandoria_record_get_setup (record), &options) : PANDORIA_CLI_INVALID;
}
