/* PandoriaCardsPanel: the acts of step 3 (6.3): every spell, every building, and the realms' other acts; or one act alone. It
 * is next to the board or in its own window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** PandoriaCardsPage: which list is shown. */
typedef enum
{
  PANDORIA_CARDS_SPELLS,
  PANDORIA_CARDS_BUILDINGS,
  PANDORIA_CARDS_OTHER, /* relics, river ship, recast, the Goblins' acts, ransom; hidden when there are none */
} PandoriaCardsPage;

/**
 * Signals "chosen" (gpointer action): a const PandoriaAction *, valid during the emission: complete but for the choices on the
 * board; "considered" (gpointer action): the act that the choices amount to now, NULL for none; "closed": it is to go;
 * "correct" (gpointer printed): a const PandoriaPrinted *: its value in the catalogue is to be corrected.
 */
#define PANDORIA_TYPE_CARDS_PANEL (pandoria_cards_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardsPanel, pandoria_cards_panel, PANDORIA, CARDS_PANEL, AdwBin)

/** Lists the acts of the active player of @game, once. Costs that are entered go into @catalogue. */
void pandoria_cards_panel_set_game (PandoriaCardsPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Lets its header bars be those of the window that it fills, with its buttons in place of one that closes the panel. */
void pandoria_cards_panel_fill_window (PandoriaCardsPanel *self);
/** Whether it is next to the board, where each figure is asked for when it is placed. To be called before it shows an act. */
void pandoria_cards_panel_set_beside_board (PandoriaCardsPanel *self, gboolean beside_board);
/** Returns: (transfer none) (nullable): the button of the card that is shown; NULL: the lists are. */
GtkWidget *pandoria_cards_panel_get_button (PandoriaCardsPanel *self);
/** Shows the choice on the board that is missing before the button can be pressed; NULL: it can. */
void pandoria_cards_panel_set_prompt (PandoriaCardsPanel *self, const char *prompt);
/** Shows a page of the list. */
void pandoria_cards_panel_show_page (PandoriaCardsPanel *self, PandoriaCardsPage page);
/** Opens the page of @action, an act of the lists without cost and choices. */
void pandoria_cards_panel_show_act (PandoriaCardsPanel *self, const PandoriaAction *action);
/**
 * Shows the page of @action (as PandoriaCardPage takes it) for the active player of @game and nothing else, in place of
 * pandoria_cards_panel_set_game (): what would lead back to the lists closes the panel.
 */
void pandoria_cards_panel_show_alone (PandoriaCardsPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue,
                                      const PandoriaAction *action);
/** Goes to the lists and their search. Returns: FALSE when there are none. */
gboolean pandoria_cards_panel_start_search (PandoriaCardsPanel *self);
/** Returns: the title of the page of a card: the name of the act, when it is shown alone. */
const char *pandoria_cards_panel_get_title (PandoriaCardsPanel *self);
/** Returns: (nullable): the name of the card that is bought, when one was entered. */
const char *pandoria_cards_panel_get_card_name (PandoriaCardsPanel *self);

/* --- pandoria-card-acts.c ----------------------------------------------------------------------------------------- */
/* The acts that the lists of cards offer: every spell, every building, and what the game allows besides (6.3, 11, 15–17). */

/** Returns: (transfer full) (element-type PandoriaAction): the acts of @page without cost and choices, possible now or not. */
GArray *pandoria_card_acts_list (PandoriaGame *game, PandoriaCardsPage page);
/** Returns: which act of @game, counted from 1, was the last to cast the spell or to build the building of @action; 0: none. */
guint pandoria_card_acts_find_last_use (PandoriaGame *game, const PandoriaAction *action);
