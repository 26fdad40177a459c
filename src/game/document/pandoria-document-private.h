/* PandoriaDocument: shared by its files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-document.h"
#include "pandoria-import.h"

struct _PandoriaDocument
{
  GObject parent_instance;

  PandoriaPlay *play;
  GSignalGroup *saving; /* of the game */
  int beginning;        /* undo stops after this many actions; -1: no limit */
  char *last_error;     /* nullable */
  GPtrArray *closing;   /* of GTask: the requests that wait until the game is saved */

  /* Reading. Two requests at once could open the same game twice. */
  GQueue waiting;            /* of GTask */
  GTask *present;            /* nullable */
  GCancellable *cancellable; /* for the present request */
  guint timeout;             /* sets "slow" when it expires; 0: expired, or no request */
  char *slow;                /* nullable */

  PandoriaOutside *origin; /* (nullable): the file outside the archive that can be updated */
  gboolean is_updating;    /* that file */
};

/** PandoriaRequest: the data of a GTask that the user asked for. */
typedef struct
{
  void (*continue_task) (GTask *task); /* called after an answer, or after reading */
  gboolean waits;                      /* for an answer */

  PandoriaGame *asked; /* (nullable): the game that the question is about */
  PandoriaGame *game;  /* (nullable): the game to begin */
  GStrv paths;         /* (nullable): the files to open; NULL: the last game */
  guint n_others;      /* files that were imported with the one to open */
  GPtrArray *files;    /* (nullable) (element-type PandoriaImported): the files read so far */
  gboolean copies;     /* the user wants a copy */
  gboolean uses;       /* the user wants the newer state of the file */
} PandoriaRequest;

/* --- pandoria-document.c */
/** Returns: (transfer full) (nullable): the property "save-error". */
char *pandoria_document_describe_unsaved (PandoriaDocument *self);
/** Saves which game is open. A lesson is not continued at the next start. */
void pandoria_document_remember (PandoriaDocument *self);
/** Cancels @task (GTask, taken). */
void pandoria_document_cancel_task (gpointer task);

/* --- pandoria-document-update.c */
/** Sets the file outside the archive (nullable) from which the open game comes. */
void pandoria_document_set_origin (PandoriaDocument *self, const PandoriaOutside *origin);
/** Sets and remembers the file, in a thread. */
void pandoria_document_take_origin (PandoriaDocument *self, const PandoriaOutside *origin);

/* --- pandoria-document-save.c */
/** Returns: a task with a PandoriaRequest that @continue_task starts and continues. */
GTask *pandoria_document_create_task (PandoriaDocument *self, void (*continue_task) (GTask *task),
                                      GAsyncReadyCallback callback, gpointer data);
void pandoria_document_ask (GTask *task, PandoriaDocumentQuestion question, const char *text);
/**
 * Returns: whether nothing is lost when the game is closed. Otherwise @task waits: it continues
 * when the game is saved. Asks if that fails, or takes more than a second; the answer continues
 * @task, too.
 */
gboolean pandoria_document_may_close (GTask *task);
/** Continues the requests that wait until the game is saved, or asks. Call it when an attempt to
 * save has ended, or another game is open. */
void pandoria_document_update_closing (PandoriaDocument *self);
