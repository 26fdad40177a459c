/* PandoriaWindow: shows the act that is being put together and the present step: on the board, in the tray and the panels,
 * and in the turn bar's sentence and button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-text.h"

static const PandoriaState *
get_state (PandoriaWindow *self)
{
  return pandoria_game_get_shown_state (self->game);
}

/* --- the main button's words ---------------------------------------------------------------------------------- */

static const char *
get_plan_label (PandoriaWindow *self)
{
  switch (pandoria_plan_get_action (self->plan)->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return _ ("Lay Tile");
    case PANDORIA_ACT_PLACE_CASTLE: return _ ("Lay Castle");
    case PANDORIA_ACT_PLACE_FORTRESS: return _ ("Lay Fortress");
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_GOLEM_FIGURE: return _ ("Place Figure");
    case PANDORIA_ACT_TAKE_FIGURE: return _ ("Take Back");
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST: return _ ("Cast");
    case PANDORIA_ACT_ELF_MOVE: return _ ("Move");
    default: return _ ("Enter");
    }
}

static const char *
get_next_label (PandoriaWindow *self, PandoriaNext next)
{
  if (self->plan != NULL)
    return get_plan_label (self);
  switch (next)
    {
    case PANDORIA_NEXT_SKIP_PLACEMENT: return _ ("Skip");
    case PANDORIA_NEXT_SCORE: return _ ("Score");
    case PANDORIA_NEXT_RESULT: return _ ("Result");
    case PANDORIA_NEXT_NOTHING: return _ ("Lay");
    case PANDORIA_NEXT_END_TURN:
    case PANDORIA_NEXT_ENTER_PLAN:
    default: return _ ("End Turn");
    }
}

/* --- board, tray, panels ------------------------------------------------------------------------------------------ */

static PandoriaSpaces
get_choices (PandoriaWindow *self)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->game);

  if (self->plan != NULL)
    return self->plan_confirms ? pandoria_plan_get_chosen (self->plan) : pandoria_plan_get_choices (self->plan);
  if (get_state (self)->step == PANDORIA_STEP_FIGURE)
    return pandoria_spaces_or (options->worker, options->leader);
  return pandoria_spaces_empty ();
}

/* Returns: what the act would be with the hovered space, if that may be chosen. */
static gboolean
try_hovered (PandoriaWindow *self, PandoriaAction *action, PandoriaHex hexes[2], guint *n_hexes)
{
  return self->plan != NULL && self->hovered != PANDORIA_SPACE_NONE && !self->plan_confirms
         && pandoria_plan_try (self->plan, self->hovered, action, hexes, n_hexes, NULL);
}

/* Only hexes of which the tray has said what they show are shown on the board. */
static void
show_hexes (PandoriaWindow *self, const PandoriaHex hexes[2], guint n_hexes)
{
  PandoriaHex shown[2];
  guint n = 0;

  for (guint i = 0; i < n_hexes; i++)
    if (pandoria_tray_get_hex (self->tray, i, NULL, NULL))
      shown[n++] = hexes[i];
  pandoria_board_view_set_preview (self->board, shown, n);
}

static char *
get_own_prompt (PandoriaWindow *self)
{
  PandoriaSpaces chosen = pandoria_plan_get_chosen (self->plan);

  if (!pandoria_spaces_is_empty (chosen) && !pandoria_window_has_hexes (self))
    return g_strdup (_ ("Choose in the tray what both halves of the tile show."));
  if (pandoria_spaces_is_empty (chosen) && !pandoria_tray_get_hex (self->tray, 0, NULL, NULL))
    return NULL;
  return pandoria_plan_get_prompt (self->plan);
}

static char *
get_prompt (PandoriaWindow *self)
{
  g_autofree char *what = NULL;

  if (self->plan == NULL)
    return NULL;
  if (self->plan_is_own)
    return get_own_prompt (self);
  if (!self->plan_confirms)
    return pandoria_plan_get_prompt (self->plan);
  what = pandoria_text_action (pandoria_plan_get_action (self->plan));
  /* Translators: %s is an act, “Figure taken back from G6” */
  return g_strdup_printf (_ ("%s? Press it again or Enter; Escape leaves it there."), what);
}

static void
clear_foresight (PandoriaWindow *self)
{
  if (!self->foresees)
    return;
  self->foresees = FALSE;
  pandoria_players_panel_set_preview (self->players, NULL, NULL);
  pandoria_ledger_view_set_preview (self->ledger, NULL, NULL);
}

static char *
get_foresight_title (const PandoriaAction *action, const PandoriaHex hexes[2], guint n_hexes)
{
  if (action == NULL)
    return g_strdup (_ ("When the turn is scored"));
  /* Translators: %s is the name of a space */
  if (n_hexes == 1)
    return g_strdup_printf (_ ("If laid at %s"), pandoria_space_name (hexes[0].at));
  if (n_hexes == 2)
    return g_strdup_printf (_ ("If laid at %s %s"), pandoria_space_name (hexes[0].at),
                            pandoria_space_name (hexes[1].at));
  return g_strdup (_ ("If done so"));
}

