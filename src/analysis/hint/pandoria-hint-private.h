/* Shared by the files of this folder only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-simulate.h"

/* --- pandoria-hint-acts.c --------------------------------------------------------------------------------------- */

/** PandoriaHintGain: the gain if the turn is scored at once (6.4). */
typedef struct
{
  int points; /* of the active player */
  int all;    /* … and resources */
  int others; /* points and resources of all others */
} PandoriaHintGain;

/** Fills @gain with the gain of @placement, which must be allowed in @state, if the turn is scored at once. */
void pandoria_hint_find_gain (const PandoriaState *state, const PandoriaPlacement *placement, PandoriaHintGain *gain);

/**
 * Returns: the index of the obvious gain among @n @gains: its points far exceed the points and resources of any
 * other, and it gives other players nothing. -1: there is none.
 */
int pandoria_hint_find_plain (const PandoriaHintGain *gains, guint n);

/**
 * Places @placement in @state and simulates some turns with the thoughtful model for every player. Hidden tiles and
 * cards are drawn at random. They depend only on @seed and @number, so that placements are compared with the same
 * luck. @tile: the active player's tile.
 * Returns: the worth of the resulting position to the active player, in hundredths of a point.
 */
gint32 pandoria_hint_play_on (const PandoriaState *state, const PandoriaTile *tile, const PandoriaPlacement *placement,
                              guint32 seed, guint number);
