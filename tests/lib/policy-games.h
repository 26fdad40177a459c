/* Games that are played by the player models on the shipped side A.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-json.h"
#include "pandoria-simulate.h"

/* Plays the game of @seed with @policies and calls @func for each act. */
static inline void
policy_game_play (guint n_players, PandoriaVariant variant,
                  const PandoriaPolicy policies[PANDORIA_MAX_PLAYERS], guint32 seed,
                  PandoriaSimulateFunc func, gpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (GError) error = NULL;

  pandoria_setup_init (setup, n_players);
  setup->variant = (guint8) variant;
  pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup->board, NULL, NULL, &error);
  g_assert_no_error (error);
  pandoria_simulate_setup (setup, rand, NULL, 0);
  pandoria_simulate_game (setup, policies, rand, func, data, &error);
  g_assert_no_error (error);
}
