/* The rows of the corrections (pandoria-corrections-rows.c): choices, numbers, cards and building slots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-position.h"

/** PandoriaChoices: a row whose options mean numbers. */
typedef struct
{
  AdwComboRow *row;
  GtkStringList *names;
  GArray *values; /* int of each */
} PandoriaChoices;

/** Starts a new list with its first option. */
void pandoria_choices_begin (PandoriaChoices *self, int value, const char *name);
void pandoria_choices_add (PandoriaChoices *self, int value, const char *name);
/** Adds the worker and the leader of @seat. */
void pandoria_choices_add_figures (PandoriaChoices *self, PandoriaGame *game, guint seat);
/** Offers the added choices. */
void pandoria_choices_offer (PandoriaChoices *self);
/** Selects @value if it is offered. */
void pandoria_choices_show (PandoriaChoices *self, int value);
/** Returns: the selected value. */
int pandoria_choices_get (PandoriaChoices *self);
void pandoria_choices_clear (PandoriaChoices *self);

/** Convert between a figure and its value; -1 for no figure. */
int pandoria_choice_of_figure (guint player, gboolean leader);
PandoriaFigure pandoria_figure_of_choice (int value);

/** Offers the players of @game in @row. */
void pandoria_offer_players (AdwComboRow *row, PandoriaGame *game);
/** Adds a number from 0 to @most, in @spin, that calls @changed with @data. Returns: (transfer none): its row. */
AdwActionRow *pandoria_add_number (AdwPreferencesGroup *group, const char *title, guint most, GtkSpinButton **spin,
                                   GCallback changed, gpointer data);

/** PandoriaCardRows: a card and its cost. */
typedef struct
{
  PandoriaChoices card;
  AdwActionRow *cost_row;
  GtkSpinButton *cost;
  int before; /* the card at the last update */
} PandoriaCardRows;

/** PandoriaSlotRows: the contents of a slot, with the figure on a building or the points of a monument. */
typedef struct
{
  PandoriaCardRows card;
  PandoriaChoices figure;
  AdwActionRow *points_row;
  GtkSpinButton *points;
} PandoriaSlotRows;

/** Makes the rows of slot number @index, which call @changed with @data, in @group. */
void pandoria_slot_rows_init (PandoriaSlotRows *rows, AdwPreferencesGroup *group, guint index, GCallback changed,
                              gpointer data);
void pandoria_slot_rows_clear (PandoriaSlotRows *rows);
/** Offers the figures that may occupy a building of @player. */
void pandoria_slot_rows_offer (PandoriaSlotRows *rows, PandoriaGame *game, guint player);
void pandoria_slot_rows_show (PandoriaSlotRows *rows, const PandoriaSlot *slot);
void pandoria_slot_rows_read (PandoriaSlotRows *rows, PandoriaSlot *slot);
/** Shows the rows that the choice needs. For a new building, fills in the cost from @catalogue (nullable). */
void pandoria_slot_rows_update (PandoriaSlotRows *rows, PandoriaCatalogue *catalogue);

/** Does the same for the top spell. */
void pandoria_spell_rows_init (PandoriaCardRows *rows, AdwPreferencesGroup *group, GCallback changed, gpointer data);
void pandoria_spell_rows_show (PandoriaCardRows *rows, const PandoriaTopSpell *top);
void pandoria_spell_rows_read (PandoriaCardRows *rows, PandoriaTopSpell *top);
void pandoria_spell_rows_update (PandoriaCardRows *rows, PandoriaCatalogue *catalogue);

/* --- pandoria-space-panel.c: one space, to be made as it is on the table ----------------------------------------- */

/** Signals: "changed": the wishes have changed; "space-shown" (int space): another space is shown. */
#define PANDORIA_TYPE_SPACE_PANEL (pandoria_space_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSpacePanel, pandoria_space_panel, PANDORIA, SPACE_PANEL, GtkBox)

void pandoria_space_panel_set_game (PandoriaSpacePanel *self, PandoriaGame *game);
/** Shows the current values of @game; drops the wishes. */
void pandoria_space_panel_reset (PandoriaSpacePanel *self);
/** Shows @space, or the first space of an exit instead of its second. */
void pandoria_space_panel_show_space (PandoriaSpacePanel *self, PandoriaSpace space);
PandoriaSpace pandoria_space_panel_get_space (PandoriaSpacePanel *self);
/** Fills @actions like pandoria_space_edit_plan(). Returns: their number; 0 without a change; -1 and the error. */
int pandoria_space_panel_get_actions (PandoriaSpacePanel *self, PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS],
                                      GError **error);
