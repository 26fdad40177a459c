/* Reviews a game: replays its acts, and asks for a hint before each tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "pandoria-review-testing.h"

#define N_LARGEST    5   /* points apart from those of jumps */
#define LEAST_CHANGE 100 /* per mille; smaller changes of chance are not worth a mention */
#define SURE         800

static void
fill_turn (PandoriaReviewTurn *turn, const PandoriaState *before, const PandoriaAction *action,
           guint number)
{
  *turn = (PandoriaReviewTurn){ .action = number,
                                .turn = before->turn,
                                .player = before->active,
                                .before = *before,
                                .after = *before };
  turn->tile.artifacts = action->artifacts;
  turn->played = (PandoriaPlacement){ .n_hexes = 2,
                                      .artifacts = action->artifacts,
                                      .figure = PANDORIA_SPACE_NONE };
  for (guint i = 0; i < 2; i++)
    {
      turn->tile.hexes[i] = turn->played.hexes[i] = action->hexes[i];
      turn->tile.hexes[i].at = PANDORIA_SPACE_NONE;
    }
}

/* Adds the figure of the same turn to its tile. */
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
      if (turns->len > 0)
        g_array_index (turns, PandoriaReviewTurn, turns->len - 1).after = state;
    }
  return g_steal_pointer (&turns);
}

gboolean
pandoria_review_judge (PandoriaReviewTurn *turn, guint32 seed, guint effort, guint n_threads,
                       GCancellable *cancellable)
{
  g_autoptr (PandoriaHint) hint = NULL;

  g_return_val_if_fail (turn != NULL, FALSE);

  hint = pandoria_hint_new (&turn->before, &turn->tile, &turn->played, seed + turn->action, effort,
                            n_threads);
  while (pandoria_hint_step (hint, cancellable))
    ;
  pandoria_hint_get (hint, &turn->answer);
  return turn->answer.final;
}

/* --- a whole game --------------------------------------------------------------------------- */

PandoriaReview *
pandoria_review_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error)
{
  g_autoptr (PandoriaReview) review = g_new0 (PandoriaReview, 1);

  g_return_val_if_fail (record != NULL && effort >= 1 && effort <= PANDORIA_HINT_MAX_EFFORT, NULL);

  review->turns = pandoria_review_list_turns (record, error);
  if (review->turns == NULL)
    return NULL;
  review->n_players = pandoria_record_get_setup (record)->n_players;
  review->seed = seed;
  review->effort = effort;
  return g_steal_pointer (&review);
}

void
pandoria_review_free (PandoriaReview *review)
{
  if (review == NULL)
    return;
  g_clear_pointer (&review->turns, g_array_unref);
  g_free (review);
}

PandoriaReviewTurn *
pandoria_review_get_turn (const PandoriaReview *review, guint index)
{
  g_return_val_if_fail (review != NULL && index < review->turns->len, NULL);
  return &g_array_index (review->turns, PandoriaReviewTurn, index);
}

typedef struct
{
  PandoriaReview *review;
  GCancellable *cancellable;
  PandoriaReviewProgress progress;
  gpointer data;
  gint done; /* atomic */
} Run;

static gboolean
judge_whole (Run *run, guint index)
{
  PandoriaReview *review = run->review;
  PandoriaReviewTurn *turn = pandoria_review_get_turn (review, index);
  const guint32 seed = review->seed + turn->action;
  const guint games = review->effort * PANDORIA_REVIEW_GAMES;

  if (!pandoria_review_judge (turn, review->seed, review->effort, 1, run->cancellable))
    return FALSE;
  turn->luck = pandoria_review_find_luck (&turn->before, &turn->tile, seed);
  return pandoria_review_find_chances (&turn->before, seed, games, run->cancellable, turn->chances)
         && (index + 1 < review->turns->len
             || pandoria_review_find_chances (&turn->after, seed + 1, games, run->cancellable,
                                              turn->then));
}

