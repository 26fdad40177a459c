/* Plays games from their setup to the end, at random or with player models.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"
#include "pandoria-simulate-testing.h"

/* Plays @state to its end: with @policies and @table, or at random if @policies is NULL. */
static guint
play (PandoriaState *state, const PandoriaPolicy *policies, PandoriaTable *table, GRand *rand,
      PandoriaSimulateFunc func, gpointer data, GError **error)
{
  PandoriaState before;
  PandoriaOptions options;
  PandoriaEvents events;
  PandoriaAction action;
  guint n = 0;

  while (!state->finished)
    {
      pandoria_state_get_options (state, &options);
      if (func != NULL)
        before = *state;
      if (policies != NULL ? !pandoria_policy_act (policies[state->active], state, &options, table, rand,
                                                   PANDORIA_POLICY_TRIES, &action, &events, error)
                           : !pandoria_simulate_act (state, &options, rand, &action, &events, error))
        {
          g_prefix_error (error, "action %u (%s): ", n, pandoria_act_key (action.kind));
          return 0;
        }
      n++;
      if (func != NULL && !func (&before, &options, &action, state, &events, data))
        break;
    }
  return n;
}

guint
pandoria_simulate_game (const PandoriaSetup *setup, GRand *rand, PandoriaSimulateFunc func, gpointer data,
                        GError **error)
{
  PandoriaState state;

  g_return_val_if_fail (setup != NULL && rand != NULL, 0);

  return pandoria_state_init (&state, setup, error) ? play (&state, NULL, NULL, rand, func, data, error) : 0;
}

/* Tiles and cards have a separate GRand, so that their order does not depend on the models' random choices. */
guint
pandoria_simulate_policies (const PandoriaSetup *setup, const PandoriaPolicy policies[PANDORIA_MAX_PLAYERS],
                            GRand *rand, PandoriaSimulateFunc func, gpointer data, GError **error)
{
  g_autoptr (GRand) order = NULL;
  PandoriaState state;
  PandoriaTable table;

  g_return_val_if_fail (setup != NULL && policies != NULL && rand != NULL, 0);

  if (!pandoria_state_init (&state, setup, error))
    return 0;
  order = g_rand_new_with_seed (g_rand_int (rand));
  pandoria_table_init (&table, &state, order);
  return play (&state, policies, &table, rand, func, data, error);
}
