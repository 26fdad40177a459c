/* Tests the help texts: shipped files, damaged files, and the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "help-text.h"
#include "pandoria-event.h"
#include "pandoria-notation.h"

/* --- parts ---------------------------------------------------------------------------------- */

static PandoriaHelpText *
parse (const char *data, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, strlen (data));

  return pandoria_help_text_parse ("7.2", "en/7.2.help", bytes, error);
}

static const PandoriaHelpBlock *
get_block (const PandoriaHelpText *text, guint index)
{
  g_assert_cmpuint (index, <, text->blocks->len);
  return g_ptr_array_index (text->blocks, index);
}

static const PandoriaHelpRun *
get_run (const PandoriaHelpBlock *block, guint item, guint index)
{
  const GPtrArray *runs = g_ptr_array_index (block->items, item);

  g_assert_cmpuint (index, <, runs->len);
  return g_ptr_array_index (runs, index);
}

static void
assert_run (const PandoriaHelpRun *run, PandoriaHelpRunKind kind, const char *text,
            const char *target)
{
  g_assert_cmpint (run->kind, ==, kind);
  g_assert_cmpstr (run->text, ==, text);
  g_assert_cmpstr (run->target, ==, target);
}

/* --- reading -------------------------------------------------------------------------------- */

static void
test_parse (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaHelpText) text
      = parse ("# Scoring \n? surplus , over\n\nIt counts *twice*,\nsee "
               "[closing](7.1)\\*.\n---\n@ first, players-2\n- a\n- b\n\n"
               "! closing | Hills | hills\n",
               &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text->title, ==, "Scoring");
  g_assert_cmpstr (text->words[0], ==, "surplus");
  g_assert_cmpstr (text->words[1], ==, "over");
  g_assert_cmpuint (text->blocks->len, ==, 3);
  g_assert_true (get_block (text, 0)->is_short);
  assert_run (get_run (get_block (text, 0), 0, 0), PANDORIA_HELP_WORDS, "It counts ", NULL);
  assert_run (get_run (get_block (text, 0), 0, 1), PANDORIA_HELP_EMPHASIS, "twice", NULL);
  assert_run (get_run (get_block (text, 0), 0, 2), PANDORIA_HELP_WORDS, ", see ", NULL);
  assert_run (get_run (get_block (text, 0), 0, 3), PANDORIA_HELP_REFERENCE, "closing", "7.1");
  assert_run (get_run (get_block (text, 0), 0, 4), PANDORIA_HELP_WORDS, "*.", NULL);
  g_assert_cmpint (get_block (text, 1)->kind, ==, PANDORIA_HELP_BLOCK_LIST);
  g_assert_false (get_block (text, 1)->is_short);
  g_assert_cmpint (get_block (text, 1)->terms, ==, PANDORIA_HELP_FIRST | PANDORIA_HELP_PLAYERS_2);
  g_assert_cmpuint (get_block (text, 1)->items->len, ==, 2);
  g_assert_cmpstr (get_block (text, 2)->picture, ==, "closing");
  g_assert_cmpstr (get_block (text, 2)->caption, ==, "Hills | hills");
}

