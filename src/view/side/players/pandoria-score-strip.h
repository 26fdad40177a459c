/* PandoriaScoreStrip: the points of all players in one or two lines, for layouts in which the players' cards are
 * hidden.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_SCORE_STRIP (pandoria_score_strip_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScoreStrip, pandoria_score_strip, PANDORIA, SCORE_STRIP, AdwBin)

/** Follows @game (nullable). In a partnership, shows the sums of the teams. */
void pandoria_score_strip_set_game (PandoriaScoreStrip *self, PandoriaGame *game);
/** Sets whether there is room for names. */
void pandoria_score_strip_set_named (PandoriaScoreStrip *self, gboolean named);
/** Sets the number of chips next to each other; half as many in a partnership. By default they share one line. */
void pandoria_score_strip_set_columns (PandoriaScoreStrip *self, guint n);
/** Shows the points in @foreseen, the state after a previewed act, until the game changes; NULL: no preview. */
void pandoria_score_strip_set_preview (PandoriaScoreStrip *self, const PandoriaState *foreseen);
