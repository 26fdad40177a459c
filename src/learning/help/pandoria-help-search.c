/* Finds texts of the rules by words or questions, in any of their languages.
 *
 * Each language has its own words to leave out and its own endings, in the file "search.txt" of
 * its folder. A text scores for each word of the search: the rarer the word and the more prominent
 * its place, the more. It need not contain all words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-testing.h"

#include "pandoria-search-words.h"

#include <math.h>
#include <string.h>

/* Where a word is in a text. */
#define IN_REST         1.0
#define IN_SHORT        2.0
#define IN_SEARCH_WORDS 3.0
#define IN_TITLE        4.0

/* How well a word of the search matches a word of a text. */
#define MATCH_WHOLE     1.0
#define MATCH_BEGINNING 0.9
#define MATCH_STEM      0.8 /* both begin alike, without their endings */
#define MATCH_INSIDE    0.5 /* of a compound, such as “plättchen” in “Doppelplättchen” */

#define MIN_STEM   3 /* bytes that remain when an ending is cut off */
#define MIN_INSIDE 5 /* bytes of a word that may be inside another one */

/* A text whose title, or one of its search words, equals the search scores this much more. */
#define SAME_PHRASE 1.2
/* Questions come first, what mentions everything comes last. */
#define FACTOR_QUESTION 1.05
#define FACTOR_OVERVIEW 0.6
#define FACTOR_FOREIGN  0.97 /* the words were found in another language */
/* Texts with less than this part of the best score are not shown, except the first few. */
#define WORST_SHOWN  0.5
#define ALWAYS_SHOWN 3

/** Word: a word of the texts in one language. */
typedef struct
{
  char *text;
  gsize stem; /* its length without its ending */
} Word;

/** Place: the most prominent place of a word in a text. */
typedef struct
{
  guint word; /* its number in the corpus */
  double weight;
} Place;

/** Page: the words of a text in one language. */
typedef struct
{
  const PandoriaHelpText *text;
  GArray *places;     /* (element-type Place), one for each word */
  GPtrArray *phrases; /* (element-type GStrv): title and search words, without those to leave out */
} Page;

/** Corpus: all texts in one language, in the order of the contents. */
typedef struct
{
  GPtrArray *pages;    /* (element-type Page) (nullable elements): NULL where there is no text */
  GArray *words;       /* (element-type Word): each once */
  GHashTable *numbers; /* char * of the words → their number + 1 */
  GHashTable *small;   /* the words to leave out */
  GPtrArray *endings;  /* (element-type utf8), in the order in which they are tried */
} Corpus;

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

/* --- words ---------------------------------------------------------------------------------- */

static gboolean
is_dot_of_number (const char *text, const char *at)
{
  return *at == '.' && at > text && g_ascii_isdigit (at[-1]) && g_ascii_isdigit (at[1]);
}

/* Returns: (transfer full): the words of @text, folded, without punctuation. Keeps the dot of a
 * section ("7.2"). */
static GStrv
split_words (const char *text)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *folded = pandoria_search_fold (text);
  const char *begin = NULL, *at = folded;

  for (;; at = g_utf8_next_char (at))
    {
      gboolean is_part = g_unichar_isalnum (g_utf8_get_char (at)) || is_dot_of_number (folded, at);

      if (is_part && begin == NULL)
        begin = at;
      if (!is_part && begin != NULL)
        {
          g_autofree char *word = g_strndup (begin, (gsize) (at - begin));

          g_strv_builder_add (words, word);
          begin = NULL;
        }
      if (*at == '\0')
        return g_strv_builder_end (words);
    }
}

/* Returns: the length of @word without its ending. */
static gsize
measure_stem (const Corpus *corpus, const char *word)
{
  gsize length = strlen (word);

  if (g_ascii_isdigit (*word))
    return length;
  for (guint i = 0; i < corpus->endings->len; i++)
    {
      const char *ending = g_ptr_array_index (corpus->endings, i);

      if (g_str_has_suffix (word, ending) && length >= strlen (ending) + MIN_STEM)
        return length - strlen (ending);
    }
  return length;
}

/* “6” is the beginning of “6.3”, but not of “60”. */
static gboolean
continues_number (const char *word, const char *after)
{
  gsize length = strlen (word);

  return length > 0 && g_ascii_isdigit (word[length - 1]) && g_ascii_isdigit (*after);
}

