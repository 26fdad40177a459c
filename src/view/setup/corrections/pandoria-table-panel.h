/* PandoriaTablePanel: round, whose turn it is and the pieces in the middle of the table, to be set as they are there.
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
/** Shows the present values of the game; forgets the entries. */
void pandoria_table_panel_reset (PandoriaTablePanel *self);
/**
 * Fills @action with an edit-table of the differences. Returns: FALSE when there are none, or when the typed text is no list of numbers:
 * *@fault (transfer none) (nullable) is then the message.
 */
gboolean pandoria_table_panel_get_action (PandoriaTablePanel *self, PandoriaAction *action, const char **fault);