/* @item: the number of a turn, from 1 because a pool refuses NULL. */
static void
work (gpointer item, gpointer data)
{
  Run *run = data;
  guint done;

  if (g_cancellable_is_cancelled (run->cancellable)
      || !judge_whole (run, GPOINTER_TO_UINT (item) - 1))
    return;
  done = (guint) g_atomic_int_add (&run->done, 1) + 1;
  if (run->progress != NULL)
    run->progress (done, run->review->turns->len, run->data);
}

gboolean
pandoria_review_run (PandoriaReview *review, guint n_threads, GCancellable *cancellable,
                     PandoriaReviewProgress progress, gpointer data)
{
  Run run = { review, cancellable, progress, data, 0 };
  GThreadPool *pool;

  g_return_val_if_fail (review != NULL && n_threads >= 1, FALSE);

  pool = g_thread_pool_new (work, &run, (int) n_threads, FALSE, NULL);
  for (guint i = 1; i <= review->turns->len; i++)
    g_thread_pool_push (pool, GUINT_TO_POINTER (i), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
  if ((guint) run.done < review->turns->len)
    return FALSE;
  for (guint i = 0; i + 1 < review->turns->len; i++)
    memcpy (pandoria_review_get_turn (review, i)->then,
            pandoria_review_get_turn (review, i + 1)->chances,
            sizeof (guint16) * PANDORIA_MAX_PLAYERS);
  return TRUE;
}

/* --- chances over the turns ----------------------------------------------------------------- */

/* Returns: the chance before turn @index, or after the last one. */
static guint16
get_chance (const PandoriaReview *review, guint index, guint player)
{
  if (index < review->turns->len)
    return pandoria_review_get_turn (review, index)->chances[player];
  return pandoria_review_get_turn (review, index - 1)->then[player];
}

PandoriaReviewChance
pandoria_review_smooth (const PandoriaReview *review, guint index, guint player)
{
  PandoriaReviewChance chance = { 0, G_MAXUINT16, 0 };
  guint half, sum = 0;

  g_return_val_if_fail (review != NULL && index <= review->turns->len, chance);

  half = MIN (MIN (index, review->turns->len - index), review->n_players / 2);
  for (guint i = index - half; i <= index + half; i++)
    {
      const guint16 single = get_chance (review, i, player);

      sum += single;
      chance.low = MIN (chance.low, single);
      chance.high = MAX (chance.high, single);
    }
  chance.mean = (guint16) (sum / (2 * half + 1));
  return chance;
}

/* Returns: the average of the chances @from … @to. */
static guint16
average (const PandoriaReview *review, guint from, guint to, guint player)
{
  guint sum = 0;

  for (guint i = from; i <= to; i++)
    sum += get_chance (review, i, player);
  /* Only a chance that is 0 for the whole round is 0. */
  return (guint16) MAX (sum / (to - from + 1), MIN (sum, 1));
}

/* --- turning points ------------------------------------------------------------------------- */

/* Compares the round before turn @index with the round after it, for @player’s side. */
static PandoriaReviewPoint
compare_rounds (const PandoriaReview *review, guint index, guint player)
{
  const guint round = review->n_players;
  const PandoriaState *state = &pandoria_review_get_turn (review, index)->before;
  PandoriaReviewPoint point = { .turn = index, .side = pandoria_review_get_side (state, player) };

  point.before = average (review, index - MIN (index, round - 1), index, player);
  point.after = average (review, index + 1, MIN (index + round, review->turns->len), player);
  point.change = point.after - point.before;
  return point;
}

/* Picks the side of the turn, unless another side's chance changed far more. */
static PandoriaReviewPoint
find_largest_change (const PandoriaReview *review, guint index)
{
  const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, index);
  PandoriaReviewPoint point = compare_rounds (review, index, turn->player);

  for (guint p = 0; p < review->n_players; p++)
    {
      const PandoriaReviewPoint other = compare_rounds (review, index, p);

      if (other.side != point.side && 2 * ABS (other.change) > 3 * ABS (point.change))
        point = other;
    }
  return point;
}

