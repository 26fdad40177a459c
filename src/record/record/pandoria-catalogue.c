/* The catalogue: the numbers printed on cards and relics, shipped ones and the player's additions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-private.h"

#include "pandoria-one-line.h"

#include <glib/gstdio.h>

#define LEARNED "learned"

enum
{
  PROP_SAVE_ERROR = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaCatalogue, pandoria_catalogue, G_TYPE_OBJECT)

static void
pandoria_catalogue_finalize (GObject *object)
{
  PandoriaCatalogue *self = PANDORIA_CATALOGUE (object);

  g_clear_pointer (&self->shipped, pandoria_catalogue_file_free);
  g_clear_pointer (&self->own, pandoria_catalogue_file_free);
  g_clear_pointer (&self->base, pandoria_catalogue_file_free);
  g_clear_pointer (&self->saver, pandoria_saver_free);
  g_free (self->damage);
  g_free (self->aside);
  g_free (self->save_error);
  G_OBJECT_CLASS (pandoria_catalogue_parent_class)->finalize (object);
}

static void
pandoria_catalogue_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SAVE_ERROR)
    g_value_set_string (value, PANDORIA_CATALOGUE (object)->save_error);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
pandoria_catalogue_class_init (PandoriaCatalogueClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_catalogue_finalize;
  G_OBJECT_CLASS (klass)->get_property = pandoria_catalogue_get_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_SAVE_ERROR,
      g_param_spec_string ("save-error", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_signal_new ("changed", PANDORIA_TYPE_CATALOGUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
pandoria_catalogue_init (PandoriaCatalogue *self)
{
}

/* --- the player's file ---------------------------------------------------------------------- */

/* A damaged file is kept under another name, so that the user can still find its costs. If it
 * cannot be renamed, it is never overwritten, because we do not understand its contents. */
static void
put_aside (PandoriaCatalogue *self, const char *path, const GError *error)
{
  self->damage = g_strdup (error->message);
  if (g_error_matches (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID))
    self->aside = pandoria_file_put_aside (path);
  if (self->aside == NULL)
    g_clear_pointer (&self->saver, pandoria_saver_free);
}

/* Opens @path, which need not exist. A file that cannot be read, or is of a later version, stays in
 * place. */
static void
open_own (PandoriaCatalogue *self, const char *path)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  self->saver = pandoria_saver_new (path);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  self->own = pandoria_catalogue_file_load (path, &bytes, &error);
  if (self->own == NULL)
    {
      put_aside (self, path, error);
      return;
    }
  pandoria_saver_adopt (self->saver, bytes);
  self->base = pandoria_catalogue_file_copy (self->own);
}

static void
set_file (PandoriaCatalogueFile **file, PandoriaCatalogueFile *contents)
{
  g_clear_pointer (file, pandoria_catalogue_file_free);
  *file = contents;
}

/* Another instance has written the file: keep the changes of both. Returns: FALSE if its file
 * cannot be read. */
static gboolean
merge (PandoriaCatalogue *self, GError **error)
{
  g_autoptr (PandoriaSaver) saver = pandoria_saver_new (pandoria_saver_get_path (self->saver));
  g_autoptr (GBytes) bytes = NULL;
  PandoriaCatalogueFile *theirs
      = pandoria_catalogue_file_load (pandoria_saver_get_path (saver), &bytes, error);
  PandoriaCatalogueFile *base;

  if (theirs == NULL)
    return FALSE;
  base = pandoria_catalogue_file_copy (theirs);
  pandoria_catalogue_file_merge (theirs, self->base, self->own);
  set_file (&self->own, theirs);
  set_file (&self->base, base);
  pandoria_saver_adopt (saver, bytes);
  pandoria_saver_free (self->saver);
  self->saver = g_steal_pointer (&saver);
  return TRUE;
}

static gboolean
write_file (PandoriaCatalogue *self, GError **error)
{
  g_autoptr (GBytes) bytes = pandoria_catalogue_file_to_bytes (self->own, error);

  if (bytes == NULL || !pandoria_saver_write (self->saver, bytes, error))
    return FALSE;
  set_file (&self->base, pandoria_catalogue_file_copy (self->own));
  return TRUE;
}

