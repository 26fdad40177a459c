/* PandoriaPlay: the position, the act being chosen and the main button in the view. The preview is
 * in -preview.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-shown.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

/** Update: the view that is being made, and what it shows. */
typedef struct
{
  PandoriaPlayView *view;
  const PandoriaPlayTurn *turn;
  PandoriaGame *own;          /* nullable */
  const PandoriaDraft *draft; /* nullable */
} Update;

/* --- the position --------------------------------------------------------------------------- */

static PandoriaPlayMode
get_mode (const Update *self)
{
  if (self->turn->game == NULL)
    return PANDORIA_PLAY_MODE_NOW;
  if (self->draft != NULL && self->draft->game != NULL)
    return self->draft->inserts ? PANDORIA_PLAY_MODE_INSERTING : PANDORIA_PLAY_MODE_CORRECTING;
  if (pandoria_game_is_looking_back (self->turn->game))
    return PANDORIA_PLAY_MODE_LOOKING_BACK;
  return pandoria_game_get_n_unfit (self->turn->game) > 0 ? PANDORIA_PLAY_MODE_UNFIT
                                                          : PANDORIA_PLAY_MODE_NOW;
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
describe_mode (const Update *self, PandoriaPlayMode mode)
{
  switch (mode)
    {
    case PANDORIA_PLAY_MODE_LOOKING_BACK: return pandoria_text_position (self->turn->game);
    case PANDORIA_PLAY_MODE_CORRECTING:
    case PANDORIA_PLAY_MODE_INSERTING: return pandoria_draft_describe (self->draft);
    case PANDORIA_PLAY_MODE_UNFIT: return describe_unfit (self->turn->game);
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
update_act (const Update *self, PandoriaPlayAct *act, PandoriaActKind kind, gboolean leader)
{
  clear_act (act);
  if (self->turn->game == NULL)
    return;
  act->possible = pandoria_act_is_possible (self->turn->game, kind, leader);
  if (!act->possible)
    act->reason = pandoria_act_reason (self->turn->game, kind, leader, &act->rule);
}

static void
update_position (const Update *self)
{
  PandoriaPlayView *view = self->view;
  gboolean drafts, is_free, has_shown;

  view->game = self->turn->game;
  view->own_game = self->own;
  view->mode = get_mode (self);
  g_free (view->mode_text);
  view->mode_text = describe_mode (self, view->mode);
  drafts
      = view->mode == PANDORIA_PLAY_MODE_CORRECTING || view->mode == PANDORIA_PLAY_MODE_INSERTING;
  has_shown = self->turn->game != NULL && pandoria_game_get_shown (self->turn->game) > 0;
  view->marked_act = drafts ? MIN (self->draft->index, pandoria_game_get_position (self->own))
                            : PANDORIA_MAX_ACTIONS;
  view->is_settling = self->draft != NULL && !drafts;
  is_free = !drafts && !view->is_settling;
  view->can_correct = is_free && has_shown;
  view->can_remove = view->mode == PANDORIA_PLAY_MODE_CORRECTING || (is_free && has_shown);
  view->can_finish_inserting
      = view->mode == PANDORIA_PLAY_MODE_INSERTING && pandoria_game_can_undo (self->turn->game);
  view->can_resolve
      = is_free && self->turn->game != NULL && pandoria_game_get_n_unfit (self->turn->game) > 0;
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
get_next_label (const Update *self, const PandoriaPress *top)
{
  if (top->has_plan)
    return get_plan_label (&top->plan);
  if (self->turn->game == NULL
      || pandoria_game_get_shown_state (self->turn->game)->step == PANDORIA_STEP_PLACE)
    return self->view->next == PANDORIA_PLAY_NEXT_SKIP_PLACEMENT ? _ ("Skip")
                                                                 : C_ ("step", "Place");
  if (self->view->next == PANDORIA_PLAY_NEXT_RESULT)
    return _ ("Result");
  return self->view->next == PANDORIA_PLAY_NEXT_SCORE ? _ ("Score") : _ ("End Turn");
}

/* Returns: whether scoring is a separate step, because a purchase may follow or a question is open.
 * Otherwise ending the turn scores. */
static gboolean
is_scored_apart (const Update *self)
{
  PandoriaAction score;
  PandoriaState after;

  if (!self->view->acts[PANDORIA_ACT_SCORE].possible)
    return FALSE;
  if (pandoria_play_turn_offers_cards (self->turn))
    return TRUE;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  return pandoria_game_preview (self->turn->game, &score, &after, NULL, NULL)
         && after.step == PANDORIA_STEP_BUY;
}

static PandoriaPlayNext
get_next (const Update *self)
{
  const PandoriaPress *top = pandoria_play_turn_get_top (self->turn);

  if (self->turn->game == NULL || pandoria_game_is_looking_back (self->turn->game))
    return PANDORIA_PLAY_NEXT_NOTHING;
  if (top->has_plan)
    return top->plan.can_finish && pandoria_plan_has_hexes (&top->plan)
               ? PANDORIA_PLAY_NEXT_ENTER
               : PANDORIA_PLAY_NEXT_NOTHING;
  switch (pandoria_game_get_state (self->turn->game)->step)
    {
    case PANDORIA_STEP_PLACE:
      return self->view->acts[PANDORIA_ACT_SKIP_PLACEMENT].possible
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
get_choices (const Update *self, const PandoriaPress *top)
{
  const PandoriaOptions *options;

  if (top->has_plan)
    return top->confirms ? pandoria_plan_get_chosen (&top->plan) : top->plan.choices;
  if (self->turn->game == NULL
      || pandoria_game_get_shown_state (self->turn->game)->step != PANDORIA_STEP_FIGURE)
    return pandoria_spaces_empty ();
  options = pandoria_game_get_options (self->turn->game);
  return pandoria_spaces_or (options->worker, options->leader);
}

static void
update_hexes (const Update *self, const PandoriaPress *top)
{
  PandoriaPlayView *view = self->view;
  const PandoriaPress *tile = pandoria_play_turn_get_tile (self->turn);

  view->n_laid = top->has_plan ? pandoria_plan_get_n_hexes (&top->plan) : 0;
  view->n_hexes = view->n_laid;
  /* Keep the tray visible during the placement step, also for a castle. */
  if (view->n_hexes == 0 && self->turn->game != NULL
      && pandoria_game_get_shown_state (self->turn->game)->step == PANDORIA_STEP_PLACE)
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
can_cancel (const Update *self)
{
  const gboolean is_answered = self->turn->refusal != NULL || self->turn->explained != NULL;
  const gboolean has_choice = self->turn->presses->len > 1;
  const gboolean plays_on
      = self->view->mode == PANDORIA_PLAY_MODE_NOW || self->view->mode == PANDORIA_PLAY_MODE_UNFIT;

  return is_answered || has_choice || !plays_on;
}

static void
update_act_made (const Update *self)
{
  PandoriaPlayView *view = self->view;
  const PandoriaPress *top = pandoria_play_turn_get_top (self->turn);
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
  view->n_presses = self->turn->presses->len - 1;
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
make_sentences (PandoriaPlayView *view, PandoriaGame *game)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint i = 0; i < view->n_open; i++)
    {
      g_autofree char *sentence
          = pandoria_text_open_region (game, pandoria_game_get_shown_state (game), &view->open[i]);

      g_strv_builder_add (sentences, sentence);
    }
  view->open_sentences = g_strv_builder_end (sentences);
}

/* Removes all open regions except the hovered one. */
static void
keep_hovered (PandoriaPlayView *view, PandoriaOpenRegion *open)
{
  guint n = view->n_open;

  view->n_open = 0;
  for (guint i = 0; i < n && view->hovered != PANDORIA_SPACE_NONE && view->n_open == 0; i++)
    if (pandoria_spaces_has (&open[i].region.spaces, view->hovered))
      open[view->n_open++] = open[i];
}

gboolean
pandoria_play_view_rests_on_region (const PandoriaPlayView *view, const PandoriaPlayTurn *turn,
                                    PandoriaSpace space)
{
  if (!turn->rests || view->shows_open || view->n_open != 1)
    return FALSE;
  return space != PANDORIA_SPACE_NONE && pandoria_spaces_has (&view->open[0].region.spaces, space);
}

void
pandoria_play_shown_update_open (PandoriaPlayShown *shown, const PandoriaPlayTurn *turn)
{
  PandoriaPlayView *view = &shown->view;

  drop_open (view);
  if ((!view->shows_open && !turn->rests) || turn->game == NULL)
    return;
  if (shown->open == NULL)
    shown->open = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  view->open = shown->open;
  view->n_open
      = pandoria_state_list_open_regions (pandoria_game_get_shown_state (turn->game), shown->open);
  if (!view->shows_open)
    keep_hovered (view, shown->open);
  make_sentences (view, turn->game);
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
pandoria_play_shown_update (PandoriaPlayShown *shown, const PandoriaPlayTurn *turn,
                            PandoriaGame *own, const PandoriaDraft *draft, guint parts)
{
  const Update self = { &shown->view, turn, own, draft };

  if ((parts & PANDORIA_PLAY_GAME) != 0)
    update_position (&self);
  if ((parts & PANDORIA_PLAY_GAME) != 0 || !shown->view.shows_open)
    pandoria_play_shown_update_open (shown, turn);
  if ((parts & PANDORIA_PLAY_ACT) != 0)
    update_act_made (&self);
  pandoria_play_shown_update_preview (shown, turn);
}

void
pandoria_play_shown_init (PandoriaPlayShown *shown)
{
  *shown = (PandoriaPlayShown){ .view.hovered = PANDORIA_SPACE_NONE };
  shown->foresight = g_new (PandoriaForesight, 1);
}

void
pandoria_play_shown_clear (PandoriaPlayShown *shown)
{
  PandoriaPlayView *view = &shown->view;

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
  g_free (shown->open);
  g_free (shown->foresight);
}
