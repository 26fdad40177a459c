/* PandoriaPlay: what would be done now, by pointer, focus, a dialog or a typed line; and the view that is made of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pandoria-act-reason.h"
#include "pandoria-text.h"

/** Considered: what would be done now. */
typedef struct
{
  gboolean is_act, is_scoring; /* neither: nothing is foreseen */
  PandoriaAction action;
  PandoriaHex hexes[2]; /* to be shown on the board, laid or refused */
  guint n_hexes;
  GError *why_not;
} Considered;

/* --- the position --------------------------------------------------------------------------------------------------- */

static PandoriaPlayMode
get_mode (const PandoriaPlay *self)
{
  if (self->game == NULL)
    return PANDORIA_PLAY_MODE_NOW;
  if (self->draft != NULL && self->draft->game != NULL)
    return self->draft->inserts ? PANDORIA_PLAY_MODE_INSERTING : PANDORIA_PLAY_MODE_CORRECTING;
  if (pandoria_game_is_looking_back (self->game))
    return PANDORIA_PLAY_MODE_LOOKING_BACK;
  return pandoria_game_get_n_unfit (self->game) > 0 ? PANDORIA_PLAY_MODE_UNFIT : PANDORIA_PLAY_MODE_NOW;
}

static char *
describe_mode (const PandoriaPlay *self, PandoriaPlayMode mode)
{
  switch (mode)
    {
    case PANDORIA_PLAY_MODE_LOOKING_BACK: return pandoria_text_position (self->game);
    case PANDORIA_PLAY_MODE_CORRECTING:
    case PANDORIA_PLAY_MODE_INSERTING: return pandoria_draft_describe (self->draft);
    case PANDORIA_PLAY_MODE_UNFIT: return pandoria_draft_describe_unfit (self->game);
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
  drafts = view->mode == PANDORIA_PLAY_MODE_CORRECTING || view->mode == PANDORIA_PLAY_MODE_INSERTING;
  has_shown = self->game != NULL && pandoria_game_get_shown (self->game) > 0;
  view->marked_act = drafts ? MIN (self->draft->index, pandoria_game_get_position (self->own)) : PANDORIA_MAX_ACTIONS;
  view->can_correct = !drafts && has_shown;
  view->can_remove = drafts ? view->mode == PANDORIA_PLAY_MODE_CORRECTING : has_shown;
  view->can_finish_inserting = view->mode == PANDORIA_PLAY_MODE_INSERTING && pandoria_game_can_undo (self->game);
  view->can_mend = !drafts && self->game != NULL && pandoria_game_get_n_unfit (self->game) > 0;
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

/* --- the main button ------------------------------------------------------------------------------------------------ */

static const char *
get_plan_label (const PandoriaPlan *plan)
{
  switch (pandoria_plan_get_action (plan)->kind)
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
get_next_label (const PandoriaPress *top, PandoriaPlayNext next)
{
  if (top->has_plan)
    return get_plan_label (&top->plan);
  switch (next)
    {
    case PANDORIA_PLAY_NEXT_SKIP_PLACEMENT: return _ ("Skip");
    case PANDORIA_PLAY_NEXT_SCORE: return _ ("Score");
    case PANDORIA_PLAY_NEXT_RESULT: return _ ("Result");
    case PANDORIA_PLAY_NEXT_NOTHING: return _ ("Lay");
    case PANDORIA_PLAY_NEXT_END_TURN:
    case PANDORIA_PLAY_NEXT_ENTER:
    default: return _ ("End Turn");
    }
}

/* Scoring comes first where a purchase follows from it, or where it has to ask; otherwise the end of the turn includes it. */
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
  return pandoria_game_preview (self->game, &score, &after, NULL, NULL) && after.step == PANDORIA_STEP_BUY;
}

static PandoriaPlayNext
get_next (PandoriaPlay *self)
{
  const PandoriaPress *top = pandoria_play_get_top (self);

  if (self->game == NULL || pandoria_game_is_looking_back (self->game))
    return PANDORIA_PLAY_NEXT_NOTHING;
  if (top->has_plan)
    return pandoria_plan_can_finish (&top->plan) && pandoria_plan_has_hexes (&top->plan) ? PANDORIA_PLAY_NEXT_ENTER
                                                                                         : PANDORIA_PLAY_NEXT_NOTHING;
  switch (pandoria_game_get_state (self->game)->step)
    {
    case PANDORIA_STEP_PLACE:
      return self->view.acts[PANDORIA_ACT_SKIP_PLACEMENT].possible ? PANDORIA_PLAY_NEXT_SKIP_PLACEMENT
                                                                   : PANDORIA_PLAY_NEXT_NOTHING;
    case PANDORIA_STEP_OVER: return PANDORIA_PLAY_NEXT_RESULT;
    case PANDORIA_STEP_FIGURE:
    case PANDORIA_STEP_CARD:
    case PANDORIA_STEP_SCORE: return is_scored_apart (self) ? PANDORIA_PLAY_NEXT_SCORE : PANDORIA_PLAY_NEXT_END_TURN;
    default: return PANDORIA_PLAY_NEXT_END_TURN;
    }
}

/* --- the act being put together ------------------------------------------------------------------------------------- */

static PandoriaSpaces
get_choices (const PandoriaPlay *self, const PandoriaPress *top)
{
  const PandoriaOptions *options;

  if (top->has_plan)
    return top->confirms ? pandoria_plan_get_chosen (&top->plan) : pandoria_plan_get_choices (&top->plan);
  if (self->game == NULL || pandoria_game_get_shown_state (self->game)->step != PANDORIA_STEP_FIGURE)
    return pandoria_spaces_empty ();
  options = pandoria_game_get_options (self->game);
  return pandoria_spaces_or (options->worker, options->leader);
}

static void
update_hexes (PandoriaPlay *self, const PandoriaPress *top)
{
  PandoriaPlayView *view = &self->view;
  const PandoriaPress *tile = pandoria_play_get_tile (self);

  view->n_laid = top->has_plan ? pandoria_plan_get_n_hexes (&top->plan) : 0;
  view->n_hexes = view->n_laid;
  /* Before a tile is laid the tray stays where it is, also while a castle is being placed. */
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
  view->has_hexes = !top->has_plan || pandoria_plan_has_hexes (&top->plan);
}

static void
update_act_made (PandoriaPlay *self)
{
  PandoriaPlayView *view = &self->view;
  const PandoriaPress *top = pandoria_play_get_top (self);
  const PandoriaPlan *plan = top->has_plan ? &top->plan : NULL;

  view->is_begun = plan != NULL && !top->is_own;
  view->is_complete = plan != NULL && pandoria_plan_is_complete (plan);
  view->choices = get_choices (self, top);
  view->chosen = plan != NULL ? pandoria_plan_get_chosen (plan) : pandoria_spaces_empty ();
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      view->slots[i] = plan != NULL ? pandoria_plan_get_slot_choices (plan, i) : 0;
      view->chosen_slots[i] = plan != NULL ? pandoria_plan_get_chosen_slots (plan, i) : 0;
    }
  update_hexes (self, top);
  view->can_have_artifacts = plan != NULL && pandoria_plan_can_have_artifacts (plan);
  view->artifacts = view->can_have_artifacts ? pandoria_plan_get_artifacts (plan) : 0;
  view->can_choose_leader = view->is_begun && (pandoria_plan_can_place (plan, TRUE) || pandoria_plan_get_leader (plan));
  view->leader_is_next = view->can_choose_leader && pandoria_plan_get_leader (plan);
  view->can_choose_figure = plan != NULL && pandoria_plan_can_choose_figure (plan);
  view->with_figure = view->can_choose_figure && pandoria_plan_get_figure (plan);
  view->can_cancel = self->refusal != NULL || self->explained != NULL || self->presses->len > 1
                     || (view->mode != PANDORIA_PLAY_MODE_NOW && view->mode != PANDORIA_PLAY_MODE_UNFIT);
  view->next = get_next (self);
  view->next_label = get_next_label (top, view->next);
}

/* --- what is considered --------------------------------------------------------------------------------------------- */

/* The state in which it would be done. */
static const PandoriaState *
get_considered_state (const PandoriaPlay *self)
{
  return self->is_considered ? &self->considered->from : pandoria_game_get_state (self->game);
}

static const PandoriaPress *
get_shown_press (const PandoriaPlay *self)
{
  return self->pulled != NULL ? self->pulled : pandoria_play_get_top (self);
}

/* Nobody has begun anything: moving over the board is looking, and asks for no reasons. */
static gboolean
is_untouched (const PandoriaPlay *self)
{
  return pandoria_play_get_top (self)->is_own && self->presses->len == 1 && self->pulled == NULL;
}

/* The tile as it would lie there, for the board to cross out. */
static void
take_refused_hexes (const PandoriaPlay *self, const PandoriaPlan *plan, Considered *considered)
{
  guint n = pandoria_plan_get_hexes (plan, considered->hexes);

  if (n < pandoria_plan_get_n_hexes (plan) && pandoria_plan_get_hex (plan, n, &considered->hexes[n]))
    considered->hexes[n++].at = self->hovered;
  considered->n_hexes = n;
}

static void
consider_hovered (const PandoriaPlay *self, const PandoriaPlan *plan, Considered *considered)
{
  if (pandoria_plan_try (plan, self->hovered, &considered->action, considered->hexes, &considered->n_hexes,
                         &considered->why_not))
    considered->is_act = pandoria_plan_has_hexes (plan);
  else if (is_untouched (self))
    g_clear_error (&considered->why_not);
  else
    take_refused_hexes (self, plan, considered);
}

static void
consider_plan (const PandoriaPlay *self, const PandoriaPress *press, Considered *considered)
{
  const PandoriaPlan *plan = &press->plan;
  PandoriaSpaces chosen = pandoria_plan_get_chosen (plan);

  if (self->hovered != PANDORIA_SPACE_NONE && !press->confirms && !pandoria_spaces_has (&chosen, self->hovered))
    {
      consider_hovered (self, plan, considered);
      return;
    }
  considered->n_hexes = pandoria_plan_get_hexes (plan, considered->hexes);
  considered->action = *pandoria_plan_get_action (plan);
  considered->is_act = pandoria_plan_can_finish (plan) && pandoria_plan_has_hexes (plan);
}

/* After laying, a press on the board is a figure. Elsewhere than on what was laid only a press asks why not. */
static void
consider_figure (const PandoriaPlay *self, Considered *considered)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);

  pandoria_play_make_figure (self, self->hovered, &considered->action);
  considered->is_act = pandoria_game_preview (self->game, &considered->action, NULL, NULL, &considered->why_not);
  if (!considered->is_act && !pandoria_spaces_has (&state->laid_at, self->hovered))
    g_clear_error (&considered->why_not);
}

