/* The window of a new game for tests: opened for four players, filled in, begun.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-new-game-window.h"
#include "pandoria-seat-row.h"

/** Opens a window for Marta, Jonas, Aylin and Pieter, without showing it. */
gpointer new_game_open (void);
PandoriaSeatRow *new_game_get_seat (gpointer window, int seat);
/** Returns: the choices of @window. */
PandoriaNewGame *new_game_get_choices (gpointer window);
PandoriaNewPlayer *new_game_get_player (gpointer window, int seat);
const char *new_game_get_name (gpointer window, int seat);
/** Types @name into the entry of @seat. */
void new_game_set_name (gpointer window, int seat, const char *name);
PandoriaRealm new_game_get_realm (gpointer window, int seat);
/** Chooses @realm in the list of @seat, which must offer it; NONE: the first row. */
void new_game_set_realm (gpointer window, int seat, PandoriaRealm realm);
/** Presses the card of @variant. */
void new_game_set_variant (gpointer window, PandoriaVariant variant);
/** Makes the record of the choices. Returns: (transfer full) (nullable): it. */
PandoriaRecord *new_game_make_record (gpointer window);
/** Returns: (nullable): the sentence with the reason why the game cannot begin. */
const char *new_game_get_missing (gpointer window);
gboolean new_game_is_at_tiles (gpointer window);
/** Conditions of window_fixture_wait(): @window shows the start tiles, and no window is open. */
gboolean new_game_shows_tiles (gpointer window);
gboolean new_game_is_closed (gpointer nothing);
/** Chooses the contents of the board's next open hex by the number of the button, from 1. */
void new_game_pick (gpointer window, guint number);
/** Chooses all four start spaces. */
void new_game_pick_all (gpointer window);
/** Presses the space @name of the board. */
void new_game_press_space (gpointer window, const char *name);
/** Returns: the sentence about the board. */
const char *new_game_get_prompt (gpointer window);
gpointer new_game_get_relics (gpointer window);
/** Enters @number into field @index of @row, in the order of their places. */
void new_game_enter (gpointer row, guint index, guint number);
/** Enters @n monuments of @value (3 … 6). */
void new_game_enter_monuments (gpointer window, guint value, guint n);
/** Begins the game. Returns: (transfer full) (nullable): its record. */
PandoriaRecord *new_game_begin (gpointer window);
