/* Functions of a review that only tests call (pandoria-review.c, pandoria-review-store.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-review.h"

/**
 * Judges the tile of @turn as pandoria_hint_new() does. The luck of a turn depends on @seed and the
 * number of its act.
 * Returns: FALSE if cancelled.
 */
gboolean pandoria_review_judge (PandoriaReviewTurn *turn, guint32 seed, guint effort,
                                guint n_threads, GCancellable *cancellable);

/** Returns: (transfer full): the path of @review in the cache; the file may be missing. */
char *pandoria_review_get_file (const PandoriaReview *review);
