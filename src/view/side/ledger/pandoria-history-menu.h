/* What can be done with the act whose position is shown: the menu of the history and of the bar above the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Returns: (transfer full): the menu; its items are actions of the window. */
GMenuModel *pandoria_history_menu_new (void);
/** Lets @button open it; it is made with the first press. */
void pandoria_history_menu_attach (GtkMenuButton *button);

G_END_DECLS
