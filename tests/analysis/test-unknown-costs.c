/* Tests positions whose printed costs are not all known (rulings 82): options, simulated games and
 * hints never cover a building before its cost is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint.h"
#include "random-game.h"

#define N_GAMES 12

/* A beginner's game without the costs of the starting buildings. */
static PandoriaSetup *
make_setup (GRand *rand, guint n_players, PandoriaEdition edition)
{
  PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (JsonObject) board = NULL;

  pandoria_setup_init (setup, n_players);
  setup->variant = PANDORIA_VARIANT_BEGINNER;
  setup->edition = edition;
  pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup->board, NULL, &board, NULL);
  pandoria_simulate_setup (setup, rand, NULL, 0);
  for (guint seat = 0; seat < n_players; seat++)
    {
      g_assert_cmpuint (setup->players[seat].start_building, !=, PANDORIA_BUILDING_NONE);
      setup->players[seat].start_cost = 0;
      setup->players[seat].is_start_cost_unknown = TRUE;
    }
  return setup;
}

/* Returns: whether the building with the unknown cost is still there. */
static gboolean
has_unknown (const PandoriaState *state, guint seat)
{
  return state->players[seat].slots[0].is_cost_unknown;
}

static gboolean
on_act (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
        const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  const char *broken = NULL;

  for (guint seat = 0; seat < after->n_players; seat++)
    g_assert_true (has_unknown (after, seat));
  if (!pandoria_state_check (after, &broken))
    g_error ("%s", broken);
  *(guint *) data += 1;
  return TRUE;
}

static void
play (const PandoriaPolicy *policies)
{
  for (guint32 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autofree PandoriaSetup *setup = make_setup (
          rand, 2 + seed % 3, seed % 2 == 0 ? PANDORIA_EDITION_FIRST : PANDORIA_EDITION_REVISED);
      g_autoptr (GError) error = NULL;
      guint n = 0, played;

      played = pandoria_simulate_game (setup, policies, rand, on_act, &n, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (played, ==, n);
      g_assert_cmpuint (n, >, 50);
    }
}

static void
test_random (void)
{
  play (NULL);
}

static void
test_models (void)
{
  static const PandoriaPolicy policies[] = { PANDORIA_POLICY_GREEDY, PANDORIA_POLICY_RANDOM,
                                             PANDORIA_POLICY_GREEDY, PANDORIA_POLICY_RANDOM };

  play (policies);
}

/* The slot is an option, because the window asks for the cost. Covering it is refused until then,
 * and changes nothing. */
static void
test_refused (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree PandoriaSetup *setup = make_setup (rand, 2, PANDORIA_EDITION_FIRST);
  g_autoptr (GError) error = NULL;
  PandoriaState state, before;
  PandoriaAction action;

  g_assert_true (pandoria_state_init (&state, setup, NULL));
  state.step = PANDORIA_STEP_CARD;
  state.players[state.active].counters[PANDORIA_COUNTER_WOOD] = 9;
  pandoria_action_init (&action, PANDORIA_ACT_BUILD);
  action.build.building = PANDORIA_BUILDING_BANK;
  action.build.level = pandoria_building_levels (PANDORIA_BUILDING_BANK)[0];
  action.build.cost = 3;
  action.build.slot = 0;
  before = state;
  g_assert_false (pandoria_state_apply (&state, &action, &state, NULL, &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED);
  g_assert_cmpstr (pandoria_error_get_rule (error), ==, "12");
  g_assert_true (pandoria_state_equal (&state, &before));
}

static void
test_hint (void)
{
  for (guint32 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autofree PandoriaSetup *setup = make_setup (rand, 2, PANDORIA_EDITION_FIRST);
      const PandoriaTile tile = { .hexes = { { .terrain = PANDORIA_TERRAIN_FOREST, .symbols = 1 },
                                             { .terrain = PANDORIA_TERRAIN_CITY, .symbols = 1 } } };
      g_autoptr (PandoriaHint) hint = NULL;
      PandoriaHintAnswer answer;
      PandoriaState state;

      g_assert_true (pandoria_state_init (&state, setup, NULL));
      hint = pandoria_hint_new (&state, &tile, NULL, seed, 4, 1);
      while (pandoria_hint_step (hint, NULL))
        ;
      pandoria_hint_get (hint, &answer);
      g_assert_cmpuint (answer.n, >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/unknown-costs/refused", test_refused);
  g_test_add_func ("/unknown-costs/random", test_random);
  g_test_add_func ("/unknown-costs/models", test_models);
  g_test_add_func ("/unknown-costs/hint", test_hint);
  return g_test_run ();
}
