/* PandoriaPlay: the preview, refusals, and the sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-shown.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pandoria-text.h"

/** Preview: the view that is being made, and the turn that it shows. */
typedef struct
{
  PandoriaPlayShown *shown;
  PandoriaPlayView *view; /* of shown */
  const PandoriaPlayTurn *turn;
} Preview;

/** Considered: the previewed action. */
typedef struct
{
  gboolean is_act, is_scoring; /* neither: no preview */
  PandoriaAction action;
  PandoriaHex hexes[2]; /* shown on the board, possible or refused */
  guint n_hexes;
  GError *why_not;
} Considered;

/* --- the considered act --------------------------------------------------------------------- */

/* Returns: the state before the previewed action. */
static const PandoriaState *
get_considered_state (const Preview *self)
{
  return self->turn->considered != NULL ? &self->turn->considered->from
                                        : pandoria_game_get_state (self->turn->game);
}

/* Before the first choice, the player only looks at the board: show no refusals. */
static gboolean
is_untouched (const Preview *self)
{
  return pandoria_play_turn_get_top (self->turn)->is_own && self->turn->presses->len == 1
         && self->turn->pulled == NULL;
}

/* Keyboard and pointer only pass over most spaces. Explain a refusal only if the pointer rests,
 * drags or has pressed. While it rests on an open region, show what would close that region, until
 * a press on the board or another act. */
static gboolean
asks_why_not (const Preview *self)
{
  gboolean pressed = self->turn->refusal != NULL && self->turn->refused_at == self->view->hovered;
  gboolean asks_region
      = pandoria_play_turn_get_top (self->turn)->is_own
        && pandoria_spaces_is_empty (self->view->chosen)
        && pandoria_play_view_rests_on_region (self->view, self->turn, self->view->hovered);

  if (self->turn->pulled != NULL || pressed)
    return TRUE;
  return self->turn->rests && !is_untouched (self) && !asks_region;
}

/* Shows the refused tile, crossed out. */
static void
take_refused_hexes (const Preview *self, const PandoriaPlan *plan, Considered *considered)
{
  guint n = pandoria_plan_get_hexes (plan, &plan->action, considered->hexes);

  if (n < pandoria_plan_get_n_hexes (plan)
      && pandoria_plan_get_hex (plan, n, &considered->hexes[n]))
    considered->hexes[n++].at = self->view->hovered;
  considered->n_hexes = n;
}

/* A press there would restart the tile, so it is not refused. A dragged tile cannot restart. */
static gboolean
restarts_tile (const Preview *self, const PandoriaPlan *plan, Considered *considered)
{
  PandoriaPlan changed = *plan;

  if (self->turn->pulled != NULL || !pandoria_plan_choose_again (&changed, self->view->hovered))
    return FALSE;
  considered->n_hexes = pandoria_plan_get_hexes (&changed, &changed.action, considered->hexes);
  return TRUE;
}

static void
consider_hovered (const Preview *self, const PandoriaPlan *plan, Considered *considered)
{
  if (pandoria_plan_try (plan, self->view->hovered, &considered->action, considered->hexes,
                         &considered->n_hexes, &considered->why_not))
    considered->is_act = pandoria_plan_has_hexes (plan);
  else if (asks_why_not (self) && restarts_tile (self, plan, considered))
    g_clear_error (&considered->why_not);
  else if (asks_why_not (self))
    take_refused_hexes (self, plan, considered);
  else
    {
      g_clear_error (&considered->why_not);
      considered->n_hexes = pandoria_plan_get_hexes (plan, &plan->action, considered->hexes);
    }
}

static void
consider_plan (const Preview *self, const PandoriaPress *press, Considered *considered)
{
  const PandoriaPlan *plan = &press->plan;
  PandoriaSpaces chosen = pandoria_plan_get_chosen (plan);

  if (self->view->hovered != PANDORIA_SPACE_NONE && !press->confirms
      && !pandoria_spaces_has (&chosen, self->view->hovered))
    {
      consider_hovered (self, plan, considered);
      return;
    }
  considered->n_hexes = pandoria_plan_get_hexes (plan, &plan->action, considered->hexes);
  considered->action = plan->action;
  considered->is_act = plan->can_finish && pandoria_plan_has_hexes (plan);
}

static gboolean
has_place_for_figure (const Preview *self)
{
  const PandoriaOptions *options = pandoria_game_get_options (self->turn->game);

  return !pandoria_spaces_is_empty (options->worker) || !pandoria_spaces_is_empty (options->leader);
}

/* After the tile, a press on the board places a figure. Hovering explains a refusal only on the
 * tile, and only if some figure can be placed. */
