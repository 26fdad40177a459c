/* Estimates a position: chances of winning by the table of worths and, late in the game, by simulated games; the luck
 * of a tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review.h"

#include <math.h>
#include <string.h>

#define DOUBT    4 /* number of imagined games, won equally often by all teams */
#define N_TRIES  7 /* acts of 6.3: one of each kind, as in hints */
#define N_TILES  48
#define MAX_ACTS 20000
#define SALT     0x9e3779b9u

static void
play_to_end (PandoriaState *s, guint32 seed, guint number)
{
  const guint32 seeds[] = { seed, number };
  g_autoptr (GRand) order = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed ^ (number * SALT));
  PandoriaTable table;
  PandoriaOptions options;
  PandoriaAction action;

  pandoria_table_init (&table, s, order);
  for (guint i = 0; i < MAX_ACTS && !s->finished; i++)
    {
      pandoria_state_get_options (s, &options);
      if (!pandoria_policy_act (PANDORIA_POLICY_THOUGHTFUL, s, &options, &table, rand, N_TRIES, &action, NULL, NULL))
        return;
    }
}

/* Divides a shared first place among those who share it. */
static void
count_first (const PandoriaState *end, double wins[PANDORIA_MAX_PLAYERS])
{
  PandoriaResult result;
  guint first = 0;

  pandoria_state_get_result (end, &result);
  for (guint i = 0; i < result.n; i++)
    first += result.place[i] == 1;
  for (guint t = 0; t < result.n; t++)
    wins[t] += result.place[t] == 1 ? 1.0 / first : 0;
}

/* Fills @shares with the share of @games that each team won. Returns: FALSE if cancelled. */
static gboolean
play_on (const PandoriaState *state, guint32 seed, guint games, GCancellable *cancellable,
         double shares[PANDORIA_MAX_PLAYERS])
{
  for (guint t = 0; t < PANDORIA_MAX_PLAYERS; t++)
    shares[t] = 0;
  for (guint i = 0; i < games; i++)
    {
      PandoriaState then = *state;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      play_to_end (&then, seed, i);
      count_first (&then, shares);
    }
  for (guint t = 0; t < PANDORIA_MAX_PLAYERS; t++)
    shares[t] /= games;
  return TRUE;
}

/* A result that did not occur in a few games is still possible, so no player gets a chance of 0. */
static double
find_odds (double share, guint n, guint games)
{
  return log ((share * games + (double) DOUBT / n) / (games + DOUBT));
}

static void
share_out (const PandoriaState *state, const double odds[PANDORIA_MAX_PLAYERS], guint16 chances[PANDORIA_MAX_PLAYERS])
{
  const guint n = pandoria_state_n_teams (state);
  double sum = 0;

  for (guint t = 0; t < n; t++)
    sum += exp (odds[t] - odds[0]);
  for (guint p = 0; p < state->n_players; p++)
    chances[p] = (guint16) lround (1000 * exp (odds[state->players[p].team] - odds[0]) / sum);
}

/* Fills @odds with the logarithm of each team's chance by the table. Returns: the weight of simulated games. */
static double
list_odds (const PandoriaState *state, double odds[PANDORIA_MAX_PLAYERS])
{
  double of_players[PANDORIA_MAX_PLAYERS], sum = 0, weight = pandoria_worth_list_odds (state, of_players);
  const guint n = pandoria_state_n_teams (state);

  for (guint t = 0; t < n; t++)
    odds[t] = 0;
  for (guint p = 0; p < state->n_players; p++)
    odds[state->players[p].team] += of_players[p] * (state->partnership ? M_SQRT1_2 : 1);
  for (guint t = 0; t < n; t++)
    sum += exp (odds[t] - odds[0]);
  for (guint t = n; t-- > 0;)
    odds[t] -= odds[0] + log (sum);
  return weight;
}

gboolean
pandoria_review_find_chances (const PandoriaState *state, guint32 seed, guint games, GCancellable *cancellable,
                              guint16 chances[PANDORIA_MAX_PLAYERS])
{
  double odds[PANDORIA_MAX_PLAYERS], shares[PANDORIA_MAX_PLAYERS] = { 0 }, weight;

  g_return_val_if_fail (state != NULL && games > 0 && chances != NULL, FALSE);

  memset (chances, 0, PANDORIA_MAX_PLAYERS * sizeof chances[0]);
  count_first (state, shares);
  for (guint p = 0; p < state->n_players; p++)
    chances[p] = (guint16) lround (1000 * shares[state->players[p].team]);
  if (state->finished)
    return TRUE;
  weight = list_odds (state, odds);
  if (weight > 0 && !play_on (state, seed, games, cancellable, shares))
    return FALSE;
  for (guint t = 0; t < pandoria_state_n_teams (state) && weight > 0; t++)
    odds[t] = (1 - weight) * odds[t] + weight * find_odds (shares[t], pandoria_state_n_teams (state), games);
  share_out (state, odds, chances);
  return TRUE;
}

/* Sets @worth to that of the best place for @tile at once. Returns: FALSE if there is no place. */
static gboolean
find_best (const PandoriaSurvey *survey, const PandoriaOptions *options, const PandoriaTile *tile, gint32 *worth)
{
  PandoriaHand hand = { .n_tiles = 1, .tiles = { *tile } };
  PandoriaView view = { .state = survey->state, .options = options, .hand = &hand };
  PandoriaPlacement best;

  if (pandoria_list_placements (&view, survey, &best, 1) == 0)
    return FALSE;
  *worth = best.worth;
  return TRUE;
}

gint32
pandoria_review_find_luck (const PandoriaState *state, const PandoriaTile *tile, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  PandoriaState holding = *state;
  PandoriaOptions options;
  PandoriaSurvey survey;
  PandoriaTable table;
  gint32 own, other;
  gint64 sum = 0, n = 0;

  holding.players[state->active].tiles = MAX (holding.players[state->active].tiles, 1);
  pandoria_state_get_options (state, &options);
  options.acts &= ~(1u << PANDORIA_ACT_PLACE_CASTLE);
  pandoria_survey_init (&survey, state, state->active, pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL));
  if (!find_best (&survey, &options, tile, &own))
    return 0;
  for (guint i = 0; i < N_TILES; i++)
    {
      pandoria_table_init (&table, &holding, rand);
      if (find_best (&survey, &options, &table.hands[state->active].tiles[0], &other))
        {
          sum += other;
          n++;
        }
    }
  return n > 0 ? own - (gint32) (sum / n) : 0;
}
