/* Searches the rules for words in any language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help.h"

#include "pandoria-search-words.h"

/* The quality of a match. Steps of two leave room for the same match in another language. */
enum
{
  RANK_NOT = 0,
  RANK_TEXT = 2,
  RANK_WORDS = 4,
  RANK_TITLE_INSIDE = 6,
  RANK_TITLE = 8,
  RANK_TITLE_BEGINNING = 10,
};

/** Hit: a text that was found, and its place in the contents. */
typedef struct
{
  const PandoriaHelpText *text;
  int rank;
  guint index; /* in the contents */
} Hit;

static int
rank_title (const char *const *words, const char *title)
{
  static const int ranks[] = {
    [PANDORIA_FOUND_NOT] = RANK_NOT,
    [PANDORIA_FOUND_INSIDE] = RANK_TITLE_INSIDE,
    [PANDORIA_FOUND_WORD] = RANK_TITLE,
    [PANDORIA_FOUND_BEGINNING] = RANK_TITLE_BEGINNING,
  };

  return ranks[pandoria_search_words_find (words, title)];
}

static char *
join_all (const PandoriaHelpText *text)
{
  g_autofree char *label = pandoria_help_get_label (text), *others = NULL;
  GString *all = g_string_new (label);

  if (text->words != NULL)
    others = g_strjoinv (", ", text->words);
  g_string_append_printf (all, "\n%s", others != NULL ? others : "");
  for (guint i = 0; i < text->blocks->len; i++)
    {
      g_autofree char *plain = pandoria_help_block_to_plain (g_ptr_array_index (text->blocks, i));

      g_string_append_printf (all, "\n%s", plain);
    }
  return g_string_free (all, FALSE);
}

static int
rank_text (const char *const *words, const PandoriaHelpText *text)
{
  g_autofree char *label = pandoria_help_get_label (text), *others = NULL, *all = NULL;
  int rank = MAX (rank_title (words, label), rank_title (words, text->title));

  if (rank != RANK_NOT)
    return rank;
  others = text->words != NULL ? g_strjoinv (", ", text->words) : g_strdup ("");
  if (pandoria_search_words_match (words, others))
    return RANK_WORDS;
  all = join_all (text);
  return pandoria_search_words_match (words, all) ? RANK_TEXT : RANK_NOT;
}

static int
rank_everywhere (const char *const *words, const PandoriaHelpText *text)
{
  const char *const *languages = pandoria_help_get_languages ();
  int rank = rank_text (words, text);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      const PandoriaHelpText *other = pandoria_help_find_in (text->id, languages[i]);

      if (other != NULL && other != text)
        rank = MAX (rank, rank_text (words, other) - 1);
    }
  return rank;
}

static int
compare_hits (gconstpointer first, gconstpointer second)
{
  const Hit *a = first, *b = second;

  return a->rank != b->rank ? b->rank - a->rank : (int) a->index - (int) b->index;
}

GPtrArray *
pandoria_help_search (const char *search)
{
  g_auto (GStrv) words = pandoria_search_words_new (search);
  g_autoptr (GArray) hits = g_array_new (FALSE, FALSE, sizeof (Hit));
  GPtrArray *texts = g_ptr_array_new ();
  const PandoriaHelpEntry *entry;

  for (guint i = 0; words != NULL && (entry = pandoria_help_get_entry (i)) != NULL; i++)
    {
      const PandoriaHelpText *text = pandoria_help_find (entry->id);
      Hit hit = { text, text != NULL ? rank_everywhere ((const char *const *) words, text) : RANK_NOT, i };

      if (hit.rank > RANK_NOT)
        g_array_append_val (hits, hit);
    }
  g_array_sort (hits, compare_hits);
  for (guint i = 0; i < hits->len; i++)
    g_ptr_array_add (texts, (gpointer) g_array_index (hits, Hit, i).text);
  return texts;
}
