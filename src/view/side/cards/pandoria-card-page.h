/* PandoriaCardPage: one act of step 3, scoring with cards, or buying a card, alone: printed cost, slot, choices, what it costs now,
 * and the button that does it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/**
 * Signals "chosen" (gpointer action): a const PandoriaAction *, valid during the emission; "considered" (gpointer action):
 * the act that the choices amount to now, NULL while it is impossible or something is missing.
 */
#define PANDORIA_TYPE_CARD_PAGE (pandoria_card_page_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardPage, pandoria_card_page, PANDORIA, CARD_PAGE, GtkBox)

/** Shows the act @base (as PandoriaCardRow has it) for the active player of @game. */
void pandoria_card_page_show (PandoriaCardPage *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                              const PandoriaAction *base);
/** Whether the board is next to the page: see pandoria_members_panel_set_beside_board(). To be called before it shows an act. */
void pandoria_card_page_set_beside_board (PandoriaCardPage *self, gboolean beside_board);
/** Does the act of the button. The choices on the board come first. */
void pandoria_card_page_enter (PandoriaCardPage *self);
/** Shows the choice on the board that is missing before the button can be pressed; NULL: it can. */
void pandoria_card_page_set_prompt (PandoriaCardPage *self, const char *prompt);
/** Puts the keyboard where it is needed first: on the button when nothing is missing, else on the first choice, or on the board. */
void pandoria_card_page_focus (PandoriaCardPage *self);
/** Returns: (transfer none): the button that does it, for a window's default widget. */
GtkWidget *pandoria_card_page_get_button (PandoriaCardPage *self);
/** Fills @action with the choices. Returns: whether nothing is missing; the act may be impossible all the same. */
gboolean pandoria_card_page_get_action (PandoriaCardPage *self, PandoriaAction *action);
/** Returns: how the act is called. */
const char *pandoria_card_page_get_title (PandoriaCardPage *self);
/** Leaves the name of the act to the container of the page. */
void pandoria_card_page_hide_title (PandoriaCardPage *self);
/** Returns: (nullable): the name of the card that is bought, when one was entered. */
const char *pandoria_card_page_get_card_name (PandoriaCardPage *self);
/** Offers the printed costs as the catalogue knows them now, if they are others than before. */
void pandoria_card_page_refresh (PandoriaCardPage *self);
