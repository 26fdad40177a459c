/* All that a board has, moved or mirrored, and ranges of spaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board.h"

G_BEGIN_DECLS

/** PandoriaBoardMove: the six neighbours, clockwise from the upper one. */
typedef enum
{
  PANDORIA_BOARD_MOVE_UP,
  PANDORIA_BOARD_MOVE_RIGHT_UP,
  PANDORIA_BOARD_MOVE_RIGHT_DOWN,
  PANDORIA_BOARD_MOVE_DOWN,
  PANDORIA_BOARD_MOVE_LEFT_DOWN,
  PANDORIA_BOARD_MOVE_LEFT_UP,
} PandoriaBoardMove;
#define PANDORIA_N_BOARD_MOVES 6

/** Moves all that is on @board by one space, so that neighbours stay neighbours. Fails with a PANDORIA_BOARD_PAINT_ERROR. */
gboolean pandoria_board_move (PandoriaBoard *board, PandoriaBoardMove move, GError **error);
/** Mirrors all that is on @board, left and right or (@upright) top and bottom; it stays where it is as far as the columns let it. */
gboolean pandoria_board_mirror (PandoriaBoard *board, gboolean upright, GError **error);

/** Returns: the spaces between @a and @b, both included: all columns and rows between theirs. */
PandoriaSpaces pandoria_board_get_range (PandoriaSpace a, PandoriaSpace b);

G_END_DECLS
