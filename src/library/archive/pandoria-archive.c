/* PandoriaArchive: the list of all games, on the main context of its owner. Other files read and
 * write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive.h"

#include "pandoria-archive-job.h"
#include "pandoria-folder.h"
#include "pandoria-library-testing.h"

/* Wait until a changed file has been written completely. */
#define LOOK_DELAY 300
/* Do not write the index after every act of a running game. */
#define WRITE_DELAY 10

struct _PandoriaArchive
{
  GObject parent_instance;

  PandoriaArchiveStore *store;
  GThreadPool *thread; /* one thread: jobs run in their order */
  GFileMonitor *monitor;
  GListStore *games;   /* in the order of pandoria_archive_entry_compare() */
  GHashTable *by_id;   /* (nullable): pandoria_archive_find_games(), until the list changes */
  GHashTable *touched; /* names of changed files to check */
  guint look_source, write_source;
  guint n_jobs, done, total;
  gboolean is_loaded, is_dirty;
  char *index_error;
};

enum
{
  PROP_0,
  PROP_PROGRESS,
  PROP_LOADED,
  PROP_INDEX_ERROR,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (PandoriaArchive, pandoria_archive, G_TYPE_OBJECT)

/* Returns: the position of @entry, present or not. Uses bisection, because many entries may be
 * removed at once. */
static guint
find_position (PandoriaArchive *self, PandoriaArchiveEntry *entry)
{
  guint low = 0, high = g_list_model_get_n_items (G_LIST_MODEL (self->games));

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      g_autoptr (PandoriaArchiveEntry) other
          = g_list_model_get_item (G_LIST_MODEL (self->games), middle);

      if (pandoria_archive_entry_compare (other, entry) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static gboolean
is_at (PandoriaArchive *self, PandoriaArchiveEntry *entry, guint position)
{
  g_autoptr (PandoriaArchiveEntry) other
      = g_list_model_get_item (G_LIST_MODEL (self->games), position);

  return other == entry;
}

static void
remove_entry (PandoriaArchive *self, PandoriaArchiveEntry *entry)
{
  guint position = find_position (self, entry);

  if (is_at (self, entry, position))
    g_list_store_remove (self->games, position);
}

static int
compare_entries (gconstpointer a, gconstpointer b, gpointer data)
{
  return pandoria_archive_entry_compare ((gpointer) a, (gpointer) b);
}

static int
compare_pointers (gconstpointer a, gconstpointer b)
{
  return pandoria_archive_entry_compare (*(gpointer *) a, *(gpointer *) b);
}

/* Entries that arrive together, as from the index, are added in one change. */
static void
add_all (PandoriaArchive *self, GPtrArray *added)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->games)) > 0)
    {
      for (guint i = 0; i < added->len; i++)
        g_list_store_insert_sorted (self->games, added->pdata[i], compare_entries, NULL);
      return;
    }
  g_ptr_array_sort (added, compare_pointers);
  g_list_store_splice (self->games, 0, 0, added->pdata, added->len);
}

/* If a new entry has the position of the old one, as after a rename, replaces it in one change. */
static gboolean
replace_entry (PandoriaArchive *self, PandoriaArchiveEntry *old, PandoriaArchiveEntry *new)
{
  guint position = find_position (self, old);

  if (position != find_position (self, new) || !is_at (self, old, position))
    return FALSE;
  g_list_store_splice (self->games, position, 1, (gpointer *) &new, 1);
  return TRUE;
}

/* --- jobs ----------------------------------------------------------------------------------- */

/* Runs on the archive's main context, because the task may hold the last reference to the archive.
 */
static gboolean
free_job (gpointer data)
{
  PandoriaArchiveJob *job = data;

  g_clear_object (&job->task);
  g_clear_pointer (&job->store, pandoria_archive_store_unref);
  g_clear_pointer (&job->entries, g_ptr_array_unref);
  g_clear_pointer (&job->names, g_hash_table_unref);
  g_free (job->title);
  g_strfreev (job->deleted);
  g_clear_object (&job->to);
  g_free (job);
  return G_SOURCE_REMOVE;
}

