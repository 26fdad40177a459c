/* Printing: the print dialog, its preview, and the pages for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "pandoria-dialogs.h"
#include "pandoria-file.h"
#include "pandoria-sheet.h"
#include "pandoria-summary-exporter-private.h"

/** Job: a document while it is printed. */
typedef struct
{
  PandoriaSummaryExporter *exporter;
  GtkPrintOperation *operation; /* which owns this */
  GtkPrintOperationAction action;
  PandoriaGame *game;           /* (nullable): own copy, so that it is printed as it is now */
  PandoriaCatalogue *catalogue; /* of the sheet; NULL: this is a summary */
  cairo_surface_t *photo;       /* nullable */
  PandoriaPages *pages;
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_clear_pointer (&job->pages, pandoria_pages_free);
  g_clear_pointer (&job->photo, cairo_surface_destroy);
  g_clear_object (&job->game);
  g_clear_object (&job->catalogue);
  g_object_unref (job->exporter);
  g_free (job);
}

/* Returns: (transfer full): the pages for the chosen paper. */
static PandoriaPages *
make_pages (Job *job, GtkPrintContext *context)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  PandoriaReportOptions options;

  pandoria_summary_exporter_get_options (job->exporter, setup, &options);
  options.photo = job->photo;
  if (job->catalogue == NULL)
    return pandoria_report_make_pages (job->game, &options);
  return pandoria_sheet_make_pages (
      job->game != NULL ? pandoria_record_get_setup (pandoria_game_get_record (job->game)) : NULL,
      job->catalogue, &options);
}

static void
on_begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  g_clear_pointer (&job->pages, pandoria_pages_free);
  job->pages = make_pages (job, context);
  gtk_print_operation_set_n_pages (operation, (int) job->pages->n_pages);
}

/* On paper of another shape, centers the page as large as possible. */
static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int number, Job *job)
{
  double width = gtk_print_context_get_width (context),
         height = gtk_print_context_get_height (context);
  double scale = MIN (width / job->pages->width, height / job->pages->height);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  /* Sets the title by which users recognize a printed file. */
  if (number == 0)
    pandoria_pages_set_metadata (job->pages, cairo_get_target (cr));
  cairo_translate (cr, (width - scale * job->pages->width) / 2,
                   (height - scale * job->pages->height) / 2);
  cairo_scale (cr, scale, scale);
  job->pages->draw (job->pages->what, (guint) number, cr);
}

static void
report_printed (Job *job, GtkPrintOperation *operation)
{
  const char *uri = gtk_print_settings_get (gtk_print_operation_get_print_settings (operation),
                                            GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  g_object_get (operation, "export-filename", &path, NULL);
  if (path != NULL || uri != NULL)
    {
      file = path != NULL ? g_file_new_for_path (path) : g_file_new_for_uri (uri);
      pandoria_summary_exporter_report_saved (job->exporter, file);
    }
  else
    g_signal_emit_by_name (job->exporter, "reported",
                           job->catalogue != NULL
                               ? _ ("The rules sheet has been sent to the printer.")
                               : _ ("The summary has been sent to the printer."));
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, Job *job)
{
  PandoriaSummaryExporter *self = job->exporter;
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      pandoria_show_failure (pandoria_summary_exporter_get_window (self),
                             job->catalogue != NULL ? _ ("The Rules Sheet Could Not Be Printed")
                                                    : _ ("The Summary Could Not Be Printed"),
                             error->message);
      return;
    }
  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return;
  report_printed (job, operation);
  pandoria_summary_exporter_keep_paper (self, gtk_print_operation_get_print_settings (operation),
                                        gtk_print_operation_get_default_page_setup (operation));
}

/* GTK's own preview needs a program that shows PDF; ours is the same drawing in a window. */
static gboolean
on_preview (GtkPrintOperation *operation, GtkPrintOperationPreview *preview,
            GtkPrintContext *context, GtkWindow *parent, Job *job)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  gtk_window_present (GTK_WINDOW (pandoria_preview_window_new (
      pandoria_summary_exporter_get_window (job->exporter), preview, make_pages (job, context))));
  return TRUE;
}

static void
on_page_set_up (GtkPageSetup *setup, gpointer data)
{
  g_autoptr (PandoriaSummaryExporter) self = data;

  if (setup != NULL)
    pandoria_summary_exporter_keep_paper (self, NULL, setup);
}

/* Proposes the game's title as file name, in the last folder, but never the name of the last file.
 */
static void
propose_file (GtkPrintSettings *settings, const char *title)
{
  g_autofree char *name = pandoria_file_name_make (title);
  const char *uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autoptr (GFile) last = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  g_autofree char *path = last != NULL ? g_file_get_path (last) : NULL;
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  if (folder != NULL)
    gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, folder);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, NULL);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
}

static GtkPrintOperation *
make_operation (Job *job)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings
      = gtk_print_settings_copy (pandoria_summary_exporter_get_print_settings (job->exporter));
  const char *title = job->catalogue != NULL
                          ? pandoria_sheet_get_title ()
                          : pandoria_report_title (pandoria_game_get_record (job->game));

  propose_file (settings, title);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE); /* the pages have their own margins */
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_default_page_setup (
      operation, pandoria_summary_exporter_get_page_setup (job->exporter));
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  g_signal_connect (operation, "preview", G_CALLBACK (on_preview), job);
  g_signal_connect_data (operation, "done", G_CALLBACK (on_done), job, job_free, 0);
  return operation;
}

static void
print_with_photo (PandoriaSummaryExporter *self, gpointer data)
{
  Job *job = data;
  PandoriaReportOptions options;

  pandoria_summary_exporter_get_options (self, NULL, &options);
  if (options.photo != NULL)
    job->photo = cairo_surface_reference (options.photo);
  /* Errors arrive with "done", too. */
  gtk_print_operation_run (job->operation, job->action, pandoria_summary_exporter_get_window (self),
                           NULL);
}

static void
release_operation (gpointer data)
{
  const Job *job = data;

  g_object_unref (job->operation);
}

void
pandoria_summary_exporter_print (PandoriaSummaryExporter *self, PandoriaCatalogue *catalogue,
                                 GtkPrintOperationAction action, const char *path)
{
  PandoriaGame *game;
  Job *job;

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self)
                    && (catalogue != NULL || pandoria_summary_exporter_get_game (self) != NULL));

  job = g_new0 (Job, 1);
  job->exporter = g_object_ref (self);
  g_set_object (&job->catalogue, catalogue);
  game = pandoria_summary_exporter_get_game (self);
  if (game != NULL)
    job->game = pandoria_game_branch (game, pandoria_game_get_position (game));
  job->operation = make_operation (job);
  job->action = action;
  if (path != NULL)
    gtk_print_operation_set_export_filename (job->operation, path);
  pandoria_summary_exporter_read_photo (self, print_with_photo, job, release_operation);
}

void
pandoria_summary_exporter_set_up_page (PandoriaSummaryExporter *self)
{
  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self));

  gtk_print_run_page_setup_dialog_async (
      pandoria_summary_exporter_get_window (self), pandoria_summary_exporter_get_page_setup (self),
      pandoria_summary_exporter_get_print_settings (self), on_page_set_up, g_object_ref (self));
}
