/* Single acts in the notation, and what their words mean.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-reader.h"

/** Reads the act that begins at the present token. Returns: FALSE after a fault. */
gboolean pandoria_notation_read_one (PandoriaNotationReader *self, PandoriaAction *action);
/**
 * Returns: (transfer full) (nullable): the meaning of @word as @want, translated; NULL: the same as
 * the act.
 */
char *pandoria_want_describe_word (const PandoriaSeats *seats, const PandoriaWant *want,
                                   const PandoriaAction *action, const char *word);
