/* A damaged file of the program is kept under another name, and a new one begins.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Puts the file at @path aside if @error is that it is damaged, and adds to the message where it
 * is. A file of a later version, and one that cannot be read at all, stay. Without this, the same
 * file would be reported for ever. Does nothing if the caller does not want to know: @error is
 * NULL.
 */
void pandoria_put_aside (const char *path, GError **error);
