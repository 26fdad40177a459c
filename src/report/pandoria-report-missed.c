/* Finds another placement in the last turns of a game that would have won, by a replay of the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-why-private.h"
#include "pandoria-review.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define MOST_PLACES 64 /* placements that are tried in a turn */

/* Another placement in a turn, and the result after the rest of the record. */
typedef struct
{
  const PandoriaReviewTurn *turn;
  PandoriaPlacement placement;
  gboolean only; /* without the other acts of that turn */
  gint won, lost;
} Other;

/* Plays the rest of the record from the end of @turn on. Returns: whether the rules allow it. */
static gboolean
play_rest (const PandoriaWhy *why, PandoriaState *state, guint from)
{
  for (guint i = from; i < pandoria_record_get_n_actions (why->record); i++)
    if (!pandoria_state_apply (state, pandoria_record_get_action (why->record, i), state, NULL,
                               NULL))
      return FALSE;
  return state->finished;
}

static gboolean
place (PandoriaState *state, const PandoriaPlacement *placement)
{
  PandoriaAction action;

  pandoria_placement_to_action (placement, &action);
  if (!pandoria_state_apply (state, &action, state, NULL, NULL))
    return FALSE;
  if (!pandoria_placement_to_figure (placement, &action))
    return TRUE;
  return pandoria_state_apply (state, &action, state, NULL, NULL);
}

/* Ends the turn without another act, except that its regions are scored. */
static gboolean
end_turn (PandoriaState *state)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SCORE);
  pandoria_state_apply (state, &action, state, NULL, NULL);
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  return pandoria_state_apply (state, &action, state, NULL, NULL);
}

static gboolean
is_figure_act (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_PLACE_FIGURE || action->kind == PANDORIA_ACT_TAKE_FIGURE;
}

/* Plays @other, then the rest of its turn as it was unless @other excludes that, then the later
 * turns as they were. Returns: whether the rules allow all of it. Sets @end. */
static gboolean
play_other (const PandoriaWhy *why, const Other *other, PandoriaState *end)
{
  guint i = other->turn->action + 1;

  *end = other->turn->before;
  if (!place (end, &other->placement))
    return FALSE;
  for (; i < pandoria_record_get_n_actions (why->record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (why->record, i);

      if (action->kind == PANDORIA_ACT_END_TURN)
        break;
      if (other->only || is_figure_act (action))
        continue;
      if (!pandoria_state_apply (end, action, end, NULL, NULL))
        return FALSE;
    }
  return end_turn (end) && play_rest (why, end, i + 1);
}

/* Keeps @other in @best if its player’s side would have won, and by more. */
static void
try_other (const PandoriaWhy *why, Other other, Other *best)
{
  const guint side = pandoria_why_get_side (why, other.turn->player);
  PandoriaState end;
  PandoriaResult result;

  if (!play_other (why, &other, &end))
    return;
  pandoria_state_get_result (&end, &result);
  other.won = result.points[side];
  other.lost = G_MININT;
  for (guint i = 0; i < result.n; i++)
    if (i != side)
      other.lost = MAX (other.lost, result.points[i]);
  if (other.won > other.lost && other.won - other.lost > best->won - best->lost)
    *best = other;
}

/* Tries each figure on the tile of @other, and none. */
static void
try_figures (const PandoriaWhy *why, Other other, Other *best)
{
  for (guint only = 0; only < 2; only++)
    {
      other.only = only == 1;
      other.placement.figure = PANDORIA_SPACE_NONE;
      other.placement.leader = FALSE;
      try_other (why, other, best);
      for (guint i = 0; i < 4; i++)
        {
          other.placement.figure = other.placement.hexes[i / 2].at;
          other.placement.leader = i % 2;
          try_other (why, other, best);
        }
    }
}

static void
try_turn (const PandoriaWhy *why, const PandoriaReviewTurn *turn, Other *best)
{
  PandoriaPlacement places[MOST_PLACES];
  PandoriaOptions options;
  PandoriaSurvey survey;
  guint n;

  try_figures (why, (Other){ .turn = turn, .placement = turn->played }, best);
  if (best->turn != NULL)
    return;
  pandoria_state_get_options (&turn->before, &options);
  options.acts &= ~(1u << PANDORIA_ACT_PLACE_CASTLE);
  pandoria_survey_init (&survey, &turn->before, turn->player,
                        pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL), NULL);
  n = pandoria_list_placements (&survey, &options, &turn->tile, 1, places, MOST_PLACES);
  for (guint i = 0; i < n; i++)
    try_figures (why, (Other){ .turn = turn, .placement = places[i] }, best);
}

static char *
name_other (const Other *other)
{
  const PandoriaPlacement *played = &other->turn->played;
  PandoriaAction figure;

  if (played->hexes[0].at == other->placement.hexes[0].at
      && played->hexes[1].at == other->placement.hexes[1].at
      && pandoria_placement_to_figure (&other->placement, &figure))
    return pandoria_text_action (&figure);
  return pandoria_text_placement (&other->placement);
}

static char *
describe_other (const PandoriaWhy *why, const Other *other)
{
  const gboolean team = why->state->partnership;
  const gboolean last = other->turn->turn == why->state->turn;
  g_autofree char *place = name_other (other), *acts = NULL;
  g_autofree char *name
      = pandoria_text_side (why->game, pandoria_why_get_side (why, other->turn->player));

  acts = g_strdup_printf (
      /* Translators: other acts in a turn: “Leader to C10” */
      other->only ? _ ("“%s” alone") : _ ("“%s”"), place);
  if (last)
    /* Translators: other acts, a turn, who would then have won, the points of both sides: “With
     * “Leader to C10” in turn 40, Pieter would have won, 60 : 58.” */
    return g_strdup_printf (
        team ? C_ ("team", "With %1$s in turn %2$u, %3$s would have won, %4$d : %5$d.")
             : _ ("With %1$s in turn %2$u, %3$s would have won, %4$d : %5$d."),
        acts, other->turn->turn, name, other->won, other->lost);
  /* Translators: other acts, a turn, who would then have won, the points of both sides */
  return g_strdup_printf (
      team
          ? C_ ("team", "With %1$s in turn %2$u, and all later turns as they were, %3$s would have "
                        "won, %4$d : %5$d.")
          : _ ("With %1$s in turn %2$u, and all later turns as they were, %3$s would have won, "
               "%4$d : %5$d."),
      acts, other->turn->turn, name, other->won, other->lost);
}

/* Looks only at the last tile of each player, the latest first: after it, others had little to
 * answer. */
char *
pandoria_why_describe_missed (const PandoriaWhy *why)
{
  g_autoptr (GArray) turns = pandoria_review_list_turns (why->record, NULL);
  Other best = { NULL };
  guint seen = 0;

  for (guint i = turns != NULL ? turns->len : 0; i-- > 0 && best.turn == NULL;)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);

      if ((seen & 1u << turn->player) != 0)
        continue;
      seen |= 1u << turn->player;
      if (why->result.place[pandoria_why_get_side (why, turn->player)] != 1)
        try_turn (why, turn, &best);
    }
  return best.turn != NULL ? describe_other (why, &best) : NULL;
}
