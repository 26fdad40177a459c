/* PandoriaCardsDialog: the panel of cards in a separate window, when there is no room next to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-panel.h"

/**
 * PandoriaCardsDialog: signals "chosen" (gpointer action): a const PandoriaAction *, valid during the emission: the
 * template for pandoria_plan_begin(), complete except for choices on the board; emitted after the dialog has closed;
 * "considered" (gpointer action): the act with the present choices; NULL: none.
 */
#define PANDORIA_TYPE_CARDS_DIALOG (pandoria_cards_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardsDialog, pandoria_cards_dialog, PANDORIA, CARDS_DIALOG, AdwWindow)

/** Makes the dialog for the active player of @game; @parent may be NULL. Entered costs are added to @catalogue. */
GtkWidget *pandoria_cards_dialog_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Makes the dialog with only the page of @action (as for PandoriaCardPage). */
GtkWidget *pandoria_cards_dialog_new_alone (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                            const PandoriaAction *action);
/** Returns: (transfer none): the panel in the dialog. */
PandoriaCardsPanel *pandoria_cards_dialog_get_panel (PandoriaCardsDialog *self);
