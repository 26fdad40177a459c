/* What writer and reader of a game's header share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

/** PANDORIA_NOTATION_BEGINNING: the first word of a game; its version is the second. */
#define PANDORIA_NOTATION_BEGINNING "pandoria"
#define PANDORIA_NOTATION_VERSION   1

/** pandoria_notation_boards: the boards that are named by a letter. */
#define PANDORIA_N_NOTATION_BOARDS 2
static const struct
{
  const char *name, *resource;
} pandoria_notation_boards[PANDORIA_N_NOTATION_BOARDS] = {
  { "A", PANDORIA_BOARD_RESOURCE_A },
  { "B", PANDORIA_BOARD_RESOURCE_B },
};

G_END_DECLS
