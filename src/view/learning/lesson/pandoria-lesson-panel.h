/* PandoriaLessonPanel: the current step of a lesson: chapter and progress, the task and its reason,
 * its result, why a press was wrong, and at the end the next lesson. It keeps its height, so that a
 * new text moves nothing. A longer text scrolls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-lesson-course.h"
#include "pandoria-play-view.h"

#define PANDORIA_TYPE_LESSON_PANEL (pandoria_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLessonPanel, pandoria_lesson_panel, PANDORIA, LESSON_PANEL, AdwBin)

/** Shows the current step of @course; NULL: hides the panel. */
void pandoria_lesson_panel_show (PandoriaLessonPanel *self, const PandoriaLessonCourse *course);
/** Names the control to press now, in a word or two; NULL: none. */
void pandoria_lesson_panel_set_next (PandoriaLessonPanel *self, const char *what);
/** Returns: whether the page is only read, and its button continues the lesson. */
gboolean pandoria_lesson_panel_waits (PandoriaLessonPanel *self);
/** Continues the lesson if it waits for that. Returns: whether it does. */
gboolean pandoria_lesson_panel_continue (PandoriaLessonPanel *self);
/** Moves the focus to the button that continues, if it is shown. Returns: whether it is. */
gboolean pandoria_lesson_panel_focus_button (PandoriaLessonPanel *self);
/** Does the same, so that Enter continues the lesson instead of the turn; afterwards, returns the
 * focus to where it was before. */
void pandoria_lesson_panel_move_keyboard (PandoriaLessonPanel *self);
/** Sets whether its button is the suggested action of the window. */
void pandoria_lesson_panel_set_suggested (PandoriaLessonPanel *self, gboolean suggested);
/** Sets the number of text lines for which it reserves height. */
void pandoria_lesson_panel_set_lines (PandoriaLessonPanel *self, guint lines);
/** Hides the panel while something else needs its room. */
void pandoria_lesson_panel_set_aside (PandoriaLessonPanel *self, gboolean aside);
