/* The archive: the entries of the folder on the thread of the archive, and how it finds changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-store.h"

#include "pandoria-archive-index.h"

/* The maximum number of listed files in a folder. No player has so many games. */
#define MAX_FILES   100000
#define MAX_READERS 4

/* Changes are reported in portions that do not delay the user interface. */
#define PORTION_SIZE 64
#define PORTION_TIME (100 * G_TIME_SPAN_MILLISECOND)

/* An atomic rc box. */
struct _PandoriaArchiveStore
{
  char *folder, *deleted, *index; /* never change */
  GMainContext *context;          /* of the owner */
  GWeakRef owner;
  PandoriaArchiveReportFunc take_report;
  GHashTable *entries;          /* by name */
  PandoriaArchiveReport report; /* the next report, which gets its store when it is sent */
  gint64 reported;              /* monotonic time of the last report */
};

static GPtrArray *
create_list (void)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

PandoriaArchiveStore *
pandoria_archive_store_new (GObject *owner, PandoriaArchiveReportFunc report, const char *folder,
                            const char *index)
{
  PandoriaArchiveStore *store = g_atomic_rc_box_new0 (PandoriaArchiveStore);
  g_autofree char *parent = g_path_get_dirname (folder);

  store->folder = g_strdup (folder);
  store->deleted = g_build_filename (parent, "deleted", NULL);
  store->index = g_strdup (index);
  store->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&store->owner, owner);
  store->take_report = report;
  store->entries = pandoria_archive_table_new ();
  store->report.added = create_list ();
  store->report.removed = create_list ();
  return store;
}

static void
clear_store (gpointer data)
{
  PandoriaArchiveStore *store = data;

  g_free (store->folder);
  g_free (store->deleted);
  g_free (store->index);
  g_free (store->report.index_error);
  g_main_context_unref (store->context);
  g_weak_ref_clear (&store->owner);
  g_hash_table_unref (store->entries);
  g_ptr_array_unref (store->report.added);
  g_ptr_array_unref (store->report.removed);
}

PandoriaArchiveStore *
pandoria_archive_store_ref (PandoriaArchiveStore *store)
{
  return g_atomic_rc_box_acquire (store);
}

void
pandoria_archive_store_unref (PandoriaArchiveStore *store)
{
  g_atomic_rc_box_release_full (store, clear_store);
}

/* --- reports -------------------------------------------------------------------------------- */

static void
free_report (gpointer data)
{
  PandoriaArchiveReport *report = data;

  g_ptr_array_unref (report->added);
  g_ptr_array_unref (report->removed);
  g_free (report->index_error);
  pandoria_archive_store_unref (report->store);
  g_free (report);
}

static gboolean
on_reported (gpointer data)
{
  PandoriaArchiveReport *report = data;
  g_autoptr (GObject) owner = g_weak_ref_get (&report->store->owner);

  if (owner != NULL)
    report->store->take_report (owner, report);
  return G_SOURCE_REMOVE;
}

void
pandoria_archive_store_report (PandoriaArchiveStore *store)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  PandoriaArchiveReport *report = g_memdup2 (&store->report, sizeof store->report);

  report->store = g_atomic_rc_box_acquire (store);
  report->index_error = g_strdup (store->report.index_error);
  store->report.added = create_list ();
  store->report.removed = create_list ();
  store->reported = g_get_monotonic_time ();
  /* Lower priority than drawing and input. It equals that of finished jobs, so that reports arrive
   * before them. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_callback (source, on_reported, report, free_report);
  g_source_attach (source, store->context);
}

void
pandoria_archive_store_report_sometimes (PandoriaArchiveStore *store)
{
  if (store->report.added->len + store->report.removed->len >= PORTION_SIZE
      || g_get_monotonic_time () - store->reported >= PORTION_TIME)
    pandoria_archive_store_report (store);
}

void
pandoria_archive_store_report_changes (PandoriaArchiveStore *store)
{
  if (store->report.added->len + store->report.removed->len > 0)
    pandoria_archive_store_report (store);
}

gboolean
pandoria_archive_store_is_loaded (PandoriaArchiveStore *store)
{
  return store->report.is_loaded;
}

const char *
pandoria_archive_store_get_folder (PandoriaArchiveStore *store)
{
  return store->folder;
}

const char *
pandoria_archive_store_get_deleted (PandoriaArchiveStore *store)
{
  return store->deleted;
}

GMainContext *
pandoria_archive_store_get_context (PandoriaArchiveStore *store)
{
  return store->context;
}

/* --- entries -------------------------------------------------------------------------------- */

