/* PandoriaFileLock: that a file is open in this program, told to others of the same user.
 *
 * Locks are on bytes of one file, the table, at a place that the path of the locked file gives: files are written by renaming
 * another one over them, so they cannot be locked themselves, and nothing is left behind when the program comes
 * to a sudden end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _PandoriaFileLock PandoriaFileLock;

/**
 * Locks @path in @table, which is made when missing. Returns: (transfer full) (nullable): the lock; NULL: somebody has it.
 * Where no lock can be had (a folder that cannot be written, a file system without locks) nobody can be told, and
 * there is a lock that keeps nobody out.
 */
PandoriaFileLock *pandoria_file_lock_take (const char *table, const char *path);
void pandoria_file_lock_release (PandoriaFileLock *lock);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaFileLock, pandoria_file_lock_release)

G_END_DECLS
