/* PandoriaLesson: a game to learn the game with. It is a record whose acts are what the learner is to do, one after the other, and a text that
 * says of each what to do, why, and what it has brought.
 *
 * Which lesson a game is, its id says: it is played and kept like any other one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-plan.h"

G_BEGIN_DECLS

/* --- pandoria-lesson-text.c --------------------------------------------------------------------------------------- */
/* What a lesson says, as a file of data/tutorial holds it: a title, an introduction, and a block for each act.
 *
 * The format:
 * # Title
 * the introduction: paragraphs with empty lines between
 * == Title of a step
 * § SECTION                           of the rules, where more of it stands
 * ! what is to be done
 * ? why                               (optional)
 * = what it has brought               (optional)
 * A paragraph ends with an empty line, or where a line begins with another sign. In it: *a term, where it is explained*, and \ before
 * a star that means nothing but itself.
 */

/** PandoriaLessonStep: what is said of one act. */
typedef struct
{
  char *title, *rule, *what;
  char *why, *brought; /* nullable */
} PandoriaLessonStep;

/** PandoriaLessonText: @steps (element-type PandoriaLessonStep) in the order of the acts. */
typedef struct
{
  char *title, *intro;
  GPtrArray *steps;
} PandoriaLessonText;

/**
 * Reads @data, the contents of the file @name. Returns: (transfer full) (nullable): NULL and a sentence with file and line when it is
 * spoilt.
 */
PandoriaLessonText *pandoria_lesson_text_parse (const char *name, GBytes *data, GError **error);
void pandoria_lesson_text_free (PandoriaLessonText *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLessonText, pandoria_lesson_text_free)

/** Returns: (transfer full): @text as Pango's markup, with its terms in bold. */
char *pandoria_lesson_text_to_markup (const char *text);
/** Returns: (transfer full): @text without its looks. */
char *pandoria_lesson_text_to_plain (const char *text);

/* --- pandoria-lesson.c -------------------------------------------------------------------------------------------- */

typedef struct _PandoriaLesson PandoriaLesson;

/** Returns: (nullable): the lesson with number @index, in the order in which they are offered; NULL behind the last. */
const PandoriaLesson *pandoria_lesson_get (guint index);
/** Returns: (nullable): the lesson of that name ("1-first"). */
const PandoriaLesson *pandoria_lesson_find (const char *name);
/** Returns: (nullable): the lesson that @record is a game of. */
const PandoriaLesson *pandoria_lesson_of (PandoriaRecord *record);
const char *pandoria_lesson_get_name (const PandoriaLesson *self);
/** Returns: (transfer none): what it says, in the language of the user. */
const PandoriaLessonText *pandoria_lesson_get_text (const PandoriaLesson *self);
/** Returns: (transfer full): a game of it in which nothing is done yet. */
PandoriaGame *pandoria_lesson_begin (const PandoriaLesson *self);

/** Returns: how many acts its game has before the first step. */
guint pandoria_lesson_get_n_laid (const PandoriaLesson *self);
guint pandoria_lesson_get_n_steps (const PandoriaLesson *self);
#define PANDORIA_LESSON_LEFT -1
/** Returns: the step that comes next in @game; after the last the number of steps; PANDORIA_LESSON_LEFT: it has gone on otherwise. */
int pandoria_lesson_find_step (const PandoriaLesson *self, PandoriaGame *game);
/** Returns: the act that @step wants. */
const PandoriaAction *pandoria_lesson_get_action (const PandoriaLesson *self, guint step);
/** Returns: the spaces that @step speaks of, in the position before it; perhaps none. */
PandoriaSpaces pandoria_lesson_get_spaces (const PandoriaLesson *self, guint step);

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
  PANDORIA_LESSON_ERROR_TURNED, /* the tile lies the other way round */
  PANDORIA_LESSON_ERROR_OTHER_FIGURE,
  PANDORIA_LESSON_ERROR_OTHER_CARD,
  PANDORIA_LESSON_ERROR_OTHER_COST,
  PANDORIA_LESSON_ERROR_OTHER_CHOICE,
} PandoriaLessonError;

/** Returns: FALSE and a kind sentence when @action is not what @step wants. */
gboolean pandoria_lesson_check (const PandoriaLesson *self, guint step, const PandoriaAction *action, GError **error);
/** Returns: whether both are the same act, whichever half of a tile was laid first. */
gboolean pandoria_lesson_is_same (const PandoriaAction *action, const PandoriaAction *other);
/** Like pandoria_lesson_check(), of an act that is being put together: whether it can still become what is wanted. */
gboolean pandoria_lesson_check_plan (const PandoriaLesson *self, guint step, const PandoriaPlan *plan, GError **error);

/* --- pandoria-lesson-course.c ------------------------------------------------------------------------------------- */
/* PandoriaLessonCourse: how far a learner has come in a lesson, and what is said to them now. */

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
