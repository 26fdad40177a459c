/* Functions for the tests of the player cards only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-player-card.h"

/** Returns: the seat of the player. */
guint pandoria_player_card_get_seat (PandoriaPlayerCard *self);
