/* PandoriaCorrectionPanel: a page of corrections, which sets one part of the game as it is on the
 * table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-catalogue.h"
#include "pandoria-game.h"
#include "pandoria-number-row.h"
#include "pandoria-position.h"

/* The most actions of a panel: one for each player, or those of a space. */
#define PANDORIA_MAX_CORRECTIONS MAX (PANDORIA_MAX_PLAYERS, PANDORIA_MAX_SPACE_EDITS)

/** Signal "changed": a value or the player has changed. */
#define PANDORIA_TYPE_CORRECTION_PANEL (pandoria_correction_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (PandoriaCorrectionPanel, pandoria_correction_panel, PANDORIA,
                          CORRECTION_PANEL, GtkBox)

/**
 * @for_player: the panel is for one player, whom the user chooses
 * @show: shows the current values of the game, changed by @entry
 * @update: shows what follows from a changed value; nullable
 * @get_actions: fills @actions with the differences of the shown player
 */
struct _PandoriaCorrectionPanelClass
{
  GtkBoxClass parent_class;

  gboolean for_player;
  void (*show) (PandoriaCorrectionPanel *self, const PandoriaAction *entry);
  void (*update) (PandoriaCorrectionPanel *self);
  int (*get_actions) (PandoriaCorrectionPanel *self,
                      PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error);
};

/** Sets the game, and shows its values. @catalogue (nullable): provides costs. */
void pandoria_correction_panel_set_game (PandoriaCorrectionPanel *self, PandoriaGame *game,
                                         PandoriaCatalogue *catalogue);
/** Returns: the shown seat. */
guint pandoria_correction_panel_get_player (PandoriaCorrectionPanel *self);
/** Shows seat @player. */
void pandoria_correction_panel_set_player (PandoriaCorrectionPanel *self, guint player);
/** Shows only @player. The values are then a new position, without differences to the game. */
void pandoria_correction_panel_show_only (PandoriaCorrectionPanel *self, guint player);
/** Shows the current values of the game; drops the entries. */
void pandoria_correction_panel_reset (PandoriaCorrectionPanel *self);
/** Fills @actions with the differences of all players. Returns: their number; -1 and why an entry
 * is impossible. */
int pandoria_correction_panel_get_actions (PandoriaCorrectionPanel *self,
                                           PandoriaAction actions[PANDORIA_MAX_CORRECTIONS],
                                           GError **error);

/* For the derived panels, which give themselves as @self. */

/** Returns: (transfer none): the game, or its present state. */
PandoriaGame *pandoria_correction_panel_get_game (gpointer self);
const PandoriaState *pandoria_correction_panel_get_state (gpointer self);
/** Returns: (nullable): the source of costs. */
PandoriaCatalogue *pandoria_correction_panel_get_catalogue (gpointer self);
/** Returns: whether the panel shows only one player. */
gboolean pandoria_correction_panel_is_only (gpointer self);
/** Handles a change of a row: updates the panel and emits "changed", unless the panel changes the
 * row itself. */
void pandoria_correction_panel_touch (gpointer self);
/** Offers the players of the game in @row. */
void pandoria_correction_panel_offer_players (gpointer self, AdwComboRow *row);
/** Adds a number from 0 to @most to @group. Returns: (transfer none): its row. */
PandoriaNumberRow *pandoria_correction_panel_add_number (gpointer self, AdwPreferencesGroup *group,
                                                         const char *title, guint most);

/** PandoriaMarkersPanel: every marker of one player. */
#define PANDORIA_TYPE_MARKERS_PANEL (pandoria_markers_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMarkersPanel, pandoria_markers_panel, PANDORIA, MARKERS_PANEL,
                      PandoriaCorrectionPanel)
/** PandoriaTableauPanel: the rest of one player's tableau: slots, top spell, prisoners and the
 * haunting ghost. */
#define PANDORIA_TYPE_TABLEAU_PANEL (pandoria_tableau_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTableauPanel, pandoria_tableau_panel, PANDORIA, TABLEAU_PANEL,
                      PandoriaCorrectionPanel)
/** PandoriaTablePanel: the round, the active player and the pieces in the middle of the table. */
#define PANDORIA_TYPE_TABLE_PANEL (pandoria_table_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTablePanel, pandoria_table_panel, PANDORIA, TABLE_PANEL,
                      PandoriaCorrectionPanel)
/** While the double tiles are unchanged, explains that those on the board will be subtracted.
 */
void pandoria_table_panel_explain_rest (PandoriaTablePanel *self);
