/* The archive's jobs: what its thread is asked to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-archive-private.h"

G_BEGIN_DECLS

typedef struct _PandoriaArchiveJob PandoriaArchiveJob;

/** Does the job on the store's thread and returns its task. */
typedef void (*PandoriaArchiveWork) (PandoriaArchiveJob *job);

struct _PandoriaArchiveJob
{
  GTask *task; /* NULL for a job that nobody waits for */
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

/** Takes @job and lets the thread do it after those before it. */
void pandoria_archive_push (PandoriaArchive *self, PandoriaArchiveJob *job);

/* pandoria-archive-jobs.c */

/** A GThreadPool's function: @job is a PandoriaArchiveJob, which it takes. */
void pandoria_archive_do_job (gpointer job, gpointer data);
/** Lets the thread look at the files of @names (a set, taken) again. */
void pandoria_archive_push_look (PandoriaArchive *self, GHashTable *names);
/** Lets the thread write the index; nobody waits for it, so that an archive that goes may ask for it, too. */
void pandoria_archive_push_write (PandoriaArchive *self);

G_END_DECLS
