/* PandoriaWindow: what it can do, in one table: each command is an action "win.NAME" with its keys. The acts of the game are rows
 * of src/view/common/pandoria-act-commands.c; here stands only what is done otherwise than by beginning them.
 * Keys with Ctrl are accelerators of the application; for the others see pandoria-window-keys.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include "pandoria-act-commands.h"
#include "pandoria-turn-span.h"
#include "pandoria-window-archive.h"
#include "pandoria-window-boards.h"
#include "pandoria-window-dialogs.h"
#include "pandoria-window-files.h"
#include "pandoria-window-history.h"
#include "pandoria-window-keys.h"
#include "pandoria-window-notation.h"
#include "pandoria-window-preferences.h"
#include "pandoria-window-recall.h"
#include "pandoria-window-saving.h"
#include "pandoria-window-spoken.h"
#include "pandoria-window-summary.h"
#include "pandoria-window-table.h"
#include "pandoria-window-would-close.h"

/** When a command must wait, or what it needs. */
typedef enum
{
  NEEDS_GAME = 1 << 0,
  NOT_CORRECTING = 1 << 1, /* it concerns the game as a whole, not the act that is entered anew */
  NOT_LOOKING_BACK = 1 << 2,
} Flags;

/** Command: a row; @is_possible is NULL where the flags say it all. */
typedef struct
{
  const char *name;
  void (*activate) (PandoriaWindow *self);
  gboolean (*is_possible) (const PandoriaPlayView *view);
  Flags flags;
  const char *accels[2];                            /* with modifiers */
  const char *key;                                  /* plain */
  gboolean (*is_on) (const PandoriaPlayView *view); /* of one that is on or off; else NULL */
} Command;

static const PandoriaPlayView *
get_view (PandoriaWindow *self)
{
  return pandoria_play_get_view (self->play);
}

/* --- what is possible ------------------------------------------------------------------------------------------- */

static gboolean
can_undo (const PandoriaPlayView *view)
{
  return pandoria_game_can_undo (view->game);
}

static gboolean
can_redo (const PandoriaPlayView *view)
{
  return pandoria_game_can_redo (view->game);
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

static void
undo (PandoriaWindow *self)
{
  pandoria_window_undo (self);
}

static void
redo (PandoriaWindow *self)
{
  pandoria_window_redo (self);
}

static void
go_on (PandoriaWindow *self)
{
  pandoria_play_next (self->play);
}

static void
cancel (PandoriaWindow *self)
{
  pandoria_play_cancel (self->play);
}

static void
turn_round (PandoriaWindow *self)
{
  pandoria_play_turn_round (self->play);
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

/* Whichever of the two is shown is searched; or the cards in their place. */
static void
search_ledger (PandoriaWindow *self)
{
  g_autofree char *page = g_strdup (gtk_stack_get_visible_child_name (self->ledger_stack));

  if (self->cards != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->cards), "cards.search", NULL);
      return;
    }
  pandoria_window_show_ledger (self, page);
  if (g_strcmp0 (page, "history") == 0)
    pandoria_history_view_start_search (self->history);
  else
    pandoria_ledger_view_start_search (self->ledger);
}

static void
look_first (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, 0);
}

static void
look_previous (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, pandoria_game_get_shown (get_view (self)->game) - 1);
}

static void
look_next (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, pandoria_game_get_shown (get_view (self)->game) + 1);
}

static void
look_now (PandoriaWindow *self)
{
  pandoria_game_look_at (get_view (self)->game, pandoria_game_get_position (get_view (self)->game));
}

static void
correct_act (PandoriaWindow *self)
{
  pandoria_play_correct (self->play, pandoria_game_get_shown (get_view (self)->game) - 1);
}

static void
insert_act (PandoriaWindow *self)
{
  pandoria_play_insert (self->play, pandoria_game_get_shown (get_view (self)->game) - 1);
}

static void
remove_act (PandoriaWindow *self)
{
  pandoria_play_remove (self->play, get_view (self)->mode == PANDORIA_PLAY_MODE_CORRECTING
                                        ? PANDORIA_MAX_ACTIONS
                                        : pandoria_game_get_shown (get_view (self)->game) - 1);
}

static void
cancel_correction (PandoriaWindow *self)
{
  pandoria_play_cancel_correction (self->play);
}

static void
finish_inserting (PandoriaWindow *self)
{
  pandoria_play_finish_inserting (self->play);
}

