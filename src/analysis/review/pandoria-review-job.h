/* A review that a PandoriaJob makes in threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-job.h"
#include "pandoria-review.h"

/** PandoriaReviewTurns: its progress: how many turns are judged. */
typedef struct
{
  guint done, all;
} PandoriaReviewTurns;

/**
 * Starts to review @record. If the cache has the review, the job is done at once. The result is a PandoriaReview.
 * Returns: (transfer full): the job; NULL and the refusal of an act that breaks a rule.
 */
PandoriaJob *pandoria_review_job_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error);
