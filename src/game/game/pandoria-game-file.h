/* PandoriaGameFile: saves the record of a game, now or in a thread, and knows whether that works.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-file.h"
#include "pandoria-record.h"

/**
 * PandoriaGameFile: where the record of a game is saved, if anywhere.
 *
 * Properties "path" (string, nullable) and "save-error" (string, nullable): why the newest state is
 * not in the file. Signal "parted" (string path): another process has changed the file at that
 * path, so the record continues in another file, with another title. Signal "save-ended": an
 * attempt to save has succeeded or failed. PandoriaGame has the same ones.
 */
#define PANDORIA_TYPE_GAME_FILE (pandoria_game_file_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaGameFile, pandoria_game_file, PANDORIA, GAME_FILE, GObject)

/** Returns: (transfer full): a file for @record (adds a reference), which is not saved anywhere
 * yet. */
PandoriaGameFile *pandoria_game_file_new (PandoriaRecord *record);

/**
 * Locks the file at @path.
 * Returns: (transfer full) (nullable): a saver that keeps the lock; NULL and a PANDORIA_GAME_ERROR
 * if another window has the file open.
 */
PandoriaSaver *pandoria_game_file_lock (const char *path, GError **error);
/** Saves to the file of @saver (taken) from now on, which contains @size bytes. */
void pandoria_game_file_take_saver (PandoriaGameFile *self, PandoriaSaver *saver, gsize size);

/** Saves a change of the record: now, or in the thread. */
void pandoria_game_file_save_change (PandoriaGameFile *self);
/** Returns: FALSE and a PANDORIA_FILE_ERROR if the record is too large to be read again. */
gboolean pandoria_game_file_has_room (PandoriaGameFile *self, GError **error);

/* As the functions of pandoria-game.h with these names. */
gboolean pandoria_game_file_set_path (PandoriaGameFile *self, const char *path, GError **error);
const char *pandoria_game_file_get_path (PandoriaGameFile *self);
void pandoria_game_file_save_in_thread (PandoriaGameFile *self);
gboolean pandoria_game_file_save (PandoriaGameFile *self, GError **error);
gboolean pandoria_game_file_is_saved (PandoriaGameFile *self);
gboolean pandoria_game_file_is_saving (PandoriaGameFile *self);
gboolean pandoria_game_file_wait_until_saved (PandoriaGameFile *self, guint milliseconds);
gint64 pandoria_game_file_get_unsaved_since (PandoriaGameFile *self);
gboolean pandoria_game_file_is_large (PandoriaGameFile *self);
