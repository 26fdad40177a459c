/* What writer and readers of a game’s header share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-json.h"
#include "pandoria-notation-private.h"

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

/** PandoriaNotationHeader: what has been read of a header, and the reader of its present line. */
typedef struct
{
  PandoriaSetup setup;
  PandoriaSeats seats;
  JsonObject *board;
  char *names[PANDORIA_MAX_PLAYERS];
  char *title, *created;
  gboolean has_tiles;

  const char *rest; /* of the present line, behind its key */
  PandoriaNotationReader reader;
} PandoriaNotationHeader;

/** Reads the present line, which begins with @key (lower case). Returns: whether a line may begin so. */
gboolean pandoria_notation_header_read (PandoriaNotationHeader *header, const char *key);

G_END_DECLS
