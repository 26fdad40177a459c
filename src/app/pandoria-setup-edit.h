/* PandoriaSetupEdit: another setup for the open game, entered in a dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** PandoriaSetupEdit: ends with its dialog, which owns it. */
#define PANDORIA_TYPE_SETUP_EDIT (pandoria_setup_edit_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSetupEdit, pandoria_setup_edit, PANDORIA, SETUP_EDIT, GObject)

/**
 * Lets @dialog edit the setup of the game in @window, until another game is opened. Returns:
 * (transfer none): the edit.
 */
PandoriaSetupEdit *pandoria_setup_edit_new (PandoriaWindow *window, GtkWindow *dialog);
/**
 * Applies the setup of @edited with the players of @origins (pandoria_play_edit_setup()). The
 * dialog then closes: with conflicts it only hides, until pandoria_setup_edit_settle(). Returns:
 * FALSE if the game refuses the setup, and presents the dialog again.
 */
gboolean pandoria_setup_edit_apply (PandoriaSetupEdit *self, PandoriaRecord *edited,
                                    const guint8 *origins, GError **error);
/**
 * Ends the correction @amend (nullable) with conflicts. If the setup that waits in @window began it
 * and it is not @accepted, shows its dialog again.
 */
void pandoria_setup_edit_settle (PandoriaWindow *window, PandoriaAmend *amend, gboolean accepted);
