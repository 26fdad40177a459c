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

/* --- pandoria-card-page.c ------------------------------------------------------------------- */

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

/* --- pandoria-card-row.c -------------------------------------------------------------------- */

#define PANDORIA_TYPE_CARD_ROW (pandoria_card_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardRow, pandoria_card_row, PANDORIA, CARD_ROW, GtkListBoxRow)

/** Returns: (transfer none): the act of the row, without cost and choices. */
const PandoriaAction *pandoria_card_row_get_action (PandoriaCardRow *self);
/** Returns: (transfer none): the name of the act. */
const char *pandoria_card_row_get_title (PandoriaCardRow *self);

/* --- pandoria-cost-picker.c ----------------------------------------------------------------- */

/** PandoriaCostPicker: emits "changed" when the cost changes. */
#define PANDORIA_TYPE_COST_PICKER (pandoria_cost_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCostPicker, pandoria_cost_picker, PANDORIA, COST_PICKER, GtkBox)

/** Offers @known (element-type guint; nullable) as chips, and chooses a single one. Without them,
 * offers 1 … @most. */
void pandoria_cost_picker_offer (PandoriaCostPicker *self, GArray *known, guint most);
/** Returns: the chosen cost, 0…99, or -1 if none is chosen. */
int pandoria_cost_picker_get_cost (PandoriaCostPicker *self);
/** Chooses and focuses the chip of @digit (0: 10), or begins a number in the entry. Returns: FALSE
 * if it cannot. */
gboolean pandoria_cost_picker_type_digit (PandoriaCostPicker *self, guint digit);
/** Returns: (transfer none) (nullable): the chip of @cost. */
GtkWidget *pandoria_cost_picker_get_chip (PandoriaCostPicker *self, guint cost);
/** Sets whether other costs can be typed. By default they can. */
void pandoria_cost_picker_set_others (PandoriaCostPicker *self, gboolean others);

/* --- pandoria-slot-picker.c ----------------------------------------------------------------- */

/** PandoriaSlotPicker: emits "changed" when the slot changes. */
#define PANDORIA_TYPE_SLOT_PICKER (pandoria_slot_picker_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSlotPicker, pandoria_slot_picker, PANDORIA, SLOT_PICKER, AdwBin)

/**
 * Tries @action in @game with each slot stored in @slot, a member of it. Shows the costs of a
 * building with the cost
 * @printed, or of a monument; -1: no costs. Keeps the choice, or chooses the first allowed slot
 * that is empty, or any.
 */
void pandoria_slot_picker_offer (PandoriaSlotPicker *self, PandoriaGame *game,
                                 PandoriaAction *action, guint8 *slot, int printed);
/** Returns: the chosen slot, 0…4, or -1. */
int pandoria_slot_picker_get_slot (PandoriaSlotPicker *self);
/** Chooses and focuses @slot, 0…4, if it is allowed. Returns: whether it is. */
gboolean pandoria_slot_picker_choose (PandoriaSlotPicker *self, guint slot);
/** Returns: (transfer none): the row of @slot, 0…4. */
GtkWidget *pandoria_slot_picker_get_row (PandoriaSlotPicker *self, guint slot);
void pandoria_slot_picker_set_slot (PandoriaSlotPicker *self, int slot);
