/* A hint: simulates the next turns for a dozen places that the model likes, then more often for the
 * better half, then for the best three. The model's first estimate counts more than the
 * simulations, because simulated players put off what they could have now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint.h"

#include <math.h>

#define MAX_PLACES  12
#define THOUGHT     2 /* weight of the model's estimate against one playout */
#define MAX_BATCH   16
#define MAX_THREADS 16
#define BY_FAR      10 /* points */
#define N_TURNS     5  /* that a playout simulates */

/* For each stage the number of places, and the number of playouts of each in units of effort. */
static const struct
{
  guint places, efforts;
} stages[] = { { MAX_PLACES, 1 }, { 6, 2 }, { PANDORIA_HINT_PLACES, 4 } };

typedef struct
{
  PandoriaPlacement placement;
  gint64 sum; /* of the samples, plus THOUGHT times the model's estimate for each sample */
  gint32 *samples;
  /* Never dropped: the judged placement, and the place with by far the highest gain at once. */
  gboolean played, plain;
} Place;

struct _PandoriaHint
{
  PandoriaState state;
  PandoriaTile tile;
  guint32 seed;
  guint effort, n_threads;
  guint n, n_samples; /* of each place that is left */
  guint stage, left;  /* samples that the stage still needs */
  guint playouts;
  GCancellable *cancellable;    /* (nullable): of the current step; not owned */
  gint next;                    /* (atomic): the next of its samples */
  guint n_next;                 /* their number */
  Place places[MAX_PLACES + 1]; /* sorted by the samples so far, best first */
  guint milliseconds;           /* of a search */
  PandoriaHintAnswer first;     /* of a search: the answer before its thread starts */
};

/* --- the places ----------------------------------------------------------------------------- */

gboolean
pandoria_hint_is_possible (const PandoriaState *state)
{
  PandoriaOptions options;

  g_return_val_if_fail (state != NULL, FALSE);

  if (state->finished || state->step != PANDORIA_STEP_PLACE)
    return FALSE;
  pandoria_state_get_options (state, &options);
  return pandoria_options_has_act (&options, PANDORIA_ACT_PLACE_TILE);
}

/* Leaves out placements that the rules would refuse. */
static void
add_place (PandoriaHint *hint, const PandoriaPlacement *placement, gboolean played)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (0);
  PandoriaState then = hint->state;
  Place *place;

  if (!pandoria_lay_placement (&then, placement, rand))
    return;
  place = &hint->places[hint->n++];
  place->placement = *placement;
  place->placement.worth = pandoria_expert_judge (&then, hint->state.active);
  place->samples = g_new0 (gint32, 7 * hint->effort);
  place->played = played;
}

static gboolean
is_same (const PandoriaPlacement *a, const PandoriaPlacement *b)
{
  for (guint i = 0; i < 2; i++)
    if (a->hexes[i].at != b->hexes[i].at || a->hexes[i].terrain != b->hexes[i].terrain
        || a->hexes[i].symbols != b->hexes[i].symbols)
      return FALSE;
  return a->n_hexes == b->n_hexes && a->figure == b->figure
         && (a->figure < 0 || a->leader == b->leader);
}

/* Before the first sample all sums are 0, so the model's estimate decides. */
static gboolean
is_better (const Place *a, const Place *b)
{
  return a->sum != b->sum ? a->sum > b->sum : a->placement.worth > b->placement.worth;
}

static void
sort_places (PandoriaHint *hint)
{
  for (guint i = 1; i < hint->n; i++)
    for (guint k = i; k > 0 && is_better (&hint->places[k], &hint->places[k - 1]); k--)
      {
        Place place = hint->places[k];

        hint->places[k] = hint->places[k - 1];
        hint->places[k - 1] = place;
      }
}

/* The place comes from a quick estimate. The expert model chooses its figure. */
static void
choose_figure (const PandoriaState *state, PandoriaPlacement *placement)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (0);
  PandoriaState laid = *state;
  PandoriaAction action;

  placement->figure = PANDORIA_SPACE_NONE;
  if (!pandoria_lay_placement (&laid, placement, rand)
      || pandoria_expert_suggest (&laid, PANDORIA_EXPERT_FIGURE, NULL, &action) == 0
      || action.kind != PANDORIA_ACT_PLACE_FIGURE)
    return;
  placement->figure = action.at;
  placement->leader = action.leader != 0;
}

