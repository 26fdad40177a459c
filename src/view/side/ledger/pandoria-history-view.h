/* PandoriaHistoryView: every act of the game in words, turn by turn, the newest first; choosing one looks there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "look" (uint n): the position after the first n acts is to be shown; the window does that. */
#define PANDORIA_TYPE_HISTORY_VIEW (pandoria_history_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryView, pandoria_history_view, PANDORIA, HISTORY_VIEW, AdwBin)

/** Shows the acts of @game (nullable) and follows its changes. The view scrolls automatically. */
void pandoria_history_view_set_game (PandoriaHistoryView *self, PandoriaGame *game);
/** Marks act @index as the one that is being corrected; PANDORIA_MAX_ACTIONS: none, the shown position is marked. */
void pandoria_history_view_mark_act (PandoriaHistoryView *self, guint index);
/** Puts the keyboard on the selected line, or else on the first one; without lines announces that there are none. */
void pandoria_history_view_focus (PandoriaHistoryView *self);
/** Opens the search and puts the keyboard there. */
void pandoria_history_view_start_search (PandoriaHistoryView *self);
