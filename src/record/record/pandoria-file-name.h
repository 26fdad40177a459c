/* Names of files that are made from what people write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: (transfer full): @title as the beginning of a file's name, on any file system: no separators, no characters that
 * one of them refuses or that turn the writing round, no device of Windows, no dot or space at the end, not hidden, at most
 * 120 bytes; empty when nothing is left of it.
 */
char *pandoria_file_name_make (const char *title);
