/* The name of a card of the market.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-search-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "pandoria-text.h"

/* Returns: the length of the longest of @names (taken) that occurs in @text; 0 when none does. */
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
