/* A review of a game: what each double tile and its figure were worth against the best place that was found for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-hint.h"

G_BEGIN_DECLS

/** PandoriaReviewTurn: a turn in which a double tile was laid. */
typedef struct
{
  guint action; /* the number of the act that laid it */
  guint turn, player;
  PandoriaState before;
  PandoriaTile tile;
  PandoriaPlacement played;
  PandoriaHintAnswer answer; /* once it was judged */
} PandoriaReviewTurn;

/** Returns: (transfer full) (element-type PandoriaReviewTurn): the turns of @record, not judged yet; NULL and the refusal of an act that breaks a rule. */
GArray *pandoria_review_list_turns (PandoriaRecord *record, GError **error);

/**
 * Judges @turn as pandoria_hint_new() does; the luck of a turn depends on @seed and the number of its act.
 * Returns: FALSE when it was cancelled.
 */
gboolean pandoria_review_judge (PandoriaReviewTurn *turn, guint32 seed, guint effort, guint n_threads,
                                GCancellable *cancellable);

/** Returns: whether what was played may be as good as the best: it is behind by less than twice the error, or by half a point. */
gboolean pandoria_review_is_close (const PandoriaReviewTurn *turn);

G_END_DECLS
