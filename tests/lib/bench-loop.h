/* Measures how long the main loop is blocked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** Loop: the longest time between two rounds of the main loop: by the clock, and of this thread's work, in microseconds. */
typedef struct
{
  gint64 last, longest;
  gint64 last_work, longest_work;
  guint source;
} BenchLoop;

/** Watches the main loop from now on. */
void bench_loop_start (BenchLoop *loop);
void bench_loop_stop (BenchLoop *loop);
