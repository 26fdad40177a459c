/* PandoriaWindow: the interplay of board, tray and turn bar while an act is put together.
 *
 * A PandoriaPlan is the act being put together. At the beginning of a turn the tile's plan is ready by itself, so that two
 * presses in the tray and two on the board lay it; afterwards a press on what was laid places a worker at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-score-dialog.h"
#include "pandoria-text.h"

static void on_plan_changed (PandoriaPlan *plan, gpointer data);

/* --- the plan ------------------------------------------------------------------------------------------------- */

static const PandoriaState *
get_state (PandoriaWindow *self)
{
  return pandoria_game_get_state (self->game);
}

static gboolean
has_act (PandoriaWindow *self, PandoriaActKind kind)
{
  return (pandoria_game_get_options (self->game)->acts >> kind & 1) != 0;
}

static void
set_plan (PandoriaWindow *self, const PandoriaAction *action)
{
  pandoria_window_drop_plan (self);
  self->plan = pandoria_plan_new (self->game, action);
  g_signal_connect (self->plan, "changed", G_CALLBACK (on_plan_changed), self);
}

/* At the beginning of a turn the tile's plan is always there; what it shows is still to be chosen in the tray. */
static void
ensure_plan (PandoriaWindow *self)
{
  PandoriaAction action;

  if (self->plan != NULL || !has_act (self, PANDORIA_ACT_PLACE_TILE))
    return;
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  for (guint i = 0; i < 2; i++)
    {
      PandoriaTerrain terrain = PANDORIA_TERRAIN_FOREST;
      guint symbols = 1;

      pandoria_tray_get_hex (self->tray, i, &terrain, &symbols);
      action.hexes[i] = (PandoriaHex){ PANDORIA_SPACE_NONE, (guint8) terrain, (guint8) symbols };
    }
  set_plan (self, &action);
  self->plan_is_own = TRUE;
}

/* Whether the tray has said what all hexes of the plan show. */
static gboolean
are_hexes_chosen (PandoriaWindow *self)
{
  for (guint i = 0; i < pandoria_plan_get_n_hexes (self->plan); i++)
    if (!pandoria_tray_get_hex (self->tray, i, NULL, NULL))
      return FALSE;
  return TRUE;
}

static void
set_refusal (PandoriaWindow *self, char *text)
{
  g_free (self->refusal);
  self->refusal = text;
}

/* Most spells are cast for what is chosen on the board; without anything to choose they wait for the main button, for
 * casting them would have no effect. */
static gboolean
waits_for_board (const PandoriaAction *action)
{
  static const guint32 off_board = 1u << PANDORIA_SPELL_ACQUIRE | 1u << PANDORIA_SPELL_CONJURE
                                   | 1u << PANDORIA_SPELL_CONSTRUCT | 1u << PANDORIA_SPELL_MASTER_BUILDER;

  switch (action->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST:
    case PANDORIA_ACT_HALFLING:
      return (off_board >> action->spell & 1) == 0;
    default:
      return FALSE;
    }
}

static void
enter_if_complete (PandoriaWindow *self)
{
  if (pandoria_plan_is_complete (self->plan) && are_hexes_chosen (self) && !self->plan_confirms)
    pandoria_window_enter (self);
}

/* --- presses -------------------------------------------------------------------------------------------------- */

static void
choose_space (PandoriaWindow *self, PandoriaSpace space)
{
  g_autoptr (GError) error = NULL;

  if (!pandoria_plan_choose (self->plan, space, &error))
    pandoria_window_refuse (self, error);
  else
    enter_if_complete (self);
}

/* Taking a figure back is no part of a plain turn: it asks for one more press. */
static void
offer_take_back (PandoriaWindow *self, PandoriaSpace space)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_TAKE_FIGURE);
  action.take = (PandoriaPlaceRef){ .at = space, .player = PANDORIA_NOBODY };
  set_plan (self, &action);
  self->plan_confirms = TRUE;
  pandoria_window_update_play (self);
}

static void
press_in_figure_step (PandoriaWindow *self, PandoriaSpace space)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->game);
  PandoriaAction action;

  if (!pandoria_spaces_has (&options->worker, space) && !pandoria_spaces_has (&options->leader, space)
      && pandoria_spaces_has (&options->take, space))
    {
      offer_take_back (self, space);
      return;
    }
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = space;
  action.leader = !pandoria_spaces_has (&options->worker, space) && pandoria_spaces_has (&options->leader, space);
  pandoria_window_apply (self, &action);
}

