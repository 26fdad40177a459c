/* Converts a game's "setup" between JSON and PandoriaSetup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-json-reader.h"
#include "pandoria-record.h"

/**
 * Reads @object and checks that a game can be played with it. @colors gets setup->n_players elements. Faults go to
 * @reader, which also gets the number of players and the variant.
 */
void pandoria_setup_read (PandoriaReader *reader, JsonObject *object, PandoriaSetup *setup,
                          PandoriaColor colors[PANDORIA_MAX_PLAYERS]);

/** Sets the values of @setup in @reader that reading acts needs. */
void pandoria_setup_prepare_reader (const PandoriaSetup *setup, PandoriaReader *reader);

/** Returns: (transfer full): the "setup" of a record, without default values. */
JsonObject *pandoria_setup_to_json (const PandoriaSetup *setup, JsonObject *board, const char *const *names,
                                    const PandoriaColor *colors);

/* --- pandoria-setup-json.c -------------------------------------------------------------------------------------- */

/** Returns: (transfer full): the translated sentence for @error, a PANDORIA_SETUP_ERROR, without the place. */
char *pandoria_setup_fault_describe (const GError *error);
/** Notes @error, a PANDORIA_SETUP_ERROR, at its place below the path of @reader. */
void pandoria_setup_fault_report (PandoriaReader *reader, const GError *error);
/** Returns: (transfer full): the sentence for @fault, with the number of further spaces. */
char *pandoria_board_fault_describe (const PandoriaBoardFault *fault);
