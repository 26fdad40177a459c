/* PandoriaCardRow: one line of the cards dialog: name, effect, cost, or why it is not possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

#define PANDORIA_TYPE_CARD_ROW (pandoria_card_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardRow, pandoria_card_row, PANDORIA, CARD_ROW, GtkListBoxRow)

/** Makes the row of @action, the act without cost and choices (its kind, spell or building, level, player, slot). */
GtkWidget *pandoria_card_row_new (const PandoriaAction *action);
/** Shows what it would cost in @game now, or why it is impossible. */
void pandoria_card_row_update (PandoriaCardRow *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Returns: (transfer none): the act of the row. */
const PandoriaAction *pandoria_card_row_get_action (PandoriaCardRow *self);
/** Returns: whether the act is possible. */
gboolean pandoria_card_row_is_possible (PandoriaCardRow *self);
/** Returns: (transfer none): the name. */
const char *pandoria_card_row_get_title (PandoriaCardRow *self);
/**
 * Looks for @words (pandoria_search_words_new(); nullable) in the card's names in every language of the program, and in what it does.
 * Returns: how well they fit, to be asked for again; 0: not at all. Any name is better than any description.
 */
guint pandoria_card_row_find (PandoriaCardRow *self, const char *const *words);
guint pandoria_card_row_get_found (PandoriaCardRow *self);
/** A number that is the higher the later the card was used; 0, as in the beginning: not lately. */
void pandoria_card_row_set_last_use (PandoriaCardRow *self, guint last_use);
guint pandoria_card_row_get_last_use (PandoriaCardRow *self);

/** Returns: (transfer full): the name of the act of a row, and what it does. */
char *pandoria_card_row_describe_title (const PandoriaAction *action, PandoriaGame *game);
char *pandoria_card_row_describe_effect (const PandoriaAction *action, PandoriaGame *game);