static void
mend (PandoriaWindow *self)
{
  pandoria_play_mend (self->play);
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
  pandoria_window_update_layout (self);
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

#define GAME  .flags = NEEDS_GAME
#define WHOLE .flags = NEEDS_GAME | NOT_CORRECTING
#define NOW   .flags = NEEDS_GAME | NOT_LOOKING_BACK

static const Command commands[] = {
  { "new", pandoria_window_show_new_game, .flags = NOT_CORRECTING, .accels = { "<Control>n" } },
  { "open", pandoria_window_choose_open, .flags = NOT_CORRECTING, .accels = { "<Control>o" } },
  { "archive", pandoria_window_show_archive, .flags = NOT_CORRECTING, .accels = { "<Shift><Control>o" } },
  { "boards", pandoria_window_show_boards, .accels = { "<Control>b" } },
  { "continue", continue_last, .flags = NOT_CORRECTING },
  { "close", close_window, .accels = { "<Control>w" } },
  { "save-as", pandoria_window_choose_save, WHOLE, .accels = { "<Control>s", "<Shift><Control>s" } },
  { "try-saving", pandoria_window_try_saving },
  { "undo", undo, can_undo, NOW, .accels = { "<Control>z" } },
  { "redo", redo, can_redo, NOW, .accels = { "<Shift><Control>z", "<Control>y" } },
  { "next", go_on, has_next, GAME, .accels = { "<Control>Return" }, .key = "Return|KP_Enter" },
  { "cancel", cancel, can_cancel, GAME, .key = "Escape" },
  { "turn-round", turn_round, lays_tile, GAME, .key = "r" },
  { "corrections", pandoria_window_show_corrections, NOW, .accels = { "<Control>k" } },
  { "edit-setup", pandoria_window_edit_setup, .flags = NEEDS_GAME | NOT_CORRECTING | NOT_LOOKING_BACK },
  { "summary", pandoria_window_show_summary, WHOLE, .accels = { "<Control>r" } },
  { "print", pandoria_window_print, WHOLE, .accels = { "<Control>p" } },
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
  { "last-turn", pandoria_window_recall, has_last_turn, GAME, .key = "d" },
  { "continue-here", pandoria_window_continue_here, looks_back, WHOLE },
  { "correct-act", correct_act, can_correct, WHOLE },
  { "insert-act", insert_act, can_correct, WHOLE },
  { "remove-act", remove_act, can_remove, GAME },
  { "edit-note", pandoria_window_edit_note, has_past, WHOLE },
  { "copy-act", pandoria_window_copy_act, has_past, WHOLE },
  { "cancel-correction", cancel_correction, can_cancel_correction, GAME },
  { "finish-inserting", finish_inserting, can_finish_inserting, GAME },
  { "mend", mend, can_mend, .flags = NEEDS_GAME | NOT_CORRECTING | NOT_LOOKING_BACK },
  { "next-panel", next_panel, GAME, .accels = { "F6" } },
  { "previous-panel", previous_panel, GAME, .accels = { "<Shift>F6" } },
  { "quick-entry", toggle_entry, NOW, .accels = { "<Control>t" }, .key = "slash|KP_Divide" },
  { "copy-turn", pandoria_window_copy_turn, has_past, WHOLE, .accels = { "<Shift><Control>c" } },
  { "copy-notation", pandoria_window_copy_notation, WHOLE },
  { "show-notation", pandoria_window_show_notation, WHOLE },
  { "paste-notation", pandoria_window_paste_notation, .flags = NOT_CORRECTING },
  { "notation-help", pandoria_window_show_notation_help },
  { "would-close", pandoria_window_toggle_would_close, GAME, .key = "x", .is_on = shows_open },
  { "zoom-in", zoom_in, GAME, .accels = { "<Control>plus", "<Control>equal" }, .key = "plus|KP_Add" },
  { "zoom-out", zoom_out, GAME, .accels = { "<Control>minus" }, .key = "minus|KP_Subtract" },
  { "show-help-overlay", pandoria_window_show_help_overlay, .accels = { "<Control>question", "<Control>F1" } },
  { "zoom-fit", zoom_fit, GAME, .accels = { "<Control>0" }, .key = "0|KP_0" },
};

#undef GAME
#undef WHOLE
#undef NOW

/* --- acts ------------------------------------------------------------------------------------------------------- */

/* These ask in a dialog which act it is. */
static const struct
{
  const char *name;
  void (*show) (PandoriaWindow *self);
} act_dialogs[] = {
  { "ransom", pandoria_window_show_ransom },     { "cast", pandoria_window_show_spells },
  { "build", pandoria_window_show_buildings },   { "monument", pandoria_window_show_monument },
  { "other", pandoria_window_show_other_cards }, { "buy", pandoria_window_show_buy },
};

static void
begin (PandoriaWindow *self, const PandoriaActCommand *act)
{
  for (gsize i = 0; i < G_N_ELEMENTS (act_dialogs); i++)
    if (g_str_equal (act_dialogs[i].name, act->name))
      {
        act_dialogs[i].show (self);
        return;
      }
  pandoria_play_begin_kind (self->play, act->kind, act->leader);
  pandoria_window_focus_slots (self);
}

/* --- actions ---------------------------------------------------------------------------------------------------- */

static void
on_command_activated (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *name = g_action_get_name (G_ACTION (action));
  const PandoriaActCommand *act = pandoria_act_command_find (name);

  if (act != NULL)
    begin (data, act);
  for (gsize i = 0; act == NULL && i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      commands[i].activate (data);
}

static void
add_action (PandoriaWindow *self, const char *name, gboolean has_state)
{
  GActionEntry entry = { .name = name, .activate = on_command_activated, .state = has_state ? "false" : NULL };

  g_action_map_add_action_entries (G_ACTION_MAP (self), &entry, 1, self);
}

/* --- what is sensitive ------------------------------------------------------------------------------------------ */

static gboolean
is_possible (const Command *command, const PandoriaPlayView *view)
{
  if ((command->flags & NEEDS_GAME) != 0 && view->game == NULL)
    return FALSE;
  if ((command->flags & NOT_CORRECTING) != 0 && view->game != view->own_game)
    return FALSE;
  if ((command->flags & NOT_LOOKING_BACK) != 0 && view->mode == PANDORIA_PLAY_MODE_LOOKING_BACK)
    return FALSE;
  return command->is_possible == NULL || command->is_possible (view);
}

static void
update_state (PandoriaWindow *self, const Command *command, const PandoriaPlayView *view)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), command->name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (command->is_on (view)));
}

