/* PandoriaCorrectionsDialog: the table is right: sets what any player has, any space of the board, and the middle of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-markers-panel.h"
#include "pandoria-table-panel.h"
#include "pandoria-tableau-panel.h"

/**
 * Not modal, so that a space can be pressed on the board while it is open. It applies corrections itself and follows the game.
 * Signal "space-shown" (int space, -1 for none): the space it is about, for the board to mark.
 */
#define PANDORIA_TYPE_CORRECTIONS_DIALOG (pandoria_corrections_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCorrectionsDialog, pandoria_corrections_dialog, PANDORIA, CORRECTIONS_DIALOG, AdwWindow)

/** Makes the dialog; @parent may be NULL, and so may @catalogue, from which costs are filled in. */
GtkWidget *pandoria_corrections_dialog_new (GtkWindow *parent, PandoriaGame *game, PandoriaCatalogue *catalogue);
/** Shows the contents of @space, as after a press on the board. */
void pandoria_corrections_dialog_show_space (PandoriaCorrectionsDialog *self, PandoriaSpace space);
