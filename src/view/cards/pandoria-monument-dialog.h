/* PandoriaMonumentDialog: over which building the monument is erected (6.3.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-card-page.h"

G_BEGIN_DECLS

/**
 * Signal "chosen" (gpointer action): a const PandoriaAction *, valid during the emission, as in PandoriaCardsDialog.
 * Signal "considered" (gpointer action): the act that the choices amount to now, NULL for none.
 */
#define PANDORIA_TYPE_MONUMENT_DIALOG (pandoria_monument_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentDialog, pandoria_monument_dialog, PANDORIA, MONUMENT_DIALOG, AdwWindow)

/** Makes the dialog for the active player of @game; @parent may be NULL. */
GtkWidget *pandoria_monument_dialog_new (GtkWindow *parent, PandoriaGame *game);
/** Returns: (transfer none): the page that it shows. */
PandoriaCardPage *pandoria_monument_dialog_get_card (PandoriaMonumentDialog *self);

G_END_DECLS