/* Replaces the entry of the file @name with @entry (transfer full) (nullable: none). */
static void
set_entry (PandoriaArchiveStore *store, const char *name, PandoriaArchiveEntry *entry)
{
  PandoriaArchiveEntry *old = g_hash_table_lookup (store->entries, name);

  store->report.is_dirty = store->report.is_dirty || old != NULL || entry != NULL;
  /* An unreported entry need not be removed. */
  if (old != NULL && !g_ptr_array_remove (store->report.added, old))
    g_ptr_array_add (store->report.removed, g_object_ref (old));
  if (entry == NULL)
    {
      g_hash_table_remove (store->entries, name);
      return;
    }
  g_ptr_array_add (store->report.added, g_object_ref (entry));
  g_hash_table_replace (store->entries, entry->name, entry);
}

static gboolean
is_up_to_date (PandoriaArchiveStore *store, const char *name, const PandoriaFileStamp *stamp)
{
  PandoriaArchiveEntry *entry = g_hash_table_lookup (store->entries, name);

  return entry != NULL && pandoria_file_stamp_equal (&entry->stamp, stamp);
}

/* --- the folder ----------------------------------------------------------------------------- */

/* Returns: (transfer full): the names of all files that the archive shows, as a set. */
static GHashTable *
list_names (PandoriaArchiveStore *store)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = g_dir_open (store->folder, 0, NULL);
  const char *name;

  while (dir != NULL && g_hash_table_size (names) < MAX_FILES
         && (name = g_dir_read_name (dir)) != NULL)
    if (pandoria_archive_takes_name (name))
      g_hash_table_add (names, g_strdup (name));
  return names;
}

static void
remove_missing (PandoriaArchiveStore *store, GHashTable *names)
{
  g_autoptr (GList) known = g_hash_table_get_keys (store->entries);

  for (GList *i = known; i != NULL; i = i->next)
    if (!g_hash_table_contains (names, i->data))
      set_entry (store, i->data, NULL);
}

/* Returns: (transfer container): the names of new and changed files; @names owns the strings. */
static GPtrArray *
list_changed (PandoriaArchiveStore *store, GHashTable *names)
{
  GPtrArray *changed = g_ptr_array_new ();
  g_autoptr (GList) all = g_hash_table_get_keys (names);

  for (GList *i = all; i != NULL; i = i->next)
    {
      PandoriaFileStamp stamp;

      if (!pandoria_archive_get_stamp (store->folder, i->data, &stamp, NULL))
        set_entry (store, i->data, NULL);
      else if (!is_up_to_date (store, i->data, &stamp))
        g_ptr_array_add (changed, i->data);
    }
  return changed;
}

/* --- reading files on several threads ------------------------------------------------------- */

typedef struct
{
  PandoriaArchiveStore *store;
  GAsyncQueue *results; /* Result */
} Readers;

typedef struct
{
  const char *name;
  PandoriaArchiveEntry *entry; /* NULL: the file no longer exists */
} Result;

static void
read_one (gpointer name, gpointer data)
{
  Readers *readers = data;
  Result *result = g_new0 (Result, 1);

  result->name = name;
  result->entry = pandoria_archive_read (readers->store->folder, name);
  g_async_queue_push (readers->results, result);
}

