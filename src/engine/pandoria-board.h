/* The data of a board: its plain, lakes, exits, printed spaces and ships.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-setup-error.h"
#include "pandoria-spaces.h"
#include "pandoria-types.h"

#define PANDORIA_MAX_SHIPS 32
#define PANDORIA_MAX_EXITS 48
#define PANDORIA_N_START   4

typedef struct
{
  PandoriaSpace at;
  guint8 discount; /* crystals, 0…99 (15) */
  guint32 next;    /* the next ships downstream: bit i is ships[i] */
} PandoriaShip;

typedef struct
{
  PandoriaSpace spaces[2]; /* the second is PANDORIA_SPACE_NONE for an exit of one space */
  guint8 terrain;
} PandoriaExit;

typedef struct
{
  PandoriaSpace at;
  guint8 terrain;
  guint8 symbols; /* 0…3 */
} PandoriaHex;

typedef struct
{
  guint8 side;          /* PandoriaSide */
  PandoriaSpaces plain; /* printed spaces included */
  PandoriaSpaces lakes; /* including lakes with ships */
  guint n_ships, n_exits, n_printed;
  PandoriaShip ships[PANDORIA_MAX_SHIPS];
  PandoriaExit exits[PANDORIA_MAX_EXITS];
  PandoriaHex printed[PANDORIA_N_SPACES];
  PandoriaSpace start[PANDORIA_N_START]; /* PANDORIA_SPACE_NONE if an unfinished board lacks it */
} PandoriaBoard;

/** Returns: the spaces of @exit. */
static inline PandoriaSpaces
pandoria_exit_spaces (const PandoriaExit *exit)
{
  return pandoria_spaces_or (pandoria_spaces_one (exit->spaces[0]),
                             pandoria_spaces_one (exit->spaces[1]));
}

/** Returns: whether @at is a printed space of @board. */
gboolean pandoria_board_is_printed (const PandoriaBoard *board, PandoriaSpace at);
/** Returns: the index of the ship at @at on @board; -1 without one. */
int pandoria_board_find_ship (const PandoriaBoard *board, PandoriaSpace at);

/** PandoriaBoardFault: a fault of a board. */
typedef struct
{
  PandoriaSetupErrorCode code;
  PandoriaSpace space;   /* the first place, or PANDORIA_SPACE_NONE */
  PandoriaSpaces spaces; /* all places */
  gboolean refused; /* TRUE: no game can be played; FALSE: only a doubt, the board may be right */
} PandoriaBoardFault;
#define PANDORIA_MAX_BOARD_FAULTS \
  (PANDORIA_SETUP_ERROR_EXIT_INSIDE - PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE + 1)

/**
 * Checks a board as docs/format.md, Board requires. Each space has one purpose. Exits are one space
 * or two neighbours. Plain and lakes are within columns B…O and rows 1…15. Ships are on lakes and
 * form no cycle. The four start spaces are on the plain, not printed, and coverable by two
 * dominoes.
 *
 * Returns: TRUE; FALSE and a PANDORIA_SETUP_ERROR that names the place.
 */
gboolean pandoria_board_check (const PandoriaBoard *board, GError **error);

/**
 * Fills @faults with every fault of the board, one for each code. Faults that refuse the board come
 * first. Doubts follow: a part of the plain without a start space, an exit that touches no plain or
 * is not at the edge.
 *
 * Returns: their number. If none of them refuses the board, pandoria_board_check() accepts it.
 */
guint pandoria_board_list_faults (const PandoriaBoard *board,
                                  PandoriaBoardFault faults[PANDORIA_MAX_BOARD_FAULTS]);
