/* PandoriaHistoryView: all acts of the game as text, turn by turn, the newest first. Choosing an
 * act shows its position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-ledger-view.h"
#include "pandoria-lines-list.h"

/** PandoriaHistoryView: emits "look" (uint n) to ask the window to show the position after the
 * first n acts. */
#define PANDORIA_TYPE_HISTORY_VIEW (pandoria_history_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryView, pandoria_history_view, PANDORIA, HISTORY_VIEW, AdwBin)

/** Shows the acts of the own game of @view, and marks the corrected or the shown one. Keeps the
 * pointer. */
void pandoria_history_view_show (PandoriaHistoryView *self, const PandoriaPlayView *view,
                                 guint parts);
/** Returns: (transfer none): the list. */
PandoriaLinesList *pandoria_history_view_get_list (PandoriaHistoryView *self);
