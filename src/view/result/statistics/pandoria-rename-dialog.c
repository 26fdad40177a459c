/* The dialog that renames a player of the statistics, or merges two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-statistics-window.h"

#include "pandoria-folder.h"
#include "pandoria-statistics.h"
#include "pandoria-widgets.h"

static void
on_response (AdwMessageDialog *dialog, const char *response, gpointer receiver)
{
  PandoriaRenameFunc changed = (PandoriaRenameFunc) g_object_get_data (G_OBJECT (dialog), "changed");
  const char *name = g_object_get_data (G_OBJECT (dialog), "name");
  const char *to = gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)));
  g_autofree char *path = pandoria_folder_get_people ();
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (response, "cancel") == 0)
    return;
  if (g_strcmp0 (response, "separate") == 0)
    pandoria_people_separate (path, name, &error);
  else if (g_strcmp0 (to, name) != 0)
    pandoria_people_rename (path, name, to, &error);
  else
    return;
  changed (receiver, error);
}

/* An empty name is invalid. */
static void
on_text_changed (GtkEditable *entry, gpointer dialog)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "rename", *text != '\0');
}

static char *
describe (GStrv others)
{
  g_autofree char *names = g_strjoinv (", ", others);
  g_autofree char *text = NULL;

  if (others[0] == NULL)
    return g_strdup (_ ("If another player has this name, the two are merged. The games stay as they are."));
  /* Translators: %s are the other names of a player */
  text = g_strdup_printf (_ ("Also played as %s."), names);
  return g_strconcat (text, " ", _ ("The games stay as they are."), NULL);
}

static void
add_responses (AdwMessageDialog *dialog, gboolean has_others)
{
  adw_message_dialog_add_response (dialog, "cancel", _ ("_Cancel"));
  if (has_others)
    adw_message_dialog_add_response (dialog, "separate", _ ("_Separate the Names"));
  adw_message_dialog_add_response (dialog, "rename", _ ("_Rename"));
  adw_message_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "rename");
  adw_message_dialog_set_close_response (dialog, "cancel");
}

GtkWidget *
pandoria_rename_dialog_new (GtkWindow *parent, const char *name, PandoriaRenameFunc changed, gpointer receiver)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (parent, _ ("Rename or Merge a Player"), NULL);
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *path = pandoria_folder_get_people ();
  g_autoptr (PandoriaPeople) people = pandoria_people_load (path, NULL);
  g_auto (GStrv) others = pandoria_people_get_others (people, name);
  g_autofree char *body = describe (others);

  g_object_set_data_full (G_OBJECT (dialog), "name", g_strdup (name), g_free);
  g_object_set_data (G_OBJECT (dialog), "changed", (gpointer) changed);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  add_responses (ADW_MESSAGE_DIALOG (dialog), others[0] != NULL);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 200);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  pandoria_set_accessible_label (entry, _ ("Name"));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  g_signal_connect (entry, "changed", G_CALLBACK (on_text_changed), dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), receiver, 0);
  gtk_window_set_focus (GTK_WINDOW (dialog), entry);
  return dialog;
}
