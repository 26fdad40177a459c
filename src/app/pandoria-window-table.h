/* PandoriaWindow: the display for all at the table that follows its game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Opens the table display, on another monitor where there is one, or brings it to the front. It goes with the window or its game. */
void pandoria_window_show_table (PandoriaWindow *self);
/** Lets the window fill its screen, or no longer. */
void pandoria_window_toggle_fullscreen (PandoriaWindow *self);

G_END_DECLS