static void
find_considered (const PandoriaPlay *self, Considered *considered)
{
  const PandoriaPress *press = get_shown_press (self);
  const PandoriaState *state;

  *considered = (Considered){ 0 };
  if (self->game == NULL || pandoria_game_is_looking_back (self->game))
    return;
  state = pandoria_game_get_state (self->game);
  if (self->is_considered)
    {
      considered->is_act = TRUE;
      considered->action = self->considered->action;
      considered->n_hexes = self->considered->n_hexes;
      memcpy (considered->hexes, self->considered->hexes, sizeof considered->hexes);
    }
  else if (press->has_plan)
    consider_plan (self, press, considered);
  else if (state->step == PANDORIA_STEP_FIGURE && self->hovered != PANDORIA_SPACE_NONE)
    consider_figure (self, considered);
  considered->is_scoring = !considered->is_act && !press->has_plan && state->n_pending > 0;
}

/* --- what is foreseen ----------------------------------------------------------------------------------------------- */

/* Returns: whether, with what the typed line does, a figure stands on @space: whose, and which. */
static gboolean
find_figure (const PandoriaPlay *self, PandoriaSpace space, PandoriaFigure *figure)
{
  const PandoriaState *state = &self->considered->from;
  const PandoriaAction *action = &self->considered->action;
  PandoriaFigure figures[2];

  if (pandoria_state_figures_at (state, space, figures) > 0)
    *figure = figures[0];
  else if (action->kind == PANDORIA_ACT_PLACE_FIGURE && action->at == space)
    *figure = (PandoriaFigure){ .player = state->active, .leader = action->leader };
  else
    return FALSE;
  return TRUE;
}