/* Any file gives a text, or an error message with the place of its fault. */
static void
test_faults (void)
{
  static const struct
  {
    const char *data, *says;
  } faults[] = {
    { "", "line 1: A text begins with its title" },
    { "Title\n\nText.\n", "line 1: A text begins with its title" },
    { "# \n\nText.\n", "line 1: A text begins with its title" },
    { "#  \n\nText.\n", "line 1: A text begins with its title" },
    { "# Title\n", "line 1: There is nothing below the title." },
    { "# Title\n\nIt is *so.\n", "line 3: What begins with * ends with *" },
    { "# Title\n\nIt is ** so.\n", "line 3: What begins with * ends with *" },
    { "# Title\n\nIt *is [so](7)*.\n", "line 3: What begins with * ends with *" },
    { "# Title\n\nSee [closing.\n", "line 3: A reference is written" },
    { "# Title\n\nSee [closing] (7.1).\n", "line 3: A reference is written" },
    { "# Title\n\nSee [closing](7.1.\n", "line 3: A reference is written" },
    { "# Title\n\nSee [](7.1).\n", "line 3: A reference is written" },
    { "# Title\n\nSee [closing](../7.1).\n", "line 3: A reference is written" },
    { "# Title\n\n! closing\n", "line 3: A picture is one line" },
    { "# Title\n\n! closing |\n", "line 3: A picture is one line" },
    { "# Title\n\n! closing | Hills\nand more\n", "line 3: A picture is one line" },
    { "# Title\n\n@ second\nText.\n", "line 3: “second” is no edition" },
    { "# Title\n\n@ first\n\nText.\n", "line 4: A block is missing" },
    { "# Title\n\n@ first", "line 4: A block is missing" },
    { "# Title\n\n- one\ntwo\n", "line 4: Each line of a list" },
    { "# Title\n\nText\n@ first\n", "line 4: An empty line is missing" },
    { "# Title\n\nText\n# Another\n", "line 4: An empty line is missing" },
    { "# Title\n---\nText.\n", "line 2: “---” appears once" },
    { "# Title\n\nText.\n---\nText.\n---\n", "line 6: “---” appears once" },
    { "# Title\n\nText\x01.\n", "line 1: The file contains a control character." },
    { "# Title\n\nText\xff.\n", "line 1: The file is not UTF-8." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      PandoriaHelpText *text = parse (faults[i].data, &error);

      g_assert_null (text);
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "en/7.2.help: "));
      if (strstr (error->message, faults[i].says) == NULL)
        g_error ("%s: %s", faults[i].data, error->message);
    }
}

static void
test_hostile (void)
{
  g_autofree char *filler = g_strnfill (70000, 'a'),
                  *data = g_strconcat ("# Title\n\n", filler, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) empty = g_bytes_new (NULL, 0), zero = g_bytes_new ("# T\0\n\nText", 10);

  g_assert_null (parse (data, &error));
  g_assert_nonnull (strstr (error->message, "The file is too long."));
  g_assert_null (pandoria_help_text_parse ("0", "en/0.help", empty, NULL));
  g_assert_null (pandoria_help_text_parse ("0", "en/0.help", zero, NULL));
}

/* Every truncated text, and every text with a changed byte, gives a text or an error message. */
static void
test_spoilt (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (14);
  const PandoriaHelpEntry *entry;

  for (guint i = 0; (entry = pandoria_help_get_entry (i)) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf (PANDORIA_HELP_RESOURCES "de/%s.help", entry->id);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      gsize size = g_bytes_get_size (bytes);

      for (guint j = 0; j < 40; j++)
        {
          g_autofree char *copy = g_memdup2 (g_bytes_get_data (bytes, NULL), size);
          gsize at = (gsize) g_rand_int_range (random, 0, (int) size);
          g_autoptr (GBytes) spoilt = NULL;
          g_autoptr (GError) error = NULL;
          g_autoptr (PandoriaHelpText) text = NULL;

          copy[at] = "*[]()\n@!-\\\x80"[g_rand_int_range (random, 0, 11)];
          spoilt = g_bytes_new (copy, j % 2 == 0 ? size : at);
          text = pandoria_help_text_parse (entry->id, "spoilt", spoilt, &error);
          g_assert_true ((text == NULL) == (error != NULL));
        }
    }
}

static void
test_contents (void)
{
  static const struct
  {
    const char *data, *says;
  } faults[] = {
    { "", "line 1: The contents are empty." },
    { "== nowhere\n0\n", "line 1: There is no such chapter." },
    { "== turn\n6\n    6.1\n", "line 3: This line is indented too far." },
    { "== turn\n6\n 6.1\n", "line 3: This line is indented too far." },
    { "== turn\n  6\n", "line 2: This line is indented too far." },
    { "== turn\n6\n6\n", "line 3: This text appears in the contents twice." },
    { "== turn\nThe Turn\n", "line 2: This is not the name of a text." },
  };
  g_autoptr (GPtrArray) entries
      = pandoria_help_parse_contents ("contents", "== turn\n6\n  6.1\n\n== scoring\n7\n", NULL);

  g_assert_cmpuint (entries->len, ==, 3);
  g_assert_cmpstr (((PandoriaHelpEntry *) g_ptr_array_index (entries, 0))->chapter, ==, "turn");
  g_assert_cmpuint (((PandoriaHelpEntry *) g_ptr_array_index (entries, 1))->level, ==, 1);
  g_assert_null (((PandoriaHelpEntry *) g_ptr_array_index (entries, 1))->chapter);
  g_assert_cmpstr (((PandoriaHelpEntry *) g_ptr_array_index (entries, 2))->chapter, ==, "scoring");
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (pandoria_help_parse_contents ("contents", faults[i].data, &error));
      g_assert_nonnull (strstr (error->message, faults[i].says));
    }
}

