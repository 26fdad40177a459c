/* PandoriaRankingView: who is where, and how equal points were told apart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_RANKING_VIEW (pandoria_ranking_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRankingView, pandoria_ranking_view, PANDORIA, RANKING_VIEW, AdwBin)

/** Shows the standing of @game now; call it again when the game has changed. */
void pandoria_ranking_view_show (PandoriaRankingView *self, PandoriaGame *game);
