/* Lets the user choose a file or a folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-widgets.h"

#define DIALOG_KEY "pandoria-file-dialog"
#define CHOSEN_KEY "pandoria-file-chosen"

static void
on_response (GtkFileChooser *chooser, int response, gpointer self)
{
  PandoriaFileChosen chosen = (PandoriaFileChosen) g_object_get_data (G_OBJECT (chooser), CHOSEN_KEY);
  GtkWindow *window = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (chooser));
  g_autoptr (GtkNativeDialog) dialog = g_object_steal_data (G_OBJECT (window), DIALOG_KEY);
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;

  if (file != NULL)
    chosen (self, file, chooser);
}

GtkNativeDialog *
pandoria_file_dialog_new (GtkWindow *window, GtkFileChooserAction action, const char *title, const char *name,
                          PandoriaFileChosen chosen, gpointer self)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, NULL, NULL);
  GtkNativeDialog *dialog = GTK_NATIVE_DIALOG (chooser);

  g_object_set_data_full (G_OBJECT (window), DIALOG_KEY, dialog, g_object_unref);
  g_object_set_data (G_OBJECT (dialog), CHOSEN_KEY, (gpointer) chosen);
  gtk_native_dialog_set_modal (dialog, TRUE);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), self, 0);
  g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_native_dialog_destroy), dialog, G_CONNECT_SWAPPED);
  return dialog;
}
