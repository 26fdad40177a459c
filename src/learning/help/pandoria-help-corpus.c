/* PandoriaHelpCorpus: the words of all help texts in one language.
 *
 * Each language has its own words to leave out and its own endings, in the file "search.txt" of
 * its folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-corpus.h"

#include "pandoria-help-testing.h"
#include "pandoria-search-words.h"

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

struct _PandoriaHelpPage
{
  const PandoriaHelpText *text;
  GArray *places;     /* (element-type Place), one for each word */
  GPtrArray *phrases; /* (element-type GStrv): title and search words, without those to leave out */
};

struct _PandoriaHelpCorpus
{
  GPtrArray *pages;    /* PandoriaHelpPage; NULL where there is no text */
  GArray *words;       /* (element-type Word): each once */
  GHashTable *numbers; /* char * of the words → their number + 1 */
  GHashTable *small;   /* the words to leave out */
  GPtrArray *endings;  /* (element-type utf8), in the order in which they are tried */
};

/* --- words ---------------------------------------------------------------------------------- */

static gboolean
is_dot_of_number (const char *text, const char *at)
{
  return *at == '.' && at > text && g_ascii_isdigit (at[-1]) && g_ascii_isdigit (at[1]);
}

GStrv
pandoria_help_split_words (const char *text)
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
measure_stem (const PandoriaHelpCorpus *corpus, const char *word)
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
number_word (PandoriaHelpCorpus *corpus, const char *text)
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
add_place (PandoriaHelpPage *page, guint word, double weight)
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
add_words (PandoriaHelpCorpus *corpus, PandoriaHelpPage *page, const char *text, double weight)
{
  g_auto (GStrv) words = pandoria_help_split_words (text);

  for (guint i = 0; words[i] != NULL; i++)
    add_place (page, number_word (corpus, words[i]), weight);
}

GStrv
pandoria_help_corpus_drop_small (const PandoriaHelpCorpus *corpus, const char *const *words)
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
add_phrase (PandoriaHelpCorpus *corpus, PandoriaHelpPage *page, const char *phrase, double weight)
{
  g_auto (GStrv) words = pandoria_help_split_words (phrase);

  add_words (corpus, page, phrase, weight);
  g_ptr_array_add (page->phrases,
                   pandoria_help_corpus_drop_small (corpus, (const char *const *) words));
}

static PandoriaHelpPage *
read_page (PandoriaHelpCorpus *corpus, const PandoriaHelpText *text)
{
  PandoriaHelpPage *page = g_new0 (PandoriaHelpPage, 1);
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
read_small_words (PandoriaHelpCorpus *corpus, const char *language)
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

/* Reads the texts at the first search and keeps them. */
const PandoriaHelpCorpus *
pandoria_help_corpus_get (const char *language)
{
  static GHashTable *corpora = NULL; /* by language */
  const PandoriaHelpEntry *entry;
  PandoriaHelpCorpus *corpus;

  if (corpora == NULL)
    corpora = g_hash_table_new (g_str_hash, g_str_equal);
  corpus = g_hash_table_lookup (corpora, language);
  if (corpus != NULL)
    return corpus;
  corpus = g_new0 (PandoriaHelpCorpus, 1);
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

/* --- matching a word of a search ------------------------------------------------------------ */

/* Fills @matches. Returns: whether any word of @corpus matches @word. */
static gboolean
match_all (const PandoriaHelpCorpus *corpus, const char *word, double *matches)
{
  gsize stem = measure_stem (corpus, word);
  gboolean any = FALSE;

  for (guint i = 0; i < corpus->words->len; i++)
    {
      matches[i] = match_word (word, stem, &g_array_index (corpus->words, Word, i));
      any = any || matches[i] > 0;
    }
  return any;
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

double *
pandoria_help_corpus_match (const PandoriaHelpCorpus *corpus, const char *word)
{
  double *matches = g_new (double, corpus->words->len);

  if (!match_all (corpus, word, matches))
    {
      g_autofree char *contracted = contract_umlauts (word);

      match_all (corpus, contracted, matches);
    }
  return matches;
}

double
pandoria_help_corpus_get_match (const PandoriaHelpCorpus *corpus, const double *matches,
                                const char *text)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (corpus->numbers, text));

  return number > 0 ? matches[number - 1] : 0;
}

gboolean
pandoria_help_corpus_has_form (const PandoriaHelpCorpus *corpus, const double *matches,
                               const char *text)
{
  return pandoria_help_corpus_get_match (corpus, matches, text) > MATCH_INSIDE;
}

/* --- pages ---------------------------------------------------------------------------------- */

guint
pandoria_help_corpus_get_n_pages (const PandoriaHelpCorpus *corpus)
{
  return corpus->pages->len;
}

const PandoriaHelpPage *
pandoria_help_corpus_get_page (const PandoriaHelpCorpus *corpus, guint index)
{
  return g_ptr_array_index (corpus->pages, index);
}

const PandoriaHelpText *
pandoria_help_page_get_text (const PandoriaHelpPage *page)
{
  return page->text;
}

GPtrArray *
pandoria_help_page_get_phrases (const PandoriaHelpPage *page)
{
  return page->phrases;
}

double
pandoria_help_page_find (const PandoriaHelpPage *page, const double *matches)
{
  double best = 0;

  for (guint i = 0; i < page->places->len; i++)
    {
      const Place *place = &g_array_index (page->places, Place, i);

      best = MAX (best, place->weight * matches[place->word]);
    }
  return best;
}
