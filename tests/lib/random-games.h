/* Random games for the tests of the engine: kinds of games in a table, and a run over all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

/** GameKind: a row of the table of games to play. */
typedef struct
{
  const char *name;
  guint players;
  PandoriaEdition edition;
  PandoriaVariant variant;
  gboolean partnership, artifacts;
  gboolean relics;      /* those in the game are listed */
  gboolean more_realms; /* those of section 17 instead of the base realms */
  const char *board;    /* a file of data/boards */
} GameKind;

/** The kinds of games. A kind without a name ends the table. */
extern const GameKind game_kinds[];

/**
 * Plays @n random games of @kind with the seeds 1…@n and shows @func every action. Aborts the test
 * when the engine refuses an act that it offered.
 */
void random_games_play (const GameKind *kind, guint n, PandoriaSimulateFunc func, gpointer data);

/** Adds the test @path/NAME with the GameKind as its data for each row of the table. */
void random_games_add_tests (const char *path, GTestDataFunc func);
