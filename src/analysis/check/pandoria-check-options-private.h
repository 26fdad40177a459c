/* Trying one act, and comparing the result with the offered options. The files of the check share
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-check-options.h"

/* --- pandoria-check-options.c --------------------------------------------------------------- */

/**
 * Tries @action, and again with each other resource that can pay for it. Reports a fault at the
 * place @at if it is @offered but refused, or accepted but not offered. An act that only needs an
 * answer first (a ghost, a ship) counts as accepted.
 */
void pandoria_tries_compare (PandoriaTries *tries, PandoriaAction *action, PandoriaSpace at,
                             gboolean offered);

/** Returns: a hex at @at whose terrain and symbols depend only on @at. */
PandoriaHex pandoria_tries_make_hex (PandoriaSpace at);

/* --- pandoria-check-options-cards.c --------------------------------------------------------- */

/** Does the same as pandoria_check_options () for the acts of 6.3 alone. */
void pandoria_check_card_options (PandoriaTries *tries);
