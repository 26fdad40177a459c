/* Estimates a position: chances of winning by the table of worths and by games that are played on;
 * the luck of a tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include "pandoria-board-json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define N_TILES 48
#define ROUNDS  8 /* that a simulated game is played on; then the table judges it */

/* Divides a shared first place among those who share it. */
static void
count_first (const PandoriaState *end, double shares[PANDORIA_MAX_PLAYERS])
{
  PandoriaResult result;
  guint first = 0;

  pandoria_state_get_result (end, &result);
  for (guint i = 0; i < result.n; i++)
    first += result.place[i] == 1;
  for (guint t = 0; t < result.n; t++)
    shares[t] = result.place[t] == 1 ? 1.0 / first : 0;
}

/* Fills @shares with each team's chance by the table, or with the result. Returns: the weight of
 * simulated games. */
static double
find_shares (const PandoriaState *state, double shares[PANDORIA_MAX_PLAYERS])
{
  const guint n = pandoria_state_n_teams (state);
  double odds[PANDORIA_MAX_PLAYERS], of_teams[PANDORIA_MAX_PLAYERS] = { 0 }, sum = 0, weight;

  count_first (state, shares);
  if (state->finished)
    return 0;
  weight = pandoria_worth_list_odds (state, odds);
  for (guint p = 0; p < state->n_players; p++)
    of_teams[state->players[p].team] += odds[p] * (state->partnership ? M_SQRT1_2 : 1);
  for (guint t = 0; t < n; t++)
    sum += shares[t] = exp (of_teams[t] - of_teams[0]);
  for (guint t = 0; t < n; t++)
    shares[t] /= sum;
  return weight;
}

gboolean
pandoria_review_find_chances (const PandoriaState *state, guint32 seed, guint games,
                              GCancellable *cancellable, guint16 chances[PANDORIA_MAX_PLAYERS])
{
  double shares[PANDORIA_MAX_PLAYERS], later[PANDORIA_MAX_PLAYERS], weight;

  g_return_val_if_fail (state != NULL && games > 0 && chances != NULL, FALSE);

  memset (chances, 0, PANDORIA_MAX_PLAYERS * sizeof chances[0]);
  weight = find_shares (state, shares);
  for (guint t = 0; t < pandoria_state_n_teams (state); t++)
    shares[t] *= 1 - weight;
  /* Half of the games have experts, because the strength of the players is unknown. */
  for (guint i = 0; i < games && weight > 0; i++)
    {
      PandoriaState then = *state;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      pandoria_simulate_turns (&then,
                               i % 2 == 0 ? PANDORIA_POLICY_EXPERT : PANDORIA_POLICY_THOUGHTFUL,
                               NULL, NULL, seed, i, ROUNDS * state->n_players);
      find_shares (&then, later);
      for (guint t = 0; t < pandoria_state_n_teams (state); t++)
        shares[t] += weight * later[t] / games;
    }
  for (guint p = 0; p < state->n_players; p++)
    chances[p] = (guint16) lround (1000 * shares[state->players[p].team]);
  return TRUE;
}

gint32
pandoria_review_find_luck (const PandoriaState *state, const PandoriaTile *tile, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  PandoriaState holding = *state;
  PandoriaOptions options;
  PandoriaSurvey survey;
  PandoriaHidden hidden;
  PandoriaPlacement best, other;
  gint64 sum = 0;

  holding.players[state->active].tiles = MAX (holding.players[state->active].tiles, 1);
  pandoria_state_get_options (state, &options);
  options.acts &= ~(1u << PANDORIA_ACT_PLACE_CASTLE);
  pandoria_survey_init (&survey, state, state->active,
                        pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL), NULL);
  if (pandoria_list_placements (&survey, &options, tile, 1, &best, 1) == 0)
    return 0;
  for (guint i = 0; i < N_TILES; i++)
    {
      pandoria_hidden_init (&hidden, &holding, rand);
      /* If one tile has a place, every tile has. */
      pandoria_list_placements (&survey, &options, hidden.hands[state->active].tiles, 1, &other, 1);
      sum += other.worth;
    }
  return best.worth - (gint32) (sum / N_TILES);
}

/* --- the sources of a lead ------------------------------------------------------------------ */

/* For each side, in hundredths of a point. @all: what its points are expected to be, or are. */
typedef struct
{
  gint64 luck[PANDORIA_MAX_PLAYERS], cards[PANDORIA_MAX_PLAYERS], all[PANDORIA_MAX_PLAYERS];
} Sources;

