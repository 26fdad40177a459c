/* What is done with the act that led to the shown position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-history.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-text.h"

static PandoriaGame *
get_game (PandoriaWindow *self)
{
  return pandoria_play_get_view (pandoria_window_get_play (self))->game;
}

void
pandoria_window_continue_here (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  guint before = pandoria_game_get_position (game), n;
  guint n_steps = pandoria_game_go_back_to (game, pandoria_game_get_shown (game));
  g_autofree char *text = NULL;

  n = before - pandoria_game_get_position (game);
  text = g_strdup_printf (ngettext ("%u action was taken back", "%u actions were taken back", n), n);
  pandoria_window_toast_act (self, text, _ ("_Undo"), "win.redo-several", g_variant_new_uint32 (n_steps));
}

void
pandoria_window_copy_act (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  guint index = pandoria_game_get_shown (game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (game));
  g_autofree char *text = note != NULL ? g_strdup_printf ("%s\n%s", act, note) : g_strdup (act);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  pandoria_window_toast (self, _ ("Copied"), FALSE);
}

static void
on_note_response (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PandoriaGame *game = get_game (data);
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "pandoria-act"));

  if (g_str_equal (response, "set") && game != NULL && index < pandoria_game_get_position (game))
    pandoria_game_set_note (game, index, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

void
pandoria_window_edit_note (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  guint index = pandoria_game_get_shown (game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (game));
  GtkWidget *dialog = pandoria_compat_message_dialog_new (GTK_WINDOW (self), _ ("Note"), act);
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), PANDORIA_MAX_NOTE);
  gtk_editable_set_text (GTK_EDITABLE (entry), note != NULL ? note : "");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Note"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "set", _ ("_Set"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "set");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "set", ADW_RESPONSE_SUGGESTED);
  g_object_set_data (G_OBJECT (dialog), "pandoria-act", GUINT_TO_POINTER (index));
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_note_response), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
