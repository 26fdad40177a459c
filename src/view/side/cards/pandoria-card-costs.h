/* The printed costs of the card of an act: known ones, and remembering what was entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-action.h"
#include "pandoria-catalogue.h"
#include "pandoria-game.h"

G_BEGIN_DECLS

/** Returns: whether @action is one with a printed cost (casting from the hand, building). */
gboolean pandoria_card_costs_are_printed (const PandoriaAction *action);
/**
 * Returns: (transfer full) (element-type guint): the printed costs that @catalogue (nullable) knows of the card of @action; @card
 * (nullable): the name of the one that is bought.
 */
GArray *pandoria_card_costs_get_known (PandoriaCatalogue *catalogue, const PandoriaAction *action, const char *card);
/**
 * Remembers all printed numbers of @action, one of @game, in @catalogue (nullable), the price of a purchase if @card (nullable) names
 * it; one that cannot be written is only logged.
 */
void pandoria_card_costs_remember (PandoriaCatalogue *catalogue, const PandoriaAction *action, const char *card,
                                   PandoriaGame *game);

/** PANDORIA_CARDS_CORRECT: the action of the panel of cards that asks for the editor of the catalogue; its parameter is made and read here. */
#define PANDORIA_CARDS_CORRECT "cards.correct"
/** Asks, from @widget in that panel, for the entry of what is printed on what @action uses. */
void pandoria_card_costs_correct (GtkWidget *widget, const PandoriaAction *action);
PandoriaPrinted pandoria_card_costs_unpack (GVariant *parameter);

G_END_DECLS
