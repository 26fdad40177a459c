/* A small board for the tests of the engine: one column of plain with a lake and two exits next to
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strip.h"

static void
fill_board (PandoriaBoard *board)
{
  for (int row = 1; row <= 15; row++)
    pandoria_spaces_add (&board->plain, PANDORIA_SPACE (3, row));
  pandoria_spaces_add (&board->lakes, PANDORIA_SPACE (4, 4));
  board->n_ships = 1;
  board->ships[0] = (PandoriaShip){ .at = PANDORIA_SPACE (4, 4) };
  board->n_exits = 2;
  board->exits[0]
      = (PandoriaExit){ { PANDORIA_SPACE (3, 0), PANDORIA_SPACE_NONE }, PANDORIA_TERRAIN_FOREST };
  board->exits[1] = (PandoriaExit){ { PANDORIA_SPACE (2, 12), PANDORIA_SPACE (2, 13) },
                                    PANDORIA_TERRAIN_MOUNTAINS };
}

void
strip_init_setup (PandoriaSetup *setup, guint players)
{
  static const PandoriaRealm realms[] = { PANDORIA_REALM_HUMANS, PANDORIA_REALM_ELVES,
                                          PANDORIA_REALM_MAGES, PANDORIA_REALM_HALFLINGS };

  pandoria_setup_init (setup, players);
  for (guint i = 0; i < players; i++)
    setup->players[i].realm = (guint8) realms[i];
  fill_board (&setup->board);
  for (int i = 0; i < PANDORIA_N_START; i++)
    {
      setup->board.start[i] = PANDORIA_SPACE (3, 6 + i);
      setup->start_tiles[i / 2][i % 2]
          = (PandoriaHex){ setup->board.start[i], (guint8) i, (guint8) (i == 0 ? 2 : 1) };
    }
}
