/* The acts that the lists of cards offer: every spell, every building, and what the game allows besides (6.3, 11, 15–17).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-panel.h"

G_BEGIN_DECLS

/** Returns: (transfer full) (element-type PandoriaAction): the acts of @page without cost and choices, possible now or not. */
GArray *pandoria_card_acts_list (PandoriaGame *game, PandoriaCardsPage page);
/** Returns: which act of @game, counted from 1, was the last to cast the spell or to build the building of @action; 0: none. */
guint pandoria_card_acts_find_last_use (PandoriaGame *game, const PandoriaAction *action);

G_END_DECLS
