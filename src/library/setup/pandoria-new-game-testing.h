/* Functions for the tests of a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-new-game.h"

/** Makes the following lots those of @seed. */
void pandoria_new_game_seed (PandoriaNewGame *self, guint32 seed);
/** Returns: (transfer none): the choice of the start tiles, of the relics, of the monuments. */
PandoriaStartLayout *pandoria_new_game_get_layout (PandoriaNewGame *self);
PandoriaRelicChoice *pandoria_new_game_get_relics (PandoriaNewGame *self);
PandoriaMonumentChoice *pandoria_new_game_get_monuments (PandoriaNewGame *self);
