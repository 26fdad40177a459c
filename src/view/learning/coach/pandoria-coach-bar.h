/* PandoriaCoachBar: a tip of one or two sentences in the turns of players who want it, and topics
 * that are new to them. It is shown while the setting "coach" is on and there is a tip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "outline" (const PandoriaSpaces *spaces): the shown tip names other spaces. */
#define PANDORIA_TYPE_COACH_BAR (pandoria_coach_bar_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCoachBar, pandoria_coach_bar, PANDORIA, COACH_BAR, AdwBin)

/** Shows a tip for the position of @game (nullable). */
void pandoria_coach_bar_show (PandoriaCoachBar *self, PandoriaGame *game);
/** Reserves room for a number of lines, for any text. */
void pandoria_coach_bar_set_lines (PandoriaCoachBar *self, guint lines);

/** Hides the bar, even if the player wants it, while something else teaches. */
void pandoria_coach_bar_set_silent (PandoriaCoachBar *self, gboolean silent);
