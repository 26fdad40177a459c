/* Tests that a file's fault is reported with line, place and expectation, in the reader's language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "pandoria-json.h"
#include "pandoria-library-testing.h"
#include "pandoria-record.h"

/* --- lines ---------------------------------------------------------------------------------- */

static const char lines_text[] = "\n"
                                 "{ \"a\": { \"x\": [1, {\n"
                                 "    \"deep\": [[], [\n"
                                 "      \"}]\\\"{[\", -1.5e3, true ]]\n"
                                 "  } ], \"a\": null },\n"
                                 "  \"x\": false,\n"
                                 "  \"\\u0062\": [\n"
                                 "    {},\n"
                                 "    { \"a\": 1,\n"
                                 "      \"c\":\n"
                                 "        [ 7,\n"
                                 "          8 ] } ]\n"
                                 "}\n";

static const struct
{
  const char *path;
  guint line;
} places[] = {
  { "", 2 },
  { "a", 2 },
  { "a.x", 2 },
  { "a.x[0]", 2 },
  { "a.x[1]", 2 },
  { "a.x[1].deep", 3 },
  { "a.x[1].deep[1]", 3 },
  { "a.x[1].deep[1][0]", 4 },
  { "a.a", 5 }, /* the member of that name at this level */
  { "x", 6 },
  { "b", 7 }, /* in any format */
  { "b[0]", 8 },
  { "b[1].c", 10 },
  { "b[1].c[0]", 11 },
  { "b[1].c[1]", 12 },
  /* a missing member has the place where it should be */
  { "nothing", 2 },
  { "b[1].missing", 9 },
  { "b[1].c[2]", 10 },
  { "b[0].missing.further", 8 },
  { "x.of.nothing", 6 },
  { "x[3]", 6 },
  /* no path at all */
  { "b[", 7 },
  { "b[1", 7 },
  { "..", 2 },
};

static void
test_lines (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (lines_text, strlen (lines_text));
  g_autoptr (GError) error = NULL;

  g_assert_true (pandoria_json_check (bytes, &error));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_test_message ("“%s”", places[i].path);
      g_assert_cmpuint (pandoria_json_find_line (bytes, places[i].path), ==, places[i].line);
    }
}

/* --- sentences ------------------------------------------------------------------------------ */

typedef enum
{
  ENGLISH,
  GERMAN,
  DUTCH,
  ITALIAN,
  N_LANGUAGES,
} Language;

static const char *const languages[] = { "", "de", "nl", "it" };

/* Each case has the text that replaces a line of a valid file, and the complete message. */
static const struct
{
  const char *find, *replacement;
  const char *said[N_LANGUAGES];
} faults[] = {
  { "\"realm\":\"humans\"",
    "\n\"realm\":\n\"dwarf\"",
    { "line 2: setup.players[0].realm: “dwarf” is not a realm",
      "Zeile 2: setup.players[0].realm: „dwarf“ ist kein Volk",
      "regel 2: setup.players[0].realm: ‘dwarf’ is geen volk",
      "riga 2: setup.players[0].realm: «dwarf» non è un regno" } },
  { "\"realm\":\"humans\"",
    "\n\"realm\":\"elves\"\n",
    { "line 3: setup.players[1].realm: another player has this realm, and “sameRealm” is not set",
      "Zeile 3: setup.players[1].realm: ein anderer Spieler hat dieses Volk, und „sameRealm“ ist "
      "nicht gesetzt",
      "regel 3: setup.players[1].realm: een andere speler heeft dit volk, en ‘sameRealm’ is niet "
      "ingesteld",
      "riga 3: setup.players[1].realm: un altro giocatore ha questo regno, e «sameRealm» non è "
      "impostato" } },
  { "\"start\":[\"D5\",\"D6\",\"E5\",\"E6\"]",
    "\"start\":\n[\"D5\",\"D6\",\n\"E5\"]",
    { "line 1: setup.board.start: elements in this list: 3; there must be 4",
      "Zeile 1: setup.board.start: Liste mit 4 Elementen erwartet; vorhanden: 3",
      "regel 1: setup.board.start: lijst met 4 elementen verwacht; aanwezig: 3",
      "riga 1: setup.board.start: elementi in questo elenco: 3; devono essere 4" } },
  { "{\"do\":\"end-turn\"}",
    "\n\n{}",
    { "line 3: actions[2].do: is missing", "Zeile 3: actions[2].do: fehlt",
      "regel 3: actions[2].do: ontbreekt", "riga 3: actions[2].do: manca" } },
  { "{\"do\":\"end-turn\"}",
    "\n{\"do\":}",
    { "line 2: unexpected “}”", "Zeile 2: unerwartetes „}“", "regel 2: onverwachte ‘}’",
      "riga 2: «}» inatteso" } },
  { "\"version\":1,\"id\":\"0000",
    "\n\"version\":70,\"id\":\"0000",
    { "line 2: version: 70 is from a newer version of the program; this one reads version 1",
      "Zeile 2: version: 70 stammt aus einer neueren Version des Programms; diese liest Version 1",
      "regel 2: version: 70 is van een nieuwere versie van het programma; deze leest versie 1",
      "riga 2: version: 70 viene da una versione più recente del programma; questa legge la "
      "versione 1" } },
};

