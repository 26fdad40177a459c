/* PandoriaCardList: a list of acts that can be searched: what is possible first, and of that what was used lately; the rest says why not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** Signal "opened" (gpointer action): a row that is possible was pressed: a const PandoriaAction *, valid during the emission. */
#define PANDORIA_TYPE_CARD_LIST (pandoria_card_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardList, pandoria_card_list, PANDORIA, CARD_LIST, AdwBin)

/** Lists @acts (element-type PandoriaAction), each without cost and choices, for the active player of @game. */
void pandoria_card_list_fill (PandoriaCardList *self, GArray *acts, PandoriaGame *game, PandoriaCatalogue *catalogue);
/**
 * Lists only those with all of @words, names before descriptions and beginnings before middles, and selects the first; NULL: lists
 * all. Returns: how well the best of them fits (see pandoria_card_row_find()); 0: there is none.
 */
guint pandoria_card_list_search (PandoriaCardList *self, const char *const *words);
/** Shows the costs of the rows as @catalogue knows them now; rows stay where they are. */
void pandoria_card_list_refresh (PandoriaCardList *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Opens the row that is selected, if it is possible. */
void pandoria_card_list_open_selected (PandoriaCardList *self);
/** Puts the keyboard on the row that is selected, or else on the first. */
void pandoria_card_list_focus (PandoriaCardList *self);
/** Returns: whether nothing was listed, whatever is searched for. */
gboolean pandoria_card_list_is_empty (PandoriaCardList *self);
