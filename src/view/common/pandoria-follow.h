/* How a widget follows the game that it shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Lets @self show @game (nullable) from now on: *@followed, a member of @self, becomes a reference to it, and @changed is
 * called with @self whenever the game changes. The game followed before is left. To be called with NULL in dispose.
 */
void pandoria_follow_game (gpointer self, PandoriaGame **followed, PandoriaGame *game, GCallback changed);

G_END_DECLS
