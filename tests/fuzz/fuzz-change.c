/* Makes small random changes in a file: to bytes, words of the formats, and pieces dropped, doubled
 * or taken from another file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-change.h"

#include <string.h>

#define LONGEST_PIECE 60

/* Reads a line of the dictionary in libFuzzer's format: "…" with \" and \\ inside. All other lines
 * are comments. */
static void
add_word (GPtrArray *words, const char *line)
{
  gsize length = strlen (line);
  g_autofree char *inside = NULL;

  if (length < 2 || line[0] != '"' || line[length - 1] != '"')
    return;
  inside = g_strndup (line + 1, length - 2);
  g_ptr_array_add (words, g_strcompress (inside));
}

static GPtrArray *
get_words (void)
{
  static GPtrArray *words;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (words != NULL)
    return words;
  if (!g_file_get_contents (FUZZ_WORDS, &text, NULL, NULL))
    g_error ("%s cannot be read", FUZZ_WORDS);
  words = g_ptr_array_new_with_free_func (g_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    add_word (words, lines[i]);
  g_assert_cmpuint (words->len, >, 0);
  return words;
}

static gsize
pick (GRand *rand, gsize n)
{
  return n == 0 ? 0 : (gsize) g_rand_int_range (rand, 0, (gint32) n);
}

/* Changes the value of the next member after @position. Most results are still JSON. */
static void
change_value (GString *text, gsize position, const char *word)
{
  const char *colon = memchr (text->str + position, ':', text->len - position);

  if (colon == NULL)
    return;
  position = (gsize) (colon + 1 - text->str);
  g_string_erase (text, (gssize) position, (gssize) strcspn (text->str + position, ",]}"));
  g_string_insert (text, (gssize) position, word);
}

void
fuzz_change (GRand *rand, GString *text, const char *other, gsize other_size)
{
  gsize position = pick (rand, text->len);
  gsize wanted = 1 + pick (rand, 40);
  gsize length = MIN (wanted, text->len - position);
  const char *word = g_ptr_array_index (get_words (), pick (rand, get_words ()->len));
  gsize from = pick (rand, other_size);

  switch (pick (rand, 7))
    {
    case 0:
      if (text->len > 0)
        text->str[position] = (char) g_rand_int_range (rand, 1, 256);
      break;
    case 1: g_string_erase (text, (gssize) position, (gssize) length); break;
    case 2:
      {
        g_autofree char *piece = g_memdup2 (text->str + position, length);

        g_string_insert_len (text, (gssize) position, piece, (gssize) length);
        break;
      }
    case 3: g_string_insert (text, (gssize) position, word); break;
    case 4:
      g_string_insert_len (text, (gssize) position, other + from,
                           (gssize) MIN (LONGEST_PIECE, other_size - from));
      break;
    default: change_value (text, position, word);
    }
}
