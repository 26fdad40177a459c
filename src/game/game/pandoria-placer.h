/* Finds the act that placed a tile, castle or fortress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/**
 * Finds the act that placed the tile, castle or fortress that is on @space after the first
 * @position acts.
 *
 * @index: (out): the number of the act, from 0
 *
 * Returns: FALSE if nothing is there, or if it was there before the first act.
 */
gboolean pandoria_game_find_placer (PandoriaGame *game, guint position, PandoriaSpace space,
                                    guint *index);
