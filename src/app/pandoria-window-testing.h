/* What only tests ask of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Returns: whether the window still waits for what it opens first, and shows neither a game nor the start page. */
gboolean pandoria_window_is_opening (PandoriaWindow *self);
/** In pandoria-window-show.c. Makes a window that is filled, and shows the start page. */
GtkWidget *pandoria_window_new (AdwApplication *application);
/** In pandoria-window-lesson.c. Returns: (nullable): how far the game of @window has come in its lesson; NULL: it is none. */
const PandoriaLessonCourse *pandoria_window_get_lesson (PandoriaWindow *window);
