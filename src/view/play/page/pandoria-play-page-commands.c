/* The commands of PandoriaPlayPage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-page-commands.h"

#include "pandoria-play-page.h"
#include "pandoria-shown-act.h"
#include "pandoria-text.h"

/* --- when they are possible ----------------------------------------------------------------- */

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
lays_hexes (const PandoriaPlayView *view)
{
  return view->n_laid > 0;
}

static gboolean
differs_from_file (const PandoriaPlayView *view)
{
  return pandoria_game_get_difference (view->game) != NULL;
}

static GVariant *
shows_open (const PandoriaPlayView *view)
{
  return g_variant_new_boolean (view->shows_open);
}

/* --- their functions ------------------------------------------------------------------------ */

/* @parameter: the number of the button, negative for its other number of symbols. */
static void
press_hex (PandoriaPlayPage *self, GVariant *parameter)
{
  int number = g_variant_get_int32 (parameter);

  if (number != 0 && ABS (number) <= 8)
    pandoria_play_page_press_hex (self, (guint) ABS (number), number < 0);
}

/* Shows the end of the turn from which on the game differs from its file. */
static void
show_difference (PandoriaPlayPage *self)
{
  PandoriaGame *game = pandoria_play_get_view (pandoria_play_page_get_play (self))->game;
  const PandoriaDifference *difference = pandoria_game_get_difference (game);

  if (difference == NULL)
    return;
  pandoria_play_page_show_history (self);
  pandoria_game_look_at (game, difference->action + 1);
}

/* --- the commands --------------------------------------------------------------------------- */

#define GAME  .flags = PANDORIA_COMMAND_NEEDS_GAME
#define NOW   .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_LOOKING_BACK
#define WHOLE .flags = PANDORIA_COMMAND_NEEDS_GAME | PANDORIA_COMMAND_NOT_CORRECTING
#define PAST  WHOLE | PANDORIA_COMMAND_NEEDS_PAST

const PandoriaCommand pandoria_play_page_commands[] = {
  { "next", G_CALLBACK (pandoria_play_page_go_on), .enabled = "can-go-on",
    .accels = { "<Control>Return" }, .key = "Return|KP_Enter" },
  { "hex", G_CALLBACK (press_hex), "i", .is_possible = lays_hexes },
  { "hint", G_CALLBACK (pandoria_play_page_show_hint), NOW, .key = "i" },
  { "turn-on-hints", G_CALLBACK (pandoria_play_page_turn_on_hints), NOW },
  { "quick-entry", G_CALLBACK (pandoria_play_page_toggle_entry), NOW, .accels = { "<Control>t" },
    .key = "slash|KP_Divide" },
  { "would-close", G_CALLBACK (pandoria_play_page_toggle_would_close), GAME, .key = "x",
    .get_state = shows_open },
  { "shut-in", G_CALLBACK (pandoria_play_page_ask_what_closes), GAME, .key = "<Shift>x" },
  { "next-panel", G_CALLBACK (pandoria_play_page_focus_next_panel), GAME, .accels = { "F6" } },
  { "previous-panel", G_CALLBACK (pandoria_play_page_focus_previous_panel), GAME,
    .accels = { "<Shift>F6" } },

  /* The ledger and earlier positions */
  { "ledger", G_CALLBACK (pandoria_play_page_show_ledger), GAME, .accels = { "<Control>l" } },
  { "search-ledger", G_CALLBACK (pandoria_play_page_search_ledger), GAME,
    .accels = { "<Control>f" } },
  { "history", G_CALLBACK (pandoria_play_page_show_history), GAME, .accels = { "<Control>h" } },
  { "show-difference", G_CALLBACK (show_difference), WHOLE, .is_possible = differs_from_file },
  { "replay", G_CALLBACK (pandoria_play_page_replay), WHOLE, .is_possible = has_acts,
    .accels = { "F5" } },
  { "replay-speed", G_CALLBACK (pandoria_play_page_change_replay_speed), WHOLE,
    .is_possible = has_acts, .accels = { "<Shift>F5" } },
  { "explain", G_CALLBACK (pandoria_play_page_explain), WHOLE, .is_possible = has_gains,
    .accels = { "<Shift><Control>l" } },
  { "last-turn", G_CALLBACK (pandoria_play_page_recall), GAME, .is_possible = has_last_turn,
    .key = "d" },
  { "read-on", G_CALLBACK (pandoria_play_page_read_on), GAME, .is_possible = has_last_turn,
    .key = "<Shift>d" },

  /* The shown act */
  { "continue-here", G_CALLBACK (pandoria_shown_act_continue),
    WHOLE | PANDORIA_COMMAND_LOOKING_BACK },
  { "show-moves", G_CALLBACK (pandoria_shown_act_show_moves), "s" },
  { "show-undone", G_CALLBACK (pandoria_shown_act_show_undone), "(us)" },
  { "edit-note", G_CALLBACK (pandoria_shown_act_edit_note), PAST },
  { "copy-act", G_CALLBACK (pandoria_shown_act_copy), PAST },
  { "copy-turn", G_CALLBACK (pandoria_shown_act_copy_turn), PAST,
    .accels = { "<Shift><Control>c" } },
  { "copy-notation", G_CALLBACK (pandoria_shown_act_copy_game), WHOLE },
  { NULL },
};
