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

/* Letters that do not decompose into one of ASCII and a mark. */
static const struct
{
  gunichar letter;
  const char *ascii;
} plain_letters[] = {
  { 0x00e6, "ae" }, /* æ */
  { 0x00f0, "d" },  /* ð */
  { 0x00f8, "o" },  /* ø */
  { 0x00fe, "th" }, /* þ */
  { 0x0111, "d" },  /* đ */
  { 0x0127, "h" },  /* ħ */
  { 0x0131, "i" },  /* ı */
  { 0x0142, "l" },  /* ł */
  { 0x014b, "n" },  /* ŋ */
  { 0x0153, "oe" }, /* œ */
  { 0x0167, "t" },  /* ŧ */
  { 0x0180, "b" },  /* ƀ */
  { 0x0268, "i" },  /* ɨ */
};

/* Letters that people also write with two, where a keyboard lacks them. */
static const struct
{
  gunichar letter;
  const char *two;
} two_letters[] = {
  { 0x00e4, "ae" }, { 0x00c4, "ae" }, /* ä */
  { 0x00f6, "oe" }, { 0x00d6, "oe" }, /* ö */
  { 0x00fc, "ue" }, { 0x00dc, "ue" }, /* ü */
  { 0x00f8, "oe" }, { 0x00d8, "oe" }, /* ø */
  { 0x00e5, "aa" }, { 0x00c5, "aa" }, /* å */
};

/* Returns: (nullable): the sign of ASCII that @c means: an apostrophe or a hyphen. */
static const char *
find_sign (gunichar c)
{
  switch (c)
    {
    case 0x0060: /* ` */
    case 0x00b4: /* ´ */
    case 0x02b9:
    case 0x02bb:
    case 0x02bc:
    case 0x02bd:
    case 0x05f3: /* geresh */
    case 0x2018: /* ‘ */
    case 0x2019: /* ’ */
    case 0x201b:
    case 0x2032: /* ′ */
    case 0xff07: return "'";
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013: /* – */
    case 0x2014:
    case 0x2212: /* − */
    case 0xff0d: return "-";
    default: return NULL;
    }
}

static void
append_letter (GString *folded, gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain_letters); i++)
    if (plain_letters[i].letter == c)
      {
        g_string_append (folded, plain_letters[i].ascii);
        return;
      }
  if (g_unichar_isspace (c))
    append_byte (folded, ' ');
  else if (!g_unichar_ismark (c) && g_unichar_type (c) != G_UNICODE_FORMAT)
    g_string_append_unichar (folded, c);
}

/* Appends the beginning of @text that is not ASCII. Returns: the rest. */
static const char *
append_folded (GString *folded, const char *text)
{
  g_autofree char *normal = NULL, *lower = NULL;
  const char *sign = find_sign (g_utf8_get_char (text));
  gssize length = 0;

  if (sign != NULL)
    {
      g_string_append (folded, sign);
      return g_utf8_next_char (text);
    }
  while ((guchar) text[length] >= 0x80 && find_sign (g_utf8_get_char (text + length)) == NULL)
    length = g_utf8_next_char (text + length) - text;
  normal = g_utf8_normalize (text, length, G_NORMALIZE_ALL);
  lower = g_utf8_casefold (normal != NULL ? normal : "", -1);
  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    append_letter (folded, g_utf8_get_char (at));
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
    if (*text == '`')
      append_byte (folded, '\''), text++;
    else if ((guchar) *text < 0x80)
      append_byte (folded, *text++);
    else
      text = append_folded (folded, text);
  if (g_str_has_suffix (folded->str, " "))
    g_string_truncate (folded, folded->len - 1);
  return g_string_free (folded, FALSE);
}

/* --- other spellings ------------------------------------------------------------------------ */

