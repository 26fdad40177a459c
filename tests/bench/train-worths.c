/* Trains the table of worths (data/worths) by self-play: train-worths [GAMES [ROUNDS [SEED]]] >
 * data/worths
 *
 * In the first round greedy and thoughtful models play. In later rounds the expert plays with the
 * table of the previous round; all rounds of the expert count together. A least-squares fit
 * compares each player's possessions at the end of each turn with the points that the player still
 * gains. Finally, the chances are fitted to the winners of games of greedy and thoughtful models.
 * The expert is left out, so that it can test the chances.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pandoria-board-json.h"
#include "pandoria-simulate-testing.h"

#define N         (PANDORIA_N_WORTHS * PANDORIA_WORTH_MOMENTS)
#define MAX_ROWS  1024
#define RIDGE     30.0  /* pulls a worth to 0 … */
#define OWN_RIDGE 400.0 /* … a realm's own worth to 0 */
#define SMOOTH \
  60.0 /* … and towards the neighboring moments, with the weight of this many samples */
/* Per cent, measured: see docs/models.md. The slopes are steeper at tables of two, because games
 * that are played on by equals make a chance too cautious when one of two players is better. */
#define PLAYED_ON 90
static const double steeper[PANDORIA_MAX_PLAYERS + 1] = { [2] = 1.2, [3] = 1, [4] = 1 };

typedef struct
{
  gint16 worths[PANDORIA_MAX_PLAYERS + 1][N + PANDORIA_WORTH_MOMENTS];
} Table;

typedef struct
{
  gint16 has[PANDORIA_N_WORTHS];
  guint8 player, moment;
  float part;
} Row;

typedef struct
{
  Row rows[MAX_ROWS];
  guint n;
  gboolean learns[PANDORIA_MAX_PLAYERS];
  PandoriaState end;
} Game;

typedef struct
{
  double a[N][N], b[N];
} Sums;

static gboolean
on_act (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
        const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Game *game = data;
  PandoriaSurvey survey;

  game->end = *after;
  if (action->kind != PANDORIA_ACT_END_TURN || after->finished)
    return TRUE;
  pandoria_survey_init (&survey, after, after->active, NULL, NULL);
  for (guint p = 0; p < after->n_players && game->n < MAX_ROWS; p++)
    {
      Row *row = &game->rows[game->n];
      guint moment, part, parts;

      if (!game->learns[p])
        continue;
      pandoria_worth_list (&survey, p, row->has);
      pandoria_worth_find_moment (&survey, &moment, &part, &parts);
      row->player = (guint8) p;
      row->moment = (guint8) moment;
      row->part = (float) part / (float) parts;
      game->n++;
    }
  return TRUE;
}

static void
add_row (Sums *sums, const Row *row, double gained)
{
  guint places[2 * PANDORIA_N_WORTHS], n = 0;
  double values[2 * PANDORIA_N_WORTHS];

  for (guint i = 1; i < PANDORIA_N_WORTHS; i++)
    for (guint k = 0; k < 2; k++)
      if (row->has[i] != 0)
        {
          places[n] = i * PANDORIA_WORTH_MOMENTS + row->moment + k;
          values[n++] = row->has[i] * (k == 0 ? 1.0 - row->part : row->part);
        }
  for (guint i = 0; i < n; i++)
    {
      sums->b[places[i]] += values[i] * gained;
      for (guint k = 0; k < n; k++)
        sums->a[places[i]][places[k]] += values[i] * values[k];
    }
}

static void
add_game (Sums *sums, const Game *game)
{
  for (guint i = 0; i < game->n; i++)
    add_row (sums, &game->rows[i],
             100.0
                 * (game->end.players[game->rows[i].player].counters[PANDORIA_COUNTER_POINTS]
                    - game->rows[i].has[PANDORIA_WORTH_POINTS]));
}

/* Covers all realms, both editions, with and without artifacts and partners. */
static void
draw_setup (PandoriaSetup *setup, guint n_players, GRand *rand)
{
  PandoriaRealm realms[PANDORIA_N_REALMS - 1];

  pandoria_setup_init (setup, n_players);
  setup->edition = (guint8) (g_rand_int (rand) % PANDORIA_N_EDITIONS);
  setup->artifacts = g_rand_int (rand) % 5 == 0;
  setup->partnership = n_players == 4 && g_rand_int (rand) % 5 == 0;
  pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup->board, NULL, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (realms); i++)
    realms[i] = (PandoriaRealm) (i + 1);
  pandoria_simulate_setup (setup, rand, realms,
                           g_rand_int (rand) % 2 == 0 ? 5 : G_N_ELEMENTS (realms));
}

