/* The languages of the program: finds its translations, and looks up a text in all of them.
 *
 * gettext supports only one language at a time, and only if the system has its locale. So this file reads the .mo files
 * itself: a header of seven numbers, then two tables of lengths and offsets, one of the originals and one of the
 * translations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-search-words.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#define MAGIC          0x950412deU
#define ROW_SIZE       8 /* a row of a table: the length and the offset of a text */
#define PLACE_N        8
#define PLACE_ORIGINAL 12
#define PLACE_MEANING  16

/** Catalogue: a file of translations, and its texts by their originals. Its content is not trusted. */
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

/* Returns: (nullable): the catalogue; NULL if the language is not installed or the file has another format. */
static Catalogue *
load (const char *language)
{
  g_autofree char *path
      = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), language, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
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

/* Returns: (transfer full) (nullable): the folder of catalogues in the build folder, if the program runs from there. */
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

      if (name != NULL && *name != '\0' && !g_str_equal (name, msgid) && g_utf8_validate (name, -1, NULL))
        g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}
