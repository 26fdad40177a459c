/* PandoriaCourse: everybody's points after each turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-review.h"

G_BEGIN_DECLS

/** PandoriaCourse: points by turn and seat. Turn 0 is the start. */
typedef struct
{
  guint n_turns, n_players; /* the turns that have begun, at least 1; the last may still be going on */
  gint lowest, highest;     /* of all points */
  gint *points;
} PandoriaCourse;

/** Reckons @course from the ledger of @game up to now; the last turn includes the final score. */
void pandoria_course_init (PandoriaCourse *course, PandoriaGame *game);
/** Makes @course of the chances of winning in @review, in per cent. */
void pandoria_course_init_chances (PandoriaCourse *course, const PandoriaReview *review);
void pandoria_course_clear (PandoriaCourse *course);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PandoriaCourse, pandoria_course_clear)

/** Returns: the points of @seat after @turn (0 … n_turns). */
gint pandoria_course_get (const PandoriaCourse *course, guint turn, guint seat);

G_END_DECLS
