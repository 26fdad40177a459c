/* PandoriaArchive: the files of the games' folder as a list that follows changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-archive-entry.h"

/**
 * PandoriaArchive: the games of a folder. Other threads read the files, except those that the index
 * remembers. The list changes in the main context that created the archive. Operations on files run
 * one after the other. Properties (all notify, read only): "progress" (0…1, of the files to read;
 * also notifies when it becomes busy or idle), "loaded" (the folder has been read once),
 * "index-error" (nullable string: the reason why the index was not written; the archive retries,
 * and until then the next opening takes longer).
 */
#define PANDORIA_TYPE_ARCHIVE (pandoria_archive_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchive, pandoria_archive, PANDORIA, ARCHIVE, GObject)

/**
 * Returns: (transfer full): the archive of pandoria_folder_get_games(), with its index in the
 * user's cache. All holders share one archive, so that the files are read once. Call it from the
 * main thread.
 */
PandoriaArchive *pandoria_archive_get (void);

/**
 * Checks the folder, the first time or again. Updates the list, then calls @callback (nullable). It
 * cannot fail.
 */
void pandoria_archive_load_async (PandoriaArchive *self, GAsyncReadyCallback callback,
                                  gpointer data);

/**
 * Returns: (transfer none): all games (PandoriaArchiveEntry), in the order of
 * pandoria_archive_entry_compare().
 */
GListModel *pandoria_archive_get_games (PandoriaArchive *self);
/** Returns: whether another file has the game of @entry, and is further on. The statistics then
 * count that one. */
gboolean pandoria_archive_is_copy (PandoriaArchive *self, PandoriaArchiveEntry *entry);
/** Returns: whether files are being checked or changed. */
gboolean pandoria_archive_is_busy (PandoriaArchive *self);
/** Returns: whether the folder has been read once. */
gboolean pandoria_archive_is_loaded (PandoriaArchive *self);
/** Returns: the progress in reading files, 0…1; 1 if there are none to read. */
double pandoria_archive_get_progress (PandoriaArchive *self);
/**
 * Returns: (transfer full): the path at which the photo of the game @path is kept. The photo need
 * not exist. It is deleted with the game.
 */
char *pandoria_archive_get_photo_path (const char *path);
/** Returns: (transfer full): the file of @entry. */
char *pandoria_archive_get_path (PandoriaArchive *self, PandoriaArchiveEntry *entry);

/**
 * Renames a game, or copies it with a new id and @title. Updates the list before calling @callback.
 * Returns (finish): (transfer full) (nullable): the new entry.
 */
void pandoria_archive_rename_async (PandoriaArchive *self, PandoriaArchiveEntry *entry,
                                    const char *title, GAsyncReadyCallback callback, gpointer data);
/**
 * Copies a game under a new id and @title. Updates the list before calling @callback. Ends with
 * pandoria_archive_change_finish().
 */
void pandoria_archive_duplicate_async (PandoriaArchive *self, PandoriaArchiveEntry *entry,
                                       const char *title, GAsyncReadyCallback callback,
                                       gpointer data);
/** Returns: (transfer none) (nullable): the entry of the changed game; NULL and @error if nothing
 * changed. */
PandoriaArchiveEntry *pandoria_archive_change_finish (PandoriaArchive *self, GAsyncResult *result,
                                                      GError **error);

/**
 * Moves the files of @entries into the folder “deleted” next to the games' folder, which keeps them
 * for 30 days, or moves deleted files back. The caller must not change @entries afterwards.
 * Returns (finish): (transfer full): the files that can be restored. @error may be set as well,
 * with the reason why a file could not be moved.
 */
void pandoria_archive_delete_async (PandoriaArchive *self, GPtrArray *entries,
                                    GAsyncReadyCallback callback, gpointer data);
/**
 * Moves the files @deleted, from pandoria_archive_delete_finish(), back to the folder of games.
 * Ends with pandoria_archive_finish().
 */
void pandoria_archive_restore_async (PandoriaArchive *self, const char *const *deleted,
                                     GAsyncReadyCallback callback, gpointer data);
/** Returns: (transfer full) (nullable): the paths of the deleted files; NULL and @error. */
GStrv pandoria_archive_delete_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);

/** The number of days for which a deleted game is kept. */
#define PANDORIA_ARCHIVE_KEPT_DAYS 30
/**
 * Reads the deleted games.
 * Returns (finish): (transfer full): entries with their paths, the last deleted first.
 */
void pandoria_archive_list_deleted_async (PandoriaArchive *self, GAsyncReadyCallback callback,
                                          gpointer data);
GPtrArray *pandoria_archive_list_deleted_finish (PandoriaArchive *self, GAsyncResult *result);

/**
 * Copies the single file of @entries to the file @to or, with @to_folder, all files into the folder
 * @to, named by their titles. Existing files stay. The caller must not change @entries afterwards.
 * Ends with pandoria_archive_finish().
 */
void pandoria_archive_export_async (PandoriaArchive *self, GPtrArray *entries, GFile *to,
                                    gboolean to_folder, GAsyncReadyCallback callback,
                                    gpointer data);
/** Returns: whether the change succeeded; otherwise sets @error. */
gboolean pandoria_archive_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);