/* Returns: whether the turn itself made half of the change between the rounds. */
static gboolean
made_change (const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, point->turn);
  /* The first seat of a team is its number (13). */
  const int step
      = CLAMP (turn->then[point->side], 50, 950) - CLAMP (turn->chances[point->side], 50, 950);

  return ABS (point->change) >= LEAST_CHANGE && step * point->change > 0
         && 2 * ABS (step) >= ABS (point->change);
}

static int
compare_turns (gconstpointer a, gconstpointer b)
{
  return (int) ((const PandoriaReviewPoint *) a)->turn
         - (int) ((const PandoriaReviewPoint *) b)->turn;
}

static guint
find_first (const guint16 chances[PANDORIA_MAX_PLAYERS])
{
  guint first = 0;

  for (guint p = 1; p < PANDORIA_MAX_PLAYERS; p++)
    if (chances[p] > chances[first])
      first = p;
  return first;
}

int
pandoria_review_find_decision (const PandoriaReview *review)
{
  const PandoriaReviewTurn *last;
  guint winner;
  int i;

  g_return_val_if_fail (review != NULL, -1);

  if (review->turns->len == 0)
    return -1;
  last = pandoria_review_get_turn (review, review->turns->len - 1);
  if (!last->after.finished)
    return -1;
  winner = find_first (last->then);
  if (last->then[winner] < SURE)
    return -1; /* a shared victory */
  for (i = (int) review->turns->len - 1; i >= 0; i--)
    if (pandoria_review_get_turn (review, (guint) i)->chances[winner] < SURE)
      break;
  return i;
}

/* Returns: whether a point of @points is less than a round from @turn. */
static gboolean
is_near (const PandoriaReview *review, const PandoriaReviewPoint *points, guint n, guint turn)
{
  for (guint i = 0; i < n; i++)
    if (ABS ((int) points[i].turn - (int) turn) < (int) review->n_players)
      return TRUE;
  return FALSE;
}

/* Finds the largest explained change that is not near a point. Returns: FALSE if there is none. */
static gboolean
find_next (PandoriaRecord *record, const PandoriaReview *review, const PandoriaReviewPoint *points,
           guint n, PandoriaReviewPoint *next)
{
  next->change = 0;
  for (guint i = 0; i < review->turns->len; i++)
    {
      PandoriaReviewPoint point = find_largest_change (review, i);

      if (ABS (point.change) > ABS (next->change) && made_change (review, &point)
          && !is_near (review, points, n, i)
          && pandoria_review_explain (record, pandoria_review_get_turn (review, i), &point, FALSE))
        *next = point;
    }
  return next->change != 0;
}

/* Returns: the side whose curve jumps most over turn @index; -1 if none jumps. */
static int
find_jump (const PandoriaReview *review, guint index)
{
  const PandoriaState *state = &pandoria_review_get_turn (review, index)->before;
  int most = PANDORIA_REVIEW_JUMP, side = -1;

  for (guint p = 0; p < review->n_players; p++)
    {
      const int change = pandoria_review_smooth (review, index + 1, p).mean
                         - pandoria_review_smooth (review, index, p).mean;

      if (ABS (change) <= most)
        continue;
      most = ABS (change);
      side = (int) pandoria_review_get_side (state, p);
    }
  return side;
}

/* The turns that make the curve at both ends of turn @index. */
static void
find_window (const PandoriaReview *review, guint index, guint *from, guint *to)
{
  const guint half = review->n_players / 2;

  *from = index - MIN (index, half);
  *to = MIN (index + half, review->turns->len - 1);
}

static gboolean
is_mentioned (const PandoriaReview *review, const PandoriaReviewPoint *points, guint n, guint index)
{
  guint from, to;

  find_window (review, index, &from, &to);
  for (guint i = 0; i < n; i++)
    if (points[i].turn >= from && points[i].turn <= to)
      return TRUE;
  return FALSE;
}

