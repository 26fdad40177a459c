/* Creating a window, and presenting it with a game or the start page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Creates a window with all its parts, which shows the start page. */
GtkWidget *pandoria_window_new (AdwApplication *application);
/**
 * Presents the window and opens @files, or activates @action (nullable), such as "win.new". Without
 * both, or with an action while nothing is open yet, opens the last game, if there is one. A new
 * window comes up when the file was read, or after half a second.
 */
void pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files,
                                       const char *action);