/* Returns: how well @word of a search, whose stem has @stem bytes, matches @other of a text, 0
 * to 1.
 */
static double
match_word (const char *word, gsize stem, const Word *other)
{
  gsize length = strlen (word);

  if (strncmp (word, other->text, length) == 0)
    {
      if (other->text[length] == '\0')
        return MATCH_WHOLE;
      return continues_number (word, other->text + length) ? 0 : MATCH_BEGINNING;
    }
  if (strncmp (word, other->text, stem) == 0 && other->stem <= length)
    return MATCH_STEM;
  return length >= MIN_INSIDE && strstr (other->text, word) != NULL ? MATCH_INSIDE : 0;
}

/* --- texts ---------------------------------------------------------------------------------- */

/* Returns: the number of @text, which is added to the words of @corpus if it is new. */
static guint
number_word (Corpus *corpus, const char *text)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (corpus->numbers, text));
  Word word;

  if (number > 0)
    return number - 1;
  word = (Word){ g_strdup (text), measure_stem (corpus, text) };
  g_array_append_val (corpus->words, word);
  g_hash_table_insert (corpus->numbers, word.text, GUINT_TO_POINTER (corpus->words->len));
  return corpus->words->len - 1;
}

static void
add_place (Page *page, guint word, double weight)
{
  Place place = { word, weight };

  for (guint i = 0; i < page->places->len; i++)
    {
      Place *known = &g_array_index (page->places, Place, i);

      if (known->word == word)
        {
          known->weight = MAX (known->weight, weight);
          return;
        }
    }
  g_array_append_val (page->places, place);
}

static void
add_words (Corpus *corpus, Page *page, const char *text, double weight)
{
  g_auto (GStrv) words = split_words (text);

  for (guint i = 0; words[i] != NULL; i++)
    add_place (page, number_word (corpus, words[i]), weight);
}

/* Returns: (transfer full): @words without those that @corpus leaves out; all if none remains. */
static GStrv
drop_small_words (const Corpus *corpus, const char *const *words)
{
  g_autoptr (GStrvBuilder) rest = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (!g_hash_table_contains (corpus->small, words[i]))
      g_strv_builder_add (rest, words[i]);
  kept = g_strv_builder_end (rest);
  return kept[0] != NULL ? g_steal_pointer (&kept) : g_strdupv ((char **) words);
}

static void
add_phrase (Corpus *corpus, Page *page, const char *phrase, double weight)
{
  g_auto (GStrv) words = split_words (phrase);

  add_words (corpus, page, phrase, weight);
  g_ptr_array_add (page->phrases, drop_small_words (corpus, (const char *const *) words));
}

static Page *
read_page (Corpus *corpus, const PandoriaHelpText *text)
{
  Page *page = g_new0 (Page, 1);
  g_autofree char *label = pandoria_help_get_label (text);

  page->text = text;
  page->places = g_array_new (FALSE, FALSE, sizeof (Place));
  page->phrases = g_ptr_array_new ();
  add_words (corpus, page, label, IN_TITLE); /* with the number of a section */
  add_phrase (corpus, page, text->title, IN_TITLE);
  for (guint i = 0; text->words != NULL && text->words[i] != NULL; i++)
    add_phrase (corpus, page, text->words[i], IN_SEARCH_WORDS);
  for (guint i = 0; i < text->blocks->len; i++)
    {
      const PandoriaHelpBlock *block = g_ptr_array_index (text->blocks, i);
      g_autofree char *plain = pandoria_help_block_to_plain (block);

      add_words (corpus, page, plain, block->is_short ? IN_SHORT : IN_REST);
    }
  return page;
}

/* The file "search.txt" of a language contains words to leave out, and endings after a hyphen. A
 * line that begins with # is a comment. */
static void
read_small_words (Corpus *corpus, const char *language)
{
  g_autofree char *name = g_strdup_printf ("%s/search.txt", language);
  g_autoptr (GBytes) bytes = pandoria_help_look_up (name, NULL);
  g_autofree char *data = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_if_fail (bytes != NULL);

  data = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (data, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = *lines[i] != '#' ? g_strsplit (lines[i], " ", -1) : NULL;

      for (guint j = 0; words != NULL && words[j] != NULL; j++)
        if (*words[j] == '-')
          g_ptr_array_add (corpus->endings, pandoria_search_fold (words[j] + 1));
        else if (*words[j] != '\0')
          g_hash_table_add (corpus->small, pandoria_search_fold (words[j]));
    }
}

