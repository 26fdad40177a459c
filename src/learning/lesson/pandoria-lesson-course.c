/* PandoriaLessonCourse: a learner's progress in a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lesson-testing.h"

#include <glib/gi18n-lib.h>

struct _PandoriaLessonCourse
{
  const PandoriaLesson *lesson;
  PandoriaLessonPhase phase;
  guint page;
  int act;                  /* the next act of the game, or PANDORIA_LESSON_LEFT */
  char *wrong, *wrong_rule; /* nullable */
};

/* --- helpers -------------------------------------------------------------------------------- */

static GPtrArray *
get_pages (const PandoriaLessonCourse *self)
{
  return pandoria_lesson_get_text (self->lesson)->pages;
}

static const PandoriaLessonPage *
get_page (const PandoriaLessonCourse *self, guint page)
{
  return g_ptr_array_index (get_pages (self), page);
}

static guint
get_last_page (const PandoriaLessonCourse *self)
{
  return get_pages (self)->len - 1;
}

static int
get_end (const PandoriaLessonPage *page)
{
  return (int) (page->act + pandoria_lesson_page_count_acts (page));
}

static void
forget_wrong (PandoriaLessonCourse *self)
{
  g_clear_pointer (&self->wrong, g_free);
  g_clear_pointer (&self->wrong_rule, g_free);
}

static void
turn_to (PandoriaLessonCourse *self, guint page)
{
  forget_wrong (self);
  self->page = MIN (page, get_last_page (self));
  self->phase = get_page (self, self->page)->kind == PANDORIA_LESSON_PAGE_STEP
                    ? PANDORIA_LESSON_PHASE_DO
                    : PANDORIA_LESSON_PHASE_READ;
}

/* Returns: the page of act @act; after the last act the last page. */
static guint
find_page (const PandoriaLessonCourse *self, int act)
{
  for (guint i = 0; i < get_pages (self)->len; i++)
    if (act < get_end (get_page (self, i)))
      return i;
  return get_last_page (self);
}

static void
turn_to_act (PandoriaLessonCourse *self)
{
  if (self->act == PANDORIA_LESSON_LEFT)
    {
      forget_wrong (self);
      self->phase = PANDORIA_LESSON_PHASE_LEFT;
      return;
    }
  turn_to (self, find_page (self, self->act));
  if (self->phase == PANDORIA_LESSON_PHASE_DO && self->act > (int) get_page (self, self->page)->act)
    self->phase = PANDORIA_LESSON_PHASE_BROUGHT;
}

/* Shows the result after the learner has done the action of a step, or the next page if there is no
 * result. */
static void
turn_to_result (PandoriaLessonCourse *self, guint page)
{
  const PandoriaLessonPage *step = get_page (self, page);

  turn_to (self, page);
  if (step->brought != NULL || step->told != NULL || self->act < get_end (step))
    self->phase = PANDORIA_LESSON_PHASE_BROUGHT;
  else
    turn_to (self, page + 1);
}

/* Returns: whether the learner has just done the action of step @page. @before: the next act before
 * that. */
static gboolean
has_done (const PandoriaLessonCourse *self, guint page, int before)
{
  const PandoriaLessonPage *step = get_page (self, page);

  return step->kind == PANDORIA_LESSON_PAGE_STEP && before == (int) step->act
         && self->act == before + 1;
}

/* Signals of @game may already have turned the page. */
static void
enter (PandoriaLessonCourse *self, PandoriaGame *game, int until)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));

  if (self->act >= until)
    return;
  for (int i = self->act; i < until; i++)
    g_array_append_vals (actions, pandoria_lesson_get_action (self->lesson, (guint) i), 1);
  if (!pandoria_game_apply_several (game, (const PandoriaAction *) (gpointer) actions->data,
                                    actions->len, NULL, &error))
    g_warning ("%s: %s", pandoria_lesson_get_name (self->lesson), error->message);
  self->act = pandoria_lesson_find_act (self->lesson, game);
}

/* Returns: whether the user still reads the pages before the present one: pages without acts lead
 * to it, and a chapter that has begun is not left. */
