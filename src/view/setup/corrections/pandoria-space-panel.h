/* PandoriaSpacePanel: sets the contents of one space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-correction-panel.h"

/** PandoriaSpacePanel: the contents of one space. Signal "space-shown" (int space): another space
 * is shown. */
#define PANDORIA_TYPE_SPACE_PANEL (pandoria_space_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSpacePanel, pandoria_space_panel, PANDORIA, SPACE_PANEL,
                      PandoriaCorrectionPanel)

/** Shows @space, or the first space of an exit instead of its second. */
void pandoria_space_panel_show_space (PandoriaSpacePanel *self, PandoriaSpace space);
/** Returns: the shown space. */
PandoriaSpace pandoria_space_panel_get_space (PandoriaSpacePanel *self);
