/* PandoriaSaver: keeps a file up to date, and never overwrites the changes of another process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "pandoria-file.h"

#define MODE 0644

/** Result: how the last write in the thread ended. */
typedef struct
{
  guint64 number; /* of the state; 0: there is no result to deliver */
  GError *error;  /* nullable */
} Result;

struct _PandoriaSaver
{
  gatomicrefcount references; /* of the user, of the thread, and of each delivery */
  char *path;
  PandoriaFileLock *lock; /* nullable */

  /* Only the writer uses these: the thread while there is one, else the user. */
  PandoriaFileStamp stamp; /* of the file when it was last read or written */
  GBytes *bytes;           /* … and its contents; NULL: unknown */
  GBytes *tried;           /* contents that a failed write may have written nevertheless; or NULL */

  GMutex mutex; /* protects the rest */
  GCond ended;
  gboolean is_writing; /* there is a thread */
  GBytes *waiting;     /* (nullable): the newest state, which the thread has not begun to write */
  guint64 number;      /* of the newest state */
  Result result;
  PandoriaSaverDone done; /* nullable */
  gpointer data;
  GMainContext *context; /* (nullable): in which @done is called */
};

G_DEFINE_QUARK (pandoria_saver_error_quark, pandoria_saver_error)

PandoriaSaver *
pandoria_saver_new (const char *path)
{
  PandoriaSaver *saver;

  g_return_val_if_fail (path != NULL, NULL);

  saver = g_new0 (PandoriaSaver, 1);
  g_atomic_ref_count_init (&saver->references);
  saver->path = g_strdup (path);
  g_mutex_init (&saver->mutex);
  g_cond_init (&saver->ended);
  pandoria_file_stamp_get (path, &saver->stamp);
  return saver;
}

static void
release (gpointer data)
{
  PandoriaSaver *saver = data;

  if (!g_atomic_ref_count_dec (&saver->references))
    return;
  g_clear_pointer (&saver->lock, pandoria_file_lock_release);
  g_free (saver->path);
  g_clear_pointer (&saver->bytes, g_bytes_unref);
  g_clear_pointer (&saver->tried, g_bytes_unref);
  g_clear_pointer (&saver->waiting, g_bytes_unref);
  g_clear_error (&saver->result.error);
  g_clear_pointer (&saver->context, g_main_context_unref);
  g_mutex_clear (&saver->mutex);
  g_cond_clear (&saver->ended);
  g_free (saver);
}

static gpointer
hold (PandoriaSaver *saver)
{
  g_atomic_ref_count_inc (&saver->references);
  return saver;
}

void
pandoria_saver_free (PandoriaSaver *saver)
{
  g_return_if_fail (saver != NULL);

  g_mutex_lock (&saver->mutex);
  saver->done = NULL;
  g_mutex_unlock (&saver->mutex);
  release (saver);
}

const char *
pandoria_saver_get_path (PandoriaSaver *saver)
{
  g_return_val_if_fail (saver != NULL, NULL);
  return saver->path;
}

void
pandoria_saver_keep_lock (PandoriaSaver *saver, PandoriaFileLock *lock)
{
  g_return_if_fail (saver != NULL && saver->lock == NULL);
  saver->lock = lock;
}

static void
set_contents (PandoriaSaver *saver, GBytes *bytes)
{
  GBytes *before = saver->bytes;

  saver->bytes = g_bytes_ref (bytes);
  g_clear_pointer (&before, g_bytes_unref);
}

void
pandoria_saver_adopt (PandoriaSaver *saver, GBytes *bytes)
{
  g_return_if_fail (saver != NULL && bytes != NULL && !saver->is_writing);
  set_contents (saver, bytes);
}

/* --- writing -------------------------------------------------------------------------------- */

/* Skips reading a file of another length. */
static gboolean
contains (const char *path, const PandoriaFileStamp *stamp, GBytes *bytes)
{
  g_autofree char *data = NULL;
  gsize length;
  g_autoptr (GBytes) there = NULL;

  if (bytes == NULL || stamp->size != (gint64) g_bytes_get_size (bytes)
      || !g_file_get_contents (path, &data, &length, NULL))
    return FALSE;
  there = g_bytes_new_static (data, length);
  return g_bytes_equal (there, bytes);
}

/* A different stamp does not always mean different contents: the user may have copied the file back
 * and forth. Reads only a regular file, because writing refuses all others. */
