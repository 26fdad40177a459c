/* PandoriaWindow: the quick entry, and turns and games copied and read in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"
#include "pandoria-window-summary.h"

#include <glib/gi18n.h>

#include "pandoria-foresight.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-notation-help.h"
#include "pandoria-notation.h"
#include "pandoria-text-gains.h"

/* --- what the line would do ------------------------------------------------------------------------------------- */

/* The acts in front of the last one are done in @state. */
static void
play_before (const PandoriaNotedLine *line, PandoriaState *state)
{
  for (guint i = 0; i + 1 < line->acts->len; i++)
    {
      const PandoriaNotedAct *act = g_ptr_array_index (line->acts, i);

      pandoria_state_apply (state, &act->action, state, NULL, NULL);
    }
}

/* Returns: how many hexes the line's tile has. */
static guint
find_hexes (const PandoriaNotedLine *line, PandoriaHex hexes[2])
{
  for (guint i = 0; i < line->acts->len; i++)
    {
      const PandoriaAction *action = &((PandoriaNotedAct *) g_ptr_array_index (line->acts, i))->action;

      hexes[0] = action->hexes[0];
      hexes[1] = action->hexes[1];
      if (action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_SINGLE)
        return action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1;
    }
  return 0;
}

/* The end of a turn says nothing of itself: what was done before it is shown. */
static void
on_line_changed (PandoriaQuickEntry *entry, gpointer data)
{
  PandoriaWindow *self = data;
  const PandoriaNotedLine *line = pandoria_quick_entry_get_line (entry);
  g_autofree PandoriaState *state = NULL;
  PandoriaHex hexes[2];
  guint n_hexes;

  if (self->game == NULL || line == NULL || line->acts->len == 0)
    {
      pandoria_window_consider (self, NULL);
      return;
    }
  state = g_memdup2 (pandoria_game_get_state (self->game), sizeof *state);
  play_before (line, state);
  n_hexes = find_hexes (line, hexes);
  pandoria_window_consider_after (
      self, state, &((PandoriaNotedAct *) g_ptr_array_index (line->acts, line->acts->len - 1))->action, hexes, n_hexes);
}

/* --- doing it --------------------------------------------------------------------------------------------------- */

/* Every act is a step of its own. What the text says was accepted in the present state, so nothing can be left half done. */
static gboolean
do_line (PandoriaWindow *self, const PandoriaNotedLine *line)
{
  for (guint i = 0; i < line->acts->len; i++)
    {
      const PandoriaNotedAct *act = g_ptr_array_index (line->acts, i);
      g_autoptr (GError) error = NULL;

      if (!pandoria_game_apply_noted (self->game, &act->action, act->note, act->card, &error))
        {
          pandoria_window_refuse (self, error);
          return FALSE;
        }
    }
  return TRUE;
}

static void
on_entered (PandoriaQuickEntry *entry, gpointer data)
{
  PandoriaWindow *self = data;
  g_autofree char *text = g_strdup (pandoria_quick_entry_get_text (entry));
  guint before = g_list_model_get_n_items (pandoria_game_get_ledger (self->game));
  const PandoriaState *state = pandoria_game_get_state (self->game);
  gboolean was_finished = state->finished;
  g_autoptr (PandoriaNotedLine) line = NULL;
  g_autofree char *gains = NULL;
  PandoriaSeats seats;

  /* The entry's own line is read anew with every act. */
  pandoria_seats_init (&seats, pandoria_game_get_record (self->game));
  line = pandoria_notation_read (&seats, state, text);
  if (line->fault != NULL)
    return;
  pandoria_quick_entry_set_text (entry, "");
  pandoria_window_consider (self, NULL);
  if (!do_line (self, line))
    {
      pandoria_quick_entry_set_text (entry, text);
      return;
    }
  /* A draft is no game whose gains were anybody's. */
  if (self->own_game != NULL)
    return;
  gains = pandoria_text_gains_since (self->game, before);
  if (gains != NULL)
    pandoria_window_toast (self, gains, TRUE);
  if (!was_finished && pandoria_game_get_state (self->game)->finished)
    pandoria_window_show_summary (self);
}

/* The keyboard goes back to where it was, so that walking the board goes on from there. */
static void
on_closed (PandoriaQuickEntry *entry, gpointer data)
{
  PandoriaWindow *self = data;

  GtkWidget *before = self->before_entry;

  if (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before))
    gtk_widget_child_focus (GTK_WIDGET (self->board), GTK_DIR_TAB_FORWARD);
  g_clear_weak_pointer (&self->before_entry);
  if (self->game != NULL)
    pandoria_window_update_tray (self);
}

/* --- commands --------------------------------------------------------------------------------------------------- */

void
pandoria_window_init_entry (PandoriaWindow *self)
{
  g_signal_connect_object (self->quick_entry, "line-changed", G_CALLBACK (on_line_changed), self, 0);
  g_signal_connect_object (self->quick_entry, "entered", G_CALLBACK (on_entered), self, 0);
  g_signal_connect_object (self->quick_entry, "closed", G_CALLBACK (on_closed), self, 0);
}

void
pandoria_window_toggle_entry (PandoriaWindow *self)
{
  if (pandoria_quick_entry_is_open (self->quick_entry) && gtk_widget_get_focus_child (GTK_WIDGET (self->quick_entry)))
    {
      pandoria_quick_entry_close (self->quick_entry);
      return;
    }
  if (!gtk_widget_get_focus_child (GTK_WIDGET (self->quick_entry)))
    g_set_weak_pointer (&self->before_entry, gtk_root_get_focus (GTK_ROOT (self)));
  adw_view_stack_set_visible_child_name (self->pages, "board");
  pandoria_quick_entry_open (self->quick_entry);
  pandoria_window_update_tray (self);
}

/* There is a turn to be copied: that of the last act, or of the one that led to the shown position. */
gboolean
pandoria_window_can_copy_turn (PandoriaWindow *self)
{
  return pandoria_game_get_shown (self->game) > 0;
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
  g_autofree char *line = pandoria_notation_write_turn (self->game, pandoria_game_get_shown (self->game) - 1);
  /* Translators: %s is a turn in the notation. */
  g_autofree char *done = g_strdup_printf (_ ("Copied: %s"), line);

  copy_text (self, line, done);
}

void
pandoria_window_copy_notation (PandoriaWindow *self)
{
  g_autofree char *text = pandoria_notation_write_game (self->game);

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
  g_autofree char *text = pandoria_notation_write_game (self->game);
  PandoriaNotationDialog *dialog = open_dialog (self);

  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Game as Text"));
  pandoria_notation_dialog_set_text (dialog, text);
}

void
pandoria_window_show_notation_help (PandoriaWindow *self)
{
  pandoria_notation_help_show (GTK_WINDOW (self));
}
