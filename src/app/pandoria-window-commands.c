/* PandoriaWindow: the table of its commands. Each command is an action "win.NAME" with its keys.
 *
 * The acts of the game are rows of src/view/common/pandoria-act-commands.c. This table has only the
 * other commands. pandoria-window-actions.c makes actions and keys from the rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"

#include <glib/gi18n.h>

#include "pandoria-act-commands.h"
#include "pandoria-announcer.h"
#include "pandoria-dialogs.h"
#include "pandoria-game-dialog.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-notation-help.h"
#include "pandoria-quick-entry.h"
#include "pandoria-text-moves.h"
#include "pandoria-text.h"
#include "pandoria-window-ear.h"
#include "pandoria-window-files.h"
#include "pandoria-window-lesson.h"
#include "pandoria-window-setup.h"
#include "pandoria-window-windows.h"

#if PANDORIA_HAS_PHONES
#include "pandoria-window-phones.h"
#endif

/* --- possible acts -------------------------------------------------------------------------- */

static gboolean
is_lesson (const PandoriaPlayView *view)
{
  return pandoria_lesson_of (pandoria_game_get_record (view->game)) != NULL;
}

/* A position can be entered only at the beginning of a turn (rulings 75). */
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

/* A lesson has its own questions. */
static gboolean
can_quiz (const PandoriaPlayView *view)
{
  return view->own_game != NULL && pandoria_game_get_state (view->own_game)->finished
         && pandoria_lesson_of (pandoria_game_get_record (view->own_game)) == NULL;
}

static gboolean
looks_back (const PandoriaPlayView *view)
{
  return pandoria_game_is_looking_back (view->game);
}

static gboolean
differs (const PandoriaPlayView *view)
{
  return pandoria_game_get_difference (view->game) != NULL;
}

static gboolean
can_cancel_correction (const PandoriaPlayView *view)
{
  return view->game != view->own_game;
}

/* --- functions of the commands -------------------------------------------------------------- */

static PandoriaGame *
get_game (PandoriaWindow *self)
{
  return pandoria_play_get_view (pandoria_window_get_play (self))->game;
}

/* Closes @dialog when another game is shown. */
static void
hold_game (PandoriaWindow *self, gpointer dialog)
{
  pandoria_dialog_hold_game (dialog, pandoria_window_get_play (self), PANDORIA_DIALOG_SHOWN_GAME);
}

static void
undo (PandoriaWindow *self)
{
  g_autofree char *what = NULL, *text = NULL;

  g_object_get (pandoria_window_get_document (self), "undo-label", &what, NULL);
  /* Translators: %s is an act, “Undone: Tile at F7 E7” */
  text = g_strdup_printf (_ ("Undone: %s"), what);
  pandoria_announce (GTK_WIDGET (self), text);
  pandoria_document_undo (pandoria_window_get_document (self));
}

static void
redo (PandoriaWindow *self)
{
  g_autofree char *what = NULL, *text = NULL;

  g_object_get (pandoria_window_get_document (self), "redo-label", &what, NULL);
  /* Translators: %s is an act, “Redone: Tile at F7 E7” */
  text = g_strdup_printf (_ ("Redone: %s"), what);
  pandoria_announce (GTK_WIDGET (self), text);
  pandoria_document_redo (pandoria_window_get_document (self));
}

/* Removes the act that led to the shown position, or the one that is being corrected. */
static void
remove_act (PandoriaWindow *self)
{
  PandoriaPlay *play = pandoria_window_get_play (self);
  gboolean is_correcting = pandoria_play_get_view (play)->mode == PANDORIA_PLAY_MODE_CORRECTING;

  pandoria_play_remove (play, is_correcting ? PANDORIA_MAX_ACTIONS
                                            : pandoria_game_get_shown (get_game (self)) - 1);
}

static void
cancel_opening (PandoriaWindow *self)
{
  pandoria_document_cancel (pandoria_window_get_document (self));
}

