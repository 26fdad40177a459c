/* PandoriaWindow: the table of its commands that are no acts of the game. A new command is a row here, and its function in
 * a pandoria-window-NAME.c, declared in pandoria-window-private.h; ui/help-overlay.ui shows its keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-commands.h"
#include "pandoria-window-private.h"
#include "pandoria-window-summary.h"

/* --- what is possible ----------------------------------------------------------------------------------------- */

static gboolean
has_game (PandoriaWindow *self)
{
  return TRUE;
}

static gboolean
can_undo (PandoriaWindow *self)
{
  return pandoria_game_can_undo (self->game);
}

static gboolean
can_redo (PandoriaWindow *self)
{
  return pandoria_game_can_redo (self->game);
}

static gboolean
has_next (PandoriaWindow *self)
{
  return pandoria_window_get_next (self) != PANDORIA_NEXT_NOTHING;
}

static gboolean
lays_tile (PandoriaWindow *self)
{
  return self->plan != NULL && pandoria_plan_get_n_hexes (self->plan) == 2;
}

/* --- what is done --------------------------------------------------------------------------------------------- */

static void
undo (PandoriaWindow *self)
{
  pandoria_game_undo (self->game);
}

static void
redo (PandoriaWindow *self)
{
  pandoria_game_redo (self->game);
}

static void
continue_last (PandoriaWindow *self)
{
  pandoria_window_continue_last (self);
}

static void
show_ledger (PandoriaWindow *self)
{
  pandoria_window_show_ledger (self, "ledger");
}

