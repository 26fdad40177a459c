/* PandoriaOutcomeView: how a game ended and why, or that it is unfinished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

#define PANDORIA_TYPE_OUTCOME_VIEW (pandoria_outcome_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaOutcomeView, pandoria_outcome_view, PANDORIA, OUTCOME_VIEW, AdwBin)

/** Shows who won @game as a heading, and the other sentences of pandoria_report_outcome() below.
 * It takes some tenths of a second. */
void pandoria_outcome_view_show (PandoriaOutcomeView *self, PandoriaGame *game);
