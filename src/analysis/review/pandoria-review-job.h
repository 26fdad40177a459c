/* A review that is made beside whatever else is done: in threads, told turn by turn, and given up at any time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-review.h"

G_BEGIN_DECLS

/**
 * Signals "progressed" (guint done, guint all): so many turns are judged; "finished": the review is there. They come in the main context in
 * which the job began; never after pandoria_review_job_cancel().
 */
#define PANDORIA_TYPE_REVIEW_JOB (pandoria_review_job_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaReviewJob, pandoria_review_job, PANDORIA, REVIEW_JOB, GObject)

/**
 * Begins to review @record, or takes what the cache has of it: then it is finished at once.
 * Returns: (transfer full): the job; NULL and the refusal of an act that breaks a rule.
 */
PandoriaReviewJob *pandoria_review_job_new (PandoriaRecord *record, guint32 seed, guint effort, GError **error);
void pandoria_review_job_cancel (PandoriaReviewJob *self);
/** Returns: (transfer none) (nullable): the review, once it is finished. */
const PandoriaReview *pandoria_review_job_get_review (PandoriaReviewJob *self);

G_END_DECLS
