/* PandoriaWindow: the main button: what it would do now, and its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"
#include "pandoria-window-summary.h"

#include <glib/gi18n.h>

#include "pandoria-score-dialog.h"

static gboolean
has_act (PandoriaWindow *self, PandoriaActKind kind)
{
  return (pandoria_game_get_options (self->game)->acts >> kind & 1) != 0;
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

const char *
pandoria_window_get_next_label (PandoriaWindow *self, PandoriaNext next)
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

/* --- what it does --------------------------------------------------------------------------------------------- */

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
  if (self->game == NULL || pandoria_game_is_looking_back (self->game))
    return PANDORIA_NEXT_NOTHING;
  if (self->plan != NULL)
    return pandoria_plan_can_finish (self->plan) && pandoria_window_has_hexes (self) ? PANDORIA_NEXT_ENTER_PLAN
                                                                                     : PANDORIA_NEXT_NOTHING;
  switch (pandoria_game_get_state (self->game)->step)
    {
    case PANDORIA_STEP_PLACE:
      return has_act (self, PANDORIA_ACT_SKIP_PLACEMENT) ? PANDORIA_NEXT_SKIP_PLACEMENT : PANDORIA_NEXT_NOTHING;
    case PANDORIA_STEP_OVER: return PANDORIA_NEXT_RESULT;
    case PANDORIA_STEP_FIGURE:
    case PANDORIA_STEP_CARD:
    case PANDORIA_STEP_SCORE: return is_scored_apart (self) ? PANDORIA_NEXT_SCORE : PANDORIA_NEXT_END_TURN;
    default: return PANDORIA_NEXT_END_TURN;
    }
}

void
pandoria_window_next (PandoriaWindow *self)
{
  pandoria_window_set_refusal (self, NULL);
  switch (pandoria_window_get_next (self))
    {
    case PANDORIA_NEXT_ENTER_PLAN: pandoria_window_enter (self); break;
    case PANDORIA_NEXT_SKIP_PLACEMENT: pandoria_window_begin_kind (self, PANDORIA_ACT_SKIP_PLACEMENT, FALSE); break;
    case PANDORIA_NEXT_SCORE: pandoria_window_begin_kind (self, PANDORIA_ACT_SCORE, FALSE); break;
    case PANDORIA_NEXT_END_TURN: pandoria_window_begin_kind (self, PANDORIA_ACT_END_TURN, FALSE); break;
    case PANDORIA_NEXT_RESULT: pandoria_window_show_summary (self); break;
    case PANDORIA_NEXT_NOTHING:
    default: break;
    }
}
