/* PandoriaRanking: the places at the end of the game, each with figure, name and points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_RANKING (pandoria_ranking_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRanking, pandoria_ranking, PANDORIA, RANKING, AdwBin)

/** Shows how everyone stands in @game now; a team's partners on one line (13). */
void pandoria_ranking_show (PandoriaRanking *self, PandoriaGame *game);
