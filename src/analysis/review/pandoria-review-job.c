/* A review that a PandoriaJob makes in threads. It then goes into the cache.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-review-job.h"

#define MAX_THREADS 8

static void
free_review (gpointer review)
{
  pandoria_review_free (review);
}

/* The review is the data until it is whole, then the result. */
static void
free_data (gpointer data)
{
  PandoriaReview **review = data;

  g_clear_pointer (review, pandoria_review_free);
  g_free (review);
}

static void
report (guint n, guint all, gpointer job)
{
  const PandoriaReviewTurns turns = { n, all };

  pandoria_job_report (job, g_memdup2 (&turns, sizeof turns));
}

static gpointer
work (PandoriaJob *job, gpointer data, GCancellable *cancellable)
{
  PandoriaReview **review = data;

  if (!pandoria_review_run (*review, MIN (g_get_num_processors (), MAX_THREADS), cancellable, report, job))
    return NULL;
  pandoria_review_store (*review);
  return g_steal_pointer (review);
}

PandoriaJob *
pandoria_review_job_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error)
{
  PandoriaReview *review = pandoria_review_new (record, seed, effort, error);

  if (review == NULL)
    return NULL;
  if (pandoria_review_load (review))
    return pandoria_job_new_done (review, free_review);
  return pandoria_job_new (work, g_memdup2 (&review, sizeof review), free_data, free_review);
}
