/* PandoriaScoreStrip: the points of all players in one or two lines, and the resources of the
 * active player, for layouts in which the players' cards are hidden.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

#define PANDORIA_TYPE_SCORE_STRIP (pandoria_score_strip_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScoreStrip, pandoria_score_strip, PANDORIA, SCORE_STRIP, AdwBin)

/** Shows the points in @view; in a partnership, the sums of the teams. Keeps the pointer for its
 * other functions. */
void pandoria_score_strip_show (PandoriaScoreStrip *self, const PandoriaPlayView *view,
                                guint parts);
/**
 * Sets whether there is room for names (@named), the number of chips next to each other (half as
 * many in a partnership), and whether to show the points after a previewed act, too (@previews).
 */
void pandoria_score_strip_set_layout (PandoriaScoreStrip *self, gboolean named, guint columns,
                                      gboolean previews);
