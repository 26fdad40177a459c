/* A small board and a state on it, for the tests of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-state.h"

/* Plain C3–G7 around a ship on E5, a printed forest at C3, an exit of two forest spaces above E.
 * The start tiles are at D4 D5 and F4 F5. */
static inline void
board_fixture_make (PandoriaState *state)
{
  static const char *const start[] = { "D4", "D5", "F4", "F5" };
  PandoriaSetup setup;
  PandoriaBoard *board = &setup.board;
  g_autoptr (GError) error = NULL;

  pandoria_setup_init (&setup, 2);
  *board
      = (PandoriaBoard){ .side = PANDORIA_SIDE_CUSTOM, .n_ships = 1, .n_exits = 1, .n_printed = 1 };
  for (int column = 2; column <= 6; column++)
    for (int row = 3; row <= 7; row++)
      pandoria_spaces_add (&board->plain, PANDORIA_SPACE (column, row));
  board->ships[0].at = pandoria_space_from_name ("E5");
  pandoria_spaces_remove (&board->plain, board->ships[0].at);
  board->lakes = pandoria_spaces_one (board->ships[0].at);
  board->printed[0] = (PandoriaHex){ pandoria_space_from_name ("C3"), PANDORIA_TERRAIN_FOREST, 2 };
  board->exits[0]
      = (PandoriaExit){ { pandoria_space_from_name ("E2"), pandoria_space_from_name ("E1") },
                        PANDORIA_TERRAIN_FOREST };
  for (int i = 0; i < PANDORIA_N_START; i++)
    {
      board->start[i] = pandoria_space_from_name (start[i]);
      setup.start_tiles[i / 2][i % 2] = (PandoriaHex){ board->start[i], (guint8) i, (guint8) i };
    }
  setup.players[0].realm = PANDORIA_REALM_HUMANS;
  setup.players[1].realm = PANDORIA_REALM_ELVES;
  pandoria_state_init (state, &setup, &error);
  g_assert_no_error (error);
}

/* Puts a figure of @seat there, without checking the rules. */
static inline void
board_fixture_put (PandoriaState *state, guint seat, gboolean leader, const char *at)
{
  PandoriaPlayerState *player = &state->players[seat];

  pandoria_spaces_add (leader ? &player->leader_at : &player->figures,
                       pandoria_space_from_name (at));
  if (leader)
    player->leader = 0;
  else
    player->workers--;
}