/* --- for which games ------------------------------------------------------------------------ */

static void
test_terms (void)
{
  PandoriaSetup setup;
  PandoriaHelpTerms game;
  g_autofree char *mark
      = pandoria_help_terms_describe (PANDORIA_HELP_REVISED | PANDORIA_HELP_PLAYERS_4);

  pandoria_setup_init (&setup, 3);
  game = pandoria_help_terms_of_setup (&setup);
  g_assert_cmpint (game, ==, PANDORIA_HELP_FIRST | PANDORIA_HELP_REGULAR | PANDORIA_HELP_PLAYERS_3);
  setup.artifacts = TRUE;
  setup.edition = PANDORIA_EDITION_REVISED;
  setup.players[1].realm = PANDORIA_REALM_GHOSTS;
  setup.board.side = PANDORIA_SIDE_B;
  game = pandoria_help_terms_of_setup (&setup);
  g_assert_cmpint (game, ==,
                   PANDORIA_HELP_REVISED | PANDORIA_HELP_REGULAR | PANDORIA_HELP_PLAYERS_3
                       | PANDORIA_HELP_ARTIFACTS | PANDORIA_HELP_REALMS | PANDORIA_HELP_RIVER);
  g_assert_true (pandoria_help_terms_hold (0, game));
  g_assert_true (pandoria_help_terms_hold (PANDORIA_HELP_FIRST | PANDORIA_HELP_REVISED, game));
  g_assert_false (pandoria_help_terms_hold (PANDORIA_HELP_FIRST, game));
  g_assert_true (pandoria_help_terms_hold (
      PANDORIA_HELP_REGULAR | PANDORIA_HELP_BEGINNER | PANDORIA_HELP_RIVER, game));
  g_assert_false (pandoria_help_terms_hold (PANDORIA_HELP_RIVER | PANDORIA_HELP_PARTNERSHIP, game));
  g_assert_false (
      pandoria_help_terms_hold (PANDORIA_HELP_ARTIFACTS | PANDORIA_HELP_PLAYERS_2, game));
  g_assert_true (pandoria_help_terms_hold (PANDORIA_HELP_FIRST, 0));
  g_assert_cmpint (pandoria_help_term_find ("second"), ==, 0);
  g_assert_cmpstr (mark, ==, "Revised edition, 4 players");
}

/* --- shipped texts -------------------------------------------------------------------------- */

static void
count_kinds (const PandoriaHelpText *text, guint *n)
{
  for (guint i = 0; i < text->blocks->len; i++)
    n[get_block (text, i)->kind]++;
}

static void
check_references (const PandoriaHelpText *text)
{
  g_auto (GStrv) ids = pandoria_help_text_get_references (text);

  for (guint i = 0; ids[i] != NULL; i++)
    if (pandoria_help_find_in (ids[i], "en") == NULL)
      g_error ("%s: the reference to “%s” leads nowhere", text->id, ids[i]);
  for (guint i = 0; i < text->blocks->len; i++)
    if (get_block (text, i)->picture != NULL)
      {
        g_autofree char *path = g_strconcat (PANDORIA_HELP_RESOURCES "positions/",
                                             get_block (text, i)->picture, ".pandoria", NULL);

        g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
      }
}

/* Every language has each text, with the same pictures, and all references are valid. */
static void
test_shipped (void)
{
  const char *const *languages = pandoria_help_get_languages ();
  const PandoriaHelpEntry *entry;
  guint n = 0;

  for (; (entry = pandoria_help_get_entry (n)) != NULL; n++)
    {
      guint english[3] = { 0 };

      count_kinds (help_text_get (entry->id, "en"), english);
      for (guint j = 0; languages[j] != NULL; j++)
        {
          const PandoriaHelpText *text = help_text_get (entry->id, languages[j]);
          g_autofree char *brief = pandoria_help_text_get_short (text, 0);
          guint own[3] = { 0 };

          g_assert_cmpuint (strlen (brief), >, 20);
          check_references (text);
          count_kinds (text, own);
          if (own[PANDORIA_HELP_BLOCK_PICTURE] != english[PANDORIA_HELP_BLOCK_PICTURE])
            g_error ("data/help/%s/%s.help has not the pictures of the English text", languages[j],
                     entry->id);
        }
    }
  g_assert_cmpuint (n, >=, 60);
}