/* Runs @data (PandoriaArchiveJob, taken) on the thread. */
static void
do_job (gpointer data, gpointer nothing)
{
  PandoriaArchiveJob *job = data;
  g_autoptr (GSource) source = g_idle_source_new ();

  job->work (job);
  if (job->task == NULL)
    {
      free_job (job);
      return;
    }
  g_source_set_priority (source, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_callback (source, free_job, job, NULL);
  g_source_attach (source, pandoria_archive_store_get_context (job->store));
}

static void
on_job_done (GTask *task, GParamSpec *pspec, gpointer data)
{
  PandoriaArchive *self = data;

  if (--self->n_jobs == 0)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static void
push (PandoriaArchive *self, PandoriaArchiveJob job)
{
  job.store = pandoria_archive_store_ref (self->store);
  g_thread_pool_push (self->thread, g_memdup2 (&job, sizeof job), NULL);
}

void
pandoria_archive_push (PandoriaArchive *self, PandoriaArchiveJob job, gpointer tag,
                       GAsyncReadyCallback callback, gpointer data)
{
  job.task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (job.task, tag);
  g_task_set_priority (job.task, G_PRIORITY_DEFAULT_IDLE);
  g_signal_connect_object (job.task, "notify::completed", G_CALLBACK (on_job_done), self, 0);
  if (self->n_jobs++ == 0)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  push (self, job);
}

static void
rescan (PandoriaArchiveJob *job)
{
  g_autoptr (GList) names = g_hash_table_get_keys (job->names);

  /* Before the first loading has read all files, there are no entries to update. */
  if (pandoria_archive_store_is_loaded (job->store))
    {
      for (GList *i = names; i != NULL; i = i->next)
        pandoria_archive_store_look (job->store, i->data);
      pandoria_archive_store_report_changes (job->store);
    }
  g_task_return_boolean (job->task, TRUE);
}

static void
write_index (PandoriaArchiveJob *job)
{
  pandoria_archive_store_write (job->store);
}

static gboolean
on_look_due (gpointer data)
{
  PandoriaArchive *self = data;
  GHashTable *names = g_steal_pointer (&self->touched);

  self->look_source = 0;
  self->touched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  pandoria_archive_push (self, (PandoriaArchiveJob){ .work = rescan, .names = names }, NULL, NULL,
                         NULL);
  return G_SOURCE_REMOVE;
}

static void
on_folder_changed (GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event,
                   gpointer data)
{
  PandoriaArchive *self = data;
  g_autofree char *name = g_file_get_basename (file);

  if (!pandoria_archive_takes_name (name))
    return;
  g_hash_table_add (self->touched, g_steal_pointer (&name));
  if (self->look_source == 0)
    self->look_source = g_timeout_add (LOOK_DELAY, on_look_due, self);
}

/* Returns at once, so that it may be called during dispose. */
static void
push_write (PandoriaArchive *self)
{
  push (self, (PandoriaArchiveJob){ .work = write_index });
}

static gboolean
on_write_due (gpointer data)
{
  PandoriaArchive *self = data;

  self->write_source = 0;
  self->is_dirty = FALSE;
  push_write (self);
  return G_SOURCE_REMOVE;
}

static void
pandoria_archive_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaArchive *self = PANDORIA_ARCHIVE (object);

  switch (id)
    {
    case PROP_PROGRESS: g_value_set_double (value, pandoria_archive_get_progress (self)); break;
    case PROP_LOADED: g_value_set_boolean (value, self->is_loaded); break;
    case PROP_INDEX_ERROR: g_value_set_string (value, self->index_error); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_archive_dispose (GObject *object)
{
  PandoriaArchive *self = PANDORIA_ARCHIVE (object);

  g_clear_handle_id (&self->look_source, g_source_remove);
  g_clear_handle_id (&self->write_source, g_source_remove);
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
  if (self->thread != NULL)
    {
      if (self->is_dirty)
        push_write (self);
      /* Finishes the queued jobs. */
      g_thread_pool_free (g_steal_pointer (&self->thread), FALSE, FALSE);
    }
  G_OBJECT_CLASS (pandoria_archive_parent_class)->dispose (object);
}

static void
pandoria_archive_finalize (GObject *object)
{
  PandoriaArchive *self = PANDORIA_ARCHIVE (object);

  g_clear_pointer (&self->store, pandoria_archive_store_unref);
  g_clear_pointer (&self->by_id, g_hash_table_unref);
  g_object_unref (self->games);
  g_hash_table_unref (self->touched);
  g_free (self->index_error);
  G_OBJECT_CLASS (pandoria_archive_parent_class)->finalize (object);
}

static void
pandoria_archive_class_init (PandoriaArchiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = pandoria_archive_get_property;
  object_class->dispose = pandoria_archive_dispose;
  object_class->finalize = pandoria_archive_finalize;
  props[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 1, readable);
  props[PROP_LOADED] = g_param_spec_boolean ("loaded", NULL, NULL, FALSE, readable);
  props[PROP_INDEX_ERROR] = g_param_spec_string ("index-error", NULL, NULL, NULL, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

/* Before the views do, which ask for copies then. */
static void
on_games_changed (PandoriaArchive *self)
{
  g_clear_pointer (&self->by_id, g_hash_table_unref);
}

static void
pandoria_archive_init (PandoriaArchive *self)
{
  self->games = g_list_store_new (PANDORIA_TYPE_ARCHIVE_ENTRY);
  g_signal_connect_swapped (self->games, "items-changed", G_CALLBACK (on_games_changed), self);
  self->touched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
set_index_error (PandoriaArchive *self, const char *error)
{
  if (g_strcmp0 (self->index_error, error) == 0)
    return;
  g_free (self->index_error);
  self->index_error = g_strdup (error);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_INDEX_ERROR]);
}

static void
take_report (GObject *owner, const PandoriaArchiveReport *report)
{
  PandoriaArchive *self = PANDORIA_ARCHIVE (owner);
  gboolean was_loaded = self->is_loaded;

  if (report->added->len == 1 && report->removed->len == 1
      && replace_entry (self, report->removed->pdata[0], report->added->pdata[0]))
    g_ptr_array_set_size (report->added, 0);
  else
    for (guint i = 0; i < report->removed->len; i++)
      remove_entry (self, report->removed->pdata[i]);
  add_all (self, report->added);
  self->done = report->done;
  self->total = report->total;
  self->is_loaded = report->is_loaded;
  self->is_dirty = report->is_dirty && report->is_loaded;
  if (self->is_dirty && self->write_source == 0 && self->thread != NULL)
    self->write_source = g_timeout_add_seconds (WRITE_DELAY, on_write_due, self);
  set_index_error (self, report->index_error);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  if (was_loaded != self->is_loaded)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADED]);
}

PandoriaArchive *
pandoria_archive_new_for (const char *folder, const char *index)
{
  PandoriaArchive *self;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (folder != NULL && index != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_ARCHIVE, NULL);
  file = g_file_new_for_path (folder);
  self->store = pandoria_archive_store_new (G_OBJECT (self), take_report, folder, index);
  self->thread = g_thread_pool_new (do_job, NULL, 1, FALSE, NULL);
  /* Without a monitor, loading again still finds changes. */
  self->monitor = g_file_monitor_directory (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect (self->monitor, "changed", G_CALLBACK (on_folder_changed), self);
  return self;
}

PandoriaArchive *
pandoria_archive_get (void)
{
  static PandoriaArchive *shared = NULL;
  g_autofree char *folder = NULL, *index = NULL;

  if (shared != NULL)
    return g_object_ref (shared);
  folder = pandoria_folder_get_games ();
  index = g_build_filename (g_get_user_cache_dir (), "pandoria-companion", "archive-index", NULL);
  g_set_weak_pointer (&shared, pandoria_archive_new_for (folder, index));
  return shared;
}

GListModel *
pandoria_archive_get_games (PandoriaArchive *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE (self), NULL);
  return G_LIST_MODEL (self->games);
}

static GPtrArray *
list_games (PandoriaArchive *self)
{
  GListModel *games = G_LIST_MODEL (self->games);
  const guint n = g_list_model_get_n_items (games);
  GPtrArray *all = g_ptr_array_new_full (n, g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (all, g_list_model_get_item (games, i));
  return all;
}

gboolean
pandoria_archive_is_copy (PandoriaArchive *self, PandoriaArchiveEntry *entry)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE (self) && PANDORIA_IS_ARCHIVE_ENTRY (entry), FALSE);

  if (self->by_id == NULL)
    {
      g_autoptr (GPtrArray) all = list_games (self);

      self->by_id = pandoria_archive_find_games (all);
    }
  return pandoria_archive_entry_is_copy (entry, self->by_id);
}

gboolean
pandoria_archive_is_busy (PandoriaArchive *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE (self), FALSE);
  return self->n_jobs > 0;
}

gboolean
pandoria_archive_is_loaded (PandoriaArchive *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE (self), FALSE);
  return self->is_loaded;
}

double
pandoria_archive_get_progress (PandoriaArchive *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE (self), 1);
  return self->total > 0 ? (double) self->done / self->total : 1;
}

char *
pandoria_archive_get_path (PandoriaArchive *self, PandoriaArchiveEntry *entry)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE (self) && PANDORIA_IS_ARCHIVE_ENTRY (entry), NULL);
  if (entry->deleted != NULL)
    return g_strdup (entry->deleted);
  return g_build_filename (pandoria_archive_store_get_folder (self->store), entry->name, NULL);
}