static void
press_without_plan (PandoriaWindow *self, PandoriaSpace space)
{
  if (get_state (self)->step == PANDORIA_STEP_FIGURE)
    press_in_figure_step (self, space);
  else
    pandoria_window_update_play (self);
}

void
pandoria_window_press_space (PandoriaWindow *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_WINDOW (self));

  if (self->game == NULL || pandoria_window_dialog_takes_space (self, space))
    return;
  set_refusal (self, NULL);
  if (self->plan != NULL && self->plan_confirms)
    {
      PandoriaSpaces chosen = pandoria_plan_get_chosen (self->plan);

      if (pandoria_spaces_has (&chosen, space))
        {
          pandoria_window_enter (self);
          return;
        }
      pandoria_window_drop_plan (self);
    }
  if (self->plan != NULL)
    choose_space (self, space);
  else
    press_without_plan (self, space);
}

/* --- the main button ------------------------------------------------------------------------------------------ */

/* Scoring comes first where a purchase follows from it, or where it has to ask; otherwise the end of the turn includes it. */
static gboolean
is_scored_apart (PandoriaWindow *self)
{
  PandoriaAction score;
  PandoriaState after;

  if (!has_act (self, PANDORIA_ACT_SCORE))
    return FALSE;
  if (pandoria_score_dialog_is_needed (self->game))
    return TRUE;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  return pandoria_game_preview (self->game, &score, &after, NULL, NULL) && after.step == PANDORIA_STEP_BUY;
}

PandoriaNext
pandoria_window_get_next (PandoriaWindow *self)
{
  if (self->game == NULL)
    return PANDORIA_NEXT_NOTHING;
  if (self->plan != NULL)
    return pandoria_plan_can_finish (self->plan) && are_hexes_chosen (self) ? PANDORIA_NEXT_ENTER_PLAN
                                                                           : PANDORIA_NEXT_NOTHING;
  switch (get_state (self)->step)
    {
    case PANDORIA_STEP_PLACE:
      return has_act (self, PANDORIA_ACT_SKIP_PLACEMENT) ? PANDORIA_NEXT_SKIP_PLACEMENT : PANDORIA_NEXT_NOTHING;
    case PANDORIA_STEP_OVER:
      return PANDORIA_NEXT_RESULT;
    case PANDORIA_STEP_FIGURE:
    case PANDORIA_STEP_CARD:
    case PANDORIA_STEP_SCORE:
      return is_scored_apart (self) ? PANDORIA_NEXT_SCORE : PANDORIA_NEXT_END_TURN;
    default:
      return PANDORIA_NEXT_END_TURN;
    }
}

static const char *
get_plan_label (PandoriaWindow *self)
{
  switch (pandoria_plan_get_action (self->plan)->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE:
      return _("Lay Tile");
    case PANDORIA_ACT_PLACE_CASTLE:
      return _("Lay Castle");
    case PANDORIA_ACT_PLACE_FORTRESS:
      return _("Lay Fortress");
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_GOLEM_FIGURE:
      return _("Place Figure");
    case PANDORIA_ACT_TAKE_FIGURE:
      return _("Take Back");
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST:
      return _("Cast");
    case PANDORIA_ACT_ELF_MOVE:
      return _("Move");
    default:
      return _("Enter");
    }
}

static const char *
get_next_label (PandoriaWindow *self, PandoriaNext next)
{
  if (self->plan != NULL)
    return get_plan_label (self);
  switch (next)
    {
    case PANDORIA_NEXT_SKIP_PLACEMENT:
      return _("Skip");
    case PANDORIA_NEXT_SCORE:
      return _("Score");
    case PANDORIA_NEXT_RESULT:
      return _("Result");
    case PANDORIA_NEXT_NOTHING:
      return _("Lay");
    case PANDORIA_NEXT_END_TURN:
    case PANDORIA_NEXT_ENTER_PLAN:
    default:
      return _("End Turn");
    }
}

