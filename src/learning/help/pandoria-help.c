/* The rules to read: contents and texts. Each is loaded when it is first requested, and kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-testing.h"

#include "pandoria-help-resources.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ENGLISH "en"

static const char *const languages[] = { ENGLISH, "de", "nl", "it", NULL };

static const struct
{
  const char *key, *title;
} chapters[] = {
  { "game", N_ ("The Game") },
  { "handbook", N_ ("Handbook") },
  { "words", N_ ("What Lies on the Table") },
  { "turn", N_ ("The Turn") },
  { "scoring", N_ ("Regions and Points") },
  { "questions", N_ ("Questions") },
  { "variants", N_ ("Variants") },
  { "modules", N_ ("Modules") },
  { "spells", N_ ("Spells") },
  { "buildings", N_ ("Buildings") },
  { "realms", N_ ("Realms") },
};

static const char *
find_chapter (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    if (g_str_equal (chapters[i].key, key))
      return chapters[i].key;
  return NULL;
}

static void
free_entry (gpointer data)
{
  g_free (((PandoriaHelpEntry *) data)->id);
  g_free (data);
}

static gboolean
has_id (gconstpointer entry, gconstpointer id)
{
  return g_str_equal (((const PandoriaHelpEntry *) entry)->id, id);
}

static gboolean
read_entry (PandoriaHelpReader *reader, GPtrArray *entries, const char *line, const char *chapter)
{
  gsize indent = strspn (line, " ");
  guint deepest
      = entries->len > 0 ? ((PandoriaHelpEntry *) g_ptr_array_index (entries, entries->len - 1))->level + 1 : 0;
  PandoriaHelpEntry *entry;

  if (!pandoria_help_is_id (line + indent))
    return pandoria_help_reader_fail (reader, reader->line, _ ("This is not the name of a text."));
  if (indent % 2 != 0 || indent / 2 > deepest || (chapter != NULL && indent > 0))
    return pandoria_help_reader_fail (reader, reader->line, _ ("This line is indented too far."));
  if (g_ptr_array_find_with_equal_func (entries, line + indent, has_id, NULL))
    return pandoria_help_reader_fail (reader, reader->line, _ ("This text appears in the contents twice."));
  entry = g_new0 (PandoriaHelpEntry, 1);
  *entry = (PandoriaHelpEntry){ g_strdup (line + indent), (guint) indent / 2, chapter };
  g_ptr_array_add (entries, entry);
  return TRUE;
}

static gboolean
read_contents (PandoriaHelpReader *reader, GPtrArray *entries)
{
  const char *chapter = NULL;

  for (reader->line = 0; reader->lines[reader->line] != NULL; reader->line++)
    {
      const char *line = reader->lines[reader->line];

      if (g_str_has_prefix (line, "== "))
        {
          chapter = find_chapter (line + 3);
          if (chapter == NULL)
            return pandoria_help_reader_fail (reader, reader->line, _ ("There is no such chapter."));
        }
      else if (*line != '\0')
        {
          if (!read_entry (reader, entries, line, chapter))
            return FALSE;
          chapter = NULL;
        }
    }
  return entries->len > 0 || pandoria_help_reader_fail (reader, 0, _ ("The contents are empty."));
}

GPtrArray *
pandoria_help_parse_contents (const char *name, const char *data, GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (free_entry);
  g_auto (GStrv) lines = g_strsplit (data, "\n", -1);
  PandoriaHelpReader reader = { .name = name, .lines = lines };

  if (read_contents (&reader, entries))
    return g_steal_pointer (&entries);
  g_propagate_error (error, reader.error);
  return NULL;
}

static GBytes *
look_up (const char *name, GError **error)
{
  g_autofree char *path = g_strconcat (PANDORIA_HELP_RESOURCES, name, NULL);

  pandoria_help_get_resource (); /* keeps the linker from dropping the resource */
  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

const PandoriaHelpEntry *
pandoria_help_get_entry (guint index)
{
  static GPtrArray *entries = NULL;

  if (entries == NULL)
    {
      g_autoptr (GBytes) bytes = look_up ("contents", NULL);
      g_autofree char *data = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      entries = pandoria_help_parse_contents ("contents", data, NULL);
      g_return_val_if_fail (entries != NULL, NULL);
    }
  return index < entries->len ? g_ptr_array_index (entries, index) : NULL;
}

const char *
pandoria_help_get_chapter_title (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    if (g_strcmp0 (chapters[i].key, key) == 0)
      return _ (chapters[i].title);
  g_return_val_if_reached ("");
}

static PandoriaHelpText *
load (const char *id, const char *name)
{
  g_autoptr (GBytes) bytes = look_up (name, NULL);
  g_autoptr (GError) error = NULL;
  PandoriaHelpText *text = bytes != NULL ? pandoria_help_text_parse (id, name, bytes, &error) : NULL;

  if (error != NULL)
    g_warning ("%s", error->message);
  return text;
}

const PandoriaHelpText *
pandoria_help_find_in (const char *id, const char *language)
{
  static GHashTable *texts = NULL; /* by file name; NULL for missing texts */
  g_autofree char *name = NULL;
  gpointer text;

  g_return_val_if_fail (language != NULL, NULL);

  if (id == NULL || !pandoria_help_is_id (id))
    return NULL;
  if (texts == NULL)
    texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) pandoria_help_text_free);
  name = g_strdup_printf ("%s/%s.help", language, id);
  if (!g_hash_table_lookup_extended (texts, name, NULL, &text))
    {
      text = load (id, name);
      g_hash_table_insert (texts, g_steal_pointer (&name), text);
    }
  return text;
}

const PandoriaHelpText *
pandoria_help_find (const char *id)
{
  for (const char *const *spoken = g_get_language_names (); *spoken != NULL; spoken++)
    if (g_strv_contains (languages, *spoken))
      {
        const PandoriaHelpText *text = pandoria_help_find_in (id, *spoken);

        if (text != NULL)
          return text;
      }
  return pandoria_help_find_in (id, ENGLISH);
}

const char *const *
pandoria_help_get_languages (void)
{
  return languages;
}

char *
pandoria_help_get_label (const PandoriaHelpText *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  if (!g_ascii_isdigit (*text->id))
    return g_strdup (text->title);
  /* Translators: a section of the rules, its number and its title, as in “7.2 Scoring a region”. */
  return g_strdup_printf (C_ ("rule", "%1$s %2$s"), text->id, text->title);
}

/* --- positions -------------------------------------------------------------------------------------------------- */

static GBytes *
look_up_position (const char *id, const char *ending, GError **error)
{
  g_autofree char *name = g_strconcat ("positions/", id, ending, NULL);

  return look_up (name, error);
}

PandoriaGame *
pandoria_help_position_load (const char *id, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  bytes = look_up_position (id, ".pandoria", error);
  if (bytes != NULL)
    record = pandoria_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
  return record != NULL ? pandoria_game_new (record, NULL, error) : NULL;
}

GStrv
pandoria_help_position_get_tries (const char *id)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GStrvBuilder) tries = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  bytes = look_up_position (id, ".try", NULL);
  text = bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : g_strdup ("");
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_strv_builder_add (tries, lines[i]);
  return g_strv_builder_end (tries);
}