static void
update_shown (PandoriaPlay *self, const Considered *considered)
{
  PandoriaPlayView *view = &self->view;

  view->n_shown = considered->n_hexes;
  memcpy (view->shown, considered->hexes, sizeof view->shown);
  view->n_artifacts = MIN (2U, MAX (considered->action.artifacts, considered->action.members.artifacts));
  view->refused = considered->why_not != NULL ? pandoria_spaces_one (self->hovered) : pandoria_spaces_empty ();
  view->figure_at = PANDORIA_SPACE_NONE;
  /* The tile and the figure on it are typed in one line. */
  for (guint i = 0; self->is_considered && i < view->n_shown && view->figure_at == PANDORIA_SPACE_NONE; i++)
    if (find_figure (self, view->shown[i].at, &view->figure))
      view->figure_at = view->shown[i].at;
}

static char *
make_title (const Considered *considered)
{
  const PandoriaHex *hexes = considered->hexes;

  if (considered->is_scoring)
    return g_strdup (_ ("When the turn is scored"));
  /* Translators: %s is the name of a space */
  if (considered->n_hexes == 1)
    return g_strdup_printf (_ ("If laid at %s"), pandoria_space_name (hexes[0].at));
  if (considered->n_hexes == 2)
    return g_strdup_printf (_ ("If laid at %s %s"), pandoria_space_name (hexes[0].at),
                            pandoria_space_name (hexes[1].at));
  return g_strdup (_ ("If done so"));
}

