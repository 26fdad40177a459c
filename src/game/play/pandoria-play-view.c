/* PandoriaPlay: the position, the act being chosen and the main button in the view. The preview is
 * in -preview.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

/* --- the position --------------------------------------------------------------------------- */

static PandoriaPlayMode
get_mode (const PandoriaPlay *self)
{
  if (self->game == NULL)
    return PANDORIA_PLAY_MODE_NOW;
  if (self->draft != NULL && self->draft->game != NULL)
    return self->draft->inserts ? PANDORIA_PLAY_MODE_INSERTING : PANDORIA_PLAY_MODE_CORRECTING;
  if (pandoria_game_is_looking_back (self->game))
    return PANDORIA_PLAY_MODE_LOOKING_BACK;
  return pandoria_game_get_n_unfit (self->game) > 0 ? PANDORIA_PLAY_MODE_UNFIT
                                                    : PANDORIA_PLAY_MODE_NOW;
}

/* Returns: (transfer full): a sentence that asks for the input. */
static char *
describe_draft (const PandoriaDraft *self)
{
  guint turn = pandoria_game_get_state (self->game)->turn;
  g_autofree char *act
      = self->index < pandoria_amend_get_n_acts (self->amend)
            ? pandoria_text_action (pandoria_amend_get_action (self->amend, self->index))
            : NULL;

  if (self->inserts)
    /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
    return g_strdup_printf (_ ("Turn %1$u: what was missing before “%2$s”?"), turn, act);
  /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
  return g_strdup_printf (_ ("Turn %1$u: what really happened instead of “%2$s”?"), turn, act);
}

/* @n: the acts that do not fit, and those that wait until these are solved. */
static char *
count_unfit (guint n_conflicts, guint n)
{
  const guint n_waiting = n - MIN (n, n_conflicts);
  g_autofree char *conflicts = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u action does not fit", "%u actions do not fit", n_conflicts),
      n_conflicts);
  g_autofree char *waiting = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u more waits", "%u more wait", n_waiting), n_waiting);

  if (n_waiting == 0)
    return g_steal_pointer (&conflicts);
  /* Translators: “6 actions do not fit, 113 more wait” */
  return g_strdup_printf (C_ ("unfit actions", "%1$s, %2$s"), conflicts, waiting);
}

/* Returns: (transfer full): a sentence about the unfit acts of @game. */
static char *
describe_unfit (PandoriaGame *game)
{
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (PandoriaConflict) conflict
      = g_list_model_get_item (pandoria_amend_get_conflicts (amend), 0);
  guint n = pandoria_game_get_n_unfit (game);
  g_autofree char *act = NULL, *reason = NULL, *unfit = NULL;

  if (conflict == NULL)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%u action that was set aside fits again.",
                                         "%u actions that were set aside fit again.", n),
                            n);
  act = pandoria_text_action (&conflict->action);
  reason = pandoria_text_misfit ((PandoriaActKind) conflict->action.kind, conflict->error);
  unfit = count_unfit (g_list_model_get_n_items (pandoria_amend_get_conflicts (amend)), n);
  /* Translators: how many actions do not fit and wait; the number of the first of them in the game;
   * that action, “Tile at F7 E7”; why the rules refuse it */
  return g_strdup_printf (_ ("%1$s: action %2$u, “%3$s”. %4$s"), unfit, conflict->index + 1, act,
                          reason);
}

static char *
describe_mode (const PandoriaPlay *self, PandoriaPlayMode mode)
{
  switch (mode)
    {
    case PANDORIA_PLAY_MODE_LOOKING_BACK: return pandoria_text_position (self->game);
    case PANDORIA_PLAY_MODE_CORRECTING:
    case PANDORIA_PLAY_MODE_INSERTING: return describe_draft (self->draft);
    case PANDORIA_PLAY_MODE_UNFIT: return describe_unfit (self->game);
    case PANDORIA_PLAY_MODE_NOW:
    default: return NULL;
    }
}

static void
clear_act (PandoriaPlayAct *act)
{
  g_clear_pointer (&act->reason, g_free);
  *act = (PandoriaPlayAct){ 0 };
}

