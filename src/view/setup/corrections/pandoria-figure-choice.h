/* The figures of a game as choices of a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-choice-row.h"
#include "pandoria-game.h"

/** PandoriaMayFunc: returns whether figures of @seat can be at a place of @player. */
typedef gboolean (*PandoriaMayFunc) (const PandoriaState *state, guint seat, guint player);
/** Offers @none and the figures of @game; with @may (nullable), only those that can be at a place
 * of @player. */
void pandoria_figures_offer (PandoriaChoiceRow *row, PandoriaGame *game, const char *none,
                             PandoriaMayFunc may, guint player);
/** Convert between a figure and its value; -1 for no figure. */
int pandoria_choice_of_figure (guint player, gboolean leader);
PandoriaFigure pandoria_figure_of_choice (int value);
