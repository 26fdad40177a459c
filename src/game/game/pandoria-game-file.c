/* PandoriaGameFile: saves the record of a game, now or in a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game-file.h"

#include <glib/gi18n-lib.h>

#include "pandoria-folder.h"
#include "pandoria-game.h"
#include "pandoria-json.h"

/* Delays before the next try, in seconds; each is twice the previous one. */
#define FIRST_PAUSE 2
#define LAST_PAUSE  60

/* After this time in ms, a change that is not in the file is reported. */
#define LATE 1000

/* A state that is not known to be in the file. */
typedef struct
{
  guint64 number; /* from 1, in the order of the changes */
  gint64 since;   /* Unix seconds */
} Unsaved;

struct _PandoriaGameFile
{
  GObject parent_instance;
  PandoriaRecord *record;
  PandoriaSaver *saver; /* NULL: the game has no file */
  gboolean in_thread;   /* a thread writes */
  gsize size;           /* size of the content last written or read */
  char *error;          /* nullable */
  gint64 unsaved_since; /* Unix seconds; 0: everything is saved, or is being saved in time */
  guint retry, pause;   /* the timeout of the next attempt, and its delay in seconds */
  GArray *unsaved;      /* Unsaved: the states that the thread has yet to write */
  gboolean is_writing;  /* the result of a write has not arrived yet */
  guint late;           /* the timeout that reports a late disk */
  PandoriaSaver *aside; /* (nullable): of the other file in which the game is about to continue */
  char *title_before;   /* its title until then */
};

enum
{
  PROP_PATH = 1,
  PROP_SAVE_ERROR,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint parted_signal, save_ended_signal;

G_DEFINE_FINAL_TYPE (PandoriaGameFile, pandoria_game_file, G_TYPE_OBJECT)

static gboolean
on_pause_over (gpointer data)
{
  PandoriaGameFile *self = data;

  self->retry = 0;
  pandoria_game_file_save (self, NULL);
  return G_SOURCE_REMOVE;
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* Sets the reason why saving failed (NULL: it succeeded). */
static void
set_save_error (PandoriaGameFile *self, const char *message)
{
  if (g_strcmp0 (self->error, message) == 0)
    return;
  g_free (self->error);
  self->error = g_strdup (message);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVE_ERROR]);
}

/* Returns: when the oldest change happened that is not in the file. */
static gint64
find_oldest (PandoriaGameFile *self)
{
  const GArray *unsaved = self->unsaved;

  return unsaved->len > 0 ? g_array_index (unsaved, Unsaved, 0).since : get_now ();
}

static void
set_unsaved (PandoriaGameFile *self, const char *message)
{
  g_clear_handle_id (&self->late, g_source_remove);
  if (self->unsaved_since == 0)
    self->unsaved_since = find_oldest (self);
  if (self->retry == 0)
    {
      self->pause = CLAMP (self->pause * 2, FIRST_PAUSE, LAST_PAUSE);
      self->retry = g_timeout_add_seconds (self->pause, on_pause_over, self);
    }
  set_save_error (self, message);
}

static void
set_saved (PandoriaGameFile *self)
{
  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_handle_id (&self->late, g_source_remove);
  g_array_set_size (self->unsaved, 0);
  self->unsaved_since = 0;
  self->pause = 0;
  set_save_error (self, NULL);
}

static void
drop_aside (PandoriaGameFile *self)
{
  g_clear_pointer (&self->aside, pandoria_saver_free);
  g_clear_pointer (&self->title_before, g_free);
}

/* The thread of the previous saver still writes its newest state. */
void
pandoria_game_file_take_saver (PandoriaGameFile *self, PandoriaSaver *saver, gsize size)
{
  drop_aside (self);
  g_clear_pointer (&self->saver, pandoria_saver_free);
  self->saver = saver;
  self->size = size;
  self->is_writing = FALSE;
  set_saved (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PATH]);
}