static void
add_played (PandoriaHint *hint, const PandoriaPlacement *played)
{
  for (guint i = 0; i < hint->n; i++)
    if (is_same (&hint->places[i].placement, played))
      {
        hint->places[i].played = TRUE;
        return;
      }
  add_place (hint, played, TRUE);
}

static gboolean
has_spaces (const PandoriaHint *hint, const PandoriaPlacement *placement)
{
  const PandoriaSpace a = placement->hexes[0].at, b = placement->hexes[1].at;

  for (guint i = 0; i < hint->n; i++)
    {
      const PandoriaHex *hexes = hint->places[i].placement.hexes;

      if ((hexes[0].at == a && hexes[1].at == b) || (hexes[0].at == b && hexes[1].at == a))
        return TRUE;
    }
  return FALSE;
}

typedef struct
{
  int points; /* of the active player */
  int all;    /* … and resources */
  int others; /* points and resources of all others */
} Gain;

/* Returns: the gain of @placement, which must be allowed, if the turn is scored at once (6.4). */
static Gain
find_gain (const PandoriaState *state, const PandoriaPlacement *placement)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (0);
  PandoriaState then = *state;
  PandoriaAction score;
  Gain gain = { 0 };

  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (!pandoria_lay_placement (&then, placement, rand) || then.n_pending == 0
      || !pandoria_state_apply (&then, &score, &then, NULL, NULL))
    return gain;
  for (guint p = 0; p < state->n_players; p++)
    for (guint c = 0; c <= PANDORIA_COUNTER_POINTS; c++)
      {
        const int more = then.players[p].counters[c] - state->players[p].counters[c];

        if (p != state->active)
          gain.others += more;
        else
          gain.all += more;
        if (p == state->active && c == PANDORIA_COUNTER_POINTS)
          gain.points += more;
      }
  return gain;
}

/* Returns: the index of the obvious gain: its points far exceed the points and resources of any
 * other, and it gives other players nothing. -1: there is none. */
static int
find_plain (const Gain *gains, guint n)
{
  int best = -1;

  for (guint i = 0; i < n; i++)
    if (best < 0 || gains[i].points > gains[best].points)
      best = (int) i;
  for (guint i = 0; i < n; i++)
    if ((int) i != best && gains[i].all + BY_FAR > gains[best].points)
      return -1;
  return best >= 0 && gains[best].points >= BY_FAR && gains[best].others == 0 ? best : -1;
}

/* Keeps the place with an obvious gain in the list: users who see that gain expect to find it, or a
 * reason. */
static void
mark_plain (PandoriaHint *hint)
{
  Gain gains[MAX_PLACES];
  int plain;

  for (guint i = 0; i < hint->n; i++)
    gains[i] = find_gain (&hint->state, &hint->places[i].placement);
  plain = find_plain (gains, hint->n);
  if (plain >= 0)
    hint->places[plain].plain = TRUE;
}

/* Lists each pair of spaces once, in the better orientation. */
static void
list_places (PandoriaHint *hint)
{
  PandoriaPlacement best[2 * MAX_PLACES];
  PandoriaOptions options;
  PandoriaSurvey survey;
  guint n;

  pandoria_state_get_options (&hint->state, &options);
  options.acts &= ~(1u << PANDORIA_ACT_PLACE_CASTLE);
  pandoria_survey_init (&survey, &hint->state, hint->state.active,
                        pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL), NULL);
  n = pandoria_list_placements (&survey, &options, &hint->tile, 1, best, G_N_ELEMENTS (best));
  for (guint i = 0; i < n && hint->n < MAX_PLACES; i++)
    if (!has_spaces (hint, &best[i]))
      {
        choose_figure (&hint->state, &best[i]);
        add_place (hint, &best[i], FALSE);
      }
  sort_places (hint);
  mark_plain (hint);
}

