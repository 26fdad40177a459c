/* How a window comes up: empty at first, then with its parts, then with a game or the start page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/**
 * Presents the window and opens @files, or with none of them the last game, if there is one. A window that was made empty is
 * filled for that after its first frame.
 */
void pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files);
/** Presents the window, with the last game where nothing is open yet, and activates @action, such as "win.new", once it is filled. */
void pandoria_window_present_and_activate (PandoriaWindow *self, const char *action);
