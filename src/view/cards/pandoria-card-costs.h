/* The printed costs of the card of an act: known ones, and remembering what was entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-action.h"
#include "pandoria-catalogue.h"

G_BEGIN_DECLS

/** Returns: whether @action is one with a printed cost (casting from the hand, building). */
gboolean pandoria_card_costs_are_printed (const PandoriaAction *action);
/** Returns: (transfer full) (element-type guint): the printed costs that @catalogue (nullable) knows of the card of @action. */
GArray *pandoria_card_costs_get_known (PandoriaCatalogue *catalogue, const PandoriaAction *action);
/** Remembers all printed costs of @action in @catalogue (nullable); one that cannot be written is only logged. */
void pandoria_card_costs_remember (PandoriaCatalogue *catalogue, const PandoriaAction *action);

G_END_DECLS
