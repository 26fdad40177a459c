/* PandoriaGame: saves every change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-folder.h"
#include "pandoria-json.h"

/* Delays before the next try, in seconds; each is twice the previous one. */
#define FIRST_PAUSE 2
#define LAST_PAUSE  60

/* After this time in ms, a change that is not in the file is reported. */
#define LATE 1000

static gboolean
on_pause_over (gpointer data)
{
  PandoriaGame *self = data;

  self->file.retry = 0;
  pandoria_game_save (self, NULL);
  return G_SOURCE_REMOVE;
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
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

/* Returns: when the oldest change happened that is not in the file. */
static gint64
find_oldest (PandoriaGame *self)
{
  const GArray *unsaved = self->file.unsaved;

  return unsaved->len > 0 ? g_array_index (unsaved, PandoriaUnsaved, 0).since : get_now ();
}

static void
set_unsaved (PandoriaGame *self, const char *message)
{
  PandoriaGameFile *file = &self->file;

  g_clear_handle_id (&file->late, g_source_remove);
  if (file->unsaved_since == 0)
    file->unsaved_since = find_oldest (self);
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
  g_clear_handle_id (&self->file.late, g_source_remove);
  g_array_set_size (self->file.unsaved, 0);
  self->file.unsaved_since = 0;
  self->file.pause = 0;
  set_save_error (self, NULL);
}

static void
drop_aside (PandoriaGame *self)
{
  g_clear_pointer (&self->file.aside, pandoria_saver_free);
  g_clear_pointer (&self->file.title_before, g_free);
}

/* Takes @saver. A thread still writes the newest state to the place before. */
static void
set_place (PandoriaGame *self, PandoriaSaver *saver, gsize size)
{
  drop_aside (self);
  g_clear_pointer (&self->file.saver, pandoria_saver_free);
  self->file.saver = saver;
  self->file.size = size;
  self->file.is_writing = FALSE;
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

/* Returns: (transfer full): a saver for @path that keeps @lock, which it takes. */
static PandoriaSaver *
create_saver (const char *path, PandoriaFileLock *lock)
{
  PandoriaSaver *saver = pandoria_saver_new (path);

  pandoria_saver_keep_lock (saver, lock);
  return saver;
}

void
pandoria_game_init_file (PandoriaGame *self)
{
  self->file.unsaved = g_array_new (FALSE, FALSE, sizeof (PandoriaUnsaved));
}

void
pandoria_game_clear_file (PandoriaGame *self)
{
  g_clear_handle_id (&self->file.retry, g_source_remove);
  g_clear_handle_id (&self->file.late, g_source_remove);
  drop_aside (self);
  g_clear_pointer (&self->file.saver, pandoria_saver_free);
  g_clear_pointer (&self->file.error, g_free);
  g_clear_pointer (&self->file.unsaved, g_array_unref);
}

/* --- another file --------------------------------------------------------------------------- */

/* Returns: (transfer full): the file name without the number of an earlier copy. */
static char *
get_plain_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GRegex) number
      = g_regex_new ("-[0-9]{1,3}(\\.[^.]*)?$", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);

  return g_regex_replace (number, name, -1, 0, "\\1", G_REGEX_MATCH_DEFAULT, NULL);
}

/* Another process wrote the file. Keeps it, and makes a saver for another name in the same folder.
 * The record gets another title. Returns: (nullable): NULL if another window has that file open. */
static PandoriaSaver *
prepare_aside (PandoriaGame *self, GError **error)
{
  const char *other = pandoria_game_get_path (self);
  g_autofree char *folder = g_path_get_dirname (other);
  g_autofree char *name = get_plain_name (other);
  g_autofree char *path = pandoria_file_find_free (folder, name);
  g_autofree char *next = pandoria_record_make_next_title (self->record);
  PandoriaFileLock *lock = take_lock (path, error);

  if (lock == NULL)
    return NULL;
  g_free (self->file.title_before);
  self->file.title_before = g_strdup (pandoria_record_get_written_title (self->record));
  pandoria_record_set_title (self->record, next);
  return create_saver (path, lock);
}

