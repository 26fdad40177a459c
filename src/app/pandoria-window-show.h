/* Presenting a window: first empty, then with its parts, then with a game or the start page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/**
 * Presents the window and opens @files, or activates @action (nullable), such as "win.new". Without
 * both, or with an action while nothing is open yet, opens the last game, if there is one. An empty
 * window creates its parts after the first frame.
 */
void pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files,
                                       const char *action);