static gboolean
begins_on_previous_page (const PandoriaLessonCourse *self)
{
  gboolean is_chapter;

  if (self->page <= 0 || self->page >= get_last_page (self)
      || self->phase == PANDORIA_LESSON_PHASE_BROUGHT)
    return FALSE;
  is_chapter = get_page (self, self->page)->kind == PANDORIA_LESSON_PAGE_CHAPTER;
  if (is_chapter && self->act != 0)
    return FALSE;
  return pandoria_lesson_page_count_acts (get_page (self, self->page - 1)) == 0;
}

PandoriaLessonCourse *
pandoria_lesson_course_new (const PandoriaLesson *lesson, PandoriaGame *game)
{
  PandoriaLessonCourse *self;

  g_return_val_if_fail (lesson != NULL && PANDORIA_IS_GAME (game), NULL);

  self = g_new0 (PandoriaLessonCourse, 1);
  self->lesson = lesson;
  self->act = pandoria_lesson_find_act (lesson, game);
  turn_to_act (self);
  while (begins_on_previous_page (self))
    turn_to (self, self->page - 1);
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
  int act, before;
  guint done;

  g_return_val_if_fail (self != NULL && PANDORIA_IS_GAME (game), FALSE);

  act = pandoria_lesson_find_act (self->lesson, game);
  if (act == self->act)
    return FALSE;
  before = self->act;
  self->act = act;
  done = find_page (self, MAX (before, 0));
  if (act != PANDORIA_LESSON_LEFT && has_done (self, done, before))
    turn_to_result (self, done);
  else if (act > before && before >= (int) get_page (self, self->page)->act
           && act == get_end (get_page (self, self->page)))
    turn_to (self, self->page + 1); /* the learner did the rest of the page, as Continue does */
  else
    turn_to_act (self);
  return TRUE;
}

gboolean
pandoria_lesson_course_refuse (PandoriaLessonCourse *self, const char *sentence, const char *rule)
{
  gboolean is_other;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->phase == PANDORIA_LESSON_PHASE_LEFT || pandoria_lesson_course_is_over (self))
    return FALSE;
  is_other = g_strcmp0 (self->wrong, sentence) != 0;
  forget_wrong (self);
  self->wrong = g_strdup (sentence);
  self->wrong_rule = g_strdup (rule);
  return is_other;
}

gboolean
pandoria_lesson_course_check (PandoriaLessonCourse *self, PandoriaGame *game,
                              const PandoriaAction *action, const PandoriaPlan *plan,
                              GError **error)
{
  int act;

  g_return_val_if_fail (self != NULL && PANDORIA_IS_GAME (game), TRUE);

  act = pandoria_lesson_find_act (self->lesson, game);
  if (act == PANDORIA_LESSON_LEFT || act == (int) pandoria_lesson_get_n_acts (self->lesson))
    return TRUE;
  if (pandoria_lesson_course_waits (self) && act == get_end (get_page (self, self->page)))
    {
      g_set_error_literal (error, PANDORIA_LESSON_ERROR, PANDORIA_LESSON_ERROR_TOO_EARLY,
                           _ ("Read on first: press “Continue”."));
      return FALSE;
    }
  return action != NULL ? pandoria_lesson_check (self->lesson, (guint) act, action, error)
                        : pandoria_lesson_check_plan (self->lesson, (guint) act, plan, error);
}

void
pandoria_lesson_course_go_on (PandoriaLessonCourse *self, PandoriaGame *game)
{
  guint page;

  g_return_if_fail (self != NULL && PANDORIA_IS_GAME (game));

  if (!pandoria_lesson_course_waits (self))
    return;
  page = self->page;
  enter (self, game, get_end (get_page (self, page)));
  turn_to (self, page + 1);
}

void
pandoria_lesson_course_go_back (PandoriaLessonCourse *self, PandoriaGame *game)
{
  guint page;

  g_return_if_fail (self != NULL && PANDORIA_IS_GAME (game));

  if (!pandoria_lesson_course_can_go_back (self))
    return;
  page = self->phase == PANDORIA_LESSON_PHASE_BROUGHT ? self->page : self->page - 1;
  pandoria_game_go_back_to (game,
                            pandoria_lesson_get_n_laid (self->lesson) + get_page (self, page)->act);
  self->act = pandoria_lesson_find_act (self->lesson, game);
  turn_to (self, page);
}

