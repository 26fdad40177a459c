/* Saving and copying a summary.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-csv-form.h"
#include "pandoria-summary-testing.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pandoria-archive.h"
#include "pandoria-class.h"
#include "pandoria-dialogs.h"
#include "pandoria-file.h"
#include "pandoria-file-dialog.h"
#include "pandoria-report-page.h"
#include "pandoria-summary-exporter-private.h"

#define GROUP_PRINT   "Print Settings"
#define GROUP_PAGE    "Page Setup"
#define GROUP_SUMMARY "Summary"
#define KEY_HISTORY   "history"
#define KEY_REVIEW    "review"

struct _PandoriaSummaryExporter
{
  GObject parent_instance;

  GtkWindow *window; /* weak */
  PandoriaGame *game;
  GtkPrintSettings *print; /* this and the next three are remembered for the next summary */
  GtkPageSetup *page;
  gboolean history, review;
  GtkNativeDialog *chooser;      /* while it is open */
  cairo_surface_t *photo;        /* (nullable): of the game, as it was read last */
  PandoriaFileStamp photo_stamp; /* of its file */
};

G_DEFINE_FINAL_TYPE (PandoriaSummaryExporter, pandoria_summary_exporter, G_TYPE_OBJECT)

enum
{
  PROP_HISTORY = 1,
  PROP_REVIEW,
};

/* The formats that users can save, in the order of the file dialog. */
static const PandoriaReportFormat offered[] = { PANDORIA_REPORT_PDF,
                                                PANDORIA_REPORT_PNG,
                                                PANDORIA_REPORT_SVG,
                                                PANDORIA_REPORT_CSV,
                                                PANDORIA_REPORT_CSV_SEMICOLONS,
                                                PANDORIA_REPORT_TEXT,
                                                PANDORIA_REPORT_BGSTATS };

/* Returns: format @index of the dialog. The table that the language expects comes first. */
static PandoriaReportFormat
get_offered (guint index)
{
  if (!pandoria_csv_prefers_semicolons ())
    return offered[index];
  switch (offered[index])
    {
    case PANDORIA_REPORT_CSV: return PANDORIA_REPORT_CSV_SEMICOLONS;
    case PANDORIA_REPORT_CSV_SEMICOLONS: return PANDORIA_REPORT_CSV;
    default: return offered[index];
    }
}

/* --- the photo ------------------------------------------------------------------------------ */

/** Reading: the photo while a thread reads it, and the export that waits for it. */
typedef struct
{
  PandoriaGame *game;
  char *path;              /* nullable */
  PandoriaFileStamp stamp; /* of the photo's file; at first of the one that the exporter has */
  cairo_surface_t *photo;  /* nullable; at first the one that the exporter has */
  gboolean is_new;         /* it differs from that one */
  PandoriaPhotoReady then; /* nullable */
  gpointer data;
  GDestroyNotify free_data; /* nullable */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_object (&reading->game);
  g_free (reading->path);
  g_clear_pointer (&reading->photo, cairo_surface_destroy);
  if (reading->free_data != NULL)
    reading->free_data (reading->data);
  g_free (reading);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  g_autofree char *photo
      = reading->path != NULL ? pandoria_archive_get_photo_path (reading->path) : NULL;
  PandoriaFileStamp stamp = { 0 };

  if (photo != NULL)
    pandoria_file_stamp_get (photo, &stamp);
  reading->is_new = !pandoria_file_stamp_equal (&stamp, &reading->stamp);
  if (reading->is_new)
    {
      g_clear_pointer (&reading->photo, cairo_surface_destroy);
      reading->stamp = stamp;
      reading->photo = pandoria_report_load_photo (reading->path);
    }
  g_task_return_boolean (task, TRUE);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer nothing)
{
  PandoriaSummaryExporter *self = PANDORIA_SUMMARY_EXPORTER (source);
  Reading *reading = g_task_get_task_data (G_TASK (result));

  if (self->game != reading->game && reading->then == NULL)
    return;
  pandoria_summary_exporter_set_game (self, reading->game);
  g_clear_pointer (&self->photo, cairo_surface_destroy);
  self->photo = g_steal_pointer (&reading->photo);
  self->photo_stamp = reading->stamp;
  if (reading->is_new)
    g_object_notify (source, "history");
  if (reading->then != NULL)
    reading->then (self, reading->data);
}