/* Returns: (transfer none): the texts in @language. Reads them at the first search and keeps them.
 */
static const Corpus *
get_corpus (const char *language)
{
  static GHashTable *corpora = NULL; /* by language */
  const PandoriaHelpEntry *entry;
  Corpus *corpus;

  if (corpora == NULL)
    corpora = g_hash_table_new (g_str_hash, g_str_equal);
  corpus = g_hash_table_lookup (corpora, language);
  if (corpus != NULL)
    return corpus;
  corpus = g_new0 (Corpus, 1);
  corpus->pages = g_ptr_array_new ();
  corpus->words = g_array_new (FALSE, FALSE, sizeof (Word));
  corpus->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  corpus->small = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  corpus->endings = g_ptr_array_new_with_free_func (g_free);
  read_small_words (corpus, language);
  for (guint i = 0; (entry = pandoria_help_get_entry (i)) != NULL; i++)
    {
      const PandoriaHelpText *text = pandoria_help_find_in (entry->id, language);

      g_ptr_array_add (corpus->pages, text != NULL ? read_page (corpus, text) : NULL);
    }
  g_hash_table_insert (corpora, (gpointer) language, corpus);
  return corpus;
}

/* --- scores --------------------------------------------------------------------------------- */

/* Returns: the weight of the best place of @asked in @page, times how well it matches; 0 if it is
 * not there. */
static double
find_place (const Page *page, const Asked *asked)
{
  double best = 0;

  for (guint i = 0; i < page->places->len; i++)
    {
      const Place *place = &g_array_index (page->places, Place, i);

      best = MAX (best, place->weight * asked->matches[place->word]);
    }
  return best;
}

/* The fewer texts have a word, the more it counts. The root keeps one rare word, which may be there
 * by chance, from outweighing two others. */
static double
measure_rarity (const Corpus *corpus, const Asked *asked)
{
  guint n = 0;

  for (guint i = 0; i < corpus->pages->len; i++)
    {
      const Page *page = g_ptr_array_index (corpus->pages, i);

      if (page != NULL && find_place (page, asked) > 0)
        n++;
    }
  return sqrt (log (1.0 + (double) corpus->pages->len / (1.0 + n)));
}

static void
clear_asked (gpointer data)
{
  Asked *asked = data;

  g_free (asked->text);
  g_free (asked->matches);
}

/* Returns: (transfer full): @word with "u" instead of "ue" and so on: "Anfuehrer" is typed on a
 * keyboard without umlauts. */
static char *
contract_umlauts (const char *word)
{
  GString *contracted = g_string_new (word);

  g_string_replace (contracted, "ae", "a", 0);
  g_string_replace (contracted, "oe", "o", 0);
  g_string_replace (contracted, "ue", "u", 0);
  return g_string_free (contracted, FALSE);
}

static gboolean
matches_any (const Asked *asked, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    if (asked->matches[i] > 0)
      return TRUE;
  return FALSE;
}

static void
match_corpus (Asked *asked, const Corpus *corpus, const char *word)
{
  gsize stem = measure_stem (corpus, word);

  for (guint i = 0; i < corpus->words->len; i++)
    asked->matches[i] = match_word (word, stem, &g_array_index (corpus->words, Word, i));
}

static void
query_init (Query *query, const Corpus *corpus, const char *const *words)
{
  g_auto (GStrv) kept = drop_small_words (corpus, words);

  *query = (Query){ g_array_new (FALSE, FALSE, sizeof (Asked)), 0 };
  g_array_set_clear_func (query->words, clear_asked);
  for (guint i = 0; kept[i] != NULL; i++)
    {
      Asked asked = { g_strdup (kept[i]), g_new (double, corpus->words->len), 0 };
      g_autofree char *contracted = contract_umlauts (kept[i]);

      match_corpus (&asked, corpus, kept[i]);
      if (!matches_any (&asked, corpus->words->len))
        match_corpus (&asked, corpus, contracted);
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

/* Returns: whether @asked is @text, a word of the corpus, in any form. */
static gboolean
is_word (const Corpus *corpus, const Asked *asked, const char *text)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (corpus->numbers, text));

  return number > 0 && asked->matches[number - 1] > MATCH_INSIDE;
}

/* Returns: how much @phrase and @query have in common, 0 to 1: the part of the phrase that is asked
 * times the part of the query that the phrase has. */