static gboolean
is_changed (PandoriaSaver *saver, GBytes *bytes)
{
  PandoriaFileStamp stamp;

  if (!g_file_test (saver->path, G_FILE_TEST_IS_REGULAR)
      || !pandoria_file_stamp_get (saver->path, &stamp))
    return FALSE;
  if (saver->bytes != NULL && pandoria_file_stamp_equal (&stamp, &saver->stamp))
    return FALSE;
  return !contains (saver->path, &stamp, saver->bytes)
         && !contains (saver->path, &stamp, saver->tried) && !contains (saver->path, &stamp, bytes);
}

/* Returns: whether @bytes is what we wrote last, and is still in the file. */
static gboolean
is_saved (PandoriaSaver *saver, GBytes *bytes)
{
  PandoriaFileStamp stamp;

  return saver->bytes != NULL && pandoria_file_stamp_get (saver->path, &stamp)
         && pandoria_file_stamp_equal (&stamp, &saver->stamp)
         && g_bytes_equal (bytes, saver->bytes);
}

static gboolean
write_now (PandoriaSaver *saver, GBytes *bytes, GError **error)
{
  if (is_changed (saver, bytes))
    {
      g_set_error_literal (error, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED,
                           _ ("another program has changed the file"));
      return FALSE;
    }
  if (is_saved (saver, bytes))
    return TRUE;
  g_clear_pointer (&saver->tried, g_bytes_unref);
  if (!pandoria_file_write_own (saver->path, bytes, MODE, error))
    {
      saver->tried = g_bytes_ref (bytes);
      return FALSE;
    }
  set_contents (saver, bytes);
  pandoria_file_stamp_get (saver->path, &saver->stamp);
  return TRUE;
}

gboolean
pandoria_saver_write (PandoriaSaver *saver, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (saver != NULL && bytes != NULL && !saver->is_writing, FALSE);
  return write_now (saver, bytes, error);
}

/* --- writing in a thread -------------------------------------------------------------------- */

/* Calls the user's function with the last result, unless that was done before. */
static gboolean
deliver (gpointer data)
{
  PandoriaSaver *saver = data;
  g_autoptr (GError) error = NULL;
  PandoriaSaverDone done;
  guint64 number;
  gpointer user;

  g_mutex_lock (&saver->mutex);
  number = saver->result.number;
  error = g_steal_pointer (&saver->result.error);
  saver->result.number = 0;
  done = number != 0 ? saver->done : NULL;
  user = saver->data;
  g_mutex_unlock (&saver->mutex);
  if (done != NULL)
    done (number, error, user);
  return G_SOURCE_REMOVE;
}

/* Takes @error. The mutex is locked. */
static void
set_result (PandoriaSaver *saver, guint64 number, GError *error)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_clear_error (&saver->result.error);
  saver->result.number = number;
  saver->result.error = error;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver, hold (saver), release);
  g_source_attach (source, saver->context);
}

/* The thread: writes until nothing newer waits. */
static gpointer
write_newest (gpointer data)
{
  PandoriaSaver *saver = data;

  g_mutex_lock (&saver->mutex);
  while (saver->waiting != NULL)
    {
      g_autoptr (GBytes) bytes = g_steal_pointer (&saver->waiting);
      const guint64 number = saver->number;
      GError *error = NULL;

      g_mutex_unlock (&saver->mutex);
      write_now (saver, bytes, &error);
      g_mutex_lock (&saver->mutex);
      set_result (saver, number, error);
    }
  saver->is_writing = FALSE;
  g_cond_broadcast (&saver->ended);
  g_mutex_unlock (&saver->mutex);
  release (saver);
  return NULL;
}

guint64
pandoria_saver_write_later (PandoriaSaver *saver, GBytes *bytes, PandoriaSaverDone done,
                            gpointer data)
{
  guint64 number;

  g_return_val_if_fail (saver != NULL && bytes != NULL && done != NULL, 0);

  g_mutex_lock (&saver->mutex);
  g_clear_pointer (&saver->waiting, g_bytes_unref);
  saver->waiting = g_bytes_ref (bytes);
  number = ++saver->number;
  saver->done = done;
  saver->data = data;
  if (saver->context == NULL)
    saver->context = g_main_context_ref_thread_default ();
  if (!saver->is_writing)
    g_thread_unref (g_thread_new ("saver", write_newest, hold (saver)));
  saver->is_writing = TRUE;
  g_mutex_unlock (&saver->mutex);
  return number;
}

gboolean
pandoria_saver_wait (PandoriaSaver *saver, guint milliseconds)
{
  const gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;
  gboolean has_ended;

  g_return_val_if_fail (saver != NULL, FALSE);

  g_mutex_lock (&saver->mutex);
  while (saver->is_writing && g_cond_wait_until (&saver->ended, &saver->mutex, end))
    ;
  has_ended = !saver->is_writing;
  g_mutex_unlock (&saver->mutex);
  deliver (saver);
  return has_ended;
}
