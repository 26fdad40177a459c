/* PandoriaLesson: a game that teaches the game. Its record contains the learner's actions in order.
 * Its text explains each action, its reason and its result.
 *
 * The id of a game identifies its lesson. It is played and saved like any other game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-plan.h"

/* --- pandoria-lesson-text.c ----------------------------------------------------------------- */
/* The text of a lesson, from a file of data/tutorial: pages in chapters.
 *
 *     # Title of the lesson
 *     > what it teaches         one sentence, for the list of lessons
 *     ## Title of a chapter
 *     : its subject             its first page
 *     == Title of a card
 *     : the text to read
 *     == Title of a step
 *     § SECTION                 of the rules, for further reading
 *     ^ PART                    (optional) outlines a part of the window that the page is about:
 *                               points, resources, steps or figures
 *     ! the task                one action of the record
 *     ? why                     (optional)
 *     = the result              (optional)
 *     ~ a comment               (optional) on one action that the program does next; its words are
 * optional
 *     -- recap                  (optional) ends the chapter
 *
 * An empty line or a line with another sign ends a paragraph. Stars enclose *a new word where it is
 * explained*. A \ before a star makes it an ordinary one. The last page is a card or a recap.
 */

/** PandoriaLessonPageKind: the learner acts on a step, and only reads all other pages. */
typedef enum
{
  PANDORIA_LESSON_PAGE_CHAPTER, /* its first page */
  PANDORIA_LESSON_PAGE_CARD,
  PANDORIA_LESSON_PAGE_STEP,
  PANDORIA_LESSON_PAGE_RECAP, /* its last page */
} PandoriaLessonPageKind;

/** PandoriaLessonPage: one page, with its texts before and after the action of a step. */
typedef struct
{
  PandoriaLessonPageKind kind;
  guint chapter;   /* from 0 */
  guint act;       /* number of actions of the lesson before it */
  guint n_entered; /* number of actions that the program does at its end */
  char *title;     /* of the step or card, or of the chapter */
  char *text;      /* the task, or the text to read */
  char *rule;      /* nullable, as the following ones */
  char *part;      /* of the window */
  char *why, *brought, *told;
} PandoriaLessonPage;

/** PandoriaLessonText: @pages (element-type PandoriaLessonPage) in their order. */
typedef struct
{
  char *title, *intro;
  GPtrArray *pages;
  guint n_chapters, n_acts;
} PandoriaLessonText;

/**
 * Parses @data, the contents of the file @name.
 * Returns: (transfer full) (nullable): NULL and an error with file and line if it is faulty.
 */
PandoriaLessonText *pandoria_lesson_text_parse (const char *name, GBytes *data, GError **error);
void pandoria_lesson_text_free (PandoriaLessonText *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLessonText, pandoria_lesson_text_free)

/** Returns: the number of actions of @page: that of a step, and those that the program does. */
guint pandoria_lesson_page_count_acts (const PandoriaLessonPage *page);
/** Returns: the approximate minutes that a learner needs. */
guint pandoria_lesson_text_estimate_minutes (const PandoriaLessonText *self);
/** Returns: (transfer full): @text as Pango markup, with new words in bold. */
char *pandoria_lesson_text_to_markup (const char *text);
/** Returns: (transfer full): @text without its marks. */
char *pandoria_lesson_text_to_plain (const char *text);

/* --- pandoria-lesson.c ---------------------------------------------------------------------- */

typedef struct _PandoriaLesson PandoriaLesson;

/** Returns: (nullable): lesson @index in the order of the list; NULL after the last. */
const PandoriaLesson *pandoria_lesson_get (guint index);
/**
 * Returns: the counterpart of @self for @edition. The list offers the one for the first edition.
 */
const PandoriaLesson *pandoria_lesson_for_edition (const PandoriaLesson *self,
                                                   PandoriaEdition edition);
/** Returns: (nullable): the lesson with this name ("1-first"). */
const PandoriaLesson *pandoria_lesson_find (const char *name);
/** Returns: (nullable): the lesson that the game @record belongs to. */
const PandoriaLesson *pandoria_lesson_of (PandoriaRecord *record);
/** Returns: (transfer none): the name of the lesson ("1-first"). */
const char *pandoria_lesson_get_name (const PandoriaLesson *self);
/** Returns: (transfer none): its text, in the language of the user. */
const PandoriaLessonText *pandoria_lesson_get_text (const PandoriaLesson *self);
/**
 * Returns: (transfer full): a new game of the lesson, with its table set up and no act of the
 * lesson done.
 */
PandoriaGame *pandoria_lesson_begin (const PandoriaLesson *self);

/** Returns: the number of acts that its game has before the first act of the lesson. */
guint pandoria_lesson_get_n_laid (const PandoriaLesson *self);
/** Returns: the number of acts of the lesson. */
guint pandoria_lesson_get_n_acts (const PandoriaLesson *self);
#define PANDORIA_LESSON_LEFT -1
/**
 * Returns: the next act in @game; after the last the number of acts; PANDORIA_LESSON_LEFT if the
 * game differs from the lesson.
 */
int pandoria_lesson_find_act (const PandoriaLesson *self, PandoriaGame *game);
/** Returns: the act with number @act, from 0. */
const PandoriaAction *pandoria_lesson_get_action (const PandoriaLesson *self, guint act);
/** Returns: the spaces of @act, in the position before it; can be empty. */
PandoriaSpaces pandoria_lesson_get_spaces (const PandoriaLesson *self, guint act);
/**
 * Reads the saved game of the lesson.
 * Returns: the chapter (from 1) in which the learner paused; 0 if the lesson was not begun, was
 * finished, or cannot be continued.
 */
guint pandoria_lesson_find_paused (const PandoriaLesson *self);

/* Checks that an act is the expected one (pandoria-lesson-check.c) */

#define PANDORIA_LESSON_ERROR (pandoria_lesson_error_quark ())
GQuark pandoria_lesson_error_quark (void);

/** PandoriaLessonError: how a legal act differs from the expected one. */
typedef enum
{
  PANDORIA_LESSON_ERROR_OTHER_ACT,
  PANDORIA_LESSON_ERROR_TOO_EARLY, /* the turn would end or be scored before the expected act */
  PANDORIA_LESSON_ERROR_OTHER_SPACE,
  PANDORIA_LESSON_ERROR_OTHER_TILE,
  PANDORIA_LESSON_ERROR_TURNED, /* the tile is the other way round */
  PANDORIA_LESSON_ERROR_OTHER_FIGURE,
  PANDORIA_LESSON_ERROR_OTHER_CARD,
  PANDORIA_LESSON_ERROR_OTHER_COST,
  PANDORIA_LESSON_ERROR_OTHER_CHOICE,
} PandoriaLessonError;

/** Returns: FALSE and a friendly explanation as the error if @action is not act number @act. */
gboolean pandoria_lesson_check (const PandoriaLesson *self, guint act, const PandoriaAction *action,
                                GError **error);
/** Returns: whether both are the same act. The halves of a tile may have either order. */
gboolean pandoria_lesson_is_same (const PandoriaAction *action, const PandoriaAction *other);
/**
 * Checks an unfinished act like pandoria_lesson_check().
 * Returns: whether it can still become the expected act.
 */
gboolean pandoria_lesson_check_plan (const PandoriaLesson *self, guint act,
                                     const PandoriaPlan *plan, GError **error);
