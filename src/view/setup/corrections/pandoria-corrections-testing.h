/* Functions for the tests of the corrections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-correction-panel.h"
#include "pandoria-space-panel.h"

/** Sets the contents of the shown space; ignores contents that it cannot hold. */
void pandoria_space_panel_set_wish (PandoriaSpacePanel *self, const PandoriaSpaceWish *wish);
/** Sets the shown tableau to the members that @edit sets. */
void pandoria_tableau_panel_set_tableau (PandoriaTableauPanel *self,
                                         const PandoriaPlayerEdit *edit);
/** Sets everything, also members that @edit does not set. */
void pandoria_table_panel_set_table (PandoriaTablePanel *self, const PandoriaTableEdit *edit);
