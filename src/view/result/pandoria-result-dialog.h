/* PandoriaResultDialog: the final ranking and where everybody's points came from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_RESULT_DIALOG (pandoria_result_dialog_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaResultDialog, pandoria_result_dialog, PANDORIA, RESULT_DIALOG, AdwWindow)

/** Makes a window over @parent (nullable) with the standing of @game: final when it is over, the present one before. */
GtkWidget *pandoria_result_dialog_new (GtkWindow *parent, PandoriaGame *game);

G_END_DECLS
