/* Reading a pandoria-board object; pandoria-board-write.h writes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"

/** The boards that ship with the program, for pandoria_board_load(); they are part of every program that uses it. */
#define PANDORIA_BOARD_RESOURCE_A \
  "resource:///io/github/pandoria_companion/PandoriaCompanion/data/boards/pandoria-a.json"
#define PANDORIA_BOARD_RESOURCE_B "resource:///io/github/pandoria_companion/PandoriaCompanion/data/boards/river-b.json"

/** Reads @object, a whole pandoria-board with format and version, into @board and checks it. Faults go to @reader. */
void pandoria_board_read (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board);

/**
 * Reads a pandoria-board from @data. @board, @name and @json (its object) are out, transfer full, and may each be NULL.
 * Returns: FALSE and a PANDORIA_FILE_ERROR when it is not a valid board; the outs are then unchanged.
 */
gboolean pandoria_board_from_data (const char *data, gsize length, PandoriaBoard *board, char **name, JsonObject **json,
                                   GError **error);
/** The same for a board in the making: fewer start spaces will do, and what pandoria_board_list_faults() finds is no fault of the file. */
gboolean pandoria_board_from_unfinished (const char *data, gsize length, PandoriaBoard *board, char **name,
                                         JsonObject **json, GError **error);
/**
 * The same from a local file or a resource (PANDORIA_BOARD_RESOURCE_A …). The message of the error begins with @path.
 */
gboolean pandoria_board_load (const char *path, PandoriaBoard *board, char **name, JsonObject **json, GError **error);

/* --- pandoria-board-write.c --------------------------------------------------------------------------------------- */

/**
 * Returns: (transfer full): @board as a pandoria-board of @id and @name, its lists in the order of the spaces. Members that the format
 * does not have are taken from @base (nullable): of the whole, and of each ship, printed space and exit that is at the same place there.
 */
JsonObject *pandoria_board_write (const PandoriaBoard *board, const char *id, const char *name, JsonObject *base);

/** Returns: (transfer full): a hash of all that a game sees of @board: not its name, and not the order in which its file lists things. */
char *pandoria_board_hash (const PandoriaBoard *board);
