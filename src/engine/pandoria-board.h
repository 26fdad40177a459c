/* A board as data: which spaces are plain, lake, exit, printed; ships and where they drift.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-setup-error.h"
#include "pandoria-types.h"

G_BEGIN_DECLS

#define PANDORIA_MAX_SHIPS 32
#define PANDORIA_MAX_EXITS 48
#define PANDORIA_N_START   4

typedef struct
{
  PandoriaSpace at;
  guint8 discount; /* crystals, 0…99 (15) */
  guint32 next;    /* the ships next downstream: bit i is ships[i] */
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
  PandoriaSpaces lakes; /* those with ships included */
  guint n_ships, n_exits, n_printed;
  PandoriaShip ships[PANDORIA_MAX_SHIPS];
  PandoriaExit exits[PANDORIA_MAX_EXITS];
  PandoriaHex printed[PANDORIA_N_SPACES];
  PandoriaSpace start[PANDORIA_N_START]; /* PANDORIA_SPACE_NONE for one that a board in the making lacks */
} PandoriaBoard;

/** PandoriaBoardFault: something that is wrong with a board, wherever it is. */
typedef struct
{
  PandoriaSetupErrorCode code;
  PandoriaSpace space;   /* the first place; PANDORIA_SPACE_NONE for what has none */
  PandoriaSpaces spaces; /* all places */
  gboolean refused;      /* no game can be played with it; else it is a doubt, and the table may be right */
} PandoriaBoardFault;
#define PANDORIA_MAX_BOARD_FAULTS (PANDORIA_SETUP_ERROR_EXIT_INSIDE - PANDORIA_SETUP_ERROR_PLAIN_AND_LAKE + 1)

/**
 * Checks everything that record.md asks of a board: nothing is two things at once, exits are one space or two
 * neighbours, plain and lakes lie within columns B…O and rows 1…15, ships on lakes without a cycle, the four start
 * spaces plain, not printed, and coverable by two dominoes.
 *
 * Returns: TRUE; FALSE and a PANDORIA_SETUP_ERROR that names the place.
 */
gboolean pandoria_board_check (const PandoriaBoard *board, GError **error);

/**
 * Fills @faults with all that is wrong, one for each code, what refuses the board before what is doubtful: a part of the plain without a
 * start space, an exit that touches no plain or does not lie at the edge.
 *
 * Returns: how many; without one that is refused, pandoria_board_check() is satisfied.
 */
guint pandoria_board_list_faults (const PandoriaBoard *board, PandoriaBoardFault faults[PANDORIA_MAX_BOARD_FAULTS]);

G_END_DECLS
