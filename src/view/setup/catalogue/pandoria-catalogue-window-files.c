/* The editor of the catalogue: import and export of files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-window-private.h"

#include "pandoria-catalogue-window-testing.h"
#include "pandoria-file.h"
#include "pandoria-widgets.h"

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaCatalogueWindow *self = PANDORIA_CATALOGUE_WINDOW (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_read_finish (result, &error);
  g_autofree char *text = NULL;
  guint n;

  if (self->catalogue == NULL) /* the window was closed meanwhile */
    return;
  if (file == NULL || !pandoria_catalogue_import (self->catalogue, file, &n, &error))
    {
      pandoria_show_failure (GTK_WINDOW (self), _ ("The Prices Could Not Be Imported"), error->message);
      return;
    }
  if (n > 0)
    text = g_strdup_printf (ngettext ("%u entry is new.", "%u entries are new.", n), n);
  else
    text = g_strdup (_ ("Everything in the file was known already."));
  pandoria_show_toast (self->toasts, text);
}

void
pandoria_catalogue_window_import (PandoriaCatalogueWindow *self, const char *path)
{
  pandoria_catalogue_read_async (path, G_OBJECT (self), on_read, NULL);
}

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *const *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (; *patterns != NULL; patterns++)
    gtk_file_filter_add_pattern (filter, *patterns);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
on_import_response (PandoriaCatalogueWindow *self, int response, GtkNativeDialog *dialog)
{
  g_autoptr (GtkNativeDialog) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    pandoria_catalogue_window_import (self, path);
}

static void
present_chooser (PandoriaCatalogueWindow *self, GtkFileChooserNative *chooser, GCallback on_response)
{
  g_clear_object (&self->chooser);
  self->chooser = GTK_NATIVE_DIALOG (chooser);
  gtk_native_dialog_set_modal (self->chooser, TRUE);
  g_signal_connect_object (chooser, "response", on_response, self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (self->chooser);
}

void
pandoria_catalogue_window_choose_import (PandoriaCatalogueWindow *self)
{
  static const char *const patterns[] = { "*.json", "*.csv", NULL };
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Import Card Prices"), GTK_WINDOW (self),
                                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  add_filter (GTK_FILE_CHOOSER (chooser), _ ("Card prices (JSON, CSV)"), patterns);
  present_chooser (self, chooser, G_CALLBACK (on_import_response));
}

static void
show_export_failure (PandoriaCatalogueWindow *self, const GError *error)
{
  pandoria_show_failure (GTK_WINDOW (self), _ ("The Prices Could Not Be Exported"), error->message);
}

static void
on_exported (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaCatalogueWindow) self = data;
  g_autofree char *name = g_file_get_basename (G_FILE (file));
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean exported = pandoria_file_export_finish (G_FILE (file), result, &error);

  if (self->catalogue == NULL)
    return;
  if (!exported)
    {
      show_export_failure (self, error);
      return;
    }
  text = g_strdup_printf (_ ("Saved as “%s”"), name);
  pandoria_show_toast (self->toasts, text);
}

void
pandoria_catalogue_window_export (PandoriaCatalogueWindow *self, GFile *to, gboolean as_table)
{
  g_autoptr (PandoriaCatalogueFile) file = pandoria_catalogue_export (self->catalogue);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes
      = as_table ? pandoria_catalogue_csv_write (file) : pandoria_catalogue_file_to_bytes (file, &error);

  if (bytes == NULL)
    show_export_failure (self, error);
  else
    pandoria_file_export_async (to, bytes, on_exported, g_object_ref (self));
}

static void
export_chosen (PandoriaCatalogueWindow *self, int response, gboolean as_table)
{
  g_autoptr (GtkNativeDialog) chooser = g_steal_pointer (&self->chooser);
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL)
    pandoria_catalogue_window_export (self, file, as_table);
}

static void
on_json_response (PandoriaCatalogueWindow *self, int response)
{
  export_chosen (self, response, FALSE);
}

static void
on_table_response (PandoriaCatalogueWindow *self, int response)
{
  export_chosen (self, response, TRUE);
}

void
pandoria_catalogue_window_choose_export (PandoriaCatalogueWindow *self, gboolean as_table)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Export Card Prices"), GTK_WINDOW (self),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  /* Translators: the name of a file, without its ending */
  g_autofree char *name = g_strconcat (_ ("Pandoria card prices"), as_table ? ".csv" : ".json", NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  present_chooser (self, chooser, as_table ? G_CALLBACK (on_table_response) : G_CALLBACK (on_json_response));
}