static void
show_history (PandoriaWindow *self)
{
  pandoria_window_show_ledger (self, "history");
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
close_window (PandoriaWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static const PandoriaCommand commands[] = {
  { .name = "new", .activate = pandoria_window_show_new_game, .accels = { "<Control>n" } },
  { .name = "open", .activate = pandoria_window_choose_open, .accels = { "<Control>o" } },
  { .name = "archive", .activate = pandoria_window_show_archive, .accels = { "<Shift><Control>o" } },
  { .name = "continue", .activate = continue_last },
  { .name = "close", .activate = close_window, .accels = { "<Control>w" } },
  { .name = "save-as",
    .activate = pandoria_window_choose_save,
    .is_possible = has_game,
    .accels = { "<Control>s", "<Shift><Control>s" } },
  { .name = "undo", .activate = undo, .is_possible = can_undo, .accels = { "<Control>z" } },
  { .name = "redo", .activate = redo, .is_possible = can_redo, .accels = { "<Shift><Control>z", "<Control>y" } },
  { .name = "next",
    .activate = pandoria_window_next,
    .is_possible = has_next,
    .accels = { "<Control>Return" },
    .key = "Return|KP_Enter" },
  { .name = "cancel", .activate = pandoria_window_cancel, .is_possible = pandoria_window_can_cancel, .key = "Escape" },
  { .name = "turn-round", .activate = pandoria_window_turn_round, .is_possible = lays_tile, .key = "r" },
  { .name = "corrections",
    .activate = pandoria_window_show_corrections,
    .is_possible = has_game,
    .accels = { "<Control>k" } },
  { .name = "summary",
    .activate = pandoria_window_show_summary,
    .is_possible = has_game,
    .accels = { "<Control>r" } },
  { .name = "print", .activate = pandoria_window_print, .is_possible = has_game, .accels = { "<Control>p" } },
  { .name = "save-summary", .activate = pandoria_window_save_summary, .is_possible = has_game },
  { .name = "ledger", .activate = show_ledger, .is_possible = has_game, .accels = { "<Control>l" } },
  { .name = "search-ledger",
    .activate = pandoria_window_search_ledger,
    .is_possible = has_game,
    .accels = { "<Control>f" } },
  { .name = "history", .activate = show_history, .is_possible = has_game, .accels = { "<Control>h" } },
  { .name = "look-first",
    .activate = pandoria_window_look_first,
    .is_possible = pandoria_window_can_look_back,
    .accels = { "<Alt>Home" } },
  { .name = "look-previous",
    .activate = pandoria_window_look_previous,
    .is_possible = pandoria_window_can_look_back,
    .accels = { "<Alt>Left" } },
  { .name = "look-next",
    .activate = pandoria_window_look_next,
    .is_possible = pandoria_window_can_look_on,
    .accels = { "<Alt>Right" } },
  { .name = "look-now",
    .activate = pandoria_window_look_now,
    .is_possible = pandoria_window_can_look_on,
    .accels = { "<Alt>End" } },
  { .name = "continue-here", .activate = pandoria_window_continue_here, .is_possible = pandoria_window_can_look_on },
  { .name = "correct-act", .activate = pandoria_window_correct_act, .is_possible = pandoria_window_can_amend },
  { .name = "insert-act", .activate = pandoria_window_insert_act, .is_possible = pandoria_window_can_amend },
  { .name = "remove-act", .activate = pandoria_window_remove_act, .is_possible = pandoria_window_can_remove_act },
  { .name = "edit-note", .activate = pandoria_window_edit_note, .is_possible = pandoria_window_can_look_back },
  { .name = "copy-act", .activate = pandoria_window_copy_act, .is_possible = pandoria_window_can_look_back },
  { .name = "cancel-correction",
    .activate = pandoria_window_cancel_correction,
    .is_possible = pandoria_window_can_cancel_correction },
  { .name = "finish-inserting",
    .activate = pandoria_window_finish_inserting,
    .is_possible = pandoria_window_can_finish_inserting },
  { .name = "mend", .activate = pandoria_window_mend, .is_possible = pandoria_window_can_mend },
  { .name = "next-panel", .activate = pandoria_window_next_panel, .is_possible = has_game, .accels = { "F6" } },
  { .name = "previous-panel",
    .activate = pandoria_window_previous_panel,
    .is_possible = has_game,
    .accels = { "<Shift>F6" } },
  { .name = "quick-entry",
    .activate = pandoria_window_toggle_entry,
    .is_possible = has_game,
    .accels = { "<Control>t" },
    .key = "slash|KP_Divide" },
  { .name = "copy-turn",
    .activate = pandoria_window_copy_turn,
    .is_possible = pandoria_window_can_copy_turn,
    .accels = { "<Shift><Control>c" } },
  { .name = "copy-notation", .activate = pandoria_window_copy_notation, .is_possible = has_game },
  { .name = "show-notation", .activate = pandoria_window_show_notation, .is_possible = has_game },
  { .name = "paste-notation", .activate = pandoria_window_paste_notation },
  { .name = "notation-help", .activate = pandoria_window_show_notation_help },
  { .name = "zoom-in",
    .activate = zoom_in,
    .is_possible = has_game,
    .accels = { "<Control>plus", "<Control>equal" },
    .key = "plus|KP_Add" },
  { .name = "zoom-out",
    .activate = zoom_out,
    .is_possible = has_game,
    .accels = { "<Control>minus" },
    .key = "minus|KP_Subtract" },
  { .name = "zoom-fit", .activate = zoom_fit, .is_possible = has_game, .accels = { "<Control>0" }, .key = "0|KP_0" },
};

/* --- shared --------------------------------------------------------------------------------------------------- */

const PandoriaCommand *
pandoria_window_get_command (guint index)
{
  if (index < G_N_ELEMENTS (commands))
    return &commands[index];
  index -= G_N_ELEMENTS (commands);
  return index < pandoria_window_n_acts ? &pandoria_window_acts[index] : NULL;
}

const PandoriaCommand *
pandoria_window_find_command (const char *name)
{
  const PandoriaCommand *command;

  for (guint i = 0; (command = pandoria_window_get_command (i)) != NULL; i++)
    if (g_str_equal (command->name, name))
      return command;
  return NULL;
}
