/* PandoriaCorrectionsDialog: sets players, spaces and the middle of the table as they are on the
 * real table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-correction-panel.h"

/**
 * Not modal, so that the user can press a space of the board. It applies corrections itself and
 * follows the game. Signal "space-shown" (int space, -1 for none): the space that it shows, for the
 * board to mark.
 */
#define PANDORIA_TYPE_CORRECTIONS_DIALOG (pandoria_corrections_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCorrectionsDialog, pandoria_corrections_dialog, PANDORIA,
                      CORRECTIONS_DIALOG, AdwWindow)

/** Makes the dialog. @parent and @catalogue, which provides costs, may be NULL. */
GtkWidget *pandoria_corrections_dialog_new (GtkWindow *parent, PandoriaGame *game,
                                            PandoriaCatalogue *catalogue);
/** Shows the contents of @space, like a press on the board. */
void pandoria_corrections_dialog_show_space (PandoriaCorrectionsDialog *self, PandoriaSpace space);