/* Every section cited by an entry of the ledger exists. */
static void
test_cited (void)
{
  for (guint kind = 0; kind < PANDORIA_N_EVENTS; kind++)
    if (kind != PANDORIA_EVENT_ADJUST)
      help_text_get (pandoria_event_rule ((PandoriaEventKind) kind), "en");
  g_assert_null (pandoria_help_find ("6.9"));
  g_assert_null (pandoria_help_find (""));
  g_assert_null (pandoria_help_find (NULL));
  g_assert_null (pandoria_help_find ("../contents"));
}

/* Every position can be loaded, and each suggested act is accepted there as a single act. */
static void
test_positions (void)
{
  g_auto (GStrv) names
      = g_resources_enumerate_children (PANDORIA_HELP_RESOURCES "positions", 0, NULL);
  guint n = 0, n_tries = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strcspn (names[i], "."));
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaGame) game = pandoria_help_position_load (id, &error);
      g_auto (GStrv) tries = pandoria_help_position_get_tries (id);
      PandoriaSeats seats;

      g_assert_no_error (error);
      n++;
      pandoria_seats_init (&seats, pandoria_game_get_record (game));
      for (guint j = 0; tries[j] != NULL; j++, n_tries++)
        {
          g_autoptr (PandoriaNotedLine) line
              = pandoria_notation_read (&seats, pandoria_game_get_state (game), tries[j]);

          if (line->fault != NULL)
            g_error ("%s: %s: %s", id, tries[j], line->fault->message);
          g_assert_cmpuint (line->acts->len, ==, 1);
        }
    }
  g_assert_cmpuint (n, >=, 10);
  g_assert_cmpuint (n_tries, >=, 10);
  g_assert_null (pandoria_help_position_load ("nothing", NULL));
}

/* --- finding -------------------------------------------------------------------------------- */

static guint
find_place (const char *search, const char *id)
{
  g_autoptr (GPtrArray) found = pandoria_help_search (search);

  for (guint i = 0; i < found->len; i++)
    if (g_str_equal (((const PandoriaHelpText *) g_ptr_array_index (found, i))->id, id))
      return i;
  return G_MAXUINT;
}

static void
test_search (void)
{
  static const char *const surplus[]
      = { "surplus", "überzählig", "überzählige", "UBERZAHLIG", "overtollig",
          "eccesso", "overflow",   "Überlauf",    "uberlauf" };
  g_autoptr (GPtrArray) none = pandoria_help_search ("xylophone"),
                        nothing = pandoria_help_search ("  ");

  for (guint i = 0; i < G_N_ELEMENTS (surplus); i++)
    if (find_place (surplus[i], "7.2") > 4)
      g_error ("“%s” does not find 7.2 among the first: %u", surplus[i],
               find_place (surplus[i], "7.2"));
  g_assert_cmpuint (find_place ("7.2", "7.2"), ==, 0);
  g_assert_cmpuint (find_place ("Scoring a region", "7.2"), ==, 0);
  g_assert_cmpuint (find_place ("tiebreaker", "10"), <, 2);
  g_assert_cmpuint (find_place ("maximum", "0"), ==, 0);
  g_assert_cmpuint (find_place ("ship", "15"), <,
                    find_place ("ship", "13")); /* not the end of “partnership” */
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (nothing->len, ==, 0);
}

/* Questions of a player who sees a region close. */
static void
test_search_closing (void)
{
  static const char *const closing[] = { "closing",   "closed",   "abschließen", "geschlossen",
                                         "afsluiten", "gesloten", "chiusura",    "chiusa" };

  for (guint i = 0; i < G_N_ELEMENTS (closing); i++)
    if (find_place (closing[i], "7.1") > 2)
      g_error ("“%s” does not find 7.1 among the first: %u", closing[i],
               find_place (closing[i], "7.1"));
}

/* A title in any language finds its text, first or among similar titles. The names of cards find
 * their texts, too. Tests each title in one language, with -m slow in all. */
