/* PandoriaScoreStrip: the points of all in one line or two, for where the players' cards are not in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_SCORE_STRIP (pandoria_score_strip_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScoreStrip, pandoria_score_strip, PANDORIA, SCORE_STRIP, AdwBin)

/** Follows @game (nullable). In a partnership it shows the teams' sums. */
void pandoria_score_strip_set_game (PandoriaScoreStrip *self, PandoriaGame *game);
/** Whether there is room for names. */
void pandoria_score_strip_set_named (PandoriaScoreStrip *self, gboolean named);
/** How many are next to each other, in a partnership half as many; all, unless it is set. */
void pandoria_score_strip_set_columns (PandoriaScoreStrip *self, guint n);
/** Shows what the points would become in @foreseen, until the game changes; NULL: nothing is foreseen. */
void pandoria_score_strip_set_preview (PandoriaScoreStrip *self, const PandoriaState *foreseen);
