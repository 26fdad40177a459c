/* Words that somebody looks for in a list: folded once, matched against many texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** PandoriaFound: how well words are found in a text. */
typedef enum
{
  PANDORIA_FOUND_NOT,
  PANDORIA_FOUND_INSIDE,    /* all of them, one or more in the middle of a word */
  PANDORIA_FOUND_WORD,      /* each begins a word */
  PANDORIA_FOUND_BEGINNING, /* … and the text begins with the first of them */
} PandoriaFound;

/** Returns: (transfer full) (nullable): the words of @search, whatever their case and accents; NULL when there is none. */
GStrv pandoria_search_words_new (const char *search);
/**
 * Returns: whether each of @words (nullable: all texts match) begins a word of @text. A word that ends in a digit must end there
 * too, so that “F1” does not find “F10”, but “6.3” finds “6.3.1”.
 */
gboolean pandoria_search_words_match (const char *const *words, const char *text);
/** Returns: how well @words (nullable: they begin every text) are found in @text. Numbers need not end where the words do. */
PandoriaFound pandoria_search_words_find (const char *const *words, const char *text);

G_END_DECLS