static void
test_search_titles (void)
{
  const char *const *languages = pandoria_help_get_languages ();
  const PandoriaHelpEntry *entry;

  for (guint i = 0; (entry = pandoria_help_get_entry (i)) != NULL; i++)
    for (guint j = 0; languages[j] != NULL; j++)
      {
        const PandoriaHelpText *text = pandoria_help_find_in (entry->id, languages[j]);

        if (!g_test_slow () && (i + j) % 4 != 0)
          continue;
        if (text != NULL && find_place (text->title, entry->id) > 8)
          g_error ("“%s” does not find %s among the first", text->title, entry->id);
      }
}

/* Questions of players (from the publisher's FAQ), in their own words in each language, find the
 * answer among the first results. */
static void
test_questions (void)
{
  static const struct
  {
    const char *id, *searches[4]; /* in the order of the languages */
  } questions[] = {
    { "printed",
      { "printed terrain Teleport", "Teleportieren aufgedruckt", "Teleport voorgedrukt",
        "Teleport stampato" } },
    { "leader",
      { "spell leader", "Zauberspruch Anführer", "toverspreuk leider", "incantesimo leader" } },
    { "leader-back",
      { "take back leader", "Anführer zurücknehmen", "leider terugnemen", "riprendere leader" } },
    { "hole", { "hole closed", "Loch abgeschlossen", "gat afgesloten", "buco chiusa" } },
    { "gap", { "gap one space", "Lücke ein Feld", "gat één veld", "buco esagono" } },
    { "monument",
      { "monument example wood", "Beispiel Monument", "voorbeeld monument", "esempio monumento" } },
    { "surplus",
      { "surplus several regions", "überzählig mehrere Gebiete", "overtollig meerdere gebieden",
        "eccesso più regioni" } },
    { "tie",
      { "tie resources", "Gleichstand Ressourcen", "gelijke stand grondstoffen",
        "pareggio risorse" } },
    { "empty",
      { "stack empty castle", "Stapel leer Burg", "stapel leeg kasteel", "pila vuota castello" } },
    { "nobody", { "nobody can place", "niemand legen", "niemand plaatsen", "nessuno piazzare" } },
    { "no-effect",
      { "spell without effect", "Zauberspruch ohne Wirkung", "toverspreuk zonder effect",
        "incantesimo senza effetto" } },
    { "carpenter",
      { "Carpenter covered", "Zimmermann überbaut", "Carpenter overbouwd", "Carpenter coperto" } },
    { "buy", { "may I buy", "darf ich kaufen", "mag ik kopen", "posso comprare" } },
    { "large-small", { "large small", "großer kleiner", "Large Small", "Large Small" } },
    { "twice",
      { "figure counts twice", "Figur zählt doppelt", "figuur telt dubbel", "pedina due volte" } },
    { "castle",
      { "figure castle inside region", "Figur Burg Gebiet", "figuur kasteel gebied",
        "pedina castello regione" } },
    { "late",
      { "placed after closing", "nach dem Abschließen", "na het afsluiten", "dopo la chiusura" } },
    { "wood",
      { "wood this turn", "Holz Zug bauen", "hout beurt bouwen", "legno turno costruire" } },
    { "cheaper",
      { "cheaper building", "billigeres Gebäude", "goedkoper gebouw", "edificio meno caro" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    for (guint j = 0; j < 4; j++)
      {
        g_autofree char *id = g_strconcat ("question-", questions[i].id, NULL);
        guint place = find_place (questions[i].searches[j], id);

        if (place > 2)
          g_error ("“%s” does not find %s among the first: %u", questions[i].searches[j], id,
                   place);
      }
}

/* --- questions as they are asked ------------------------------------------------------------ */

/** Tally: how many questions found their answer. */
typedef struct
{
  guint n, first, among_three;
} Tally;

/* Adds the place of the best of the texts @ids for the question @search. */
static void
tally (Tally *sum, const char *search, const char *const *ids)
{
  g_autoptr (GPtrArray) found = pandoria_help_search (search);
  guint place = G_MAXUINT;

  for (guint i = 0; i < found->len && place == G_MAXUINT; i++)
    if (g_strv_contains (ids, ((const PandoriaHelpText *) g_ptr_array_index (found, i))->id))
      place = i;
  sum->n++;
  sum->first += place == 0 ? 1 : 0;
  sum->among_three += place < 3 ? 1 : 0;
  if (place >= 3)
    g_test_message ("“%s” does not find %s among the first three", search, ids[0]);
}

/* Reads the lines "language | ids | question | keywords" of the file @name. Asks the questions in
 * @language (NULL: in all languages). */
static void
ask (const char *name, const char *language, Tally *questions, Tally *keywords)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "learning", name, NULL), *data = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (path, &data, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (data, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], " | ", -1), ids = NULL;

      if (*lines[i] == '#' || *lines[i] == '\0'
          || (language != NULL && !g_str_equal (columns[0], language)))
        continue;
      g_assert_cmpuint (g_strv_length (columns), >=, 3);
      ids = g_strsplit (columns[1], " ", -1);
      tally (questions, columns[2], (const char *const *) ids);
      if (columns[3] != NULL)
        tally (keywords, columns[3], (const char *const *) ids);
    }
}

