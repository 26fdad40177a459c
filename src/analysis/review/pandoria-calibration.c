/* Compares estimated chances of winning with results, for one turn of each of many simulated games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "pandoria-board-json.h"

#define MAX_TURNS 256
#define SAMPLES   200 /* of the bootstrap */
#define WHOLE     25  /* in every 25th game, the chances of all turns are compared */

typedef struct
{
  double said, was;
  guint game, bin;
} Forecast;

typedef struct
{
  PandoriaState turns[MAX_TURNS], end; /* at the start of each turn */
  guint n;
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

/* In every other game all seats have the same model. */
static gboolean
play_game (const PandoriaCalibrationSetup *setup, guint number, GRand *rand, Course *course, GError **error)
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
    policies[p]
        = p > 0 && number % 2 == 0 ? policies[0] : setup->pool[g_rand_int_range (rand, 0, (gint32) setup->n_pool)];
  return pandoria_simulate_policies (&game, policies, rand, on_act, course, error) > 0;
}

/* Returns: the change of the chances from one turn to the next, averaged over turns and players. */
static double
find_change (const PandoriaCalibrationSetup *setup, const Course *course)
{
  guint16 was[PANDORIA_MAX_PLAYERS], is[PANDORIA_MAX_PLAYERS];
  guint sum = 0;

  for (guint i = 0; i <= course->n; i++)
    {
      pandoria_review_find_chances (i < course->n ? &course->turns[i] : &course->end, setup->seed, setup->play_on, NULL,
                                    is);
      for (guint p = 0; i > 0 && p < setup->n_players; p++)
        sum += (guint) ABS (is[p] - was[p]);
      memcpy (was, is, sizeof was);
    }
  return sum / 1000.0 / (course->n * setup->n_players);
}

static void
add_game (const PandoriaCalibrationSetup *setup, guint number, GRand *rand, const Course *course, GArray *forecasts,
          guint n_of[3], PandoriaCalibration *c)
{
  const guint turn = (guint) g_rand_int_range (rand, 0, (gint32) course->n), third = turn * 3 / course->n;
  guint16 said[PANDORIA_MAX_PLAYERS], won[PANDORIA_MAX_PLAYERS], first[PANDORIA_MAX_PLAYERS];

  pandoria_review_find_chances (&course->turns[turn], setup->seed + number, setup->play_on, NULL, said);
  pandoria_review_find_chances (&course->turns[0], setup->seed, setup->play_on, NULL, first);
  pandoria_review_find_chances (&course->end, setup->seed, setup->play_on, NULL, won);
  for (guint p = 0; p < setup->n_players; p++)
    {
      const Forecast forecast = { said[p] / 1000.0, won[p] / 1000.0, number, 0 };

      g_array_append_val (forecasts, forecast);
      c->brier[third] += (forecast.said - forecast.was) * (forecast.said - forecast.was);
      n_of[third]++;
      c->first = MAX (c->first, fabs (first[p] / 1000.0 - 1.0 / setup->n_players));
    }
  if (number % WHOLE == 0)
    c->change += find_change (setup, course);
}

/* Also orders Forecasts, whose first member is the estimated chance. */
static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Compares chances with results in bins of equal size. @weights is how often each game counts. Returns: the
 * weighted gap. */
static double
fill_bins (const GArray *forecasts, const guint *weights, PandoriaCalibrationBin bins[PANDORIA_CALIBRATION_BINS])
{
  double gap = 0, n[PANDORIA_CALIBRATION_BINS] = { 0 }, all = 0;

  memset (bins, 0, PANDORIA_CALIBRATION_BINS * sizeof bins[0]);
  for (guint i = 0; i < forecasts->len; i++)
    {
      const Forecast *f = &g_array_index (forecasts, Forecast, i);
      const double weight = weights != NULL ? weights[f->game] : 1;

      bins[f->bin].said += weight * f->said;
      bins[f->bin].was += weight * f->was;
      n[f->bin] += weight;
      all += weight;
    }
  for (guint b = 0; b < PANDORIA_CALIBRATION_BINS; b++)
    {
      gap += fabs (bins[b].said - bins[b].was) / all;
      bins[b].said /= MAX (n[b], 1);
      bins[b].was /= MAX (n[b], 1);
    }
  return gap;
}

/* Finds the ranges that contain nine of ten samples (bootstrap: as many games, drawn with replacement). */
static void
find_intervals (const PandoriaCalibrationSetup *setup, const GArray *forecasts, GRand *rand, PandoriaCalibration *c)
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
        was[b][i] = bins[b].was;
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
pandoria_calibrate (const PandoriaCalibrationSetup *setup, PandoriaCalibration *calibration, GError **error)
{
  g_autoptr (GArray) forecasts = g_array_new (FALSE, FALSE, sizeof (Forecast));
  const guint32 seeds[] = { setup->seed, setup->n_players };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autofree Course *course = g_new0 (Course, 1);
  guint n_of[3] = { 0 };

  g_return_val_if_fail (setup->games > 0 && setup->n_pool > 0 && setup->play_on > 0, FALSE);

  *calibration = (PandoriaCalibration){ 0 };
  for (guint i = 0; i < setup->games; i++)
    {
      if (!play_game (setup, i, rand, course, error))
        return FALSE;
      add_game (setup, i, rand, course, forecasts, n_of, calibration);
    }
  calibration->change /= (setup->games + WHOLE - 1) / WHOLE;
  for (guint i = 0; i < 3; i++)
    calibration->brier[i] /= MAX (n_of[i], 1);
  g_array_sort (forecasts, compare_doubles);
  for (guint i = 0; i < forecasts->len; i++)
    g_array_index (forecasts, Forecast, i).bin = i * PANDORIA_CALIBRATION_BINS / forecasts->len;
  calibration->gap = fill_bins (forecasts, NULL, calibration->bins);
  find_intervals (setup, forecasts, rand, calibration);
  return TRUE;
}