static void
update_foresight (PandoriaPlay *self, const Considered *considered)
{
  PandoriaPlayView *view = &self->view;
  gboolean foreseen
      = (considered->is_act || considered->is_scoring)
        && pandoria_foresight_make (get_considered_state (self), considered->is_act ? &considered->action : NULL,
                                    self->foresight, NULL);

  g_clear_pointer (&view->title, g_free);
  view->foresight = foreseen ? self->foresight : NULL;
  view->n_gains = 0;
  view->homeward = pandoria_spaces_empty ();
  if (!foreseen)
    return;
  view->title = make_title (considered);
  view->n_gains = pandoria_foresight_get_gains (self->foresight, view->gains);
  view->homeward = pandoria_foresight_get_homeward (pandoria_game_get_state (self->game), self->foresight);
}

/* --- the sentence --------------------------------------------------------------------------------------------------- */

static char *
make_own_prompt (const PandoriaPlan *plan)
{
  PandoriaSpaces chosen = pandoria_plan_get_chosen (plan);

  if (!pandoria_spaces_is_empty (chosen) && !pandoria_plan_has_hexes (plan))
    return g_strdup (_ ("Choose in the tray what both halves of the tile show."));
  if (pandoria_spaces_is_empty (chosen) && !pandoria_plan_get_hex (plan, 0, NULL))
    return NULL;
  return pandoria_plan_get_prompt (plan);
}

