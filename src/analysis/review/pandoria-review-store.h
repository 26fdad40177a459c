/* Reviews that were made, in the user's cache: the same game, seed and effort need no second one. They are never part of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-review.h"

G_BEGIN_DECLS

/** Fills @review with what the cache has of it. Returns: FALSE when that is nothing, or spoilt; @review is then as it was. */
gboolean pandoria_review_load (PandoriaReview *review);
/** Puts @review, which was run, into the cache; what cannot be written is left. */
void pandoria_review_store (const PandoriaReview *review);
/** Returns: (transfer full) (nullable): the review of @game as it stands, if the cache has the one that is shown in windows. */
PandoriaReview *pandoria_review_find_stored (PandoriaGame *game);

G_END_DECLS