static void
update_act (PandoriaPlay *self, PandoriaPlayAct *act, PandoriaActKind kind, gboolean leader)
{
  clear_act (act);
  if (self->game == NULL)
    return;
  act->possible = pandoria_act_is_possible (self->game, kind, leader);
  if (!act->possible)
    act->reason = pandoria_act_reason (self->game, kind, leader, &act->rule);
}

static void
update_position (PandoriaPlay *self)
{
  PandoriaPlayView *view = &self->view;
  gboolean drafts, has_shown;

  view->game = self->game;
  view->own_game = self->own;
  view->mode = get_mode (self);
  g_free (view->mode_text);
  view->mode_text = describe_mode (self, view->mode);
  drafts
      = view->mode == PANDORIA_PLAY_MODE_CORRECTING || view->mode == PANDORIA_PLAY_MODE_INSERTING;
  has_shown = self->game != NULL && pandoria_game_get_shown (self->game) > 0;
  view->marked_act = drafts ? MIN (self->draft->index, pandoria_game_get_position (self->own))
                            : PANDORIA_MAX_ACTIONS;
  view->is_settling = self->draft != NULL && !drafts;
  view->can_correct = !drafts && !view->is_settling && has_shown;
  view->can_remove
      = drafts ? view->mode == PANDORIA_PLAY_MODE_CORRECTING : !view->is_settling && has_shown;
  view->can_finish_inserting
      = view->mode == PANDORIA_PLAY_MODE_INSERTING && pandoria_game_can_undo (self->game);
  view->can_resolve = !drafts && !view->is_settling && self->game != NULL
                      && pandoria_game_get_n_unfit (self->game) > 0;
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    update_act (self, &view->acts[kind], kind, FALSE);
  update_act (self, &view->leader, PANDORIA_ACT_PLACE_FIGURE, TRUE);
}

const PandoriaPlayAct *
pandoria_play_view_get_act (const PandoriaPlayView *view, PandoriaActKind kind, gboolean leader)
{
  g_return_val_if_fail (view != NULL && kind < PANDORIA_N_ACTS, NULL);
  return leader && kind == PANDORIA_ACT_PLACE_FIGURE ? &view->leader : &view->acts[kind];
}

/* --- the main button ------------------------------------------------------------------------ */

/* Returns: whether the user must first choose on the board: the act cannot be entered, or nothing
 * is chosen yet. */
static gboolean
waits_for_choice (const PandoriaPlan *plan)
{
  guint open_slots = 0, chosen_slots = 0;
  gboolean is_open, is_chosen;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      open_slots |= plan->slots[i];
      chosen_slots |= pandoria_plan_get_chosen_slots (plan, i);
    }
  if (!plan->can_finish)
    return TRUE;
  is_open = open_slots != 0 || !pandoria_spaces_is_empty (plan->choices);
  is_chosen = chosen_slots != 0 || !pandoria_spaces_is_empty (pandoria_plan_get_chosen (plan));
  return is_open && !is_chosen;
}

static const char *
get_plan_label (const PandoriaPlan *plan)
{
  switch (plan->action.kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_SINGLE: return _ ("Place Tile");
    case PANDORIA_ACT_PLACE_CASTLE: return _ ("Place Castle");
    case PANDORIA_ACT_PLACE_FORTRESS: return _ ("Place Fortress");
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_GOLEM_FIGURE:
      return plan->action.leader ? _ ("Place Leader") : _ ("Place Worker");
    case PANDORIA_ACT_TAKE_FIGURE: return _ ("Take Back a Figure");
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_GOBLIN_CAST:
      return plan->can_finish && waits_for_choice (plan) ? _ ("Cast Without Effect") : _ ("Cast");
    case PANDORIA_ACT_ELF_MOVE: return _ ("Move");
    default: return _ ("Enter");
    }
}

