/* Asks for a file or a folder, and exports into it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-file-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-dialogs.h"
#include "pandoria-file.h"

/** Choice: what a chosen file calls. */
typedef struct
{
  PandoriaFileChosen chosen;
  gpointer self; /* not owned */
  gpointer data;
  GDestroyNotify free_data; /* nullable */
} Choice;

static void
free_choice (gpointer data, GClosure *closure)
{
  Choice *choice = data;

  if (choice->free_data != NULL)
    choice->free_data (choice->data);
  g_free (choice);
}

static void
close_with_window (GtkNativeDialog *dialog)
{
  gtk_native_dialog_destroy (dialog);
}

static void
release_dialog (gpointer dialog, GClosure *closure)
{
  g_object_unref (dialog);
}

/* Lets @window keep @dialog, which it takes. */
static void
keep (GtkWindow *window, GtkNativeDialog *dialog)
{
  g_signal_connect_data (window, "destroy", G_CALLBACK (close_with_window), dialog, release_dialog,
                         G_CONNECT_SWAPPED);
}

/* Releases the dialog that @window keeps, if any. */
static void
release_kept (GtkWindow *window)
{
  g_signal_handlers_disconnect_matched (window, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, close_with_window,
                                        NULL);
}

static void
on_response (GtkFileChooser *chooser, int response, gpointer data)
{
  const Choice *choice = data;
  GtkWindow *window = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (chooser));
  g_autoptr (GObject) kept = g_object_ref (G_OBJECT (chooser));
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;

  release_kept (window);
  if (file != NULL)
    choice->chosen (choice->self, file, chooser, choice->data);
}

GtkNativeDialog *
pandoria_file_dialog_new (GtkWindow *window, GtkFileChooserAction action, const char *title,
                          const char *name, PandoriaFileChosen chosen, gpointer self, gpointer data,
                          GDestroyNotify free_data)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, NULL, NULL);
  GtkNativeDialog *dialog = GTK_NATIVE_DIALOG (chooser);
  Choice *choice = g_new (Choice, 1);
  GClosure *closure = g_cclosure_new (G_CALLBACK (on_response), choice, free_choice);

  *choice = (Choice){ chosen, self, data, free_data };
  release_kept (window);
  keep (window, dialog);
  gtk_native_dialog_set_modal (dialog, TRUE);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_object_watch_closure (self, closure); /* the signal does not call it without @self */
  g_signal_connect_closure (dialog, "response", closure, FALSE);
  return dialog;
}

static void
show_export_failure (AdwToastOverlay *toasts, const GError *error)
{
  pandoria_show_failure (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (toasts))),
                         _ ("The Export Failed"), error->message);
}

static void
on_exported (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdwToastOverlay) toasts = data;
  g_autofree char *name = g_file_get_basename (G_FILE (file));
  g_autofree char *text = g_strdup_printf (_ ("Saved as “%s”"), name);
  g_autoptr (GError) error = NULL;
  gboolean exported = pandoria_file_export_finish (G_FILE (file), result, &error);

  if (!gtk_widget_get_mapped (GTK_WIDGET (toasts))) /* the window was closed meanwhile */
    return;
  if (exported)
    pandoria_show_toast (toasts, text);
  else
    show_export_failure (toasts, error);
}

void
pandoria_export (AdwToastOverlay *toasts, GFile *to, GBytes *bytes, const GError *error)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts) && G_IS_FILE (to));

  if (bytes != NULL)
    pandoria_file_export_async (to, bytes, on_exported, g_object_ref (toasts));
  else
    show_export_failure (toasts, error);
}
