/* Tests that written names of cards are read again, in each language, and how texts are folded for
 * a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <libintl.h>

#include "pandoria-search-words.h"
#include "pandoria-text.h"

static void
assert_read (const char *text, PandoriaSpell spell, PandoriaBuilding building)
{
  PandoriaBuilding read_building;
  PandoriaSpell read_spell;

  if (!pandoria_card_name_read (text, &read_spell, &read_building))
    g_error ("“%s” is no card", text);
  g_test_message ("%s", text);
  g_assert_cmpint (read_spell, ==, spell);
  g_assert_cmpint (read_building, ==, building);
}

static void
test_written (void)
{
  g_autofree char *name = pandoria_card_name_write (PANDORIA_SPELL_FLEE, PANDORIA_BUILDING_BANK);

  g_assert_cmpstr (name, ==, "Flee and Bank");
  for (PandoriaSpell spell = PANDORIA_SPELL_NONE + 1; spell < PANDORIA_N_SPELLS; spell++)
    for (PandoriaBuilding building = PANDORIA_BUILDING_NONE + 1; building < PANDORIA_N_BUILDINGS;
         building++)
      {
        g_autofree char *text = pandoria_card_name_write (spell, building);

        assert_read (text, spell, building);
      }
}

/* Reads each half in each language, in either order. */
static void
test_languages (void)
{
  guint n = 0;

  for (PandoriaSpell spell = PANDORIA_SPELL_NONE + 1; spell < PANDORIA_N_SPELLS; spell++)
    for (PandoriaBuilding building = PANDORIA_BUILDING_NONE + 1; building < PANDORIA_N_BUILDINGS;
         building++)
      {
        g_auto (GStrv) spells = pandoria_text_spell_names (spell, 0);
        g_auto (GStrv) buildings = pandoria_text_building_names (building, 0);

        for (guint i = 0; spells[i] != NULL; i++)
          for (guint j = 0; buildings[j] != NULL; j++, n++)
            {
              g_autofree char *text = g_strdup_printf (n % 2 != 0 ? "%1$s / %2$s" : "%2$s, %1$s",
                                                       spells[i], buildings[j]);

              assert_read (text, spell, building);
            }
      }
  g_assert_cmpuint (n, >, 2 * 13 * 17); /* not only English names */
}

static void
test_other_letters (void)
{
  static const char *const no_cards[] = { "", "Sawmill", "flee", "bank", "and", "flee banc" };
  PandoriaBuilding building;
  PandoriaSpell spell;

  assert_read ("FLEE  bank 2", PANDORIA_SPELL_FLEE, PANDORIA_BUILDING_BANK);
  for (gsize i = 0; i < G_N_ELEMENTS (no_cards); i++)
    g_assert_false (pandoria_card_name_read (no_cards[i], &spell, &building));
}

static void
test_matches (void)
{
  g_auto (GStrv) begun = pandoria_search_words_new ("fl ba"),
                 other = pandoria_search_words_new ("fl va");

  g_assert_true (pandoria_card_name_matches (NULL, PANDORIA_SPELL_FLEE, PANDORIA_BUILDING_BANK));
  g_assert_true (pandoria_card_name_matches ((const char *const *) begun, PANDORIA_SPELL_FLEE,
                                             PANDORIA_BUILDING_BANK));
  g_assert_false (pandoria_card_name_matches ((const char *const *) other, PANDORIA_SPELL_FLEE,
                                              PANDORIA_BUILDING_BANK));
}

static void
test_fold (void)
{
  static const char *const cases[][2] = {
    { "Marta", "marta" },
    { "  Zoë \t B ", "zoe b" },
    { "STRASSE", "strasse" },
    { "Straße", "strasse" },
    { "ÉÀ e\u0301É\n", "ea ee" },
    { "Ж\u00a0№", "ж no" },
    { "\u2009“Ö”  x\u3000", "“o” x" },
    { "O’Neill O`Neill O´Neill", "o'neill o'neill o'neill" },
    { "Søren Łukasz Đorđe Æsa Œuvre Þór", "soren lukasz dorde aesa oeuvre thor" },
    { "Jean‑Luc", "jean-luc" },
    { "\u200e\u2068שרה\u2069", "שרה" },
    { " \n", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *folded = pandoria_search_fold (cases[i][0]);

      g_assert_cmpstr (folded, ==, cases[i][1]);
    }
}

/* What people type, and a name that it finds, or does not find. */
static const struct
{
  const char *typed, *name;
  gboolean found;
} searches[] = {
  { "O'Neill", "O’Neill", TRUE },
  { "o’neill", "O'Neill", TRUE },
  { "oneill", "O’Neill", TRUE },
  { "neill", "O’Neill", TRUE },
  { "D´Arcy", "D’Arcy", TRUE },
  { "albero", "L’albero", TRUE },
  { "strasse", "Straße", TRUE },
  { "Straße", "Strasse", TRUE },
  { "GROSS", "groß", TRUE },
  { "Soren", "Søren", TRUE },
  { "Soeren", "Søren", TRUE },
  { "Søren", "Soeren", TRUE },
  { "Sören", "Søren", TRUE },
  { "Lukasz", "Łukasz", TRUE },
  { "ŁUKASZ", "Lukasz", TRUE },
  { "Mueller", "Müller", TRUE },
  { "Müller", "Mueller", TRUE },
  { "Muller", "Müller", TRUE },
  { "Muller", "Mueller", TRUE },
  { "Jaeger", "Jäger", TRUE },
  { "Jager", "Jaeger", TRUE },
  { "Aase", "Åse", TRUE },
  { "Åse", "Aase", TRUE },
  { "Ase", "Åse", TRUE },
  { "Bjork", "Björk", TRUE },
  { "Bjoerk", "Bjo\u0308rk", TRUE },
  { "ισμηνη", "Ισμήνη", TRUE },
  { "ayse", "Ayşe", TRUE },
  { "Müller, Anna", "Anna Müller", TRUE },
  { "anna;bob", "Bob und Anna", TRUE },
  { "(Anna)", "Anna", TRUE },
  { "„Anna“", "Anna", TRUE },
  { "jean luc", "Jean-Luc", TRUE },
  { "jeanluc", "Jean‐Luc", TRUE },
  { "Jean–Luc", "Jean-Luc", TRUE },
  { "שרה", "\u200e\u2068שרה\u2069", TRUE },
  { "Anna", "Joanna", FALSE },
  { "Miller", "Müller", FALSE },
  { "F1", "F10", FALSE },
  { "6.3", "6.3.1", TRUE },
  { "eill", "O’Neill", FALSE },
  { "Anna, Zoe", "Anna Müller", FALSE },
};

static void
test_searches (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_auto (GStrv) words = pandoria_search_words_new (searches[i].typed);

      if (pandoria_search_words_match ((const char *const *) words, searches[i].name)
          != searches[i].found)
        g_error ("“%s” in “%s”", searches[i].typed, searches[i].name);
    }
}

int
main (int argc, char **argv)
{
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("PANDORIA_CATALOGUES"));
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-name/written", test_written);
  g_test_add_func ("/card-name/languages", test_languages);
  g_test_add_func ("/card-name/other-letters", test_other_letters);
  g_test_add_func ("/card-name/matches", test_matches);
  g_test_add_func ("/card-name/fold", test_fold);
  g_test_add_func ("/card-name/searches", test_searches);
  return g_test_run ();
}
