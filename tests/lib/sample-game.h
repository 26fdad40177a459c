/* Loads a game from a file of the source tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

#define SAMPLE_GAME "data/games/sample.pandoria"

/* @name: relative to the root of the source tree. Returns: (transfer full): the game, at the end of
 * the file. */
static inline PandoriaGame *
sample_game_load (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  PandoriaGame *game;

  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}