/* Returns: (transfer full): @text with “ue” for “ü” and so on. */
static char *
spell_with_two (const char *text)
{
  g_autofree char *composed = g_utf8_normalize (text, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  g_autoptr (GString) spelled = g_string_new (NULL);

  for (const char *p = composed != NULL ? composed : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      const char *two = NULL;

      for (guint i = 0; two == NULL && i < G_N_ELEMENTS (two_letters); i++)
        if (two_letters[i].letter == g_utf8_get_char (p))
          two = two_letters[i].two;
      if (two != NULL)
        g_string_append (spelled, two);
      else
        g_string_append_unichar (spelled, g_utf8_get_char (p));
    }
  return pandoria_search_fold (spelled->str);
}

/* Returns: whether the letters at @p can mean one: “ae”, “oe”, “ue”, “aa”. */
static gboolean
is_two_for_one (const char *p)
{
  return (strchr ("aou", *p) != NULL && p[1] == 'e') || (p[0] == 'a' && p[1] == 'a');
}

/* Returns: (transfer full): @folded with “u” for “ue” and so on. */
static char *
spell_with_one (const char *folded)
{
  g_autoptr (GString) spelled = g_string_new (NULL);

  for (const char *p = folded; *p != '\0'; p++)
    {
      g_string_append_c (spelled, *p);
      p += is_two_for_one (p) ? 1 : 0;
    }
  return g_string_free (g_steal_pointer (&spelled), FALSE);
}

/* Returns: (transfer full): @folded without apostrophes and hyphens. */
static char *
drop_signs (const char *folded)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *p = folded; *p != '\0'; p++)
    if (*p != '\'' && *p != '-')
      g_string_append_c (text, *p);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Appends @spelling (taken) as another line, unless it is the first one. */
static void
add_spelling (GString *all, gsize first, char *spelling)
{
  if (strlen (spelling) != first || strncmp (all->str, spelling, first) != 0)
    g_string_append_printf (all, "\n%s", spelling);
  g_free (spelling);
}

char *
pandoria_search_spellings (const char *text)
{
  GString *all;
  g_autofree char *folded = NULL;
  gsize first;

  g_return_val_if_fail (text != NULL, NULL);

  folded = pandoria_search_fold (text);
  first = strlen (folded);
  all = g_string_new (folded);
  if (!g_str_is_ascii (text))
    add_spelling (all, first, spell_with_two (text));
  add_spelling (all, first, spell_with_one (folded));
  add_spelling (all, first, drop_signs (folded));
  return g_string_free (all, FALSE);
}

/* --- words ---------------------------------------------------------------------------------- */

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

#define BETWEEN_WORDS " ,;"
#define AROUND_WORDS  "\"'.!?:()„“”«»‚‹›"

/* Cuts punctuation around @word. Returns: its beginning. */
static const char *
trim_word (char *word)
{
  while (*word != '\0' && g_utf8_strchr (AROUND_WORDS, -1, g_utf8_get_char (word)) != NULL)
    word = g_utf8_next_char (word);
  for (char *end = word + strlen (word); end > word;)
    {
      end = g_utf8_prev_char (end);
      if (g_utf8_strchr (AROUND_WORDS, -1, g_utf8_get_char (end)) == NULL)
        break;
      *end = '\0';
    }
  return word;
}

GStrv
pandoria_search_words_new (const char *search)
{
  g_autofree char *folded = pandoria_search_fold (search != NULL ? search : "");
  g_auto (GStrv) parts = g_strsplit_set (folded, BETWEEN_WORDS, -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *word = trim_word (parts[i]);

      if (*word != '\0')
        g_strv_builder_add (words, word);
    }
  all = g_strv_builder_end (words);
  return all[0] != NULL ? g_steal_pointer (&all) : NULL;
}

/* Returns: whether one of the lines of @text begins with @word. */
static gboolean
begins_line (const char *text, const char *word)
{
  for (const char *line = text; line != NULL; line = strchr (line, '\n'))
    {
      line += *line == '\n' ? 1 : 0;
      if (g_str_has_prefix (line, word))
        return TRUE;
    }
  return FALSE;
}

PandoriaFound
pandoria_search_words_find (const char *const *words, const char *text)
{
  g_autofree char *folded = NULL;
  PandoriaFound found;

  if (words == NULL)
    return PANDORIA_FOUND_BEGINNING;
  folded = pandoria_search_spellings (text);
  found = begins_line (folded, words[0]) ? PANDORIA_FOUND_BEGINNING : PANDORIA_FOUND_WORD;
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