/* Fails with a sentence if fewer than @percent of the @n questions found their answer. */
static void
assert_found (const char *where, guint found, guint n, guint percent)
{
  if (found * 100 < n * percent)
    g_error (
        "%u of %u questions find their answer %s, fewer than %u %%: add their words after '?' to "
        "the help texts of the answers (recipe 10 of HACKING.md)",
        found, n, where, percent);
}

/* Questions of players in four languages, as they ask them and in two or three words. */
static void
test_asked (void)
{
  Tally questions = { 0 }, keywords = { 0 };

  ask ("questions-asked.txt", NULL, &questions, &keywords);
  g_assert_cmpuint (questions.n, >, 0);
  assert_found ("first", questions.first, questions.n, 86);
  assert_found ("among the first three", questions.among_three, questions.n, 97);
  g_assert_cmpuint (keywords.n, >, 0);
  assert_found ("first, by keywords", keywords.first, keywords.n, 86);
  assert_found ("among the first three, by keywords", keywords.among_three, keywords.n, 100);
}

/* Other questions: in each language nine of ten find their answer among the first three. */
static void
test_asked_more (void)
{
  const char *const *languages = pandoria_help_get_languages ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      Tally questions = { 0 }, keywords = { 0 };

      ask ("questions-more.txt", languages[i], &questions, &keywords);
      g_assert_cmpuint (questions.n, >, 0);
      assert_found ("among the first three", questions.among_three, questions.n, 90);
      assert_found ("first", questions.first, questions.n, 75);
    }
}

/* Punctuation, small words, endings and missing umlauts do not matter. */
static void
test_search_forms (void)
{
  static const char *const castles[] = { "castles", "Castle?", "(castle)", "the castle, please" };

  for (guint i = 0; i < G_N_ELEMENTS (castles); i++)
    g_assert_cmpuint (find_place (castles[i], "question-castle-back"), <, 8);
  g_assert_cmpuint (find_place ("adopting", "spell-adopt"), ==, 0);
  g_assert_cmpuint (find_place ("tie-break", "question-tie"), <, 3);
  g_assert_cmpuint (find_place ("Anfuehrer zuruecknehmen", "question-leader-back"), <, 3);
  g_assert_cmpuint (find_place ("may I", "xylophone"), ==, G_MAXUINT); /* only small words */
}

/* A result shows the sentence that matches, and the words that were found if some were not. */
static void
test_search_sentence (void)
{
  const PandoriaHelpText *text = pandoria_help_find ("6.4");
  g_autofree char *sentence = pandoria_help_search_sentence ("is there a hand limit?", text, 0),
                  *other = pandoria_help_search_sentence ("xylophone", text, 0),
                  *family = pandoria_help_search_sentence ("limit", text, PANDORIA_HELP_FAMILY),
                  *all = pandoria_help_search_nearest ("hand limit?", text),
                  *some = pandoria_help_search_nearest ("the limit of a xylophone", text);

  g_assert_cmpstr (sentence, ==, "There is no limit to your cards in hand.");
  g_assert_true (g_str_has_prefix (other, "All regions that were closed in this turn"));
  g_assert_cmpstr (family, !=, sentence);
  g_assert_null (all);
  g_assert_cmpstr (some, ==, "limit");
}

/* --- setting up the table ------------------------------------------------------------------- */

/* Returns: (transfer full): the page of the table for the game @text. */
static PandoriaHelpText *
make_table (const char *text)
{
  g_autoptr (PandoriaFault) fault = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_notation_read_game (text, &fault);
  g_autofree char *source = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaHelpText *table;

  if (record == NULL)
    g_error ("%s", fault->message);
  source = pandoria_help_write_table (record);
  bytes = g_bytes_new (source, strlen (source));
  table = pandoria_help_text_parse ("table", "table", bytes, &error);
  g_assert_no_error (error);
  return table;
}

