/* PandoriaPlayersPanel: a column of player cards, the active one large, and the sums of the teams.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-player-card.h"

#define PANDORIA_TYPE_PLAYERS_PANEL (pandoria_players_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayersPanel, pandoria_players_panel, PANDORIA, PLAYERS_PANEL, AdwBin)

/** Shows @game (nullable) and follows its changes. The panel scrolls automatically. */
void pandoria_players_panel_set_game (PandoriaPlayersPanel *self, PandoriaGame *game);

/**
 * Sets which slots may be chosen now, one bit per slot, by seat: figures on buildings (Goblins). Emits "slot-chosen"
 * (uint player, uint slot) when one is pressed.
 */
void pandoria_players_panel_set_slot_choices (PandoriaPlayersPanel *self, const guint slots[PANDORIA_MAX_PLAYERS]);

/** Marks the slots whose figures have been chosen, one bit per slot, by seat. A press on one emits "slot-chosen"
 * again. */
void pandoria_players_panel_set_slots_chosen (PandoriaPlayersPanel *self, const guint slots[PANDORIA_MAX_PLAYERS]);

/** Sets whether the panel has room for the names of all slots of all players. */
void pandoria_players_panel_set_roomy (PandoriaPlayersPanel *self, gboolean roomy);

/** Focuses the first slot that may be chosen. */
void pandoria_players_panel_focus_slot (PandoriaPlayersPanel *self);

/** Previews the effects of an act until the game changes; NULL: no preview. Copies both arguments. */
void pandoria_players_panel_set_preview (PandoriaPlayersPanel *self, const PandoriaState *foreseen,
                                         const PandoriaEvents *events);

/** Sets whether the cards of three or four players fold to lines, except that of the active player. */
void pandoria_players_panel_set_folds (PandoriaPlayersPanel *self, gboolean folds);
/** Sets whether other widgets need the room. Then the cards of two players fold, too, if the panel folds cards at
 * all. */
void pandoria_players_panel_set_crowded (PandoriaPlayersPanel *self, gboolean crowded);
