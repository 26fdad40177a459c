/* Games of tests/games and tests/playthroughs. They stay the same when random games change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** Returns: (transfer full): the game @name, at the end of its file. */
PandoriaGame *stored_game_open (const char *name);

/** Opens the game @name and takes back its last act. Returns: (transfer full): the game before
 * @act (out). */
PandoriaGame *stored_game_open_before_last (const char *name, PandoriaAction *act);

/** Returns: (transfer full): a stored game of four players before an act of @kind, which is stored
 * in @act (out). */
PandoriaGame *stored_game_open_before (PandoriaActKind kind, PandoriaAction *act);

/** Returns: (transfer full): the game @name after exactly @n_turns turns, fewer than it has. */
PandoriaGame *stored_game_open_after (const char *name, guint n_turns);

/** Returns: the number of turns that have ended in @game. */
guint stored_game_count_turns (PandoriaGame *game);
