/* The parts of a printed state, one file for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-record.h"

/** Writes an entry of "players". */
void pandoria_state_player_write (JsonObject *object, PandoriaRecord *record, const PandoriaState *state, guint seat);
/** Returns: (transfer full): "board": every space that is not empty plain, by column, then row. */
JsonArray *pandoria_state_board_to_json (const PandoriaState *state);
/** Returns: (transfer full): the names of @spaces, by column, then row. */
JsonArray *pandoria_spaces_to_json (PandoriaSpaces spaces);
