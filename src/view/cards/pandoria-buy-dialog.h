/* PandoriaBuyDialog: the printed price of the market card that is bought (6.4).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-act-dialog.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_BUY_DIALOG (pandoria_buy_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBuyDialog, pandoria_buy_dialog, PANDORIA, BUY_DIALOG, PandoriaActDialog)

/** Makes the dialog for the active player of @game; @parent may be NULL. */
GtkWidget *pandoria_buy_dialog_new (GtkWindow *parent, PandoriaGame *game);
/** Returns: (nullable): the name of the card, when one was entered. */
const char *pandoria_buy_dialog_get_card (PandoriaBuyDialog *self);

G_END_DECLS
