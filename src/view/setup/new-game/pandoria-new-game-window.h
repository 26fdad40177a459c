/* PandoriaNewGameWindow: everything that is settled before the first turn (5): who plays on the first page, the start tiles on the
 * second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-record.h"

/**
 * Signals: "created" (gpointer record): a PandoriaRecord * without actions; take a reference to keep it. Saving is the receiver's. The
 * window closes after that, unless pandoria_new_game_window_refuse() was called; "start-over": the player wants an empty
 * window in place of this one.
 */
#define PANDORIA_TYPE_NEW_GAME_WINDOW (pandoria_new_game_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNewGameWindow, pandoria_new_game_window, PANDORIA, NEW_GAME_WINDOW, AdwWindow)

/** Makes the window for a new game; @parent may be NULL. */
GtkWidget *pandoria_new_game_window_new (GtkWindow *parent);
/**
 * Makes the window for the setup of an existing game, with all values of @record on its pages. The record of
 * "created" has the changed setup, board, names and colours, and a title: that of @record, with other names where those made it. Values that
 * the pages do not show stay. @parent may be NULL.
 */
GtkWidget *pandoria_new_game_window_new_for_record (GtkWindow *parent, PandoriaRecord *record);
/** Relics that are pressed have the points, and the box the monuments, that @catalogue knows; without one nothing is known. */
void pandoria_new_game_window_set_catalogue (PandoriaNewGameWindow *self, PandoriaCatalogue *catalogue);
/**
 * Refuses the record of "created", during the signal: the window stays, with all entries, and shows @reason above its page.
 */
void pandoria_new_game_window_refuse (PandoriaNewGameWindow *self, const char *reason);
/** Returns: whether the user has entered anything; for an existing game, any change of it. */
gboolean pandoria_new_game_window_is_touched (PandoriaNewGameWindow *self);
/**
 * Shows the window, which was closed (hidden) with its entries, again: as it was, with a way to start over, and the present state
 * of boards and groups.
 */
void pandoria_new_game_window_resume (PandoriaNewGameWindow *self);
/**
 * Returns: (transfer none): for each seat of the record that came with "created", which one of the game that is there the player had;
 * PANDORIA_MAX_PLAYERS: none.
 */
const guint8 *pandoria_new_game_window_get_origins (PandoriaNewGameWindow *self);
/**
 * Returns: (transfer full) (nullable): the record that begins now; draws by lot everything that was not drawn yet. Fails like
 * pandoria_record_new().
 */
PandoriaRecord *pandoria_new_game_window_make_record (PandoriaNewGameWindow *self, GError **error);
/** Returns: whether the game is under way at the table already: its position is to be entered before it continues. */
gboolean pandoria_new_game_window_is_under_way (PandoriaNewGameWindow *self);
/** Sets whether it is. */
void pandoria_new_game_window_set_under_way (PandoriaNewGameWindow *self, gboolean under_way);
/** Chooses the board at @path among those that there are now. */
void pandoria_new_game_window_choose_board (PandoriaNewGameWindow *self, const char *path);
/** Fills in players, rules and board of @record with the seats turned by one: the player next to the first one begins. */
void pandoria_new_game_window_play_again (PandoriaNewGameWindow *self, PandoriaRecord *record);
/** Keeps the group for the next game. */
void pandoria_new_game_window_remember (PandoriaNewGameWindow *self);