void
pandoria_summary_exporter_read_photo (PandoriaSummaryExporter *self, PandoriaPhotoReady then,
                                      gpointer data, GDestroyNotify free_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_read, NULL);
  Reading *reading = g_new0 (Reading, 1);

  g_set_object (&reading->game, self->game);
  reading->path = self->game != NULL ? g_strdup (pandoria_game_get_path (self->game)) : NULL;
  reading->stamp = self->photo_stamp;
  if (self->photo != NULL)
    reading->photo = cairo_surface_reference (self->photo);
  reading->then = then;
  reading->data = data;
  reading->free_data = free_data;
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* --- the settings of the next summary, in a file of the user's configuration ---------------- */

static char *
get_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "pandoria-companion", "printing.ini", NULL);
}

/* Missing or unreadable settings become the defaults of GTK: the default printer and the paper of
 * the user's country, in portrait. */
static void
pandoria_summary_exporter_init (PandoriaSummaryExporter *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = get_path ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  self->print = gtk_print_settings_new_from_key_file (file, GROUP_PRINT, NULL);
  self->page = gtk_page_setup_new_from_key_file (file, GROUP_PAGE, NULL);
  self->history = g_key_file_get_boolean (file, GROUP_SUMMARY, KEY_HISTORY, NULL);
  self->review = g_key_file_get_boolean (file, GROUP_SUMMARY, KEY_REVIEW, NULL);
  if (self->print == NULL)
    self->print = gtk_print_settings_new ();
  if (self->page == NULL)
    self->page = gtk_page_setup_new ();
}

static gboolean
save_settings (PandoriaSummaryExporter *self, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = get_path ();
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  char *data;

  gtk_print_settings_to_key_file (self->print, file, GROUP_PRINT);
  gtk_page_setup_to_key_file (self->page, file, GROUP_PAGE);
  g_key_file_set_boolean (file, GROUP_SUMMARY, KEY_HISTORY, self->history);
  g_key_file_set_boolean (file, GROUP_SUMMARY, KEY_REVIEW, self->review);
  data = g_key_file_to_data (file, &length, NULL);
  bytes = g_bytes_new_take (data, length);
  return pandoria_file_write_own (path, bytes, 0600, error);
}

static void
fit_paper (PandoriaReportOptions *options, double ratio)
{
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
pandoria_summary_exporter_get_options (PandoriaSummaryExporter *self, GtkPageSetup *page,
                                       PandoriaReportOptions *options)
{
  GtkPageSetup *paper;
  double ratio;

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self));

  paper = page != NULL ? page : self->page;
  ratio = gtk_page_setup_get_paper_height (paper, GTK_UNIT_POINTS)
          / gtk_page_setup_get_paper_width (paper, GTK_UNIT_POINTS);
  fit_paper (options, page != NULL ? ratio : MAX (ratio, 1 / ratio));
  options->history = self->history;
  options->review = self->review;
  options->photo = self->photo;
}

/* --- saving and copying --------------------------------------------------------------------- */

static void
save_change (PandoriaSummaryExporter *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!save_settings (self, &error))
    {
      /* Translators: %s is the reason as the system says it */
      text = g_strdup_printf (
          _ ("The print settings are kept until the program ends, but could not be saved: %s"),
          error->message);
      g_signal_emit_by_name (self, "reported", text);
    }
  g_object_notify (G_OBJECT (self), "history");
}

void
pandoria_summary_exporter_report_saved (PandoriaSummaryExporter *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = g_strdup_printf (_ ("Saved as “%s”"), name);

  g_signal_emit_by_name (self, "reported", text);
}

static void
on_saved (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaSummaryExporter) self = data;
  g_autoptr (GError) error = NULL;

  if (!pandoria_file_export_finish (G_FILE (file), result, &error))
    {
      pandoria_show_failure (self->window, _ ("The Summary Could Not Be Saved"), error->message);
      return;
    }
  pandoria_summary_exporter_report_saved (self, G_FILE (file));
}

