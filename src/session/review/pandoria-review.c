/* A review of a game: its acts are played again, and each tile is asked about before it is laid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include "pandoria-apply.h"

#define HALF_A_POINT 50

static void
fill_turn (PandoriaReviewTurn *turn, const PandoriaState *before, const PandoriaAction *action, guint number)
{
  *turn = (PandoriaReviewTurn){ .action = number, .turn = before->turn, .player = before->active, .before = *before };
  turn->tile.artifacts = action->artifacts;
  turn->played = (PandoriaPlacement){ .n_hexes = 2, .artifacts = action->artifacts, .figure = PANDORIA_SPACE_NONE };
  for (guint i = 0; i < 2; i++)
    {
      turn->tile.hexes[i] = turn->played.hexes[i] = action->hexes[i];
      turn->tile.hexes[i].at = PANDORIA_SPACE_NONE;
    }
}

/* The figure of the same turn belongs to its tile. */
static void
add_figure (GArray *turns, const PandoriaState *before, const PandoriaAction *action)
{
  PandoriaReviewTurn *last;

  if (turns->len == 0)
    return;
  last = &g_array_index (turns, PandoriaReviewTurn, turns->len - 1);
  if (last->turn != before->turn || before->step != PANDORIA_STEP_FIGURE)
    return;
  last->played.figure = action->at;
  last->played.leader = action->leader;
}

GArray *
pandoria_review_list_turns (PandoriaRecord *record, GError **error)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (PandoriaReviewTurn));
  PandoriaState state;

  g_return_val_if_fail (record != NULL, NULL);

  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), error))
    return NULL;
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);

      if (action->kind == PANDORIA_ACT_PLACE_TILE && pandoria_hint_is_possible (&state))
        {
          g_array_set_size (turns, turns->len + 1);
          fill_turn (&g_array_index (turns, PandoriaReviewTurn, turns->len - 1), &state, action, i);
        }
      else if (action->kind == PANDORIA_ACT_PLACE_FIGURE)
        add_figure (turns, &state, action);
      if (!pandoria_state_apply (&state, action, &state, NULL, error))
        return NULL;
    }
  return g_steal_pointer (&turns);
}

gboolean
pandoria_review_judge (PandoriaReviewTurn *turn, guint32 seed, guint effort, guint n_threads, GCancellable *cancellable)
{
  g_autoptr (PandoriaHint) hint = NULL;

  g_return_val_if_fail (turn != NULL, FALSE);

  hint = pandoria_hint_new (&turn->before, &turn->tile, &turn->played, seed + turn->action, effort, n_threads);
  while (pandoria_hint_step (hint, cancellable))
    ;
  pandoria_hint_get (hint, &turn->answer);
  return turn->answer.final;
}

gboolean
pandoria_review_is_close (const PandoriaReviewTurn *turn)
{
  const PandoriaHintPlace *played = &turn->answer.played;

  g_return_val_if_fail (turn != NULL, FALSE);

  return !turn->answer.has_played || played->behind <= MAX (HALF_A_POINT, 2 * played->error);
}
