/* Writing a file as a whole, or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Writes @data as the file @path: temporary file in its folder, fsync, rename, so that at any time the old one or the new one is
 * there. A link is written through; the rights of a file that was there stay, others are
 * @mode. What is no regular file (a device, a pipe, a folder) is refused.
 * Returns: FALSE and a G_FILE_ERROR whose message is the reason alone, without the file's name.
 */
gboolean pandoria_file_write (const char *path, const char *data, gsize length, int mode, GError **error);
/** The same for a file of the program's own, whose folder is made when it is missing. */
gboolean pandoria_file_write_own (const char *path, const char *data, gsize length, int mode, GError **error);

/**
 * Returns: (transfer full): a path in @folder where nothing is: of @name, or with “-2”, “-3” … before the suffix of @name
 * (from its last dot on).
 */
char *pandoria_file_find_free (const char *folder, const char *name);

/**
 * Removes the temporary files that a killed process has left in @folder and in the folders in it: those of
 * pandoria_file_write(), older than an hour, that no process is writing. What cannot be removed stays.
 */
void pandoria_file_remove_leftovers (const char *folder);

G_END_DECLS
