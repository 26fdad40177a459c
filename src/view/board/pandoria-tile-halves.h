/* Which spaces were laid as one double tile: the record knows, the state does not.
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

/** Returns: where the last of the first @position acts that shows on the board laid or put something. */
PandoriaSpaces pandoria_last_act_find (PandoriaGame *game, guint position);

G_END_DECLS
