/* PandoriaScorePanel: who takes a card instead of the points of a region (family variant with spells, 14 b).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "changed": something else is chosen. */
#define PANDORIA_TYPE_SCORE_PANEL (pandoria_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScorePanel, pandoria_score_panel, PANDORIA, SCORE_PANEL, AdwBin)

/** Offers whoever is involved in the regions that are to be scored in @game. */
void pandoria_score_panel_show (PandoriaScorePanel *self, PandoriaGame *game);
/** Writes the choices into @action. */
void pandoria_score_panel_fill (PandoriaScorePanel *self, PandoriaAction *action);
