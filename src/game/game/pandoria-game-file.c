/* PandoriaGame: saves every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"

#include "pandoria-folder.h"
#include "pandoria-json.h"

/* Delays before the next try, in seconds; each is twice the previous one. */
#define FIRST_PAUSE 2
#define LAST_PAUSE  60

static gboolean
on_pause_over (gpointer data)
{
  PandoriaGame *self = data;

  self->file.retry = 0;
  pandoria_game_save (self, NULL);
  return G_SOURCE_REMOVE;
}

/* Sets the reason why saving failed (NULL: it succeeded). */
static void
set_save_error (PandoriaGame *self, const char *message)
{
  if (g_strcmp0 (self->file.error, message) == 0)
    return;
  g_free (self->file.error);
  self->file.error = g_strdup (message);
  g_object_notify (G_OBJECT (self), "save-error");
}

static void
set_unsaved (PandoriaGame *self, const char *message)
{
  PandoriaGameFile *file = &self->file;

  if (file->unsaved_since == 0)
    file->unsaved_since = g_get_real_time () / G_USEC_PER_SEC;
  if (file->retry == 0)
    {
      file->pause = CLAMP (file->pause * 2, FIRST_PAUSE, LAST_PAUSE);
      file->retry = g_timeout_add_seconds (file->pause, on_pause_over, self);
    }
  set_save_error (self, message);
}

static void
set_saved (PandoriaGame *self)
{
  g_clear_handle_id (&self->file.retry, g_source_remove);
  self->file.unsaved_since = 0;
  self->file.pause = 0;
  set_save_error (self, NULL);
}

/* Takes ownership of all arguments. */
static void
set_place (PandoriaGame *self, PandoriaSaver *saver, PandoriaFileLock *lock, gsize size)
{
  g_clear_pointer (&self->file.saver, pandoria_saver_free);
  g_clear_pointer (&self->file.lock, pandoria_file_lock_release);
  self->file.saver = saver;
  self->file.lock = lock;
  self->file.size = size;
  set_saved (self);
  g_object_notify (G_OBJECT (self), "path");
}

void
pandoria_game_set_open_elsewhere (GError **error)
{
  g_set_error_literal (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_OPEN_ELSEWHERE,
                       "the game is open elsewhere");
}

/* Returns: (transfer full) (nullable): the lock; NULL if another window has the game open. */
static PandoriaFileLock *
take_lock (const char *path, GError **error)
{
  g_autofree char *table = pandoria_folder_get_file (PANDORIA_FOLDER_LOCKS);
  PandoriaFileLock *lock = pandoria_file_lock_take (table, path);

  if (lock == NULL)
    pandoria_game_set_open_elsewhere (error);
  return lock;
}

void
pandoria_game_clear_file (PandoriaGame *self)
{
  g_clear_handle_id (&self->file.retry, g_source_remove);
  g_clear_pointer (&self->file.saver, pandoria_saver_free);
  g_clear_pointer (&self->file.lock, pandoria_file_lock_release);
  g_clear_pointer (&self->file.error, g_free);
}

/* Returns: (transfer full): the file name without the number of an earlier copy. */
static char *
get_plain_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GRegex) number
      = g_regex_new ("-[0-9]{1,3}(\\.[^.]*)?$", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);

  return g_regex_replace (number, name, -1, 0, "\\1", G_REGEX_MATCH_DEFAULT, NULL);
}

/* Another process wrote the file. Keep it, and continue under another name in the same folder. */
static gboolean
go_aside (PandoriaGame *self, GError **error)
{
  g_autofree char *other = g_strdup (pandoria_game_get_path (self));
  g_autofree char *folder = g_path_get_dirname (other);
  g_autofree char *name = get_plain_name (other);
  g_autofree char *path = pandoria_file_find_free (folder, name);
  g_autofree char *title = g_strdup (pandoria_record_get_written_title (self->record));
  g_autofree char *next = pandoria_record_make_next_title (self->record);
  g_autoptr (PandoriaFileLock) lock = take_lock (path, error);
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (path);
  g_autoptr (GBytes) bytes = NULL;

  if (lock == NULL)
    return FALSE;
  pandoria_record_set_title (self->record, next);
  bytes = pandoria_record_to_bytes (self->record, error);
  if (bytes == NULL || !pandoria_saver_write (saver, bytes, error))
    {
      pandoria_record_set_title (self->record, title);
      return FALSE;
    }
  set_place (self, g_steal_pointer (&saver), g_steal_pointer (&lock), g_bytes_get_size (bytes));
  g_object_notify (G_OBJECT (self), "title");
  g_signal_emit_by_name (self, "parted", other);
  return TRUE;
}

static gboolean
save (PandoriaGame *self, GError **error)
{
  g_autoptr (GBytes) bytes = pandoria_record_to_bytes (self->record, error);
  g_autoptr (GError) local = NULL;

  if (bytes == NULL)
    return FALSE;
  if (pandoria_saver_write (self->file.saver, bytes, &local))
    {
      self->file.size = g_bytes_get_size (bytes);
      return TRUE;
    }
  if (g_error_matches (local, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    return go_aside (self, error);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

gboolean
pandoria_game_save (PandoriaGame *self, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (self->file.saver == NULL || save (self, &local))
    {
      set_saved (self);
      return TRUE;
    }
  set_unsaved (self, local->message);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

gboolean
pandoria_game_fits_file (PandoriaGame *self, GError **error)
{
  gboolean is_small = self->file.size < PANDORIA_SMALL_FILE_SIZE;
  g_autoptr (GBytes) bytes = is_small ? NULL : pandoria_record_to_bytes (self->record, error);

  return is_small || bytes != NULL;
}

const char *
pandoria_game_get_path (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), NULL);
  return self->file.saver != NULL ? pandoria_saver_get_path (self->file.saver) : NULL;
}

gint64
pandoria_game_get_unsaved_since (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), 0);
  return self->file.unsaved_since;
}

PandoriaGame *
pandoria_game_open (const char *path, GError **error)
{
  g_autoptr (PandoriaFileLock) lock = NULL;
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  PandoriaGame *self;

  g_return_val_if_fail (path != NULL, NULL);

  lock = take_lock (path, error);
  if (lock == NULL)
    return NULL;
  saver = pandoria_saver_new (path);
  record = pandoria_record_read (path, &bytes, error);
  self = record != NULL ? pandoria_game_new_as_far (record, error) : NULL;
  if (self == NULL)
    return NULL;
  pandoria_saver_adopt (saver, bytes);
  set_place (self, g_steal_pointer (&saver), g_steal_pointer (&lock), g_bytes_get_size (bytes));
  return self;
}

gboolean
pandoria_game_set_path (PandoriaGame *self, const char *path, GError **error)
{
  g_autoptr (PandoriaFileLock) lock = NULL;
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize size = 0;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (g_strcmp0 (pandoria_game_get_path (self), path) == 0)
    return pandoria_game_save (self, error);
  lock = path != NULL ? take_lock (path, error) : NULL;
  if (path != NULL && lock == NULL)
    return FALSE;
  saver = path != NULL ? pandoria_saver_new (path) : NULL;
  if (path != NULL && pandoria_record_is_in_file (self->record, path, &bytes))
    {
      pandoria_saver_adopt (saver, bytes);
      size = g_bytes_get_size (bytes);
    }
  set_place (self, g_steal_pointer (&saver), g_steal_pointer (&lock), size);
  return bytes != NULL || pandoria_game_save (self, error);
}
