/* The words of a search, folded once and matched against many texts; and names of cards in any
 * language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-search-words.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

static void
append_byte (GString *folded, char c)
{
  if (!g_ascii_isspace (c))
    g_string_append_c (folded, g_ascii_tolower (c));
  else if (folded->len > 0 && folded->str[folded->len - 1] != ' ')
    g_string_append_c (folded, ' ');
}

/* Appends the beginning of @text that is not ASCII. Returns: the rest. */
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

/* Fold ASCII here: most texts are ASCII, and GLib takes ten times as long. */
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
pandoria_card_name_matches (const char *const *words, PandoriaSpell spell,
                            PandoriaBuilding building)
{
  g_auto (GStrv) spells = pandoria_text_spell_names (spell, 0),
                 buildings = pandoria_text_building_names (building, 0);
  g_autofree char *all_spells = g_strjoinv (" ", spells),
                  *all_buildings = g_strjoinv (" ", buildings);
  g_autofree char *all = g_strconcat (all_spells, " ", all_buildings, NULL);

  return pandoria_search_words_match (words, all);
}

/* --- languages: finds the translations of the program, and looks up a text in all of them --- */

/* gettext supports only one language at a time, and only if the system has its locale. So this
 * reads the .mo files itself: a header of seven numbers, then two tables of lengths and offsets,
 * one of the originals and one of the translations. */

#define MAGIC          0x950412deU
#define ROW_SIZE       8 /* a row of a table: the length and the offset of a text */
#define PLACE_N        8
#define PLACE_ORIGINAL 12
#define PLACE_MEANING  16

/** Catalogue: a file of translations, and its texts by their originals. Its content is not trusted.
 */
typedef struct
{
  GMappedFile *file;
  gboolean swapped; /* has the other byte order */
  GHashTable *texts;
} Catalogue;

/* Returns: the number at offset @place; 0 after the end. */
static guint32
read_number (const Catalogue *self, gsize place)
{
  gsize size = g_mapped_file_get_length (self->file);
  guint32 number;

  if (place > size || size - place < sizeof number)
    return 0;
  memcpy (&number, g_mapped_file_get_contents (self->file) + place, sizeof number);
  return self->swapped ? GUINT32_SWAP_LE_BE (number) : number;
}

/* Returns: (nullable): text @index of the table at offset @table. */
static char *
read_text (const Catalogue *self, gsize table, guint32 index)
{
  gsize size = g_mapped_file_get_length (self->file), row = table + (gsize) index * ROW_SIZE;
  char *data = g_mapped_file_get_contents (self->file);
  gsize length = read_number (self, row), begin = read_number (self, row + sizeof (guint32));

  if (begin == 0 || begin >= size || length >= size - begin || data[begin + length] != '\0')
    return NULL;
  return data + begin;
}

/* Returns: (nullable): the catalogue; NULL if the language is not installed or the file has another
 * format. */
static Catalogue *
load (const char *language)
{
  g_autofree char *path = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), language,
                                            "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  Catalogue self = { file };
  guint32 magic = file != NULL ? read_number (&self, 0) : 0, n, originals, meanings;
  char *text;

  self.swapped = magic == GUINT32_SWAP_LE_BE (MAGIC);
  if (magic != MAGIC && !self.swapped)
    return NULL;
  n = read_number (&self, PLACE_N);
  originals = read_number (&self, PLACE_ORIGINAL);
  meanings = read_number (&self, PLACE_MEANING);
  self.file = g_steal_pointer (&file);
  self.texts = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint32 i = 0; i < n && (text = read_text (&self, originals, i)) != NULL; i++)
    g_hash_table_insert (self.texts, text, read_text (&self, meanings, i));
  return g_memdup2 (&self, sizeof self);
}

/* Loads the catalogues at the first request, for the whole process. */
static GPtrArray *
get_catalogues (void)
{
  static GPtrArray *catalogues = NULL;
  g_auto (GStrv) languages = NULL;

  if (catalogues != NULL)
    return catalogues;
  catalogues = g_ptr_array_new ();
  languages = g_strsplit (PANDORIA_LANGUAGES, " ", -1);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      Catalogue *catalogue = load (languages[i]);

      if (catalogue != NULL)
        g_ptr_array_add (catalogues, catalogue);
    }
  return catalogues;
}

/* Returns: (transfer full) (nullable): the folder of catalogues in the build folder, if the program
 * runs from there. */
static char *
find_built_catalogues (void)
{
  static const char *const places[] = { "/src/app/pandoria-companion", "/src/cli/pandoria-cli" };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  for (gsize i = 0; program != NULL && i < G_N_ELEMENTS (places); i++)
    if (g_str_has_suffix (program, places[i]))
      {
        program[strlen (program) - strlen (places[i])] = '\0';
        return g_build_filename (program, "po", NULL);
      }
  return NULL;
}

void
pandoria_text_speak (const char *installed)
{
  g_autofree char *built = find_built_catalogues ();

  g_return_if_fail (installed != NULL);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, built != NULL ? built : installed);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

GStrv
pandoria_text_in_all_languages (const char *msgid)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  GPtrArray *catalogues = get_catalogues ();

  g_return_val_if_fail (msgid != NULL, NULL);

  g_strv_builder_add (names, msgid);
  for (guint i = 0; i < catalogues->len; i++)
    {
      const char *name = g_hash_table_lookup (((Catalogue *) catalogues->pdata[i])->texts, msgid);

      if (name != NULL && *name != '\0' && !g_str_equal (name, msgid)
          && g_utf8_validate (name, -1, NULL))
        g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}
