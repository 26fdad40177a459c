/* PandoriaLesson: a game that teaches the game. Its record holds the learner's actions, one after the other; its text
 * explains each action, its reason and its result.
 *
 * The id of a game identifies its lesson. It is played and kept like any other game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-plan.h"

/* --- pandoria-lesson-text.c --------------------------------------------------------------------------------------- */
/* The text of a lesson, as a file of data/tutorial holds it: pages in chapters.
 *
 * The format:
 * # Title of the lesson
 * > what it teaches                   one sentence, for the list of lessons
 * ## Title of a chapter
 * : its subject                       its first page
 * == Title of a card
 * : the text to read
 * == Title of a step
 * § SECTION                           of the rules, which has more
 * ! the task                          one action of the record
 * ? why                               (optional)
 * = the result                        (optional)
 * ~ a comment                         (optional) one action that the program enters afterwards; the words may be missing
 * -- recap                            (optional) ends the chapter
 * A paragraph ends with an empty line, or where a line begins with another sign. In it: *a new word, where it is explained*, and \
 * before a star that means nothing but itself. The last page is a card or a recap. tests/project/lessons.py measures the words.
 */

/** PandoriaLessonPageKind: all pages but a step are only read. */
typedef enum
{
  PANDORIA_LESSON_PAGE_CHAPTER, /* its first page */
  PANDORIA_LESSON_PAGE_CARD,
  PANDORIA_LESSON_PAGE_STEP,
  PANDORIA_LESSON_PAGE_RECAP, /* its last one */
} PandoriaLessonPageKind;

/** PandoriaLessonPage: one page, before and after the action of a step. */
typedef struct
{
  PandoriaLessonPageKind kind;
  guint chapter;   /* from 0 */
  guint act;       /* how many actions of the lesson come before it */
  guint n_entered; /* actions that the program enters at its end */
  char *title;     /* of the step or card, else of the chapter */
  char *text;      /* what to do, or to read */
  char *rule;      /* nullable, as the following ones */
  char *why, *brought, *told;
} PandoriaLessonPage;

/** PandoriaLessonText: @pages (element-type PandoriaLessonPage) in their order. */
typedef struct
{
  char *title, *intro;
  GPtrArray *pages;
  guint n_chapters, n_acts;
} PandoriaLessonText;

/** Reads @data, the contents of the file @name. Returns: (transfer full) (nullable): NULL and a sentence with file and line on an error. */
PandoriaLessonText *pandoria_lesson_text_parse (const char *name, GBytes *data, GError **error);
void pandoria_lesson_text_free (PandoriaLessonText *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLessonText, pandoria_lesson_text_free)

/** Returns: how many actions belong to @page: that of a step, and those that the program enters. */
guint pandoria_lesson_page_count_acts (const PandoriaLessonPage *page);
/** Returns: about how many minutes a learner needs. */
guint pandoria_lesson_text_estimate_minutes (const PandoriaLessonText *self);
/** Returns: (transfer full): @text as Pango's markup, with its terms in bold. */
char *pandoria_lesson_text_to_markup (const char *text);
/** Returns: (transfer full): @text without its looks. */
char *pandoria_lesson_text_to_plain (const char *text);

/* --- pandoria-lesson.c -------------------------------------------------------------------------------------------- */

typedef struct _PandoriaLesson PandoriaLesson;

/** Returns: (nullable): the lesson with number @index, in the order in which they are offered; NULL after the last. */
const PandoriaLesson *pandoria_lesson_get (guint index);
/** Returns: the lesson like @self for @edition. The lesson for the first edition is the offered one. */
const PandoriaLesson *pandoria_lesson_for_edition (const PandoriaLesson *self, PandoriaEdition edition);
/** Returns: (nullable): the lesson of that name ("1-first"). */
const PandoriaLesson *pandoria_lesson_find (const char *name);
/** Returns: (nullable): the lesson that @record is a game of. */
const PandoriaLesson *pandoria_lesson_of (PandoriaRecord *record);
const char *pandoria_lesson_get_name (const PandoriaLesson *self);
/** Returns: (transfer none): its text, in the language of the user. */
const PandoriaLessonText *pandoria_lesson_get_text (const PandoriaLesson *self);
/** Returns: (transfer full): a game of it in which nothing is done yet. */
PandoriaGame *pandoria_lesson_begin (const PandoriaLesson *self);

/** Returns: how many acts its game has before the first act of the lesson. */
guint pandoria_lesson_get_n_laid (const PandoriaLesson *self);
guint pandoria_lesson_get_n_acts (const PandoriaLesson *self);
#define PANDORIA_LESSON_LEFT -1
/** Returns: the act that comes next in @game; after the last the number of acts; PANDORIA_LESSON_LEFT: the game differs. */
int pandoria_lesson_find_act (const PandoriaLesson *self, PandoriaGame *game);
/** Returns: the act with number @act, from 0. */
const PandoriaAction *pandoria_lesson_get_action (const PandoriaLesson *self, guint act);
/** Returns: the spaces of @act, in the position before it; perhaps none. */
PandoriaSpaces pandoria_lesson_get_spaces (const PandoriaLesson *self, guint act);
/**
 * Reads the kept game of the lesson. Returns: the chapter, from 1, in which the learner paused; 0: it was not begun, was played to its
 * end, or cannot be continued.
 */
guint pandoria_lesson_find_paused (const PandoriaLesson *self);

/* Whether an act is the one that is wanted (pandoria-lesson-check.c) */

