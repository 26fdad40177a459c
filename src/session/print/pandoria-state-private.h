/* The parts of a printed state, each made in a file of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-record.h"

G_BEGIN_DECLS

/** Returns: (transfer full): an entry of "players". */
JsonObject *pandoria_state_player_to_json (PandoriaRecord *record, const PandoriaState *state, guint seat);
/** Returns: (transfer full): "board": every space that is not empty plain, by column, then row. */
JsonArray *pandoria_state_board_to_json (const PandoriaState *state);
/** Returns: (transfer full): {"player","leader"}. */
JsonObject *pandoria_figure_to_json (guint player, gboolean leader);
/** Returns: (transfer full): the names of @spaces, by column, then row. */
JsonArray *pandoria_spaces_to_json (PandoriaSpaces spaces);

G_END_DECLS
