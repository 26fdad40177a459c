/* What only tests ask of a window (pandoria-window.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/** Makes a window that is filled, and shows the start page. */
GtkWidget *pandoria_window_new (AdwApplication *application);

G_END_DECLS
