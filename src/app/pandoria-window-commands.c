/* PandoriaWindow: the table of its commands. Each command is an action "win.NAME" with its keys.
 *
 * The acts of the game are rows of src/view/common/pandoria-act-commands.c, and the page and the
 * board have their own commands. pandoria-window-actions.c makes actions and keys from all rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"

#include <glib/gi18n.h>

#include "pandoria-act-commands.h"
#include "pandoria-announcer.h"
#include "pandoria-game-dialog.h"
#include "pandoria-notation-dialog.h"
#include "pandoria-notation-help.h"
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
begin_quiz (PandoriaWindow *self)
{
  pandoria_play_page_quiz (pandoria_window_get_page (self));
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

/* --- acts, turns and games as text ---------------------------------------------------------- */

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
  { "keep-numbers", keep_numbers, differs, WHOLE },
  { "undo", undo, .enabled = "can-undo", .accels = { "<Control>z" } },
  { "redo", redo, .enabled = "can-redo", .accels = { "<Shift><Control>z", "<Control>y" } },
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
  { "look-first", NULL, has_past, WHOLE, .look = -G_MAXINT, .accels = { "<Alt>Home" } },
  { "look-previous", NULL, has_past, WHOLE, .look = -1, .accels = { "<Alt>Left" } },
  { "look-next", NULL, looks_back, WHOLE, .look = 1, .accels = { "<Alt>Right" } },
  { "look-now", NULL, looks_back, WHOLE, .look = G_MAXINT, .accels = { "<Alt>End" } },
  { "quiz", begin_quiz, can_quiz, WHOLE, .key = "q" },
  { "announce-turn", pandoria_window_announce_turn, GAME, .key = "y" },
  { "announce-points", pandoria_window_announce_points, GAME, .key = "<Shift>y" },
  { "announce-around", pandoria_window_announce_around, GAME, .key = "j" },
  { "announce-player", .choose = pandoria_window_announce_player, GAME, .parameter = "i" },
  { "go-to-space", pandoria_window_go_to_space, GAME, .key = "z" },
  { "correct-act", .act = pandoria_play_correct, .fact = FACT (can_correct), WHOLE },
  { "insert-act", .act = pandoria_play_insert, .fact = FACT (can_correct), WHOLE },
  { "remove-act", remove_act, .fact = FACT (can_remove), GAME },
  { "cancel-correction", NULL, can_cancel_correction, GAME,
    .play = pandoria_play_cancel_correction },
  { "finish-inserting", NULL, .fact = FACT (can_finish_inserting), GAME,
    .play = pandoria_play_finish_inserting },
  { "resolve", NULL, .fact = FACT (can_resolve), WHOLE_NOW, .play = pandoria_play_resolve },
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
  { "help", pandoria_window_show_help, .accels = { "F1" } },
  { "show-help-overlay", pandoria_window_show_help_overlay,
    .accels = { "<Control>question", "<Control>F1" } },
  { "artifacts", .choose = set_artifacts, .parameter = "i", .fact = FACT (can_have_artifacts),
    .state = FACT (artifacts) },
  { "plan-leader", .set = pandoria_play_set_leader, .fact = FACT (can_choose_leader),
    .state = FACT (leader_is_next) },
  { "plan-figure", .set = pandoria_play_set_figure, .fact = FACT (can_choose_figure),
    .state = FACT (with_figure) },
  { "redo-several", .choose = redo_several, .parameter = "u" },
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