void
pandoria_lesson_course_skip_chapter (PandoriaLessonCourse *self, PandoriaGame *game)
{
  guint page, chapter;

  g_return_if_fail (self != NULL && PANDORIA_IS_GAME (game));

  if (self->phase == PANDORIA_LESSON_PHASE_LEFT)
    return;
  chapter = get_page (self, self->page)->chapter;
  page = self->page;
  while (page < get_last_page (self) && get_page (self, page)->chapter == chapter)
    page++;
  enter (self, game, (int) get_page (self, page)->act);
  turn_to (self, page);
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
  return (self->phase == PANDORIA_LESSON_PHASE_READ || self->phase == PANDORIA_LESSON_PHASE_BROUGHT)
         && !pandoria_lesson_course_is_over (self);
}

gboolean
pandoria_lesson_course_can_go_back (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->phase == PANDORIA_LESSON_PHASE_BROUGHT
         || (self->phase != PANDORIA_LESSON_PHASE_LEFT && self->page > 0);
}

gboolean
pandoria_lesson_course_is_over (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->phase == PANDORIA_LESSON_PHASE_READ && self->page == get_last_page (self);
}

double
pandoria_lesson_course_get_progress (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return (double) self->page / MAX (get_last_page (self), 1);
}

char *
pandoria_lesson_course_get_chapter (const PandoriaLessonCourse *self)
{
  guint page;

  g_return_val_if_fail (self != NULL, NULL);

  for (page = self->page; get_page (self, page)->kind != PANDORIA_LESSON_PAGE_CHAPTER; page--)
    ;
  /* Translators: which chapter of a lesson, of how many, and what it is called: “2 of 6 · Cards” */
  return g_strdup_printf (_ ("%1$u of %2$u · %3$s"), get_page (self, page)->chapter + 1,
                          pandoria_lesson_get_text (self->lesson)->n_chapters,
                          get_page (self, page)->title);
}

const char *
pandoria_lesson_course_get_heading (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->phase == PANDORIA_LESSON_PHASE_LEFT ? pandoria_lesson_get_text (self->lesson)->title
                                                   : get_page (self, self->page)->title;
}

static char *
join (const char *one, const char *other)
{
  if (one == NULL || other == NULL)
    return g_strdup (one != NULL ? one : other);
  return g_strconcat (one, "\n", other, NULL);
}

char *
pandoria_lesson_course_get_text (const PandoriaLessonCourse *self)
{
  const PandoriaLessonPage *page;

  g_return_val_if_fail (self != NULL, NULL);

  page = get_page (self, self->page);
  switch (self->phase)
    {
    case PANDORIA_LESSON_PHASE_LEFT:
      return g_strdup (_ ("You have left the lesson. Undo to return to it, or start it again."));
    case PANDORIA_LESSON_PHASE_BROUGHT: return join (page->brought, page->told);
    case PANDORIA_LESSON_PHASE_READ:
    case PANDORIA_LESSON_PHASE_DO:
    default: return join (page->text, page->why);
    }
}

const char *
pandoria_lesson_course_get_refusal (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->wrong;
}

const char *
pandoria_lesson_course_get_rule (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->phase == PANDORIA_LESSON_PHASE_LEFT)
    return NULL;
  return self->wrong_rule != NULL ? self->wrong_rule : get_page (self, self->page)->rule;
}

const char *
pandoria_lesson_course_get_part (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->phase == PANDORIA_LESSON_PHASE_READ ? get_page (self, self->page)->part : NULL;
}

const PandoriaAction *
pandoria_lesson_course_get_action (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->phase == PANDORIA_LESSON_PHASE_DO
             ? pandoria_lesson_get_action (self->lesson, (guint) self->act)
             : NULL;
}

PandoriaSpaces
pandoria_lesson_course_get_spaces (const PandoriaLessonCourse *self)
{
  g_return_val_if_fail (self != NULL, pandoria_spaces_empty ());

  if (self->phase != PANDORIA_LESSON_PHASE_DO)
    return pandoria_spaces_empty ();
  return pandoria_lesson_get_spaces (self->lesson, (guint) self->act);
}
