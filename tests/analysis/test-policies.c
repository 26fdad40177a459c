/* Tests the player models: which one beats which, and that none uses hidden tiles or cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "policy-games.h"
#include "stored-game.h"

#define N_GAMES 100

typedef struct
{
  PandoriaState end;
  guint n;
} Ending;

static gboolean
on_act (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
        const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Ending *ending = data;

  ending->end = *after;
  ending->n++;
  return TRUE;
}

/* Returns: the percentage of games that @better wins against @other, with two of each at a table of
 * four. Each model has every seat in half of the games. */
static double
count_wins (PandoriaPolicy better, PandoriaPolicy other, guint n_players)
{
  double wins = 0;

  for (guint32 seed = 0; seed < N_GAMES; seed++)
    {
      PandoriaPolicy policies[PANDORIA_MAX_PLAYERS];
      PandoriaResult result;
      Ending ending = { 0 };
      guint first = 0;

      for (guint p = 0; p < PANDORIA_MAX_PLAYERS; p++)
        policies[p] = (p + seed) % 2 == 0 ? better : other;
      policy_game_play (n_players, PANDORIA_VARIANT_REGULAR, policies, seed, on_act, &ending);
      pandoria_state_get_result (&ending.end, &result);
      for (guint p = 0; p < n_players; p++)
        first += result.place[p] == 1;
      for (guint p = 0; p < n_players; p++)
        if (policies[p] == better && result.place[p] == 1)
          wins += 1.0 / first;
    }
  return 100 * wins / N_GAMES;
}

static void
test_who_beats_whom (gconstpointer data)
{
  const guint n_players = GPOINTER_TO_UINT (data);

  g_assert_cmpfloat (count_wins (PANDORIA_POLICY_GREEDY, PANDORIA_POLICY_RANDOM, n_players), >=,
                     95);
  g_assert_cmpfloat (count_wins (PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_GREEDY, n_players), >=,
                     60);
}

/* With two players, both models have the same number of seats. */
static void
test_expert (void)
{
  const double won = count_wins (PANDORIA_POLICY_EXPERT, PANDORIA_POLICY_THOUGHTFUL, 2);

  g_test_message ("the expert wins %.1f %% of %u games", won, N_GAMES);
  g_assert_cmpfloat (won, >=, 58);
}

/* The table of worths is small, and has a row for each number of players. */
static void
test_table (void)
{
  gsize size;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  PandoriaSurvey survey;
  PandoriaState state;
  PandoriaSetup setup;

  pandoria_setup_init (&setup, 3);
  pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup.board, NULL, NULL, &error);
  g_assert_no_error (error);
  setup.variant = PANDORIA_VARIANT_FAMILY;
  pandoria_state_init_bare (&state, &setup.board);
  state.n_players = 3;
  state.double_tiles
      = 20; /* a worker in the reserve is worth something while there is time to use it */
  pandoria_survey_init (&survey, &state, 0, pandoria_policy_weights (PANDORIA_POLICY_EXPERT), NULL);
  state.players[1].workers = 1;
  g_assert_cmpint (pandoria_worth_judge (&survey, 1), >, pandoria_worth_judge (&survey, 0));
  bytes = g_resources_lookup_data ("/io/github/pandoria_companion/PandoriaCompanion/data/worths",
                                   G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_assert_no_error (error);
  g_bytes_get_data (bytes, &size);
  g_assert_cmpuint (size, <, 64 * 1024);
}

/* Counts the suggestions for each part of the turn in @state, which are legal and better than
 * passing. */
static void
check_suggestions (const PandoriaState *state, guint counts[PANDORIA_EXPERT_ELF + 1])
{
  const PandoriaCard card = {
    .building = PANDORIA_BUILDING_TOWER_SMALL, .building_level = 1, .building_cost = 4, .price = 3
  };

  for (guint part = PANDORIA_EXPERT_FIGURE; part <= PANDORIA_EXPERT_ELF && !state->finished; part++)
    {
      PandoriaAction action;
      PandoriaState then;
      const gint32 gain
          = pandoria_expert_suggest (state, (PandoriaExpertPart) part, &card, &action);

      if (gain == 0)
        continue;
      counts[part]++;
      g_assert_cmpint (state->step, !=, PANDORIA_STEP_PLACE);
      g_assert_true (pandoria_state_apply (state, &action, &then, NULL, NULL));
      g_assert_cmpint (pandoria_expert_judge (&then, state->active)
                           - pandoria_expert_judge (state, state->active),
                       ==, gain);
    }
}

static gboolean
on_suggested (const PandoriaState *before, const PandoriaOptions *options,
              const PandoriaAction *done, const PandoriaState *after, const PandoriaEvents *events,
              gpointer data)
{
  check_suggestions (after, data);
  return TRUE;
}

