/* PandoriaCardsHost: the open cards (PandoriaCardsPanel), in the side panel if it has room,
 * otherwise in a dialog; and the act that they began.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-cards-panel.h"
#include "pandoria-question-host.h"

/**
 * PandoriaCardsHost: signals "opening": the cards will replace another panel; "changed":
 * the button of the shown card, or what it does; "choices": the player must now choose on the
 * board; "correct-printed" (GtkWindow, pointer to a PandoriaPrinted): the value should be corrected
 * in a dialog over that window; "announced" (string): a sentence to be announced.
 */
#define PANDORIA_TYPE_CARDS_HOST (pandoria_cards_host_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardsHost, pandoria_cards_host, PANDORIA, CARDS_HOST, GObject)

/** Shows cards of @play in @panels; costs are added to @catalogue. While @questions shows a
 * question, the cards wait. */
PandoriaCardsHost *pandoria_cards_host_new (PandoriaPlay *play, PandoriaPanelHost *panels,
                                            PandoriaCatalogue *catalogue,
                                            PandoriaQuestionHost *questions);
/** Shows the page for the choices of @kind. Returns: FALSE if the player makes them on the board.
 */
gboolean pandoria_cards_host_show_act (PandoriaCardsHost *self, PandoriaActKind kind);
/** Asks who takes a card instead of points (14 b), then scores. */
void pandoria_cards_host_show_score (PandoriaCardsHost *self);
/**
 * Closes the cards in the side panel. Cancels an act that was begun but not entered. With @returns,
 * the focus returns to where it was before, otherwise it moves to the board. Returns: whether cards
 * were open.
 */
gboolean pandoria_cards_host_close (PandoriaCardsHost *self, gboolean returns);

/** Returns: (transfer none) (nullable): the button of the card in the side panel. */
GtkWidget *pandoria_cards_host_get_button (PandoriaCardsHost *self);
/**
 * While a choice on the board is missing, disables the button of the card and shows the choice on
 * its page. Emits "choices" if the button had the focus.
 */
void pandoria_cards_host_update_button (PandoriaCardsHost *self);
/** Opens the search of the cards in the side panel. Returns: FALSE if there is none. */
gboolean pandoria_cards_host_start_search (PandoriaCardsHost *self);
