/* PandoriaCardsDialog: the panel of cards in its own window, where there is no room next to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-panel.h"

/**
 * Signal "chosen" (gpointer action): a const PandoriaAction *, valid during the emission: the template for
 * pandoria_plan_begin(), complete but for the choices on the board. The dialog has closed before.
 * Signal "considered" (gpointer action): the act that the choices amount to now, NULL for none.
 */
#define PANDORIA_TYPE_CARDS_DIALOG (pandoria_cards_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardsDialog, pandoria_cards_dialog, PANDORIA, CARDS_DIALOG, AdwWindow)

/** Makes the dialog for the active player of @game; @parent may be NULL. Costs that are entered go into @catalogue. */
GtkWidget *pandoria_cards_dialog_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** The same with nothing but the page of @action (as PandoriaCardPage takes it). */
GtkWidget *pandoria_cards_dialog_new_alone (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                            const PandoriaAction *action);
/** Returns: (transfer none): what it shows. */
PandoriaCardsPanel *pandoria_cards_dialog_get_panel (PandoriaCardsDialog *self);
