/* Measures how long the main loop is blocked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench-loop.h"

#include <time.h>

/* Returns: the processor time of this thread, in microseconds. */
static gint64
get_work (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gboolean
on_round (gpointer data)
{
  BenchLoop *loop = data;
  gint64 now = g_get_monotonic_time (), work = get_work ();

  loop->longest = MAX (loop->longest, now - loop->last);
  loop->longest_work = MAX (loop->longest_work, work - loop->last_work);
  loop->last = now;
  loop->last_work = work;
  return G_SOURCE_CONTINUE;
}

void
bench_loop_start (BenchLoop *loop)
{
  /* The high priority keeps other sources from delaying this one. */
  *loop = (BenchLoop){ g_get_monotonic_time (), 0, get_work (), 0,
                       g_timeout_add_full (G_PRIORITY_HIGH, 1, on_round, loop, NULL) };
}

void
bench_loop_stop (BenchLoop *loop)
{
  on_round (loop);
  g_source_remove (loop->source);
}
