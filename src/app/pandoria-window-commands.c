/* PandoriaWindow: what it can do, in one table: each command is an action "win.NAME" with its keys. The acts of the game are rows
 * of src/view/common/pandoria-act-commands.c; here stands only what is done otherwise than by beginning them. What makes actions
 * and keys of the rows is pandoria-window-actions.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"

#include "pandoria-window-archive.h"
#include "pandoria-window-boards.h"
#include "pandoria-window-catalogue.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-files.h"
#include "pandoria-window-game-board.h"
#include "pandoria-window-help.h"
#include "pandoria-window-hint.h"
#include "pandoria-window-history.h"
#include "pandoria-window-lesson.h"
#include "pandoria-window-main-button.h"
#include "pandoria-window-middle.h"
#include "pandoria-window-new-game.h"
#include "pandoria-window-notation.h"
#include "pandoria-window-preferences.h"
#include "pandoria-window-private.h"
#include "pandoria-window-spoken.h"
#include "pandoria-window-summary.h"
#include "pandoria-window-table.h"
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
has_next (const PandoriaPlayView *view)
{
  return view->next != PANDORIA_PLAY_NEXT_NOTHING;
}

static gboolean
can_cancel (const PandoriaPlayView *view)
{
  return view->can_cancel;
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
shows_open (const PandoriaPlayView *view)
{
  return view->shows_open;
}

static gboolean
can_correct (const PandoriaPlayView *view)
{
  return view->can_correct;
}

static gboolean
can_remove (const PandoriaPlayView *view)
{
  return view->can_remove;
}

static gboolean
can_cancel_correction (const PandoriaPlayView *view)
{
  return view->game != view->own_game;
}

static gboolean
can_finish_inserting (const PandoriaPlayView *view)
{
  return view->can_finish_inserting;
}

static gboolean
can_mend (const PandoriaPlayView *view)
{
  return view->can_mend;
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
zoom_in (PandoriaWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-in", NULL);
}

static void
zoom_out (PandoriaWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-out", NULL);
}

static void
zoom_fit (PandoriaWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.zoom-fit", NULL);
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
close_window (PandoriaWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

#define GAME  .flags = PANDORIA_COMMAND_NEEDS_GAME
#define WHOLE .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING
#define NOW   .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_LOOKING_BACK

static const PandoriaWindowCommand commands[] = {
  { "new", pandoria_window_show_new_game, .flags = PANDORIA_COMMAND_NOT_CORRECTING, .accels = { "<Control>n" } },
  { "open", pandoria_window_choose_open, .flags = PANDORIA_COMMAND_NOT_CORRECTING, .accels = { "<Control>o" } },
  { "archive", pandoria_window_show_archive, .flags = PANDORIA_COMMAND_NOT_CORRECTING,
    .accels = { "<Shift><Control>o" } },
  { "boards", pandoria_window_show_boards, .accels = { "<Control>b" } },
  { "catalogue", pandoria_window_show_catalogue },
  { "continue", pandoria_window_continue_last, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "cancel-opening", cancel_opening },
  { "close", close_window, .accels = { "<Control>w" } },
  { "save-as", pandoria_window_save_as, WHOLE, .accels = { "<Control>s", "<Shift><Control>s" } },
  { "try-saving", try_saving },
  { "undo", pandoria_window_undo, .enabled = "can-undo", .accels = { "<Control>z" } },
  { "redo", pandoria_window_redo, .enabled = "can-redo", .accels = { "<Shift><Control>z", "<Control>y" } },
  { "next", pandoria_window_go_on, has_next, GAME, .accels = { "<Control>Return" }, .key = "Return|KP_Enter" },
  { "cancel", NULL, can_cancel, GAME, .play = pandoria_play_cancel, .key = "Escape" },
  { "turn-round", NULL, lays_tile, GAME, .play = pandoria_play_turn_round, .key = "r" },
  { "corrections", pandoria_window_show_corrections, NOW, .accels = { "<Control>k" } },
  { "enter-position", pandoria_window_enter_position, begins_turn, NOW },
  { "edit-setup", pandoria_window_edit_setup,
    .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING | PANDORIA_COMMAND_NOT_LOOKING_BACK },
  { "correct-board", pandoria_window_correct_board,
    .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING | PANDORIA_COMMAND_NOT_LOOKING_BACK },
  { "summary", pandoria_window_show_summary, WHOLE, .accels = { "<Control>r" } },
  { "print", pandoria_window_print, WHOLE, .accels = { "<Control>p" } },
  { "print-sheet", pandoria_window_print_sheet },
  { "save-summary", pandoria_window_save_summary, WHOLE },
  { "table-display", pandoria_window_show_table, GAME, .accels = { "<Shift>F11" } },
  { "fullscreen", pandoria_window_toggle_fullscreen, .accels = { "F11" } },
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
  { "continue-here", pandoria_window_continue_here, looks_back, WHOLE },
  { "correct-act", correct_act, can_correct, WHOLE },
  { "insert-act", insert_act, can_correct, WHOLE },
  { "remove-act", remove_act, can_remove, GAME },
  { "edit-note", pandoria_window_edit_note, has_past, WHOLE },
  { "copy-act", pandoria_window_copy_act, has_past, WHOLE },
  { "cancel-correction", NULL, can_cancel_correction, GAME, .play = pandoria_play_cancel_correction },
  { "finish-inserting", NULL, can_finish_inserting, GAME, .play = pandoria_play_finish_inserting },
  { "mend", NULL, can_mend,
    .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING | PANDORIA_COMMAND_NOT_LOOKING_BACK,
    .play = pandoria_play_mend },
  { "next-panel", next_panel, GAME, .accels = { "F6" } },
  { "previous-panel", previous_panel, GAME, .accels = { "<Shift>F6" } },
  { "quick-entry", toggle_entry, NOW, .accels = { "<Control>t" }, .key = "slash|KP_Divide" },
  { "copy-turn", pandoria_window_copy_turn, has_past, WHOLE, .accels = { "<Shift><Control>c" } },
  { "copy-notation", pandoria_window_copy_notation, WHOLE },
  { "show-notation", pandoria_window_show_notation, WHOLE },
  { "paste-notation", pandoria_window_paste_notation, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "notation-help", pandoria_window_show_notation_help },
  { "lessons", pandoria_window_show_lessons, .flags = PANDORIA_COMMAND_NOT_CORRECTING },
  { "lesson-next", pandoria_window_go_on_with_lesson, is_lesson, GAME },
  { "lesson-back", pandoria_window_go_back_in_lesson, is_lesson, GAME },
  { "lesson-skip", pandoria_window_skip_chapter, is_lesson, GAME },
  { "lesson-set-up", pandoria_window_set_up_after_lesson, is_lesson, WHOLE },
  { "lesson-again", pandoria_window_begin_lesson_again, is_lesson, WHOLE },
  { "lesson-leave", pandoria_window_leave_lesson, is_lesson, WHOLE },
  { "would-close", pandoria_window_toggle_would_close, GAME, .key = "x", .is_on = shows_open },
  { "hint", pandoria_window_show_hint, pandoria_window_can_hint, NOW, .key = "i" },
  { "zoom-in", zoom_in, GAME, .accels = { "<Control>plus", "<Control>equal" }, .key = "plus|KP_Add" },
  { "zoom-out", zoom_out, GAME, .accels = { "<Control>minus" }, .key = "minus|KP_Subtract" },
  { "help", pandoria_window_show_help, .accels = { "F1" } },
  { "show-help-overlay", pandoria_window_show_help_overlay, .accels = { "<Control>question", "<Control>F1" } },
  { "zoom-fit", zoom_fit, GAME, .accels = { "<Control>0" }, .key = "0|KP_0" },
};

#undef GAME
#undef WHOLE
#undef NOW

/* --- shared ----------------------------------------------------------------------------------------------------- */

const PandoriaWindowCommand *
pandoria_window_command_get (guint index)
{
  return index < G_N_ELEMENTS (commands) ? &commands[index] : NULL;
}
