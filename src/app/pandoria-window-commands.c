/* PandoriaWindow: its own commands. Those of the document, the play, the page and the board are
 * next to these objects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"

#include <glib/gi18n.h>

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

/* --- when they are possible ----------------------------------------------------------------- */

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

/* A lesson has its own questions. */
static gboolean
can_quiz (const PandoriaPlayView *view)
{
  return view->own_game != NULL && pandoria_game_get_state (view->own_game)->finished
         && pandoria_lesson_of (pandoria_game_get_record (view->own_game)) == NULL;
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
try_saving (PandoriaWindow *self)
{
  pandoria_catalogue_save (pandoria_window_get_catalogue (self), NULL);
  pandoria_document_save (pandoria_window_get_document (self));
}

static void
begin_quiz (PandoriaWindow *self)
{
  pandoria_play_page_quiz (pandoria_window_get_page (self));
}

static void
turn_lesson_on (PandoriaWindow *self)
{
  pandoria_window_turn_lesson (self, pandoria_lesson_course_go_on);
}

static void
turn_lesson_back (PandoriaWindow *self)
{
  pandoria_window_turn_lesson (self, pandoria_lesson_course_go_back);
}

static void
skip_chapter (PandoriaWindow *self)
{
  pandoria_window_turn_lesson (self, pandoria_lesson_course_skip_chapter);
}

static void
toggle_fullscreen (PandoriaWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

static void
open_game (PandoriaWindow *self, GVariant *parameter)
{
  pandoria_window_open_path (self, g_variant_get_bytestring (parameter));
}

/* --- games as text -------------------------------------------------------------------------- */

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

/* --- the commands --------------------------------------------------------------------------- */

#define GAME  .flags = PANDORIA_COMMAND_NEEDS_GAME
#define WHOLE .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING
#define WHOLE_NOW                                                        \
  .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING \
           | PANDORIA_COMMAND_NOT_LOOKING_BACK
#define NOW .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_LOOKING_BACK

const PandoriaCommand pandoria_window_commands[] = {
  { "new", G_CALLBACK (pandoria_window_show_new_game), .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Control>n" } },
  { "join", G_CALLBACK (pandoria_window_join_game), .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "open", G_CALLBACK (pandoria_window_choose_open), .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Control>o" } },
  { "archive", G_CALLBACK (pandoria_window_show_archive), .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Shift><Control>o" } },
  { "boards", G_CALLBACK (pandoria_window_show_boards), .accels = { "<Control>b" } },
  { "catalogue", G_CALLBACK (pandoria_window_show_catalogue) },
  { "continue", G_CALLBACK (pandoria_window_continue_last),
    .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "close", G_CALLBACK (gtk_window_close), .accels = { "<Control>w" } },
  { "try-saving", G_CALLBACK (try_saving) },
  { "corrections", G_CALLBACK (pandoria_window_show_corrections), NOW, .accels = { "<Control>k" } },
  { "enter-position", G_CALLBACK (pandoria_window_enter_position), NOW,
    .is_possible = begins_turn },
  { "edit-setup", G_CALLBACK (pandoria_window_edit_setup), WHOLE_NOW },
  { "correct-board", G_CALLBACK (pandoria_window_correct_board), WHOLE_NOW },
  { "summary", G_CALLBACK (pandoria_window_show_summary), WHOLE, .accels = { "<Control>r" } },
  { "review", G_CALLBACK (pandoria_window_show_review), WHOLE_NOW, .is_possible = can_quiz },
  { "play-again", G_CALLBACK (pandoria_window_play_again), WHOLE_NOW, .is_possible = can_quiz },
  { "print", G_CALLBACK (pandoria_window_print), WHOLE, .accels = { "<Control>p" } },
  { "print-sheet", G_CALLBACK (pandoria_window_print_sheet) },
  { "save-summary", G_CALLBACK (pandoria_window_save_summary), WHOLE },
  { "table-display", G_CALLBACK (pandoria_window_show_table), GAME, .accels = { "<Shift>F11" } },
#if PANDORIA_HAS_PHONES
  { "phones", G_CALLBACK (pandoria_window_show_phones) },
  { "show-remark", G_CALLBACK (pandoria_window_show_remark),
    .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "dismiss-remark", G_CALLBACK (pandoria_window_dismiss_remark) },
#endif
  { "fullscreen", G_CALLBACK (toggle_fullscreen), .accels = { "F11" } },
  { "preferences", G_CALLBACK (pandoria_window_show_preferences), .accels = { "<Control>comma" } },
  { "quiz", G_CALLBACK (begin_quiz), WHOLE, .is_possible = can_quiz, .key = "q" },
  { "announce-turn", G_CALLBACK (pandoria_window_announce_turn), GAME, .key = "y" },
  { "announce-points", G_CALLBACK (pandoria_window_announce_points), GAME, .key = "<Shift>y" },
  { "announce-around", G_CALLBACK (pandoria_window_announce_around), GAME, .key = "j" },
  { "announce-player", G_CALLBACK (pandoria_window_announce_player), "i", GAME },
  { "go-to-space", G_CALLBACK (pandoria_window_go_to_space), GAME, .key = "z" },
  { "show-notation", G_CALLBACK (show_notation), WHOLE },
  { "paste-notation", G_CALLBACK (paste_notation), .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "notation-help", G_CALLBACK (show_notation_help) },
  { "lessons", G_CALLBACK (pandoria_window_show_lessons),
    .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "lesson-next", G_CALLBACK (turn_lesson_on), GAME, .is_possible = is_lesson },
  { "lesson-back", G_CALLBACK (turn_lesson_back), GAME, .is_possible = is_lesson },
  { "lesson-skip", G_CALLBACK (skip_chapter), GAME, .is_possible = is_lesson },
  { "lesson-setup", G_CALLBACK (pandoria_window_set_up_after_lesson), WHOLE,
    .is_possible = is_lesson },
  { "lesson-again", G_CALLBACK (pandoria_window_begin_lesson_again), WHOLE,
    .is_possible = is_lesson },
  { "lesson-leave", G_CALLBACK (pandoria_window_leave_lesson), WHOLE, .is_possible = is_lesson },
  { "help", G_CALLBACK (pandoria_window_show_help), .accels = { "F1" } },
  { "show-help-overlay", G_CALLBACK (pandoria_window_show_help_overlay),
    .accels = { "<Control>question", "<Control>F1" } },
  { "open-game", G_CALLBACK (open_game), "ay" },
  { "lesson", G_CALLBACK (pandoria_window_choose_lesson), "s" },
  { "rules", G_CALLBACK (pandoria_window_show_rules), "s" },
  { NULL },
};
