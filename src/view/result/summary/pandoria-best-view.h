/* PandoriaBestView: the best scorings of a game as a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "region-selected" (const PandoriaSpaces *region): the scoring that is selected is of this region; empty: none is. */
#define PANDORIA_TYPE_BEST_VIEW (pandoria_best_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBestView, pandoria_best_view, PANDORIA, BEST_VIEW, AdwBin)

/** Shows the best scorings of @game; call it again when the game has changed. Nothing is selected then. */
void pandoria_best_view_show (PandoriaBestView *self, PandoriaGame *game);
