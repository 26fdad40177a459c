/* Reviews a game: replays its acts, and asks for a hint before each tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <math.h>
#include <string.h>

#include "pandoria-review-testing.h"

#define HALF_A_POINT 50
#define LEAST_CHANGE 50 /* per mille; smaller changes of chance are not worth a mention */
#define SURE         667

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

gboolean
pandoria_review_is_close (const PandoriaReviewTurn *turn)
{
  const PandoriaHintPlace *played = &turn->answer.played;

  g_return_val_if_fail (turn != NULL, FALSE);

  return !turn->answer.has_played || played->behind <= MAX (HALF_A_POINT, 2 * played->error);
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

/* --- turning points ------------------------------------------------------------------------- */

/* Limits chances to 5 to 95 percent, as they are shown. */
static int
get_change (const PandoriaReviewTurn *turn, guint player)
{
  return CLAMP (turn->then[player], 50, 950) - CLAMP (turn->chances[player], 50, 950);
}

/* Picks the player of the turn, unless another player's chance changed far more. Partners' chances
 * change alike. */
static PandoriaReviewPoint
find_largest_change (const PandoriaReview *review, guint index)
{
  const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, index);
  PandoriaReviewPoint point = { index, turn->player, get_change (turn, turn->player) };

  for (guint p = 0; p < review->n_players; p++)
    {
      const int change = get_change (turn, p);

      if (2 * ABS (change) > 3 * ABS (point.change))
        point = (PandoriaReviewPoint){ index, p, change };
    }
  return point;
}

/* A change that is reversed within a round is no turning point. */
static gboolean
does_last (const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  const guint later = MIN (point->turn + review->n_players - 1, review->turns->len - 1);
  const int since = pandoria_review_get_turn (review, later)->then[point->player]
                    - pandoria_review_get_turn (review, point->turn)->chances[point->player];

  return ABS (point->change) >= LEAST_CHANGE
         && 2 * since * (point->change > 0 ? 1 : -1) >= ABS (point->change);
}

/* … and neither is the change that reverses it. */
static gboolean
takes_back (const PandoriaReview *review, const PandoriaReviewPoint *point)
{
  for (guint i = point->turn - MIN (point->turn, review->n_players - 1); i < point->turn; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);
      const PandoriaReviewPoint other = { i, point->player, get_change (turn, point->player) };

      if (other.change * point->change < 0 && 2 * ABS (other.change) >= ABS (point->change)
          && !does_last (review, &other))
        return TRUE;
    }
  return FALSE;
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
  int missed, i;

  g_return_val_if_fail (review != NULL, -1);

  if (review->turns->len == 0)
    return -1;
  last = pandoria_review_get_turn (review, review->turns->len - 1);
  winner = find_first (last->then);
  if (!last->after.finished)
    return -1;
  missed = pandoria_review_find_missed (review);
  for (i = (int) review->turns->len - 1; i >= 0; i--)
    if (i == missed || pandoria_review_get_turn (review, (guint) i)->chances[winner] < SURE)
      break;
  return i;
}

/* Inserts @point by its change; when the array is full, the smallest change is dropped. */
static void
keep_point (PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS], guint *n,
            const PandoriaReviewPoint *point)
{
  guint k = MIN (*n, PANDORIA_REVIEW_POINTS - 1);

  if (*n == PANDORIA_REVIEW_POINTS && ABS (points[k].change) >= ABS (point->change))
    return;
  for (; k > 0 && ABS (points[k - 1].change) < ABS (point->change); k--)
    points[k] = points[k - 1];
  points[k] = *point;
  *n = MIN (*n + 1, PANDORIA_REVIEW_POINTS);
}

guint
pandoria_review_list_points (const PandoriaReview *review,
                             PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS])
{
  gboolean has_decision = FALSE;
  int decision;
  guint n = 0;

  g_return_val_if_fail (review != NULL && points != NULL, 0);

  decision = pandoria_review_find_decision (review);
  for (guint i = 0; i < review->turns->len; i++)
    {
      PandoriaReviewPoint point = find_largest_change (review, i);

      if (does_last (review, &point) && !takes_back (review, &point))
        keep_point (points, &n, &point);
    }
  for (guint i = 0; i < n; i++)
    has_decision = has_decision || (int) points[i].turn == decision;
  if (decision >= 0 && !has_decision)
    points[n < PANDORIA_REVIEW_POINTS ? n++ : n - 1]
        = find_largest_change (review, (guint) decision);
  qsort (points, n, sizeof *points, compare_turns);
  return n;
}

/* Looks only at the last quarter: late in the game, the worth of a place is nearly what it would
 * have brought. */
int
pandoria_review_find_missed (const PandoriaReview *review)
{
  const PandoriaState *end = &pandoria_review_get_turn (review, review->turns->len - 1)->after;
  PandoriaResult result;
  guint winner = 0;
  gint32 worth = 0;
  int missed = -1;

  pandoria_state_get_result (end, &result);
  if (!end->finished || end->partnership)
    return -1;
  for (guint p = 0; p < result.n; p++)
    if (result.place[p] == 1)
      winner = p;
  for (guint i = review->turns->len * 3 / 4; i < review->turns->len; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);
      const PandoriaHintPlace *played = &turn->answer.played;
      const gint32 margin = 100 * (result.points[winner] - result.points[turn->player]);
      const gboolean is_certain = played->behind - 2 * played->error > margin;

      if (result.place[turn->player] != 2 || !turn->answer.has_played)
        continue;
      if (is_certain && played->behind > worth)
        {
          worth = played->behind;
          missed = (int) i;
        }
    }
  return missed;
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