/* Continues in the file of @saver (taken), where the game is now. */
static void
end_aside (PandoriaGame *self, PandoriaSaver *saver, gsize size)
{
  g_autofree char *other = g_strdup (pandoria_game_get_path (self));

  set_place (self, saver, size);
  g_object_notify (G_OBJECT (self), "title");
  g_signal_emit_by_name (self, "parted", other);
}

static void
cancel_aside (PandoriaGame *self)
{
  pandoria_record_set_title (self->record, self->file.title_before);
  drop_aside (self);
}

/* --- saving now ----------------------------------------------------------------------------- */

static gboolean
go_aside (PandoriaGame *self, GError **error)
{
  g_autoptr (PandoriaSaver) saver = prepare_aside (self, error);
  g_autoptr (GBytes) bytes = NULL;

  if (saver == NULL)
    return FALSE;
  bytes = pandoria_record_to_bytes (self->record, error);
  if (bytes == NULL || !pandoria_saver_write (saver, bytes, error))
    {
      cancel_aside (self);
      return FALSE;
    }
  end_aside (self, g_steal_pointer (&saver), g_bytes_get_size (bytes));
  return TRUE;
}

static gboolean
save_now (PandoriaGame *self, GError **error)
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

/* --- saving in a thread --------------------------------------------------------------------- */

static void save_later (PandoriaGame *self);

/* Reports changes that are still not in the file, and continues to wait. */
static gboolean
on_late (gpointer data)
{
  PandoriaGame *self = data;

  self->file.late = 0;
  if (self->file.unsaved_since == 0)
    self->file.unsaved_since = find_oldest (self);
  if (self->file.error == NULL)
    set_save_error (self, _ ("the disk has not answered yet"));
  g_signal_emit_by_name (self, "save-ended");
  return G_SOURCE_REMOVE;
}

static void
watch_time (PandoriaGame *self)
{
  if (self->file.late == 0 && self->file.error == NULL)
    self->file.late = g_timeout_add (LATE, on_late, self);
}

/* Forgets the states up to @number, which are in the file. */
static void
note_written (PandoriaGame *self, guint64 number)
{
  GArray *unsaved = self->file.unsaved;
  guint n = 0;

  while (n < unsaved->len && g_array_index (unsaved, PandoriaUnsaved, n).number <= number)
    n++;
  g_array_remove_range (unsaved, 0, n);
  if (unsaved->len == 0)
    set_saved (self);
  else
    {
      /* The second of the later ones begins now. */
      g_clear_handle_id (&self->file.late, g_source_remove);
      if (self->file.unsaved_since != 0)
        self->file.unsaved_since = find_oldest (self);
      watch_time (self);
    }
}

static void
on_written_aside (guint64 number, const GError *error, gpointer data)
{
  g_autoptr (PandoriaGame) self = g_object_ref (data);
  const guint n_unsaved = self->file.unsaved->len;

  self->file.is_writing = FALSE;
  if (error == NULL)
    {
      const gboolean is_newest = n_unsaved == 0;

      end_aside (self, g_steal_pointer (&self->file.aside), self->file.size);
      if (!is_newest)
        save_later (self);
    }
  else
    {
      cancel_aside (self);
      set_unsaved (self, error->message);
    }
  g_signal_emit_by_name (self, "save-ended");
}

/* Later changes wait until the game has its new place. */
static void
go_aside_later (PandoriaGame *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaSaver) saver = prepare_aside (self, &error);
  g_autoptr (GBytes) bytes = NULL;

  if (saver != NULL)
    bytes = pandoria_record_to_bytes (self->record, &error);
  if (bytes == NULL)
    {
      if (saver != NULL)
        cancel_aside (self);
      set_unsaved (self, error->message);
      return;
    }
  g_array_set_size (self->file.unsaved, 0);
  self->file.is_writing = TRUE;
  self->file.size = g_bytes_get_size (bytes);
  pandoria_saver_write_later (saver, bytes, on_written_aside, self);
  self->file.aside = g_steal_pointer (&saver);
}

