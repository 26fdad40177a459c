/* PandoriaRecentGames: the running games that were played last, on the start page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaRecentGames: a press on a game activates the action "win.open-game" with its path, a
 * bytestring. Invisible without games. */
#define PANDORIA_TYPE_RECENT_GAMES (pandoria_recent_games_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRecentGames, pandoria_recent_games, PANDORIA, RECENT_GAMES, AdwBin)