static void
test_suggestions (void)
{
  static const PandoriaPolicy policies[]
      = { PANDORIA_POLICY_GREEDY, PANDORIA_POLICY_GREEDY, PANDORIA_POLICY_GREEDY, 0 };
  guint counts[PANDORIA_EXPERT_ELF + 1] = { 0 };

  for (guint32 seed = 0; seed < 4; seed++)
    policy_game_play (3, PANDORIA_VARIANT_REGULAR, policies, seed, on_suggested, counts);
}

/* There are suggestions for all parts of a turn. */
static void
test_every_part (void)
{
  static const char *const games[] = { "regular-first-a", "regular-revised-a-artifacts" };
  guint counts[PANDORIA_EXPERT_ELF + 1] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (games[i]);

      for (guint n = 0; n < pandoria_game_get_position (game); n++)
        check_suggestions (pandoria_game_get_state_at (game, n), counts);
    }
  for (guint part = 0; part < G_N_ELEMENTS (counts); part++)
    g_assert_cmpuint (counts[part], >, 0);
}

static void
test_keys (void)
{
  for (int i = 0; i < PANDORIA_N_POLICIES; i++)
    g_assert_cmpint (pandoria_policy_from_key (pandoria_policy_key ((PandoriaPolicy) i)), ==, i);
  g_assert_cmpint (pandoria_policy_from_key ("clever"), ==, -1);
  g_assert_cmpint (pandoria_policy_from_key (NULL), ==, -1);
}

static void
test_same_seed_same_game (void)
{
  const PandoriaPolicy policies[]
      = { PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_GREEDY, PANDORIA_POLICY_RANDOM, 0 };
  Ending one = { 0 }, same = { 0 }, other = { 0 };

  policy_game_play (3, PANDORIA_VARIANT_REGULAR, policies, 5, on_act, &one);
  policy_game_play (3, PANDORIA_VARIANT_REGULAR, policies, 5, on_act, &same);
  policy_game_play (3, PANDORIA_VARIANT_REGULAR, policies, 6, on_act, &other);
  g_assert_true (pandoria_state_equal (&one.end, &same.end));
  g_assert_false (pandoria_state_equal (&one.end, &other.end));
}

/* --- hidden tiles and cards ----------------------------------------------------------------- */

typedef struct
{
  PandoriaPolicy policy;
  guint n, replaced;
} Peek;

/* Changes the order of stack and deck and the hands of other players. The active hand and open
 * cards stay. */
static gboolean
replace_hidden (const PandoriaState *s, const PandoriaHidden *hidden, PandoriaHidden *other,
                GRand *order)
{
  gboolean differs = FALSE;

  pandoria_hidden_init (other, s, order);
  other->hands[s->active] = hidden->hands[s->active];
  memcpy (other->market, hidden->market, sizeof hidden->market);
  for (guint p = 0; p < s->n_players; p++)
    differs = differs || memcmp (&hidden->hands[p], &other->hands[p], sizeof hidden->hands[p]) != 0;
  return differs;
}

static void
act (const Peek *peek, const PandoriaState *before, const PandoriaOptions *options,
     PandoriaHidden *hidden, guint32 seed, PandoriaState *after, PandoriaAction *action)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (seed);
  g_autoptr (GError) error = NULL;

  *after = *before;
  pandoria_policy_act (peek->policy, after, options, hidden, chance, 14, action, NULL, &error);
  g_assert_no_error (error);
}

static gboolean
on_position (const PandoriaState *before, const PandoriaOptions *options,
             const PandoriaAction *done, const PandoriaState *end, const PandoriaEvents *events,
             gpointer data)
{
  Peek *peek = data;
  g_autoptr (GRand) order = g_rand_new_with_seed (peek->n * 2),
                    other_order = g_rand_new_with_seed (peek->n * 2 + 1);
  PandoriaHidden hidden, other;
  PandoriaState after, other_after;
  PandoriaAction action, other_action;

  pandoria_hidden_init (&hidden, before, order);
  peek->replaced += replace_hidden (before, &hidden, &other, other_order);
  act (peek, before, options, &hidden, peek->n, &after, &action);
  act (peek, before, options, &other, peek->n, &other_after, &other_action);
  g_assert_cmpmem (&action, sizeof action, &other_action, sizeof other_action);
  g_assert_true (pandoria_state_equal (&after, &other_after));
  peek->n++;
  return TRUE;
}

