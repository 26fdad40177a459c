/* Reads and writes boards, and the setup of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"
#include "pandoria-record.h"

/** The shipped boards, for pandoria_board_load(). They are part of every program that uses it. */
#define PANDORIA_BOARD_RESOURCE_A \
  "resource:///io/github/pandoria_companion/PandoriaCompanion/data/boards/pandoria-a.json"
#define PANDORIA_BOARD_RESOURCE_B \
  "resource:///io/github/pandoria_companion/PandoriaCompanion/data/boards/river-b.json"

/**
 * Reads @object, a whole pandoria-board with format and version, into @board and checks it. Faults
 * go to @reader.
 */
void pandoria_board_read (PandoriaReader *reader, JsonObject *object, PandoriaBoard *board);

/**
 * Reads a pandoria-board from @bytes. @board, @name and @json (its object) are out, transfer full
 * and nullable. Unless @is_finished, it may lack start spaces, or have faults that
 * pandoria_board_list_faults() finds.
 * Returns: FALSE and a PANDORIA_FILE_ERROR if it is not a valid board; the out parameters are then
 * unchanged.
 */
gboolean pandoria_board_from_bytes (GBytes *bytes, gboolean is_finished, PandoriaBoard *board,
                                    char **name, JsonObject **json, GError **error);
/**
 * Reads a board from a local file or a resource (PANDORIA_BOARD_RESOURCE_A …). The error message
 * begins with @path.
 */
gboolean pandoria_board_load (const char *path, PandoriaBoard *board, char **name,
                              JsonObject **json, GError **error);

/**
 * Returns: (transfer full): @board as a pandoria-board of @id and @name, with lists in the order of
 * the spaces. Copies unknown members from @base (nullable): of the board, and of each ship, printed
 * space and exit at the same place.
 */
JsonObject *pandoria_board_write (const PandoriaBoard *board, const char *id, const char *name,
                                  JsonObject *base);

/** Returns: (transfer full): @board, a valid pandoria-board, as a part of another file. Only its
 * own file may have unknown members with any name, so they get the prefix PANDORIA_FREE_PREFIX. */
JsonObject *pandoria_board_embed (JsonObject *board);

/**
 * Returns: (transfer full): a hash of everything in @board that affects a game. Name and order of
 * lists do not.
 */
char *pandoria_board_hash (const PandoriaBoard *board);

/* --- pandoria-setup-json.c ------------------------------------------------------------------ */

/**
 * Reads @object and checks that a game can be played with it. @colors gets setup->n_players
 * elements. Faults go to @reader, which also gets the number of players and the variant.
 */
void pandoria_setup_read (PandoriaReader *reader, JsonObject *object, PandoriaSetup *setup,
                          PandoriaColor colors[PANDORIA_MAX_PLAYERS]);

/** Sets the values of @setup in @reader that reading acts needs. */
void pandoria_setup_prepare_reader (const PandoriaSetup *setup, PandoriaReader *reader);

/** Returns: (transfer full): the "setup" of a record, without default values. */
JsonObject *pandoria_setup_to_json (const PandoriaSetup *setup, JsonObject *board,
                                    const char *const *names, const PandoriaColor *colors);

/**
 * Returns: (transfer full): the translated sentence for @code, a PandoriaSetupErrorCode, and
 * @space, which may be none.
 */
char *pandoria_setup_fault_describe (int code, PandoriaSpace space);
/** Notes @error, a PANDORIA_SETUP_ERROR, at its place below the path of @reader. */
void pandoria_setup_fault_report (PandoriaReader *reader, const GError *error);
