/* PandoriaLessonCourse: a learner's progress in a lesson, and the current page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-lesson.h"

/** PandoriaLessonPhase: the part of the page that is shown. */
typedef enum
{
  PANDORIA_LESSON_PHASE_READ,    /* a page to read */
  PANDORIA_LESSON_PHASE_DO,      /* the task and its reason */
  PANDORIA_LESSON_PHASE_BROUGHT, /* the result of the action */
  PANDORIA_LESSON_PHASE_LEFT,    /* the game differs from the lesson */
} PandoriaLessonPhase;

typedef struct _PandoriaLessonCourse PandoriaLessonCourse;

/**
 * Starts at the next action of @game, a game of @lesson, with the pages to read before that action.
 */
PandoriaLessonCourse *pandoria_lesson_course_new (const PandoriaLesson *lesson, PandoriaGame *game);
void pandoria_lesson_course_free (PandoriaLessonCourse *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLessonCourse, pandoria_lesson_course_free)

/** Follows any change of @game. Returns: whether the shown page or phase has changed. */
gboolean pandoria_lesson_course_follow (PandoriaLessonCourse *self, PandoriaGame *game);
/**
 * Shows @sentence, why a press was refused, with the section @rule (nullable); NULL clears it.
 * Returns: whether the page has changed.
 */
gboolean pandoria_lesson_course_refuse (PandoriaLessonCourse *self, const char *sentence,
                                        const char *rule);
/**
 * Calls pandoria_lesson_check() or pandoria_lesson_check_plan() for the non-NULL argument, until
 * the lesson ends. Refuses the act of a page that has not been shown yet.
 */
gboolean pandoria_lesson_course_check (PandoriaLessonCourse *self, PandoriaGame *game,
                                       const PandoriaAction *action, const PandoriaPlan *plan,
                                       GError **error);

/** Turns to the next page. Does the program's actions at the end of this page in @game. */
void pandoria_lesson_course_go_on (PandoriaLessonCourse *self, PandoriaGame *game);
/** Returns to the previous page, or from a result to its step. Undoes the later acts of @game. */
void pandoria_lesson_course_go_back (PandoriaLessonCourse *self, PandoriaGame *game);
/** Goes to the next chapter, or to the last page. Does the skipped actions in @game. */
void pandoria_lesson_course_skip_chapter (PandoriaLessonCourse *self, PandoriaGame *game);

/** Returns: (transfer none): the lesson. */
const PandoriaLesson *pandoria_lesson_course_get_lesson (const PandoriaLessonCourse *self);
/** Returns: whether the course waits for pandoria_lesson_course_go_on(). */
gboolean pandoria_lesson_course_waits (const PandoriaLessonCourse *self);
/** Returns: whether there is a previous page. */
gboolean pandoria_lesson_course_can_go_back (const PandoriaLessonCourse *self);
/** Returns: whether the last page is shown. */
gboolean pandoria_lesson_course_is_over (const PandoriaLessonCourse *self);
/** Returns: the finished part of the lesson, 0 to 1. */
double pandoria_lesson_course_get_progress (const PandoriaLessonCourse *self);
/** Returns: (transfer full): a label of the chapter: “2 of 6 · Cards”. */
char *pandoria_lesson_course_get_chapter (const PandoriaLessonCourse *self);
/** Returns: the title of the page. */
const char *pandoria_lesson_course_get_heading (const PandoriaLessonCourse *self);
/**
 * Returns: (transfer full): the text in the format of the file, one paragraph a line (see
 * pandoria_lesson_text_to_markup()).
 */
char *pandoria_lesson_course_get_text (const PandoriaLessonCourse *self);
/** Returns: (nullable): why the last press was refused. */
const char *pandoria_lesson_course_get_refusal (const PandoriaLessonCourse *self);
/** Returns: (nullable): the section of the rules about it. */
const char *pandoria_lesson_course_get_rule (const PandoriaLessonCourse *self);
/**
 * Returns: (nullable): the part of the window that the page is about: "points", "resources",
 * "steps" or "figures".
 */
const char *pandoria_lesson_course_get_part (const PandoriaLessonCourse *self);
/** Returns: (nullable): the action to do now. */
const PandoriaAction *pandoria_lesson_course_get_action (const PandoriaLessonCourse *self);
/** Returns: the spaces of that action. */
PandoriaSpaces pandoria_lesson_course_get_spaces (const PandoriaLessonCourse *self);
