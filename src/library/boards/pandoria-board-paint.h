/* Painting on a board: a brush on some spaces, and ways downstream. What cannot be changes nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board.h"

G_BEGIN_DECLS

/** Errors whose message is a whole sentence, translated. */
#define PANDORIA_BOARD_PAINT_ERROR (pandoria_board_paint_error_quark ())
GQuark pandoria_board_paint_error_quark (void);

typedef enum
{
  PANDORIA_BOARD_PAINT_ERROR_OUTSIDE,   /* none of the spaces may have this */
  PANDORIA_BOARD_PAINT_ERROR_FULL,      /* more of these than a board can have */
  PANDORIA_BOARD_PAINT_ERROR_NO_SHIP,   /* a way leads from ship to ship */
  PANDORIA_BOARD_PAINT_ERROR_CIRCLE,    /* the way would lead back */
  PANDORIA_BOARD_PAINT_ERROR_OFF_FIELD, /* something would leave the field */
  PANDORIA_BOARD_PAINT_ERROR_NOTHING,   /* there is nothing to be moved */
} PandoriaBoardPaintError;

typedef enum
{
  PANDORIA_BOARD_TOOL_PLAIN,
  PANDORIA_BOARD_TOOL_LAKE,
  PANDORIA_BOARD_TOOL_SHIP, /* on a lake, which it brings along */
  PANDORIA_BOARD_TOOL_WAY,  /* not of a brush: pandoria_board_turn_way() */
  PANDORIA_BOARD_TOOL_EXIT,
  PANDORIA_BOARD_TOOL_PRINTED,
  PANDORIA_BOARD_TOOL_START,
  PANDORIA_BOARD_TOOL_ERASE,
} PandoriaBoardTool;
#define PANDORIA_N_BOARD_TOOLS 8

/** PandoriaBoardBrush: what is painted. */
typedef struct
{
  PandoriaBoardTool tool;
  guint8 terrain;  /* of exits and printed spaces */
  guint8 symbols;  /* of printed spaces, 0…3 */
  guint8 discount; /* of ships, 0…99 */
  gboolean paired; /* exits of two spaces: a space joins an exit of one beside it */
} PandoriaBoardBrush;

/**
 * Paints @spaces, in their order. What was there goes; plain that is a start space stays one under the brush of the plain. Spaces that may
 * not have it (1: columns A and P and row 0 hold only exits) are left out. Start spaces that are painted again are no start spaces any more.
 *
 * Returns: TRUE; FALSE, a PANDORIA_BOARD_PAINT_ERROR, and @board unchanged.
 */
gboolean pandoria_board_paint (PandoriaBoard *board, const PandoriaBoardBrush *brush, PandoriaSpaces spaces,
                               GError **error);

/** Lets a way lead downstream from the ship at @from to that at @to, or no longer; one the other way round is turned. */
gboolean pandoria_board_turn_way (PandoriaBoard *board, PandoriaSpace from, PandoriaSpace to, GError **error);

G_END_DECLS
