/* Playing on from a placement: one possible continuation, with what is hidden drawn by lot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-placements.h"

G_BEGIN_DECLS

/**
 * Lays @placement in @state and plays on for some turns, everybody by the thoughtful model; hands and what is drawn depend on @seed and
 * @number alone, so that placements meet the same luck. @tile: what the active player holds.
 * Returns: what the active player then thinks the position is worth, in hundredths of a point.
 */
gint32 pandoria_hint_play_on (const PandoriaState *state, const PandoriaTile *tile, const PandoriaPlacement *placement,
                              guint32 seed, guint number);

G_END_DECLS