#define PANDORIA_LESSON_ERROR (pandoria_lesson_error_quark ())
GQuark pandoria_lesson_error_quark (void);

/** PandoriaLessonError: how an act that the rules allow differs from the one that is wanted. */
typedef enum
{
  PANDORIA_LESSON_ERROR_OTHER_ACT,
  PANDORIA_LESSON_ERROR_TOO_EARLY, /* the turn would be over, or scored, before it is done */
  PANDORIA_LESSON_ERROR_OTHER_SPACE,
  PANDORIA_LESSON_ERROR_OTHER_TILE,
  PANDORIA_LESSON_ERROR_TURNED, /* the tile is the other way round */
  PANDORIA_LESSON_ERROR_OTHER_FIGURE,
  PANDORIA_LESSON_ERROR_OTHER_CARD,
  PANDORIA_LESSON_ERROR_OTHER_COST,
  PANDORIA_LESSON_ERROR_OTHER_CHOICE,
} PandoriaLessonError;

/** Returns: FALSE and a kind sentence when @action is not the one with number @act. */
gboolean pandoria_lesson_check (const PandoriaLesson *self, guint act, const PandoriaAction *action, GError **error);
/** Returns: whether both are the same act, with the halves of a tile in either order. */
gboolean pandoria_lesson_is_same (const PandoriaAction *action, const PandoriaAction *other);
/** Like pandoria_lesson_check(), of an unfinished act: whether it can still become the wanted one. */
gboolean pandoria_lesson_check_plan (const PandoriaLesson *self, guint act, const PandoriaPlan *plan, GError **error);

/* --- pandoria-lesson-course.c ------------------------------------------------------------------------------------- */
/* PandoriaLessonCourse: a learner's progress in a lesson, and the present page. */

/** PandoriaLessonPhase: the part of the page that is shown now. */
typedef enum
{
  PANDORIA_LESSON_PHASE_READ,    /* a page to read */
  PANDORIA_LESSON_PHASE_DO,      /* what to do, and why */
  PANDORIA_LESSON_PHASE_BROUGHT, /* what came of it */
  PANDORIA_LESSON_PHASE_LEFT,    /* the game differs from the lesson */
} PandoriaLessonPhase;

typedef struct _PandoriaLessonCourse PandoriaLessonCourse;

/** Begins where @game, a game of @lesson, is; with the pages to read before that action. */
PandoriaLessonCourse *pandoria_lesson_course_new (const PandoriaLesson *lesson, PandoriaGame *game);
void pandoria_lesson_course_free (PandoriaLessonCourse *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLessonCourse, pandoria_lesson_course_free)

/** Follows @game after any change. Returns: whether something else is shown now. */
gboolean pandoria_lesson_course_follow (PandoriaLessonCourse *self, PandoriaGame *game);
/** A press was refused with @sentence, which @rule (nullable) has more of; NULL: no longer. Returns: whether something else is shown. */
gboolean pandoria_lesson_course_refuse (PandoriaLessonCourse *self, const char *sentence, const char *rule);
/** Calls pandoria_lesson_check() or pandoria_lesson_check_plan() (the one that is not NULL) up to the end of the lesson. */
gboolean pandoria_lesson_course_check (PandoriaLessonCourse *self, PandoriaGame *game, const PandoriaAction *action,
                                       const PandoriaPlan *plan, GError **error);

/** Turns the page that was read. Enters into @game what the program does at its end. */
void pandoria_lesson_course_go_on (PandoriaLessonCourse *self, PandoriaGame *game);
/** Returns to the page before, or from a result to its step. Undoes the later acts of @game. */
void pandoria_lesson_course_go_back (PandoriaLessonCourse *self, PandoriaGame *game);
/** Goes to the next chapter, or to the last page. Enters into @game what the learner skips. */
void pandoria_lesson_course_skip_chapter (PandoriaLessonCourse *self, PandoriaGame *game);

const PandoriaLesson *pandoria_lesson_course_get_lesson (const PandoriaLessonCourse *self);
/** Returns: whether it waits for pandoria_lesson_course_go_on(). */
gboolean pandoria_lesson_course_waits (const PandoriaLessonCourse *self);
gboolean pandoria_lesson_course_can_go_back (const PandoriaLessonCourse *self);
/** Returns: whether the last page is shown. */
gboolean pandoria_lesson_course_is_over (const PandoriaLessonCourse *self);
/** Returns: how much of the lesson is done, 0 to 1. */
double pandoria_lesson_course_get_progress (const PandoriaLessonCourse *self);
/** Returns: (transfer full): the chapter, “Chapter 2 of 6: Cards”. */
char *pandoria_lesson_course_get_chapter (const PandoriaLessonCourse *self);
/** Returns: the title of the page. */
const char *pandoria_lesson_course_get_heading (const PandoriaLessonCourse *self);
/** Returns: (transfer full): the text, one paragraph a line, as the file has it (pandoria_lesson_text_to_markup()). */
char *pandoria_lesson_course_get_text (const PandoriaLessonCourse *self);
/** Returns: (nullable): why the last press was refused. */
const char *pandoria_lesson_course_get_refusal (const PandoriaLessonCourse *self);
/** Returns: (nullable): the section of the rules that it is about. */
const char *pandoria_lesson_course_get_rule (const PandoriaLessonCourse *self);
/** Returns: (nullable): the action to do now. */
const PandoriaAction *pandoria_lesson_course_get_action (const PandoriaLessonCourse *self);
/** Returns: the spaces of that action. */
PandoriaSpaces pandoria_lesson_course_get_spaces (const PandoriaLessonCourse *self);
