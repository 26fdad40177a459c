/* PandoriaLesson: a game to learn the game with. It is a record whose acts are what the learner is to do, one after the other, and a text that
 * says of each what to do, why, and what it has brought.
 *
 * Which lesson a game is, its id says: it is played and kept like any other one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-lesson-text.h"
#include "pandoria-plan.h"

G_BEGIN_DECLS

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

G_END_DECLS
