/* Writing a pandoria-board object, and what tells one board from another whatever it is called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "pandoria-board.h"

G_BEGIN_DECLS

/**
 * Returns: (transfer full): @board as a pandoria-board of @id and @name, its lists in the order of the spaces. Members that the format
 * does not have are taken from @base (nullable): of the whole, and of each ship, printed space and exit that is at the same place there.
 */
JsonObject *pandoria_board_write (const PandoriaBoard *board, const char *id, const char *name, JsonObject *base);

/** Returns: (transfer full): a hash of all that a game sees of @board: not its name, and not the order in which its file lists things. */
char *pandoria_board_hash (const PandoriaBoard *board);

G_END_DECLS
