/* Test-only functions of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "config.h"

#include "pandoria-window.h"

#if PANDORIA_HAS_PHONES
#include "pandoria-share.h"
#endif

/** In pandoria-window-show.c. Creates a window with all its parts, which shows the start page. */
GtkWidget *pandoria_window_new (AdwApplication *application);
/**
 * In pandoria-window-actions.c.
 * Returns: (transfer none): the actions with @prefix: "win", "page" …
 */
GActionGroup *pandoria_window_get_actions (PandoriaWindow *window, const char *prefix);
/**
 * In pandoria-window-lesson.c.
 * Returns: (nullable): the progress of @window's lesson; NULL: no lesson.
 */
const PandoriaLessonCourse *pandoria_window_get_lesson (PandoriaWindow *window);
#if PANDORIA_HAS_PHONES
/** In pandoria-window-phones.c. Returns: (transfer none): the share of @window, which may be
 * inactive. */
PandoriaShare *pandoria_window_get_share (PandoriaWindow *window);
#endif
