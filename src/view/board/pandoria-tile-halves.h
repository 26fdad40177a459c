/* What the record tells about the board beyond the state: the halves of tiles, the last turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Fills @other_half, for each of the 256 spaces, with the other space of its tile after the first @position acts, or
 * PANDORIA_SPACE_NONE.
 */
void pandoria_tile_halves_find (PandoriaGame *game, guint position, gint16 other_half[PANDORIA_N_SPACES]);

/** Returns: where the acts of @span laid or put something or, when they did not, took it away; and the regions that they closed. */
PandoriaSpaces pandoria_turn_find_changes (PandoriaGame *game, const PandoriaTurnSpan *span);
/** Returns: the same of the last turn that shows on the board, among the first @position acts. */
PandoriaSpaces pandoria_last_turn_find (PandoriaGame *game, guint position);

G_END_DECLS
