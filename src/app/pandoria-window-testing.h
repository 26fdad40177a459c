/* Test-only functions of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** In pandoria-window-show.c. Creates a window with all its parts, which shows the start page. */
GtkWidget *pandoria_window_new (AdwApplication *application);
/**
 * In pandoria-window-lesson.c.
 * Returns: (nullable): the progress of @window's lesson; NULL: no lesson.
 */
const PandoriaLessonCourse *pandoria_window_get_lesson (PandoriaWindow *window);
