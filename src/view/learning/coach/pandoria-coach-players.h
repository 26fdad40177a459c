/* PandoriaCoachPlayers: a button with the players for whom the coach speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_COACH_PLAYERS (pandoria_coach_players_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCoachPlayers, pandoria_coach_players, PANDORIA, COACH_PLAYERS, AdwBin)

/** Offers the players of @game (nullable). */
void pandoria_coach_players_set_game (PandoriaCoachPlayers *self, PandoriaGame *game);