static const char *
get_next_label (PandoriaPlay *self, const PandoriaPress *top)
{
  if (top->has_plan)
    return get_plan_label (&top->plan);
  if (self->game == NULL || pandoria_game_get_shown_state (self->game)->step == PANDORIA_STEP_PLACE)
    return self->view.next == PANDORIA_PLAY_NEXT_SKIP_PLACEMENT ? _ ("Skip") : C_ ("step", "Place");
  if (self->view.next == PANDORIA_PLAY_NEXT_RESULT)
    return _ ("Result");
  return self->view.next == PANDORIA_PLAY_NEXT_SCORE ? _ ("Score") : _ ("End Turn");
}

gboolean
pandoria_play_offers_cards (PandoriaPlay *self)
{
  PandoriaAction score;

  if (pandoria_game_get_state (self->game)->variant != PANDORIA_VARIANT_FAMILY_SPELLS)
    return FALSE;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (!pandoria_game_preview (self->game, &score, NULL, &self->foresight->events, NULL))
    return FALSE;
  for (guint i = 0; i < self->foresight->events.n; i++)
    if (self->foresight->events.items[i].kind == PANDORIA_EVENT_REGION)
      return TRUE;
  return FALSE;
}

/* Returns: whether scoring is a separate step, because a purchase may follow or a question is open.
 * Otherwise ending the turn scores. */
static gboolean
is_scored_apart (PandoriaPlay *self)
{
  PandoriaAction score;
  PandoriaState after;

  if (!self->view.acts[PANDORIA_ACT_SCORE].possible)
    return FALSE;
  if (pandoria_play_offers_cards (self))
    return TRUE;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  return pandoria_game_preview (self->game, &score, &after, NULL, NULL)
         && after.step == PANDORIA_STEP_BUY;
}

static PandoriaPlayNext
get_next (PandoriaPlay *self)
{
  const PandoriaPress *top = pandoria_play_get_top (self);

  if (self->game == NULL || pandoria_game_is_looking_back (self->game))
    return PANDORIA_PLAY_NEXT_NOTHING;
  if (top->has_plan)
    return top->plan.can_finish && pandoria_plan_has_hexes (&top->plan)
               ? PANDORIA_PLAY_NEXT_ENTER
               : PANDORIA_PLAY_NEXT_NOTHING;
  switch (pandoria_game_get_state (self->game)->step)
    {
    case PANDORIA_STEP_PLACE:
      return self->view.acts[PANDORIA_ACT_SKIP_PLACEMENT].possible
                 ? PANDORIA_PLAY_NEXT_SKIP_PLACEMENT
                 : PANDORIA_PLAY_NEXT_NOTHING;
    case PANDORIA_STEP_OVER: return PANDORIA_PLAY_NEXT_RESULT;
    case PANDORIA_STEP_FIGURE:
    case PANDORIA_STEP_CARD:
    case PANDORIA_STEP_SCORE:
      return is_scored_apart (self) ? PANDORIA_PLAY_NEXT_SCORE : PANDORIA_PLAY_NEXT_END_TURN;
    default: return PANDORIA_PLAY_NEXT_END_TURN;
    }
}

/* --- the act being put together ------------------------------------------------------------- */

static PandoriaSpaces
get_choices (const PandoriaPlay *self, const PandoriaPress *top)
{
  const PandoriaOptions *options;

  if (top->has_plan)
    return top->confirms ? pandoria_plan_get_chosen (&top->plan) : top->plan.choices;
  if (self->game == NULL
      || pandoria_game_get_shown_state (self->game)->step != PANDORIA_STEP_FIGURE)
    return pandoria_spaces_empty ();
  options = pandoria_game_get_options (self->game);
  return pandoria_spaces_or (options->worker, options->leader);
}

const PandoriaPress *
pandoria_play_get_tile (const PandoriaPlay *self)
{
  const PandoriaPress *top = pandoria_play_get_top (self);

  if (top->has_plan && pandoria_plan_get_n_hexes (&top->plan) > 0)
    return top;
  for (guint i = self->presses->len; i > 0; i--)
    {
      const PandoriaPress *press = &g_array_index (self->presses, PandoriaPress, i - 1);

      if (press->is_own)
        return press;
    }
  return NULL;
}

