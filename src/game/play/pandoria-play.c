/* PandoriaPlay: the current turn. This file has the object, and the presses until the act is
 * entered.
 *
 * A turn starts with a plan for the tile, so that two presses in the tray and two on the board lay
 * it. Then a press on the tile places a worker. The presses of an act are an array of plain values;
 * Cancel drops the last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include "pandoria-text-moves.h"
#include "pandoria-text.h"

G_DEFINE_FINAL_TYPE (PandoriaPlay, pandoria_play, G_TYPE_OBJECT)

static guint changed_signal;
static GParamSpec *view_pspec;

static void on_game_changed (PandoriaGame *game, PandoriaPlay *self);

/* --- inputs --------------------------------------------------------------------------------- */

static void
begin_input (PandoriaPlay *self)
{
  if (self->depth++ == 0)
    pandoria_play_results_clear (&self->shown.view.results);
}

gboolean
pandoria_play_begin_input (PandoriaPlay *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAY (self), FALSE);

  if (self->turn.game == NULL)
    return FALSE;
  begin_input (self);
  return TRUE;
}

/* Rebuilds the changed @parts of the view. Another game has another act, and each of them another
 * preview. */
static void
show_changes (PandoriaPlay *self, guint parts)
{
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    parts |= PANDORIA_PLAY_ACT;
  if ((parts & PANDORIA_PLAY_ACT) != 0)
    self->turn.rests = FALSE;
  parts |= PANDORIA_PLAY_PREVIEW;
  pandoria_play_shown_update (&self->shown, &self->turn, self->own, self->draft, parts);
  if ((parts & PANDORIA_PLAY_ACT) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), view_pspec);
  g_signal_emit (self, changed_signal, 0, parts);
}

void
pandoria_play_end_input (PandoriaPlay *self, guint parts)
{
  self->parts |= parts;
  if (self->depth > 1)
    {
      self->depth--;
      return;
    }
  pandoria_play_check_draft (self);
  parts = self->parts;
  self->parts = 0;
  self->depth = 0;
  if (parts != 0)
    show_changes (self, parts);
}

void
pandoria_play_set_refusal (PandoriaPlay *self, const GError *error)
{
  if (self->turn.refusal == NULL && self->turn.explained == NULL && error == NULL)
    return;
  g_clear_error (&self->turn.refusal);
  self->turn.explained = NULL;
  self->turn.refused_at = PANDORIA_SPACE_NONE;
  if (error != NULL)
    self->turn.refusal = g_error_copy (error);
  self->parts |= PANDORIA_PLAY_ACT;
}

/* --- the presses of an act ------------------------------------------------------------------ */

void
pandoria_play_drop_question (PandoriaPlay *self)
{
  g_clear_pointer (&self->shown.view.question, g_free);
  g_clear_pointer (&self->shown.view.answers, g_strfreev);
  self->asks_cost = FALSE;
}

void
pandoria_play_init_action (PandoriaAction *action, PandoriaActKind kind)
{
  pandoria_action_init (action, kind);
  for (guint i = 0; i < 2; i++)
    action->hexes[i].terrain = PANDORIA_N_TERRAINS;
}

/* Drops the presses, which are valid only for the old state. */
static void
reset_presses (PandoriaPlay *self)
{
  PandoriaPress first = { 0 };
  PandoriaAction action;

  if (self->turn.game != NULL
      && pandoria_options_has_act (pandoria_game_get_options (self->turn.game),
                                   PANDORIA_ACT_PLACE_TILE))
    {
      pandoria_play_init_action (&action, PANDORIA_ACT_PLACE_TILE);
      pandoria_plan_begin (&first.plan, pandoria_game_get_state (self->turn.game), &action);
      first.has_plan = first.is_own = TRUE;
    }
  pandoria_play_turn_reset (&self->turn, &first);
  g_clear_pointer (&self->card, g_free);
  pandoria_play_drop_question (self);
}

static gboolean
is_ready (const PandoriaPress *press)
{
  return press->has_plan && pandoria_plan_is_complete (&press->plan)
         && pandoria_plan_has_hexes (&press->plan);
}

/* --- entering ------------------------------------------------------------------------------- */

/* Returns: (nullable): the figures and artifacts that left the board since @position. */
static char *
describe_leaving (PandoriaGame *game, guint position)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();

  pandoria_phrases_add (parts, pandoria_text_leavers_between (game, position, G_MAXUINT));
  pandoria_phrases_add (parts, pandoria_text_artifacts_between (game, position, G_MAXUINT));
  return pandoria_text_join (parts);
}

