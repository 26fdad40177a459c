/* Which boards the player has compared with the one on the table, and found the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "pandoria-board.h"

G_BEGIN_DECLS

/** Returns: whether @board, whatever it is called, was confirmed; FALSE when the table of those cannot be read. */
gboolean pandoria_board_seen_is_confirmed (const PandoriaBoard *board);
/** Remembers @board as confirmed, by what it has. Returns: FALSE and the reason when that cannot be written. */
gboolean pandoria_board_seen_confirm (const PandoriaBoard *board, GError **error);

G_END_DECLS
