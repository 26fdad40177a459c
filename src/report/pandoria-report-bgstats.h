/* A game as a play for BG Stats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Makes the play that BG Stats imports. Its id is the record's, its date the record's in UTC, its length in minutes the
 * time from the first to the last act that says when it was (0 where fewer than two do). Score and rank of partners are
 * their team's. Nobody has won an unfinished game; it has no ranks, and its comment says so.
 *
 * Returns: (transfer full): it.
 */
JsonObject *pandoria_report_bgstats (PandoriaGame *game);

G_END_DECLS
