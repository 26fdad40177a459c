/* Why an act cannot be done now, whatever it would be like in detail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Returns: (transfer full) (nullable): why @kind (with PANDORIA_ACT_PLACE_FIGURE: of a worker or the leader) is not
 * offered, in a sentence with the rule; NULL when it is offered.
 */
char *pandoria_act_reason (PandoriaGame *game, PandoriaActKind kind, gboolean leader);

G_END_DECLS
