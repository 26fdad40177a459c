/* A small valid game as text, and ways to spoil it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** Two players on 25 spaces; three actions: a tile, a figure, the end of the turn. It contains
 * unknown members. */
extern const char fixture_game[];

/** Returns: (transfer full): the game with the only @find in it replaced by @replacement. */
char *fixture_replace (const char *find, const char *replacement);
/** Returns: (transfer full): the game with @action as its only action. */
char *fixture_with_action (const char *action);
/** Returns: (transfer full): a valid record of fixture_game. */
PandoriaRecord *fixture_record (void);
/** Returns: (transfer full): a game of fixture_game. */
PandoriaGame *fixture_new_game (void);
/** Returns: (transfer full): a game with as many acts as a file may have: corrections of a marker.
 */
PandoriaGame *fixture_new_longest_game (void);
/** Returns: (transfer full): a new folder, which is removed when the program ends. */
char *fixture_make_folder (void);
/** Removes @folder earlier, with all that is in it, and frees its name. */
void fixture_remove_folder (char *folder);
/**
 * Runs the tests with a new folder for the user's data, which fixture_add() empties after each
 * test. (G_TEST_OPTION_ISOLATE_DIRS leaks.) Returns: like g_test_run().
 */
int fixture_run_isolated (void);

/** A new folder, and the path of a file in it that does not exist yet. */
typedef struct
{
  char *folder, *path;
} FixturePlace;

/** Adds a test, which gets a new place. */
void fixture_add (const char *path, void (*test) (FixturePlace *place, gconstpointer nothing));

/** Removes the games that the program keeps, so that no test opens a game that an earlier test has
 * changed. */
void fixture_empty_games (void);
/** Returns: the number of files and folders in @folder. */
guint fixture_count_files (const char *folder);
/** Sets the times of the file at @path back by @hours. */
void fixture_set_age (const char *path, gint hours);
/** Returns: (transfer full): the contents of a file. */
char *fixture_read (const char *path);
void fixture_write (const char *path, const char *text);
/** Asserts that the file at @path contains @text. */
void fixture_assert_file (const char *path, const char *text);
/** Returns: the number of acts in the complete game file at @path. */
guint fixture_count_acts (const char *path);
/** Returns: (transfer full): the text that @game writes into its file. */
char *fixture_get_text (PandoriaGame *game);
void fixture_assert_text (PandoriaGame *game, const char *text);
/** Asserts that the file of @game is what it writes. */
void fixture_assert_saved (PandoriaGame *game);
/** Asserts that the file at @path is what @game writes, and gives the same state again. */
void fixture_assert_on_disk (PandoriaGame *game, const char *path);
/** Asserts that the state of @game is the result of its record. */
void fixture_assert_consistent (PandoriaGame *game);
/** Returns: an adjustment that gives the second player @gold more. */
PandoriaAction fixture_make_adjust (int gold);
/** Applies @action, which must be possible. */
void fixture_apply (PandoriaGame *game, PandoriaAction action);
/** Adds 1 to @counter, a guint. Use it as the handler of a signal. */
void fixture_count (gpointer counter);
