/* Games for the benchmarks of the archive, made by the program itself; and how long the main loop stands still.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

G_BEGIN_DECLS

#define BENCH_N_GAMES 10000

/** Loop: the longest time between two rounds of the main loop: by the clock, and of this thread's work, in microseconds. */
typedef struct
{
  gint64 last, longest;
  gint64 last_work, longest_work;
  guint source;
} BenchLoop;

/** Writes @n files into @folder: games that @cli plays, each many times under other ids and titles. */
void bench_games_make (const char *cli, const char *folder, guint n);
/** Deletes @folder. */
void bench_games_clear (const char *folder);

/** Watches the main loop from now on. */
void bench_loop_start (BenchLoop *loop);
void bench_loop_stop (BenchLoop *loop);

G_END_DECLS
