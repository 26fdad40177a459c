/* PandoriaArchiveStore: the entries of a folder, on the thread of the archive, and how they change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-entry.h"

/**
 * PandoriaArchiveStore: the entries of the folder, with references from several threads. Its
 * functions, except for those that return what never changes, run on one thread.
 */
typedef struct _PandoriaArchiveStore PandoriaArchiveStore;

/** PandoriaArchiveReport: a report from the store to its owner. */
typedef struct
{
  PandoriaArchiveStore *store;
  GPtrArray *added, *removed; /* PandoriaArchiveEntry, not yet reported */
  guint done, total;          /* number of files that are read, and of those to read */
  gboolean is_loaded, is_dirty;
  char *index_error; /* (nullable): the reason why the index was not written */
} PandoriaArchiveReport;

/** Takes @report to @owner, on the main context in which the store was created. */
typedef void (*PandoriaArchiveReportFunc) (GObject *owner, const PandoriaArchiveReport *report);

/** @owner: gets the reports by @report while it exists. @index: the file of the index. */
PandoriaArchiveStore *pandoria_archive_store_new (GObject *owner, PandoriaArchiveReportFunc report,
                                                  const char *folder, const char *index);
PandoriaArchiveStore *pandoria_archive_store_ref (PandoriaArchiveStore *store);
void pandoria_archive_store_unref (PandoriaArchiveStore *store);

/**
 * Checks the whole folder: drops files that are gone, and reads those that are new or have changed.
 * The first call takes the other entries from the index, and writes the index at its end. Reports
 * the progress and the result to the owner.
 */
void pandoria_archive_store_load (PandoriaArchiveStore *store);
/** Checks one file again. Returns: (transfer none) (nullable): its entry. */
PandoriaArchiveEntry *pandoria_archive_store_look (PandoriaArchiveStore *store, const char *name);
/** Writes the index if it differs from the store. */
void pandoria_archive_store_write (PandoriaArchiveStore *store);
/** Reports added and removed entries to the owner. */
void pandoria_archive_store_report (PandoriaArchiveStore *store);
/** Reports if there are enough changes, or if the last report is long ago. */
void pandoria_archive_store_report_sometimes (PandoriaArchiveStore *store);
/** Reports if there are any changes. */
void pandoria_archive_store_report_changes (PandoriaArchiveStore *store);
/** Returns: whether all files have been read once. */
gboolean pandoria_archive_store_is_loaded (PandoriaArchiveStore *store);

/* What never changes: the folder, that of deleted files, the main context of the owner. */
const char *pandoria_archive_store_get_folder (PandoriaArchiveStore *store);
const char *pandoria_archive_store_get_deleted (PandoriaArchiveStore *store);
GMainContext *pandoria_archive_store_get_context (PandoriaArchiveStore *store);
