/* What would close? On and off, and what the board shows of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

void pandoria_window_toggle_would_close (PandoriaWindow *window);
/** Shows on the board what the view of the play says of it. */
void pandoria_window_show_would_close (PandoriaWindow *window);

G_END_DECLS
