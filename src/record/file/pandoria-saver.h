/* PandoriaSaver: a file that follows the program, and never overwrites the changes of another program.
 *
 * It remembers its last contents. If the file has changed at the next writing, another program (a
 * second instance, a folder that is synchronized with another computer) has written it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#define PANDORIA_SAVER_ERROR (pandoria_saver_error_quark ())
GQuark pandoria_saver_error_quark (void);

typedef enum
{
  PANDORIA_SAVER_ERROR_CHANGED, /* another program wrote the file */
} PandoriaSaverError;

typedef struct _PandoriaSaver PandoriaSaver;

/**
 * Makes it for the file @path as it is now. Its contents are not known yet: it is written only if it is missing, or already has
 * the same contents.
 */
PandoriaSaver *pandoria_saver_new (const char *path);
void pandoria_saver_free (PandoriaSaver *saver);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaSaver, pandoria_saver_free)

const char *pandoria_saver_get_path (PandoriaSaver *saver);

/** The file contains @bytes, which were read after the saver was made: while it does, it may be overwritten. */
void pandoria_saver_adopt (PandoriaSaver *saver, GBytes *bytes);

/**
 * Writes @bytes, as pandoria_file_write_own(). A file that already has these contents, or that is gone, counts as unchanged.
 * Returns: FALSE and a PANDORIA_SAVER_ERROR_CHANGED, or a G_FILE_ERROR with the reason.
 */
gboolean pandoria_saver_write (PandoriaSaver *saver, GBytes *bytes, GError **error);