static void
play (Sums *sums, guint n_players, guint round, guint32 seed, guint number)
{
  static Game game;
  const guint32 seeds[] = { seed, n_players, round, number };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  PandoriaPolicy policies[PANDORIA_MAX_PLAYERS];
  PandoriaSetup setup;
  g_autoptr (GError) error = NULL;

  game.n = 0;
  draw_setup (&setup, n_players, rand);
  for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    {
      const guint k = g_rand_int (rand) % 4;

      policies[p] = k == 0 ? PANDORIA_POLICY_THOUGHTFUL : PANDORIA_POLICY_EXPERT;
      if (round == 0)
        policies[p] = k < 1 ? PANDORIA_POLICY_GREEDY : PANDORIA_POLICY_THOUGHTFUL;
      game.learns[p] = round == 0 || policies[p] == PANDORIA_POLICY_EXPERT;
    }
  if (pandoria_simulate_game (&setup, policies, rand, on_act, &game, &error) == 0)
    g_error ("%s", error->message);
  add_game (sums, &game);
}

/* Uses the Cholesky decomposition, in place. */
static void
solve (Sums *sums)
{
  for (guint i = 0; i < N; i++)
    {
      sums->a[i][i] += i < PANDORIA_WORTH_OWN * PANDORIA_WORTH_MOMENTS ? RIDGE : OWN_RIDGE;
      if (i % PANDORIA_WORTH_MOMENTS + 1 == PANDORIA_WORTH_MOMENTS)
        continue;
      sums->a[i][i] += SMOOTH;
      sums->a[i + 1][i + 1] += SMOOTH;
      sums->a[i][i + 1] -= SMOOTH;
      sums->a[i + 1][i] -= SMOOTH;
    }
  for (guint i = 0; i < N; i++)
    for (guint k = 0; k <= i; k++)
      {
        double sum = sums->a[i][k];

        for (guint j = 0; j < k; j++)
          sum -= sums->a[i][j] * sums->a[k][j];
        sums->a[i][k] = i == k ? sqrt (sum) : sum / sums->a[k][k];
      }
  for (guint i = 0; i < N; i++)
    {
      for (guint k = 0; k < i; k++)
        sums->b[i] -= sums->a[i][k] * sums->b[k];
      sums->b[i] /= sums->a[i][i];
    }
  for (guint i = N; i-- > 0;)
    {
      for (guint k = i + 1; k < N; k++)
        sums->b[i] -= sums->a[k][i] * sums->b[k];
      sums->b[i] /= sums->a[i][i];
    }
}

/* --- chances -------------------------------------------------------------------------------- */

#define F PANDORIA_WORTH_FACTS

typedef struct
{
  double facts[PANDORIA_MAX_PLAYERS][F], won[PANDORIA_MAX_PLAYERS];
} Moment;

typedef struct
{
  Moment moments[MAX_ROWS];
  guint n, opening;
  PandoriaPolicy policies[PANDORIA_MAX_PLAYERS], policy;
  PandoriaState end;
} Course;

static gboolean
on_turn (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
         const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Course *course = data;

  course->end = *after;
  if (action->kind == PANDORIA_ACT_END_TURN && !after->finished && course->n < MAX_ROWS)
    pandoria_worth_list_facts (after, course->moments[course->n++].facts);
  for (guint p = 0; p < after->n_players; p++)
    course->policies[p] = course->n < course->opening ? PANDORIA_POLICY_RANDOM : course->policy;
  return TRUE;
}

/* Adds a moment of each third of a game. All seats have one model: between different models, a lead
 * also shows which one is better. Every other game begins with random turns, because people make
 * mistakes that the models do not make. */
static void
play_moments (GArray *moments, guint n_players, guint32 seed, guint number)
{
  static Course course;
  const guint32 seeds[] = { seed, n_players, G_MAXUINT32, number };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  PandoriaSetup setup;
  PandoriaResult result;
  guint first = 0;

  course
      = (Course){ .opening = g_rand_boolean (rand)
                                 ? 0
                                 : (guint) g_rand_int_range (rand, 1, 2 * (gint32) n_players + 1) };
  course.policy = g_rand_boolean (rand) ? PANDORIA_POLICY_GREEDY : PANDORIA_POLICY_THOUGHTFUL;
  pandoria_setup_init (&setup, n_players);
  setup.edition = (guint8) (number % PANDORIA_N_EDITIONS);
  pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup.board, NULL, NULL, NULL);
  pandoria_simulate_setup (&setup, rand, NULL, 0);
  for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    course.policies[p] = course.opening > 0 ? PANDORIA_POLICY_RANDOM : course.policy;
  pandoria_simulate_game (&setup, course.policies, rand, on_turn, &course, NULL);
  pandoria_state_get_result (&course.end, &result);
  for (guint p = 0; p < n_players; p++)
    first += result.place[p] == 1;
  for (guint third = 0; third < 3; third++)
    {
      Moment *moment = &course.moments[(guint) g_rand_int_range (
          rand, (gint32) (course.n * third / 3), (gint32) (course.n * (third + 1) / 3))];

      for (guint p = 0; p < n_players; p++)
        moment->won[p] = result.place[p] == 1 ? 1.0 / first : 0;
      g_array_append_val (moments, *moment);
    }
}