static char *
make_prompt (const PandoriaPress *top)
{
  g_autofree char *what = NULL;

  if (!top->has_plan)
    return NULL;
  if (top->is_own && !top->confirms)
    return make_own_prompt (&top->plan);
  if (!top->confirms)
    return pandoria_plan_get_prompt (&top->plan);
  what = pandoria_text_action (pandoria_plan_get_action (&top->plan));
  /* Translators: %s is an act, “Figure taken back from G6” */
  return g_strdup_printf (_ ("%s? Press it again or Enter; Escape takes it back."), what);
}

/* What would be done and brings nothing to tell of is still named. */
static char *
describe_act (const PandoriaPlay *self, const Considered *considered)
{
  const PandoriaAction *action = considered->is_act ? &considered->action : NULL;
  g_autofree char *text = pandoria_foresight_describe (self->game, action, self->foresight);
  g_autofree char *act = NULL;

  if (text != NULL || action == NULL)
    return considered->is_scoring ? NULL : g_steal_pointer (&text);
  act = pandoria_text_action (action);
  if (action->kind > PANDORIA_ACT_PLACE_SINGLE)
    return g_steal_pointer (&act);
  /* Translators: %s is a tile or castle and where it lies, “Tile at D7 E7” */
  return g_strdup_printf (_ ("%s closes nothing"), act);
}

/* Returns: whether the board waits for one of several choices of a card, and none of them is pointed at. */
static gboolean
asks_for_choice (const PandoriaPlay *self)
{
  const PandoriaPress *top = pandoria_play_get_top (self);
  PandoriaSpaces choices;

  if (!top->has_plan || top->is_own || top->confirms || self->is_considered)
    return FALSE;
  choices = pandoria_plan_get_choices (&top->plan);
  return !pandoria_spaces_is_empty (choices)
         && (self->hovered == PANDORIA_SPACE_NONE || !pandoria_spaces_has (&choices, self->hovered));
}

/* The last press counts more than what the pointer is on. Returns: (transfer full) (nullable): why not, and *@rule */
static char *
make_reason (const PandoriaPlay *self, const GError *why_not, const char **rule)
{
  const PandoriaPlayAct *act = self->explained != NULL ? self->explained
                               : self->refusal == NULL ? self->regarded
                                                       : NULL;

  if (act != NULL && act->reason != NULL)
    {
      *rule = act->rule;
      return g_strdup (act->reason);
    }
  if (self->refusal != NULL)
    why_not = self->refusal;
  *rule = why_not != NULL ? pandoria_error_get_rule (why_not) : NULL;
  return why_not != NULL ? pandoria_text_error (why_not) : NULL;
}

static void
update_sentence (PandoriaPlay *self, const Considered *considered)
{
  PandoriaPlayView *view = &self->view;

  g_clear_pointer (&view->sentence, g_free);
  view->rule = NULL;
  if (self->game == NULL)
    return;
  view->sentence = make_reason (self, considered->why_not, &view->rule);
  view->is_refusal = view->sentence != NULL;
  /* What an act would bring that could be entered as it is stands in the panels; what can still be chosen must be said. */
  if (view->sentence == NULL && view->foresight != NULL && !asks_for_choice (self))
    view->sentence = describe_act (self, considered);
  if (view->sentence == NULL)
    view->sentence = make_prompt (pandoria_play_get_top (self));
}

/* --- the view ------------------------------------------------------------------------------------------------------- */

void
pandoria_play_update_view (PandoriaPlay *self, guint parts)
{
  Considered considered;

  if ((parts & PANDORIA_PLAY_GAME) != 0)
    update_position (self);
  if ((parts & PANDORIA_PLAY_ACT) != 0)
    update_act_made (self);
  find_considered (self, &considered);
  self->view.hovered = self->hovered;
  update_shown (self, &considered);
  update_foresight (self, &considered);
  update_sentence (self, &considered);
  g_clear_error (&considered.why_not);
}

void
pandoria_play_clear_news (PandoriaPlay *self)
{
  PandoriaPlayNews *news = &self->view.news;

  g_free (news->gains);
  g_free (news->corrected);
  g_free (news->fault);
  *news = (PandoriaPlayNews){ 0 };
}

