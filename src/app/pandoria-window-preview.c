/* PandoriaWindow: what the act under the pointer, the focus or a finger would do, before it is entered: on the board, in the
 * panels, and in the turn bar's sentence; or why it cannot be done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include <glib/gi18n.h>

#include "pandoria-foresight.h"
#include "pandoria-text-gains.h"
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

/* --- what is considered ------------------------------------------------------------------------------------------ */

/* The state in which it would be done. */
static const PandoriaState *
get_considered_state (PandoriaWindow *self)
{
  return self->considered != NULL && self->considered_from != NULL ? self->considered_from
                                                                   : pandoria_game_get_state (self->game);
}

static PandoriaPlan *
get_plan (PandoriaWindow *self)
{
  return self->pulled != NULL ? self->pulled : self->plan;
}

/* Nobody has begun anything: moving over the board is looking, and asks for no reasons. */
static gboolean
is_untouched (PandoriaWindow *self)
{
  return self->plan_is_own && self->presses->len == 0 && self->pulled == NULL;
}

/* The tile as it would lie there, for the board to cross out. */
static void
take_refused_hexes (PandoriaWindow *self, PandoriaPlan *plan, Considered *considered)
{
  PandoriaTerrain terrain;
  guint symbols, n = pandoria_plan_get_hexes (plan, considered->hexes);

  if (n < pandoria_plan_get_n_hexes (plan) && pandoria_tray_get_hex (self->tray, n, &terrain, &symbols))
    considered->hexes[n++] = (PandoriaHex){ self->hovered, (guint8) terrain, (guint8) symbols };
  considered->n_hexes = n;
}

static void
consider_hovered (PandoriaWindow *self, PandoriaPlan *plan, Considered *considered)
{
  if (pandoria_plan_try (plan, self->hovered, &considered->action, considered->hexes, &considered->n_hexes,
                         &considered->why_not))
    considered->is_act = pandoria_window_has_hexes (self);
  else if (is_untouched (self))
    g_clear_error (&considered->why_not);
  else
    take_refused_hexes (self, plan, considered);
}

static void
consider_plan (PandoriaWindow *self, PandoriaPlan *plan, Considered *considered)
{
  PandoriaSpaces chosen = pandoria_plan_get_chosen (plan);

  if (self->hovered != PANDORIA_SPACE_NONE && !self->plan_confirms && !pandoria_spaces_has (&chosen, self->hovered))
    {
      consider_hovered (self, plan, considered);
      return;
    }
  considered->n_hexes = pandoria_plan_get_hexes (plan, considered->hexes);
  considered->action = *pandoria_plan_get_action (plan);
  considered->is_act = pandoria_plan_can_finish (plan) && pandoria_window_has_hexes (self);
}

/* After laying, a press on the board is a figure. Elsewhere than on what was laid only a press asks why not. */
static void
consider_figure (PandoriaWindow *self, Considered *considered)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);

  pandoria_window_make_figure (self, self->hovered, &considered->action);
  considered->is_act = pandoria_game_preview (self->game, &considered->action, NULL, NULL, &considered->why_not);
  if (!considered->is_act && !pandoria_spaces_has (&state->laid_at, self->hovered))
    g_clear_error (&considered->why_not);
}

static void
consider (PandoriaWindow *self, Considered *considered)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  PandoriaPlan *plan = get_plan (self);

  *considered = (Considered){ 0 };
  if (pandoria_game_is_looking_back (self->game))
    return;
  if (self->considered != NULL)
    {
      considered->is_act = TRUE;
      considered->action = *self->considered;
      considered->n_hexes = self->n_considered_hexes;
      memcpy (considered->hexes, self->considered_hexes, sizeof considered->hexes);
    }
  else if (plan != NULL)
    consider_plan (self, plan, considered);
  else if (state->step == PANDORIA_STEP_FIGURE && self->hovered != PANDORIA_SPACE_NONE)
    consider_figure (self, considered);
  considered->is_scoring = !considered->is_act && plan == NULL && state->n_pending > 0;
}

/* --- the board ---------------------------------------------------------------------------------------------------- */

/* Returns: whether, with what the quick entry's line does, a figure stands on @space: whose, and which. */
static gboolean
find_figure (PandoriaWindow *self, PandoriaSpace space, PandoriaFigure *figure)
{
  const PandoriaState *state = get_considered_state (self);
  const PandoriaAction *action = self->considered;
  PandoriaFigure figures[2];

  if (pandoria_state_figures_at (state, space, figures) > 0)
    *figure = figures[0];
  else if (action->kind == PANDORIA_ACT_PLACE_FIGURE && action->at == space)
    *figure = (PandoriaFigure){ .player = state->active, .leader = action->leader };
  else
    return FALSE;
  return TRUE;
}

