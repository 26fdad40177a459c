/* PandoriaSpacePanel: one space, to be made as it is on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"
#include "pandoria-position.h"

/** Signals: "changed": something is wished that is not so, or no more; "space-shown" (int space): another space. */
#define PANDORIA_TYPE_SPACE_PANEL (pandoria_space_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSpacePanel, pandoria_space_panel, PANDORIA, SPACE_PANEL, GtkBox)

void pandoria_space_panel_set_game (PandoriaSpacePanel *self, PandoriaGame *game);
/** Shows what @game says now; what was wished is forgotten. */
void pandoria_space_panel_reset (PandoriaSpacePanel *self);
/** Shows @space; on the second space of an exit its first. */
void pandoria_space_panel_show_space (PandoriaSpacePanel *self, PandoriaSpace space);
PandoriaSpace pandoria_space_panel_get_space (PandoriaSpacePanel *self);
/** Fills @actions as pandoria_space_edit_plan() does. Returns: how many; 0 without a space or a change; -1 and the error. */
int pandoria_space_panel_get_actions (PandoriaSpacePanel *self, PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS],
                                      GError **error);
