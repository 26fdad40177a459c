/* PandoriaTablePanel: round, whose turn it is and what lies in the middle of the table, to be set as it is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "changed": something is another one. */
#define PANDORIA_TYPE_TABLE_PANEL (pandoria_table_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTablePanel, pandoria_table_panel, PANDORIA, TABLE_PANEL, GtkBox)

void pandoria_table_panel_set_game (PandoriaTablePanel *self, PandoriaGame *game);
/** Shows what the game says now; what was entered is forgotten. */
void pandoria_table_panel_reset (PandoriaTablePanel *self);
/**
 * Fills @action with an edit-table of what differs. Returns: FALSE when nothing does, or when what was typed is no list of numbers:
 * *@fault (transfer none) (nullable) then says so.
 */
gboolean pandoria_table_panel_get_action (PandoriaTablePanel *self, PandoriaAction *action, const char **fault);
