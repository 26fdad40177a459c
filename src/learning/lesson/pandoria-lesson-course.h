/* PandoriaLessonCourse: how far a learner has come in a lesson, and what is said to them now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-lesson.h"

G_BEGIN_DECLS

/** PandoriaLessonPhase: what is said. */
typedef enum
{
  PANDORIA_LESSON_PHASE_INTRO,   /* what the lesson is about; it waits to be gone on */
  PANDORIA_LESSON_PHASE_DO,      /* what is to be done, and why */
  PANDORIA_LESSON_PHASE_BROUGHT, /* what the last act has brought; it waits to be gone on, but for the last */
  PANDORIA_LESSON_PHASE_LEFT,    /* the game has gone on otherwise */
} PandoriaLessonPhase;

typedef struct _PandoriaLessonCourse PandoriaLessonCourse;

/** Begins where @game, a game of @lesson, stands. */
PandoriaLessonCourse *pandoria_lesson_course_new (const PandoriaLesson *lesson, PandoriaGame *game);
void pandoria_lesson_course_free (PandoriaLessonCourse *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLessonCourse, pandoria_lesson_course_free)

/** Follows @game after whatever has changed. Returns: whether something else is said now. */
gboolean pandoria_lesson_course_follow (PandoriaLessonCourse *self, PandoriaGame *game);
/** What was read is done with. */
void pandoria_lesson_course_go_on (PandoriaLessonCourse *self);
/** A press was refused with @sentence, which @rule (nullable) has more of; NULL: no longer. Returns: whether something else is said now. */
gboolean pandoria_lesson_course_refuse (PandoriaLessonCourse *self, const char *sentence, const char *rule);
/** Asks pandoria_lesson_check() or pandoria_lesson_check_plan() (whichever is not NULL) as far as the lesson goes. */
gboolean pandoria_lesson_course_check (PandoriaLessonCourse *self, PandoriaGame *game, const PandoriaAction *action,
                                       const PandoriaPlan *plan, GError **error);

const PandoriaLesson *pandoria_lesson_course_get_lesson (const PandoriaLessonCourse *self);
/** Returns: whether it waits to be gone on. */
gboolean pandoria_lesson_course_waits (const PandoriaLessonCourse *self);
/** Returns: (transfer full): what stands above the text: where in the lesson it is. */
char *pandoria_lesson_course_get_heading (const PandoriaLessonCourse *self);
/** Returns: (transfer full): what is said, paragraphs in lines, as the file has it (pandoria_lesson_text_to_markup()). */
char *pandoria_lesson_course_get_text (const PandoriaLessonCourse *self);
/** Returns: (nullable): the section of the rules that it is about. */
const char *pandoria_lesson_course_get_rule (const PandoriaLessonCourse *self);
/** Returns: the spaces that it is about. */
PandoriaSpaces pandoria_lesson_course_get_spaces (const PandoriaLessonCourse *self);

G_END_DECLS
