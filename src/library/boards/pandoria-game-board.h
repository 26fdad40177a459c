/* The board of a running game: its own copy, to be corrected, and the player's stored board that it came from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-store.h"
#include "pandoria-record.h"

G_BEGIN_DECLS

/** Returns: (transfer full) (nullable): the copy of the board that @record is played on, to be drawn on; NULL and a PANDORIA_FILE_ERROR. */
PandoriaBoardDraft *pandoria_game_board_open (PandoriaRecord *record, GError **error);
/** Returns: whether @draft has what the board of @record has, whatever it is called. */
gboolean pandoria_game_board_is_same (PandoriaRecord *record, PandoriaBoardDraft *draft);
/**
 * Returns: (transfer full) (nullable): what writes the player's own board that @record is played on; NULL where there is none with its id, or
 * where that has become another one since.
 */
PandoriaSaver *pandoria_game_board_find_stored (PandoriaRecord *record);
/**
 * Returns: (transfer full): the board that the game gets when @draft is taken over. Where the stored board changes as well (@stores, with
 * @stored (nullable) from pandoria_game_board_find_stored()), both stay the same board; without a stored one it is a new board of the player;
 * else it says by its name that it is the game's own.
 */
PandoriaBoardDraft *pandoria_game_board_finish (PandoriaBoardDraft *draft, PandoriaSaver *stored, gboolean stores);
/**
 * Writes @board, from pandoria_game_board_finish(), to the player's boards: over @stored, or (NULL) as one more. Returns: FALSE and the
 * reason; nothing has then changed.
 */
gboolean pandoria_game_board_store (PandoriaBoardDraft *board, PandoriaSaver *stored, GError **error);

G_END_DECLS
