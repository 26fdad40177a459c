/* What every fuzz target offers, and how it is run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** Reads @data as a file of the target's format; must neither crash nor leak, whatever it is. Returns: 0. */
int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);