/* Fills @point with the turn that made most of the jump of @side over turn @index, and can be
 * explained. Returns: FALSE if there is none. */
static gboolean
find_maker (PandoriaRecord *record, const PandoriaReview *review, guint index, guint side,
            PandoriaReviewPoint *point)
{
  const int sign = pandoria_review_smooth (review, index + 1, side).mean
                           > pandoria_review_smooth (review, index, side).mean
                       ? 1
                       : -1;
  guint from, to;

  find_window (review, index, &from, &to);
  point->change = 0;
  for (guint i = from; i <= to; i++)
    {
      PandoriaReviewPoint other = compare_rounds (review, i, side);

      if (other.change * sign > point->change * sign
          && pandoria_review_explain (record, pandoria_review_get_turn (review, i), &other, TRUE))
        *point = other;
    }
  return point->change != 0;
}

/* Adds a point for each jump of the curve that has none. */
static guint
add_jumps (PandoriaRecord *record, const PandoriaReview *review, PandoriaReviewPoint *points,
           guint n)
{
  for (guint i = 0; i < review->turns->len && n < PANDORIA_REVIEW_POINTS; i++)
    {
      const int side = find_jump (review, i);

      if (side >= 0 && !is_mentioned (review, points, n, i))
        n += find_maker (record, review, i, (guint) side, &points[n]);
    }
  return n;
}

/* Takes the change of @winner, unless the chance of the turn's own side fell by much. */
static PandoriaReviewPoint
compare_decision (const PandoriaReview *review, guint index, guint winner)
{
  PandoriaReviewPoint own
      = compare_rounds (review, index, pandoria_review_get_turn (review, index)->player);
  PandoriaReviewPoint won = compare_rounds (review, index, winner);

  return own.side != won.side && -2 * own.change > won.change ? own : won;
}

/* Fills @point with the deciding turn. Returns: whether it changed a chance enough, and can be
 * explained. */
static gboolean
find_decision_point (PandoriaRecord *record, const PandoriaReview *review,
                     PandoriaReviewPoint *point)
{
  const int decision = pandoria_review_find_decision (review);
  const PandoriaReviewTurn *last, *turn;
  guint winner;

  if (decision < 0)
    return FALSE;
  turn = pandoria_review_get_turn (review, (guint) decision);
  last = pandoria_review_get_turn (review, review->turns->len - 1);
  winner = find_first (last->then);
  *point = compare_decision (review, (guint) decision, winner);
  if (ABS (point->change) < LEAST_CHANGE
      || (point->side == pandoria_review_get_side (&turn->before, winner)) != (point->change > 0))
    return FALSE;
  return pandoria_review_explain (record, turn, point, TRUE);
}

guint
pandoria_review_list_points (PandoriaRecord *record, const PandoriaReview *review,
                             PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS])
{
  guint n;

  g_return_val_if_fail (record != NULL && review != NULL && points != NULL, 0);

  n = find_decision_point (record, review, &points[0]);
  n = add_jumps (record, review, points, n);
  while (n < N_LARGEST && find_next (record, review, points, n, &points[n]))
    n++;
  qsort (points, n, sizeof *points, compare_turns);
  return n;
}

void
pandoria_review_get_player (const PandoriaReview *review, guint player, PandoriaReviewPlayer *sums)
{
  double squares = 0;

  g_return_if_fail (review != NULL && player < PANDORIA_MAX_PLAYERS && sums != NULL);

  *sums = (PandoriaReviewPlayer){ 0 };
  for (guint i = 0; i < review->turns->len; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);

      if (turn->player != player)
        continue;
      sums->n++;
      sums->n_close += pandoria_review_is_close (turn);
      sums->behind += turn->answer.has_played ? turn->answer.played.behind : 0;
      squares += (double) turn->answer.played.error * turn->answer.played.error;
      sums->luck += turn->luck;
    }
  sums->error = (gint32) lround (sqrt (squares));
}
