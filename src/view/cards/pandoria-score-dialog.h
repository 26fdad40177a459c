/* PandoriaScoreDialog: who takes a card instead of the points of a region (family variant with spells, 14 b).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-act-dialog.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_SCORE_DIALOG (pandoria_score_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaScoreDialog, pandoria_score_dialog, PANDORIA, SCORE_DIALOG, PandoriaActDialog)

/** Makes the dialog; @parent may be NULL. */
GtkWidget *pandoria_score_dialog_new (GtkWindow *parent, PandoriaGame *game);

G_END_DECLS
