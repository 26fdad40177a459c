/* PandoriaConflictsDialog: the acts that are no longer possible after a correction. The user fixes
 * or omits each of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-amend.h"

/**
 * PandoriaConflictsDialog: signals "fix" (uint index): act @index of the correction should be
 * entered again; "decided" (boolean accept): the correction is accepted without its conflicts, or
 * cancelled, also by closing the window. The window closes after each signal.
 */
#define PANDORIA_TYPE_CONFLICTS_DIALOG (pandoria_conflicts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaConflictsDialog, pandoria_conflicts_dialog, PANDORIA,
                      CONFLICTS_DIALOG, AdwWindow)

/** Shows the conflicts of @amend, and omits acts from it at the user's request. */
GtkWidget *pandoria_conflicts_dialog_new (GtkWindow *parent, PandoriaAmend *amend);
