/* Toasts and small dialogs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-dialogs.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-letters.h"
#include "pandoria-toasts.h"
#include "pandoria-widgets.h"

#define LINES_HEIGHT 320 /* pixels of a list in a dialog; a longer one scrolls */

void
pandoria_show_toast (AdwToastOverlay *toasts, const char *text)
{
  g_autofree char *escaped = NULL;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));
  g_return_if_fail (text != NULL);

  escaped = g_markup_escape_text (text, -1);
  pandoria_toasts_add (toasts, adw_toast_new (escaped), FALSE);
}

void
pandoria_show_failure (GtkWindow *parent, const char *heading, const char *body)
{
  AdwMessageDialog *dialog
      = ADW_MESSAGE_DIALOG (pandoria_compat_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_message_dialog_set_default_response (dialog, "close");
  gtk_window_present (GTK_WINDOW (dialog));
}

GtkWidget *
pandoria_show_lines (GtkWindow *parent, const char *heading, const char *text)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (parent, heading, NULL),
            *scrolled = gtk_scrolled_window_new (), *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), label);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), LINES_HEIGHT);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), scrolled);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_label_select_region (GTK_LABEL (label), 0, 0);
  return dialog;
}

GtkWidget *
pandoria_text_dialog_new (GtkWindow *parent, const char *heading, const char *body,
                          const char *label, const char *text, int most)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (parent, heading, body),
            *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), most);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  pandoria_set_accessible_label (entry, label);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_focus (GTK_WINDOW (dialog), entry);
  return dialog;
}

/** Answer: what an answer to a dialog calls. */
typedef struct
{
  PandoriaAnswered answered;
  gpointer self; /* not owned */
  gpointer data;
  GDestroyNotify free_data; /* nullable */
} Answer;

static void
free_answer (gpointer data, GClosure *closure)
{
  Answer *answer = data;

  if (answer->free_data != NULL)
    answer->free_data (answer->data);
  g_free (answer);
}

static void
on_response (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  const Answer *answer = data;

  answer->answered (answer->self, dialog, response, answer->data);
}

void
pandoria_dialog_when_answered (GtkWidget *dialog, PandoriaAnswered answered, gpointer self,
                               gpointer data, GDestroyNotify free_data)
{
  Answer *answer;
  GClosure *closure;

  g_return_if_fail (ADW_IS_MESSAGE_DIALOG (dialog) && answered != NULL && G_IS_OBJECT (self));

  answer = g_new (Answer, 1);
  *answer = (Answer){ answered, self, data, free_data };
  closure = g_cclosure_new (G_CALLBACK (on_response), answer, free_answer);
  g_object_watch_closure (self, closure); /* the signal does not call it without @self */
  g_signal_connect_closure (dialog, "response", closure, FALSE);
}

void
pandoria_fit_to_parent (GtkWindow *dialog)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (dialog));
  double scale = pandoria_text_scale (parent);
  int width, height;

  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, MIN ((int) (width * scale), gtk_widget_get_width (parent)),
                               MIN ((int) (height * scale), gtk_widget_get_height (parent)));
}