static double
compare_phrase (const Corpus *corpus, const char *const *phrase, const Query *query)
{
  guint n = g_strv_length ((char **) phrase), n_asked = 0;
  double found = 0;

  for (guint i = 0; i < n; i++)
    {
      gboolean is_asked = FALSE;

      for (guint j = 0; j < query->words->len; j++)
        is_asked = is_asked || is_word (corpus, &g_array_index (query->words, Asked, j), phrase[i]);
      n_asked += is_asked ? 1 : 0;
    }
  for (guint j = 0; j < query->words->len; j++)
    {
      const Asked *asked = &g_array_index (query->words, Asked, j);
      gboolean is_found = FALSE;

      for (guint i = 0; i < n; i++)
        is_found = is_found || is_word (corpus, asked, phrase[i]);
      found += is_found ? asked->rarity : 0;
    }
  return n > 0 && query->total > 0 ? n_asked * found / (n * query->total) : 0;
}

static double
compare_phrases (const Corpus *corpus, const Page *page, const Query *query)
{
  double best = 0;

  for (guint i = 0; i < page->phrases->len; i++)
    best = MAX (best, compare_phrase (corpus, g_ptr_array_index (page->phrases, i), query));
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
rank_page (const Corpus *corpus, const Page *page, const Query *query)
{
  double score = 0, found = 0;

  for (guint i = 0; i < query->words->len; i++)
    {
      const Asked *asked = &g_array_index (query->words, Asked, i);
      double place = find_place (page, asked);

      score += asked->rarity * place;
      found += place > 0 ? asked->rarity : 0;
    }
  if (query->total <= 0)
    return 0;
  return score * found / query->total * (1 + SAME_PHRASE * compare_phrases (corpus, page, query))
         * rank_kind (page->text);
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
  const Corpus *corpus = get_corpus (language);
  Query query;

  query_init (&query, corpus, words);
  for (guint i = 0; i < corpus->pages->len; i++)
    {
      const Page *page = g_ptr_array_index (corpus->pages, i);
      Hit *hit = &g_array_index (hits, Hit, i);
      double factor = page != NULL && page->text == hit->text ? 1 : FACTOR_FOREIGN;

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
  g_auto (GStrv) words = split_words (search != NULL ? search : "");
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
static const Page *
find_page (const PandoriaHelpText *text, const Corpus **corpus)
{
  const char *const *languages = pandoria_help_get_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      *corpus = get_corpus (languages[i]);
      for (guint j = 0; j < (*corpus)->pages->len; j++)
        {
          const Page *page = g_ptr_array_index ((*corpus)->pages, j);

          if (page != NULL && page->text == text)
            return page;
        }
    }
  return NULL;
}

char *
pandoria_help_search_nearest (const char *search, const PandoriaHelpText *text)
{
  g_auto (GStrv) words = split_words (search != NULL ? search : "");
  g_autoptr (GString) nearest = g_string_new (NULL);
  gboolean has_all = TRUE;
  const Corpus *corpus = NULL;
  const Page *page;
  Query query;

  g_return_val_if_fail (text != NULL, NULL);

  page = find_page (text, &corpus);
  if (page == NULL)
    return NULL;
  query_init (&query, corpus, (const char *const *) words);
  for (guint i = 0; i < query.words->len; i++)
    {
      const Asked *asked = &g_array_index (query.words, Asked, i);

      if (find_place (page, asked) <= 0)
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
rank_sentence (const Corpus *corpus, const char *sentence, const Query *query)
{
  g_auto (GStrv) words = split_words (sentence);
  double score = 0;

  for (guint i = 0; i < query->words->len; i++)
    {
      const Asked *asked = &g_array_index (query->words, Asked, i);
      double best = 0;

      for (guint j = 0; words[j] != NULL; j++)
        {
          guint number = GPOINTER_TO_UINT (g_hash_table_lookup (corpus->numbers, words[j]));

          best = number > 0 ? MAX (best, asked->matches[number - 1]) : best;
        }
      score += best * asked->rarity;
    }
  return score;
}

/* Replaces @sentence by a better one of @plain. */
static void
find_better_sentence (const Corpus *corpus, const char *plain, const Query *query, double *best,
                      char **sentence)
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
  g_auto (GStrv) words = split_words (search != NULL ? search : "");
  char *sentence = NULL;
  const Corpus *corpus = NULL;
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
