/* Finds texts of the rules by words or questions, in any of their languages.
 *
 * A text scores for each word of the search: the rarer the word and the more prominent its place,
 * the more. It need not contain all words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-corpus.h"
#include "pandoria-help-testing.h"

#include <math.h>
#include <string.h>

/* A text whose title, or one of its search words, equals the search scores this much more. */
#define SAME_PHRASE 1.2
/* Questions come first, what mentions everything comes last. */
#define FACTOR_QUESTION 1.05
#define FACTOR_OVERVIEW 0.6
#define FACTOR_FOREIGN  0.97 /* the words were found in another language */
/* Texts with less than this part of the best score are not shown, except the first few. */
#define WORST_SHOWN  0.5
#define ALWAYS_SHOWN 3

/** Asked: a word of a search. */
typedef struct
{
  char *text;
  double *matches; /* how well it matches each word of the corpus */
  double rarity;
} Asked;

/** Query: the words of a search, without those to leave out in one language. */
typedef struct
{
  GArray *words; /* (element-type Asked) */
  double total;  /* of all rarities */
} Query;

/** Hit: a found text. */
typedef struct
{
  const PandoriaHelpText *text;
  double score;
  guint index; /* in the contents */
} Hit;

/* --- scores --------------------------------------------------------------------------------- */

/* The fewer texts have a word, the more it counts. The root keeps one rare word, which may be there
 * by chance, from outweighing two others. */
static double
measure_rarity (const PandoriaHelpCorpus *corpus, const Asked *asked)
{
  guint n = 0;

  for (guint i = 0; i < pandoria_help_corpus_get_n_pages (corpus); i++)
    {
      const PandoriaHelpPage *page = pandoria_help_corpus_get_page (corpus, i);

      if (page != NULL && pandoria_help_page_find (page, asked->matches) > 0)
        n++;
    }
  return sqrt (log (1.0 + (double) pandoria_help_corpus_get_n_pages (corpus) / (1.0 + n)));
}

static void
clear_asked (gpointer data)
{
  Asked *asked = data;

  g_free (asked->text);
  g_free (asked->matches);
}

static void
query_init (Query *query, const PandoriaHelpCorpus *corpus, const char *const *words)
{
  g_auto (GStrv) kept = pandoria_help_corpus_drop_small (corpus, words);

  *query = (Query){ g_array_new (FALSE, FALSE, sizeof (Asked)), 0 };
  g_array_set_clear_func (query->words, clear_asked);
  for (guint i = 0; kept[i] != NULL; i++)
    {
      Asked asked = { g_strdup (kept[i]), pandoria_help_corpus_match (corpus, kept[i]), 0 };

      asked.rarity = measure_rarity (corpus, &asked);
      query->total += asked.rarity;
      g_array_append_val (query->words, asked);
    }
}

static void
query_clear (Query *query)
{
  g_array_unref (query->words);
}

