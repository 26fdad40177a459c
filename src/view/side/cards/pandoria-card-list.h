/* PandoriaCardList: a list of acts with a search: the possible ones first, recently used ones at
 * the top. The others show why they are impossible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-panel.h"
#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** PandoriaCardList: signal "opened" (gpointer action): the possible row of this const
 * PandoriaAction * was pressed. */
#define PANDORIA_TYPE_CARD_LIST (pandoria_card_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardList, pandoria_card_list, PANDORIA, CARD_LIST, AdwBin)

/** Lists the acts of @page for the active player of @game. Returns: whether there are any. */
gboolean pandoria_card_list_fill (PandoriaCardList *self, PandoriaCardsPage page,
                                  PandoriaGame *game, PandoriaCatalogue *catalogue);
/**
 * Lists only acts with all of @words (NULL: all acts), names before descriptions, and selects the
 * first. Returns: the quality of its best match, as in pandoria_card_row_get_found(); 0: none.
 */
guint pandoria_card_list_search (PandoriaCardList *self, const char *const *words);
/** Updates the costs of the rows, which keep their order. */
void pandoria_card_list_refresh (PandoriaCardList *self);
/** Opens the selected row if it is possible. */
void pandoria_card_list_open_selected (PandoriaCardList *self);
/** Focuses the selected row, otherwise the first one. */
void pandoria_card_list_focus (PandoriaCardList *self);
