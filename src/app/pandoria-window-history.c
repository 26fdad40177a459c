/* PandoriaWindow: looking at another position, and what is done with the act that led there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-game-entries.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"

/* Commands that concern the game as a whole wait until an old act is entered anew, or given up. */
static const char *const not_while_correcting[] = {
  "new",           "open",      "continue",      "archive",        "save-as",    "summary",     "print",
  "save-summary",  "look-now",  "look-first",    "look-previous",  "look-next",  "edit-note",   "continue-here",
  "copy-act",      "copy-turn", "copy-notation", "paste-notation", "insert-act", "correct-act", "mend",
  "show-notation", NULL,
};
static const char *const not_while_looking_back[] = { "undo", "redo", "corrections", "mend", "quick-entry", NULL };

/* --- what is possible ------------------------------------------------------------------------------------------- */

gboolean
pandoria_window_blocks (PandoriaWindow *self, const char *command)
{
  if (self->own_game != NULL)
    return g_strv_contains (not_while_correcting, command);
  return self->game != NULL && pandoria_game_is_looking_back (self->game)
         && g_strv_contains (not_while_looking_back, command);
}

gboolean
pandoria_window_can_look_back (PandoriaWindow *self)
{
  return pandoria_game_get_shown (self->game) > 0;
}

gboolean
pandoria_window_can_look_on (PandoriaWindow *self)
{
  return pandoria_game_is_looking_back (self->game);
}

/* --- looking ---------------------------------------------------------------------------------------------------- */

void
pandoria_window_look_first (PandoriaWindow *self)
{
  pandoria_game_look_at (self->game, 0);
}

void
pandoria_window_look_previous (PandoriaWindow *self)
{
  pandoria_game_look_at (self->game, pandoria_game_get_shown (self->game) - 1);
}

void
pandoria_window_look_next (PandoriaWindow *self)
{
  pandoria_game_look_at (self->game, pandoria_game_get_shown (self->game) + 1);
}

void
pandoria_window_look_now (PandoriaWindow *self)
{
  pandoria_game_look_at (self->game, pandoria_game_get_position (self->game));
}

gboolean
pandoria_window_is_apart (PandoriaWindow *self)
{
  return self->own_game != NULL || (self->game != NULL && pandoria_game_is_looking_back (self->game));
}

void
pandoria_window_come_back (PandoriaWindow *self)
{
  if (self->own_game != NULL)
    pandoria_window_cancel_correction (self);
  else
    pandoria_window_look_now (self);
}

/* --- the act that is shown -------------------------------------------------------------------------------------- */

void
pandoria_window_continue_here (PandoriaWindow *self)
{
  guint before = pandoria_game_get_position (self->game), n;
  g_autofree char *text = NULL;

  pandoria_game_go_back_to (self->game, pandoria_game_get_shown (self->game));
  n = before - pandoria_game_get_position (self->game);
  text = g_strdup_printf (
      ngettext ("%u act was taken back; Redo brings it back.", "%u acts were taken back; Redo brings them back.", n),
      n);
  pandoria_window_toast (self, text, FALSE);
}

void
pandoria_window_copy_act (PandoriaWindow *self)
{
  guint index = pandoria_game_get_shown (self->game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (self->game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (self->game));
  g_autofree char *text = note != NULL ? g_strdup_printf ("%s\n%s", act, note) : g_strdup (act);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  pandoria_window_toast (self, _ ("Copied"), FALSE);
}

static void
on_note_response (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PandoriaWindow *self = data;
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "pandoria-act"));

  if (g_str_equal (response, "set") && self->game != NULL && index < pandoria_game_get_position (self->game))
    pandoria_game_set_note (self->game, index, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

void
pandoria_window_edit_note (PandoriaWindow *self)
{
  guint index = pandoria_game_get_shown (self->game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (self->game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (self->game));
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Note"), act);
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

/* --- what is shown ---------------------------------------------------------------------------------------------- */

/* @plain and @with are what the button says without and with what it would do. */
static void
set_tooltip (GtkWidget *button, const char *plain, const char *with, char *what)
{
  g_auto (GStrv) parts = g_strsplit (with, "%s", 2);
  g_autofree char *text = what != NULL ? g_strjoinv (what, parts) : g_strdup (plain);

  pandoria_tooltip_set (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_free (what);
}

static void
update_undo (PandoriaWindow *self)
{
  gboolean has = self->game != NULL;

  /* Translators: %s is an act, “Undo “Tile at F7 E7” (Ctrl+Z)” */
  set_tooltip (self->undo_button, _ ("Undo (Ctrl+Z)"), _ ("Undo “%s” (Ctrl+Z)"),
               has ? pandoria_text_undo (self->game) : NULL);
  set_tooltip (self->redo_button, _ ("Redo (Shift+Ctrl+Z)"), _ ("Redo “%s” (Shift+Ctrl+Z)"),
               has ? pandoria_text_redo (self->game) : NULL);
}

static void
update_bar (PandoriaWindow *self)
{
  g_autofree char *text = NULL;

  if (self->own_game != NULL)
    text = pandoria_window_describe_correction (self);
  else if (self->game != NULL && pandoria_game_is_looking_back (self->game))
    text = pandoria_text_position (self->game);
  else if (self->game != NULL && pandoria_game_get_n_unfit (self->game) > 0)
    text = pandoria_window_describe_unfit (self);
  if (text == NULL)
    pandoria_history_bar_show (self->history_bar, PANDORIA_HISTORY_BAR_HIDDEN, NULL);
  else if (self->own_game != NULL)
    pandoria_history_bar_show (self->history_bar,
                               self->inserts ? PANDORIA_HISTORY_BAR_INSERTING : PANDORIA_HISTORY_BAR_CORRECTING, text);
  else
    pandoria_history_bar_show (
        self->history_bar,
        pandoria_game_is_looking_back (self->game) ? PANDORIA_HISTORY_BAR_LOOKING : PANDORIA_HISTORY_BAR_UNFIT, text);
}

void
pandoria_window_update_history (PandoriaWindow *self)
{
  update_undo (self);
  update_bar (self);
}

/* --- callbacks -------------------------------------------------------------------------------------------------- */

static void
on_look (PandoriaHistoryView *view, guint n, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->game != NULL && self->own_game == NULL)
    pandoria_game_look_at (self->game, n);
}

/* Enter or a double press on an entry of the ledger shows the position that it led to. */
static void
on_ledger_activated (PandoriaLedgerView *view, GObject *entry, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->game != NULL && self->own_game == NULL && PANDORIA_IS_LEDGER_ENTRY (entry))
    pandoria_game_look_at (self->game, pandoria_ledger_entry_get_action (PANDORIA_LEDGER_ENTRY (entry)) + 1);
}

void
pandoria_window_init_history (PandoriaWindow *self)
{
  g_signal_connect (self->history, "look", G_CALLBACK (on_look), self);
  g_signal_connect (self->ledger, "entry-activated", G_CALLBACK (on_ledger_activated), self);
}
