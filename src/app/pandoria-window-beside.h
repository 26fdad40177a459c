/* The place of the ledger beside the board, where cards and questions stand as long as they are open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Returns: whether there is room beside the board. */
gboolean pandoria_window_has_room_beside (PandoriaWindow *window);
/**
 * Puts @panel into the place of the ledger, or of the panel that stands there now and does not have the keyboard. The players’ cards
 * go where they would leave it less than @least_height pixels.
 */
void pandoria_window_put_beside (PandoriaWindow *window, GtkWidget *panel, int least_height);
/** Gives the ledger its place back. */
void pandoria_window_clear_beside (PandoriaWindow *window);
/** Returns: (transfer none) (nullable): what stands there in place of the ledger. */
GtkWidget *pandoria_window_get_beside (PandoriaWindow *window);

G_END_DECLS