static void
take_result (PandoriaArchiveStore *store, Readers *readers)
{
  g_autofree Result *result = g_async_queue_pop (readers->results);

  store->report.done++;
  set_entry (store, result->name, result->entry);
  pandoria_archive_store_report_sometimes (store);
}

static void
read_all (PandoriaArchiveStore *store, GPtrArray *names)
{
  guint n_readers = MIN (g_get_num_processors (), MAX_READERS);
  Readers readers = { store, g_async_queue_new () };
  GThreadPool *pool = g_thread_pool_new (read_one, &readers, (int) n_readers, FALSE, NULL);

  store->report.done = 0;
  store->report.total = names->len;
  for (guint i = 0; i < names->len; i++)
    g_thread_pool_push (pool, names->pdata[i], NULL);
  for (guint i = 0; i < names->len; i++)
    take_result (store, &readers);
  g_thread_pool_free (pool, FALSE, TRUE);
  g_async_queue_unref (readers.results);
}

static void
take_index (PandoriaArchiveStore *store)
{
  g_autoptr (GHashTable) entries = pandoria_archive_index_read (store->index, store->folder);

  if (entries == NULL)
    {
      store->report.is_dirty = TRUE;
      return;
    }
  g_hash_table_unref (store->entries);
  store->entries = g_steal_pointer (&entries);
}

/* Immediately reports entries of the index that are still valid. The others were never reported. */
static void
report_known (PandoriaArchiveStore *store, GPtrArray *changed)
{
  g_autoptr (GList) known = NULL;

  for (guint i = 0; i < changed->len; i++)
    set_entry (store, changed->pdata[i], NULL);
  g_ptr_array_set_size (store->report.removed, 0);
  known = g_hash_table_get_values (store->entries);
  for (GList *i = known; i != NULL; i = i->next)
    g_ptr_array_add (store->report.added, g_object_ref (i->data));
  store->report.total = changed->len;
  store->report.done = 0;
  pandoria_archive_store_report (store);
}

void
pandoria_archive_store_load (PandoriaArchiveStore *store)
{
  gboolean is_first = !store->report.is_loaded;
  g_autoptr (GHashTable) names = NULL;
  g_autoptr (GPtrArray) changed = NULL;

  if (is_first)
    take_index (store);
  names = list_names (store);
  remove_missing (store, names);
  changed = list_changed (store, names);
  if (is_first)
    report_known (store, changed);
  read_all (store, changed);
  store->report.is_loaded = TRUE;
  pandoria_archive_store_report (store);
  if (is_first)
    pandoria_archive_store_write (store);
}

PandoriaArchiveEntry *
pandoria_archive_store_look (PandoriaArchiveStore *store, const char *name)
{
  PandoriaFileStamp stamp;
  PandoriaArchiveEntry *entry;

  if (!pandoria_archive_takes_name (name))
    return NULL;
  if (pandoria_archive_get_stamp (store->folder, name, &stamp, NULL)
      && is_up_to_date (store, name, &stamp))
    return g_hash_table_lookup (store->entries, name);
  entry = pandoria_archive_read (store->folder, name);
  set_entry (store, name, entry);
  return entry;
}

void
pandoria_archive_store_write (PandoriaArchiveStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gboolean failed_before = store->report.index_error != NULL;

  if (!store->report.is_dirty || !store->report.is_loaded)
    return;
  g_clear_pointer (&store->report.index_error, g_free);
  bytes
      = g_byte_array_free_to_bytes (pandoria_archive_index_to_data (store->folder, store->entries));
  store->report.is_dirty = !pandoria_file_write_own (store->index, bytes, 0600, &error);
  if (error != NULL)
    store->report.index_error = g_strdup (error->message);
  /* The owner repeats a failed write. Report each failure, and the first success after it. */
  if (error != NULL || failed_before)
    pandoria_archive_store_report (store);
}
