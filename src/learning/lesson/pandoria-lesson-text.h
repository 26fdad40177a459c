/* What a lesson says, as a file of data/tutorial holds it: a title, an introduction, and a block for each act.
 *
 * The format:
 *   # Title
 *   the introduction: paragraphs with empty lines between
 *   == Title of a step
 *   § SECTION                           of the rules, where more of it stands
 *   ! what is to be done
 *   ? why                               (optional)
 *   = what it has brought               (optional)
 * A paragraph ends with an empty line, or where a line begins with another sign. In it: *a term, where it is explained*, and \ before
 * a star that means nothing but itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

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

G_END_DECLS
