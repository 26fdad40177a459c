/* Games for the benchmarks of the archive, made by the program itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

#define BENCH_N_GAMES 10000

/** Writes @n files into @folder: copies of a few games that @cli plays, with different ids and
 * titles. */
void bench_games_make (const char *cli, const char *folder, guint n);
/** Deletes @folder. */
void bench_games_clear (const char *folder);
