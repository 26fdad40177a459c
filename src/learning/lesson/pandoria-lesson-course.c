/* PandoriaLessonCourse: how far a learner has come in a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-testing.h"

#include <glib/gi18n-lib.h>

struct _PandoriaLessonCourse
{
  const PandoriaLesson *lesson;
  PandoriaLessonPhase phase;
  int step;
  char *wrong, *wrong_rule; /* nullable */
};

/* --- helpers ------------------------------------------------------------------------------------------------------ */

static const PandoriaLessonStep *
get_step (const PandoriaLessonCourse *self, int step)
{
  return g_ptr_array_index (pandoria_lesson_get_text (self->lesson)->steps, (guint) step);
}

static gboolean
is_over (const PandoriaLessonCourse *self)
{
  return self->step == (int) pandoria_lesson_get_n_steps (self->lesson);
}

/* Returns: the step that is spoken of. */
static int
get_spoken (const PandoriaLessonCourse *self)
{
  return self->phase == PANDORIA_LESSON_PHASE_BROUGHT ? self->step - 1 : self->step;
}

static PandoriaLessonPhase
find_phase (const PandoriaLessonCourse *self, gboolean is_done)
{
  if (self->step == PANDORIA_LESSON_LEFT)
    return PANDORIA_LESSON_PHASE_LEFT;
  if (is_over (self) || (is_done && self->step > 0 && get_step (self, self->step - 1)->brought != NULL))
    return PANDORIA_LESSON_PHASE_BROUGHT;
  return PANDORIA_LESSON_PHASE_DO;
}

static void
forget_wrong (PandoriaLessonCourse *self)
{
  g_clear_pointer (&self->wrong, g_free);
  g_clear_pointer (&self->wrong_rule, g_free);
}

/* --- public functions ----------------------------------------------------------------------------------------------- */

PandoriaLessonCourse *
pandoria_lesson_course_new (const PandoriaLesson *lesson, PandoriaGame *game)
{
  PandoriaLessonCourse *self;

  g_return_val_if_fail (lesson != NULL && PANDORIA_IS_GAME (game), NULL);

  self = g_new0 (PandoriaLessonCourse, 1);
  self->lesson = lesson;
  self->step = pandoria_lesson_find_step (lesson, game);
  self->phase = self->step == 0 ? PANDORIA_LESSON_PHASE_INTRO : find_phase (self, FALSE);
  return self;
}

void
pandoria_lesson_course_free (PandoriaLessonCourse *self)
{
  if (self == NULL)
    return;
  forget_wrong (self);
  g_free (self);
}

gboolean
pandoria_lesson_course_follow (PandoriaLessonCourse *self, PandoriaGame *game)
{
  int step, before;

  g_return_val_if_fail (self != NULL && PANDORIA_IS_GAME (game), FALSE);

  step = pandoria_lesson_find_step (self->lesson, game);
  if (step == self->step)
    return FALSE;
  before = self->step;
  forget_wrong (self);
  self->step = step;
  self->phase = find_phase (self, step > before);
  return TRUE;
}

void
pandoria_lesson_course_go_on (PandoriaLessonCourse *self)
{
  g_return_if_fail (self != NULL);

  if (pandoria_lesson_course_waits (self))
    self->phase = PANDORIA_LESSON_PHASE_DO;
}

gboolean
pandoria_lesson_course_refuse (PandoriaLessonCourse *self, const char *sentence, const char *rule)
{
  gboolean is_other;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->step == PANDORIA_LESSON_LEFT || is_over (self))
    return FALSE;
  is_other = g_strcmp0 (self->wrong, sentence) != 0;
  g_free (self->wrong);
  g_free (self->wrong_rule);
  self->wrong = g_strdup (sentence);
  self->wrong_rule = g_strdup (rule);
  if (sentence != NULL)
    self->phase = PANDORIA_LESSON_PHASE_DO;
  return is_other;
}

gboolean
pandoria_lesson_course_check (PandoriaLessonCourse *self, PandoriaGame *game, const PandoriaAction *action,
                              const PandoriaPlan *plan, GError **error)
{
  int step;

  g_return_val_if_fail (self != NULL && PANDORIA_IS_GAME (game), TRUE);

  step = pandoria_lesson_find_step (self->lesson, game);
  if (step == PANDORIA_LESSON_LEFT || step == (int) pandoria_lesson_get_n_steps (self->lesson))
    return TRUE;
  return action != NULL ? pandoria_lesson_check (self->lesson, (guint) step, action, error)
                        : pandoria_lesson_check_plan (self->lesson, (guint) step, plan, error);
}

const PandoriaLesson *
pandoria_lesson_course_get_lesson (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->lesson;
}

PandoriaLessonPhase
pandoria_lesson_course_get_phase (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, PANDORIA_LESSON_PHASE_LEFT);
  return self->phase;
}

gboolean
pandoria_lesson_course_waits (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->phase == PANDORIA_LESSON_PHASE_INTRO
         || (self->phase == PANDORIA_LESSON_PHASE_BROUGHT && !is_over (self));
}

char *
pandoria_lesson_course_get_heading (const PandoriaLessonCourse *self)
{
  int spoken;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->phase == PANDORIA_LESSON_PHASE_INTRO || self->phase == PANDORIA_LESSON_PHASE_LEFT)
    return g_strdup (pandoria_lesson_get_text (self->lesson)->title);
  spoken = get_spoken (self);
  /* Translators: which step of a lesson, of how many, and what it is about: “3 of 42 · Score” */
  return g_strdup_printf (_ ("%1$d of %2$u · %3$s"), spoken + 1, pandoria_lesson_get_n_steps (self->lesson),
                          get_step (self, spoken)->title);
}

char *
pandoria_lesson_course_get_text (const PandoriaLessonCourse *self)
{
  const PandoriaLessonStep *step;

  g_return_val_if_fail (self != NULL, NULL);

  switch (self->phase)
    {
    case PANDORIA_LESSON_PHASE_INTRO: return g_strdup (pandoria_lesson_get_text (self->lesson)->intro);
    case PANDORIA_LESSON_PHASE_LEFT:
      return g_strdup (
          _ ("This game has gone another way than the lesson. Undo brings it back; or begin the lesson again."));
    case PANDORIA_LESSON_PHASE_BROUGHT:
      step = get_step (self, get_spoken (self));
      return g_strdup (step->brought != NULL ? step->brought : step->what);
    case PANDORIA_LESSON_PHASE_DO:
    default: break;
    }
  step = get_step (self, self->step);
  if (self->wrong != NULL)
    return g_strconcat ("*", self->wrong, "*\n", step->what, NULL);
  return step->why != NULL ? g_strconcat (step->what, "\n", step->why, NULL) : g_strdup (step->what);
}

const char *
pandoria_lesson_course_get_rule (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->phase == PANDORIA_LESSON_PHASE_INTRO || self->phase == PANDORIA_LESSON_PHASE_LEFT)
    return NULL;
  return self->wrong_rule != NULL ? self->wrong_rule : get_step (self, get_spoken (self))->rule;
}

PandoriaSpaces
pandoria_lesson_course_get_spaces (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, pandoria_spaces_empty ());

  if (self->phase != PANDORIA_LESSON_PHASE_DO)
    return pandoria_spaces_empty ();
  return pandoria_lesson_get_spaces (self->lesson, (guint) self->step);
}
