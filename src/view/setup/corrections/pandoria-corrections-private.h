/* Shared by the panels of corrections: what they get from their class, and rows for figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-choice-row.h"
#include "pandoria-correction-panel.h"
#include "pandoria-number-row.h"

/* --- pandoria-correction-panel.c: for the panels, which give themselves as @self ------------ */

PandoriaGame *pandoria_correction_panel_get_game (gpointer self);
static inline const PandoriaState *
get_state (gpointer self)
{
  return pandoria_game_get_state (pandoria_correction_panel_get_game (self));
}
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

/** PandoriaMayFunc: returns whether figures of @seat can be at a place of @player. */
typedef gboolean (*PandoriaMayFunc) (const PandoriaState *state, guint seat, guint player);
/** Offers @none and the figures of @game; with @may (nullable), only those that can be at a place
 * of @player. */
void pandoria_figures_offer (PandoriaChoiceRow *row, PandoriaGame *game, const char *none,
                             PandoriaMayFunc may, guint player);
/** Convert between a figure and its value; -1 for no figure. */
int pandoria_choice_of_figure (guint player, gboolean leader);
PandoriaFigure pandoria_figure_of_choice (int value);