/* Shows in the panels what @action (NULL: the scoring) would bring. Returns: (nullable): the same in a sentence. */
static char *
show_foresight (PandoriaWindow *self, const PandoriaAction *action, const PandoriaHex hexes[2], guint n_hexes)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  g_autofree char *title = get_foresight_title (action, hexes, n_hexes);

  if (!pandoria_window_foresee (self->game, action, foresight) || foresight->events.n == 0)
    {
      clear_foresight (self);
      return NULL;
    }
  self->foresees = TRUE;
  pandoria_players_panel_set_preview (self->players, &foresight->scored, &foresight->events);
  pandoria_ledger_view_set_preview (self->ledger, &foresight->events, title);
  return action != NULL ? pandoria_window_describe_foresight (self->game, action, foresight) : NULL;
}

void
pandoria_window_update_preview (PandoriaWindow *self)
{
  g_autofree char *sentence = NULL;
  PandoriaAction action;
  PandoriaHex hexes[2];
  guint n_hexes = 0;

  if (try_hovered (self, &action, hexes, &n_hexes) && pandoria_window_has_hexes (self))
    sentence = show_foresight (self, &action, hexes, n_hexes);
  else
    {
      if (self->plan != NULL && n_hexes == 0)
        n_hexes = pandoria_plan_get_hexes (self->plan, hexes);
      if (self->plan == NULL && get_state (self)->n_pending > 0 && !pandoria_game_is_looking_back (self->game))
        g_free (show_foresight (self, NULL, NULL, 0));
      else
        clear_foresight (self);
    }
  show_hexes (self, hexes, n_hexes);
  if (self->refusal == NULL && sentence == NULL)
    sentence = get_prompt (self);
  pandoria_turn_bar_set_message (self->turn_bar, self->refusal != NULL ? self->refusal : sentence,
                                 self->refusal != NULL);
}

static void
update_tray (PandoriaWindow *self)
{
  guint n_hexes = self->plan != NULL ? pandoria_plan_get_n_hexes (self->plan) : 0;

  /* Before a tile is laid the tray stays where it is, also while a castle is being placed. */
  if (n_hexes == 0 && get_state (self)->step == PANDORIA_STEP_PLACE)
    n_hexes = 2;
  pandoria_tray_set_n_hexes (self->tray, n_hexes);
  pandoria_tray_update (self->tray, self->plan_is_own ? NULL : self->plan);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

static void
show_slot_choices (PandoriaWindow *self)
{
  guint slots[PANDORIA_MAX_PLAYERS] = { 0 };

  for (guint i = 0; self->plan != NULL && i < PANDORIA_MAX_PLAYERS; i++)
    slots[i] = pandoria_plan_get_slot_choices (self->plan, i);
  pandoria_players_panel_set_slot_choices (self->players, slots);
}

void
pandoria_window_update_play (PandoriaWindow *self)
{
  PandoriaNext next;

  if (self->game == NULL)
    {
      pandoria_window_update_actions (self);
      return;
    }
  pandoria_window_ensure_plan (self);
  pandoria_window_update_actions (self);
  update_tray (self);
  show_slot_choices (self);
  pandoria_board_view_set_choices (self->board, get_choices (self));
  pandoria_board_view_set_selected (self->board, self->plan != NULL ? pandoria_plan_get_chosen (self->plan)
                                                                    : pandoria_spaces_empty ());
  next = pandoria_window_get_next (self);
  pandoria_turn_bar_set_main (self->turn_bar, get_next_label (self, next), next != PANDORIA_NEXT_NOTHING);
  pandoria_tray_set_main (self->tray, get_next_label (self, next));
  pandoria_window_update_preview (self);
}

static int
get_distance (PandoriaSpace a, PandoriaSpace b)
{
  int columns = PANDORIA_COLUMN (a) - PANDORIA_COLUMN (b), rows = PANDORIA_ROW (a) - PANDORIA_ROW (b);

  return columns * columns + rows * rows;
}

void
pandoria_window_focus_choice (PandoriaWindow *self)
{
  PandoriaSpace from = self->hovered != PANDORIA_SPACE_NONE ? self->hovered : PANDORIA_SPACE (7, 7);
  PandoriaSpace nearest = PANDORIA_SPACE_NONE, space;
  PandoriaSpaces choices = get_choices (self);
  GtkWidget *widget;

  if (self->plan == NULL || !pandoria_window_has_hexes (self))
    return;
  PANDORIA_FOREACH_SPACE (space, choices)
    if (nearest == PANDORIA_SPACE_NONE || get_distance (space, from) < get_distance (nearest, from))
      nearest = space;
  widget = nearest != PANDORIA_SPACE_NONE ? pandoria_board_view_get_space (self->board, nearest) : NULL;
  if (widget != NULL)
    gtk_widget_grab_focus (widget);
}

void
pandoria_window_show_slots (PandoriaWindow *self)
{
  PandoriaSpaces choices = pandoria_plan_get_choices (self->plan);
  guint slots = 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    slots |= pandoria_plan_get_slot_choices (self->plan, i);
  if (slots == 0 || !pandoria_spaces_is_empty (choices))
    return;
  if (pandoria_adaptive_bin_get_width_class (self->adaptive) == PANDORIA_WIDTH_NARROW)
    adw_view_stack_set_visible_child_name (self->pages, "players");
  else
    adw_flap_set_reveal_flap (self->flap, TRUE);
  pandoria_players_panel_focus_slot (self->players);
}
