/* The rules to read: contents and texts. Each is loaded when it is first requested, and kept. Also
 * the games that they apply to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-testing.h"

#include "pandoria-learning-resources.h"

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

/* Returns: the number of the chapter @key, or -1. */
static int
find_chapter (const char *key)
{
  return pandoria_key_find (&chapters[0].key, sizeof chapters[0], G_N_ELEMENTS (chapters), key);
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
      = entries->len > 0
            ? ((PandoriaHelpEntry *) g_ptr_array_index (entries, entries->len - 1))->level + 1
            : 0;
  PandoriaHelpEntry *entry;

  if (!pandoria_help_is_id (line + indent))
    return pandoria_help_reader_fail (reader, reader->line, _ ("This is not the name of a text."));
  if (indent % 2 != 0 || indent / 2 > deepest || (chapter != NULL && indent > 0))
    return pandoria_help_reader_fail (reader, reader->line, _ ("This line is indented too far."));
  if (g_ptr_array_find_with_equal_func (entries, line + indent, has_id, NULL))
    return pandoria_help_reader_fail (reader, reader->line,
                                      _ ("This text appears in the contents twice."));
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
          int found = find_chapter (line + 3);

          if (found < 0)
            return pandoria_help_reader_fail (reader, reader->line,
                                              _ ("There is no such chapter."));
          chapter = chapters[found].key;
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

GBytes *
pandoria_help_look_up (const char *name, GError **error)
{
  g_autofree char *path = g_strconcat (PANDORIA_HELP_RESOURCES, name, NULL);

  pandoria_learning_get_resource (); /* keeps the linker from dropping the resource */
  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

const PandoriaHelpEntry *
pandoria_help_get_entry (guint index)
{
  static GPtrArray *entries = NULL;

  if (entries == NULL)
    {
      g_autoptr (GBytes) bytes = pandoria_help_look_up ("contents", NULL);
      g_autofree char *data = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      entries = pandoria_help_parse_contents ("contents", data, NULL);
      g_return_val_if_fail (entries != NULL, NULL);
    }
  return index < entries->len ? g_ptr_array_index (entries, index) : NULL;
}

const char *
pandoria_help_get_chapter_title (const char *key)
{
  int found = find_chapter (key);

  g_return_val_if_fail (found >= 0, "");
  return _ (chapters[found].title);
}

static PandoriaHelpText *
load (const char *id, const char *name)
{
  g_autoptr (GBytes) bytes = pandoria_help_look_up (name, NULL);
  g_autoptr (GError) error = NULL;
  PandoriaHelpText *text
      = bytes != NULL ? pandoria_help_text_parse (id, name, bytes, &error) : NULL;

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
    texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                   (GDestroyNotify) pandoria_help_text_free);
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

/* --- positions ------------------------------------------------------------------------------ */

PandoriaGame *
pandoria_help_position_load (const char *id, GError **error)
{
  g_autofree char *name = g_strdup_printf ("positions/%s.pandoria", id);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (PandoriaRecord) record = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  bytes = pandoria_help_look_up (name, error);
  if (bytes != NULL)
    record = pandoria_record_new_from_data (g_bytes_get_data (bytes, NULL),
                                            g_bytes_get_size (bytes), error);
  return record != NULL ? pandoria_game_new (record, NULL, error) : NULL;
}

GStrv
pandoria_help_position_get_tries (const char *id)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GStrvBuilder) tries = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_autofree char *name = g_strdup_printf ("positions/%s.try", id), *text = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  bytes = pandoria_help_look_up (name, NULL);
  text = bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes))
                       : g_strdup ("");
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_strv_builder_add (tries, lines[i]);
  return g_strv_builder_end (tries);
}

/* --- the games that a part of the rules applies to ------------------------------------------ */

#define EDITIONS (PANDORIA_HELP_FIRST | PANDORIA_HELP_REVISED)
#define VARIANTS                                                              \
  (PANDORIA_HELP_REGULAR | PANDORIA_HELP_FAMILY | PANDORIA_HELP_FAMILY_SPELLS \
   | PANDORIA_HELP_BEGINNER)
#define PLAYERS (PANDORIA_HELP_PLAYERS_2 | PANDORIA_HELP_PLAYERS_3 | PANDORIA_HELP_PLAYERS_4)

