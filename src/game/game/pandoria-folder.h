/* The player's folder of games: XDG_DATA_HOME/pandoria-companion/games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

#define PANDORIA_GAME_SUFFIX ".pandoria"

/** Returns: (transfer full): the folder of games, made when missing. */
char *pandoria_folder_get_games (void);
/** Returns: (transfer full): a path for a new game, ID.pandoria in the folder of games. */
char *pandoria_folder_new_game_path (PandoriaRecord *record);
/** Returns: (transfer full) (nullable): the path of the game that was open last and is still there. */
char *pandoria_folder_get_last (void);
/** Remembers @path (NULL: none) as the one that was open last. Returns: FALSE and the reason when that cannot be written. */
gboolean pandoria_folder_set_last (const char *path, GError **error);
/** Returns: (transfer full): where the game of the lesson @name is kept, beside the folder of games. */
char *pandoria_folder_get_lesson (const char *name);
/** Returns: (transfer full): the file in which instances of the program tell each other what they have open. */
char *pandoria_folder_get_lock_table (void);
/** Returns: (transfer full): the table of names that are one player's. */
char *pandoria_folder_get_people (void);
/** Returns: (transfer full): the player's own catalogue. */
char *pandoria_folder_get_catalogue (void);
/**
 * Removes what a killed process has left in the program's folders of data, settings and cache, in a thread:
 * pandoria_file_remove_leftovers(). Once at each start.
 */
void pandoria_folder_remove_leftovers (void);

G_END_DECLS
