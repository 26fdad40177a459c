/* PandoriaPlayTurn: what the player has chosen so far, and points at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-turn.h"

void
pandoria_play_turn_init (PandoriaPlayTurn *turn)
{
  *turn = (PandoriaPlayTurn){ .refused_at = PANDORIA_SPACE_NONE };
  turn->presses = g_array_new (FALSE, FALSE, sizeof (PandoriaPress));
}

void
pandoria_play_turn_reset (PandoriaPlayTurn *turn, const PandoriaPress *first)
{
  g_array_set_size (turn->presses, 0);
  g_array_append_vals (turn->presses, first, 1);
  g_clear_pointer (&turn->pulled, g_free);
  g_clear_pointer (&turn->considered, g_free);
  turn->hovered_act = turn->explained = NULL;
  g_clear_error (&turn->refusal);
  turn->refused_at = PANDORIA_SPACE_NONE;
}

void
pandoria_play_turn_clear (PandoriaPlayTurn *turn)
{
  g_clear_object (&turn->game);
  g_array_unref (turn->presses);
  g_free (turn->pulled);
  g_free (turn->considered);
  g_clear_error (&turn->refusal);
}

const PandoriaPress *
pandoria_play_turn_get_tile (const PandoriaPlayTurn *turn)
{
  const PandoriaPress *top = pandoria_play_turn_get_top (turn);

  if (top->has_plan && pandoria_plan_get_n_hexes (&top->plan) > 0)
    return top;
  for (guint i = turn->presses->len; i > 0; i--)
    {
      const PandoriaPress *press = &g_array_index (turn->presses, PandoriaPress, i - 1);

      if (press->is_own)
        return press;
    }
  return NULL;
}

gboolean
pandoria_play_turn_considers_past (const PandoriaPlayTurn *turn)
{
  return turn->considered != NULL && turn->considered->is_past;
}

void
pandoria_play_turn_make_figure (const PandoriaPlayTurn *turn, PandoriaSpace space,
                                PandoriaAction *action)
{
  const PandoriaOptions *options = pandoria_game_get_options (turn->game);
  gboolean worker = pandoria_spaces_has (&options->worker, space);
  gboolean leader = pandoria_spaces_has (&options->leader, space);

  if (!worker && !leader && pandoria_spaces_has (&options->take, space))
    {
      pandoria_action_init (action, PANDORIA_ACT_TAKE_FIGURE);
      action->take = (PandoriaPlaceRef){ .at = space, .player = PANDORIA_NOBODY };
      return;
    }
  pandoria_action_init (action, PANDORIA_ACT_PLACE_FIGURE);
  action->at = space;
  action->leader = !worker && leader;
}

gboolean
pandoria_play_turn_offers_cards (const PandoriaPlayTurn *turn)
{
  g_autofree PandoriaEvents *events = NULL;
  PandoriaAction score;

  if (pandoria_game_get_state (turn->game)->variant != PANDORIA_VARIANT_FAMILY_SPELLS)
    return FALSE;
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  events = g_new (PandoriaEvents, 1);
  if (!pandoria_game_preview (turn->game, &score, NULL, events, NULL))
    return FALSE;
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION)
      return TRUE;
  return FALSE;
}
