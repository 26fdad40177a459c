/* How long something took, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Returns: (transfer full): @seconds (0 or more), rounded to minutes: "24 min", "1 h 5 min". */
char *pandoria_text_duration (int seconds);
/**
 * Returns: (transfer full) (nullable): how long each player has thought (pandoria_game_get_player_seconds()), in one line:
 * "Marta 24 min · Jonas 31 min"; NULL when the acts do not say it.
 */
char *pandoria_text_times (PandoriaGame *game);

G_END_DECLS
