/* The boards that there are: those that are shipped, and the player's own in XDG_DATA_HOME/pandoria-companion/boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-draft.h"
#include "pandoria-record.h"
#include "pandoria-saver.h"

#define PANDORIA_MAX_OWN_BOARDS 500

/** PandoriaBoardFile: a board that there is. */
typedef struct
{
  char *path;  /* of the file, or of a resource */
  char *name;  /* of a file that cannot be read: the file's */
  char *error; /* (nullable): why the file cannot be read; what follows has then no meaning */
  gboolean own;
  gboolean playable; /* a game can begin on it: pandoria_board_check() is satisfied */
  PandoriaBoard board;
  JsonObject *json; /* as it was read; nullable */
  GBytes *bytes;    /* nullable */
} PandoriaBoardFile;

/**
 * Returns: (transfer full) (element-type PandoriaBoardFile): the shipped boards, by the names of their files, then the player's own by
 * name, those that cannot be read, too.
 */
GPtrArray *pandoria_board_store_list (void);

/**
 * Opens the board at @path. Returns: (transfer full) (nullable): it; NULL and a PANDORIA_FILE_ERROR. *@saver (transfer full) writes the
 * file until another process does; NULL for a shipped board.
 */
PandoriaBoardDraft *pandoria_board_store_open (const char *path, PandoriaSaver **saver, GError **error);
/** Writes @draft as a new file. Returns: (transfer full) (nullable): its path; NULL and the reason. */
char *pandoria_board_store_add (PandoriaBoardDraft *draft, GError **error);
/** Adds a copy of the board at @path under a name that is free. Returns: (transfer full) (nullable): its path; NULL and the reason. */
char *pandoria_board_store_duplicate (const char *path, GError **error);
/**
 * Adds a copy of the board file @path. If another board has its name or id, the copy gets new ones. If the same file is already
 * there, sets *@known and adds nothing. Returns: (transfer full) (nullable): its path; NULL and the reason.
 */
char *pandoria_board_store_import (const char *path, gboolean *known, GError **error);
/** Removes the user's board at @path. Returns: (transfer full) (nullable): the contents of its file; NULL and the reason. */
GBytes *pandoria_board_store_remove (const char *path, GError **error);
/** Restores a removed board at @path. Returns: FALSE and the reason. */
gboolean pandoria_board_store_restore (const char *path, GBytes *bytes, GError **error);

/** Returns: whether no board but that at @path (nullable) has the name @name, ignoring case. */
gboolean pandoria_board_store_is_free (const char *name, const char *path);
/** Returns: (transfer full): @name, or with a number behind it, so that no board is called so. */
char *pandoria_board_store_find_name (const char *name);

/* --- pandoria-board-seen.c: which boards the player has compared with the one on the table, and found the same ---- */

/** Returns: whether @board was confirmed, under any name; FALSE if the table of confirmed boards is unreadable. */
gboolean pandoria_board_seen_is_confirmed (const PandoriaBoard *board);
/** Remembers @board as confirmed, by what it has. Returns: FALSE and the reason when that cannot be written. */
gboolean pandoria_board_seen_confirm (const PandoriaBoard *board, GError **error);

/* --- pandoria-game-board.c ---------------------------------------------------------------------------------------- */
/* The board of a running game: its own copy, to be corrected, and the player's stored board that it came from. */

/** Returns: (transfer full) (nullable): the copy of the board that @record is played on, to be drawn on; NULL and a PANDORIA_FILE_ERROR. */
PandoriaBoardDraft *pandoria_game_board_open (PandoriaRecord *record, GError **error);
/** Returns: whether @draft equals the board of @record, apart from the name. */
gboolean pandoria_game_board_is_same (PandoriaRecord *record, PandoriaBoardDraft *draft);
/**
 * Returns: (transfer full) (nullable): what writes the player's own board that @record is played on; NULL where there is none with its id, or
 * where that has become another one since.
 */
PandoriaSaver *pandoria_game_board_find_stored (PandoriaRecord *record);
/**
 * Returns: (transfer full): the board that the game gets from @draft. If the stored board changes, too (@stores, with @stored
 * (nullable) from pandoria_game_board_find_stored()), both stay the same board; without a stored one it becomes a new board of the
 * player. Otherwise its name marks it as the board of this game.
 */
PandoriaBoardDraft *pandoria_game_board_finish (PandoriaBoardDraft *draft, PandoriaSaver *stored, gboolean stores);
/**
 * Writes @board, from pandoria_game_board_finish(), to the player's boards: over @stored, or (NULL) as one more. Returns: FALSE and the
 * reason; nothing has then changed.
 */
gboolean pandoria_game_board_store (PandoriaBoardDraft *board, PandoriaSaver *stored, GError **error);
