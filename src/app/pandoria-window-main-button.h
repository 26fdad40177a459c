/* The window's main button: what Enter does, of the turn or of the card that is shown beside the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Lets the button follow where the keyboard is. */
void pandoria_window_init_main_button (PandoriaWindow *self);
/** Shows what the button does now, and whether it can be pressed. */
void pandoria_window_update_main_button (PandoriaWindow *self);
/** Shows Enter on it only where Enter presses it: to be called when that may be otherwise. */
void pandoria_window_update_enter (PandoriaWindow *self);
/** Returns: whether the button can be pressed. */
gboolean pandoria_window_can_go_on (PandoriaWindow *self);
/** Does what the button says. */
void pandoria_window_go_on (PandoriaWindow *self);

G_END_DECLS