/* Merges changes that another program has made since the file was last read or written. */
static gboolean
write_or_merge (PandoriaCatalogue *self, GError **error)
{
  g_autoptr (GError) local = NULL;

  if (self->saver == NULL || write_file (self, &local))
    return TRUE;
  if (g_error_matches (local, PANDORIA_SAVER_ERROR, PANDORIA_SAVER_ERROR_CHANGED))
    return merge (self, error) && write_file (self, error);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

PandoriaCatalogue *
pandoria_catalogue_new (const char *shipped, const char *own, GError **error)
{
  g_autoptr (PandoriaCatalogue) self = g_object_new (PANDORIA_TYPE_CATALOGUE, NULL);

  self->shipped = shipped != NULL ? pandoria_catalogue_file_load (shipped, NULL, error)
                                  : pandoria_catalogue_file_new ();
  if (self->shipped == NULL)
    return NULL;
  if (own != NULL)
    open_own (self, own);
  if (self->own == NULL)
    self->own = pandoria_catalogue_file_new ();
  return g_steal_pointer (&self);
}

const char *
pandoria_catalogue_get_damage (PandoriaCatalogue *self, const char **aside)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self) && aside != NULL, NULL);

  *aside = self->aside;
  return self->damage;
}

static void
set_save_error (PandoriaCatalogue *self, const char *message)
{
  if (g_strcmp0 (self->save_error, message) == 0)
    return;
  g_free (self->save_error);
  self->save_error = g_strdup (message);
  g_object_notify (G_OBJECT (self), "save-error");
}

gboolean
pandoria_catalogue_save (PandoriaCatalogue *self, GError **error)
{
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), FALSE);

  if (!self->is_dirty)
    return TRUE;
  self->is_dirty = !write_or_merge (self, &local);
  set_save_error (self, self->is_dirty ? local->message : NULL);
  if (self->is_dirty)
    g_propagate_error (error, g_steal_pointer (&local));
  return !self->is_dirty;
}

const char *
pandoria_catalogue_get_save_error (PandoriaCatalogue *self)
{
  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), NULL);
  return self->save_error;
}

gboolean
pandoria_catalogue_changed (PandoriaCatalogue *self, PandoriaCatalogueFile *own, GError **error)
{
  gboolean saved;

  if (own != NULL)
    set_file (&self->own, own);
  self->is_dirty = TRUE;
  saved = pandoria_catalogue_save (self, error);
  g_signal_emit_by_name (self, "changed");
  return saved;
}

static void
add_values (PandoriaCatalogueFile *file, const PandoriaPrinted *thing, GArray *values)
{
  for (guint i = 0; i < pandoria_catalogue_file_get_n_entries (file); i++)
    {
      const PandoriaPrinted *entry = pandoria_catalogue_file_get_entry (file, i);
      guint value = (guint) entry->value;

      if (entry->value != PANDORIA_PRINTED_UNKNOWN && pandoria_printed_is_same_thing (entry, thing)
          && !pandoria_values_have (values, value))
        g_array_append_val (values, value);
    }
}

gboolean
pandoria_catalogue_is_shipped_known (PandoriaCatalogue *self, const PandoriaPrinted *thing)
{
  PandoriaPrinted hiding = *thing;

  hiding.value = PANDORIA_PRINTED_UNKNOWN;
  return !pandoria_catalogue_file_has (self->own, &hiding);
}

GArray *
pandoria_catalogue_get_values (PandoriaCatalogue *self, PandoriaPrinted thing)
{
  GArray *values;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), NULL);

  values = g_array_new (FALSE, FALSE, sizeof (guint));
  if (pandoria_catalogue_is_shipped_known (self, &thing))
    add_values (self->shipped, &thing, values);
  add_values (self->own, &thing, values);
  g_array_sort (values, pandoria_values_compare);
  return values;
}

guint
pandoria_catalogue_find_value (PandoriaCatalogue *self, PandoriaPrinted thing, guint unknown)
{
  g_autoptr (GArray) values = self != NULL ? pandoria_catalogue_get_values (self, thing) : NULL;

  return values != NULL && values->len > 0 ? g_array_index (values, guint, 0) : unknown;
}

/* Adds to @entry that it was learnt now, in the game of @record. */
static void
write_learned (JsonObject *entry, PandoriaRecord *record)
{
  JsonObject *learned = pandoria_json_add_object (entry, LEARNED);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  json_object_set_string_member (learned, "game", pandoria_record_get_id (record));
  json_object_set_string_member (learned, "title", pandoria_record_get_written_title (record));
  json_object_set_string_member (learned, "time", time);
}

