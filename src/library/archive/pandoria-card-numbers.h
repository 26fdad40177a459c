/* The printed numbers that stand in a game: where they are in its acts and in its set-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-printed.h"
#include "pandoria-record.h"

G_BEGIN_DECLS

/** Is called with each number that stands there; what it returns stands there from then on. */
typedef guint (*PandoriaCardNumberFunc) (const PandoriaPrinted *printed, gpointer data);

/** Goes through the numbers of @action in a game of @variant: in the family variants nothing is paid (14), but there are relics. */
void pandoria_card_numbers_visit_action (PandoriaAction *action, guint variant, PandoriaCardNumberFunc function,
                                         gpointer data);
/** Goes through those of @setup. */
void pandoria_card_numbers_visit_setup (PandoriaSetup *setup, PandoriaCardNumberFunc function, gpointer data);

G_END_DECLS
