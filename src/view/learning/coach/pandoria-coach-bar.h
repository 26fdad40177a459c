/* PandoriaCoachBar: what matters now, in a sentence or two, in the turns of those who want it; and, once for each of them, news. It is
 * shown while the setting "coach" is on and there is a tip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_COACH_BAR (pandoria_coach_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCoachBar, pandoria_coach_bar, PANDORIA, COACH_BAR, AdwBin)

/** Shows what matters in the position of @game (nullable), and follows it. */
void pandoria_coach_bar_set_game (PandoriaCoachBar *self, PandoriaGame *game);
/** Keeps the room of so many lines, for any text. */
void pandoria_coach_bar_set_lines (PandoriaCoachBar *self, guint lines);

/** Hides it where something else teaches, whether it is wanted or not. */
void pandoria_coach_bar_set_silent (PandoriaCoachBar *self, gboolean silent);
