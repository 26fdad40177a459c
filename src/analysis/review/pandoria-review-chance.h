/* What a position promises: chances of winning by playing on to the end, and what the tile in hand allows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"

G_BEGIN_DECLS

/**
 * Plays @games games from @state to the end, everybody by the thoughtful model; what is hidden is drawn by lot, from @seed. @chances: how
 * often each player was first, per mille; a finished game has no chance left.
 * Returns: FALSE when it was cancelled.
 */
gboolean pandoria_review_find_chances (const PandoriaState *state, guint32 seed, guint games, GCancellable *cancellable,
                                       guint16 chances[PANDORIA_MAX_PLAYERS]);

/** Returns: how much more @tile allows the active player than tiles of those that are left, on average, in hundredths of a point. */
gint32 pandoria_review_find_luck (const PandoriaState *state, const PandoriaTile *tile, guint32 seed);

G_END_DECLS
