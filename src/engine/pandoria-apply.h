/* The one door by which a state changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"
#include "pandoria-error.h"
#include "pandoria-event.h"

G_BEGIN_DECLS

/**
 * Validates @action against @state and carries it out.
 *
 * @out: (out) (nullable): the state afterwards; may be @state itself; unchanged when the action is refused
 * @events: (out) (nullable): filled with the ledger entries of this action; empty when it is refused
 * @error: a PANDORIA_ERROR with the first fault in the order of record.md
 *
 * Returns: TRUE when the action was carried out.
 */
gboolean pandoria_state_apply (const PandoriaState *state, const PandoriaAction *action, PandoriaState *out,
                               PandoriaEvents *events, GError **error);

G_END_DECLS
