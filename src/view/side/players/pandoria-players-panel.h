/* PandoriaPlayersPanel: a column of player cards, the active one large, and the sums of the teams.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play.h"
#include "pandoria-player-card.h"

#define PANDORIA_TYPE_PLAYERS_PANEL (pandoria_players_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayersPanel, pandoria_players_panel, PANDORIA, PLAYERS_PANEL, AdwBin)

/** Shows the players of @view, the effects of its act, and the slots for play.choose-slot. Keeps
 * the pointer. */
void pandoria_players_panel_show (PandoriaPlayersPanel *self, const PandoriaPlayView *view,
                                  guint parts);

/**
 * Sets whether the panel has room for the names of all slots of all players (@roomy), and whether
 * the cards of three or four players fold to lines, except that of the active player (@folds).
 */
void pandoria_players_panel_set_layout (PandoriaPlayersPanel *self, gboolean roomy, gboolean folds);
/** Sets whether other widgets need the room. Then the cards of two players fold, too, if the panel
 * folds cards. */
void pandoria_players_panel_set_crowded (PandoriaPlayersPanel *self, gboolean crowded);

/** Focuses the first slot that may be chosen. */
void pandoria_players_panel_focus_slot (PandoriaPlayersPanel *self);