void
pandoria_play_clear_view (PandoriaPlay *self)
{
  PandoriaPlayView *view = &self->view;

  pandoria_play_clear_news (self);
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    clear_act (&view->acts[kind]);
  clear_act (&view->leader);
  g_free (view->mode_text);
  g_free (view->question);
  g_strfreev (view->answers);
  g_free (view->title);
  g_free (view->sentence);
}

/* --- considering ---------------------------------------------------------------------------------------------------- */

static PandoriaConsidered *
start_considering (PandoriaPlay *self)
{
  if (self->considered == NULL)
    self->considered = g_new (PandoriaConsidered, 1);
  self->considered->from = *pandoria_game_get_state (self->game);
  self->considered->n_hexes = 0;
  self->is_considered = TRUE;
  return self->considered;
}

void
pandoria_play_consider (PandoriaPlay *self, const PandoriaAction *action)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->game == NULL || (action == NULL && !self->is_considered))
    return;
  pandoria_play_begin_input (self);
  self->is_considered = FALSE;
  if (action != NULL)
    start_considering (self)->action = *action;
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

/* The acts in front of the last one are done. */
static void
consider_acts (PandoriaConsidered *considered, GPtrArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const PandoriaAction *action = &((PandoriaNotedAct *) g_ptr_array_index (acts, i))->action;

      considered->action = *action;
      if (i + 1 < acts->len)
        pandoria_state_apply (&considered->from, action, &considered->from, NULL, NULL);
      if (considered->n_hexes > 0
          || (action->kind != PANDORIA_ACT_PLACE_TILE && action->kind != PANDORIA_ACT_PLACE_SINGLE))
        continue;
      memcpy (considered->hexes, action->hexes, sizeof considered->hexes);
      considered->n_hexes = action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1;
    }
}

/* The end of a turn says nothing of itself: what was done before it is shown. */
void
pandoria_play_consider_line (PandoriaPlay *self, const PandoriaNotedLine *line)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self));

  if (self->game == NULL || line == NULL || line->acts->len == 0)
    {
      pandoria_play_consider (self, NULL);
      return;
    }
  pandoria_play_begin_input (self);
  consider_acts (start_considering (self), line->acts);
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

/* Only these need no further choice, so that what they bring is known. */
static gboolean
is_foreseeable (PandoriaPlay *self, PandoriaActKind kind)
{
  return (kind == PANDORIA_ACT_SCORE || kind == PANDORIA_ACT_END_TURN) && !pandoria_play_offers_cards (self);
}

void
pandoria_play_regard (PandoriaPlay *self, PandoriaActKind kind, gboolean leader)
{
  PandoriaAction action;

  g_return_if_fail (PANDORIA_IS_PLAY (self) && kind <= PANDORIA_N_ACTS);

  if (self->game == NULL)
    return;
  pandoria_play_begin_input (self);
  self->is_considered = FALSE;
  self->regarded = kind < PANDORIA_N_ACTS ? pandoria_play_view_get_act (&self->view, kind, leader) : NULL;
  if (kind < PANDORIA_N_ACTS && is_foreseeable (self, kind))
    {
      pandoria_action_init (&action, kind);
      start_considering (self)->action = action;
    }
  pandoria_play_end_input (self, PANDORIA_PLAY_PREVIEW);
}

void
pandoria_play_explain (PandoriaPlay *self, PandoriaActKind kind, gboolean leader)
{
  g_return_if_fail (PANDORIA_IS_PLAY (self) && kind < PANDORIA_N_ACTS);

  if (self->game == NULL)
    return;
  pandoria_play_begin_input (self);
  pandoria_play_set_refusal (self, NULL);
  self->explained = pandoria_play_view_get_act (&self->view, kind, leader);
  pandoria_play_end_input (self, PANDORIA_PLAY_ACT);
}