static void
try_saving (PandoriaWindow *self)
{
  pandoria_catalogue_save (pandoria_window_get_catalogue (self), NULL);
  pandoria_document_save (pandoria_window_get_document (self));
}

/* Shows the end of the turn from which on the game differs from its file. */
static void
show_difference (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  const PandoriaDifference *difference = pandoria_game_get_difference (game);

  if (difference == NULL)
    return;
  pandoria_play_page_show_history (pandoria_window_get_page (self));
  pandoria_game_look_at (game, difference->action + 1);
}

static void
keep_numbers (PandoriaWindow *self)
{
  pandoria_game_keep_numbers (get_game (self));
}

static void
close_window (PandoriaWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static void
toggle_fullscreen (PandoriaWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

/* --- the selection -------------------------------------------------------------------------- */

static void
press_hex (PandoriaWindow *self, GVariant *parameter)
{
  int number = g_variant_get_int32 (parameter);

  if (number != 0 && ABS (number) <= 8)
    pandoria_play_page_press_hex (pandoria_window_get_page (self), (guint) ABS (number),
                                  number < 0);
}

static void
set_artifacts (PandoriaWindow *self, GVariant *parameter)
{
  int artifacts = g_variant_get_int32 (parameter);

  if (artifacts >= 0 && artifacts <= 2)
    pandoria_play_set_artifacts (pandoria_window_get_play (self), (guint) artifacts);
}

static void
open_game (PandoriaWindow *self, GVariant *parameter)
{
  pandoria_window_open_path (self, g_variant_get_bytestring (parameter));
}

static void
explain_act (PandoriaWindow *self, GVariant *parameter)
{
  const PandoriaActCommand *act
      = pandoria_act_command_find (g_variant_get_string (parameter, NULL));

  if (act != NULL)
    pandoria_play_explain (pandoria_window_get_play (self), act->kind, act->leader);
}

/* @parameter: the act whose button is hovered or focused; "" for none. */
static void
hover_act (PandoriaWindow *self, GVariant *parameter)
{
  const PandoriaActCommand *act
      = pandoria_act_command_find (g_variant_get_string (parameter, NULL));

  pandoria_play_hover_act (pandoria_window_get_play (self),
                           act != NULL ? act->kind : PANDORIA_N_ACTS, act != NULL && act->leader);
}

/* Undoes “Continue From Here”, unless a later input has dropped the redo steps. */
static void
redo_several (PandoriaWindow *self, GVariant *parameter)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_window_get_play (self))->own_game;

  if (game != NULL)
    pandoria_game_redo_several (game, g_variant_get_uint32 (parameter));
}

/* @parameter: what to move on the table, a line for each. */
static void
show_moves (PandoriaWindow *self, GVariant *parameter)
{
  pandoria_show_lines (GTK_WINDOW (self), _ ("What to Move on the Table"),
                       g_variant_get_string (parameter, NULL));
}

static void
on_undone_response (gpointer self, AdwMessageDialog *dialog, const char *response, gpointer n_steps)
{
  if (g_str_equal (response, "undo"))
    gtk_widget_activate_action (self, "win.redo-several", "u", GPOINTER_TO_UINT (n_steps));
}

/* @parameter: the number of steps that “Continue From Here” has undone, and what to move on the
 * table. */
static void
show_undone (PandoriaWindow *self, GVariant *parameter)
{
  GtkWidget *dialog;
  const char *moves;
  guint n_steps;

  g_variant_get (parameter, "(u&s)", &n_steps, &moves);
  dialog = pandoria_show_lines (GTK_WINDOW (self), _ ("What to Move on the Table"), moves);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "undo", _ ("_Undo"));
  pandoria_dialog_when_answered (dialog, on_undone_response, self, GUINT_TO_POINTER (n_steps),
                                 NULL);
}

/* --- acts, turns and games as text ---------------------------------------------------------- */

