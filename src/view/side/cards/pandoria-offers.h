/* Words about the acts of cards: names, effects and costs, from the engine and the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-cards-panel.h"

/** Returns: whether @action is possible in @game, maybe after another choice. @reason (out): why
 * not, a sentence. */
gboolean pandoria_offers_try (PandoriaGame *game, const PandoriaAction *action, char **reason);

/** Returns: (transfer full) (nullable): the cost of @action, “3 wood”, or, @reckoned, “5 − 2
 * (Carpenter) = 3”. */
char *pandoria_offers_describe_costs (PandoriaGame *game, const PandoriaAction *action,
                                      gboolean reckoned);
/**
 * Returns: (transfer full) (nullable): the discounts on the cost @printed of @action; NULL if there
 * are none. The active player need not be able to pay it. @pays (out): its real cost.
 */
char *pandoria_offers_reckon (PandoriaGame *game, const PandoriaAction *action, guint printed,
                              guint *pays);
/**
 * Shows in @label how the markers change by @action (nullable) and the scoring, compared with not
 * doing it. Hides it if
 * @action is refused or changes only its cost.
 */
void pandoria_offers_show_effect (GtkLabel *label, PandoriaGame *game,
                                  const PandoriaAction *action);
/** Returns: (transfer full) (nullable): how much of @counter, and of what @action builds with, the
 * active player has. */
char *pandoria_offers_describe_have (PandoriaGame *game, const PandoriaAction *action,
                                     guint counter);
/** Returns: the spell that @action casts: its own, or a player's top spell. @level (out): its
 * level. */
PandoriaSpell pandoria_offers_find_spell (const PandoriaState *state, const PandoriaAction *action,
                                          guint *level);

/** Returns: (transfer full): the name of @action. @effect (out) (nullable): its effect; NULL for
 * scoring and buying. */
char *pandoria_card_acts_describe (const PandoriaAction *action, PandoriaGame *game, char **effect);

/** Returns: whether @action has a printed cost (casting from the hand, building). */
gboolean pandoria_card_costs_are_printed (const PandoriaAction *action);
/** Returns: (transfer full) (element-type guint): the known costs of the card of @action, or of
 * @card, a bought one. */
GArray *pandoria_card_costs_get_known (PandoriaCatalogue *catalogue, const PandoriaAction *action,
                                       const char *card);
/** Adds all printed numbers of @action, and the price of @card (nullable), to @catalogue
 * (nullable). Logs a failure. */
void pandoria_card_costs_remember (PandoriaCatalogue *catalogue, const PandoriaAction *action,
                                   const char *card, PandoriaGame *game);

/** Adds the printed costs of all buildings on the tableaus of @game to @catalogue (nullable). */
void pandoria_card_costs_remember_built (PandoriaCatalogue *catalogue, PandoriaGame *game);

/** Lets the panel of cards with @widget emit "correct" for the card of @action. */
void pandoria_card_costs_correct (GtkWidget *widget, const PandoriaAction *action);
