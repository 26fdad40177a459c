/* How a widget follows the game that it shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/**
 * Lets @self follow @game (nullable): *@followed, a member of @self, becomes a reference to it, and
 * @changed is called with @self whenever the game changes. Releases the previous game. Call it with
 * NULL in dispose.
 */
void pandoria_follow_game (gpointer self, PandoriaGame **followed, PandoriaGame *game,
                           GCallback changed);
