/* What was done in one turn, in a sentence for each act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-turn-span.h"

G_BEGIN_DECLS

/**
 * Returns: (transfer full): whose turn @span was, then what each act did, closed, cost and brought, in a line each. Ends of turns that
 * brought nothing are left out.
 */
char *pandoria_text_span (PandoriaGame *game, const PandoriaTurnSpan *span);

G_END_DECLS
