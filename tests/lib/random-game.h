/* A whole game played at random, the same for the same seed. It contains a bit of everything for
 * texts and panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-json.h"
#include "pandoria-foresight.h"
#include "pandoria-simulate.h"

static inline gboolean
random_game_append (const PandoriaState *before, const PandoriaOptions *options,
                    const PandoriaAction *action, const PandoriaState *after,
                    const PandoriaEvents *events, gpointer record)
{
  pandoria_record_append (record, action, NULL, NULL);
  return TRUE;
}

/* Plays @setup on the board @where to the end. Returns: (transfer full): the game, at its end. */
static inline PandoriaGame *
random_game_play_on (PandoriaSetup *setup, const char *where, guint32 seed)
{
  static const char *const names[] = { "Marta", "Jonas", "Aylin", "Pieter" };
  static const PandoriaColor of_seats[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (JsonObject) board = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaGame *game;

  pandoria_board_load (where, &setup->board, NULL, &board, &error);
  g_assert_no_error (error);
  pandoria_simulate_setup (setup, rand, NULL, 0);
  record = pandoria_record_new (setup, board, names, of_seats, "Friday evening",
                                "2026-11-21T19:30:00Z", &error);
  g_assert_no_error (error);
  pandoria_simulate_game (setup, NULL, rand, random_game_append, record, &error);
  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}

/* The same on the shipped side A. */
static inline PandoriaGame *
random_game_play (PandoriaSetup *setup, guint32 seed)
{
  return random_game_play_on (setup, PANDORIA_BOARD_RESOURCE_A, seed);
}

/* The same for a regular game of the first edition. */
static inline PandoriaGame *
random_game_new (guint n_players, gboolean partnership, guint32 seed)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);

  pandoria_setup_init (setup, n_players);
  setup->partnership = partnership;
  return random_game_play (setup, seed);
}

/* Returns: whether @action is a tile that closes a region with gains, so that figures return to the
 * reserve. */
static inline gboolean
random_game_closes (const PandoriaState *state, const PandoriaAction *action)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];

  return action->kind == PANDORIA_ACT_PLACE_TILE
         && pandoria_foresight_make (state, action, foresight, NULL)
         && pandoria_foresight_get_gains (foresight, gains) > 0
         && !pandoria_spaces_is_empty (pandoria_foresight_get_homeward (state, foresight));
}
