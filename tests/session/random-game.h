/* A whole game played at random, the same for the same seed: something of everything for texts and panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-json.h"
#include "pandoria-game.h"
#include "pandoria-simulate.h"

static inline gboolean
random_game_append (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
                    const PandoriaState *after, const PandoriaEvents *events, gpointer record)
{
  pandoria_record_append (record, action, NULL, NULL);
  return TRUE;
}

/* Plays @setup on the shipped side A to the end. Returns: (transfer full): the game, at its end. */
static inline PandoriaGame *
random_game_play (PandoriaSetup *setup, guint32 seed)
{
  static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  static const PandoriaColor colors[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (JsonObject) board = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaGame *game;

  pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup->board, NULL, &board, &error);
  g_assert_no_error (error);
  pandoria_simulate_setup (setup, rand, NULL, 0);
  record = pandoria_record_new (setup, board, names, colors, "Friday evening", "2026-11-21T19:30:00Z", &error);
  g_assert_no_error (error);
  pandoria_simulate_game (setup, rand, random_game_append, record, &error);
  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}

/* The same for a regular game, edition first. */
static inline PandoriaGame *
random_game_new (guint n_players, gboolean partnership, guint32 seed)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);

  pandoria_setup_init (setup, n_players);
  setup->partnership = partnership;
  return random_game_play (setup, seed);
}
