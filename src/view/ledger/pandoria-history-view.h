/* PandoriaHistoryView: every act of the game in words, turn by turn, the newest turn first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-lines-list.h"

G_BEGIN_DECLS

/** Signal "entry-selected" (PandoriaHistoryEntry, nullable): an act was selected, or none is any more. */
#define PANDORIA_TYPE_HISTORY_VIEW (pandoria_history_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHistoryView, pandoria_history_view, PANDORIA, HISTORY_VIEW, AdwBin)

GtkWidget *pandoria_history_view_new (void);

/** Shows the acts of @game (nullable) and follows its changes. The view scrolls by itself. */
void pandoria_history_view_set_game (PandoriaHistoryView *self, PandoriaGame *game);
/** Opens the search and puts the keyboard there. */
void pandoria_history_view_start_search (PandoriaHistoryView *self);
/** Returns: (transfer none): the list. */
PandoriaLinesList *pandoria_history_view_get_list (PandoriaHistoryView *self);

G_END_DECLS