/* A known extension of the name decides. Both kinds of JSON have the same extension. */
static PandoriaReportFormat
choose_format (GFile *file, PandoriaReportFormat chosen)
{
  g_autofree char *name = g_file_get_basename (file);
  const char *dot = strrchr (name, '.');

  if (dot == NULL || g_ascii_strcasecmp (dot + 1, pandoria_report_format_extension (chosen)) == 0)
    return chosen;
  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if (g_ascii_strcasecmp (dot + 1, pandoria_report_format_extension (get_offered (i))) == 0)
      return get_offered (i);
  return chosen;
}

static void
add_filter (GtkNativeDialog *dialog, PandoriaReportFormat format)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *pattern = g_strdup_printf ("*.%s", pandoria_report_format_extension (format));

  gtk_file_filter_set_name (filter, pandoria_report_format_name (format));
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

/* @filter: as add_filter() has added it; nullable. */
static PandoriaReportFormat
read_filter (GtkFileFilter *filter)
{
  const char *name = filter != NULL ? gtk_file_filter_get_name (filter) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if (g_strcmp0 (name, pandoria_report_format_name (get_offered (i))) == 0)
      return get_offered (i);
  return PANDORIA_REPORT_PDF;
}

static void
on_chosen (gpointer self, GFile *file, GtkFileChooser *chooser, gpointer game)
{
  PandoriaReportFormat format = read_filter (gtk_file_chooser_get_filter (chooser));

  pandoria_summary_exporter_set_game (self, game);
  pandoria_summary_exporter_save (self, file, choose_format (file, format));
}

static void
pandoria_summary_exporter_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaSummaryExporter *self = PANDORIA_SUMMARY_EXPORTER (object);

  g_value_set_boolean (value, id == PROP_HISTORY ? self->history : self->review);
}

static void
pandoria_summary_exporter_set_property (GObject *object, guint id, const GValue *value,
                                        GParamSpec *pspec)
{
  PandoriaSummaryExporter *self = PANDORIA_SUMMARY_EXPORTER (object);
  gboolean *setting = id == PROP_HISTORY ? &self->history : &self->review;
  g_autoptr (PandoriaReview) stored = NULL;

  if (*setting == g_value_get_boolean (value))
    return;
  *setting = g_value_get_boolean (value);
  save_change (self);
  if (id != PROP_REVIEW)
    return;
  g_object_notify_by_pspec (object, pspec);
  /* Printing does not make a review, because that would take too long. */
  stored = *setting && self->game != NULL ? pandoria_review_find_stored (self->game) : NULL;
  if (*setting && stored == NULL)
    g_signal_emit_by_name (self, "reported",
                           _ ("The review page appears when the review is finished."));
}

#define FLAGS (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

static void
pandoria_summary_exporter_class_init (PandoriaSummaryExporterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pandoria_summary_exporter_get_property;
  object_class->set_property = pandoria_summary_exporter_set_property;
  pandoria_class_disposes (klass, PANDORIA_WATCHES (PandoriaSummaryExporter, window),
                           PANDORIA_OWNS (PandoriaSummaryExporter, game, g_object_unref),
                           PANDORIA_OWNS (PandoriaSummaryExporter, photo, cairo_surface_destroy),
                           PANDORIA_OWNS (PandoriaSummaryExporter, print, g_object_unref),
                           PANDORIA_OWNS (PandoriaSummaryExporter, page, g_object_unref), NULL);
  g_object_class_install_property (object_class, PROP_HISTORY,
                                   g_param_spec_boolean ("history", NULL, NULL, FALSE, FLAGS));
  g_object_class_install_property (object_class, PROP_REVIEW,
                                   g_param_spec_boolean ("review", NULL, NULL, FALSE, FLAGS));
  pandoria_class_add_signal (klass, "reported", 1, G_TYPE_STRING);
}

PandoriaSummaryExporter *
pandoria_summary_exporter_new (GtkWindow *window)
{
  PandoriaSummaryExporter *self = g_object_new (PANDORIA_TYPE_SUMMARY_EXPORTER, NULL);

  g_set_weak_pointer (&self->window, window);
  return self;
}

void
pandoria_summary_exporter_set_game (PandoriaSummaryExporter *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self));

  if (!g_set_object (&self->game, game))
    return;
  g_clear_pointer (&self->photo, cairo_surface_destroy);
  self->photo_stamp = (PandoriaFileStamp){ 0 };
}

