/* PandoriaActDialog: what the dialogs share that ask for what belongs to an act: the game, and telling what is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Signal "chosen" (gpointer action): a const PandoriaAction *, valid during the emission: the template for
 * pandoria_plan_new(), complete but for what is chosen on the board. The dialog has closed by itself before.
 * Signal "considered" (gpointer action): the act that the choices amount to now, NULL for none.
 */
#define PANDORIA_TYPE_ACT_DIALOG (pandoria_act_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (PandoriaActDialog, pandoria_act_dialog, PANDORIA, ACT_DIALOG, AdwWindow)

struct _PandoriaActDialogClass
{
  AdwWindowClass parent_class;
};

/** Makes a dialog of @type, which is derived from this one, for the active player of @game; @parent may be NULL. */
gpointer pandoria_act_dialog_new (GType type, GtkWindow *parent, PandoriaGame *game);
/** Returns: (transfer none) (nullable): the game; NULL while the dialog is made. */
PandoriaGame *pandoria_act_dialog_get_game (PandoriaActDialog *self);

/** For the dialogs themselves: closes it and emits "chosen" with a copy of @action. */
void pandoria_act_dialog_choose (PandoriaActDialog *self, const PandoriaAction *action);
/** For the dialogs themselves: emits "considered" with @action, which may be NULL. */
void pandoria_act_dialog_consider (PandoriaActDialog *self, const PandoriaAction *action);

G_END_DECLS