static void
judge_all (const PandoriaState *s, gint32 worths[PANDORIA_MAX_PLAYERS])
{
  PandoriaSurvey survey;

  pandoria_survey_init (&survey, s, s->active, NULL, NULL);
  for (guint p = 0; p < s->n_players; p++)
    worths[p] = pandoria_worth_judge (&survey, p);
}

/* Returns: whether @action places nothing on the board and is the player's own choice. */
static gboolean
is_card_act (const PandoriaAction *action)
{
  switch ((PandoriaActKind) action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE:
    case PANDORIA_ACT_PLACE_CASTLE:
    case PANDORIA_ACT_PLACE_FORTRESS:
    case PANDORIA_ACT_PLACE_SINGLE:
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_TAKE_FIGURE:
    case PANDORIA_ACT_SCORE:
    case PANDORIA_ACT_END_TURN: return FALSE;
    default: return !pandoria_act_is_correction (action->kind);
    }
}

static void
add_acts (PandoriaRecord *record, Sources *sources)
{
  gint32 was[PANDORIA_MAX_PLAYERS], is[PANDORIA_MAX_PLAYERS];
  PandoriaState state;

  if (!pandoria_state_init (&state, pandoria_record_get_setup (record), NULL))
    return;
  judge_all (&state, was);
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    {
      const PandoriaAction *action = pandoria_record_get_action (record, i);
      const guint active = state.active;

      if (!pandoria_state_apply (&state, action, &state, NULL, NULL))
        return;
      judge_all (&state, is);
      if (is_card_act (action))
        sources->cards[pandoria_review_get_side (&state, active)] += is[active] - was[active];
      memcpy (was, is, sizeof was);
    }
  for (guint p = 0; p < state.n_players; p++)
    sources->all[pandoria_review_get_side (&state, p)] += was[p];
}

/* Returns: the lead of @side over the average of the others, in whole points. */
static gint
find_lead (const gint64 sums[PANDORIA_MAX_PLAYERS], guint n_sides, guint side)
{
  gint64 others = 0;

  for (guint i = 0; i < n_sides; i++)
    others += i != side ? sums[i] : 0;
  return (gint) lround ((double) (sums[side] - others / (n_sides - 1)) / 100);
}

/* The places get what remains, so that the parts add up in whole points. */
void
pandoria_review_list_parts (PandoriaRecord *record, const PandoriaReview *review,
                            PandoriaReviewTable *table)
{
  Sources sources = { 0 };
  const PandoriaState *state;

  g_return_if_fail (record != NULL && review != NULL && table != NULL && review->turns->len > 0);

  state = &pandoria_review_get_turn (review, 0)->before;
  *table = (PandoriaReviewTable){ .n_sides = pandoria_state_n_teams (state) };
  add_acts (record, &sources);
  for (guint i = 0; i < review->turns->len; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);

      sources.luck[pandoria_review_get_side (state, turn->player)] += turn->luck;
    }
  for (guint i = 0; i < table->n_sides; i++)
    {
      table->sums[i] = find_lead (sources.all, table->n_sides, i);
      table->points[PANDORIA_REVIEW_TILES][i] = find_lead (sources.luck, table->n_sides, i);
      table->points[PANDORIA_REVIEW_CARDS][i] = find_lead (sources.cards, table->n_sides, i);
      table->points[PANDORIA_REVIEW_PLACES][i] = table->sums[i]
                                                 - table->points[PANDORIA_REVIEW_TILES][i]
                                                 - table->points[PANDORIA_REVIEW_CARDS][i];
    }
}

gboolean
pandoria_review_has_part (const PandoriaReviewTable *table, PandoriaReviewPart part)
{
  g_return_val_if_fail (table != NULL && (guint) part < PANDORIA_REVIEW_N_PARTS, FALSE);

  for (guint i = 0; i < table->n_sides; i++)
    if (table->points[part][i] != 0)
      return TRUE;
  return FALSE;
}

/* --- calibration: compares chances with results, for one turn of each of many simulated games ---
 */

#define MAX_TURNS 256
#define SAMPLES   200  /* of the bootstrap */
#define WHOLE     25   /* in every 25th game, the chances of all turns are compared */
#define KNOWN     16   /* games that the models of a game finish */
#define NO_LIMIT  1000 /* turns: to the end */

typedef struct
{
  double estimated, won;
  guint game, bin;
} Forecast;

typedef struct
{
  PandoriaState turns[MAX_TURNS], end; /* at the start of each turn */
  guint n;
  PandoriaPolicy policy; /* of the first seat */
} Course;