void
pandoria_summary_exporter_choose_file (PandoriaSummaryExporter *self, int format)
{
  g_autofree char *name = NULL;
  GtkNativeDialog *dialog;

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self) && format < PANDORIA_N_REPORT_FORMATS);
  g_return_if_fail (self->game != NULL);

  name = pandoria_report_file_name (self->game, format < 0 ? PANDORIA_REPORT_PDF
                                                           : (PandoriaReportFormat) format);
  /* Another game may be open by the time that the user answers. */
  dialog = pandoria_file_dialog_new (self->window, GTK_FILE_CHOOSER_ACTION_SAVE,
                                     _ ("Save the Summary"), name, on_chosen, self,
                                     g_object_ref (self->game), g_object_unref);
  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if (format < 0 || (int) get_offered (i) == format)
      add_filter (dialog, get_offered (i));
  gtk_native_dialog_show (dialog);
}

/** Saving: a summary to save. */
typedef struct
{
  GFile *file;
  PandoriaReportFormat format;
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->file);
  g_free (saving);
}

static void
save_with_photo (PandoriaSummaryExporter *self, gpointer data)
{
  const Saving *saving = data;
  PandoriaReportOptions options;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  pandoria_summary_exporter_get_options (self, NULL, &options);
  bytes = pandoria_report_make (self->game, saving->format, &options, &error);
  if (bytes != NULL)
    pandoria_file_export_async (saving->file, bytes, on_saved, g_object_ref (self));
  else
    pandoria_show_failure (self->window, _ ("The Summary Could Not Be Made"), error->message);
}

void
pandoria_summary_exporter_save (PandoriaSummaryExporter *self, GFile *file,
                                PandoriaReportFormat format)
{
  Saving *saving;

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self) && G_IS_FILE (file));
  g_return_if_fail (self->game != NULL);

  saving = g_new (Saving, 1);
  *saving = (Saving){ g_object_ref (file), format };
  pandoria_summary_exporter_read_photo (self, save_with_photo, saving, free_saving);
}

void
pandoria_summary_exporter_copy_text (PandoriaSummaryExporter *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self) && self->game != NULL);

  text = pandoria_report_text (self->game, self->history);
  gdk_clipboard_set_text (gdk_display_get_clipboard (gdk_display_get_default ()), text);
  g_signal_emit_by_name (self, "reported", _ ("The summary was copied as text"));
}

static void
copy_with_photo (PandoriaSummaryExporter *self, gpointer nothing)
{
  g_autoptr (GError) error = NULL;
  PandoriaReportOptions options = { .photo = self->photo };
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  png = pandoria_report_make (self->game, PANDORIA_REPORT_PNG, &options, &error);
  if (png != NULL)
    texture = gdk_texture_new_from_bytes (png, &error);
  if (texture == NULL)
    {
      pandoria_show_failure (self->window, _ ("The Picture Could Not Be Made"), error->message);
      return;
    }
  gdk_clipboard_set_texture (gdk_display_get_clipboard (gdk_display_get_default ()), texture);
  g_signal_emit_by_name (self, "reported", _ ("The picture was copied"));
}

GtkWindow *
pandoria_summary_exporter_get_window (PandoriaSummaryExporter *self)
{
  g_return_val_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self), NULL);
  return self->window;
}

PandoriaGame *
pandoria_summary_exporter_get_game (PandoriaSummaryExporter *self)
{
  g_return_val_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self), NULL);
  return self->game;
}

GtkPrintSettings *
pandoria_summary_exporter_get_print_settings (PandoriaSummaryExporter *self)
{
  g_return_val_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self), NULL);
  return self->print;
}

GtkPageSetup *
pandoria_summary_exporter_get_page_setup (PandoriaSummaryExporter *self)
{
  g_return_val_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self), NULL);
  return self->page;
}

void
pandoria_summary_exporter_keep_paper (PandoriaSummaryExporter *self, GtkPrintSettings *print,
                                      GtkPageSetup *page)
{
  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self));

  if (print != NULL)
    g_set_object (&self->print, print);
  if (page != NULL)
    g_set_object (&self->page, page);
  save_change (self);
}

void
pandoria_summary_exporter_copy_picture (PandoriaSummaryExporter *self)
{
  g_return_if_fail (PANDORIA_IS_SUMMARY_EXPORTER (self) && self->game != NULL);
  pandoria_summary_exporter_read_photo (self, copy_with_photo, NULL, NULL);
}
