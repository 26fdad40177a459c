/* PandoriaNewGameWindow: the choices before the first turn (5): the players on the first page, the
 * start tiles on the second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-new-game.h"
#include "pandoria-record.h"
#include "pandoria-state.h"

/**
 * PandoriaNewGameWindow: shows a PandoriaNewGame, and changes it.
 *
 * Signals: "created" (gpointer record, gpointer origins) → string: a PandoriaRecord * without
 * actions; take a reference to keep it. The receiver saves it, or returns (transfer full) why it is
 * refused: the window shows the reason above its page and stays open with all entries. @origins
 * (const guint8 *): for each seat, the seat that the player had in the existing game;
 * PANDORIA_MAX_PLAYERS: none. "start-over": the user wants an empty window instead of this one.
 * "presence-chosen" (uint seat, boolean leaves): a player leaves the existing game, or returns.
 */
#define PANDORIA_TYPE_NEW_GAME_WINDOW (pandoria_new_game_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNewGameWindow, pandoria_new_game_window, PANDORIA, NEW_GAME_WINDOW,
                      AdwWindow)

/** Makes the window for a new game; @parent may be NULL. */
GtkWidget *pandoria_new_game_window_new (GtkWindow *parent);
/**
 * Makes the window for the setup of an existing game, with all values of @record on its pages. The
 * record of "created" has the changed setup, board, names, colours and title. If the title was made
 * of the names, it has the new ones. Values that the pages do not show are kept. @parent may be
 * NULL.
 */
GtkWidget *pandoria_new_game_window_new_for_record (GtkWindow *parent, PandoriaRecord *record);
/** Returns: (transfer none): the choices. */
PandoriaNewGame *pandoria_new_game_window_get_game (PandoriaNewGameWindow *self);
/** Offers that players leave the existing game, or return (rulings 83). @state: its present state.
 */
void pandoria_new_game_window_offer_leaving (PandoriaNewGameWindow *self,
                                             const PandoriaState *state);
/**
 * Shows the window again after it was closed (hidden). It has its entries, a way to start over, and
 * the current boards and groups.
 */
void pandoria_new_game_window_resume (PandoriaNewGameWindow *self);
/** Fills in players, rules and board of @record, with the seats rotated by one: the second player
 * starts. */
void pandoria_new_game_window_play_again (PandoriaNewGameWindow *self, PandoriaRecord *record);
