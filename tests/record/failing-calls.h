/* Makes system calls fail for tests. A program that contains this file overrides the calls of the C
 * library, for itself and all libraries that it uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

typedef enum
{
  FAILING_OPEN, /* for writing */
  FAILING_WRITE,
  FAILING_FSYNC,
  FAILING_RENAME,
  FAILING_CLOSE,
} FailingCall;
#define FAILING_N_CALLS 5

extern const char *const failing_names[FAILING_N_CALLS];

/**
 * Makes call number @n (from 1) of @call on files below @folder fail with @code; with @for_good,
 * also all later ones. All other calls work as usual.
 */
void failing_begin (const char *folder, FailingCall call, guint n, int code, gboolean for_good);
/** Makes every fsync take so much longer; 0: no longer. */
void failing_slow (guint milliseconds);
/** Stops making calls fail. Returns: the number of calls that failed. */
guint failing_end (void);