static void
consider_figure (const Preview *self, Considered *considered)
{
  const PandoriaState *state = pandoria_game_get_state (self->turn->game);
  gboolean on_tile = pandoria_spaces_has (&state->laid_at, self->view->hovered);

  pandoria_play_turn_make_figure (self->turn, self->view->hovered, &considered->action);
  considered->is_act = pandoria_game_preview (self->turn->game, &considered->action, NULL, NULL,
                                              &considered->why_not);
  if (considered->is_act)
    return;
  if (!self->turn->rests || !on_tile || !has_place_for_figure (self))
    g_clear_error (&considered->why_not);
}

static void
find_considered (const Preview *self, Considered *considered)
{
  const PandoriaPress *press
      = self->turn->pulled != NULL ? self->turn->pulled : pandoria_play_turn_get_top (self->turn);
  const PandoriaState *state;
  gboolean considers_past;

  *considered = (Considered){ 0 };
  if (self->turn->game == NULL)
    return;
  considers_past = pandoria_play_turn_considers_past (self->turn);
  if (pandoria_game_is_looking_back (self->turn->game) && !considers_past)
    return;
  state = pandoria_game_get_shown_state (self->turn->game);
  if (self->turn->considered != NULL)
    {
      considered->is_act = !self->turn->considered->is_hidden;
      considered->action = self->turn->considered->action;
      considered->n_hexes = self->turn->considered->n_hexes;
      memcpy (considered->hexes, self->turn->considered->hexes, sizeof considered->hexes);
    }
  else if (press->has_plan)
    consider_plan (self, press, considered);
  else if (state->step == PANDORIA_STEP_FIGURE && self->view->hovered != PANDORIA_SPACE_NONE)
    consider_figure (self, considered);
  if (!considered->is_act && !considers_past && !press->has_plan)
    considered->is_scoring = state->n_pending > 0;
}

/* --- foresight ------------------------------------------------------------------------------ */

/* Returns: whether @space has a figure after the typed line; sets @figure. */
static gboolean
find_figure (const Preview *self, PandoriaSpace space, PandoriaFigure *figure)
{
  const PandoriaState *state = &self->turn->considered->from;
  const PandoriaAction *action = &self->turn->considered->action;
  PandoriaFigure figures[2];

  if (pandoria_state_figures_at (state, space, figures) > 0)
    *figure = figures[0];
  else if (action->kind == PANDORIA_ACT_PLACE_FIGURE && action->at == space)
    *figure = (PandoriaFigure){ .player = state->active, .leader = action->leader };
  else
    return FALSE;
  return TRUE;
}

/* One line can contain a tile and the figure on it. */
static void
find_figure_on_tile (const Preview *self)
{
  PandoriaPlayView *view = self->view;

  view->figure_at = PANDORIA_SPACE_NONE;
  if (self->turn->considered == NULL)
    return;
  for (guint i = 0; i < view->n_shown; i++)
    if (find_figure (self, view->shown[i].at, &view->figure))
      {
        view->figure_at = view->shown[i].at;
        return;
      }
}

static void
update_shown (const Preview *self, const Considered *considered)
{
  PandoriaPlayView *view = self->view;

  view->n_shown = considered->n_hexes;
  memcpy (view->shown, considered->hexes, sizeof view->shown);
  view->n_artifacts
      = MIN (2U, MAX (considered->action.artifacts, considered->action.members.artifacts));
  view->refused = considered->why_not != NULL ? pandoria_spaces_one (self->view->hovered)
                                              : pandoria_spaces_empty ();
  find_figure_on_tile (self);
}

static char *
make_title (const Considered *considered)
{
  const PandoriaHex *hexes = considered->hexes;

  if (considered->is_scoring)
    return g_strdup (_ ("When the turn is scored"));
  /* Translators: %s is the name of a space */
  if (considered->n_hexes == 1)
    return g_strdup_printf (_ ("If placed at %s"), pandoria_space_name (hexes[0].at));
  if (considered->n_hexes == 2)
    return g_strdup_printf (_ ("If placed at %s %s"), pandoria_space_name (hexes[0].at),
                            pandoria_space_name (hexes[1].at));
  return g_strdup (_ ("If you do this"));
}

static gboolean
places_figures (const PandoriaAction *action)
{
  switch ((int) action->kind)
    {
    case PANDORIA_ACT_CAST:
    case PANDORIA_ACT_RECAST:
    case PANDORIA_ACT_HALFLING:
    case PANDORIA_ACT_RIVER_SHIP: return TRUE;
    default: return FALSE;
    }
}

/* Returns: whether @player has a figure on @space; sets @figure (out) to it. */
static gboolean
has_figure (const PandoriaState *state, guint player, PandoriaSpace space, PandoriaFigure *figure)
{
  PandoriaFigure figures[2];
  guint n = pandoria_state_figures_at (state, space, figures);

  for (guint i = 0; i < n; i++)
    if (figures[i].player == player)
      {
        *figure = figures[i];
        return TRUE;
      }
  return FALSE;
}