static void
test_nobody_peeks (gconstpointer data)
{
  const PandoriaPolicy policy = (PandoriaPolicy) GPOINTER_TO_UINT (data);
  const PandoriaPolicy policies[] = { policy, policy, policy, policy };
  Peek peek = { .policy = policy };

  for (guint32 seed = 0; seed < 4; seed++)
    policy_game_play (2 + seed % 3, PANDORIA_VARIANT_REGULAR, policies, seed, on_position, &peek);
  g_assert_cmpuint (peek.n, >, 400);
  g_assert_cmpuint (peek.replaced, >, peek.n * 9 / 10);
}

/* A drawn hex is never drawn again: all 96 hexes come once. */
static void
test_hexes_run_out (void)
{
  const PandoriaPolicy policies[] = { PANDORIA_POLICY_GREEDY, PANDORIA_POLICY_GREEDY, 0, 0 };
  g_autoptr (GRand) order = g_rand_new_with_seed (1);
  Ending ending = { 0 };
  PandoriaHidden hidden;
  int left = 0;

  policy_game_play (2, PANDORIA_VARIANT_FAMILY, policies, 3, on_act, &ending);
  pandoria_hidden_init (&hidden, &ending.end, order);
  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    for (guint i = 0; i < PANDORIA_N_SYMBOLS; i++)
      left += hidden.left[t][i];
  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    left += (int) pandoria_spaces_count (
        pandoria_spaces_minus (ending.end.terrain[t], ending.end.printed));
  for (guint p = 0; p < 2; p++)
    left += 2 * (int) hidden.hands[p].n_tiles;
  g_assert_cmpint (left, ==, 96);
}

static gboolean
on_surveyed_act (const PandoriaState *before, const PandoriaOptions *options,
                 const PandoriaAction *action, const PandoriaState *after,
                 const PandoriaEvents *events, gpointer data)
{
  const PandoriaWeights *weights = pandoria_policy_weights (PANDORIA_POLICY_THOUGHTFUL);
  PandoriaSurvey was, is, like;
  guint *n = data;

  pandoria_survey_init (&was, before, before->active, weights, NULL);
  pandoria_survey_init (&is, after, before->active, weights, NULL);
  pandoria_survey_init (&like, after, before->active, weights, &was);
  g_assert_cmpint (pandoria_survey_judge (&like), ==, pandoria_survey_judge (&is));
  g_assert_cmpuint (like.n, ==, is.n);
  for (guint i = 0; i < is.n; i++)
    {
      g_assert_true (pandoria_spaces_equal (like.regions[i].spaces, is.regions[i].spaces));
      g_assert_cmpint (like.regions[i].worth, ==, is.regions[i].worth);
    }
  if (action->kind != PANDORIA_ACT_PLACE_FIGURE)
    return TRUE;
  was.worth
      += pandoria_survey_figure (&was, was.regions, was.n, action->at, action->leader ? 2 : 1);
  g_assert_cmpint (was.worth, ==, is.worth);
  (*n)++;
  return TRUE;
}

/* Regions that are copied from an earlier survey are the same as new ones. A figure changes them as
 * foretold. */
static void
test_surveys (void)
{
  const PandoriaPolicy policies[]
      = { PANDORIA_POLICY_EXPERT, PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_EXPERT, 0 };
  guint n = 0;

  policy_game_play (3, PANDORIA_VARIANT_REGULAR, policies, 5, on_surveyed_act, &n);
  g_assert_cmpuint (n, >, 15);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/policies/keys", test_keys);
  g_test_add_func ("/policies/same-seed-same-game", test_same_seed_same_game);
  g_test_add_func ("/policies/hexes-run-out", test_hexes_run_out);
  g_test_add_func ("/policies/table", test_table);
  g_test_add_func ("/policies/surveys", test_surveys);
  g_test_add_func ("/policies/expert", test_expert);
  g_test_add_func ("/policies/suggestions", test_suggestions);
  g_test_add_func ("/policies/every-part", test_every_part);
  g_test_add_data_func ("/policies/expert-does-not-peek", GUINT_TO_POINTER (PANDORIA_POLICY_EXPERT),
                        test_nobody_peeks);
  g_test_add_data_func ("/policies/two-players", GUINT_TO_POINTER (2), test_who_beats_whom);
  g_test_add_data_func ("/policies/four-players", GUINT_TO_POINTER (4), test_who_beats_whom);
  g_test_add_data_func ("/policies/greedy-does-not-peek", GUINT_TO_POINTER (PANDORIA_POLICY_GREEDY),
                        test_nobody_peeks);
  g_test_add_data_func ("/policies/thoughtful-does-not-peek",
                        GUINT_TO_POINTER (PANDORIA_POLICY_THOUGHTFUL), test_nobody_peeks);
  return g_test_run ();
}