/* In the order of their bits. */
static const struct
{
  const char *word, *mark;
} terms_rows[] = {
  { "first", N_ ("First edition") },
  { "revised", N_ ("Revised edition") },
  { "regular", N_ ("Complete game") },
  { "family", N_ ("Family version") },
  { "family-spells", N_ ("Family version with spells") },
  { "beginner", N_ ("Beginner’s game") },
  { "partnership", N_ ("Partnership") },
  { "river", N_ ("The river") },
  { "artifacts", N_ ("Artifacts") },
  { "realms", N_ ("Further realms") },
  { "players-2", N_ ("2 players") },
  { "players-3", N_ ("3 players") },
  { "players-4", N_ ("4 players") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (terms_rows) == PANDORIA_N_HELP_TERMS);

static const PandoriaHelpTerms variants[] = {
  [PANDORIA_VARIANT_REGULAR] = PANDORIA_HELP_REGULAR,
  [PANDORIA_VARIANT_BEGINNER] = PANDORIA_HELP_BEGINNER,
  [PANDORIA_VARIANT_FAMILY] = PANDORIA_HELP_FAMILY,
  [PANDORIA_VARIANT_FAMILY_SPELLS] = PANDORIA_HELP_FAMILY_SPELLS,
};
G_STATIC_ASSERT (G_N_ELEMENTS (variants) == PANDORIA_N_VARIANTS);

PandoriaHelpTerms
pandoria_help_term_find (const char *word)
{
  int term = pandoria_key_find (&terms_rows[0].word, sizeof terms_rows[0],
                                G_N_ELEMENTS (terms_rows), word);

  return term >= 0 ? 1 << term : 0;
}

const char *
pandoria_help_get_edition (PandoriaEdition edition)
{
  g_return_val_if_fail ((guint) edition < PANDORIA_N_EDITIONS, "");
  return _ (terms_rows[edition].mark);
}

const char *
pandoria_help_get_variant (PandoriaVariant variant)
{
  g_return_val_if_fail ((guint) variant < PANDORIA_N_VARIANTS, "");
  return _ (terms_rows[g_bit_nth_lsf (variants[variant], -1)].mark);
}

static gboolean
has_further_realm (const PandoriaSetup *setup)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].realm < PANDORIA_N_REALMS
        && pandoria_realm_get_origin ((PandoriaRealm) setup->players[i].realm)
               != PANDORIA_ORIGIN_BASE)
      return TRUE;
  return FALSE;
}

PandoriaHelpTerms
pandoria_help_terms_of_setup (const PandoriaSetup *setup)
{
  PandoriaHelpTerms terms;

  g_return_val_if_fail (
      setup != NULL && setup->n_players >= 2 && setup->n_players <= PANDORIA_MAX_PLAYERS, 0);

  /* Editions and numbers of players are in the order of their bits. */
  terms = PANDORIA_HELP_FIRST << setup->edition | variants[setup->variant]
          | PANDORIA_HELP_PLAYERS_2 << (setup->n_players - 2);
  if (setup->partnership)
    terms |= PANDORIA_HELP_PARTNERSHIP;
  if (setup->board.side == PANDORIA_SIDE_B)
    terms |= PANDORIA_HELP_RIVER;
  if (setup->artifacts)
    terms |= PANDORIA_HELP_ARTIFACTS;
  if (has_further_realm (setup))
    terms |= PANDORIA_HELP_REALMS;
  return terms;
}

static gboolean
has_one_of (guint terms, guint game, guint kind)
{
  return (terms & kind) == 0 || (terms & game & kind) != 0;
}

gboolean
pandoria_help_terms_hold (PandoriaHelpTerms terms, PandoriaHelpTerms game)
{
  guint others = terms & ~(guint) (EDITIONS | VARIANTS | PLAYERS);

  if (game == 0)
    return TRUE;
  return has_one_of (terms, game, EDITIONS) && has_one_of (terms, game, VARIANTS)
         && has_one_of (terms, game, PLAYERS) && (others & ~game) == 0;
}

char *
pandoria_help_terms_describe (PandoriaHelpTerms terms)
{
  g_autoptr (GString) mark = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (terms_rows); i++)
    if ((terms & 1 << i) != 0)
      g_string_append_printf (mark, "%s%s", mark->len > 0 ? ", " : "", _ (terms_rows[i].mark));
  return g_string_free (g_steal_pointer (&mark), FALSE);
}
