/* Lessons in the window: the panel, the control to press, and the refusal of every other act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** Lets lessons refuse acts. */
void pandoria_window_init_lessons (PandoriaWindow *window);
/** Opens the lesson @name (s) where the user left it. */
void pandoria_window_choose_lesson (PandoriaWindow *window, GVariant *name);
/** Updates the lesson after the window opened another game, which may be a lesson. */
void pandoria_window_follow_lesson (PandoriaWindow *window);
/** Updates the lesson after @parts (PandoriaPlayParts) of the view have changed. */
void pandoria_window_update_lesson (PandoriaWindow *window, guint parts);

/* Commands */

/** Shows the list of lessons. */
void pandoria_window_show_lessons (PandoriaWindow *window);
/** Turns a page of the lesson with @turn, then shows it. */
void pandoria_window_turn_lesson (PandoriaWindow *window,
                                  void (*turn) (PandoriaLessonCourse *course, PandoriaGame *game));
/** Switches the coach on and asks for the setup of a game. */
void pandoria_window_set_up_after_lesson (PandoriaWindow *window);
/** Starts the open lesson again, with none of its acts, once the open game can be closed. */
void pandoria_window_begin_lesson_again (PandoriaWindow *window);
/** Shows the start page. Keeps the progress of the lesson. */
void pandoria_window_leave_lesson (PandoriaWindow *window);
