/* The panel of cards beside the board: where there is room, it stands in the place of the ledger as long as it is open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-panel.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/**
 * Opens the panel with @page, or with the card of @act (nullable). While it is open the board stays usable: what a spell is for is
 * pressed there. Returns: FALSE when there is no room for it.
 */
gboolean pandoria_window_open_cards (PandoriaWindow *window, PandoriaCardsPage page, const PandoriaAction *act);
/** The same with nothing but the page of @act. */
gboolean pandoria_window_open_act (PandoriaWindow *window, const PandoriaAction *act);
/** Closes it and the question that it led to, if they are open. What it had begun and was not entered is given up. Returns: whether one was. */
gboolean pandoria_window_close_cards (PandoriaWindow *window);
/** Closes the question, or else the panel, for who wants none of it: the keyboard goes back to where it was before. */
gboolean pandoria_window_dismiss_cards (PandoriaWindow *window);
/** Returns: (transfer none) (nullable): the button of the card that is shown, unless the board has the act already. */
GtkWidget *pandoria_window_cards_get_button (PandoriaWindow *window);
/** The card's own button follows what is chosen on the board: with a target still missing it casts no more than the main button does. */
void pandoria_window_cards_update_button (PandoriaWindow *window);
/** Returns: whether Enter, where the keyboard is, does in the panel what the window's main button says; also while it is not there: no. */
gboolean pandoria_window_cards_enter_is_main (PandoriaWindow *window);

G_END_DECLS
