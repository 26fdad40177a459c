/* What only the tests of the dialogs for acts ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-private.h"
#include "pandoria-card-page.h"
#include "pandoria-cost-picker.h"

/** Chooses a building; @level 0 where it has none. */
void pandoria_build_picker_set_building (PandoriaBuildPicker *self, PandoriaBuilding building, guint level);
/** Chooses whose card is copied. */
void pandoria_members_panel_set_player (PandoriaMembersPanel *self, guint player);
/** Lets player number @index in the list take a card. */
void pandoria_score_panel_take_card (PandoriaScorePanel *self, guint index);
/** Chooses a printed cost; -1 for none. */
void pandoria_cost_picker_set_cost (PandoriaCostPicker *self, int cost);
/** Returns: (transfer none): the row of the card that is offered as @index, visible if one is. */
gpointer pandoria_card_name_panel_get_offered (PandoriaCardNamePanel *self, guint index);
/** Returns: whether the button of the page can be pressed. */
gboolean pandoria_card_page_is_possible (PandoriaCardPage *self);
