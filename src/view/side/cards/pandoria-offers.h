/* What the slots would mean for an act, and what an act costs: asked of the engine, for the dialogs of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-slot-picker.h"

/**
 * Returns: whether @action would be accepted in @game, or would be after a further choice; else FALSE and why not, as a
 * sentence in @reason (out) (transfer full) (nullable).
 */
gboolean pandoria_offers_try (PandoriaGame *game, const PandoriaAction *action, char **reason);

/**
 * Tries @action with each slot written to @slot, a member of @action (left with its old value), and fills allowed and reason;
 * costs are left at -1. Free with pandoria_slot_offers_clear().
 */
void pandoria_offers_fill (PandoriaGame *game, PandoriaAction *action, guint8 *slot,
                           PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);

/**
 * The same for a building or a monument of step 6.3, with the costs and how they are reckoned as far as the printed cost is
 * @known.
 */
void pandoria_offers_fill_slots (PandoriaGame *game, PandoriaAction *action, gboolean known,
                                 PandoriaSlotOffer offers[PANDORIA_MAX_SLOTS]);
/** Returns: (transfer full) (nullable): what @action would cost its player, "2 crystals"; NULL when it is refused or free. */
char *pandoria_offers_describe_cost (PandoriaGame *game, const PandoriaAction *action);
/**
 * Returns: (transfer full) (nullable): the sum behind the cost of @action, “5 − 2 (Carpenter) = 3”; NULL when it is refused or
 * has its printed cost.
 */
char *pandoria_offers_describe_reckoning (PandoriaGame *game, const PandoriaAction *action);
/**
 * Returns: (transfer full) (nullable): how @printed comes down for a card of @action that need not be affordable; NULL when
 * nothing lowers it. @pays (out): the effective cost.
 */
char *pandoria_offers_reckon (PandoriaGame *game, const PandoriaAction *action, guint printed, guint *pays);
/**
 * Returns: (transfer full) (nullable): the changes of the markers by @action, with the scoring of closed regions,
 * compared with not doing it: “Would bring +4 crystals, +1 point”; NULL when it is refused or changes nothing but its cost.
 * @loses (out): whether a player would lose something, which is then not shown as a gain.
 */
char *pandoria_offers_describe_effect (PandoriaGame *game, const PandoriaAction *action, gboolean *loses);

/* --- pandoria-card-costs.c ---------------------------------------------------------------------------------------- */
/* The printed costs of the card of an act: known ones, and those that the user entered. */

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
/** Asks, from @widget in that panel, for the entry of the printed value of the card of @action. */
void pandoria_card_costs_correct (GtkWidget *widget, const PandoriaAction *action);
PandoriaPrinted pandoria_card_costs_unpack (GVariant *parameter);