/* Shows the first figure that a card would place: the tiles of the preview have theirs already. */
static void
show_placed_figure (const Preview *self, const PandoriaAction *action)
{
  PandoriaPlayView *view = self->view;
  const PandoriaState *before = get_considered_state (self);
  PandoriaFigure old, placed;

  if (!places_figures (action) || view->n_shown > 0)
    return;
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    if (has_figure (&self->shown->foresight->done, before->active, space, &placed)
        && !has_figure (before, before->active, space, &old))
      {
        view->figure_at = space;
        view->figure = placed;
        return;
      }
}

static void
update_foresight (const Preview *self, const Considered *considered)
{
  PandoriaPlayView *view = self->view;
  gboolean foreseen = (considered->is_act || considered->is_scoring)
                      && pandoria_foresight_make (get_considered_state (self),
                                                  considered->is_act ? &considered->action : NULL,
                                                  self->shown->foresight, NULL);

  g_clear_pointer (&view->title, g_free);
  view->foresight = foreseen ? self->shown->foresight : NULL;
  view->n_gains = 0;
  view->homeward = pandoria_spaces_empty ();
  if (!foreseen)
    return;
  view->title = make_title (considered);
  if (considered->is_act)
    show_placed_figure (self, &considered->action);
  view->n_gains = pandoria_foresight_get_gains (self->shown->foresight, view->gains);
  view->homeward = pandoria_foresight_get_homeward (
      pandoria_game_get_shown_state (self->turn->game), self->shown->foresight);
}

/* --- the sentence --------------------------------------------------------------------------- */

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
  what = pandoria_text_action (&top->plan.action);
  /* Translators: %s is an act, “Figure taken back from G6” */
  return g_strdup_printf (_ ("%s? Press again or Enter to confirm, Escape to cancel."), what);
}

/* Returns: whether @open misses only one space, and that space has no empty space next to it. */
static gboolean
has_only_a_hole (const PandoriaState *state, const PandoriaOpenRegion *open)
{
  return !open->at_exit && pandoria_spaces_count (open->missing) == 1
         && !pandoria_spaces_meet (pandoria_spaces_around (open->missing),
                                   pandoria_state_empty_plain (state));
}

/* The tile closes no region. A region next to it with only a hole left looks closed, so this names
 * the hole (7.1). */
static char *
describe_no_closing (const Preview *self, const Considered *considered, const char *act)
{
  const PandoriaState *done = &self->shown->foresight->done;
  g_autofree PandoriaOpenRegion *open = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  guint n = pandoria_state_list_open_regions (done, open);
  PandoriaSpaces placed = pandoria_spaces_empty ();

  for (guint i = 0; i < considered->n_hexes; i++)
    pandoria_spaces_add (&placed, considered->hexes[i].at);
  placed = pandoria_spaces_or (placed, pandoria_spaces_around (placed));
  for (guint i = 0; i < n; i++)
    if (has_only_a_hole (done, &open[i]) && pandoria_spaces_meet (open[i].region.spaces, placed))
      {
        g_autofree char *name = pandoria_text_region_name (&open[i].region);

        /* Translators: a tile or castle and where it lies, an empty space and a region: “Tile at D7
         * E7 would close nothing: G8 next to Forest F7 F8 stays empty” */
        return g_strdup_printf (_ ("%1$s would close nothing: %2$s next to %3$s stays empty"), act,
                                pandoria_space_name (pandoria_spaces_first (open[i].missing)),
                                name);
      }
  /* Translators: %s is a tile or castle and where it lies, “Tile at D7 E7” */
  return g_strdup_printf (_ ("%s would close nothing"), act);
}

/* Names the act, even if it has no gains. */
static char *
describe_act (const Preview *self, const Considered *considered)
{
  const PandoriaAction *action = considered->is_act ? &considered->action : NULL;
  g_autofree char *text = pandoria_foresight_describe (
      self->turn->game, pandoria_game_get_state (self->turn->game), action, self->shown->foresight);
  g_autofree char *act = NULL;

  if (text != NULL || action == NULL)
    return considered->is_scoring ? NULL : g_steal_pointer (&text);
  act = pandoria_text_action (action);
  if (action->kind <= PANDORIA_ACT_PLACE_SINGLE)
    return describe_no_closing (self, considered, act);
  if (self->turn->considered != NULL || pandoria_play_turn_get_top (self->turn)->confirms)
    return g_steal_pointer (&act);
  if (self->turn->check != NULL
      && !self->turn->check (self->turn->game, action, NULL, self->turn->check_data, NULL))
    return NULL; /* a lesson that wants another space must not be contradicted */
  /* Translators: %s is an act that is not done, “Figure taken back from G6” */
  return g_strdup_printf (_ ("Press to enter: %s"), act);
}