/* The tile and the figure on it are typed in one line. */
static void
show_figure (PandoriaWindow *self)
{
  PandoriaFigure figure;

  for (guint i = 0; self->considered != NULL && i < self->n_shown; i++)
    if (find_figure (self, self->shown[i].at, &figure))
      {
        pandoria_board_view_set_preview_figure (self->board, self->shown[i].at, figure.player, figure.leader);
        return;
      }
  pandoria_board_view_set_preview_figure (self->board, PANDORIA_SPACE_NONE, 0, FALSE);
}

/* Only hexes of which the tray has said what they show are shown. */
static void
show_hexes (PandoriaWindow *self, const Considered *considered)
{
  gboolean refused = considered->why_not != NULL;

  self->n_shown = 0;
  for (guint i = 0; i < considered->n_hexes; i++)
    if (self->considered != NULL || pandoria_tray_get_hex (self->tray, i, NULL, NULL))
      self->shown[self->n_shown++] = considered->hexes[i];
  pandoria_board_view_set_preview_artifacts (
      self->board, self->n_shown > 0 ? self->shown[0].at : PANDORIA_SPACE_NONE,
      MIN (2U, MAX (considered->action.artifacts, considered->action.members.artifacts)));
  show_figure (self);
  pandoria_board_view_set_preview (self->board, self->shown, refused ? 0 : self->n_shown);
  pandoria_board_view_set_refused (self->board,
                                   refused ? pandoria_spaces_one (self->hovered) : pandoria_spaces_empty (),
                                   self->shown, refused ? self->n_shown : 0);
}

static void
show_chips (PandoriaWindow *self, const PandoriaForesight *foresight)
{
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  PandoriaBoardChip chips[PANDORIA_MAX_FORESEEN] = { 0 };
  guint n = foresight != NULL ? pandoria_foresight_get_gains (foresight, gains) : 0, n_chips = 0;

  for (guint i = 0; i < n; i++)
    if (gains[i].at != PANDORIA_SPACE_NONE)
      chips[n_chips++] = (PandoriaBoardChip){
        .at = gains[i].at,
        .player = gains[i].player,
        .text = pandoria_text_change (gains[i].counter, gains[i].amount),
        .detail = pandoria_text_surplus (gains[i].surplus, gains[i].points),
      };
  pandoria_board_view_set_chips (self->board, chips, n_chips);
  for (guint i = 0; i < n_chips; i++)
    {
      g_free (chips[i].text);
      g_free (chips[i].detail);
    }
}

/* --- the panels --------------------------------------------------------------------------------------------------- */

static char *
get_title (const Considered *considered)
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
show_nothing (PandoriaWindow *self)
{
  show_chips (self, NULL);
  pandoria_board_view_set_homeward (self->board, pandoria_spaces_empty ());
  if (!self->foresees)
    return;
  self->foresees = FALSE;
  pandoria_players_panel_set_preview (self->players, NULL, NULL);
  pandoria_ledger_view_set_preview (self->ledger, NULL, NULL);
}

static void
show_foresight (PandoriaWindow *self, const Considered *considered, const PandoriaForesight *foresight)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  g_autofree char *title = get_title (considered);

  self->foresees = TRUE;
  show_chips (self, foresight);
  pandoria_board_view_set_homeward (self->board, pandoria_foresight_get_homeward (state, foresight));
  pandoria_players_panel_set_preview (self->players, &foresight->scored, &foresight->events);
  pandoria_ledger_view_set_preview (self->ledger, foresight->events.n > 0 ? &foresight->events : NULL,
                                    foresight->events.n > 0 ? title : NULL);
}

/* --- the sentence --------------------------------------------------------------------------------------------------- */

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
  if (self->plan_is_own && !self->plan_confirms)
    return get_own_prompt (self);
  if (!self->plan_confirms)
    return pandoria_plan_get_prompt (self->plan);
  what = pandoria_text_action (pandoria_plan_get_action (self->plan));
  /* Translators: %s is an act, “Figure taken back from G6” */
  return g_strdup_printf (_ ("%s? Press it again or Enter; Escape takes it back."), what);
}

