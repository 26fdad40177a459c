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
import_chosen (gpointer self, GFile *file, GtkFileChooser *chooser)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    pandoria_catalogue_window_import (self, path);
}

void
pandoria_catalogue_window_choose_import (PandoriaCatalogueWindow *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GtkNativeDialog *dialog = pandoria_file_dialog_new (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                      _ ("Import Card Prices"), NULL, import_chosen, self);

  gtk_file_filter_set_name (filter, _ ("Card prices (JSON, CSV)"));
  gtk_file_filter_add_pattern (filter, "*.json");
  gtk_file_filter_add_pattern (filter, "*.csv");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_show (dialog);
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
export_json (gpointer self, GFile *file, GtkFileChooser *chooser)
{
  pandoria_catalogue_window_export (self, file, FALSE);
}

static void
export_table (gpointer self, GFile *file, GtkFileChooser *chooser)
{
  pandoria_catalogue_window_export (self, file, TRUE);
}

void
pandoria_catalogue_window_choose_export (PandoriaCatalogueWindow *self, gboolean as_table)
{
  /* Translators: the name of a file, without its ending */
  g_autofree char *name = g_strconcat (_ ("Pandoria card prices"), as_table ? ".csv" : ".json", NULL);

  gtk_native_dialog_show (pandoria_file_dialog_new (GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                    _ ("Export Card Prices"), name,
                                                    as_table ? export_table : export_json, self));
}
