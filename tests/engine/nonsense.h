/* Random acts, nearly all of them nonsense.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"

G_BEGIN_DECLS

/** Fills @action with an act of any kind, each member within its own range, and no thought for what they mean together. */
void nonsense_fill_action (GRand *rand, guint n_players, PandoriaAction *action);

G_END_DECLS