PandoriaSaver *
pandoria_game_file_lock (const char *path, GError **error)
{
  g_autofree char *table = pandoria_folder_get_file (PANDORIA_FOLDER_LOCKS);
  PandoriaFileLock *lock = pandoria_file_lock_take (table, path);
  PandoriaSaver *saver;

  if (lock == NULL)
    {
      pandoria_game_set_open_elsewhere (error);
      return NULL;
    }
  saver = pandoria_saver_new (path);
  pandoria_saver_keep_lock (saver, lock);
  return saver;
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

/* Another process wrote the file. Keeps that file, and makes a saver for another name in the same
 * folder. The record gets another title. Returns: (nullable): NULL if another window has that file
 * open. */
static PandoriaSaver *
prepare_aside (PandoriaGameFile *self, GError **error)
{
  const char *other = pandoria_game_file_get_path (self);
  g_autofree char *folder = g_path_get_dirname (other);
  g_autofree char *name = get_plain_name (other);
  g_autofree char *path = pandoria_file_find_free (folder, name);
  g_autofree char *next = pandoria_record_make_next_title (self->record);
  PandoriaSaver *saver = pandoria_game_file_lock (path, error);

  if (saver == NULL)
    return NULL;
  g_free (self->title_before);
  self->title_before = g_strdup (pandoria_record_get_written_title (self->record));
  pandoria_record_set_title (self->record, next);
  return saver;
}

/* Continues in the file of @saver (taken), where the game is now. */
static void
end_aside (PandoriaGameFile *self, PandoriaSaver *saver, gsize size)
{
  g_autofree char *other = g_strdup (pandoria_game_file_get_path (self));

  pandoria_game_file_take_saver (self, saver, size);
  g_signal_emit (self, parted_signal, 0, other);
}

static void
cancel_aside (PandoriaGameFile *self)
{
  pandoria_record_set_title (self->record, self->title_before);
  drop_aside (self);
}

/* --- saving now ----------------------------------------------------------------------------- */

static gboolean
go_aside (PandoriaGameFile *self, GError **error)
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
save_now (PandoriaGameFile *self, GError **error)
{
  g_autoptr (GBytes) bytes = pandoria_record_to_bytes (self->record, error);
  g_autoptr (GError) local = NULL;

  if (bytes == NULL)
    return FALSE;
  if (pandoria_saver_write (self->saver, bytes, &local))
    {
      self->size = g_bytes_get_size (bytes);
      return TRUE;
    }
  if (g_error_matches (local, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    return go_aside (self, error);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* --- saving in a thread --------------------------------------------------------------------- */

static void save_later (PandoriaGameFile *self);

/* Reports changes that are still not in the file, and continues to wait. */
static gboolean
on_late (gpointer data)
{
  PandoriaGameFile *self = data;

  self->late = 0;
  if (self->unsaved_since == 0)
    self->unsaved_since = find_oldest (self);
  if (self->error == NULL)
    set_save_error (self, _ ("the disk has not answered yet"));
  g_signal_emit (self, save_ended_signal, 0);
  return G_SOURCE_REMOVE;
}

static void
watch_time (PandoriaGameFile *self)
{
  if (self->late == 0 && self->error == NULL)
    self->late = g_timeout_add (LATE, on_late, self);
}

/* Forgets the states up to @number, which are in the file. */
static void
note_written (PandoriaGameFile *self, guint64 number)
{
  GArray *unsaved = self->unsaved;
  guint n = 0;

  while (n < unsaved->len && g_array_index (unsaved, Unsaved, n).number <= number)
    n++;
  g_array_remove_range (unsaved, 0, n);
  if (unsaved->len == 0)
    set_saved (self);
  else
    {
      /* The later states have LATE ms from here on. */
      g_clear_handle_id (&self->late, g_source_remove);
      if (self->unsaved_since != 0)
        self->unsaved_since = find_oldest (self);
      watch_time (self);
    }
}

static void
on_written_aside (guint64 number, const GError *error, gpointer data)
{
  g_autoptr (PandoriaGameFile) self = g_object_ref (data);
  const guint n_unsaved = self->unsaved->len;

  self->is_writing = FALSE;
  if (error == NULL)
    {
      const gboolean is_newest = n_unsaved == 0;

      end_aside (self, g_steal_pointer (&self->aside), self->size);
      if (!is_newest)
        save_later (self);
    }
  else
    {
      cancel_aside (self);
      set_unsaved (self, error->message);
    }
  g_signal_emit (self, save_ended_signal, 0);
}

/* Later changes wait until the game has its new place. */
static void
go_aside_later (PandoriaGameFile *self)
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
  g_array_set_size (self->unsaved, 0);
  self->is_writing = TRUE;
  self->size = g_bytes_get_size (bytes);
  pandoria_saver_write_later (saver, bytes, on_written_aside, self);
  self->aside = g_steal_pointer (&saver);
}

static void
on_written (guint64 number, const GError *error, gpointer data)
{
  g_autoptr (PandoriaGameFile) self = g_object_ref (data);
  const GArray *unsaved = self->unsaved;
  const gboolean is_newest
      = unsaved->len == 0 || g_array_index (unsaved, Unsaved, unsaved->len - 1).number <= number;

  self->is_writing = !is_newest;
  if (error == NULL)
    note_written (self, number);
  else if (!is_newest)
    return; /* the thread is trying the next one */
  else if (g_error_matches (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    go_aside_later (self);
  else
    set_unsaved (self, error->message);
  if (!self->is_writing)
    g_signal_emit (self, save_ended_signal, 0);
}

static void
save_later (PandoriaGameFile *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  Unsaved unsaved = { .since = get_now () };

  if (self->aside != NULL)
    {
      g_array_append_val (self->unsaved, unsaved);
      return;
    }
  bytes = pandoria_record_to_bytes (self->record, &error);
  if (bytes == NULL)
    {
      set_unsaved (self, error->message);
      return;
    }
  self->size = g_bytes_get_size (bytes);
  self->is_writing = TRUE;
  unsaved.number = pandoria_saver_write_later (self->saver, bytes, on_written, self);
  g_array_append_val (self->unsaved, unsaved);
  watch_time (self);
}

/* --- the object ----------------------------------------------------------------------------- */

static void
pandoria_game_file_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaGameFile *self = PANDORIA_GAME_FILE (object);

  switch (id)
    {
    case PROP_PATH: g_value_set_string (value, pandoria_game_file_get_path (self)); break;
    case PROP_SAVE_ERROR: g_value_set_string (value, self->error); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_game_file_finalize (GObject *object)
{
  PandoriaGameFile *self = PANDORIA_GAME_FILE (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_handle_id (&self->late, g_source_remove);
  drop_aside (self);
  g_clear_pointer (&self->saver, pandoria_saver_free);
  g_clear_pointer (&self->record, pandoria_record_unref);
  g_free (self->error);
  g_array_unref (self->unsaved);
  G_OBJECT_CLASS (pandoria_game_file_parent_class)->finalize (object);
}

static void
pandoria_game_file_class_init (PandoriaGameFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GType type = PANDORIA_TYPE_GAME_FILE;

  object_class->get_property = pandoria_game_file_get_property;
  object_class->finalize = pandoria_game_file_finalize;
  props[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  props[PROP_SAVE_ERROR] = g_param_spec_string ("save-error", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  parted_signal = g_signal_new ("parted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  save_ended_signal
      = g_signal_new ("save-ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_game_file_init (PandoriaGameFile *self)
{
  self->unsaved = g_array_new (FALSE, FALSE, sizeof (Unsaved));
}

PandoriaGameFile *
pandoria_game_file_new (PandoriaRecord *record)
{
  PandoriaGameFile *self = g_object_new (PANDORIA_TYPE_GAME_FILE, NULL);

  self->record = pandoria_record_ref (record);
  return self;
}

void
pandoria_game_file_save_in_thread (PandoriaGameFile *self)
{
  g_return_if_fail (PANDORIA_IS_GAME_FILE (self));
  self->in_thread = TRUE;
}

gboolean
pandoria_game_file_is_saved (PandoriaGameFile *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), FALSE);
  return self->unsaved_since == 0 && self->unsaved->len == 0 && self->aside == NULL;
}

gboolean
pandoria_game_file_is_saving (PandoriaGameFile *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), FALSE);
  return self->is_writing;
}

gboolean
pandoria_game_file_wait_until_saved (PandoriaGameFile *self, guint milliseconds)
{
  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), FALSE);

  if (self->is_writing && self->aside == NULL)
    pandoria_saver_wait (self->saver, milliseconds);
  /* Another file may be written now instead. */
  if (self->is_writing && self->aside != NULL)
    pandoria_saver_wait (self->aside, milliseconds);
  return pandoria_game_file_is_saved (self);
}

gboolean
pandoria_game_file_save (PandoriaGameFile *self, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), FALSE);

  if (self->saver != NULL && self->in_thread)
    {
      if (!self->is_writing && !pandoria_game_file_is_saved (self))
        save_later (self);
      return pandoria_game_file_is_saved (self);
    }
  if (self->saver == NULL || save_now (self, &local))
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
save_or_begin (PandoriaGameFile *self, GError **error)
{
  if (self->saver == NULL || !self->in_thread)
    return pandoria_game_file_save (self, error);
  save_later (self);
  return TRUE;
}

void
pandoria_game_file_save_change (PandoriaGameFile *self)
{
  save_or_begin (self, NULL);
}

gboolean
pandoria_game_file_has_room (PandoriaGameFile *self, GError **error)
{
  gboolean is_small = self->size < PANDORIA_SMALL_FILE_SIZE;
  g_autoptr (GBytes) bytes = is_small ? NULL : pandoria_record_to_bytes (self->record, NULL);

  if (is_small || bytes != NULL)
    return TRUE;
  g_set_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID,
               _ ("The file of this game is full: it has at most 8 MiB. Continue in a new game."));
  return FALSE;
}

gboolean
pandoria_game_file_is_large (PandoriaGameFile *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), FALSE);
  return self->size > PANDORIA_MAX_FILE_SIZE / 16 * 15;
}

const char *
pandoria_game_file_get_path (PandoriaGameFile *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), NULL);
  return self->saver != NULL ? pandoria_saver_get_path (self->saver) : NULL;
}

gint64
pandoria_game_file_get_unsaved_since (PandoriaGameFile *self)
{
  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), 0);
  return self->unsaved_since;
}

gboolean
pandoria_game_file_set_path (PandoriaGameFile *self, const char *path, GError **error)
{
  g_autoptr (PandoriaSaver) saver = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize size = 0;

  g_return_val_if_fail (PANDORIA_IS_GAME_FILE (self), FALSE);

  if (g_strcmp0 (pandoria_game_file_get_path (self), path) == 0)
    return save_or_begin (self, error);
  saver = path != NULL ? pandoria_game_file_lock (path, error) : NULL;
  if (path != NULL && saver == NULL)
    return FALSE;
  if (path != NULL && pandoria_record_is_in_file (self->record, path, &bytes))
    {
      pandoria_saver_adopt (saver, bytes);
      size = g_bytes_get_size (bytes);
    }
  pandoria_game_file_take_saver (self, g_steal_pointer (&saver), size);
  return bytes != NULL || save_or_begin (self, error);
}
