/* Creates file names from texts that users write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: (transfer full): @title as the beginning of a file name for any file system: at most 120 bytes, not hidden,
 * no separators, no device of Windows, no dot or space at the end. Drops characters that a file system refuses or
 * that change the writing direction. May be empty.
 */
char *pandoria_file_name_make (const char *title);
