/* PandoriaMonumentDialog: over which building the monument is erected (6.3.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-act-dialog.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_MONUMENT_DIALOG (pandoria_monument_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentDialog, pandoria_monument_dialog, PANDORIA, MONUMENT_DIALOG, PandoriaActDialog)

/** Makes the dialog for the active player of @game; @parent may be NULL. */
GtkWidget *pandoria_monument_dialog_new (GtkWindow *parent, PandoriaGame *game);

G_END_DECLS
