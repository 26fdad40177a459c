/* What only the files of this folder know of a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

/* --- pandoria-hint-playout.c -------------------------------------------------------------------------------------- */

/** PandoriaHintGain: what the scoring of the same turn adds (6.4). */
typedef struct
{
  int points; /* of the active player */
  int all;    /* … with what there is more of resources */
  int others; /* all that others have more */
} PandoriaHintGain;

/** Fills @gain with what @placement, which must be allowed in @state, brings if it is scored at once. */
void pandoria_hint_find_gain (const PandoriaState *state, const PandoriaPlacement *placement, PandoriaHintGain *gain);

/** Returns: which of @n @gains brings by far more points than all others bring of anything, and others nothing; -1: none. */
int pandoria_hint_find_plain (const PandoriaHintGain *gains, guint n);

/**
 * Lays @placement in @state and plays on for some turns, one possible continuation with hidden tiles and cards drawn by lot, every player by the thoughtful model. Hands and draws depend on @seed and
 * @number alone, so that placements meet the same luck. @tile: the active player's tile.
 * Returns: the worth of the position to the active player then, in hundredths of a point.
 */
gint32 pandoria_hint_play_on (const PandoriaState *state, const PandoriaTile *tile, const PandoriaPlacement *placement,
                              guint32 seed, guint number);
