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
 * it. A text without visible characters becomes "".
 */
char *pandoria_one_line (const char *text);

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
