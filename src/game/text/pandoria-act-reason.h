/* Why an act cannot be done now, whatever it would be like in detail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Returns: whether @kind is offered now; with PANDORIA_ACT_PLACE_FIGURE a worker or the leader; with PANDORIA_ACT_RELIC any of
 * the acts that a window offers as “something else”.
 */
gboolean pandoria_act_is_possible (PandoriaGame *game, PandoriaActKind kind, gboolean leader);
/**
 * Returns: (transfer full) (nullable): why it is not, in a sentence with the rule, whose section is in *@rule (nullable,
 * static), too; NULL when it is offered.
 */
char *pandoria_act_reason (PandoriaGame *game, PandoriaActKind kind, gboolean leader, const char **rule);

G_END_DECLS
