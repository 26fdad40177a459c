/* Files: written completely or not at all, exported, locked, and compared by size and times.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <sys/stat.h>

/**
 * Writes @bytes to @path: temporary file in its folder, fsync, rename. At any time the old or the
 * new file exists. Follows a link. An existing file keeps its permissions, a new one has @mode.
 * Refuses devices, pipes and folders.
 * Returns: FALSE and a G_FILE_ERROR whose message is only the reason, without the file's name.
 */
gboolean pandoria_file_write (const char *path, GBytes *bytes, int mode, GError **error);
/** Writes a file of the program. Creates its folder if necessary. */
gboolean pandoria_file_write_own (const char *path, GBytes *bytes, int mode, GError **error);

/**
 * Returns: (transfer full): @title as the beginning of a file name for any file system: at most 120
 * bytes, not hidden, no separators, no device of Windows, no dot or space at the end. Drops
 * characters that a file system refuses or that change the writing direction. May be empty.
 */
char *pandoria_file_name_make (const char *title);
/**
 * Returns: (transfer full): a free path in @folder: @name, or @name with “-2”, “-3” … before its
 * last dot.
 */
char *pandoria_file_find_free (const char *folder, const char *name);

/** Renames the damaged file at @path to a free name, NAME-damaged, so that a new file can begin and
 * nothing is lost. Returns: (transfer full) (nullable): its new path; NULL if it stays. */
char *pandoria_file_put_aside (const char *path);

/**
 * Removes the temporary files that pandoria_file_write() of a killed process has left in @folder
 * and its subfolders: those older than an hour that no process is writing. Ignores errors.
 */
void pandoria_file_remove_leftovers (const char *folder);

/** Writes @bytes to @to: a local file with pandoria_file_write(), any other with GIO. */
gboolean pandoria_file_export (GFile *to, GBytes *bytes, GError **error);
/**
 * Exports in a thread, which keeps a reference to @bytes. The source object of @callback is @to.
 */
void pandoria_file_export_async (GFile *to, GBytes *bytes, GAsyncReadyCallback callback,
                                 gpointer data);
/** Returns: whether the file was written; otherwise sets @error. */
gboolean pandoria_file_export_finish (GFile *to, GAsyncResult *result, GError **error);

typedef struct _PandoriaFileLock PandoriaFileLock;

/**
 * Locks @path in @table, which it creates if necessary. In a read-only folder, or on a file system
 * without locks, the lock has no effect.
 * Returns: (transfer full) (nullable): the lock; NULL if another process has it.
 */
PandoriaFileLock *pandoria_file_lock_take (const char *table, const char *path);
void pandoria_file_lock_release (PandoriaFileLock *lock);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaFileLock, pandoria_file_lock_release)

/** PandoriaFileStamp: size and times (nanoseconds) of a file. All zero: no file. */
typedef struct
{
  gint64 size, modified, changed, inode;
} PandoriaFileStamp;

/** Sets @stamp to what the file system reports in @info. */
void pandoria_file_stamp_set (PandoriaFileStamp *stamp, const struct stat *info);
/** Returns: whether both stamps are the same. */
gboolean pandoria_file_stamp_equal (const PandoriaFileStamp *a, const PandoriaFileStamp *b);
/** Follows a link. Returns: FALSE, and the stamp of no file in *@stamp, if no file is at @path. */
gboolean pandoria_file_stamp_get (const char *path, PandoriaFileStamp *stamp);

/* --- pandoria-saver.c ----------------------------------------------------------------------- */

/* PandoriaSaver: keeps a file up to date, and never overwrites the changes of another program. It
 * remembers its last contents. If the file has changed before the next write, another program (a
 * second instance, or a folder that is synchronized with another computer) has written it. */

#define PANDORIA_SAVER_ERROR (pandoria_saver_error_quark ())
GQuark pandoria_saver_error_quark (void);

typedef enum
{
  PANDORIA_SAVER_ERROR_CHANGED, /* another program wrote the file */
} PandoriaSaverError;

typedef struct _PandoriaSaver PandoriaSaver;

/**
 * Creates a saver for the file at @path as it is now. Until pandoria_saver_adopt() it does not know
 * the contents: it then writes only a missing file, or the same contents again.
 */
PandoriaSaver *pandoria_saver_new (const char *path);
/** Does not wait for the thread of pandoria_saver_write_later(), which still writes the newest
 * state. */
void pandoria_saver_free (PandoriaSaver *saver);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaSaver, pandoria_saver_free)

/** Returns: (transfer none): the path of the file. */
const char *pandoria_saver_get_path (PandoriaSaver *saver);
/** Takes @lock, and releases it after the last write. */
void pandoria_saver_keep_lock (PandoriaSaver *saver, PandoriaFileLock *lock);

/**
 * Informs the saver of @bytes, the contents that were read from the file after the saver was
 * created. The saver may overwrite the file while it has these contents.
 */
void pandoria_saver_adopt (PandoriaSaver *saver, GBytes *bytes);

/**
 * Writes @bytes like pandoria_file_write_own(). A missing file, or one with these contents, counts
 * as unchanged.
 * Returns: FALSE and a PANDORIA_SAVER_ERROR_CHANGED, or a G_FILE_ERROR with the reason.
 */
gboolean pandoria_saver_write (PandoriaSaver *saver, GBytes *bytes, GError **error);

/** Called when state @number (pandoria_saver_write_later()) is in the file, or with the reason why
 * it is not. */
typedef void (*PandoriaSaverDone) (guint64 number, const GError *error, gpointer data);

/**
 * Writes @bytes like pandoria_saver_write(), but in a thread, so that no caller waits for a disk.
 * Only the newest state is written: one that comes during a write follows it, and replaces one that
 * still waits. @done is called in the caller's main context, until pandoria_saver_free(), with the
 * latest result. Returns: the number of this state, from 1.
 */
guint64 pandoria_saver_write_later (PandoriaSaver *saver, GBytes *bytes, PandoriaSaverDone done,
                                    gpointer data);
/** Waits until the newest state is written, but not longer than @milliseconds, and delivers the
 * result. Returns: whether no write is under way. */
gboolean pandoria_saver_wait (PandoriaSaver *saver, guint milliseconds);
