/* The players who take a card instead of the points of a region (family variant with spells, 14 b).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-action.h"
#include "pandoria-game.h"

/**
 * Adds a row to @group for each player of a scored region, who may take a card. Calls @changed
 * after each choice. Returns: (transfer full): the choices.
 */
GArray *pandoria_score_choices_new (AdwPreferencesGroup *group, PandoriaGame *game,
                                    GCallback changed, gpointer data);
/** Stores the active @choices in @action. */
void pandoria_score_choices_fill (GArray *choices, PandoriaAction *action);
