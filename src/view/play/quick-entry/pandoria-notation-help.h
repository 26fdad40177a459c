/* The help page of the notation: a plain file, shown in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Opens the window, over @parent. Returns: (transfer none): it. */
GtkWindow *pandoria_notation_help_show (GtkWindow *parent);

G_END_DECLS
