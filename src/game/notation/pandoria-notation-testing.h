/* Test-only functions of the notation: single acts, without a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation.h"

/**
 * Returns: (transfer full): @action in the notation; @card (of a purchase) and @note are nullable.
 */
char *pandoria_notation_write (const PandoriaSeats *seats, const PandoriaAction *action,
                               const char *card, const char *note);
/**
 * Reads one act without trying it on a state.
 * Returns: FALSE and @fault (out, transfer full, nullable) if @text is not exactly one act.
 */
gboolean pandoria_notation_read_act (const PandoriaSeats *seats, const char *text,
                                     PandoriaAction *action, PandoriaFault **fault);
/** Returns: (nullable): a member that has words in pandoria-notation-rows.c but does not exist. */
const char *pandoria_line_find_unused_words (void);