PandoriaHint *
pandoria_hint_new (const PandoriaState *state, const PandoriaTile *tile,
                   const PandoriaPlacement *played, guint32 seed, guint effort, guint n_threads)
{
  PandoriaHint *hint;

  g_return_val_if_fail (state != NULL && tile != NULL && pandoria_hint_is_possible (state), NULL);
  g_return_val_if_fail (effort >= 1 && effort <= PANDORIA_HINT_MAX_EFFORT && n_threads >= 1, NULL);

  hint = g_new0 (PandoriaHint, 1);
  hint->state = *state;
  hint->tile = *tile;
  hint->seed = seed;
  hint->effort = effort;
  hint->n_threads = MIN (n_threads, MAX_THREADS);
  hint->left = effort * stages[0].efforts;
  list_places (hint);
  if (played != NULL)
    add_played (hint, played);
  return hint;
}

void
pandoria_hint_free (PandoriaHint *hint)
{
  if (hint == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (hint->places); i++)
    g_free (hint->places[i].samples);
  g_free (hint);
}

/* --- playing on ----------------------------------------------------------------------------- */

/* Simulates some turns with the thoughtful model. Returns: the worth of the resulting position to
 * the active player, in hundredths of a point. */
static gint32
play_on (const PandoriaHint *hint, const PandoriaPlacement *placement, guint number)
{
  PandoriaState then = hint->state;

  if (!pandoria_simulate_turns (&then, PANDORIA_POLICY_THOUGHTFUL, &hint->tile, placement,
                                hint->seed, number, N_TURNS))
    return G_MININT32 / 4;
  return pandoria_expert_judge (&then, hint->state.active);
}

/* Simulates samples until none is left. A sample does not depend on the thread that makes it. */
static gpointer
work (gpointer data)
{
  PandoriaHint *hint = data;
  guint i;

  while ((i = (guint) g_atomic_int_add (&hint->next, 1)) < hint->n_next
         && !g_cancellable_is_cancelled (hint->cancellable))
    {
      Place *place = &hint->places[i % hint->n];
      const guint number = hint->n_samples + i / hint->n;

      place->samples[number] = play_on (hint, &place->placement, number);
    }
  return NULL;
}

static void
work_together (PandoriaHint *hint, guint n_samples, GCancellable *cancellable)
{
  GThread *threads[MAX_THREADS];

  hint->cancellable = cancellable;
  hint->next = 0;
  hint->n_next = hint->n * n_samples;
  for (guint i = 1; i < hint->n_threads; i++)
    threads[i] = g_thread_new ("hint", work, hint);
  work (hint);
  for (guint i = 1; i < hint->n_threads; i++)
    g_thread_join (threads[i]);
}

/* Drops the worst places, except those that must stay. */
static void
drop_places (PandoriaHint *hint, guint keep)
{
  guint n = 0;

  for (guint i = 0; i < hint->n; i++)
    {
      Place place = hint->places[i];

      if (i < keep || place.played || place.plain)
        {
          hint->places[i] = hint->places[n];
          hint->places[n++] = place;
        }
    }
  hint->n = n;
}

static void
end_stage (PandoriaHint *hint)
{
  if (hint->left > 0 || ++hint->stage == G_N_ELEMENTS (stages))
    return;
  drop_places (hint, stages[hint->stage].places);
  hint->left = hint->effort * stages[hint->stage].efforts;
}

gboolean
pandoria_hint_step (PandoriaHint *hint, GCancellable *cancellable)
{
  guint n;

  g_return_val_if_fail (hint != NULL, FALSE);

  if (hint->stage == G_N_ELEMENTS (stages) || hint->n == 0)
    return FALSE;
  n = MIN (hint->left, MAX_BATCH);
  work_together (hint, n, cancellable);
  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  for (guint i = 0; i < hint->n; i++)
    for (guint k = 0; k < n; k++)
      hint->places[i].sum += hint->places[i].samples[hint->n_samples + k]
                             + THOUGHT * hint->places[i].placement.worth;
  hint->playouts += hint->n * n;
  hint->n_samples += n;
  hint->left -= n;
  sort_places (hint);
  end_stage (hint);
  return hint->stage < G_N_ELEMENTS (stages);
}

/* --- the answer ----------------------------------------------------------------------------- */

/* Calculates how far @b is behind @a, from estimates and playouts, and the standard error of the
 * playouts, whose samples are compared in pairs. */
