/* Shared by the panels of corrections: what they get from their class, and rows for choices, cards and building slots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-correction-panel.h"
#include "pandoria-setting-rows.h"

/* --- pandoria-correction-panel.c: for the panels, which give themselves as @self ---------------------------------- */

PandoriaGame *pandoria_correction_panel_get_game (gpointer self);
const PandoriaState *pandoria_correction_panel_get_state (gpointer self);
/** Returns: (nullable): the source of costs. */
PandoriaCatalogue *pandoria_correction_panel_get_catalogue (gpointer self);
/** Returns: whether the panel shows only one player. */
gboolean pandoria_correction_panel_is_only (gpointer self);
/** Handles a change of a row: updates the panel and emits "changed", unless the panel changes the row itself. */
void pandoria_correction_panel_touch (gpointer self);
/** Offers the players of the game in @row. */
void pandoria_correction_panel_offer_players (gpointer self, AdwComboRow *row);
/** Adds a number from 0 to @most to @group. Returns: (transfer none): its row. */
PandoriaNumberRow *pandoria_correction_panel_add_number (gpointer self, AdwPreferencesGroup *group, const char *title,
                                                         guint most);

/* --- pandoria-card-rows.c ----------------------------------------------------------------------------------------- */

/** Adds the worker and the leader of @seat to the options of @row. */
void pandoria_figures_offer (PandoriaChoiceRow *row, PandoriaGame *game, guint seat);
/** Convert between a figure and its value; -1 for no figure. */
int pandoria_choice_of_figure (guint player, gboolean leader);
PandoriaFigure pandoria_figure_of_choice (int value);

/** PandoriaCardRows: a card and its cost. */
typedef struct
{
  PandoriaPrintedKind kind; /* SPELL or BUILDING */
  PandoriaChoiceRow *card;
  PandoriaNumberRow *cost;
  int before; /* the card at the last update */
} PandoriaCardRows;

/** PandoriaSlotRows: the contents of a slot, with the figure on a building or the points of a monument. */
typedef struct
{
  PandoriaCardRows card;
  PandoriaChoiceRow *figure;
  PandoriaNumberRow *points;
} PandoriaSlotRows;

/** Makes the rows of slot number @index in @group, for @panel. */
void pandoria_slot_rows_init (PandoriaSlotRows *rows, gpointer panel, AdwPreferencesGroup *group, guint index);
/** Offers the figures that may occupy a building of @player. */
void pandoria_slot_rows_offer (PandoriaSlotRows *rows, PandoriaGame *game, guint player);
void pandoria_slot_rows_show (PandoriaSlotRows *rows, const PandoriaSlot *slot);
void pandoria_slot_rows_read (PandoriaSlotRows *rows, PandoriaSlot *slot);
/** Shows the rows that the choice needs. For a new building, fills in the cost from @catalogue (nullable). */
void pandoria_slot_rows_update (PandoriaSlotRows *rows, PandoriaCatalogue *catalogue);

/** Does the same for the top spell. */
void pandoria_spell_rows_init (PandoriaCardRows *rows, gpointer panel, AdwPreferencesGroup *group);
void pandoria_spell_rows_show (PandoriaCardRows *rows, const PandoriaTopSpell *top);
void pandoria_spell_rows_read (PandoriaCardRows *rows, PandoriaTopSpell *top);
void pandoria_card_rows_update (PandoriaCardRows *rows, PandoriaCatalogue *catalogue);

/* --- pandoria-space-panel.c --------------------------------------------------------------------------------------- */

/** PandoriaSpacePanel: the contents of one space. Signal "space-shown" (int space): another space is shown. */
#define PANDORIA_TYPE_SPACE_PANEL (pandoria_space_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSpacePanel, pandoria_space_panel, PANDORIA, SPACE_PANEL, PandoriaCorrectionPanel)

/** Shows @space, or the first space of an exit instead of its second. */
void pandoria_space_panel_show_space (PandoriaSpacePanel *self, PandoriaSpace space);
PandoriaSpace pandoria_space_panel_get_space (PandoriaSpacePanel *self);
