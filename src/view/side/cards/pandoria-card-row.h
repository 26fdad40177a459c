/* PandoriaCardRow: a row of the list of cards: name, effect, and the cost or the reason of a refusal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

#define PANDORIA_TYPE_CARD_ROW (pandoria_card_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardRow, pandoria_card_row, PANDORIA, CARD_ROW, GtkListBoxRow)

/** Makes the row of @action, an act without cost and choices (its kind, spell or building, level, player, slot). */
GtkWidget *pandoria_card_row_new (const PandoriaAction *action);
/** Shows the cost in @game now, or why the act is impossible. */
void pandoria_card_row_update (PandoriaCardRow *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Returns: (transfer none): the act of the row. */
const PandoriaAction *pandoria_card_row_get_action (PandoriaCardRow *self);
/** Returns: whether the act is possible. */
gboolean pandoria_card_row_is_possible (PandoriaCardRow *self);
/** Returns: (transfer none): the name of the act. */
const char *pandoria_card_row_get_title (PandoriaCardRow *self);
/**
 * Searches @words (pandoria_search_words_new(); nullable) in the card's names in all languages of the program, and
 * in its effect. Returns: the quality of the match, which the row keeps; 0: no match. Any name is better than any
 * description.
 */
guint pandoria_card_row_find (PandoriaCardRow *self, const char *const *words);
guint pandoria_card_row_get_found (PandoriaCardRow *self);
/** Sets when the card was last used: the higher, the later; 0 (the default): not recently. */
void pandoria_card_row_set_last_use (PandoriaCardRow *self, guint last_use);
guint pandoria_card_row_get_last_use (PandoriaCardRow *self);

/** Returns: (transfer full): the name of the act of a row, and its effect. */
char *pandoria_card_row_describe_title (const PandoriaAction *action, PandoriaGame *game);
char *pandoria_card_row_describe_effect (const PandoriaAction *action, PandoriaGame *game);