static void
compare (const PandoriaHint *hint, const Place *a, const Place *b, gint32 *behind, gint32 *error)
{
  const double n = hint->n_samples, both = (double) (a->sum - b->sum) / n;
  const double mean = both - THOUGHT * (a->placement.worth - b->placement.worth);
  double squares = 0;

  for (guint i = 0; i < hint->n_samples; i++)
    {
      double d = (double) a->samples[i] - b->samples[i] - mean;

      squares += d * d;
    }
  *behind = (gint32) lround (both / (1 + THOUGHT));
  *error = n > 1 ? (gint32) lround (sqrt (squares / (n * (n - 1)))) : -1;
}

static void
fill_place (const PandoriaHint *hint, guint i, PandoriaHintPlace *place)
{
  const Place *best = &hint->places[0], *known = &hint->places[i];

  *place = (PandoriaHintPlace){ .placement = known->placement,
                                .worth = known->placement.worth,
                                .error = -1 };
  place->behind = best->placement.worth - known->placement.worth;
  if (hint->n_samples == 0)
    return;
  place->worth = (gint32) (known->sum / ((1 + THOUGHT) * (gint64) hint->n_samples));
  compare (hint, best, known, &place->behind, &place->error);
}

void
pandoria_hint_get (const PandoriaHint *hint, PandoriaHintAnswer *answer)
{
  g_return_if_fail (hint != NULL && answer != NULL);

  *answer = (PandoriaHintAnswer){ .playouts = hint->playouts,
                                  .final = hint->stage == G_N_ELEMENTS (stages) };
  for (guint i = 0; i < hint->n; i++)
    {
      if (hint->places[i].played)
        {
          answer->has_played = TRUE;
          fill_place (hint, i, &answer->played);
        }
      if (answer->n < PANDORIA_HINT_PLACES)
        fill_place (hint, i, &answer->places[answer->n++]);
      else if (hint->places[i].plain)
        fill_place (hint, i, &answer->places[PANDORIA_HINT_PLACES - 1]);
    }
  if (answer->n > 1)
    answer->places[0].error = answer->places[1].error;
}

/* --- a search in a thread ------------------------------------------------------------------- */

#define SEED           1
#define SEARCH_THREADS 4

/* Reports each answer as progress; the last one is the result. */
static gpointer
look (PandoriaJob *job, gpointer data, GCancellable *cancellable)
{
  PandoriaHint *hint = data;
  const gint64 until = g_get_monotonic_time () + (gint64) hint->milliseconds * 1000;

  while (!g_cancellable_is_cancelled (cancellable))
    {
      gboolean continues
          = pandoria_hint_step (hint, cancellable) && g_get_monotonic_time () < until;
      PandoriaHintAnswer *answer = g_new0 (PandoriaHintAnswer, 1);

      pandoria_hint_get (hint, answer);
      if (!continues)
        return answer;
      pandoria_job_report (job, answer);
    }
  return NULL;
}

PandoriaHintSearch *
pandoria_hint_search_new (const PandoriaState *state, const PandoriaTile *tile, guint milliseconds)
{
  /* Leaves one processor to the user interface. */
  const guint n_threads = CLAMP (g_get_num_processors (), 2, SEARCH_THREADS + 1) - 1;
  PandoriaHint *hint = pandoria_hint_new (state, tile, NULL, SEED, PANDORIA_HINT_EFFORT, n_threads);

  g_return_val_if_fail (hint != NULL, NULL);

  hint->milliseconds = milliseconds;
  pandoria_hint_get (hint, &hint->first);
  return pandoria_job_new (look, hint, (GDestroyNotify) pandoria_hint_free, g_free);
}

const PandoriaHintAnswer *
pandoria_hint_search_get_answer (PandoriaHintSearch *self)
{
  const PandoriaHintAnswer *result = pandoria_job_get_result (self);
  const PandoriaHintAnswer *progress = pandoria_job_get_progress (self);

  if (result != NULL)
    return result;
  return progress != NULL ? progress
                          : &((const PandoriaHint *) pandoria_job_get_data (self))->first;
}

const PandoriaTile *
pandoria_hint_search_get_tile (PandoriaHintSearch *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return &((const PandoriaHint *) pandoria_job_get_data (self))->tile;
}
