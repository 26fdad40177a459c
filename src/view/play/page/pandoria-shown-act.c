/* What a player does with the act that led to the shown position: a note, a copy as text, and
 * “Continue From Here”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-shown-act.h"

#include <glib/gi18n.h>

#include "pandoria-dialogs.h"
#include "pandoria-game-dialog.h"
#include "pandoria-text-moves.h"
#include "pandoria-text.h"

static PandoriaGame *
get_game (PandoriaPlayPage *page)
{
  return pandoria_play_get_view (pandoria_play_page_get_play (page))->game;
}

static GtkWindow *
get_window (PandoriaPlayPage *page)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
}

/* --- copies and the note -------------------------------------------------------------------- */

static void
copy_text (PandoriaPlayPage *page, const char *text, const char *done)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (page)), text);
  pandoria_toast (GTK_WIDGET (page), done, FALSE);
}

void
pandoria_shown_act_copy (PandoriaPlayPage *page)
{
  PandoriaGame *game = get_game (page);
  guint index = pandoria_game_get_shown (game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (game));
  g_autofree char *text = note != NULL ? g_strdup_printf ("%s\n%s", act, note) : g_strdup (act);

  copy_text (page, text, _ ("Copied"));
}

void
pandoria_shown_act_copy_turn (PandoriaPlayPage *page)
{
  PandoriaGame *game = get_game (page);
  g_autofree char *line = pandoria_notation_write_turn (game, pandoria_game_get_shown (game) - 1);
  /* Translators: %s is a turn in the notation. */
  g_autofree char *done = g_strdup_printf (_ ("Copied: %s"), line);

  copy_text (page, line, done);
}

void
pandoria_shown_act_copy_game (PandoriaPlayPage *page)
{
  g_autofree char *text = pandoria_notation_write_game (get_game (page));

  copy_text (page, text, _ ("The whole game has been copied in the notation."));
}

static void
on_note_response (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  PandoriaGame *game = pandoria_dialog_get_game (GTK_WINDOW (dialog));
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  guint index = GPOINTER_TO_UINT (data);

  if (g_str_equal (response, "set") && index < pandoria_game_get_position (game))
    pandoria_game_set_note (game, index, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

void
pandoria_shown_act_edit_note (PandoriaPlayPage *page)
{
  PandoriaGame *game = get_game (page);
  guint index = pandoria_game_get_shown (game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (game));
  GtkWidget *dialog = pandoria_text_dialog_new (get_window (page), _ ("Note"), act, _ ("Note"),
                                                note != NULL ? note : "", PANDORIA_MAX_NOTE);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "set", _ ("_Set"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "set");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "set",
                                              ADW_RESPONSE_SUGGESTED);
  g_signal_connect (dialog, "response", G_CALLBACK (on_note_response), GUINT_TO_POINTER (index));
  pandoria_dialog_hold_game (GTK_WINDOW (dialog), pandoria_play_page_get_play (page),
                             PANDORIA_DIALOG_SHOWN_GAME);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- going back to it ----------------------------------------------------------------------- */

void
pandoria_shown_act_continue (PandoriaPlayPage *page)
{
  PandoriaGame *game = get_game (page);
  g_autofree PandoriaState *before
      = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));
  guint position = pandoria_game_get_position (game), n;
  guint n_steps = pandoria_game_go_back_to (game, pandoria_game_get_shown (game));
  const PandoriaState *after = pandoria_game_get_state (game);
  g_autofree char *brief = pandoria_text_moves_in_short (game, before, after);
  g_autofree char *moves = pandoria_text_table_moves (game, before, after);
  g_autofree char *done = NULL, *text = NULL;

  n = position - pandoria_game_get_position (game);
  done = g_strdup_printf (ngettext ("%u action undone", "%u actions undone", n), n);
  text = brief != NULL ? g_strdup_printf (C_ ("correction", "%1$s. %2$s"), done, brief)
                       : g_strdup (done);
  if (moves != NULL)
    pandoria_toast_act (GTK_WIDGET (page), text, _ ("_Show"), "page.show-undone",
                        g_variant_new ("(us)", n_steps, moves));
  else
    pandoria_toast_act (GTK_WIDGET (page), text, _ ("_Undo"), "document.redo-several",
                        g_variant_new_uint32 (n_steps));
}

void
pandoria_shown_act_show_moves (PandoriaPlayPage *page, GVariant *parameter)
{
  pandoria_show_lines (get_window (page), _ ("What to Move on the Table"),
                       g_variant_get_string (parameter, NULL));
}

static void
on_undone_response (gpointer page, AdwMessageDialog *dialog, const char *response, gpointer n_steps)
{
  if (g_str_equal (response, "undo"))
    gtk_widget_activate_action (page, "document.redo-several", "u", GPOINTER_TO_UINT (n_steps));
}

void
pandoria_shown_act_show_undone (PandoriaPlayPage *page, GVariant *parameter)
{
  GtkWidget *dialog;
  const char *moves;
  guint n_steps;

  g_variant_get (parameter, "(u&s)", &n_steps, &moves);
  dialog = pandoria_show_lines (get_window (page), _ ("What to Move on the Table"), moves);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "undo", _ ("_Undo"));
  pandoria_dialog_when_answered (dialog, on_undone_response, page, GUINT_TO_POINTER (n_steps),
                                 NULL);
}
