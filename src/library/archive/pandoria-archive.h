/* PandoriaArchive: every game ever tracked: the files of the games' folder as a list that keeps up with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-archive-entry.h"

/**
 * PandoriaArchive: the games of a folder. Other threads read the files; files that an index remembers are not read at
 * all. Entries come and go in the list of the main context in which it was made. Operations on files run one after the other.
 *
 * Properties (all notify, read only): "busy" (files are being looked at), "progress" (0…1, of the files to be read),
 * "loaded" (the folder has been looked at once), "index-error" (nullable string: why the index could not be
 * written; it is tried again, and until then the next opening takes longer).
 */
#define PANDORIA_TYPE_ARCHIVE (pandoria_archive_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaArchive, pandoria_archive, PANDORIA, ARCHIVE, GObject)

/**
 * Returns: (transfer full): the archive of pandoria_folder_get_games() with its index in the user's cache: one for all
 * who hold it at a time, so that the files are read once. For the main thread.
 */
PandoriaArchive *pandoria_archive_get (void);

/** Looks at the folder, first time or again; the list follows, then comes @callback (nullable). It cannot fail. */
void pandoria_archive_load_async (PandoriaArchive *self, GAsyncReadyCallback callback, gpointer data);

/** Returns: (transfer none): all games: PandoriaArchiveEntry, in the order of pandoria_archive_entry_compare(). */
GListModel *pandoria_archive_get_games (PandoriaArchive *self);
gboolean pandoria_archive_is_busy (PandoriaArchive *self);
/** Returns: whether the folder has been looked at once. */
gboolean pandoria_archive_is_loaded (PandoriaArchive *self);
/** Returns: how far it is with the files to be read, 0…1; 1 when nothing is to be read. */
double pandoria_archive_get_progress (PandoriaArchive *self);
/** Returns: (transfer full): where the photo of the game in file @path is kept, which may not exist. It is deleted with the game. */
char *pandoria_archive_get_photo_path (const char *path);
/** Returns: (transfer full): the file of @entry. */
char *pandoria_archive_get_path (PandoriaArchive *self, PandoriaArchiveEntry *entry);

/**
 * Gives a game another title, or makes a copy of it with a new id and @title. The list follows before @callback.
 * Returns (finish): (transfer full) (nullable): the new entry.
 */
void pandoria_archive_rename_async (PandoriaArchive *self, PandoriaArchiveEntry *entry, const char *title,
                                    GAsyncReadyCallback callback, gpointer data);
void pandoria_archive_duplicate_async (PandoriaArchive *self, PandoriaArchiveEntry *entry, const char *title,
                                       GAsyncReadyCallback callback, gpointer data);
PandoriaArchiveEntry *pandoria_archive_change_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);

/**
 * Moves the files of @entries (GPtrArray of PandoriaArchiveEntry) into the folder “deleted” next to that of the games. A game is
 * kept there for 30 days. Returns (finish): (transfer full): the moved files, for
 * pandoria_archive_restore_async(); @error (may be set as well): why one could not be moved.
 */
void pandoria_archive_delete_async (PandoriaArchive *self, GPtrArray *entries, GAsyncReadyCallback callback,
                                    gpointer data);
GStrv pandoria_archive_delete_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);
/** Moves deleted files back. */
void pandoria_archive_restore_async (PandoriaArchive *self, const char *const *deleted, GAsyncReadyCallback callback,
                                     gpointer data);
gboolean pandoria_archive_restore_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);

/**
 * Copies the files of @entries to @to: the only one to that file; with @to_folder all into that folder, under their titles. Existing
 * files stay.
 */
void pandoria_archive_export_async (PandoriaArchive *self, GPtrArray *entries, GFile *to, gboolean to_folder,
                                    GAsyncReadyCallback callback, gpointer data);
gboolean pandoria_archive_export_finish (PandoriaArchive *self, GAsyncResult *result, GError **error);
