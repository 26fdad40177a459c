/* PandoriaSaver: a file that follows what the program knows, and never writes over what somebody else wrote there.
 *
 * It remembers what it has read or written last. When the file says something else at the next writing, another program (a
 * second instance, a folder that is kept in step with another computer) has written it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#define PANDORIA_SAVER_ERROR (pandoria_saver_error_quark ())
GQuark pandoria_saver_error_quark (void);

typedef enum
{
  PANDORIA_SAVER_ERROR_CHANGED, /* somebody else wrote the file */
} PandoriaSaverError;

typedef struct _PandoriaSaver PandoriaSaver;

/**
 * Makes it for the file @path as it is now. Nothing is known yet of what it says: only one that is not there, or says the
 * same already, is written.
 */
PandoriaSaver *pandoria_saver_new (const char *path);
void pandoria_saver_free (PandoriaSaver *saver);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaSaver, pandoria_saver_free)

const char *pandoria_saver_get_path (PandoriaSaver *saver);

/** The file says @bytes, which were read after the saver was made: it may be written over as long as it does. */
void pandoria_saver_adopt (PandoriaSaver *saver, GBytes *bytes);

/**
 * Writes @bytes, as pandoria_file_write_own(). A file that says the same already, or that has gone, is nobody's writing.
 * Returns: FALSE and a PANDORIA_SAVER_ERROR_CHANGED, or a G_FILE_ERROR with the reason.
 */
gboolean pandoria_saver_write (PandoriaSaver *saver, GBytes *bytes, GError **error);
