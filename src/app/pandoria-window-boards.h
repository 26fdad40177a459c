/* The boards, and their editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Shows the window of the boards; there is one for each window. */
void pandoria_window_show_boards (PandoriaWindow *window);

G_END_DECLS
