/* What only tests ask of a review (pandoria-review.c, pandoria-review-store.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-review.h"

/**
 * Judges the tile of @turn as pandoria_hint_new() does; the luck of a turn depends on @seed and the number of its act.
 * Returns: FALSE when it was cancelled.
 */
gboolean pandoria_review_judge (PandoriaReviewTurn *turn, guint32 seed, guint effort, guint n_threads,
                                GCancellable *cancellable);

/** Returns: (transfer full): the file that @review has, or would have, there. */
char *pandoria_review_get_file (const PandoriaReview *review);
