/* What is done with the act that led to the shown position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Takes back all that came after it; Redo brings it back. */
void pandoria_window_continue_here (PandoriaWindow *window);
/** Copies the act and its note. */
void pandoria_window_copy_act (PandoriaWindow *window);
void pandoria_window_edit_note (PandoriaWindow *window);

G_END_DECLS
