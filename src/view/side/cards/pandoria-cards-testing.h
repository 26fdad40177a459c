/* Functions for the tests of the dialogs for acts only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-private.h"
#include "pandoria-card-page.h"
#include "pandoria-cost-picker.h"

/** Chooses a building; @level 0 if it has none. */
void pandoria_build_picker_set_building (PandoriaBuildPicker *self, PandoriaBuilding building, guint level);
/** Chooses the player whose card is copied. */
void pandoria_members_panel_set_player (PandoriaMembersPanel *self, guint player);
/** Makes player number @index in the list take a card. */
void pandoria_score_panel_take_card (PandoriaScorePanel *self, guint index);
/** Chooses a printed cost; -1 for none. */
void pandoria_cost_picker_set_cost (PandoriaCostPicker *self, int cost);
/** Returns: (transfer none): the row of suggestion @index, visible if there is one. */
gpointer pandoria_card_name_panel_get_offered (PandoriaCardNamePanel *self, guint index);
/** Returns: whether the button of the page can be pressed. */
gboolean pandoria_card_page_is_possible (PandoriaCardPage *self);