/* The list of materials for @setup, the lines after the edition, contains all of @lines, in this
 * order. */
static void
assert_table (const char *setup, const char *const *lines)
{
  g_autofree char *text = g_strconcat ("pandoria 1\nrules: first ", setup, NULL);
  g_autoptr (PandoriaHelpText) table = make_table (text);
  g_autofree char *plain = pandoria_help_block_to_plain (get_block (table, 0));
  const char *at = plain;

  g_assert_cmpint (get_block (table, 0)->kind, ==, PANDORIA_HELP_BLOCK_LIST);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *found = strstr (at, lines[i]);

      if (found == NULL)
        g_error ("“%s” is missing or too early in:\n%s", lines[i], plain);
      at = found + strlen (lines[i]);
    }
}

#define TABLE_TILES "begins: blue\ntiles: F1 H6 C2 H7 H2 I6 M0 I7\n"

static void
test_table (void)
{
  static const char *const regular[]
      = { "Each player: 5 workers, the leader and 2 castles of one color.\n",
          "Put 8 of the 48 double tiles back into the box unseen.\n",
          "The stack has 36.\n",
          "Single tiles: 8 in a stack, face down.\n",
          "Cards: shuffle all 54.",
          "Monuments, from the top of the stack: 2 × 6, 2 × 5, 2 × 4, 4 × 3.\n",
          "Board: side A.\n",
          "Starting tiles: H6: Forest, 1 wood; H7: City, 2 points; I6: Hills, 2 gold; I7: "
          "Mountains, 0 crystals.\n",
          "A*[ (Red): Humans, side B; 5 crystals, 4 gold, 5 wood.\n",
          "B draws 2 double tiles.\n",
          "C (Green): Elves",
          "B takes the starting player tile and begins.\n",
          NULL };
  static const char *const beginner[]
      = { "Each player: 4 workers, the leader, 2 castles and the fortress",
          "Put 16 of the 48 double tiles back into the box unseen, then mix in the 12",
          "Single tiles: 14",
          "Cards: shuffle those that belong to no realm in the game.",
          "Artifacts and relics lie next to the board.\n",
          "A (Red): Humans, side A; 5 crystals, 5 gold, 5 wood.\n",
          "A takes the two custom cards of the realm and builds Bank 1 on the first slot.",
          "stack their crowns: A and C, B and D.\n",
          NULL };
  static const char *const family[]
      = { "Put 12 of the 48", "Realm tableaus, resource markers, monuments and cards",
          "Each crown begins on 0.", "Everything else goes back into the box.", NULL };

  assert_table ("regular\nboard: A\nred: \"A*[\" humans\nblue: \"B\" dwarves\ngreen: \"C\" "
                "elves\n" TABLE_TILES,
                regular);
  assert_table (
      "beginner partnership artifacts\nboard: A\nred: \"A\" humans bank 1 @2\nblue: \"B\" dwarves "
      "carpenter 1 @2\n"
      "green: \"C\" elves saw-mill-small @2\nyellow: \"D\" mages tower-large @2\n" TABLE_TILES,
      beginner);
  assert_table ("family\nboard: A\nred: \"A\"\nblue: \"B\"\n" TABLE_TILES, family);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/help/parse", test_parse);
  g_test_add_func ("/help/faults", test_faults);
  g_test_add_func ("/help/hostile", test_hostile);
  g_test_add_func ("/help/spoilt", test_spoilt);
  g_test_add_func ("/help/contents", test_contents);
  g_test_add_func ("/help/terms", test_terms);
  g_test_add_func ("/help/shipped", test_shipped);
  g_test_add_func ("/help/cited", test_cited);
  g_test_add_func ("/help/positions", test_positions);
  g_test_add_func ("/help/search", test_search);
  g_test_add_func ("/help/search-closing", test_search_closing);
  g_test_add_func ("/help/search-titles", test_search_titles);
  g_test_add_func ("/help/questions", test_questions);
  g_test_add_func ("/help/asked", test_asked);
  g_test_add_func ("/help/asked-more", test_asked_more);
  g_test_add_func ("/help/search-forms", test_search_forms);
  g_test_add_func ("/help/search-sentence", test_search_sentence);
  g_test_add_func ("/help/table", test_table);
  return g_test_run ();
}
