/* PandoriaWindow: what it can do, in one table: each command is an action "win.NAME" with its keys. The acts of the game are rows
 * of src/view/common/pandoria-act-commands.c; here stands only what is done otherwise than by beginning them. What makes actions
 * and keys of the rows is pandoria-window-actions.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-text.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-files.h"
#include "pandoria-window-hint.h"
#include "pandoria-window-lesson.h"
#include "pandoria-window-main-button.h"
#include "pandoria-window-setup.h"
#include "pandoria-window-private.h"
#include "pandoria-window-spoken.h"
#include "pandoria-window-windows.h"
#include "pandoria-window-would-close.h"

/* --- what is possible ------------------------------------------------------------------------------------------- */

static gboolean
is_lesson (const PandoriaPlayView *view)
{
  return pandoria_lesson_of (pandoria_game_get_record (view->game)) != NULL;
}

/* Only then can the table be corrected as a whole (rulings 75). */
static gboolean
begins_turn (const PandoriaPlayView *view)
{
  return pandoria_game_get_state (view->game)->step == PANDORIA_STEP_PLACE;
}

static gboolean
lays_tile (const PandoriaPlayView *view)
{
  return view->n_laid == 2;
}

static gboolean
has_past (const PandoriaPlayView *view)
{
  return pandoria_game_get_shown (view->game) > 0;
}

static gboolean
has_acts (const PandoriaPlayView *view)
{
  return pandoria_game_get_position (view->game) > 0;
}

static gboolean
has_gains (const PandoriaPlayView *view)
{
  return g_list_model_get_n_items (pandoria_game_get_ledger (view->game)) > 0;
}

static gboolean
has_last_turn (const PandoriaPlayView *view)
{
  PandoriaTurnSpan span;

  return pandoria_turn_span_find_last (view->game, &span);
}

static gboolean
looks_back (const PandoriaPlayView *view)
{
  return pandoria_game_is_looking_back (view->game);
}

static gboolean
can_cancel_correction (const PandoriaPlayView *view)
{
  return view->game != view->own_game;
}

/* --- what is done ----------------------------------------------------------------------------------------------- */

static PandoriaGame *
get_game (PandoriaWindow *self)
{
  return pandoria_play_get_view (self->play)->game;
}

static void
look_first (PandoriaWindow *self)
{
  pandoria_game_look_at (get_game (self), 0);
}

static void
look_previous (PandoriaWindow *self)
{
  pandoria_game_look_at (get_game (self), pandoria_game_get_shown (get_game (self)) - 1);
}

static void
look_next (PandoriaWindow *self)
{
  pandoria_game_look_at (get_game (self), pandoria_game_get_shown (get_game (self)) + 1);
}

static void
look_now (PandoriaWindow *self)
{
  pandoria_game_look_at (get_game (self), pandoria_game_get_position (get_game (self)));
}

/* The act that led to the shown position. */
static void
correct_act (PandoriaWindow *self)
{
  pandoria_play_correct (self->play, pandoria_game_get_shown (get_game (self)) - 1);
}

static void
insert_act (PandoriaWindow *self)
{
  pandoria_play_insert (self->play, pandoria_game_get_shown (get_game (self)) - 1);
}

/* Or the one that is being corrected. */
static void
remove_act (PandoriaWindow *self)
{
  gboolean is_correcting = pandoria_play_get_view (self->play)->mode == PANDORIA_PLAY_MODE_CORRECTING;

  pandoria_play_remove (self->play,
                        is_correcting ? PANDORIA_MAX_ACTIONS : pandoria_game_get_shown (get_game (self)) - 1);
}

static void
show_ledger (PandoriaWindow *self)
{
  pandoria_window_show_ledger (self, "ledger");
  pandoria_ledger_view_focus (self->ledger);
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

static void
show_history (PandoriaWindow *self)
{
  pandoria_window_show_ledger (self, "history");
  pandoria_history_view_focus (self->history);
  gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

/* Whichever of the two is shown is searched; or the cards in their place. */
static void
search_ledger (PandoriaWindow *self)
{
  g_autofree char *page = g_strdup (gtk_stack_get_visible_child_name (self->ledger_stack));

  if (self->cards != NULL && self->question == NULL && pandoria_cards_panel_start_search (self->cards))
    return;
  pandoria_window_show_ledger (self, page);
  if (g_strcmp0 (page, "history") == 0)
    pandoria_history_view_start_search (self->history);
  else
    pandoria_ledger_view_start_search (self->ledger);
}

static void
next_panel (PandoriaWindow *self)
{
  pandoria_window_walk_panels (self, 1);
}

static void
previous_panel (PandoriaWindow *self)
{
  pandoria_window_walk_panels (self, -1);
}

static void
toggle_entry (PandoriaWindow *self)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->quick_entry)) != NULL;

  if (pandoria_quick_entry_is_open (self->quick_entry) && has_focus)
    {
      pandoria_quick_entry_close (self->quick_entry);
      return;
    }
  if (!has_focus)
    g_set_weak_pointer (&self->before_entry, gtk_root_get_focus (GTK_ROOT (self)));
  adw_view_stack_set_visible_child_name (self->pages, "board");
  pandoria_quick_entry_open (self->quick_entry);
}