static void
find_chances (const Moment *moment, guint n_players, const double w[F],
              double chances[PANDORIA_MAX_PLAYERS])
{
  double sum = 0;

  for (guint p = 0; p < n_players; p++)
    {
      double odds = 0;

      for (guint i = 0; i < F; i++)
        odds += w[i] * (moment->facts[p][i] - moment->facts[0][i]);
      sum += chances[p] = exp (odds);
    }
  for (guint p = 0; p < n_players; p++)
    chances[p] /= sum;
}

/* Takes one Newton step towards the numbers under which the winners are most likely. */
static void
improve (const GArray *moments, guint n_players, double w[F])
{
  double a[F][F + 1] = { { 0 } };

  for (guint m = 0; m < moments->len; m++)
    {
      const Moment *moment = &g_array_index (moments, Moment, m);
      double chances[PANDORIA_MAX_PLAYERS], mean[F] = { 0 };

      find_chances (moment, n_players, w, chances);
      for (guint p = 0; p < n_players; p++)
        for (guint i = 0; i < F; i++)
          mean[i] += chances[p] * moment->facts[p][i];
      for (guint p = 0; p < n_players; p++)
        for (guint i = 0; i < F; i++)
          {
            a[i][F] += (moment->won[p] - chances[p]) * moment->facts[p][i];
            for (guint k = 0; k < F; k++)
              a[i][k]
                  += chances[p] * (moment->facts[p][i] - mean[i]) * (moment->facts[p][k] - mean[k]);
          }
    }
  for (guint i = 0; i < F; i++)
    for (guint j = 0; j < F; j++)
      if (j != i)
        for (guint k = F + 1; k-- > i;)
          a[j][k] -= a[j][i] / a[i][i] * a[i][k];
  for (guint i = 0; i < F; i++)
    w[i] += a[i][F] / a[i][i];
}

/* The chances need the worths, which must be in use. The last number is the weight, in percent, of
 * games that are played on. */
static void
learn_chance (guint n_players, guint32 seed, guint games, gint16 numbers[PANDORIA_WORTH_MOMENTS])
{
  g_autoptr (GArray) moments = g_array_new (FALSE, FALSE, sizeof (Moment));
  double w[F] = { 0 };

  for (guint i = 0; i < games; i++)
    play_moments (moments, n_players, seed, i);
  for (guint i = 0; i < 12; i++)
    improve (moments, n_players, w);
  for (guint i = 0; i < F; i++)
    numbers[i] = (gint16) lround (1000 * steeper[n_players] * w[i]);
  numbers[F] = PLAYED_ON;
}

/* --- rounds --------------------------------------------------------------------------------- */

static void
learn (Sums *all, guint n_players, guint round, guint32 seed, guint games, gint16 *worths)
{
  g_autofree Sums *sums = NULL;

  if (round == 1)
    memset (all, 0, sizeof *all);
  for (guint i = 0; i < games; i++)
    play (all, n_players, round, seed, i);
  sums = g_memdup2 (all, sizeof *all);
  solve (sums);
  for (guint i = 0; i < N; i++)
    worths[i] = (gint16) lround (CLAMP (sums->b[i], -3000, 3000));
}

static char *
write_table (const Table *table)
{
  GString *text = g_string_new ("pandoria-worths 2\n");

  for (guint n = 2; n <= PANDORIA_MAX_PLAYERS; n++)
    {
      g_autofree char *part = pandoria_worths_to_text (table->worths[n], n);

      g_string_append (text, part);
    }
  return g_string_free (text, FALSE);
}

static void
use_table (const Table *table)
{
  g_autofree char *text = write_table (table);

  pandoria_worths_use (text);
}

int
main (int argc, char **argv)
{
  const guint games = argc > 1 ? (guint) atoi (argv[1]) : 2000;
  const guint rounds = argc > 2 ? (guint) atoi (argv[2]) : 3;
  const guint32 seed = argc > 3 ? (guint32) atoi (argv[3]) : 1;
  static Sums sums[PANDORIA_MAX_PLAYERS + 1];
  static Table table;
  g_autofree char *text = NULL;

  for (guint round = 0; round < rounds; round++)
    {
      for (guint n = 2; n <= PANDORIA_MAX_PLAYERS; n++)
        learn (&sums[n], n, round, seed, games, table.worths[n]);
      use_table (&table);
      g_printerr ("round %u\n", round);
    }
  for (guint n = 2; n <= PANDORIA_MAX_PLAYERS; n++)
    learn_chance (n, seed, games, &table.worths[n][N]);
  text = write_table (&table);
  fputs (text, stdout);
  return 0;
}
