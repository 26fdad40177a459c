/* The boards that a game can be played on: those that are shipped and the player's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

/** PandoriaBoardChoice: a board, ready for a setup. */
typedef struct
{
  char *id, *name;
  PandoriaBoard board;
  JsonObject *json; /* as it was read, for the record */
  char *path;       /* (nullable): of its file, or of a resource */
} PandoriaBoardChoice;

/**
 * Returns: (transfer full) (element-type PandoriaBoardChoice): the shipped boards, then the player's own (pandoria_board_store_list()); what
 * is not finished is left out, and what cannot be read with a message.
 */
GPtrArray *pandoria_board_choices_load (void);
/** Adds the board of a game that is there to @choices; @json is what its record has. */
void pandoria_board_choices_add (GPtrArray *choices, const char *name, const PandoriaBoard *board, JsonObject *json);

G_END_DECLS
