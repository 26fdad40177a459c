/* Printing a summary: the print dialog, its preview, and the pages for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-exporter-private.h"

#include <glib/gi18n.h>

#include "pandoria-preview-window.h"
#include "pandoria-report-names.h"
#include "pandoria-widgets.h"

/* One print: the game as it stood when it began, whatever is played meanwhile. */
typedef struct
{
  PandoriaSummaryExporter *exporter;
  PandoriaGame *game;
  PandoriaReport *report;
  PandoriaReportOptions options;
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_clear_pointer (&job->report, pandoria_report_free);
  g_object_unref (job->game);
  g_object_unref (job->exporter);
  g_free (job);
}

static void
fit (Job *job, GtkPrintContext *context)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  pandoria_summary_fit_paper (&job->options, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                              gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  job->options.history = pandoria_summary_exporter_get_history (job->exporter);
}

/* --- callbacks --- */

static void
on_begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  fit (job, context);
  g_clear_pointer (&job->report, pandoria_report_free);
  job->report = pandoria_report_new (job->game, &job->options);
  gtk_print_operation_set_n_pages (operation, (int) pandoria_report_get_n_pages (job->report));
}

/* On a paper of another shape the page stands in the middle, as large as it can be. */
static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int number, Job *job)
{
  double width = gtk_print_context_get_width (context), height = gtk_print_context_get_height (context);
  double scale = MIN (width / job->options.width, height / job->options.height);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_translate (cr, (width - scale * job->options.width) / 2, (height - scale * job->options.height) / 2);
  cairo_scale (cr, scale, scale);
  pandoria_report_draw_page (job->report, (guint) number, cr);
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, Job *job)
{
  PandoriaSummaryExporter *self = job->exporter;
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      pandoria_show_failure (self->window, _ ("The Summary Could Not Be Printed"), error->message);
      return;
    }
  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return;
  g_set_object (&self->settings.print, gtk_print_operation_get_print_settings (operation));
  g_set_object (&self->settings.page, gtk_print_operation_get_default_page_setup (operation));
  pandoria_summary_exporter_changed (self);
}

/* GTK's own preview needs a program that shows PDF; ours is the same drawing in a window. */
static gboolean
on_preview (GtkPrintOperation *operation, GtkPrintOperationPreview *preview, GtkPrintContext *context,
            GtkWindow *parent, Job *job)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  fit (job, context);
  gtk_window_present (
      GTK_WINDOW (pandoria_preview_window_new (job->exporter->window, preview, job->game, &job->options)));
  return TRUE;
}

static void
on_page_set_up (GtkPageSetup *setup, gpointer data)
{
  g_autoptr (PandoriaSummaryExporter) self = data;

  if (setup == NULL)
    return;
  g_set_object (&self->settings.page, setup);
  pandoria_summary_exporter_changed (self);
}

/* --- public functions --- */

static GtkPrintOperation *
make_operation (PandoriaSummaryExporter *self, Job *job)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  const char *title = pandoria_report_title (pandoria_game_get_record (self->game));

  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE); /* the pages have margins of their own */
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_print_settings (operation, self->settings.print);
  gtk_print_operation_set_default_page_setup (operation, self->settings.page);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  g_signal_connect (operation, "preview", G_CALLBACK (on_preview), job);
  g_signal_connect_data (operation, "done", G_CALLBACK (on_done), job, job_free, 0);
  return operation;
}

void
pandoria_summary_exporter_print (PandoriaSummaryExporter *self, GtkPrintOperationAction action, const char *path)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  Job *job;

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self) && self->game != NULL);

  job = g_new0 (Job, 1);
  job->exporter = g_object_ref (self);
  job->game = pandoria_game_branch (self->game, pandoria_game_get_position (self->game));
  operation = make_operation (self, job);
  if (path != NULL)
    gtk_print_operation_set_export_filename (operation, path);
  /* Errors arrive with "done", too. */
  gtk_print_operation_run (operation, action, self->window, NULL);
}

void
pandoria_summary_exporter_set_up_page (PandoriaSummaryExporter *self)
{
  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self));

  gtk_print_run_page_setup_dialog_async (self->window, self->settings.page, self->settings.print, on_page_set_up,
                                         g_object_ref (self));
}
