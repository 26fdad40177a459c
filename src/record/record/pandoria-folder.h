/* The program's data folder, XDG_DATA_HOME/pandoria-companion, and its folders of games and
 * lessons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

#define PANDORIA_GAME_SUFFIX ".pandoria"

/* Files: the games that instances of the program have open, the players, the user's catalogue. */
#define PANDORIA_FOLDER_LOCKS     "open-games"
#define PANDORIA_FOLDER_PEOPLE    "people.json"
#define PANDORIA_FOLDER_CATALOGUE "catalogue.json"

/** Returns: (transfer full): the path of the file or folder @name in the program's data folder. */
char *pandoria_folder_get_file (const char *name);

/** Returns: (transfer full): the folder of games. Creates it if necessary. */
char *pandoria_folder_get_games (void);
/**
 * Moves a file, also to another file system, and creates the new folder if necessary. Overwrites
 * nothing.
 */
gboolean pandoria_folder_move (const char *path, const char *to, GError **error);
/** Returns: (transfer full): a path for a new game, ID.pandoria in the folder of games. */
char *pandoria_folder_new_game_path (PandoriaRecord *record);
/** Returns: (transfer full) (nullable): the path of the last open game, if it still exists. */
char *pandoria_folder_get_last (void);
/**
 * Saves @path (NULL: none) as the last open game.
 * Returns: FALSE and the reason if writing fails.
 */
gboolean pandoria_folder_set_last (const char *path, GError **error);
/**
 * Returns: (transfer full): the path of the lesson @name. It is outside the folder of games, so
 * that the archive ignores it.
 */
char *pandoria_folder_get_lesson (const char *name);
/** Returns: whether @path is in the folder of lessons. */
gboolean pandoria_folder_is_lesson (const char *path);
/**
 * Removes the temporary files of killed processes from the data, settings and cache folders of the
 * program, in a thread. Call it once at each start. See pandoria_file_remove_leftovers().
 */
void pandoria_folder_remove_leftovers (void);

/* --- deleted files -------------------------------------------------------------------------- */

/** Returns: when a file of @folder was last changed, in Unix seconds; 0: never. Deleted files are
 * not older than this, so a wrong clock cannot remove a file too early. */
gint64 pandoria_folder_get_last_change (const char *folder);
/** Returns: (transfer full): “SECONDS-UUID”, the name of a new folder for a file that is deleted
 * now, by the later of the clock and the last change in @folder. */
char *pandoria_folder_make_deleted_name (const char *folder);
