/* What a placement brings at once, by the rules alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-placements.h"

G_BEGIN_DECLS

/** PandoriaHintGain: what is there more after the scoring of the same turn (6.4). */
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

G_END_DECLS
