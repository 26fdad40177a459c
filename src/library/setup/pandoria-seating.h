/* PandoriaSeating: the players of a new game in the order of their seats, and who begins (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-new-player.h"

#define PANDORIA_FEWEST_PLAYERS 2
/** No seat: the start player is not chosen, or not drawn. */
#define PANDORIA_NO_SEAT -1

/**
 * PandoriaSeating: the players at the table. Two players never have the same colour: another one
 * with a chosen colour gets that which becomes free. A player keeps everything in another seat,
 * also the start. The players of seats that do not play are kept for a larger table.
 *
 * Signal "changed": a player, the number of players, their order or the start player has changed.
 */
#define PANDORIA_TYPE_SEATING (pandoria_seating_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeating, pandoria_seating, PANDORIA, SEATING, GObject)

PandoriaSeating *pandoria_seating_new (void);
guint pandoria_seating_get_n_players (PandoriaSeating *self);
/** Lets @n_players play, those in the first seats. A player who no longer plays does not begin. */
void pandoria_seating_set_n_players (PandoriaSeating *self, guint n_players);
/** Returns: (transfer none): the player in @seat; a seat that does not play has one, too. */
PandoriaNewPlayer *pandoria_seating_get_player (PandoriaSeating *self, guint seat);
/** Moves the player in seat @from to @to. Returns: FALSE if no one plays in @to; nothing has then
 * changed. */
gboolean pandoria_seating_move (PandoriaSeating *self, guint from, guint to);

/** Returns: the seat of the chosen start player; PANDORIA_NO_SEAT: left to chance. */
int pandoria_seating_get_chosen (PandoriaSeating *self);
/** Chooses the start player; PANDORIA_NO_SEAT, or a seat that does not play: by lot. */
void pandoria_seating_choose (PandoriaSeating *self, int seat);
/** Returns: the seat of the drawn start player, who begins if none is chosen; PANDORIA_NO_SEAT: not
 * drawn yet. */
int pandoria_seating_get_drawn (PandoriaSeating *self);
/** Draws one of the players to begin. */
void pandoria_seating_draw (PandoriaSeating *self, GRand *rand);