static void
set_language (Language language)
{
  g_setenv ("LANGUAGE", languages[language], TRUE);
  textdomain ("messages"); /* this change makes gettext check the language again */
  textdomain (GETTEXT_PACKAGE);
}

static void
test_sentences (gconstpointer data)
{
  Language language = (Language) GPOINTER_TO_INT (data);

  set_language (language);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *text = fixture_replace (faults[i].find, faults[i].replacement);
      g_autoptr (GError) error = NULL;

      g_assert_null (pandoria_record_new_from_data (text, strlen (text), &error));
      g_assert_cmpstr (error->message, ==, faults[i].said[language]);
    }
}

static void
test_missing_file (void)
{
  g_autoptr (GError) error = NULL;

  set_language (GERMAN);
  g_assert_null (pandoria_record_new_from_file ("/nonexistent/a\n\xe2\x80\xae\xffz", &error));
  if (!g_str_has_prefix (error->message,
                         "/nonexistent/a \357\277\275z: kann nicht gelesen werden: "))
    g_error ("%s", error->message);
}

/* --- what the archive remembers ------------------------------------------------------------- */

static void
on_loaded (GObject *archive, GAsyncResult *result, gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* Returns: (transfer full): the archive's message about the only file of @folder. */
static char *
describe_only_file (const char *folder, const char *index)
{
  PandoriaArchive *archive = pandoria_archive_new_for (folder, index), *left = NULL;
  g_autoptr (PandoriaArchiveEntry) entry = NULL;
  gboolean loaded = FALSE;
  char *text;

  pandoria_archive_load_async (archive, on_loaded, &loaded);
  while (!loaded || pandoria_archive_is_busy (archive))
    g_main_context_iteration (NULL, TRUE);
  entry = g_list_model_get_item (pandoria_archive_get_games (archive), 0);
  text = pandoria_archive_entry_describe_fault (entry);
  g_set_weak_pointer (&left, archive); /* its last jobs may still hold a reference */
  g_object_unref (archive);
  while (left != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_usleep (20000); /* the index may still be written */
  return text;
}

/* A stored fault is reported in the present language, not in the language in which it was stored.
 */
static void
test_archive (void)
{
  static const char *const said[] = { "line 2: unexpected “x”", "Zeile 2: unerwartetes „x“",
                                      "regel 2: onverwachte ‘x’", "riga 2: «x» inatteso" };
  char *top = fixture_make_folder ();
  g_autofree char *games = g_build_filename (top, "games", NULL);
  g_autofree char *index = g_build_filename (top, "index", NULL);
  g_autofree char *path = g_build_filename (games, "a.pandoria", NULL);

  g_mkdir (games, 0700);
  g_file_set_contents (path, "{\n  x", -1, NULL);
  for (guint i = 0; i < 2 * N_LANGUAGES; i++)
    {
      g_autofree char *text = NULL;

      set_language ((Language) (i / 2)); /* each twice: from the file, and from the index */
      text = describe_only_file (games, index);
      if (strstr (text, said[i / 2]) == NULL)
        g_error ("“%s” does not say “%s”", text, said[i / 2]);
    }
  fixture_remove_folder (top);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("PANDORIA_CATALOGUES"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  /* GLib checks only once whether a translation exists. */
  set_language (GERMAN);
  g_dgettext (GETTEXT_PACKAGE, "is missing");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file-faults/lines", test_lines);
  for (int i = 0; i < N_LANGUAGES; i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/file-faults/sentences/%s", i > 0 ? languages[i] : "en");

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_sentences);
    }
  g_test_add_func ("/file-faults/missing-file", test_missing_file);
  g_test_add_func ("/file-faults/archive", test_archive);
  return g_test_run ();
}
