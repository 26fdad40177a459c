/* PandoriaHelpCorpus: the words of all help texts in one language, and how words match them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"

/** PandoriaHelpPage: the words of a text in one language. */
typedef struct _PandoriaHelpPage PandoriaHelpPage;
/** PandoriaHelpCorpus: all texts in one language, in the order of the contents. */
typedef struct _PandoriaHelpCorpus PandoriaHelpCorpus;

/** Returns: (transfer none): the texts in @language, one of pandoria_help_get_languages(). */
const PandoriaHelpCorpus *pandoria_help_corpus_get (const char *language);

/* --- words ---------------------------------------------------------------------------------- */

/**
 * Returns: (transfer full): the words of @text, folded, without punctuation. Keeps the dot of a
 * section ("7.2").
 */
GStrv pandoria_help_split_words (const char *text);
/**
 * Returns: (transfer full): @words without those that @corpus leaves out; all if none remains.
 */
GStrv pandoria_help_corpus_drop_small (const PandoriaHelpCorpus *corpus, const char *const *words);

/**
 * Returns: (transfer full): how well @word of a search matches each word of @corpus, 0 to 1. The
 * other functions read this array.
 */
double *pandoria_help_corpus_match (const PandoriaHelpCorpus *corpus, const char *word);
/** Returns: how well the word of @matches matches @text; 0 if no help text contains @text. */
double pandoria_help_corpus_get_match (const PandoriaHelpCorpus *corpus, const double *matches,
                                       const char *text);
/** Returns: whether the word of @matches is @text in any form, not only a part of it. */
gboolean pandoria_help_corpus_has_form (const PandoriaHelpCorpus *corpus, const double *matches,
                                        const char *text);

/* --- pages ---------------------------------------------------------------------------------- */

/** Returns: the number of the texts in the contents. */
guint pandoria_help_corpus_get_n_pages (const PandoriaHelpCorpus *corpus);
/** Returns: (nullable): the words of text @index; NULL: the language has no such text. */
const PandoriaHelpPage *pandoria_help_corpus_get_page (const PandoriaHelpCorpus *corpus,
                                                       guint index);
/** Returns: (transfer none): the text of @page. */
const PandoriaHelpText *pandoria_help_page_get_text (const PandoriaHelpPage *page);
/**
 * Returns: (element-type GStrv): the title and the search words, without the words to leave out.
 */
GPtrArray *pandoria_help_page_get_phrases (const PandoriaHelpPage *page);
/**
 * Returns: the weight of the most prominent place of the word of @matches in @page, times how well
 * it matches; 0 if it is not there.
 */
double pandoria_help_page_find (const PandoriaHelpPage *page, const double *matches);