static void
set_enabled (PandoriaWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
pandoria_window_update_commands (PandoriaWindow *self)
{
  const PandoriaPlayView *view = get_view (self);
  const PandoriaActCommand *act;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      set_enabled (self, commands[i].name, is_possible (&commands[i], view));
      if (commands[i].is_on != NULL)
        update_state (self, &commands[i], view);
    }
  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    set_enabled (self, act->name, pandoria_play_view_get_act (view, act->kind, act->leader)->possible);
  pandoria_window_update_choices (self);
}

/* --- shared ----------------------------------------------------------------------------------------------------- */

static void
add_keys (PandoriaWindow *self)
{
  GtkEventController *keys = pandoria_window_keys_install (self, GTK_WIDGET (self->board));

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].key != NULL)
      {
        g_autofree char *name = g_strconcat ("win.", commands[i].name, NULL);

        pandoria_window_keys_add (keys, commands[i].key, name);
      }
}

void
pandoria_window_init_commands (PandoriaWindow *self)
{
  g_autoptr (GPropertyAction) side = g_property_action_new ("side", self->flap, "reveal-flap");
  g_autoptr (GPropertyAction) ledger = g_property_action_new ("ledger-panel", self->side_ledger, "visible");
  const PandoriaActCommand *act;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    add_action (self, commands[i].name, commands[i].is_on != NULL);
  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    add_action (self, act->name, FALSE);
  pandoria_window_init_choices (self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (side));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (ledger));
  add_keys (self);
}

void
pandoria_window_add_accelerators (GtkApplication *application)
{
  static const struct
  {
    const char *action, *accels[2];
  } others[] = {
    { "win.side", { "F9" } },
    { "win.ledger-panel", { "<Shift>F9" } },
    { "win.end-turn", { "<Control>e" } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *accels[] = { commands[i].accels[0], commands[i].accels[1], NULL };
      g_autofree char *name = g_strconcat ("win.", commands[i].name, NULL);

      if (accels[0] != NULL)
        gtk_application_set_accels_for_action (application, name, accels);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      const char *accels[] = { others[i].accels[0], NULL };

      gtk_application_set_accels_for_action (application, others[i].action, accels);
    }
}