static gboolean
on_act (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
        const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Course *course = data;

  if (course->n == 0)
    course->turns[course->n++] = *before;
  if (action->kind == PANDORIA_ACT_END_TURN && !after->finished && course->n < MAX_TURNS)
    course->turns[course->n++] = *after;
  course->end = *after;
  return TRUE;
}

/* All seats have the same model. */
static gboolean
has_one_model (guint number)
{
  return number % 2 == 0;
}

static gboolean
play_game (const PandoriaCalibrationSetup *setup, guint number, GRand *rand, Course *course,
           GError **error)
{
  PandoriaPolicy policies[PANDORIA_MAX_PLAYERS];
  PandoriaSetup game;

  course->n = 0;
  pandoria_setup_init (&game, setup->n_players);
  game.edition = (guint8) (number / 2 % PANDORIA_N_EDITIONS);
  if (!pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &game.board, NULL, NULL, error))
    return FALSE;
  pandoria_simulate_setup (&game, rand, NULL, 0);
  for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    policies[p] = p > 0 && has_one_model (number)
                      ? policies[0]
                      : setup->pool[g_rand_int_range (rand, 0, (gint32) setup->n_pool)];
  course->policy = policies[0];
  return pandoria_simulate_game (&game, policies, rand, on_act, course, error) > 0;
}

/* Returns: the change of the chances from one turn to the next, averaged over turns and players. */
static double
average_change (const PandoriaCalibrationSetup *setup, const Course *course)
{
  guint16 was[PANDORIA_MAX_PLAYERS], is[PANDORIA_MAX_PLAYERS];
  guint sum = 0;

  for (guint i = 0; i <= course->n; i++)
    {
      pandoria_review_find_chances (i < course->n ? &course->turns[i] : &course->end, setup->seed,
                                    setup->play_on, NULL, is);
      for (guint p = 0; i > 0 && p < setup->n_players; p++)
        sum += (guint) ABS (is[p] - was[p]);
      memcpy (was, is, sizeof was);
    }
  return sum / 1000.0 / (course->n * setup->n_players);
}

/* Distances between forecasts, in squares: from a forecast that knows the models to the chance, and
 * to even chances. */
typedef struct
{
  double avoidable[3], all[3]; /* by thirds */
} Known;

/* Compares a forecast with the results when the models of the game finish it. These are KNOWN
 * games, so their spread around the true chance is subtracted (it is unbiased). */
static void
add_known (const PandoriaCalibrationSetup *setup, const Course *course, guint turn, guint32 seed,
           const guint16 estimates[PANDORIA_MAX_PLAYERS], Known *known)
{
  const guint third = turn * 3 / course->n;
  double won[PANDORIA_MAX_PLAYERS] = { 0 }, shares[PANDORIA_MAX_PLAYERS];

  for (guint i = 0; i < KNOWN; i++)
    {
      PandoriaState end = course->turns[turn];

      pandoria_simulate_turns (&end, course->policy, NULL, NULL, seed, i, NO_LIMIT);
      count_first (&end, shares);
      for (guint p = 0; p < setup->n_players; p++)
        won[p] += shares[p] / KNOWN;
    }
  for (guint p = 0; p < setup->n_players; p++)
    {
      const double spread = won[p] * (1 - won[p]) / (KNOWN - 1);
      const double even = won[p] - 1.0 / setup->n_players, off = won[p] - estimates[p] / 1000.0;

      known->avoidable[third] += off * off - spread;
      known->all[third] += even * even - spread;
    }
}

static void
add_game (const PandoriaCalibrationSetup *setup, guint number, GRand *rand, const Course *course,
          GArray *forecasts, guint n_of[3], Known *known, PandoriaCalibration *c)
{
  const guint turn = (guint) g_rand_int_range (rand, 0, (gint32) course->n),
              third = turn * 3 / course->n;
  guint16 estimates[PANDORIA_MAX_PLAYERS], won[PANDORIA_MAX_PLAYERS], first[PANDORIA_MAX_PLAYERS];

  pandoria_review_find_chances (&course->turns[turn], setup->seed + number, setup->play_on, NULL,
                                estimates);
  pandoria_review_find_chances (&course->turns[0], setup->seed, setup->play_on, NULL, first);
  pandoria_review_find_chances (&course->end, setup->seed, setup->play_on, NULL, won);
  for (guint p = 0; p < setup->n_players; p++)
    {
      const Forecast forecast = { estimates[p] / 1000.0, won[p] / 1000.0, number, 0 };

      g_array_append_val (forecasts, forecast);
      c->brier[third] += (forecast.estimated - forecast.won) * (forecast.estimated - forecast.won);
      n_of[third]++;
      c->first = MAX (c->first, fabs (first[p] / 1000.0 - 1.0 / setup->n_players));
    }
  if (has_one_model (number))
    add_known (setup, course, turn, ~(setup->seed + number), estimates, known);
  if (number % WHOLE == 0)
    c->change += average_change (setup, course);
}

