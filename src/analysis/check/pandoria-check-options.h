/* Whether what is offered is what is accepted, for tests and pandoria-cli simulate --check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-tries.h"

G_BEGIN_DECLS

/** Tries every act but the corrections with every place, figure, slot and player, and compares. Faults are in @tries. */
void pandoria_check_options (PandoriaTries *tries);

/** The same of the acts of 6.3 alone (pandoria-check-options-cards.c). */
void pandoria_check_card_options (PandoriaTries *tries);

/** Returns: some terrain with some symbols at @at (pandoria-check-options.c). */
PandoriaHex pandoria_check_make_hex (PandoriaSpace at);

G_END_DECLS
