/* The dialog that lists the files that cannot be opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-faults.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"

#define DIALOG_KEY "pandoria-faults"
#define LIST_KEY   "pandoria-fault-list"
#define MAX_HEIGHT 360 /* px, of the list */

/* --- helpers -------------------------------------------------------------------------------------------------- */

static guint
count_rows (GtkListBox *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (int) n) != NULL)
    n++;
  return n;
}

static void
add_row (GtkListBox *list, const char *name, const char *reason)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), reason);
  gtk_list_box_append (list, row);
}

/* One file is said in a sentence, several are a list. */
static void
update_dialog (AdwMessageDialog *dialog, GtkListBox *list, const char *name, const char *reason)
{
  guint n = count_rows (list);
  /* Translators: %s is the name of a file */
  g_autofree char *one = g_strdup_printf (_ ("“%s” Cannot Be Opened"), name);
  g_autofree char *several = g_strdup_printf (ngettext ("%u File Cannot Be Opened", "%u Files Cannot Be Opened", n), n);

  adw_message_dialog_set_heading (dialog, n == 1 ? one : several);
  adw_message_dialog_set_body (dialog, n == 1 ? reason : "");
  gtk_widget_set_visible (adw_message_dialog_get_extra_child (dialog), n > 1);
}

static void
on_destroyed (PandoriaWindow *self)
{
  g_object_set_data (G_OBJECT (self), DIALOG_KEY, NULL);
}

static AdwMessageDialog *
create_dialog (PandoriaWindow *self)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (pandoria_compat_message_dialog_new (GTK_WINDOW (self), NULL, NULL));
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  adw_message_dialog_set_extra_child (dialog, scrolled);
  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_message_dialog_set_default_response (dialog, "close");
  adw_message_dialog_set_close_response (dialog, "close");
  g_object_set_data (G_OBJECT (dialog), LIST_KEY, list);
  g_object_set_data (G_OBJECT (self), DIALOG_KEY, dialog);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_destroyed), self, G_CONNECT_SWAPPED);
  return dialog;
}

/* --- public functions ----------------------------------------------------------------------------------------------- */

void
pandoria_window_show_fault (PandoriaWindow *self, const char *name, const char *reason)
{
  AdwMessageDialog *dialog;
  GtkListBox *list;

  g_return_if_fail (PANDORIA_IS_WINDOW (self) && name != NULL && reason != NULL);

  dialog = g_object_get_data (G_OBJECT (self), DIALOG_KEY);
  if (dialog == NULL)
    dialog = create_dialog (self);
  list = g_object_get_data (G_OBJECT (dialog), LIST_KEY);
  add_row (list, name, reason);
  update_dialog (dialog, list, name, reason);
  gtk_window_present (GTK_WINDOW (dialog));
}
