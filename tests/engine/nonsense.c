/* Random acts, nearly all of them nonsense.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "nonsense.h"

static PandoriaHex
pick_hex (GRand *rand, PandoriaSpace at)
{
  return (PandoriaHex){ at, (guint8) g_rand_int_range (rand, 0, PANDORIA_N_TERRAINS),
                        (guint8) g_rand_int_range (rand, 0, PANDORIA_MAX_SYMBOLS + 1) };
}

static PandoriaSpace
pick_space (GRand *rand)
{
  return (PandoriaSpace) g_rand_int_range (rand, -1, PANDORIA_N_SPACES);
}

static guint8
pick_below (GRand *rand, gint end)
{
  return (guint8) g_rand_int_range (rand, 0, end);
}

/* Any members at all, each within its own range: spells that are none, levels that do not exist, spaces anywhere. */
static void
fill_members (GRand *rand, guint n_players, PandoriaSpellMembers *members)
{
  members->n_figures = pick_below (rand, 3);
  members->n_moves = pick_below (rand, 3);
  members->n_hexes = pick_below (rand, 3);
  members->n_flee = pick_below (rand, 3);
  for (guint i = 0; i < 2; i++)
    {
      members->figures[i] = (PandoriaPlacing){ pick_space (rand), pick_below (rand, 2) };
      members->moves[i] = (PandoriaMove){ pick_space (rand), pick_space (rand) };
      members->hexes[i] = pick_hex (rand, pick_space (rand));
      members->flee[i] = (PandoriaPlaceRef){ pick_space (rand), PANDORIA_NOBODY, 0 };
    }
  members->resource = (gint8) (pick_below (rand, PANDORIA_N_RESOURCES + 1) - 1);
  members->at = pick_space (rand);
  members->region = pick_space (rand);
  members->leader = pick_below (rand, 2);
  members->no_figure = pick_below (rand, 2);
  members->build.building = pick_below (rand, PANDORIA_N_BUILDINGS);
  members->build.slot = pick_below (rand, PANDORIA_MAX_SLOTS);
  members->monument.present = pick_below (rand, 2);
  members->monument.slot = pick_below (rand, PANDORIA_MAX_SLOTS);
  members->player = (gint8) (pick_below (rand, (gint) n_players + 1) - 1);
}

void
nonsense_fill_action (GRand *rand, guint n_players, PandoriaAction *action)
{
  pandoria_action_init (action, pick_below (rand, PANDORIA_N_ACTS));
  action->hexes[0] = pick_hex (rand, pick_space (rand));
  action->hexes[1] = pick_hex (rand, pick_space (rand));
  action->at = pick_space (rand);
  action->leader = pick_below (rand, 2);
  action->take = (PandoriaPlaceRef){ pick_space (rand), PANDORIA_NOBODY, 0 };
  action->player = pick_below (rand, (gint) n_players);
  action->slot = pick_below (rand, PANDORIA_MAX_SLOTS);
  action->spell = pick_below (rand, PANDORIA_N_SPELLS);
  action->level = pick_below (rand, 4);
  action->cost = pick_below (rand, 9);
  action->with = (gint8) (pick_below (rand, PANDORIA_N_RESOURCES + 1) - 1);
  fill_members (rand, n_players, &action->members);
  fill_members (rand, n_players, &action->copy);
  action->build = action->members.build;
  action->monument = action->members.monument;
  action->from = pick_space (rand);
  action->to = pick_space (rand);
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    action->adjust[i] = (gint16) g_rand_int_range (rand, -3, 4);
  action->edit_terrain = pick_below (rand, 3);
  action->edit_symbols = pick_below (rand, 3);
  action->edit_castle = pick_below (rand, 3);
  action->edit_figure = pick_below (rand, 3);
  action->terrain = pick_below (rand, PANDORIA_N_TERRAINS);
  action->symbols = pick_below (rand, PANDORIA_MAX_SYMBOLS + 1);
  action->castle = action->figure.player = action->player;
}
