/* Printing: the print dialog, its preview, and the pages for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-private.h"

#include "pandoria-file-name.h"
#include "pandoria-sheet.h"
#include "pandoria-widgets.h"

/* Makes the pages of @what for the size of @options. Returns: (transfer full). */
typedef PandoriaPages *(*MakePagesFunc) (gpointer what, const PandoriaReportOptions *options);

/* PandoriaPrintable: a printable document, and its messages. Words are static. */
typedef struct
{
  char *title; /* of the print and the proposed file */
  MakePagesFunc make;
  gpointer what;
  GDestroyNotify free_what;
  const char *sent;   /* a sentence: it was sent to the printer */
  const char *failed; /* the title of the dialog: printing failed */
} PandoriaPrintable;

typedef struct
{
  PandoriaSummaryExporter *exporter;
  PandoriaPrintable printable;
  PandoriaPages *pages;
  PandoriaReportOptions options;
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_clear_pointer (&job->pages, pandoria_pages_free);
  job->printable.free_what (job->printable.what);
  g_free (job->printable.title);
  g_object_unref (job->exporter);
  g_free (job);
}

/* Returns: (transfer full): the pages for the chosen paper. */
static PandoriaPages *
make_pages (Job *job, GtkPrintContext *context)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  pandoria_summary_fit_paper (&job->options, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                              gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  job->options.photo = pandoria_summary_exporter_get_photo (job->exporter);
  g_object_get (job->exporter, "history", &job->options.history, "review", &job->options.review, NULL);
  return job->printable.make (job->printable.what, &job->options);
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
  double width = gtk_print_context_get_width (context), height = gtk_print_context_get_height (context);
  double scale = MIN (width / job->pages->width, height / job->pages->height);
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  /* Sets the title by which users recognize a printed file. */
  if (number == 0)
    pandoria_pages_set_metadata (job->pages, cairo_get_target (cr));
  cairo_translate (cr, (width - scale * job->pages->width) / 2, (height - scale * job->pages->height) / 2);
  cairo_scale (cr, scale, scale);
  job->pages->draw (job->pages->what, (guint) number, cr);
}

/* Returns: (transfer full) (nullable): the printed file. */
static GFile *
get_printed_file (GtkPrintOperation *operation)
{
  const char *uri
      = gtk_print_settings_get (gtk_print_operation_get_print_settings (operation), GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autofree char *path = NULL;

  g_object_get (operation, "export-filename", &path, NULL);
  if (path != NULL)
    return g_file_new_for_path (path);
  return uri != NULL ? g_file_new_for_uri (uri) : NULL;
}

static void
tell_printed (Job *job, GtkPrintOperation *operation)
{
  g_autoptr (GFile) file = get_printed_file (operation);

  if (file != NULL)
    pandoria_summary_exporter_tell_saved (job->exporter, file);
  else
    g_signal_emit_by_name (job->exporter, "reported", job->printable.sent);
}

static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result, Job *job)
{
  PandoriaSummaryExporter *self = job->exporter;
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      pandoria_show_failure (self->window, job->printable.failed, error->message);
      return;
    }
  if (result != GTK_PRINT_OPERATION_RESULT_APPLY)
    return;
  tell_printed (job, operation);
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
  gtk_window_present (
      GTK_WINDOW (pandoria_preview_window_new (job->exporter->window, preview, make_pages (job, context))));
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

/* Proposes the game's title as file name, in the last folder, but never the name of the last file. */
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
make_operation (PandoriaSummaryExporter *self, Job *job)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  const char *title = job->printable.title;
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_copy (self->settings.print);

  propose_file (settings, title);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE); /* the pages have their own margins */
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_default_page_setup (operation, self->settings.page);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  g_signal_connect (operation, "preview", G_CALLBACK (on_preview), job);
  g_signal_connect_data (operation, "done", G_CALLBACK (on_done), job, job_free, 0);
  return operation;
}

static PandoriaPages *
make_summary (gpointer game, const PandoriaReportOptions *options)
{
  return pandoria_report_make_pages (game, options);
}

/* Prints @printable, which it takes; the rest as in pandoria_summary_exporter_print(). */
static void
print_anything (PandoriaSummaryExporter *self, PandoriaPrintable printable, GtkPrintOperationAction action,
                const char *path)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  Job *job = g_new0 (Job, 1);

  job->exporter = g_object_ref (self);
  job->printable = printable;
  operation = make_operation (self, job);
  if (path != NULL)
    gtk_print_operation_set_export_filename (operation, path);
  /* Errors arrive with "done", too. */
  gtk_print_operation_run (operation, action, self->window, NULL);
}

/* Prints the current position, even if the game continues meanwhile. */
void
pandoria_summary_exporter_print (PandoriaSummaryExporter *self, GtkPrintOperationAction action, const char *path)
{
  PandoriaPrintable printable = { .make = make_summary, .free_what = g_object_unref };

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self) && self->game != NULL);

  printable.title = g_strdup (pandoria_report_title (pandoria_game_get_record (self->game)));
  printable.what = pandoria_game_branch (self->game, pandoria_game_get_position (self->game));
  printable.sent = _ ("The summary has been sent to the printer.");
  printable.failed = _ ("The Summary Could Not Be Printed");
  print_anything (self, printable, action, path);
}

typedef struct
{
  PandoriaSetup *setup; /* (nullable): of the game */
  PandoriaCatalogue *catalogue;
} Source;

static PandoriaPages *
make_sheet (gpointer source, const PandoriaReportOptions *options)
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
  PandoriaPrintable printable = { .make = make_sheet, .free_what = free_source };
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
  print_anything (self, printable, action, path);
}

void
pandoria_summary_exporter_set_up_page (PandoriaSummaryExporter *self)
{
  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self));

  gtk_print_run_page_setup_dialog_async (self->window, self->settings.page, self->settings.print, on_page_set_up,
                                         g_object_ref (self));
}