/* Gains are not reported while a correction is being entered. */
void
pandoria_play_report (PandoriaPlay *self, PandoriaGame *game, guint position, gboolean ended)
{
  guint from;

  if (self->draft != NULL && game == self->draft->game)
    return;
  from = pandoria_game_get_n_events (game, position);
  self->shown.view.results.leavers = describe_leaving (game, position);
  self->shown.view.results.gains = pandoria_text_gains_between (game, from, G_MAXUINT);
  self->shown.view.results.biggest = pandoria_text_biggest_scoring (game, from);
  if (ended)
    self->shown.view.results.asks = PANDORIA_PLAY_ASKS_RESULT;
}

gboolean
pandoria_play_checks (PandoriaPlay *self, const PandoriaAction *action, const PandoriaPlan *plan)
{
  g_autoptr (GError) error = NULL;

  if (self->turn.check == NULL || self->turn.game != self->own
      || self->turn.check (self->turn.game, action, plan, self->turn.check_data, &error))
    return TRUE;
  pandoria_play_set_refusal (self, error);
  return FALSE;
}

gboolean
pandoria_play_apply (PandoriaPlay *self, const PandoriaAction *action)
{
  g_autoptr (PandoriaGame) game = g_object_ref (self->turn.game);
  guint before = pandoria_game_get_position (game);
  PandoriaAction copy = *action; /* applying it frees the presses that contain @action */
  g_autofree char *card = action->kind == PANDORIA_ACT_BUY ? g_strdup (self->card) : NULL;
  g_autoptr (GError) error = NULL;

  pandoria_play_set_refusal (self, NULL);
  if (self->turn.check != NULL && pandoria_game_preview (game, &copy, NULL, NULL, NULL)
      && !pandoria_play_checks (self, &copy, NULL))
    return FALSE;
  if (!pandoria_game_apply_noted (game, &copy, NULL, card, &error))
    {
      pandoria_play_set_refusal (self, error);
      return FALSE;
    }
  if (self->draft == NULL || game != self->draft->game)
    self->shown.view.results.entered = pandoria_text_action (&copy);
  pandoria_play_report (self, game, before,
                        copy.kind == PANDORIA_ACT_END_TURN
                            && pandoria_game_get_state (game)->finished);
  return TRUE;
}

void
pandoria_play_enter (PandoriaPlay *self)
{
  const PandoriaPlan *plan = &pandoria_play_get_top (self)->plan;

  pandoria_play_drop_question (self);
  if (pandoria_play_ask_cost (self, &plan->action))
    return;
  self->shown.view.question = pandoria_plan_get_question (
      plan, pandoria_game_get_record (self->turn.game), &self->shown.view.answers);
  if (self->shown.view.question == NULL)
    pandoria_play_apply (self, &plan->action);
  else
    self->shown.view.results.asks = PANDORIA_PLAY_ASKS_QUESTION;
}

gboolean
pandoria_play_add_change (PandoriaPlay *self, const PandoriaPress *press)
{
  if (!pandoria_play_checks (self, NULL, &press->plan))
    return FALSE;
  pandoria_play_drop_question (self);
  g_array_append_vals (self->turn.presses, press, 1);
  self->parts |= PANDORIA_PLAY_ACT;
  return TRUE;
}

void
pandoria_play_add_press (PandoriaPlay *self, const PandoriaPress *press)
{
  if (pandoria_play_add_change (self, press) && is_ready (press) && !press->confirms)
    pandoria_play_enter (self);
}

/* Cards wait for confirmation: if the last choice entered the card at once, a following Enter would
 * end the turn. */
static gboolean
is_card (const PandoriaPress *press)
{
  switch (press->plan.action.kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST:
    case PANDORIA_ACT_HALFLING:
    case PANDORIA_ACT_RIVER_SHIP: return TRUE;
    default: return FALSE;
    }
}

void
pandoria_play_add_choice (PandoriaPlay *self, PandoriaPress *press, PandoriaPressFlags flags)
{
  gboolean waits = is_ready (press) && (is_card (press) || (flags & PANDORIA_PRESS_TOUCH) != 0);

  press->confirms = waits && !pandoria_plan_is_list (&press->plan);
  if (waits)
    pandoria_play_add_change (self, press);
  else
    pandoria_play_add_press (self, press);
}

/* --- pointing ------------------------------------------------------------------------------- */

