/* PandoriaCardRow: a row of the list of cards: name, effect, and the cost or the reason of a
 * refusal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-action.h"
#include "pandoria-catalogue.h"
#include "pandoria-game.h"

#define PANDORIA_TYPE_CARD_ROW (pandoria_card_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardRow, pandoria_card_row, PANDORIA, CARD_ROW, GtkListBoxRow)

/** Returns: (transfer floating): a row for the act @action, without cost and choices, of the active
 * player of @game. Its known costs are in @catalogue (nullable). */
GtkWidget *pandoria_card_row_new (PandoriaGame *game, PandoriaCatalogue *catalogue,
                                  const PandoriaAction *action);
/** Returns: (transfer none): the act of the row, without cost and choices. */
const PandoriaAction *pandoria_card_row_get_action (PandoriaCardRow *self);
/** Returns: (transfer none): the name of the act. */
const char *pandoria_card_row_get_title (PandoriaCardRow *self);

/** Shows the present cost, or why the act is impossible. */
void pandoria_card_row_update (PandoriaCardRow *self);
/**
 * Searches @words (pandoria_search_words_new(); nullable) in the names of the card in all
 * languages, and in its effect. Returns: the quality of the match, which the row keeps; 0: none.
 * Any name is better than any description.
 */
guint pandoria_card_row_find (PandoriaCardRow *self, const char *const *words);
/** Returns: whether the act is possible now. */
gboolean pandoria_card_row_is_possible (PandoriaCardRow *self);
/** Returns: the quality of the match of the last pandoria_card_row_find(); 0: none. */
guint pandoria_card_row_get_found (PandoriaCardRow *self);
/** Returns: when the card was last used; the higher, the later; 0: not recently. */
guint pandoria_card_row_get_last_use (PandoriaCardRow *self);
/** Sets when the card was last used, in the numbers of pandoria_card_row_get_last_use(). */
void pandoria_card_row_set_last_use (PandoriaCardRow *self, guint last_use);
/** Returns: whether the player surely has the card in hand (12). */
gboolean pandoria_card_row_is_own (PandoriaCardRow *self);
/** Sets whether the player surely has the card in hand. */
void pandoria_card_row_set_own (PandoriaCardRow *self, gboolean is_own);