static void
copy_text (PandoriaWindow *self, const char *text, const char *done)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  pandoria_toast (GTK_WIDGET (self), done, FALSE);
}

static void
continue_here (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
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
    pandoria_toast_act (GTK_WIDGET (self), text, _ ("_Show"), "win.show-undone",
                        g_variant_new ("(us)", n_steps, moves));
  else
    pandoria_toast_act (GTK_WIDGET (self), text, _ ("_Undo"), "win.redo-several",
                        g_variant_new_uint32 (n_steps));
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
  PandoriaGame *game = pandoria_dialog_get_game (GTK_WINDOW (dialog));
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  guint index = GPOINTER_TO_UINT (data);

  if (g_str_equal (response, "set") && index < pandoria_game_get_position (game))
    pandoria_game_set_note (game, index, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static void
edit_note (PandoriaWindow *self)
{
  PandoriaGame *game = get_game (self);
  guint index = pandoria_game_get_shown (game) - 1;
  const char *note = pandoria_record_get_note (pandoria_game_get_record (game), index);
  g_autofree char *act = pandoria_text_action (pandoria_game_get_shown_action (game));
  GtkWidget *dialog = pandoria_text_dialog_new (GTK_WINDOW (self), _ ("Note"), act, _ ("Note"),
                                                note != NULL ? note : "", PANDORIA_MAX_NOTE);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "set", _ ("_Set"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "set");
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "set",
                                              ADW_RESPONSE_SUGGESTED);
  g_signal_connect (dialog, "response", G_CALLBACK (on_note_response), GUINT_TO_POINTER (index));
  hold_game (self, dialog);
  gtk_window_present (GTK_WINDOW (dialog));
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

static PandoriaNotationDialog *
open_dialog (PandoriaWindow *self)
{
  PandoriaNotationDialog *dialog = pandoria_notation_dialog_new (GTK_WINDOW (self));

  g_signal_connect_object (dialog, "read", G_CALLBACK (pandoria_window_create_game), self,
                           G_CONNECT_SWAPPED);
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
  hold_game (self, dialog);
}

static void
show_notation_help (PandoriaWindow *self)
{
  pandoria_notation_help_show (GTK_WINDOW (self));
}

/* --- the table ------------------------------------------------------------------------------ */

#define FACT(member) G_STRUCT_OFFSET (PandoriaPlayView, member)
#define GAME         .flags = PANDORIA_COMMAND_NEEDS_GAME
#define WHOLE        .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING
#define WHOLE_NOW                                                        \
  .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING \
           | PANDORIA_COMMAND_NOT_LOOKING_BACK
#define NOW .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_LOOKING_BACK

static const PandoriaWindowCommand commands[] = {
  { "new", pandoria_window_show_new_game, .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Control>n" } },
  { "join", pandoria_window_join_game, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "open", pandoria_window_choose_open, .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Control>o" } },
  { "archive", pandoria_window_show_archive, .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Shift><Control>o" } },
  { "boards", pandoria_window_show_boards, .accels = { "<Control>b" } },
  { "catalogue", pandoria_window_show_catalogue },
  { "continue", pandoria_window_continue_last, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "cancel-opening", cancel_opening },
  { "close", close_window, .accels = { "<Control>w" } },
  { "save-as", pandoria_window_save_as, WHOLE, .accels = { "<Control>s", "<Shift><Control>s" } },
  { "update-file", pandoria_window_update_file, .enabled = "can-update" },
  { "try-saving", try_saving },
  { "show-difference", show_difference, differs, WHOLE },
  { "keep-numbers", keep_numbers, differs, WHOLE },
  { "undo", undo, .enabled = "can-undo", .accels = { "<Control>z" } },
  { "redo", redo, .enabled = "can-redo", .accels = { "<Shift><Control>z", "<Control>y" } },
  { "next", .page = pandoria_play_page_go_on, .enabled = "can-go-on",
    .accels = { "<Control>Return" }, .key = "Return|KP_Enter" },
  { "cancel", NULL, .fact = FACT (can_cancel), GAME, .play = pandoria_play_cancel,
    .key = "Escape" },
  { "turn-round", NULL, lays_tile, GAME, .play = pandoria_play_turn_round, .key = "r" },
  { "corrections", pandoria_window_show_corrections, NOW, .accels = { "<Control>k" } },
  { "enter-position", pandoria_window_enter_position, begins_turn, NOW },
  { "edit-setup", pandoria_window_edit_setup, WHOLE_NOW },
  { "correct-board", pandoria_window_correct_board, WHOLE_NOW },
  { "summary", pandoria_window_show_summary, WHOLE, .accels = { "<Control>r" } },
  { "review", pandoria_window_show_review, can_quiz, WHOLE_NOW },
  { "play-again", pandoria_window_play_again, can_quiz, WHOLE_NOW },
  { "print", pandoria_window_print, WHOLE, .accels = { "<Control>p" } },
  { "print-sheet", pandoria_window_print_sheet },
  { "save-summary", pandoria_window_save_summary, WHOLE },
  { "table-display", pandoria_window_show_table, GAME, .accels = { "<Shift>F11" } },
#if PANDORIA_HAS_PHONES
  { "phones", pandoria_window_show_phones },
  { "show-remark", pandoria_window_show_remark, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "dismiss-remark", pandoria_window_dismiss_remark },
#endif
  { "fullscreen", toggle_fullscreen, .accels = { "F11" } },
  { "preferences", pandoria_window_show_preferences, .accels = { "<Control>comma" } },
  { "ledger", NULL, GAME, .page = pandoria_play_page_show_ledger, .accels = { "<Control>l" } },
  { "search-ledger", NULL, GAME, .page = pandoria_play_page_search_ledger,
    .accels = { "<Control>f" } },
  { "history", NULL, GAME, .page = pandoria_play_page_show_history, .accels = { "<Control>h" } },
  { "look-first", NULL, has_past, WHOLE, .look = -G_MAXINT, .accels = { "<Alt>Home" } },
  { "look-previous", NULL, has_past, WHOLE, .look = -1, .accels = { "<Alt>Left" } },
  { "look-next", NULL, looks_back, WHOLE, .look = 1, .accels = { "<Alt>Right" } },
  { "look-now", NULL, looks_back, WHOLE, .look = G_MAXINT, .accels = { "<Alt>End" } },
  { "replay", NULL, has_acts, WHOLE, .page = pandoria_play_page_replay, .accels = { "F5" } },
  { "replay-speed", NULL, has_acts, WHOLE, .page = pandoria_play_page_change_replay_speed,
    .accels = { "<Shift>F5" } },
  { "explain", NULL, has_gains, WHOLE, .page = pandoria_play_page_explain,
    .accels = { "<Shift><Control>l" } },
  { "quiz", NULL, can_quiz, WHOLE, .page = pandoria_play_page_quiz, .key = "q" },
  { "last-turn", NULL, has_last_turn, GAME, .page = pandoria_play_page_recall, .key = "d" },
  { "read-on", NULL, has_last_turn, GAME, .page = pandoria_play_page_read_on, .key = "<Shift>d" },
  { "announce-turn", pandoria_window_announce_turn, GAME, .key = "y" },
  { "announce-points", pandoria_window_announce_points, GAME, .key = "<Shift>y" },
  { "announce-around", pandoria_window_announce_around, GAME, .key = "j" },
  { "announce-player", .choose = pandoria_window_announce_player, GAME, .parameter = "i" },
  { "go-to-space", pandoria_window_go_to_space, GAME, .key = "z" },
  { "continue-here", continue_here, looks_back, WHOLE },
  { "correct-act", .act = pandoria_play_correct, .fact = FACT (can_correct), WHOLE },
  { "insert-act", .act = pandoria_play_insert, .fact = FACT (can_correct), WHOLE },
  { "remove-act", remove_act, .fact = FACT (can_remove), GAME },
  { "edit-note", edit_note, has_past, WHOLE },
  { "copy-act", copy_act, has_past, WHOLE },
  { "cancel-correction", NULL, can_cancel_correction, GAME,
    .play = pandoria_play_cancel_correction },
  { "finish-inserting", NULL, .fact = FACT (can_finish_inserting), GAME,
    .play = pandoria_play_finish_inserting },
  { "resolve", NULL, .fact = FACT (can_resolve), WHOLE_NOW, .play = pandoria_play_resolve },
  { "next-panel", NULL, GAME, .page = pandoria_play_page_focus_next_panel, .accels = { "F6" } },
  { "previous-panel", NULL, GAME, .page = pandoria_play_page_focus_previous_panel,
    .accels = { "<Shift>F6" } },
  { "quick-entry", NULL, NOW, .page = pandoria_play_page_toggle_entry, .accels = { "<Control>t" },
    .key = "slash|KP_Divide" },
  { "copy-turn", copy_turn, has_past, WHOLE, .accels = { "<Shift><Control>c" } },
  { "copy-notation", copy_notation, WHOLE },
  { "show-notation", show_notation, WHOLE },
  { "paste-notation", paste_notation, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "notation-help", show_notation_help },
  { "lessons", pandoria_window_show_lessons, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "lesson-next", NULL, is_lesson, GAME, .lesson = pandoria_lesson_course_go_on },
  { "lesson-back", NULL, is_lesson, GAME, .lesson = pandoria_lesson_course_go_back },
  { "lesson-skip", NULL, is_lesson, GAME, .lesson = pandoria_lesson_course_skip_chapter },
  { "lesson-setup", pandoria_window_set_up_after_lesson, is_lesson, WHOLE },
  { "lesson-again", pandoria_window_begin_lesson_again, is_lesson, WHOLE },
  { "lesson-leave", pandoria_window_leave_lesson, is_lesson, WHOLE },
  { "would-close", NULL, GAME, .page = pandoria_play_page_toggle_would_close, .key = "x",
    .state = FACT (shows_open) },
  { "shut-in", NULL, GAME, .page = pandoria_play_page_ask_what_closes, .key = "<Shift>x" },
  { "hint", NULL, NOW, .page = pandoria_play_page_show_hint, .key = "i" },
  { "turn-on-hints", NULL, NOW, .page = pandoria_play_page_turn_on_hints },
  { "help", pandoria_window_show_help, .accels = { "F1" } },
  { "show-help-overlay", pandoria_window_show_help_overlay,
    .accels = { "<Control>question", "<Control>F1" } },
  { "hex", .choose = press_hex, .parameter = "i", .fact = FACT (n_laid) },
  { "artifacts", .choose = set_artifacts, .parameter = "i", .fact = FACT (can_have_artifacts),
    .state = FACT (artifacts) },
  { "plan-leader", .set = pandoria_play_set_leader, .fact = FACT (can_choose_leader),
    .state = FACT (leader_is_next) },
  { "plan-figure", .set = pandoria_play_set_figure, .fact = FACT (can_choose_figure),
    .state = FACT (with_figure) },
  { "redo-several", .choose = redo_several, .parameter = "u" },
  { "show-moves", .choose = show_moves, .parameter = "s" },
  { "show-undone", .choose = show_undone, .parameter = "(us)" },
  { "open-game", .choose = open_game, .parameter = "ay" },
  { "lesson", .choose = pandoria_window_choose_lesson, .parameter = "s" },
  { "rules", .choose = pandoria_window_show_rules, .parameter = "s" },
  { "why", .choose = explain_act, .parameter = "s" },
  { "hover-act", .choose = hover_act, .parameter = "s" },
};

const PandoriaWindowCommand *
pandoria_window_command_get (guint index)
{
  return index < G_N_ELEMENTS (commands) ? &commands[index] : NULL;
}
