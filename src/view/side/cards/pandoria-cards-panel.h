/* PandoriaCardsPanel: the acts of step 3 (6.3): every spell, every building, and the realms' other
 * acts; or one act alone. It is next to the board or in its own window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** PandoriaCardsPage: the lists. */
typedef enum
{
  PANDORIA_CARDS_SPELLS,
  PANDORIA_CARDS_BUILDINGS,
  PANDORIA_CARDS_OTHER, /* relics, river ship, recast, the Goblins' acts, ransom; hidden if empty */
} PandoriaCardsPage;

/**
 * PandoriaCardsPanel: signals "chosen" (gpointer action, string card): a const PandoriaAction *,
 * complete except for choices on the board, and the name of a bought card (nullable); "considered"
 * (gpointer action): the act with the present choices; NULL: not possible; "closed": the panel
 * should be hidden; "correct" (gpointer printed): the value of this const PandoriaPrinted * should
 * be corrected. Pointers are valid during the emission.
 */
#define PANDORIA_TYPE_CARDS_PANEL (pandoria_cards_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardsPanel, pandoria_cards_panel, PANDORIA, CARDS_PANEL, AdwBin)

/** Lists the acts of the active player of @game. Call it once. Entered costs are added to
 * @catalogue. */
void pandoria_cards_panel_set_game (PandoriaCardsPanel *self, PandoriaGame *game,
                                    PandoriaCatalogue *catalogue);
/** Returns: (transfer none) (nullable): the button of the shown card; NULL if the lists are shown.
 */
GtkWidget *pandoria_cards_panel_get_button (PandoriaCardsPanel *self);
/** Shows the choice on the board that the button still needs; NULL: none. */
void pandoria_cards_panel_set_prompt (PandoriaCardsPanel *self, const char *prompt);
/** Shows the list @page. */
void pandoria_cards_panel_show_page (PandoriaCardsPanel *self, PandoriaCardsPage page);
/** Opens the page of @action, an act from the lists without cost and choices. */
void pandoria_cards_panel_show_act (PandoriaCardsPanel *self, const PandoriaAction *action);
/** Shows only the page of @action; call it instead of pandoria_cards_panel_set_game(). Going back
 * closes the panel. */
void pandoria_cards_panel_show_alone (PandoriaCardsPanel *self, PandoriaGame *game,
                                      PandoriaCatalogue *catalogue, const PandoriaAction *action);
/** Returns to the lists and focuses their search. Returns: FALSE if there are no lists. */
gboolean pandoria_cards_panel_start_search (PandoriaCardsPanel *self);
/** Returns: the title of the page of a card, which is the name of the act if it is shown alone. */
const char *pandoria_cards_panel_get_title (PandoriaCardsPanel *self);
