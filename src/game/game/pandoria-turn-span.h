/* Which acts of a game were one turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** PandoriaTurnSpan: the acts @first … @end − 1 (from 0) were done in @turn, in which @player was active. */
typedef struct
{
  guint first, end;
  guint turn, player;
} PandoriaTurnSpan;

/**
 * Finds the turn of act @index of @game, as far as @position goes. Returns: FALSE when that act is not among those that led to it.
 */
gboolean pandoria_turn_span_find (PandoriaGame *game, guint position, guint index, PandoriaTurnSpan *span);
/** Finds the last turn that is over in the shown position. Returns: FALSE when that is none yet. */
gboolean pandoria_turn_span_find_last (PandoriaGame *game, PandoriaTurnSpan *span);

G_END_DECLS
