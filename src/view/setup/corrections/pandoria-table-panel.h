/* PandoriaTablePanel: sets the round, the active player and the pieces in the middle of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

/** Signal "changed": a value has changed. */
#define PANDORIA_TYPE_TABLE_PANEL (pandoria_table_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTablePanel, pandoria_table_panel, PANDORIA, TABLE_PANEL, GtkBox)

void pandoria_table_panel_set_game (PandoriaTablePanel *self, PandoriaGame *game);
/** Shows the current values of the game; drops the entries. */
void pandoria_table_panel_reset (PandoriaTablePanel *self);
/**
 * Fills @action with an edit-table of the differences. Returns: FALSE if there are none, or if the typed text is not a
 * list of numbers. *@fault (transfer none) (nullable) is then the message.
 */
gboolean pandoria_table_panel_get_action (PandoriaTablePanel *self, PandoriaAction *action, const char **fault);
