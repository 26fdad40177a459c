/* Texts for display: cleans those from files, and joins phrases.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: (transfer full): @text for display within a line. Ends of lines, tabs and other control
 * characters become single spaces, and none remain at the ends. Removes invisible characters that
 * change their surroundings, such as the writing direction. A letter keeps only a few marks above
 * it. A text without visible characters becomes "". Characters that are newer than GLib stay.
 */
char *pandoria_one_line (const char *text);
/**
 * Returns: (transfer full): @text, a name from pandoria_one_line(), for a sentence: it does not
 * change the order of the words around it. A name with letters that are written from right to left
 * is put into an isolate (U+2068, U+2069). Our sentences are read from left to right, so another
 * name needs none. U+200E before it keeps Pango from turning a sentence that begins with the name.
 */
char *pandoria_isolate (const char *text);

/** Returns: the width of @text in a terminal: a letter of Chinese takes two cells, a mark none. */
guint pandoria_text_cells (const char *text);
/** Returns: (transfer full): @text, cut to @cells (1 or more) with "…" if it is wider. */
char *pandoria_text_cut (const char *text, guint cells);

/* Phrases: the parts of a text, collected one after the other. */

/** Returns: (transfer full) (element-type utf8): no phrases yet. */
GPtrArray *pandoria_phrases_new (void);
/** Adds @phrase (transfer full) (nullable: nothing). */
void pandoria_phrases_add (GPtrArray *phrases, char *phrase);
/**
 * Returns: (transfer full) (nullable): all phrases, with @between between them; NULL if there are
 * none.
 */
char *pandoria_phrases_join (GPtrArray *phrases, const char *between);
/**
 * Returns: (transfer full) (nullable): all phrases, with @before_last before the last one and
 * @between between the others: “a, b and c”; NULL if there are none.
 */
char *pandoria_phrases_join_last (GPtrArray *phrases, const char *between, const char *before_last);
