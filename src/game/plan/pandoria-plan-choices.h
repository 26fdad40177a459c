/* What a plan may choose next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-plan.h"

/** Returns: the spaces that are chosen in @action. */
PandoriaSpaces pandoria_plan_list_chosen (const PandoriaPlan *self, const PandoriaAction *action);
/** Returns: whether @action is allowed, or can be after its open questions are answered. */
gboolean pandoria_plan_accepts (const PandoriaPlan *self, const PandoriaAction *action);
/** Returns: every space of the board where @self's shape accepts a choice after @action. */
PandoriaSpaces pandoria_plan_choices_by_trial (const PandoriaPlan *self,
                                               const PandoriaAction *action);
/** Returns: the spaces that may be chosen after @action. */
PandoriaSpaces pandoria_plan_compute_choices (const PandoriaPlan *self,
                                              const PandoriaAction *action);
/**
 * Returns: whether the act has a place for its tile, but not all terrains of the tile are known.
 */
gboolean pandoria_plan_misses_hex (const PandoriaPlan *self);
/** Rebuilds everything that depends on the present action. */
void pandoria_plan_refresh (PandoriaPlan *self);
