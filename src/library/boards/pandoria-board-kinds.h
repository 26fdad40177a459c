/* What a board has, one kind after the other, to be compared with the board on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_BOARD_KIND_PLAIN,
  PANDORIA_BOARD_KIND_LAKES,
  PANDORIA_BOARD_KIND_SHIPS,
  PANDORIA_BOARD_KIND_EXITS,
  PANDORIA_BOARD_KIND_PRINTED,
  PANDORIA_BOARD_KIND_START,
} PandoriaBoardKind;
#define PANDORIA_N_BOARD_KINDS 6

/** Returns: the spaces of @board that have @kind. */
PandoriaSpaces pandoria_board_kind_get_spaces (const PandoriaBoard *board, PandoriaBoardKind kind);
/** Returns: (transfer full): them in words: the plain by columns, ships, exits and printed spaces a line each; “None” where there are none. */
char *pandoria_board_kind_describe (const PandoriaBoard *board, PandoriaBoardKind kind);

G_END_DECLS
