/* PandoriaPlayersPanel: a column of player cards, the active one large, and the teams' sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-player-card.h"

#define PANDORIA_TYPE_PLAYERS_PANEL (pandoria_players_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlayersPanel, pandoria_players_panel, PANDORIA, PLAYERS_PANEL, AdwBin)

/** Shows @game (nullable) and follows its changes. The panel scrolls automatically. */
void pandoria_players_panel_set_game (PandoriaPlayersPanel *self, PandoriaGame *game);

/**
 * Sets which slots may be chosen now, a bit each, by seat: figures on buildings (Goblins). Signal "slot-chosen" (uint player,
 * uint slot): one was pressed.
 */
void pandoria_players_panel_set_slot_choices (PandoriaPlayersPanel *self, const guint slots[PANDORIA_MAX_PLAYERS]);

/** Marks the slots whose figures have been chosen, a bit each, by seat; a press on one emits "slot-chosen" again. */
void pandoria_players_panel_set_slots_chosen (PandoriaPlayersPanel *self, const guint slots[PANDORIA_MAX_PLAYERS]);

/** Whether the panel is wide and high enough for the names of all slots of all players. */
void pandoria_players_panel_set_roomy (PandoriaPlayersPanel *self, gboolean roomy);

/** Puts the keyboard on the first slot that may be chosen. */
void pandoria_players_panel_focus_slot (PandoriaPlayersPanel *self);

/** Shows what an act being considered would change, until the game changes or NULL is given. Both are copied. */
void pandoria_players_panel_set_preview (PandoriaPlayersPanel *self, const PandoriaState *foreseen,
                                         const PandoriaEvents *events);

/** Whether the cards of three or four players are lines, but for that of the active player. */
void pandoria_players_panel_set_folds (PandoriaPlayersPanel *self, gboolean folds);
/** Whether something else needs the room: then those of two players are, too, where the panel folds cards at all. */
void pandoria_players_panel_set_crowded (PandoriaPlayersPanel *self, gboolean crowded);