static void
update_hexes (PandoriaPlay *self, const PandoriaPress *top)
{
  PandoriaPlayView *view = &self->view;
  const PandoriaPress *tile = pandoria_play_get_tile (self);

  view->n_laid = top->has_plan ? pandoria_plan_get_n_hexes (&top->plan) : 0;
  view->n_hexes = view->n_laid;
  /* Keep the tray visible during the placement step, also for a castle. */
  if (view->n_hexes == 0 && self->game != NULL
      && pandoria_game_get_shown_state (self->game)->step == PANDORIA_STEP_PLACE)
    view->n_hexes = 2;
  for (guint i = 0; i < 2; i++)
    {
      PandoriaHex hex = { 0 };
      gboolean known = tile != NULL && pandoria_plan_get_hex (&tile->plan, i, &hex);

      view->hexes[i] = (PandoriaPlayHex){ known, hex.terrain, hex.symbols };
    }
  view->current_hex = view->n_hexes == 2 && tile != NULL ? tile->current_hex : 0;
  view->piece = PANDORIA_PLAY_PIECE_NONE;
  if (top->has_plan && top->plan.action.kind == PANDORIA_ACT_PLACE_CASTLE)
    view->piece = PANDORIA_PLAY_PIECE_CASTLE;
  else if (top->has_plan && top->plan.action.kind == PANDORIA_ACT_PLACE_FORTRESS)
    view->piece = PANDORIA_PLAY_PIECE_FORTRESS;
  view->has_hexes = !top->has_plan || pandoria_plan_has_hexes (&top->plan);
}

/* Returns: whether there is something to cancel: an answer to a press, a choice, a correction, or
 * looking back. */
static gboolean
can_cancel (const PandoriaPlay *self)
{
  const gboolean is_answered = self->refusal != NULL || self->explained != NULL;
  const gboolean has_choice = self->presses->len > 1;
  const gboolean plays_on
      = self->view.mode == PANDORIA_PLAY_MODE_NOW || self->view.mode == PANDORIA_PLAY_MODE_UNFIT;

  return is_answered || has_choice || !plays_on;
}

static void
update_act_made (PandoriaPlay *self)
{
  PandoriaPlayView *view = &self->view;
  const PandoriaPress *top = pandoria_play_get_top (self);
  const PandoriaPlan *plan = top->has_plan ? &top->plan : NULL;

  view->is_begun = plan != NULL && !top->is_own;
  view->choices = get_choices (self, top);
  view->chosen = plan != NULL ? pandoria_plan_get_chosen (plan) : pandoria_spaces_empty ();
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      view->slots[i] = plan != NULL ? plan->slots[i] : 0;
      view->chosen_slots[i] = plan != NULL ? pandoria_plan_get_chosen_slots (plan, i) : 0;
    }
  update_hexes (self, top);
  view->can_have_artifacts = plan != NULL && pandoria_plan_can_have_artifacts (plan);
  view->artifacts = view->can_have_artifacts ? pandoria_plan_get_artifacts (plan) : 0;
  view->can_choose_leader
      = view->is_begun && (pandoria_plan_can_place (plan, TRUE) || plan->leader);
  view->leader_is_next = view->can_choose_leader && plan->leader;
  view->can_choose_figure = plan != NULL && pandoria_plan_can_choose_figure (plan);
  view->with_figure = view->can_choose_figure && pandoria_plan_get_figure (plan);
  view->can_cancel = can_cancel (self);
  view->n_presses = self->presses->len - 1;
  view->next = get_next (self);
  view->next_label = get_next_label (self, top);
  g_clear_pointer (&view->prompt, g_free);
  if (view->is_begun && waits_for_choice (plan))
    view->prompt = pandoria_plan_get_prompt (plan);
}

/* --- open regions --------------------------------------------------------------------------- */

/* How many regions are described for an empty space; there is no room for more. */
#define MAX_NAMED 2

static void
drop_open (PandoriaPlayView *view)
{
  g_clear_pointer (&view->open_sentences, g_strfreev);
  view->n_open = 0;
}

