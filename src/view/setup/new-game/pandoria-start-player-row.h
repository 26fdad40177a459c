/* PandoriaStartPlayerRow: asks who begins a new game, or draws it by lot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-new-game.h"

/** Property "game" (PandoriaNewGame): its start player is shown and changed. */
#define PANDORIA_TYPE_START_PLAYER_ROW (pandoria_start_player_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartPlayerRow, pandoria_start_player_row, PANDORIA, START_PLAYER_ROW,
                      AdwComboRow)