void
pandoria_play_hover (PandoriaPlay *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  begin_input (self);
  self->turn.rests
      = self->turn.rests
        && (space == self->shown.view.hovered
            || pandoria_play_view_rests_on_region (&self->shown.view, &self->turn, space));
  self->shown.view.hovered = space;
  if (!self->keeps_refusal && self->turn.refused_at != PANDORIA_SPACE_NONE
      && self->turn.refused_at != space)
    pandoria_play_set_refusal (self, NULL);
  pandoria_play_end_input (self, self->turn.game != NULL ? PANDORIA_PLAY_PREVIEW : 0);
}

void
pandoria_play_rest (PandoriaPlay *self, PandoriaSpace space)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->turn.game == NULL || space != self->shown.view.hovered || self->turn.rests)
    return;
  begin_input (self);
  self->turn.rests = TRUE;
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

void
pandoria_play_show_open (PandoriaPlay *self, gboolean shows)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (!self->shown.view.shows_open == !shows)
    return;
  begin_input (self);
  self->shown.view.shows_open = shows;
  pandoria_play_shown_update_open (&self->shown, &self->turn);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}

/* --- the game ------------------------------------------------------------------------------- */

/* A correction that waits for its conflicts to be decided cannot follow another change of its game.
 */
static void
drop_outdated_draft (PandoriaPlay *self)
{
  const gboolean is_own_input = self->depth > 0;

  if (!is_own_input && self->draft != NULL && self->draft->game == NULL
      && !pandoria_amend_is_current (self->draft->amend))
    g_clear_pointer (&self->draft, pandoria_draft_free);
}

static void
on_game_changed (PandoriaGame *game, PandoriaPlay *self)
{
  drop_outdated_draft (self);
  begin_input (self);
  reset_presses (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_show_game (PandoriaPlay *self, PandoriaGame *game)
{
  begin_input (self);
  if (self->turn.game != NULL)
    g_signal_handlers_disconnect_by_func (self->turn.game, on_game_changed, self);
  g_set_object (&self->turn.game, game);
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, 0);
  reset_presses (self);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_set_game (PandoriaPlay *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (game == self->turn.game && self->draft == NULL)
    return;
  begin_input (self);
  g_clear_pointer (&self->draft, pandoria_draft_free);
  g_set_object (&self->own, game);
  pandoria_play_show_game (self, game);
  pandoria_play_end_input (self, PANDORIA_PLAY_GAME);
}

void
pandoria_play_set_check (PandoriaPlay *self, PandoriaPlayCheck check, gpointer data)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  self->turn.check = check;
  self->turn.check_data = data;
}

const PandoriaPlayView *
pandoria_play_get_view (PandoriaPlay *self)
{
  g_return_val_if_fail (PANDORIA_IS_PLAY (self), NULL);
  return &self->shown.view;
}

PandoriaPlayResults
pandoria_play_take_results (PandoriaPlay *self)
{
  PandoriaPlayResults results = { 0 };

  g_return_val_if_fail (PANDORIA_IS_PLAY (self), results);

  results = self->shown.view.results;
  self->shown.view.results = (PandoriaPlayResults){ 0 };
  return results;
}

PandoriaPlay *
pandoria_play_new (void)
{
  return g_object_new (PANDORIA_TYPE_PLAY, NULL);
}

static void
pandoria_play_finalize (GObject *object)
{
  PandoriaPlay *self = PANDORIA_PLAY (object);

  g_clear_pointer (&self->draft, pandoria_draft_free);
  g_clear_object (&self->own);
  pandoria_play_shown_clear (&self->shown);
  pandoria_play_turn_clear (&self->turn);
  g_free (self->card);
  G_OBJECT_CLASS (pandoria_play_parent_class)->finalize (object);
}

static void
pandoria_play_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_pointer (value, &PANDORIA_PLAY (object)->shown.view);
}

static void
pandoria_play_class_init (PandoriaPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = pandoria_play_get_property;
  G_OBJECT_CLASS (klass)->finalize = pandoria_play_finalize;
  view_pspec = g_param_spec_pointer ("view", NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1, view_pspec);
  changed_signal = g_signal_new ("changed", PANDORIA_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("cards-asked", PANDORIA_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("act-begun", PANDORIA_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_play_init (PandoriaPlay *self)
{
  pandoria_play_shown_init (&self->shown);
  pandoria_play_turn_init (&self->turn);
  reset_presses (self);
  pandoria_play_shown_update (&self->shown, &self->turn, NULL, NULL,
                              PANDORIA_PLAY_PREVIEW | PANDORIA_PLAY_ACT | PANDORIA_PLAY_GAME);
}
