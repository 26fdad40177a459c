/* Printing the sheet for the table, with the print settings of the summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-private.h"

#include <glib/gi18n.h>

#include "pandoria-sheet.h"

typedef struct
{
  PandoriaSetup *setup; /* NULL: of no game */
  PandoriaCatalogue *catalogue;
} Source;

static PandoriaPages *
make_pages (gpointer source, const PandoriaReportOptions *options)
{
  return pandoria_sheet_make_pages (((Source *) source)->setup, ((Source *) source)->catalogue, options);
}

static void
free_source (gpointer data)
{
  Source *source = data;

  g_clear_object (&source->catalogue);
  g_free (source->setup);
  g_free (source);
}

void
pandoria_summary_exporter_print_sheet (PandoriaSummaryExporter *self, PandoriaCatalogue *catalogue,
                                       GtkPrintOperationAction action, const char *path)
{
  PandoriaPrintable printable = { .make = make_pages, .free_what = free_source };
  Source *source;

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self) && PANDORIA_IS_CATALOGUE (catalogue));

  source = g_new0 (Source, 1);
  source->catalogue = g_object_ref (catalogue);
  if (self->game != NULL)
    source->setup
        = g_memdup2 (pandoria_record_get_setup (pandoria_game_get_record (self->game)), sizeof (PandoriaSetup));
  printable.what = source;
  printable.title = g_strdup (pandoria_sheet_get_title ());
  printable.sent = _ ("The rules sheet has been sent to the printer.");
  printable.failed = _ ("The Rules Sheet Could Not Be Printed");
  pandoria_summary_exporter_print_anything (self, printable, action, path);
}
