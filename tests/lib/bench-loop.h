/* Measures how long the main loop is blocked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** Loop: the longest time between two rounds of the main loop, by the clock and in processor time,
 * in microseconds. */
typedef struct
{
  gint64 last, longest;
  gint64 last_work, longest_work;
  guint source;
} BenchLoop;

/** Starts to measure the main loop. */
void bench_loop_start (BenchLoop *loop);
void bench_loop_stop (BenchLoop *loop);