static void
on_written (guint64 number, const GError *error, gpointer data)
{
  g_autoptr (PandoriaGame) self = g_object_ref (data);
  const GArray *unsaved = self->file.unsaved;
  const gboolean is_newest
      = unsaved->len == 0
        || g_array_index (unsaved, PandoriaUnsaved, unsaved->len - 1).number <= number;

  self->file.is_writing = !is_newest;
  if (error == NULL)
    note_written (self, number);
  else if (!is_newest)
    return; /* the thread is trying the next one */
  else if (g_error_matches (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    go_aside_later (self);
  else
    set_unsaved (self, error->message);
  if (!self->file.is_writing)
    g_signal_emit_by_name (self, "save-ended");
}

static void
save_later (PandoriaGame *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  PandoriaUnsaved unsaved = { .since = get_now () };

  if (self->file.aside != NULL)
    {
      g_array_append_val (self->file.unsaved, unsaved);
      return;
    }
  bytes = pandoria_record_to_bytes (self->record, &error);
  if (bytes == NULL)
    {
      set_unsaved (self, error->message);
      return;
    }
  self->file.size = g_bytes_get_size (bytes);
  self->file.is_writing = TRUE;
  unsaved.number = pandoria_saver_write_later (self->file.saver, bytes, on_written, self);
  g_array_append_val (self->file.unsaved, unsaved);
  watch_time (self);
}

void
pandoria_game_save_in_thread (PandoriaGame *self)
{
  g_return_if_fail (PANDORIA_IS_GAME (self));
  self->file.in_thread = TRUE;
}

gboolean
pandoria_game_is_saved (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return self->file.unsaved_since == 0 && self->file.unsaved->len == 0 && self->file.aside == NULL;
}

gboolean
pandoria_game_is_saving (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return self->file.is_writing;
}

gboolean
pandoria_game_wait_until_saved (PandoriaGame *self, guint milliseconds)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (self->file.is_writing && self->file.aside == NULL)
    pandoria_saver_wait (self->file.saver, milliseconds);
  /* Another file may be written now instead. */
  if (self->file.is_writing && self->file.aside != NULL)
    pandoria_saver_wait (self->file.aside, milliseconds);
  return pandoria_game_is_saved (self);
}

/* --- shared --------------------------------------------------------------------------------- */

gboolean
pandoria_game_save (PandoriaGame *self, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);

  if (self->file.saver != NULL && self->file.in_thread)
    {
      if (!self->file.is_writing && !pandoria_game_is_saved (self))
        save_later (self);
      return pandoria_game_is_saved (self);
    }
  if (self->file.saver == NULL || save_now (self, &local))
    {
      set_saved (self);
      return TRUE;
    }
  set_unsaved (self, local->message);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* A failure in the thread becomes "save-error" later. */
static gboolean
save_or_begin (PandoriaGame *self, GError **error)
{
  if (self->file.saver == NULL || !self->file.in_thread)
    return pandoria_game_save (self, error);
  save_later (self);
  return TRUE;
}

void
pandoria_game_save_change (PandoriaGame *self)
{
  save_or_begin (self, NULL);
}

gboolean
pandoria_game_fits_file (PandoriaGame *self, GError **error)
{
  gboolean is_small = self->file.size < PANDORIA_SMALL_FILE_SIZE;
  g_autoptr (GBytes) bytes = is_small ? NULL : pandoria_record_to_bytes (self->record, NULL);

  if (is_small || bytes != NULL)
    return TRUE;
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
               _ ("The file of this game is full: it has at most 8 MiB. Continue in a new game."));
  return FALSE;
}

gboolean
pandoria_game_has_large_file (PandoriaGame *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME (self), FALSE);
  return self->file.size > PANDORIA_MAX_FILE_SIZE / 16 * 15;
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
  pandoria_saver_keep_lock (saver, g_steal_pointer (&lock));
  set_place (self, g_steal_pointer (&saver), g_bytes_get_size (bytes));
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
    return save_or_begin (self, error);
  lock = path != NULL ? take_lock (path, error) : NULL;
  if (path != NULL && lock == NULL)
    return FALSE;
  saver = path != NULL ? create_saver (path, g_steal_pointer (&lock)) : NULL;
  if (path != NULL && pandoria_record_is_in_file (self->record, path, &bytes))
    {
      pandoria_saver_adopt (saver, bytes);
      size = g_bytes_get_size (bytes);
    }
  set_place (self, g_steal_pointer (&saver), size);
  return bytes != NULL || save_or_begin (self, error);
}
