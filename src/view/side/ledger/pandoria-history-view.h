/* PandoriaHistoryView: all acts of the game as text, turn by turn, the newest first. Choosing an act shows its
 * position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** PandoriaHistoryView: emits "look" (uint n) to ask the window to show the position after the first n acts. */
#define PANDORIA_TYPE_HISTORY_VIEW (pandoria_history_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryView, pandoria_history_view, PANDORIA, HISTORY_VIEW, AdwBin)

/** Shows the acts of @game (nullable) and follows its changes. The view scrolls automatically. */
void pandoria_history_view_set_game (PandoriaHistoryView *self, PandoriaGame *game);
/** Marks act @index as the one that is being corrected; PANDORIA_MAX_ACTIONS: marks the shown position. */
void pandoria_history_view_mark_act (PandoriaHistoryView *self, guint index);
/** Focuses the selected line, otherwise the first one. Without lines, announces that there are none. */
void pandoria_history_view_focus (PandoriaHistoryView *self);
/** Opens the search and focuses it. */
void pandoria_history_view_start_search (PandoriaHistoryView *self);
