/* Shared by the files of the archive: pandoria-archive-entry.c (one file, which it reads), -index
 * (all entries in one file), -store (the folder, on its own thread), -files (requests of the
 * archive's owner), pandoria-archive.c (the list, on the thread of its owner).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive.h"

/* pandoria-archive-entry.c */

/** Returns: whether the archive shows a file with this name: ….pandoria, not hidden. */
gboolean pandoria_archive_takes_name (const char *name);
/**
 * Returns: FALSE if @name does not exist; else sets @stamp, and @fault (nullable) to LINK or
 * NO_FILE if needed.
 */
gboolean pandoria_archive_get_stamp (const char *folder, const char *name, PandoriaFileStamp *stamp,
                                     PandoriaArchiveFault *fault);
/**
 * Reads and replays a file.
 * Returns: (transfer full) (nullable): the entry; NULL if the name does not exist.
 */
PandoriaArchiveEntry *pandoria_archive_read (const char *folder, const char *name);

/* pandoria-archive-index.c */

/**
 * Reads the index of @folder from @path.
 * Returns: (transfer full) (nullable): its entries by name; NULL if it is missing, damaged, of
 * another version or of another folder.
 */
GHashTable *pandoria_archive_index_read (const char *path, const char *folder);
/** Returns: (transfer full): the index of @folder with @entries (by name). */
GByteArray *pandoria_archive_index_to_data (const char *folder, GHashTable *entries);
/** Returns: (transfer full): an empty table of entries by name. It holds references to them. */
GHashTable *pandoria_archive_table_new (void);

/* pandoria-archive-store.c */

typedef struct _PandoriaArchiveStore PandoriaArchiveStore;

/** PandoriaArchiveReport: a report from the store to the archive's main context. */
typedef struct
{
  PandoriaArchiveStore *store;
  GPtrArray *added, *removed; /* PandoriaArchiveEntry, not yet reported */
  guint done, total;          /* number of files that are read, and of those to read */
  gboolean is_loaded, is_dirty;
  char *index_error; /* (nullable): the reason why the index was not written */
} PandoriaArchiveReport;

/**
 * PandoriaArchiveStore: the entries of the folder, an atomic rc box. Only its thread uses the
 * members that change.
 */
struct _PandoriaArchiveStore
{
  char *folder, *deleted, *index; /* never change */
  GMainContext *context;          /* of the archive */
  GWeakRef archive;
  GHashTable *entries;          /* by name */
  PandoriaArchiveReport report; /* the next report, which gets its store when it is sent */
  gint64 reported;              /* monotonic time of the last report */
};

PandoriaArchiveStore *pandoria_archive_store_new (PandoriaArchive *archive, const char *folder,
                                                  const char *index);
void pandoria_archive_store_unref (PandoriaArchiveStore *store);

/**
 * Checks the whole folder: drops files that are gone, and reads those that are new or have changed.
 * The first call takes the other entries from the index, and writes the index at its end. Reports
 * the progress and the result to the archive.
 */
void pandoria_archive_store_load (PandoriaArchiveStore *store);
/** Checks one file again. Returns: (transfer none) (nullable): its entry. */
PandoriaArchiveEntry *pandoria_archive_store_look (PandoriaArchiveStore *store, const char *name);
/** Writes the index if it differs from the store. */
void pandoria_archive_store_write (PandoriaArchiveStore *store);
/** Reports added and removed entries to the archive. */
void pandoria_archive_store_report (PandoriaArchiveStore *store);
/** Reports if there are enough changes, or if the last report is long ago. */
void pandoria_archive_store_report_sometimes (PandoriaArchiveStore *store);

/* pandoria-archive.c */
void pandoria_archive_take_report (PandoriaArchive *self, const PandoriaArchiveReport *report);

/* PandoriaArchiveJob: what the archive asks its thread to do (pandoria-archive-files.c). */

typedef struct _PandoriaArchiveJob PandoriaArchiveJob;

/** Does the job on the store's thread and returns its task. */
typedef void (*PandoriaArchiveWork) (PandoriaArchiveJob *job);

struct _PandoriaArchiveJob
{
  GTask *task; /* NULL if no caller waits for the job */
  PandoriaArchiveStore *store;
  PandoriaArchiveWork work;
  GPtrArray *entries; /* PandoriaArchiveEntry; or NULL */
  GHashTable *names;  /* a set; or NULL */
  char *title;
  GStrv deleted;
  GFile *to;
  gboolean to_folder;
};

/* pandoria-archive.c */

/**
 * Queues @job, whose parts it takes, with a task that has the source tag @tag and calls @callback
 * with @data.
 */
void pandoria_archive_push (PandoriaArchive *self, PandoriaArchiveJob job, gpointer tag,
                            GAsyncReadyCallback callback, gpointer data);
