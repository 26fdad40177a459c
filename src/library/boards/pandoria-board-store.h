/* The list of boards: the shipped ones, and the player's own in XDG_DATA_HOME/pandoria-companion/boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-draft.h"
#include "pandoria-record.h"
#include "pandoria-saver.h"

#define PANDORIA_MAX_OWN_BOARDS 500

/** PandoriaBoardFile: a board in the list. */
typedef struct
{
  char *path;  /* (nullable): of the file, or of a resource; NULL: the board of a game */
  char *name;  /* the file's name if it cannot be read */
  char *error; /* (nullable): why the file cannot be read; the following members are then unset */
  gboolean own;
  gboolean playable; /* a game can be played on it: pandoria_board_check() accepts it */
  PandoriaBoard board;
  JsonObject *json; /* as read; nullable */
  GBytes *bytes;    /* nullable */
} PandoriaBoardFile;

/**
 * Returns: (transfer full) (element-type PandoriaBoardFile): the shipped boards, by file name, then the player's own by
 * name, including unreadable ones.
 */
GPtrArray *pandoria_board_store_list (void);
/** Returns: (transfer full): the board of @record, without a path; free it with the array that takes it. */
PandoriaBoardFile *pandoria_board_store_read_game (PandoriaRecord *record);
/** Returns: whether the board of @file has the id @id; FALSE for an unreadable file. */
gboolean pandoria_board_file_has_id (const PandoriaBoardFile *file, const char *id);

/**
 * Opens the board at @path. Returns: (transfer full) (nullable): the board; NULL and a PANDORIA_FILE_ERROR. *@saver
 * (transfer full) writes the file until another process does; NULL for a shipped board.
 */
PandoriaBoardDraft *pandoria_board_store_open (const char *path, PandoriaSaver **saver, GError **error);
/** Writes @draft as a new file. Returns: (transfer full) (nullable): its path; NULL and the reason. */
char *pandoria_board_store_add (PandoriaBoardDraft *draft, GError **error);
/** Copies the board at @path under a free name. Returns: (transfer full) (nullable): its path; NULL and the reason. */
char *pandoria_board_store_duplicate (const char *path, GError **error);
/**
 * Adds a copy of the board file @path. If another board has its name or id, the copy gets new ones. If the same file
 * already exists, sets *@known and adds nothing. Returns: (transfer full) (nullable): its path; NULL and the reason.
 */
char *pandoria_board_store_import (const char *path, gboolean *known, GError **error);
/** Removes the user's board at @path. Returns: (transfer full) (nullable): the contents of its file; NULL and the reason. */
GBytes *pandoria_board_store_remove (const char *path, GError **error);
/** Restores a removed board at @path. Returns: FALSE and the reason. */
gboolean pandoria_board_store_restore (const char *path, GBytes *bytes, GError **error);

/** Returns: whether no board except the one at @path (nullable) has the name @name, ignoring case. */
gboolean pandoria_board_store_is_free (const char *name, const char *path);
/** Returns: (transfer full): @name, with a number added if a board already has this name. */
char *pandoria_board_store_find_name (const char *name);

/* --- pandoria-board-kinds.c: which boards the player has compared with the one on the table, and found the same --- */

/** Returns: whether @board was confirmed, under any name; FALSE if the table of confirmed boards is unreadable. */
gboolean pandoria_board_seen_is_confirmed (const PandoriaBoard *board);
/** Remembers @board as confirmed, by its contents. Returns: FALSE and the reason if that cannot be written. */
gboolean pandoria_board_seen_confirm (const PandoriaBoard *board, GError **error);

/* --- pandoria-board-store.c --------------------------------------------------------------------------------------- */
/* The board of a running game: an editable copy, and the player's stored board from which it was made. */

/** Returns: (transfer full) (nullable): an editable copy of the board of @record; NULL and a PANDORIA_FILE_ERROR. */
PandoriaBoardDraft *pandoria_game_board_open (PandoriaRecord *record, GError **error);
/** Returns: whether @draft equals the board of @record, ignoring the name. */
gboolean pandoria_game_board_is_same (PandoriaRecord *record, PandoriaBoardDraft *draft);
/**
 * Returns: (transfer full) (nullable): the saver of the player's own board that @record uses; NULL if there is none
 * with its id, or if it has changed since.
 */
PandoriaSaver *pandoria_game_board_find_stored (PandoriaRecord *record);
/**
 * Returns: (transfer full): the game's board made from @draft. If the stored board changes, too (@stores), both remain
 * the same board. @stored (nullable) is from pandoria_game_board_find_stored(); without it, the board becomes a new
 * board of the player. If @stores is FALSE, its name marks it as the board of this game.
 */
PandoriaBoardDraft *pandoria_game_board_finish (PandoriaBoardDraft *draft, PandoriaSaver *stored, gboolean stores);
/**
 * Writes @board, from pandoria_game_board_finish(), to the player's boards: over @stored, or (NULL) as a new one.
 * Returns: FALSE and the reason; nothing has then changed.
 */
gboolean pandoria_game_board_store (PandoriaBoardDraft *board, PandoriaSaver *stored, GError **error);
