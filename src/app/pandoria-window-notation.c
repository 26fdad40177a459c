/* Turns and games copied and read in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-notation.h"

#include <glib/gi18n.h>

#include "pandoria-notation-dialog.h"
#include "pandoria-window-files.h"

static PandoriaGame *
get_game (PandoriaWindow *self)
{
  return pandoria_play_get_view (pandoria_window_get_play (self))->game;
}

static void
copy_text (PandoriaWindow *self, const char *text, const char *done)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  pandoria_window_toast (self, done, FALSE);
}

void
pandoria_window_copy_turn (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  g_autofree char *line = pandoria_notation_write_turn (game, pandoria_game_get_shown (game) - 1);
  /* Translators: %s is a turn in the notation. */
  g_autofree char *done = g_strdup_printf (_ ("Copied: %s"), line);

  copy_text (self, line, done);
}

void
pandoria_window_copy_notation (PandoriaWindow *self)
{
  g_autofree char *text = pandoria_notation_write_game (get_game (self));

  copy_text (self, text, _ ("The whole game has been copied in the notation."));
}

static void
on_game_read (PandoriaNotationDialog *dialog, PandoriaRecord *record, gpointer data)
{
  pandoria_window_create_game (data, record);
}

static PandoriaNotationDialog *
open_dialog (PandoriaWindow *self)
{
  PandoriaNotationDialog *dialog = pandoria_notation_dialog_new (GTK_WINDOW (self));

  g_signal_connect_object (dialog, "read", G_CALLBACK (on_game_read), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

void
pandoria_window_paste_notation (PandoriaWindow *self)
{
  pandoria_notation_dialog_paste (open_dialog (self));
}

void
pandoria_window_show_notation (PandoriaWindow *self)
{
  g_autofree char *text = pandoria_notation_write_game (get_game (self));
  PandoriaNotationDialog *dialog = open_dialog (self);

  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Game as Text"));
  pandoria_notation_dialog_set_text (dialog, text);
}

void
pandoria_window_show_notation_help (PandoriaWindow *self)
{
  pandoria_notation_help_show (GTK_WINDOW (self));
}
