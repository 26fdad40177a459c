/* Splits a player's points into parts. Every act changes the expected result; the changes add up to the final one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <string.h>

/* For each player. */
typedef gint64 Parts[PANDORIA_MAX_PLAYERS][PANDORIA_REVIEW_N_PARTS];

static void
judge_all (const PandoriaState *s, gint32 worths[PANDORIA_MAX_PLAYERS])
{
  PandoriaSurvey survey;

  pandoria_survey_init (&survey, s, s->active, NULL);
  for (guint p = 0; p < s->n_players; p++)
    worths[p] = pandoria_worth_judge (&survey, p);
}

/* Placements count for the board at first; split_board() then divides them. */
static PandoriaReviewPart
find_part (const PandoriaAction *action, gboolean own)
{
  switch ((PandoriaActKind) action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_CASTLE:
    case PANDORIA_ACT_PLACE_FORTRESS:
    case PANDORIA_ACT_PLACE_SINGLE:
    case PANDORIA_ACT_PLACE_FIGURE: return PANDORIA_REVIEW_BOARD;
    case PANDORIA_ACT_END_TURN: return PANDORIA_REVIEW_REST;
    default:
      if (pandoria_act_is_correction (action->kind))
        return PANDORIA_REVIEW_REST;
      return own ? PANDORIA_REVIEW_ACTS : PANDORIA_REVIEW_BOARD;
    }
}

static void
add_acts (PandoriaRecord *record, Parts parts)
{
  gint32 was[PANDORIA_MAX_PLAYERS], is[PANDORIA_MAX_PLAYERS];
  PandoriaState state;

  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), NULL))
    return;
  judge_all (&state, was);
  for (guint p = 0; p < state.n_players; p++)
    parts[p][PANDORIA_REVIEW_START] = was[p];
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);
      const guint active = state.active;

      if (!pandoria_state_apply (&state, action, &state, NULL, NULL))
        return;
      judge_all (&state, is);
      for (guint p = 0; p < state.n_players; p++)
        parts[p][find_part (action, p == active)] += is[p] - was[p];
      memcpy (was, is, sizeof was);
    }
}

/* Moves the luck of the tile, and the loss by the player's choice of a place, from the board's part to their own. */
static void
split_board (const PandoriaReview *review, Parts parts)
{
  for (guint i = 0; i < review->turns->len; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);
      const gint32 lost = turn->answer.has_played ? turn->answer.played.behind : 0;

      parts[turn->player][PANDORIA_REVIEW_TILES] += turn->luck;
      parts[turn->player][PANDORIA_REVIEW_PLACES] -= lost;
      parts[turn->player][PANDORIA_REVIEW_BOARD] += lost - turn->luck;
    }
}

gint32
pandoria_review_list_parts (PandoriaRecord *record, const PandoriaReview *review, guint player,
                            gint32 parts[PANDORIA_REVIEW_N_PARTS])
{
  Parts all = { { 0 } };
  gint32 sum = 0;

  g_return_val_if_fail (record != NULL && review != NULL && player < review->n_players, 0);

  add_acts (record, all);
  split_board (review, all);
  for (guint i = 0; i < PANDORIA_REVIEW_N_PARTS; i++)
    {
      gint64 others = 0;

      for (guint p = 0; p < review->n_players; p++)
        others += p != player ? all[p][i] : 0;
      parts[i] = (gint32) (all[player][i] - others / (review->n_players - 1));
      sum += parts[i];
    }
  return sum;
}
