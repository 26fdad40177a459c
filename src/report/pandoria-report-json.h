/* A game's summary for programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Makes a "pandoria-summary": what the game was, "standing" (like the state's "result"; the present one of an unfinished
 * game), "players", "sources" (points by source and seat), "course" (for each turn, from the start, points by seat),
 * "best" (the best scorings), and with @history "history" (every act in words).
 *
 * Returns: (transfer full): it.
 */
JsonObject *pandoria_report_json (PandoriaGame *game, gboolean history);

G_END_DECLS
