/* The interface of every fuzz target, and how to run it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** Reads @data as a file of the target's format; no data may make it crash or leak. Returns: 0. */
int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);
