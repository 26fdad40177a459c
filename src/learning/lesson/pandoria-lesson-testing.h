/* What only tests ask of a lesson (pandoria-lesson.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-lesson.h"

/** Returns: (transfer none): its record with all acts: first the corrections that set the table, then what to do. */
PandoriaRecord *pandoria_lesson_get_record (const PandoriaLesson *self);
/** In pandoria-lesson-course.c. Returns: the present phase. */
PandoriaLessonPhase pandoria_lesson_course_get_phase (const PandoriaLessonCourse *self);
