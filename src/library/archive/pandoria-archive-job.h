/* PandoriaArchiveJob: what the archive asks its thread to do (pandoria-archive.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-store.h"
#include "pandoria-archive.h"

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

/**
 * Queues @job, whose parts it takes, with a task that has the source tag @tag and calls @callback
 * with @data.
 */
void pandoria_archive_push (PandoriaArchive *self, PandoriaArchiveJob job, gpointer tag,
                            GAsyncReadyCallback callback, gpointer data);
