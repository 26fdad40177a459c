/* Random legal games: the setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"

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
  second = pandoria_pick_space (rand, pandoria_spaces_and (free, pandoria_spaces_around (pandoria_spaces_one (first))));
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