/* Ends the sentence, with how to confirm an act that waits. */
static char *
add_confirmation (const Preview *self, char *text)
{
  g_autofree char *what = text;

  if (what == NULL || self->turn->considered != NULL
      || !pandoria_play_turn_get_top (self->turn)->confirms)
    return what != NULL ? g_strconcat (what, ".", NULL) : NULL;
  /* Translators: %s is what an act would bring, a sentence without its end */
  return g_strdup_printf (_ ("%s. Press again or Enter to confirm, Escape to cancel."), what);
}

/* Returns: whether the player must choose a space for a card, and none of the choices is hovered.
 */
static gboolean
asks_for_choice (const Preview *self)
{
  const PandoriaPress *top = pandoria_play_turn_get_top (self->turn);
  gboolean chooses = top->has_plan && !top->is_own && !top->confirms;

  if (!chooses || self->turn->considered != NULL || pandoria_spaces_is_empty (top->plan.choices))
    return FALSE;
  return self->view->hovered == PANDORIA_SPACE_NONE
         || !pandoria_spaces_has (&top->plan.choices, self->view->hovered);
}

/* Returns: (nullable): the impossible act whose reason is shown: the pressed one, or the hovered
 * one unless a press on the board was refused. */
static const PandoriaPlayAct *
find_explained_act (const Preview *self)
{
  if (self->turn->explained != NULL)
    return self->turn->explained;
  return self->turn->refusal == NULL ? self->turn->hovered_act : NULL;
}

/* A refused press takes precedence over the hovered space. Returns: (transfer full) (nullable): the
 * refusal, and *@rule */
static char *
make_reason (const Preview *self, const Considered *considered, const char **rule)
{
  const GError *why_not = considered->why_not;
  const PandoriaPlayAct *act = find_explained_act (self);

  if (act != NULL && act->reason != NULL)
    {
      *rule = act->rule;
      return g_strdup (act->reason);
    }
  if (self->turn->refusal != NULL)
    why_not = self->turn->refusal;
  return why_not != NULL ? pandoria_text_refusal (self->turn->game, NULL, why_not, rule) : NULL;
}

static gboolean
is_on_terrain (const PandoriaState *state, PandoriaSpace space)
{
  return space != PANDORIA_SPACE_NONE && pandoria_state_terrain_at (state, space) >= 0;
}

/* Describes the open region. On an empty space, the preview of a tile takes precedence; a resting
 * pointer shows both. */
static void
describe_what_would_close (const Preview *self)
{
  PandoriaPlayView *view = self->view;
  gboolean on_terrain
      = is_on_terrain (pandoria_game_get_shown_state (self->turn->game), view->hovered);
  gboolean is_previewed = view->foresight != NULL && view->sentence != NULL;
  g_autofree char *text = NULL, *before = NULL;

  if (view->n_open == 0 || view->is_refusal || view->hovered == PANDORIA_SPACE_NONE)
    return;
  if (is_previewed && !on_terrain)
    return;
  text = pandoria_play_view_describe_open (view, view->hovered);
  if (text == NULL)
    return;
  before = g_steal_pointer (&view->sentence);
  if (is_previewed && !view->shows_open)
    view->sentence = g_strconcat (before, g_str_has_suffix (before, ".") ? " " : ". ", text, NULL);
  else
    view->sentence = g_steal_pointer (&text);
}

static void
update_sentence (const Preview *self, const Considered *considered)
{
  PandoriaPlayView *view = self->view;
  gboolean describes_act;

  g_clear_pointer (&view->sentence, g_free);
  view->rule = NULL;
  view->is_refusal = view->is_answer = FALSE;
  if (self->turn->game == NULL)
    return;
  view->sentence = make_reason (self, considered, &view->rule);
  view->is_refusal = view->sentence != NULL;
  view->is_answer
      = view->is_refusal && (self->turn->refusal != NULL || self->turn->explained != NULL);
  /* The panels show the gains of a complete act, so the sentence asks for a missing choice first.
   * In an earlier position, the caller describes the act. */
  describes_act = view->foresight != NULL && !pandoria_play_turn_considers_past (self->turn)
                  && !asks_for_choice (self);
  if (view->sentence == NULL && describes_act)
    view->sentence = add_confirmation (self, describe_act (self, considered));
  if (view->sentence == NULL)
    view->sentence = make_prompt (pandoria_play_turn_get_top (self->turn));
  describe_what_would_close (self);
}

void
pandoria_play_shown_update_preview (PandoriaPlayShown *shown, const PandoriaPlayTurn *turn)
{
  const Preview self = { shown, &shown->view, turn };
  Considered considered;

  find_considered (&self, &considered);
  update_shown (&self, &considered);
  update_foresight (&self, &considered);
  update_sentence (&self, &considered);
  g_clear_error (&considered.why_not);
}