static void
make_sentences (PandoriaPlay *self)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint i = 0; i < self->view.n_open; i++)
    {
      g_autofree char *sentence = pandoria_text_open_region (
          self->game, pandoria_game_get_shown_state (self->game), &self->open[i]);

      g_strv_builder_add (sentences, sentence);
    }
  self->view.open_sentences = g_strv_builder_end (sentences);
}

/* Removes all open regions except the hovered one. */
static void
keep_hovered (PandoriaPlay *self)
{
  guint n = self->view.n_open;

  self->view.n_open = 0;
  for (guint i = 0; i < n && self->view.hovered != PANDORIA_SPACE_NONE && self->view.n_open == 0;
       i++)
    if (pandoria_spaces_has (&self->open[i].region.spaces, self->view.hovered))
      self->open[self->view.n_open++] = self->open[i];
}

gboolean
pandoria_play_rests_on_region (const PandoriaPlay *self, PandoriaSpace space)
{
  const PandoriaPlayView *view = &self->view;

  if (!self->rests || view->shows_open || view->n_open != 1)
    return FALSE;
  return space != PANDORIA_SPACE_NONE && pandoria_spaces_has (&view->open[0].region.spaces, space);
}

void
pandoria_play_update_open (PandoriaPlay *self)
{
  PandoriaPlayView *view = &self->view;

  drop_open (view);
  if ((!view->shows_open && !self->rests) || self->game == NULL)
    return;
  if (self->open == NULL)
    self->open = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  view->open = self->open;
  view->n_open
      = pandoria_state_list_open_regions (pandoria_game_get_shown_state (self->game), self->open);
  if (!view->shows_open)
    keep_hovered (self);
  make_sentences (self);
}

static gboolean
concerns (const PandoriaOpenRegion *open, PandoriaSpace space)
{
  return pandoria_spaces_has (&open->region.spaces, space)
         || pandoria_spaces_has (&open->missing, space);
}

char *
pandoria_play_view_describe_open (const PandoriaPlayView *view, PandoriaSpace space)
{
  g_autoptr (GPtrArray) sentences = pandoria_phrases_new ();
  guint named[MAX_NAMED + 1],
      n = 0; /* the regions that miss the fewest spaces, and room for one more */

  g_return_val_if_fail (view != NULL, NULL);

  for (guint i = 0; i < view->n_open; i++)
    {
      guint at = n, missing = pandoria_spaces_count (view->open[i].missing);

      if (!concerns (&view->open[i], space))
        continue;
      for (; at > 0 && pandoria_spaces_count (view->open[named[at - 1]].missing) > missing; at--)
        named[at] = named[at - 1];
      named[at] = i;
      n = MIN (n + 1, MAX_NAMED);
    }
  for (guint i = 0; i < n; i++)
    pandoria_phrases_add (sentences, g_strdup (view->open_sentences[named[i]]));
  return pandoria_phrases_join (sentences, " ");
}

/* --- the view ------------------------------------------------------------------------------- */

void
pandoria_play_update_view (PandoriaPlay *self, guint parts)
{
  if ((parts & PANDORIA_PLAY_GAME) != 0)
    update_position (self);
  if ((parts & PANDORIA_PLAY_GAME) != 0 || !self->view.shows_open)
    pandoria_play_update_open (self);
  if ((parts & PANDORIA_PLAY_ACT) != 0)
    update_act_made (self);
  pandoria_play_update_preview (self);
}

void
pandoria_play_results_clear (PandoriaPlayResults *results)
{
  g_free (results->entered);
  g_free (results->gains);
  g_free (results->leavers);
  g_free (results->biggest);
  g_free (results->corrected);
  g_free (results->moves);
  g_free (results->fault);
  *results = (PandoriaPlayResults){ 0 };
}

void
pandoria_play_clear_view (PandoriaPlay *self)
{
  PandoriaPlayView *view = &self->view;

  pandoria_play_results_clear (&view->results);
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    clear_act (&view->acts[kind]);
  clear_act (&view->leader);
  g_free (view->mode_text);
  g_free (view->question);
  g_free (view->prompt);
  g_strfreev (view->answers);
  g_free (view->title);
  g_free (view->sentence);
  drop_open (view);
  g_free (self->open);
}
