/* A review in threads. While it is made the review is theirs alone; then it goes into the cache and is the job's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review-job.h"

#define MAX_THREADS 8

struct _PandoriaReviewJob
{
  GObject parent_instance;

  PandoriaReview *review;
  GCancellable *cancellable;
  gboolean finished;
};

G_DEFINE_FINAL_TYPE (PandoriaReviewJob, pandoria_review_job, G_TYPE_OBJECT)

enum
{
  SIGNAL_PROGRESSED,
  SIGNAL_FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- in threads --------------------------------------------------------------------------------------------------- */

typedef struct
{
  PandoriaReviewJob *job;
  guint n, all;
} News;

static void
free_news (gpointer data)
{
  News *news = data;

  g_object_unref (news->job);
  g_free (news);
}

static gboolean
on_news (gpointer data)
{
  News *news = data;

  if (!g_cancellable_is_cancelled (news->job->cancellable))
    g_signal_emit (news->job, signals[SIGNAL_PROGRESSED], 0, news->n, news->all);
  return G_SOURCE_REMOVE;
}

static void
tell (guint n, guint all, gpointer data)
{
  GTask *task = data;
  News *news = g_new0 (News, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  *news = (News){ g_object_ref (g_task_get_source_object (task)), n, all };
  /* Not g_main_context_invoke(): it would call at once, here, while nobody runs the main loop. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, on_news, news, free_news);
  g_source_attach (source, g_task_get_context (task));
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  PandoriaReview *review = PANDORIA_REVIEW_JOB (source)->review;
  const guint n_threads = MIN (g_get_num_processors (), MAX_THREADS);
  gboolean whole = pandoria_review_run (review, n_threads, cancellable, tell, task);

  if (whole)
    pandoria_review_store (review);
  g_task_return_boolean (task, whole);
}

static void
on_worked (GObject *source, GAsyncResult *result, gpointer data)
{
  PandoriaReviewJob *self = PANDORIA_REVIEW_JOB (source);

  if (!g_task_propagate_boolean (G_TASK (result), NULL) || g_cancellable_is_cancelled (self->cancellable))
    return;
  self->finished = TRUE;
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
}

/* --- class -------------------------------------------------------------------------------------------------------- */

static void
pandoria_review_job_finalize (GObject *object)
{
  PandoriaReviewJob *self = PANDORIA_REVIEW_JOB (object);

  g_clear_pointer (&self->review, pandoria_review_free);
  g_object_unref (self->cancellable);
  G_OBJECT_CLASS (pandoria_review_job_parent_class)->finalize (object);
}

static void
pandoria_review_job_class_init (PandoriaReviewJobClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_review_job_finalize;
  signals[SIGNAL_PROGRESSED] = g_signal_new ("progressed", PANDORIA_TYPE_REVIEW_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                             NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[SIGNAL_FINISHED]
      = g_signal_new ("finished", PANDORIA_TYPE_REVIEW_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
pandoria_review_job_init (PandoriaReviewJob *self)
{
  self->cancellable = g_cancellable_new ();
}

/* --- public functions --------------------------------------------------------------------------------------------- */

PandoriaReviewJob *
pandoria_review_job_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error)
{
  g_autoptr (PandoriaReview) review = pandoria_review_new (record, seed, effort, error);
  PandoriaReviewJob *self;
  g_autoptr (GTask) task = NULL;

  if (review == NULL)
    return NULL;
  self = g_object_new (PANDORIA_TYPE_REVIEW_JOB, NULL);
  self->review = g_steal_pointer (&review);
  self->finished = pandoria_review_load (self->review);
  if (self->finished)
    return self;
  task = g_task_new (self, self->cancellable, on_worked, NULL);
  g_task_run_in_thread (task, work);
  return self;
}

void
pandoria_review_job_cancel (PandoriaReviewJob *self)
{
  g_return_if_fail (PANDORIA_IS_REVIEW_JOB (self));
  g_cancellable_cancel (self->cancellable);
}

const PandoriaReview *
pandoria_review_job_get_review (PandoriaReviewJob *self)
{
  g_return_val_if_fail (PANDORIA_IS_REVIEW_JOB (self), NULL);
  return self->finished ? self->review : NULL;
}
