/* What a review says, in sentences: without blame, and each number with how sure it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-review.h"

G_BEGIN_DECLS

/** Returns: (transfer full): "31 %". */
char *pandoria_review_text_chance (guint per_mille);
/** Returns: (transfer full): whose turn it was, and how somebody's chance changed in it. */
char *pandoria_review_text_change (PandoriaGame *game, const PandoriaReview *review, const PandoriaReviewPoint *point);
/** Returns: (transfer full): what was laid in @turn, and what it did. */
char *pandoria_review_text_played (PandoriaGame *game, const PandoriaReviewTurn *turn);
/** Returns: (transfer full): that it was as good as any, or what would have been another way. */
char *pandoria_review_text_other (PandoriaGame *game, const PandoriaReviewTurn *turn);
/** Returns: (transfer full): what the tile allowed, apart from where it was laid. */
char *pandoria_review_text_luck (const PandoriaReviewTurn *turn);
/** Returns: (transfer full) (nullable): the tiles of @player, in a line; NULL: none. */
char *pandoria_review_text_player (PandoriaGame *game, const PandoriaReview *review, guint player);

G_END_DECLS
