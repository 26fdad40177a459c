/* What is opened when the program starts: the window comes first, and then the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

/**
 * Presents the window and opens @files, or with none of them the last game, if there is one. A window that was made empty is
 * filled for that after its first frame.
 */
void pandoria_window_present_and_open (PandoriaWindow *self, GFile **files, guint n_files);
/** Presents the window, with the last game where nothing is open yet, and activates @action, such as "win.new", once it is filled. */
void pandoria_window_present_and_activate (PandoriaWindow *self, const char *action);
/** Returns: whether the window still waits for that, and shows neither a game nor the start page. */
gboolean pandoria_window_is_opening (PandoriaWindow *self);

G_END_DECLS
