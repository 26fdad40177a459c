/* PandoriaArchiveWindow: exporting games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-window-private.h"

#include "pandoria-archive-words.h"
#include "pandoria-file-name.h"
#include "pandoria-widgets.h"

static void
on_exported (GObject *archive, GAsyncResult *result, gpointer data)
{
  g_autoptr (PandoriaArchiveWindow) self = data;
  g_autoptr (GError) error = NULL;

  if (pandoria_archive_export_finish (PANDORIA_ARCHIVE (archive), result, &error))
    pandoria_show_toast (self->toasts, _ ("Exported"));
  else
    pandoria_show_failure (GTK_WINDOW (self), _ ("The Export Failed"), error->message);
}

static void
on_response (GtkNativeDialog *dialog, int response, gpointer data)
{
  PandoriaArchiveWindow *self = data;
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;
  gboolean to_folder = gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER;
  GPtrArray *entries = g_object_get_data (G_OBJECT (dialog), "entries");

  if (file != NULL)
    pandoria_archive_export_async (self->archive, entries, file, to_folder, on_exported, g_object_ref (self));
  g_clear_object (&self->dialog);
}

static GtkNativeDialog *
create_file_dialog (PandoriaArchiveWindow *self, PandoriaArchiveEntry *entry)
{
  g_autofree char *title = pandoria_archive_words_title (entry);
  g_autofree char *stem = pandoria_file_name_make (title);
  g_autofree char *name
      = g_str_has_suffix (stem, ".pandoria") ? g_strdup (stem) : g_strconcat (stem, ".pandoria", NULL);
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (_ ("Export the Game"), GTK_WINDOW (self),
                                                              GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  return GTK_NATIVE_DIALOG (dialog);
}

void
pandoria_archive_window_choose_export (PandoriaArchiveWindow *self)
{
  g_autoptr (GPtrArray) chosen = pandoria_archive_window_get_chosen (self);

  if (chosen->len == 0)
    return;
  g_clear_object (&self->dialog);
  if (chosen->len == 1)
    self->dialog = create_file_dialog (self, chosen->pdata[0]);
  else
    self->dialog
        = GTK_NATIVE_DIALOG (gtk_file_chooser_native_new (_ ("Export the Games into a Folder"), GTK_WINDOW (self),
                                                          GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Export"), NULL));
  gtk_native_dialog_set_modal (self->dialog, TRUE);
  g_object_set_data_full (G_OBJECT (self->dialog), "entries", g_steal_pointer (&chosen),
                          (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (self->dialog, "response", G_CALLBACK (on_response), self, 0);
  gtk_native_dialog_show (self->dialog);
}
