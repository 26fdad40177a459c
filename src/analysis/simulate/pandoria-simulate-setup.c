/* Random legal games: the setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"

#include "pandoria-simulate-testing.h"

static void
choose_start_tiles (PandoriaSetup *setup, GRand *rand)
{
  const PandoriaSpace *start = setup->board.start;

  for (int partner = 1; partner < PANDORIA_N_START; partner++)
    {
      int a = partner == 1 ? 2 : 1;
      int b = partner == 3 ? 2 : 3;

      if (!pandoria_space_is_neighbour (start[0], start[partner]) || !pandoria_space_is_neighbour (start[a], start[b]))
        continue;
      setup->start_tiles[0][0] = pandoria_pick_hex (rand, start[0]);
      setup->start_tiles[0][1] = pandoria_pick_hex (rand, start[partner]);
      setup->start_tiles[1][0] = pandoria_pick_hex (rand, start[a]);
      setup->start_tiles[1][1] = pandoria_pick_hex (rand, start[b]);
      return;
    }
}

static void
deal_realms (PandoriaSetup *setup, GRand *rand, const PandoriaRealm *realms, guint n_realms)
{
  PandoriaRealm left[PANDORIA_N_REALMS];
  guint n = 0;

  setup->same_realm = n_realms < setup->n_players;
  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint i;

      if (n == 0)
        for (; n < n_realms; n++)
          left[n] = realms[n];
      i = pandoria_pick (rand, n);
      setup->players[seat].realm = (guint8) left[i];
      left[i] = left[--n];
    }
}

/* Adds the expansion's start tile on two random neighboring empty spaces of the plain (16). */
static void
choose_artifact_start (PandoriaSetup *setup, GRand *rand)
{
  PandoriaSpaces free = setup->board.plain;
  PandoriaSpace first, second;

  for (guint i = 0; i < setup->board.n_printed; i++)
    pandoria_spaces_remove (&free, setup->board.printed[i].at);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    pandoria_spaces_remove (&free, setup->board.start[i]);
  first = pandoria_pick_space (rand, pandoria_spaces_and (free, pandoria_spaces_around (free)));
  if (first < 0)
    return;
  second = pandoria_pick_space (rand, pandoria_spaces_and (free, pandoria_space_around (first)));
  setup->artifact_start[0] = pandoria_pick_hex (rand, first);
  setup->artifact_start[1] = pandoria_pick_hex (rand, second);
  setup->n_artifact_start = 2;
}

void
pandoria_simulate_setup (PandoriaSetup *setup, GRand *rand, const PandoriaRealm *realms, guint n_realms)
{
  static const PandoriaRealm base[] = { PANDORIA_REALM_HUMANS, PANDORIA_REALM_DWARVES, PANDORIA_REALM_ELVES,
                                        PANDORIA_REALM_MAGES, PANDORIA_REALM_HALFLINGS };

  g_return_if_fail (setup != NULL && rand != NULL && n_realms < PANDORIA_N_REALMS);

  choose_start_tiles (setup, rand);
  if (setup->variant == PANDORIA_VARIANT_REGULAR || setup->variant == PANDORIA_VARIANT_BEGINNER)
    deal_realms (setup, rand, n_realms > 0 ? realms : base, n_realms > 0 ? n_realms : G_N_ELEMENTS (base));
  setup->start_player = (guint8) pandoria_pick (rand, setup->n_players);
  if (setup->artifacts && pandoria_chance (rand, 50))
    choose_artifact_start (setup, rand);
  for (guint seat = 0; setup->variant == PANDORIA_VARIANT_BEGINNER && seat < setup->n_players; seat++)
    {
      PandoriaPlayerSetup *player = &setup->players[seat];

      player->start_building = (guint8) pandoria_realm_start_building (player->realm);
      player->start_level = pandoria_building_levels (player->start_building)[0];
      player->start_cost = (guint8) (1 + pandoria_pick (rand, 4));
    }
}

/* --- games ------------------------------------------------------------------------------------------------------ */

/* Tiles and cards have a separate GRand, so that their order does not depend on the models' random choices. */
guint
pandoria_simulate_game (const PandoriaSetup *setup, const PandoriaPolicy *policies, GRand *rand,
                        PandoriaSimulateFunc func, gpointer data, GError **error)
{
  g_autoptr (GRand) order = NULL;
  PandoriaState state, before;
  PandoriaTable table;
  PandoriaOptions options;
  PandoriaEvents events;
  PandoriaAction action;
  guint n = 0;

  g_return_val_if_fail (setup != NULL && rand != NULL, 0);

  if (!pandoria_state_init (&state, setup, error))
    return 0;
  order = policies != NULL ? g_rand_new_with_seed (g_rand_int (rand)) : NULL;
  if (policies != NULL)
    pandoria_table_init (&table, &state, order);
  while (!state.finished)
    {
      pandoria_state_get_options (&state, &options);
      if (func != NULL)
        before = state;
      if (policies != NULL ? !pandoria_policy_act (policies[state.active], &state, &options, &table, rand,
                                                   PANDORIA_POLICY_TRIES, &action, &events, error)
                           : !pandoria_simulate_act (&state, &options, rand, &action, &events, error))
        {
          g_prefix_error (error, "action %u (%s): ", n, pandoria_act_key (action.kind));
          return 0;
        }
      n++;
      if (func != NULL && !func (&before, &options, &action, &state, &events, data))
        break;
    }
  return n;
}
