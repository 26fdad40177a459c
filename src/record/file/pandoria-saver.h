/* PandoriaSaver: keeps a file up to date, and never overwrites the changes of another program.
 *
 * It remembers its last contents. If the file has changed before the next write, another program (a second instance, or
 * a folder that is synchronized with another computer) has written it.
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
 * Creates a saver for the current file at @path. Its contents are still unknown: the saver writes only a missing file,
 * or one that already has the same contents.
 */
PandoriaSaver *pandoria_saver_new (const char *path);
void pandoria_saver_free (PandoriaSaver *saver);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaSaver, pandoria_saver_free)

const char *pandoria_saver_get_path (PandoriaSaver *saver);

/** Informs the saver of @bytes, the file's contents read after its creation. It may overwrite these contents. */
void pandoria_saver_adopt (PandoriaSaver *saver, GBytes *bytes);

/**
 * Writes @bytes like pandoria_file_write_own(). A missing file, or one with these contents, counts as unchanged.
 * Returns: FALSE and a PANDORIA_SAVER_ERROR_CHANGED, or a G_FILE_ERROR with the reason.
 */
gboolean pandoria_saver_write (PandoriaSaver *saver, GBytes *bytes, GError **error);
