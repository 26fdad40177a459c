/* The acts that the lists of the cards dialog offer: every spell, every building, and what the game allows besides (6.3, 11, 15–17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-dialog.h"

G_BEGIN_DECLS

/** Returns: (transfer full) (element-type PandoriaAction): the acts of @page without cost and choices, possible now or not. */
GArray *pandoria_card_acts_list (PandoriaGame *game, PandoriaCardsPage page);

G_END_DECLS