void
pandoria_window_next (PandoriaWindow *self)
{
  set_refusal (self, NULL);
  switch (pandoria_window_get_next (self))
    {
    case PANDORIA_NEXT_ENTER_PLAN:
      pandoria_window_enter (self);
      break;
    case PANDORIA_NEXT_SKIP_PLACEMENT:
      pandoria_window_begin_kind (self, PANDORIA_ACT_SKIP_PLACEMENT, FALSE);
      break;
    case PANDORIA_NEXT_SCORE:
      pandoria_window_begin_kind (self, PANDORIA_ACT_SCORE, FALSE);
      break;
    case PANDORIA_NEXT_END_TURN:
      pandoria_window_begin_kind (self, PANDORIA_ACT_END_TURN, FALSE);
      break;
    case PANDORIA_NEXT_RESULT:
      pandoria_window_show_result (self);
      break;
    case PANDORIA_NEXT_NOTHING:
    default:
      break;
    }
}

/* --- showing -------------------------------------------------------------------------------------------------- */

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

  if (!pandoria_spaces_is_empty (chosen) && !are_hexes_chosen (self))
    return g_strdup (_("Choose in the tray what both halves of the tile show."));
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
  return g_strdup_printf (_("%s? Press it again or Enter; Escape leaves it there."), what);
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
    return g_strdup (_("When the turn is scored"));
  /* Translators: %s is the name of a space */
  if (n_hexes == 1)
    return g_strdup_printf (_("If laid at %s"), pandoria_space_name (hexes[0].at));
  if (n_hexes == 2)
    return g_strdup_printf (_("If laid at %s %s"), pandoria_space_name (hexes[0].at), pandoria_space_name (hexes[1].at));
  return g_strdup (_("If done so"));
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

