/* Functions of a lesson that only tests call (pandoria-lesson.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-lesson-course.h"

/**
 * Returns: (transfer none): its record: first the corrections that set up the table, then the acts
 * of the lesson.
 */
PandoriaRecord *pandoria_lesson_get_record (const PandoriaLesson *self);
/** In pandoria-lesson-course.c. Returns: the current phase. */
PandoriaLessonPhase pandoria_lesson_course_get_phase (const PandoriaLessonCourse *self);
