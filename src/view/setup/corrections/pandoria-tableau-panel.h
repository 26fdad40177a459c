/* PandoriaTableauPanel: what lies on one player's tableau besides the markers, to be set as it is on the table: slots, top spell,
 * prisoners and the ghost that haunts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/** Signal "changed": something or the player is another one. */
#define PANDORIA_TYPE_TABLEAU_PANEL (pandoria_tableau_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableauPanel, pandoria_tableau_panel, PANDORIA, TABLEAU_PANEL, GtkBox)

/** @catalogue (nullable): which costs are filled in. */
void pandoria_tableau_panel_set_game (PandoriaTableauPanel *self, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Returns: the seat that is shown. */
guint pandoria_tableau_panel_get_player (PandoriaTableauPanel *self);
void pandoria_tableau_panel_set_player (PandoriaTableauPanel *self, guint player);
/** Shows @player and does not offer others. */
void pandoria_tableau_panel_show_only (PandoriaTableauPanel *self, guint player);
/** Shows what the game says now; what was entered is forgotten. */
void pandoria_tableau_panel_reset (PandoriaTableauPanel *self);
/** Fills @action with an edit-player of what differs. Returns: FALSE when nothing does. */
gboolean pandoria_tableau_panel_get_action (PandoriaTableauPanel *self, PandoriaAction *action);

/* --- pandoria-tableau-rows.c: the rows of a building slot and of the top spell, each as it is on the table -------- */

/** PandoriaSlotRows: what lies in a slot, and of a building its cost and who stands on it, of a monument its points. */
typedef struct
{
  AdwComboRow *card_row, *figure_row;
  AdwActionRow *cost_row, *points_row;
  GtkSpinButton *cost, *points;
  GArray *figures; /* PandoriaFigure behind the rows of figure_row; the first is nobody */
  guint choice;    /* what card_row had when it was last looked at */
} PandoriaSlotRows;

/** Makes the rows of slot number @index, which call @changed with @data, in @group. */
void pandoria_slot_rows_init (PandoriaSlotRows *rows, AdwPreferencesGroup *group, guint index, GCallback changed,
                              gpointer data);
void pandoria_slot_rows_clear (PandoriaSlotRows *rows);
/** Offers the figures that may stand on a building of @player. */
void pandoria_slot_rows_offer (PandoriaSlotRows *rows, PandoriaGame *game, guint player);
void pandoria_slot_rows_show (PandoriaSlotRows *rows, const PandoriaSlot *slot);
/** Fills @slot with what the rows say. */
void pandoria_slot_rows_read (PandoriaSlotRows *rows, PandoriaSlot *slot);
/** Shows those rows that what is chosen has; the cost of another building is filled in as @catalogue (nullable) knows it. */
void pandoria_slot_rows_update (PandoriaSlotRows *rows, PandoriaCatalogue *catalogue);

/** PandoriaSpellRows: the top spell and its cost. */
typedef struct
{
  AdwComboRow *spell_row;
  AdwActionRow *cost_row;
  GtkSpinButton *cost;
  guint choice; /* what spell_row had when it was last looked at */
} PandoriaSpellRows;

void pandoria_spell_rows_init (PandoriaSpellRows *rows, AdwPreferencesGroup *group, GCallback changed, gpointer data);
void pandoria_spell_rows_show (PandoriaSpellRows *rows, const PandoriaTopSpell *top);
void pandoria_spell_rows_read (PandoriaSpellRows *rows, PandoriaTopSpell *top);
void pandoria_spell_rows_update (PandoriaSpellRows *rows, PandoriaCatalogue *catalogue);