/* What would be done and brings nothing to tell of is still named. */
static char *
describe_act (PandoriaWindow *self, const Considered *considered, const PandoriaForesight *foresight)
{
  const PandoriaAction *action = considered->is_act ? &considered->action : NULL;
  g_autofree char *text = pandoria_foresight_describe (self->game, action, foresight);
  g_autofree char *act = NULL;

  if (text != NULL || action == NULL)
    return considered->is_scoring ? NULL : g_steal_pointer (&text);
  act = pandoria_text_action (action);
  if (action->kind > PANDORIA_ACT_PLACE_SINGLE)
    return g_steal_pointer (&act);
  /* Translators: %s is a tile or castle and where it lies, “Tile at D7 E7” */
  return g_strdup_printf (_ ("%s closes nothing"), act);
}

/* The last press counts more than what the pointer is on. Returns: (transfer full) (nullable): why not, and *@rule */
static char *
get_reason (PandoriaWindow *self, const GError *why_not, const char **rule)
{
  *rule = self->reason_rule;
  if (self->reason != NULL)
    return g_strdup (self->reason);
  if (self->refusal == NULL && self->regarded != NULL)
    {
      *rule = self->regarded_rule;
      return g_strdup (self->regarded);
    }
  if (self->refusal != NULL)
    why_not = self->refusal;
  *rule = why_not != NULL ? pandoria_error_get_rule (why_not) : NULL;
  return why_not != NULL ? pandoria_text_error (why_not) : NULL;
}

/* Returns: whether the board waits for one of several choices of a card, and none of them is pointed at. */
static gboolean
asks_for_choice (PandoriaWindow *self)
{
  PandoriaSpaces choices;

  if (self->plan == NULL || self->plan_is_own || self->plan_confirms || self->considered != NULL)
    return FALSE;
  choices = pandoria_plan_get_choices (self->plan);
  return !pandoria_spaces_is_empty (choices)
         && (self->hovered == PANDORIA_SPACE_NONE || !pandoria_spaces_has (&choices, self->hovered));
}

static void
show_sentence (PandoriaWindow *self, const char *sentence, const GError *why_not)
{
  const char *rule;
  g_autofree char *reason = get_reason (self, why_not, &rule);
  g_autofree char *prompt = reason == NULL && sentence == NULL ? get_prompt (self) : NULL;
  const char *text = reason != NULL ? reason : sentence;

  pandoria_turn_bar_set_message (self->turn_bar, text != NULL ? text : prompt, reason != NULL);
  pandoria_turn_bar_set_rule (self->turn_bar, reason != NULL ? rule : NULL);
}

/* --- shared --------------------------------------------------------------------------------------------------------- */

void
pandoria_window_update_preview (PandoriaWindow *self)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  g_autofree char *sentence = NULL;
  Considered considered;
  gboolean foreseen;

  consider (self, &considered);
  foreseen = (considered.is_act || considered.is_scoring)
             && pandoria_foresight_make (get_considered_state (self), considered.is_act ? &considered.action : NULL,
                                         foresight, NULL);
  /* What an act would bring that could be entered as it is stands in the panels; what can still be chosen must be said. */
  if (foreseen && !asks_for_choice (self))
    sentence = describe_act (self, &considered, foresight);
  show_hexes (self, &considered);
  if (foreseen)
    show_foresight (self, &considered, foresight);
  else
    show_nothing (self);
  show_sentence (self, sentence, considered.why_not);
  g_clear_error (&considered.why_not);
}

static void
set_considered (PandoriaWindow *self, const PandoriaState *from, const PandoriaAction *action, const PandoriaHex *hexes,
                guint n_hexes)
{
  if (action == NULL && self->considered == NULL)
    return;
  g_clear_pointer (&self->considered, g_free);
  g_clear_pointer (&self->considered_from, g_free);
  if (action != NULL)
    self->considered = g_memdup2 (action, sizeof *action);
  if (from != NULL)
    self->considered_from = g_memdup2 (from, sizeof *from);
  self->n_considered_hexes = n_hexes;
  for (guint i = 0; i < n_hexes; i++)
    self->considered_hexes[i] = hexes[i];
  if (self->game != NULL)
    pandoria_window_update_preview (self);
}

void
pandoria_window_consider (PandoriaWindow *self, const PandoriaAction *action)
{
  set_considered (self, NULL, action, NULL, 0);
}

void
pandoria_window_consider_after (PandoriaWindow *self, const PandoriaState *from, const PandoriaAction *action,
                                const PandoriaHex *hexes, guint n_hexes)
{
  set_considered (self, from, action, hexes, n_hexes);
}
