/* PandoriaConflictsDialog: the acts that no longer fit after a correction, each to be fixed or left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-amend.h"

/**
 * Signals: "fix" (uint index): act @index of the correction is to be entered again; "decided" (boolean accept): the correction is
 * accepted, its conflicts being kept apart, or canceled (also by closing the window). The window closes itself after each.
 */
#define PANDORIA_TYPE_CONFLICTS_DIALOG (pandoria_conflicts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaConflictsDialog, pandoria_conflicts_dialog, PANDORIA, CONFLICTS_DIALOG, AdwWindow)

/** Shows the conflicts of @amend, and leaves acts of it out on request. */
GtkWidget *pandoria_conflicts_dialog_new (GtkWindow *parent, PandoriaAmend *amend);
