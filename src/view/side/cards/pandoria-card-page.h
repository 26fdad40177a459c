/* PandoriaCardPage: the page of one act of step 3, scoring with cards, or buying a card: printed
 * cost, slot, choices, the present cost, and the button for the act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-action.h"
#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** PandoriaCardPage: a page of a PandoriaCardsPanel, which emits "chosen" and "considered" for it.
 */
#define PANDORIA_TYPE_CARD_PAGE (pandoria_card_page_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardPage, pandoria_card_page, PANDORIA, CARD_PAGE, GtkBox)

/** Shows the act @base (as in PandoriaCardRow) for the active player of @game. */
void pandoria_card_page_show (PandoriaCardPage *self, PandoriaGame *game,
                              PandoriaCatalogue *catalogue, const PandoriaAction *base);
/** Performs the act of the button, or begins its choices on the board. */
void pandoria_card_page_enter (PandoriaCardPage *self);
/** Shows the choice on the board that the button still needs; NULL: none. */
void pandoria_card_page_set_prompt (PandoriaCardPage *self, const char *prompt);
/** Focuses the button if no choice is missing, otherwise the first choice, or the board. */
void pandoria_card_page_focus (PandoriaCardPage *self);
/** Returns: (transfer none): the button for the act, for a window's default widget. */
GtkWidget *pandoria_card_page_get_button (PandoriaCardPage *self);
/** Fills @action with the choices. Returns: whether all are made. The act may still be impossible.
 */
gboolean pandoria_card_page_get_action (PandoriaCardPage *self, PandoriaAction *action);
/** Hides the name of the act, which the container of the page shows. Returns: it. */
const char *pandoria_card_page_hide_title (PandoriaCardPage *self);
/** Offers the printed costs that the catalogue contains now, if they have changed. */
void pandoria_card_page_refresh (PandoriaCardPage *self);
