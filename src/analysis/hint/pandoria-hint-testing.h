/* The parts of hints that only tests call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-hint.h"

/* --- pandoria-text-hint-reason.c ------------------------------------------------------------- */

/** Returns: (transfer full): @reason in a sentence, with the players' names in @game. */
char *pandoria_text_hint_reason (PandoriaGame *game, const PandoriaHintReason *reason);
