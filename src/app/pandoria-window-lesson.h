/* Lessons in the window: which one its game is, what the panel says, and that nothing but what is wanted is entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-lesson.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

/** Adds the action "lesson" (s: its name), and the entries of its menu. */
void pandoria_window_init_lessons (PandoriaWindow *window);
/** The window has another game: it is a lesson, or none. */
void pandoria_window_follow_lesson (PandoriaWindow *window);
/** Shows what the lesson says of what has changed. */
void pandoria_window_update_lesson (PandoriaWindow *window);
/** Returns: whether @game is a lesson in which nothing is done yet, so that only its table could be taken back. */
gboolean pandoria_window_begins_lesson (PandoriaGame *game);

/* Commands */

void pandoria_window_go_on_with_lesson (PandoriaWindow *window);
void pandoria_window_begin_lesson_again (PandoriaWindow *window);
/** Shows the start page; the lesson is kept as it is. */
void pandoria_window_leave_lesson (PandoriaWindow *window);

G_END_DECLS
