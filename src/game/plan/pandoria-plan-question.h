/* A plan with any answers to its questions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-plan.h"

/**
 * Fills @out with the state after @action, with any answers to its questions. If refused: the
 * present state.
 */
void pandoria_plan_state_after (const PandoriaPlan *self, const PandoriaAction *action,
                                PandoriaState *out);
