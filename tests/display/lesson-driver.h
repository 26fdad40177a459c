/* Walks through a lesson in the real window, page by page, and asks a hand to do each act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-lesson-testing.h"
#include "window-fixture.h"

/** LessonHand: a way to follow a lesson. */
typedef struct
{
  const char *name; /* “by pointer”, for messages */
  /* Turns a page that is only read. */
  void (*turn_page) (PandoriaWindow *window);
  /* Does the act of the page, or its next press. */
  void (*act) (PandoriaWindow *window);
  /* Nullable: looks at each page before it is turned, and at the last one. */
  void (*look) (PandoriaWindow *window);
  /* Nullable: is called when the lesson was opened. */
  void (*begin) (PandoriaWindow *window);
  /* Nullable: (transfer full): the texts that it finds in the panel, instead of those shown. */
  char **(*read) (PandoriaWindow *window);
} LessonHand;

/* By keys and pointer of the display, at the places where the act belongs (lesson-hand-direct.c).
 */
extern const LessonHand lesson_hand_direct;
/* By keys alone. */
extern const LessonHand lesson_hand_direct_keys;
/* Enters something wrong before each act. */
extern const LessonHand lesson_hand_direct_wrong;
/** Does @action by keys and pointer. */
void lesson_hand_direct_do (PandoriaWindow *window, const PandoriaAction *action);

/* Presses only the controls that the lesson outlines (lesson-hand-outlined.c). */
extern const LessonHand lesson_hand_pointer;
/* Also walks to each of them by keys. */
extern const LessonHand lesson_hand_keys;
/* Presses Enter wherever it continues, regardless of the focus; the pointer does the rest. */
extern const LessonHand lesson_hand_enter;

/* Presses the announced control, by its name in the accessible tree (lesson-hand-accessible.c). */
extern const LessonHand lesson_hand_accessible;

/** Deletes the saved game of the lesson @name. */
void lesson_forget (const char *name);
/** Opens the lesson @name where it was left. */
void lesson_open (PandoriaWindow *window, const char *name);
/** Begins the lesson @name. */
void lesson_begin (PandoriaWindow *window, const char *name);
const PandoriaLesson *lesson_get (PandoriaWindow *window);
/** Returns: the number of the next act. */
int lesson_get_act (PandoriaWindow *window);
/** Waits until @act is the next one, or an answer is shown instead. */
void lesson_wait_for_act (PandoriaWindow *window, int act);
/** Returns: the text of the page. */
const char *lesson_get_text (PandoriaWindow *window);
/** Returns: (nullable): the control that the panel names. */
const char *lesson_get_next (PandoriaWindow *window);
/** Turns the pages until the next act. */
void lesson_read_on (PandoriaWindow *window);
/** Writes a picture of the screen into the folder PANDORIA_LESSON_PICTURES of the environment. */
void lesson_take_picture (PandoriaWindow *window, const char *what);

/**
 * Walks through the lesson @name from its first page to its end. Asserts that each page fits into
 * the panel, that every text is shown, that acts name a control, and that no other window covers
 * the end. Reports in a sentence which page failed.
 */
void lesson_walk (PandoriaWindow *window, const char *name, const LessonHand *hand);
/** Walks through all lessons. */
void lesson_walk_all (PandoriaWindow *window, const LessonHand *hand);
/** Presses once, and waits until the lesson has changed. */
void lesson_press_once (PandoriaWindow *window, const LessonHand *hand);