/* Also orders Forecasts, whose first member is the estimated chance. */
static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Compares chances with results in bins of equal size. @weights is how often each game counts.
 * Returns: the weighted gap. */
static double
fill_bins (const GArray *forecasts, const guint *weights,
           PandoriaCalibrationBin bins[PANDORIA_CALIBRATION_BINS])
{
  double gap = 0, n[PANDORIA_CALIBRATION_BINS] = { 0 }, all = 0;

  memset (bins, 0, PANDORIA_CALIBRATION_BINS * sizeof bins[0]);
  for (guint i = 0; i < forecasts->len; i++)
    {
      const Forecast *f = &g_array_index (forecasts, Forecast, i);
      const double weight = weights != NULL ? weights[f->game] : 1;

      bins[f->bin].estimated += weight * f->estimated;
      bins[f->bin].won += weight * f->won;
      n[f->bin] += weight;
      all += weight;
    }
  for (guint b = 0; b < PANDORIA_CALIBRATION_BINS; b++)
    {
      gap += fabs (bins[b].estimated - bins[b].won) / all;
      bins[b].estimated /= MAX (n[b], 1);
      bins[b].won /= MAX (n[b], 1);
    }
  return gap;
}

/* Finds the ranges that contain nine of ten samples (bootstrap: as many games, drawn with
 * replacement). */
static void
find_intervals (const PandoriaCalibrationSetup *setup, const GArray *forecasts, GRand *rand,
                PandoriaCalibration *c)
{
  static const guint low = SAMPLES / 20, high = SAMPLES - 1 - SAMPLES / 20;
  g_autofree guint *weights = g_new (guint, setup->games);
  double gaps[SAMPLES], was[PANDORIA_CALIBRATION_BINS][SAMPLES];

  for (guint i = 0; i < SAMPLES; i++)
    {
      PandoriaCalibrationBin bins[PANDORIA_CALIBRATION_BINS];

      memset (weights, 0, setup->games * sizeof weights[0]);
      for (guint k = 0; k < setup->games; k++)
        weights[g_rand_int_range (rand, 0, (gint32) setup->games)]++;
      gaps[i] = fill_bins (forecasts, weights, bins);
      for (guint b = 0; b < PANDORIA_CALIBRATION_BINS; b++)
        was[b][i] = bins[b].won;
    }
  qsort (gaps, SAMPLES, sizeof gaps[0], compare_doubles);
  c->gap_low = gaps[low];
  c->gap_high = gaps[high];
  for (guint b = 0; b < PANDORIA_CALIBRATION_BINS; b++)
    {
      qsort (was[b], SAMPLES, sizeof was[b][0], compare_doubles);
      c->bins[b].low = was[b][low];
      c->bins[b].high = was[b][high];
    }
}

gboolean
pandoria_calibrate (const PandoriaCalibrationSetup *setup, PandoriaCalibration *calibration,
                    GError **error)
{
  g_autoptr (GArray) forecasts = g_array_new (FALSE, FALSE, sizeof (Forecast));
  const guint32 seeds[] = { setup->seed, setup->n_players };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autofree Course *course = g_new0 (Course, 1);
  guint n_of[3] = { 0 };
  Known known = { 0 };

  g_return_val_if_fail (setup->games > 0 && setup->n_pool > 0 && setup->play_on > 0, FALSE);

  *calibration = (PandoriaCalibration){ 0 };
  for (guint i = 0; i < setup->games; i++)
    {
      if (!play_game (setup, i, rand, course, error))
        return FALSE;
      add_game (setup, i, rand, course, forecasts, n_of, &known, calibration);
    }
  calibration->change /= (setup->games + WHOLE - 1) / WHOLE;
  for (guint i = 0; i < 3; i++)
    {
      calibration->brier[i] /= MAX (n_of[i], 1);
      calibration->share[i] = known.all[i] > 0 ? 1 - known.avoidable[i] / known.all[i] : 0;
    }
  g_array_sort (forecasts, compare_doubles);
  for (guint i = 0; i < forecasts->len; i++)
    g_array_index (forecasts, Forecast, i).bin = i * PANDORIA_CALIBRATION_BINS / forecasts->len;
  calibration->gap = fill_bins (forecasts, NULL, calibration->bins);
  find_intervals (setup, forecasts, rand, calibration);
  return TRUE;
}
