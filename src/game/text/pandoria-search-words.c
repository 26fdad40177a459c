/* The words of a search, folded once and matched against many texts; and names of cards in any language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-search-words.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
append_byte (GString *folded, char c)
{
  if (!g_ascii_isspace (c))
    g_string_append_c (folded, g_ascii_tolower (c));
  else if (folded->len > 0 && folded->str[folded->len - 1] != ' ')
    g_string_append_c (folded, ' ');
}

/* Appends what @text begins with and is not ASCII. Returns: the text after it. */
static const char *
append_folded (GString *folded, const char *text)
{
  g_autofree char *normal = NULL, *lower = NULL;
  gssize length = 0;

  while ((guchar) text[length] >= 0x80)
    length++;
  normal = g_utf8_normalize (text, length, G_NORMALIZE_ALL);
  lower = g_utf8_casefold (normal != NULL ? normal : "", -1);
  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isspace (g_utf8_get_char (at)))
      append_byte (folded, ' ');
    else if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (folded, g_utf8_get_char (at));
  return text + length;
}

/* GLib needs ten times as long for ASCII, which most texts are. */
char *
pandoria_search_fold (const char *text)
{
  GString *folded;

  g_return_val_if_fail (text != NULL, NULL);

  folded = g_string_sized_new (strlen (text));
  while (*text != '\0')
    if ((guchar) *text < 0x80)
      append_byte (folded, *text++);
    else
      text = append_folded (folded, text);
  if (g_str_has_suffix (folded->str, " "))
    g_string_truncate (folded, folded->len - 1);
  return g_string_free (folded, FALSE);
}

static gboolean
begins_word (const char *text, const char *at)
{
  gunichar before = at > text ? g_utf8_get_char (g_utf8_prev_char (at)) : 0;

  return at == text || !g_unichar_isalnum (before);
}

static gboolean
ends_number (const char *word, const char *after)
{
  gsize length = strlen (word);

  return length == 0 || !g_ascii_isdigit (word[length - 1]) || !g_ascii_isdigit (*after);
}

static gboolean
has_word (const char *text, const char *word)
{
  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    if (begins_word (text, at) && ends_number (word, at + strlen (word)))
      return TRUE;
  return FALSE;
}

GStrv
pandoria_search_words_new (const char *search)
{
  g_autofree char *folded = pandoria_search_fold (search != NULL ? search : "");

  return *folded != '\0' ? g_strsplit (folded, " ", -1) : NULL;
}

PandoriaFound
pandoria_search_words_find (const char *const *words, const char *text)
{
  g_autofree char *folded = NULL;
  PandoriaFound found;

  if (words == NULL)
    return PANDORIA_FOUND_BEGINNING;
  folded = pandoria_search_fold (text);
  found = g_str_has_prefix (folded, words[0]) ? PANDORIA_FOUND_BEGINNING : PANDORIA_FOUND_WORD;
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return PANDORIA_FOUND_NOT;
    else if (!has_word (folded, words[i]))
      found = PANDORIA_FOUND_INSIDE;
  return found;
}

gboolean
pandoria_search_words_match (const char *const *words, const char *text)
{
  return pandoria_search_words_find (words, text) >= PANDORIA_FOUND_WORD;
}

/* Returns: the length of the longest of @names (taken) that occurs in @text; 0 if none does. */
static gsize
find_name (const char *text, GStrv names)
{
  gsize longest = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_auto (GStrv) words = pandoria_search_words_new (names[i]);

      if (words != NULL && pandoria_search_words_match ((const char *const *) words, text))
        longest = MAX (longest, strlen (names[i]));
    }
  g_strfreev (names);
  return longest;
}

char *
pandoria_card_name_write (PandoriaSpell spell, PandoriaBuilding building)
{
  g_autofree char *spell_name = pandoria_text_spell (spell, 0);
  g_autofree char *building_name = pandoria_text_building (building, 0);

  /* Translators: both halves of a card: “Flee and Bank” */
  return g_strdup_printf (_ ("%1$s and %2$s"), spell_name, building_name);
}

gboolean
pandoria_card_name_read (const char *text, PandoriaSpell *spell, PandoriaBuilding *building)
{
  gsize longest = 0;

  g_return_val_if_fail (text != NULL, FALSE);

  *spell = PANDORIA_SPELL_NONE;
  *building = PANDORIA_BUILDING_NONE;
  for (PandoriaSpell i = PANDORIA_SPELL_NONE + 1; i < PANDORIA_N_SPELLS; i++)
    {
      gsize length = find_name (text, pandoria_text_spell_names (i, 0));

      if (length > longest)
        *spell = i;
      longest = MAX (longest, length);
    }
  longest = 0;
  for (PandoriaBuilding i = PANDORIA_BUILDING_NONE + 1; i < PANDORIA_N_BUILDINGS; i++)
    {
      gsize length = find_name (text, pandoria_text_building_names (i, 0));

      if (length > longest)
        *building = i;
      longest = MAX (longest, length);
    }
  return *spell != PANDORIA_SPELL_NONE && *building != PANDORIA_BUILDING_NONE;
}

gboolean
pandoria_card_name_matches (const char *const *words, PandoriaSpell spell, PandoriaBuilding building)
{
  g_auto (GStrv) spells = pandoria_text_spell_names (spell, 0), buildings = pandoria_text_building_names (building, 0);
  g_autofree char *all_spells = g_strjoinv (" ", spells), *all_buildings = g_strjoinv (" ", buildings);
  g_autofree char *all = g_strconcat (all_spells, " ", all_buildings, NULL);

  return pandoria_search_words_match (words, all);
}
