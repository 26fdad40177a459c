/* System calls that fail when a test wants them to. The program that has this in it takes them from the C library, for itself
 * and all libraries that it uses.
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
 * From now on call number @n (from 1) of @call on files below @folder fails with @code, and (@for_good) all after it. Nothing
 * else is touched.
 */
void failing_begin (const char *folder, FailingCall call, guint n, int code, gboolean for_good);
/** Lets all go well again. Returns: how many calls failed. */
guint failing_end (void);