/* Returns: whether @query has @word in any form. */
static gboolean
asks_for (const PandoriaHelpCorpus *corpus, const Query *query, const char *word)
{
  for (guint i = 0; i < query->words->len; i++)
    {
      const Asked *asked = &g_array_index (query->words, Asked, i);

      if (pandoria_help_corpus_has_form (corpus, asked->matches, word))
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether @phrase has the word @asked in any form. */
static gboolean
contains_asked (const PandoriaHelpCorpus *corpus, const char *const *phrase, const Asked *asked)
{
  for (guint i = 0; phrase[i] != NULL; i++)
    if (pandoria_help_corpus_has_form (corpus, asked->matches, phrase[i]))
      return TRUE;
  return FALSE;
}

/* Returns: how much @phrase and @query have in common, 0 to 1: the part of the phrase that is asked
 * times the part of the query that the phrase has. */
static double
compare_phrase (const PandoriaHelpCorpus *corpus, const char *const *phrase, const Query *query)
{
  const guint n = g_strv_length ((char **) phrase);
  guint n_asked = 0;
  double found = 0;

  if (n == 0 || query->total <= 0)
    return 0;
  for (guint i = 0; i < n; i++)
    if (asks_for (corpus, query, phrase[i]))
      n_asked++;
  for (guint i = 0; i < query->words->len; i++)
    {
      const Asked *asked = &g_array_index (query->words, Asked, i);

      if (contains_asked (corpus, phrase, asked))
        found += asked->rarity;
    }
  return n_asked * found / (n * query->total);
}

static double
compare_phrases (const PandoriaHelpCorpus *corpus, const PandoriaHelpPage *page, const Query *query)
{
  GPtrArray *phrases = pandoria_help_page_get_phrases (page);
  double best = 0;

  for (guint i = 0; i < phrases->len; i++)
    best = MAX (best, compare_phrase (corpus, g_ptr_array_index (phrases, i), query));
  return best;
}

static gboolean
is_question (const PandoriaHelpText *text)
{
  return g_str_has_prefix (text->id, "question-");
}

static double
rank_kind (const PandoriaHelpText *text)
{
  if (is_question (text))
    return FACTOR_QUESTION;
  if (g_str_equal (text->id, "goal") || g_str_has_prefix (text->id, "handbook"))
    return FACTOR_OVERVIEW;
  return 1;
}

/* Weighs the score by the part of the words that were found, so that two rare words together come
 * before one in a title. */
static double
rank_page (const PandoriaHelpCorpus *corpus, const PandoriaHelpPage *page, const Query *query)
{
  double score = 0, found = 0;

  for (guint i = 0; i < query->words->len; i++)
    {
      const Asked *asked = &g_array_index (query->words, Asked, i);
      double place = pandoria_help_page_find (page, asked->matches);

      score += asked->rarity * place;
      found += place > 0 ? asked->rarity : 0;
    }
  if (query->total <= 0)
    return 0;
  return score * found / query->total * (1 + SAME_PHRASE * compare_phrases (corpus, page, query))
         * rank_kind (pandoria_help_page_get_text (page));
}

static int
compare_hits (gconstpointer first, gconstpointer second)
{
  const Hit *a = first, *b = second;

  if (a->score > b->score || a->score < b->score)
    return a->score > b->score ? -1 : 1;
  return (int) a->index - (int) b->index;
}

/* Raises the scores of @hits, one for each entry of the contents, to those in @language. */
static void
search_language (GArray *hits, const char *const *words, const char *language)
{
  const PandoriaHelpCorpus *corpus = pandoria_help_corpus_get (language);
  Query query;

  query_init (&query, corpus, words);
  for (guint i = 0; i < pandoria_help_corpus_get_n_pages (corpus); i++)
    {
      const PandoriaHelpPage *page = pandoria_help_corpus_get_page (corpus, i);
      Hit *hit = &g_array_index (hits, Hit, i);
      double factor
          = page != NULL && pandoria_help_page_get_text (page) == hit->text ? 1 : FACTOR_FOREIGN;

      if (page != NULL && hit->text != NULL)
        hit->score = MAX (hit->score, factor * rank_page (corpus, page, &query));
    }
  query_clear (&query);
}

/* Returns: (transfer full): a hit without a score for each entry of the contents. */
static GArray *
list_entries (void)
{
  GArray *hits = g_array_new (FALSE, FALSE, sizeof (Hit));
  const PandoriaHelpEntry *entry;

  for (guint i = 0; (entry = pandoria_help_get_entry (i)) != NULL; i++)
    {
      Hit hit = { pandoria_help_find (entry->id), 0, i };

      g_array_append_val (hits, hit);
    }
  return hits;
}

GPtrArray *
pandoria_help_search (const char *search)
{
  const char *const *languages = pandoria_help_get_languages ();
  g_auto (GStrv) words = pandoria_help_split_words (search != NULL ? search : "");
  g_autoptr (GArray) hits = list_entries ();
  GPtrArray *texts = g_ptr_array_new ();
  double best;

  if (words[0] == NULL || hits->len == 0)
    return texts;
  for (guint i = 0; languages[i] != NULL; i++)
    search_language (hits, (const char *const *) words, languages[i]);
  g_array_sort (hits, compare_hits);
  best = g_array_index (hits, Hit, 0).score;
  for (guint i = 0; i < hits->len; i++)
    {
      const Hit *hit = &g_array_index (hits, Hit, i);

      if (hit->score > 0 && (i < ALWAYS_SHOWN || hit->score >= best * WORST_SHOWN))
        g_ptr_array_add (texts, (gpointer) hit->text);
    }
  return texts;
}

/* --- what a result shows -------------------------------------------------------------------- */

/* Returns: (nullable): the page of @text, and the texts of its language in @corpus. */
static const PandoriaHelpPage *
find_page (const PandoriaHelpText *text, const PandoriaHelpCorpus **corpus)
{
  const char *const *languages = pandoria_help_get_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      *corpus = pandoria_help_corpus_get (languages[i]);
      for (guint j = 0; j < pandoria_help_corpus_get_n_pages (*corpus); j++)
        {
          const PandoriaHelpPage *page = pandoria_help_corpus_get_page (*corpus, j);

          if (page != NULL && pandoria_help_page_get_text (page) == text)
            return page;
        }
    }
  return NULL;
}

char *
pandoria_help_search_nearest (const char *search, const PandoriaHelpText *text)
{
  g_auto (GStrv) words = pandoria_help_split_words (search != NULL ? search : "");
  g_autoptr (GString) nearest = g_string_new (NULL);
  gboolean has_all = TRUE;
  const PandoriaHelpCorpus *corpus = NULL;
  const PandoriaHelpPage *page;
  Query query;

  g_return_val_if_fail (text != NULL, NULL);

  page = find_page (text, &corpus);
  if (page == NULL)
    return NULL;
  query_init (&query, corpus, (const char *const *) words);
  for (guint i = 0; i < query.words->len; i++)
    {
      const Asked *asked = &g_array_index (query.words, Asked, i);

      if (pandoria_help_page_find (page, asked->matches) <= 0)
        has_all = FALSE;
      else
        g_string_append_printf (nearest, "%s%s", nearest->len > 0 ? " " : "", asked->text);
    }
  query_clear (&query);
  return has_all ? NULL : g_string_free (g_steal_pointer (&nearest), FALSE);
}

/* Returns: the end of the sentence that begins at @text. */
static const char *
find_sentence_end (const char *text)
{
  const char *at;

  for (at = text; *at != '\0' && *at != '\n'; at++)
    if (strchr (".?!", *at) != NULL && (at[1] == ' ' || at[1] == '\n'))
      return at + 1;
  return at;
}

static double
rank_sentence (const PandoriaHelpCorpus *corpus, const char *sentence, const Query *query)
{
  g_auto (GStrv) words = pandoria_help_split_words (sentence);
  double score = 0;

  for (guint i = 0; i < query->words->len; i++)
    {
      const Asked *asked = &g_array_index (query->words, Asked, i);
      double best = 0;

      for (guint j = 0; words[j] != NULL; j++)
        best = MAX (best, pandoria_help_corpus_get_match (corpus, asked->matches, words[j]));
      score += best * asked->rarity;
    }
  return score;
}

/* Replaces @sentence by a better one of @plain. */
static void
find_better_sentence (const PandoriaHelpCorpus *corpus, const char *plain, const Query *query,
                      double *best, char **sentence)
{
  for (const char *at = plain, *end; *at != '\0'; at = end + strspn (end, " \n"))
    {
      g_autofree char *other = NULL;
      double score;

      end = find_sentence_end (at);
      other = g_strndup (at, (gsize) (end - at));
      score = rank_sentence (corpus, other, query);
      if (*sentence != NULL && score <= *best)
        continue;
      *best = score;
      g_free (*sentence);
      *sentence = g_steal_pointer (&other);
    }
}

char *
pandoria_help_search_sentence (const char *search, const PandoriaHelpText *text,
                               PandoriaHelpTerms game)
{
  g_auto (GStrv) words = pandoria_help_split_words (search != NULL ? search : "");
  char *sentence = NULL;
  const PandoriaHelpCorpus *corpus = NULL;
  double best = 0;
  Query query;

  g_return_val_if_fail (text != NULL, NULL);

  /* The answer to a question is its whole short text: "No." alone is no answer. */
  if (is_question (text) || find_page (text, &corpus) == NULL)
    return pandoria_help_text_get_short (text, game);
  query_init (&query, corpus, (const char *const *) words);
  for (guint i = 0; i < text->blocks->len; i++)
    {
      const PandoriaHelpBlock *block = g_ptr_array_index (text->blocks, i);
      g_autofree char *plain = pandoria_help_block_to_plain (block);

      if (pandoria_help_terms_hold (block->terms, game))
        find_better_sentence (corpus, plain, &query, &best, &sentence);
    }
  query_clear (&query);
  return sentence != NULL ? sentence : g_strdup ("");
}
