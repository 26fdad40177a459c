/* Facts of the record that a state lacks: the halves of the tiles, and what a turn has changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** Fills @other_half, for each space, with the other one of its tile after @position acts, or
 * PANDORIA_SPACE_NONE. */
void pandoria_tile_halves_find (PandoriaGame *game, guint position,
                                gint16 other_half[PANDORIA_N_SPACES]);
/** Returns: the spaces where the acts of @span placed (if nowhere, removed) something, and the
 * closed regions. */
PandoriaSpaces pandoria_turn_find_changes (PandoriaGame *game, const PandoriaTurnSpan *span);
/** Returns: pandoria_turn_find_changes() of the last turn that changed the board, among the first
 * @position acts. */
PandoriaSpaces pandoria_last_turn_find (PandoriaGame *game, guint position);
