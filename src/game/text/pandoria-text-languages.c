/* The languages of the program: finds its translations, and looks up a text in all of them.
 *
 * gettext supports only one language at a time, and only if the system has its locale. So this file reads the .mo files
 * itself: a header of seven numbers, then two tables of lengths and offsets, one of the originals in the order of
 * strcmp(), one of the translations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-search-words.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#define MAGIC          0x950412deU
#define HEADER_SIZE    28
#define ROW_SIZE       8 /* a row of a table: the length and the offset of a text */
#define PLACE_N        8
#define PLACE_ORIGINAL 12
#define PLACE_MEANING  16

/** Catalogue: a file of translations. Its content is not trusted. */
typedef struct
{
  GBytes *bytes;
  gboolean swapped; /* has the other byte order */
  guint32 n, originals, meanings;
} Catalogue;

/* Returns: the number at offset @place; 0 after the end. */
static guint32
read_number (const Catalogue *self, gsize place)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (self->bytes, &size);
  guint32 number;

  if (place > size || size - place < sizeof number)
    return 0;
  memcpy (&number, data + place, sizeof number);
  return self->swapped ? GUINT32_SWAP_LE_BE (number) : number;
}

/* Returns: (nullable): text @index of @table. */
static const char *
read_text (const Catalogue *self, guint32 table, guint32 index)
{
  gsize size, row = (gsize) table + (gsize) index * ROW_SIZE;
  const char *data = g_bytes_get_data (self->bytes, &size);
  gsize length = read_number (self, row), begin = read_number (self, row + sizeof (guint32));

  if (begin == 0 || begin >= size || length >= size - begin || data[begin + length] != '\0')
    return NULL;
  return data + begin;
}

static const char *
look_up (const Catalogue *self, const char *msgid)
{
  guint32 low = 0, high = self->n;

  while (low < high)
    {
      guint32 middle = low + (high - low) / 2;
      const char *text = read_text (self, self->originals, middle);
      int order = text != NULL ? strcmp (msgid, text) : 0;

      if (text == NULL)
        return NULL;
      if (order == 0)
        return read_text (self, self->meanings, middle);
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }
  return NULL;
}

static void
free_catalogue (gpointer data)
{
  g_bytes_unref (((Catalogue *) data)->bytes);
  g_free (data);
}

/* Returns: (nullable): the catalogue; NULL if the language is not installed or the file has another format. */
static Catalogue *
load (const char *language)
{
  g_autofree char *path
      = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), language, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  Catalogue *self;
  guint32 magic;

  if (file == NULL || g_mapped_file_get_length (file) < HEADER_SIZE)
    return NULL;
  self = g_new0 (Catalogue, 1);
  self->bytes = g_mapped_file_get_bytes (file);
  magic = read_number (self, 0);
  self->swapped = magic == GUINT32_SWAP_LE_BE (MAGIC);
  if (magic != MAGIC && !self->swapped)
    {
      free_catalogue (self);
      return NULL;
    }
  self->n = read_number (self, PLACE_N);
  self->originals = read_number (self, PLACE_ORIGINAL);
  self->meanings = read_number (self, PLACE_MEANING);
  return self;
}

/* Loads the catalogues at the first request. */
static GPtrArray *
get_catalogues (void)
{
  static GPtrArray *catalogues = NULL;
  g_auto (GStrv) languages = NULL;

  if (catalogues != NULL)
    return catalogues;
  catalogues = g_ptr_array_new_with_free_func (free_catalogue);
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
      const char *name = look_up (g_ptr_array_index (catalogues, i), msgid);

      if (name != NULL && *name != '\0' && !g_str_equal (name, msgid) && g_utf8_validate (name, -1, NULL))
        g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}
