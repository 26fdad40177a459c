/* The dialog that lists the files that cannot be opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Shows in a dialog that the file @name cannot be opened, and why. While the dialog is open, it lists further files. */
void pandoria_window_show_fault (PandoriaWindow *window, const char *name, const char *reason);

G_END_DECLS