static void
update_preview (PandoriaWindow *self)
{
  g_autofree char *sentence = NULL;
  PandoriaAction action;
  PandoriaHex hexes[2];
  guint n_hexes = 0;

  if (try_hovered (self, &action, hexes, &n_hexes) && are_hexes_chosen (self))
    sentence = show_foresight (self, &action, hexes, n_hexes);
  else
    {
      if (self->plan != NULL && n_hexes == 0)
        n_hexes = pandoria_plan_get_hexes (self->plan, hexes);
      if (self->plan == NULL && get_state (self)->n_pending > 0)
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

void
pandoria_window_update_play (PandoriaWindow *self)
{
  PandoriaNext next;

  if (self->game == NULL)
    {
      pandoria_window_update_actions (self);
      return;
    }
  ensure_plan (self);
  pandoria_window_update_actions (self);
  update_tray (self);
  pandoria_board_view_set_choices (self->board, get_choices (self));
  pandoria_board_view_set_selected (self->board, self->plan != NULL ? pandoria_plan_get_chosen (self->plan)
                                                                    : pandoria_spaces_empty ());
  next = pandoria_window_get_next (self);
  pandoria_turn_bar_set_main (self->turn_bar, get_next_label (self, next), next != PANDORIA_NEXT_NOTHING);
  pandoria_tray_set_main (self->tray, get_next_label (self, next));
  update_preview (self);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_plan_changed (PandoriaPlan *plan, gpointer data)
{
  pandoria_window_update_play (data);
}

static void
on_space_activated (PandoriaBoardView *board, int space, gpointer data)
{
  pandoria_window_press_space (data, (PandoriaSpace) space);
}

static void
on_space_hovered (PandoriaBoardView *board, int space, gpointer data)
{
  PandoriaWindow *self = data;

  self->hovered = (PandoriaSpace) space;
  if (self->game != NULL && self->plan != NULL)
    update_preview (self);
}

static void
on_hex_chosen (PandoriaTray *tray, guint index, guint terrain, guint symbols, gpointer data)
{
  PandoriaWindow *self = data;

  if (self->plan == NULL || index >= pandoria_plan_get_n_hexes (self->plan))
    return;
  set_refusal (self, NULL);
  pandoria_plan_set_hex (self->plan, index, terrain, symbols);
  pandoria_window_update_play (self);
  enter_if_complete (self);
}

/* --- shared --------------------------------------------------------------------------------------------------- */

void
pandoria_window_init_play (PandoriaWindow *self)
{
  g_signal_connect (self->board, "space-activated", G_CALLBACK (on_space_activated), self);
  g_signal_connect (self->board, "space-hovered", G_CALLBACK (on_space_hovered), self);
  g_signal_connect (self->tray, "hex-chosen", G_CALLBACK (on_hex_chosen), self);
}

void
pandoria_window_drop_plan (PandoriaWindow *self)
{
  self->plan_is_own = FALSE;
  self->plan_confirms = FALSE;
  if (self->plan != NULL)
    g_signal_handlers_disconnect_by_func (self->plan, on_plan_changed, self);
  g_clear_object (&self->plan);
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

  if (self->plan == NULL || !are_hexes_chosen (self))
    return;
  PANDORIA_FOREACH_SPACE (space, choices)
    if (nearest == PANDORIA_SPACE_NONE || get_distance (space, from) < get_distance (nearest, from))
      nearest = space;
  widget = nearest != PANDORIA_SPACE_NONE ? pandoria_board_view_get_space (self->board, nearest) : NULL;
  if (widget != NULL)
    gtk_widget_grab_focus (widget);
}

void
pandoria_window_refuse (PandoriaWindow *self, const GError *error)
{
  set_refusal (self, pandoria_text_error (error));
  pandoria_window_update_play (self);
}

void
pandoria_window_begin (PandoriaWindow *self, const PandoriaAction *action)
{
  set_refusal (self, NULL);
  if (action->kind != PANDORIA_ACT_PLACE_TILE)
    pandoria_tray_clear (self->tray);
  set_plan (self, action);
  pandoria_window_update_play (self);
  if (!waits_for_board (action))
    enter_if_complete (self);
}

void
pandoria_window_begin_kind (PandoriaWindow *self, PandoriaActKind kind, gboolean leader)
{
  PandoriaAction action;

  if ((kind == PANDORIA_ACT_SCORE || kind == PANDORIA_ACT_END_TURN) && pandoria_score_dialog_is_needed (self->game))
    {
      pandoria_window_show_score (self);
      return;
    }
  pandoria_action_init (&action, kind);
  action.leader = (guint8) leader;
  for (guint i = 0; i < 2; i++)
    action.hexes[i].at = PANDORIA_SPACE_NONE;
  pandoria_window_begin (self, &action);
}

void
pandoria_window_enter (PandoriaWindow *self)
{
  g_autofree char *question = pandoria_plan_get_question (self->plan);
  PandoriaAction action;

  if (question != NULL)
    {
      pandoria_window_show_question (self);
      return;
    }
  action = *pandoria_plan_get_action (self->plan);
  pandoria_window_apply (self, &action);
}

gboolean
pandoria_window_apply (PandoriaWindow *self, const PandoriaAction *action)
{
  guint before = g_list_model_get_n_items (pandoria_game_get_ledger (self->game));
  g_autoptr (GError) error = NULL;
  g_autofree char *gains = NULL;

  set_refusal (self, NULL);
  if (!pandoria_game_apply (self->game, action, &error))
    {
      pandoria_window_refuse (self, error);
      return FALSE;
    }
  gains = pandoria_window_describe_gains (self->game, before);
  if (gains != NULL)
    pandoria_window_toast (self, gains, TRUE);
  if (get_state (self)->finished && action->kind == PANDORIA_ACT_END_TURN)
    pandoria_window_show_result (self);
  return TRUE;
}

gboolean
pandoria_window_can_cancel (PandoriaWindow *self)
{
  if (self->refusal != NULL || (self->plan != NULL && !self->plan_is_own))
    return TRUE;
  return self->plan != NULL
         && (!pandoria_spaces_is_empty (pandoria_plan_get_chosen (self->plan))
             || pandoria_tray_get_hex (self->tray, 0, NULL, NULL) || pandoria_tray_get_hex (self->tray, 1, NULL, NULL));
}

/* Takes back a refusal and the last choice; with nothing chosen any more, the act itself, or what the tray shows. */
void
pandoria_window_cancel (PandoriaWindow *self)
{
  set_refusal (self, NULL);
  if (self->plan != NULL && (self->plan_confirms || !pandoria_plan_back (self->plan)))
    {
      pandoria_tray_clear (self->tray);
      pandoria_window_drop_plan (self);
    }
  pandoria_window_update_play (self);
}

PandoriaPlan *
pandoria_window_get_plan (PandoriaWindow *self)
{
  g_return_val_if_fail (PANDORIA_IS_WINDOW (self), NULL);
  return self->plan;
}