static void
cancel_opening (PandoriaWindow *self)
{
  pandoria_document_cancel (self->document);
}

static void
try_saving (PandoriaWindow *self)
{
  pandoria_catalogue_save (self->catalogue, NULL);
  pandoria_document_save (self->document);
}

static void
toggle_fullscreen (PandoriaWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

/* --- acts, turns and games as text ------------------------------------------------------------------------------ */

static void
copy_text (PandoriaWindow *self, const char *text, const char *done)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  pandoria_window_toast (self, done, FALSE);
}

static void
continue_here (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  guint before = pandoria_game_get_position (game), n;
  guint n_steps = pandoria_game_go_back_to (game, pandoria_game_get_shown (game));
  g_autofree char *text = NULL;

  n = before - pandoria_game_get_position (game);
  text = g_strdup_printf (ngettext ("%u action was taken back", "%u actions were taken back", n), n);
  pandoria_window_toast_act (self, text, _ ("_Undo"), "win.redo-several", g_variant_new_uint32 (n_steps));
}

static void
copy_act (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  guint index = pandoria_game_get_shown (game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (game));
  g_autofree char *text = note != NULL ? g_strdup_printf ("%s\n%s", act, note) : g_strdup (act);

  copy_text (self, text, _ ("Copied"));
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

static void
edit_note (PandoriaWindow *self)
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

static void
copy_turn (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  g_autofree char *line = pandoria_notation_write_turn (game, pandoria_game_get_shown (game) - 1);
  /* Translators: %s is a turn in the notation. */
  g_autofree char *done = g_strdup_printf (_ ("Copied: %s"), line);

  copy_text (self, line, done);
}

static void
copy_notation (PandoriaWindow *self)
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

static void
paste_notation (PandoriaWindow *self)
{
  pandoria_notation_dialog_paste (open_dialog (self));
}

static void
show_notation (PandoriaWindow *self)
{
  g_autofree char *text = pandoria_notation_write_game (get_game (self));
  PandoriaNotationDialog *dialog = open_dialog (self);

  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Game as Text"));
  pandoria_notation_dialog_set_text (dialog, text);
}

static void
show_notation_help (PandoriaWindow *self)
{
  pandoria_notation_help_show (GTK_WINDOW (self));
}

/* --- the table --------------------------------------------------------------------------------------------------- */

#define FACT(member) G_STRUCT_OFFSET (PandoriaPlayView, member)
#define GAME         .flags = PANDORIA_COMMAND_NEEDS_GAME
#define WHOLE        .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING
#define WHOLE_NOW \
  .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING | PANDORIA_COMMAND_NOT_LOOKING_BACK
#define NOW .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_LOOKING_BACK

static const PandoriaWindowCommand commands[] = {
  { "new", pandoria_window_show_new_game, .flags = PANDORIA_COMMAND_NOT_CORRECTING, .accels = { "<Control>n" } },
  { "open", pandoria_window_choose_open, .flags = PANDORIA_COMMAND_NOT_CORRECTING, .accels = { "<Control>o" } },
  { "archive", pandoria_window_show_archive, .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Shift><Control>o" } },
  { "boards", pandoria_window_show_boards, .accels = { "<Control>b" } },
  { "catalogue", pandoria_window_show_catalogue },
  { "continue", pandoria_window_continue_last, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "cancel-opening", cancel_opening },
  { "close", .forward = "window.close", .accels = { "<Control>w" } },
  { "save-as", pandoria_window_save_as, WHOLE, .accels = { "<Control>s", "<Shift><Control>s" } },
  { "try-saving", try_saving },
  { "undo", pandoria_window_undo, .enabled = "can-undo", .accels = { "<Control>z" } },
  { "redo", pandoria_window_redo, .enabled = "can-redo", .accels = { "<Shift><Control>z", "<Control>y" } },
  { "next", pandoria_window_go_on, .fact = FACT (next), GAME, .accels = { "<Control>Return" },
    .key = "Return|KP_Enter" },
  { "cancel", NULL, .fact = FACT (can_cancel), GAME, .play = pandoria_play_cancel, .key = "Escape" },
  { "turn-round", NULL, lays_tile, GAME, .play = pandoria_play_turn_round, .key = "r" },
  { "corrections", pandoria_window_show_corrections, NOW, .accels = { "<Control>k" } },
  { "enter-position", pandoria_window_enter_position, begins_turn, NOW },
  { "edit-setup", pandoria_window_edit_setup, WHOLE_NOW },
  { "correct-board", pandoria_window_correct_board, WHOLE_NOW },
  { "summary", pandoria_window_show_summary, WHOLE, .accels = { "<Control>r" } },
  { "print", pandoria_window_print, WHOLE, .accels = { "<Control>p" } },
  { "print-sheet", pandoria_window_print_sheet },
  { "save-summary", pandoria_window_save_summary, WHOLE },
  { "table-display", pandoria_window_show_table, GAME, .accels = { "<Shift>F11" } },
  { "fullscreen", toggle_fullscreen, .accels = { "F11" } },
  { "preferences", pandoria_window_show_preferences, .accels = { "<Control>comma" } },
  { "ledger", show_ledger, GAME, .accels = { "<Control>l" } },
  { "search-ledger", search_ledger, GAME, .accels = { "<Control>f" } },
  { "history", show_history, GAME, .accels = { "<Control>h" } },
  { "look-first", look_first, has_past, WHOLE, .accels = { "<Alt>Home" } },
  { "look-previous", look_previous, has_past, WHOLE, .accels = { "<Alt>Left" } },
  { "look-next", look_next, looks_back, WHOLE, .accels = { "<Alt>Right" } },
  { "look-now", look_now, looks_back, WHOLE, .accels = { "<Alt>End" } },
  { "replay", pandoria_window_replay, has_acts, WHOLE, .accels = { "F5" } },
  { "replay-speed", pandoria_window_change_replay_speed, has_acts, WHOLE, .accels = { "<Shift>F5" } },
  { "explain", pandoria_window_explain, has_gains, WHOLE, .accels = { "<Shift><Control>l" } },
  { "quiz", pandoria_window_quiz, pandoria_window_can_quiz, WHOLE, .key = "q" },
  { "last-turn", pandoria_window_recall, has_last_turn, GAME, .key = "d" },
  { "continue-here", continue_here, looks_back, WHOLE },
  { "correct-act", correct_act, .fact = FACT (can_correct), WHOLE },
  { "insert-act", insert_act, .fact = FACT (can_correct), WHOLE },
  { "remove-act", remove_act, .fact = FACT (can_remove), GAME },
  { "edit-note", edit_note, has_past, WHOLE },
  { "copy-act", copy_act, has_past, WHOLE },
  { "cancel-correction", NULL, can_cancel_correction, GAME, .play = pandoria_play_cancel_correction },
  { "finish-inserting", NULL, .fact = FACT (can_finish_inserting), GAME, .play = pandoria_play_finish_inserting },
  { "mend", NULL, .fact = FACT (can_mend), WHOLE_NOW, .play = pandoria_play_mend },
  { "next-panel", next_panel, GAME, .accels = { "F6" } },
  { "previous-panel", previous_panel, GAME, .accels = { "<Shift>F6" } },
  { "quick-entry", toggle_entry, NOW, .accels = { "<Control>t" }, .key = "slash|KP_Divide" },
  { "copy-turn", copy_turn, has_past, WHOLE, .accels = { "<Shift><Control>c" } },
  { "copy-notation", copy_notation, WHOLE },
  { "show-notation", show_notation, WHOLE },
  { "paste-notation", paste_notation, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "notation-help", show_notation_help },
  { "lessons", pandoria_window_show_lessons, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "lesson-next", pandoria_window_go_on_with_lesson, is_lesson, GAME },
  { "lesson-back", pandoria_window_go_back_in_lesson, is_lesson, GAME },
  { "lesson-skip", pandoria_window_skip_chapter, is_lesson, GAME },
  { "lesson-set-up", pandoria_window_set_up_after_lesson, is_lesson, WHOLE },
  { "lesson-again", pandoria_window_begin_lesson_again, is_lesson, WHOLE },
  { "lesson-leave", pandoria_window_leave_lesson, is_lesson, WHOLE },
  { "would-close", pandoria_window_toggle_would_close, GAME, .key = "x", .is_on = FACT (shows_open) },
  { "hint", pandoria_window_show_hint, pandoria_window_can_hint, NOW, .key = "i" },
  { "zoom-in", .forward = "board.zoom-in", GAME, .accels = { "<Control>plus", "<Control>equal" },
    .key = "plus|KP_Add" },
  { "zoom-out", .forward = "board.zoom-out", GAME, .accels = { "<Control>minus" }, .key = "minus|KP_Subtract" },
  { "help", pandoria_window_show_help, .accels = { "F1" } },
  { "show-help-overlay", pandoria_window_show_help_overlay, .accels = { "<Control>question", "<Control>F1" } },
  { "zoom-fit", .forward = "board.zoom-fit", GAME, .accels = { "<Control>0" }, .key = "0|KP_0" },
};

#undef FACT
#undef GAME
#undef WHOLE
#undef NOW
#undef WHOLE_NOW

/* --- shared ----------------------------------------------------------------------------------------------------- */

const PandoriaWindowCommand *
pandoria_window_command_get (guint index)
{
  return index < G_N_ELEMENTS (commands) ? &commands[index] : NULL;
}