gboolean
pandoria_catalogue_learn (PandoriaCatalogue *self, const PandoriaPrinted *printed,
                          PandoriaRecord *where, GError **error)
{
  g_autoptr (JsonObject) json = NULL;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE (self), FALSE);
  g_return_val_if_fail (printed->value >= 0 && printed->value <= PANDORIA_MAX_COST, FALSE);

  if (pandoria_catalogue_file_has (self->own, printed)
      || (pandoria_catalogue_is_shipped_known (self, printed)
          && pandoria_catalogue_file_has (self->shipped, printed)))
    return TRUE;
  json = pandoria_printed_write (printed);
  if (where != NULL)
    write_learned (json, where);
  if (pandoria_catalogue_file_add (self->own, printed, json, error))
    return pandoria_catalogue_changed (self, NULL, error);
  pandoria_catalogue_file_add (self->shipped, printed, json, NULL);
  g_signal_emit_by_name (self, "changed");
  return FALSE;
}

/* Returns: (nullable): the text @member of @object, if it has at most PANDORIA_MAX_NAME characters.
 */
static const char *
get_text (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);
  const char *text
      = node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  return text != NULL && g_utf8_strlen (text, -1) <= PANDORIA_MAX_NAME ? text : NULL;
}

gboolean
pandoria_learned_read (JsonObject *entry, PandoriaLearned *learned)
{
  JsonNode *node = json_object_get_member (entry, LEARNED);
  JsonObject *object
      = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  g_autoptr (GDateTime) time = NULL;
  const char *text;

  *learned = (PandoriaLearned){ 0 };
  if (object == NULL || get_text (object, "game") == NULL)
    return FALSE;
  text = get_text (object, "time");
  time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  learned->time = time != NULL ? g_date_time_to_unix (time) : 0;
  text = get_text (object, "title");
  learned->title = text != NULL ? pandoria_one_line (text) : NULL;
  if (learned->title != NULL && *learned->title == '\0')
    g_clear_pointer (&learned->title, g_free);
  return TRUE;
}

void
pandoria_learned_clear (PandoriaLearned *learned)
{
  g_clear_pointer (&learned->title, g_free);
}

/* --- files that the user chooses ------------------------------------------------------------ */

static gboolean
is_json (const char *data, gsize length)
{
  while (length > 0 && g_ascii_isspace (*data))
    data++, length--;
  return length > 0 && *data == '{';
}

/** ReadFile: a file, and its bad lines (nullable). */
typedef struct
{
  PandoriaCatalogueFile *file;
  char *faults;
} ReadFile;

static void
free_read_file (ReadFile *read)
{
  g_clear_pointer (&read->file, pandoria_catalogue_file_free);
  g_free (read->faults);
  g_free (read);
}

/* Reads the file at @path, JSON or a table. */
static void
read_any (const char *path, ReadFile *read, GError **error)
{
  g_autoptr (GBytes) bytes = pandoria_json_read_file (path, error);
  gsize length = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (is_json (data, length))
    read->file = pandoria_catalogue_file_parse (bytes, error);
  else if (bytes != NULL)
    read->file = pandoria_catalogue_csv_read_good (data, length, &read->faults, error);
  if (read->file == NULL)
    pandoria_file_error_prefix (error, path);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer path, GCancellable *cancellable)
{
  GError *error = NULL;
  ReadFile *read = g_new0 (ReadFile, 1);

  read_any (path, read, &error);
  if (error == NULL)
    g_task_return_pointer (task, read, (GDestroyNotify) free_read_file);
  else
    {
      free_read_file (read);
      g_task_return_error (task, error);
    }
}

void
pandoria_catalogue_read_async (const char *path, GObject *source, GAsyncReadyCallback callback,
                               gpointer data)
{
  g_autoptr (GTask) task = g_task_new (source, NULL, callback, data);

  g_return_if_fail (path != NULL);

  g_task_set_source_tag (task, pandoria_catalogue_read_async);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, read_in_thread);
}

PandoriaCatalogueFile *
pandoria_catalogue_read_finish (GAsyncResult *result, char **faults, GError **error)
{
  ReadFile *read;
  PandoriaCatalogueFile *file = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (result, pandoria_catalogue_read_async), NULL);

  read = g_task_propagate_pointer (G_TASK (result), error);
  if (read == NULL)
    return NULL;
  if (read->faults != NULL && faults == NULL)
    {
      g_set_error_literal (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID, read->faults);
      pandoria_file_error_prefix (error, g_task_get_task_data (G_TASK (result)));
    }
  else
    file = g_steal_pointer (&read->file);
  if (faults != NULL)
    *faults = g_steal_pointer (&read->faults);
  free_read_file (read);
  return file;
}
