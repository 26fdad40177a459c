/* Tests the notation's completion: it offers exactly the accepted words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation.h"

#include <string.h>

#include "catalogue-fixture.h"
#include "random-game.h"
#include "stored-game.h"
#include "scenario-fixture.h"

static gboolean
has_choice (GPtrArray *choices, const char *word)
{
  for (guint i = 0; i < choices->len; i++)
    if (strcmp (((PandoriaChoice *) g_ptr_array_index (choices, i))->word, word) == 0)
      return TRUE;
  return FALSE;
}

/* Takes random choices until the line is a whole turn, which must be accepted. */
static void
walk (PandoriaGame *game, guint position, GRand *rand, PandoriaCatalogue *catalogue)
{
  static const char *const corrections[] = { "adjust", "edit", "tableau", "table", NULL };
  const PandoriaState *state = pandoria_game_get_state_at (game, position);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PandoriaNotedLine) line = NULL;
  PandoriaSeats seats;
  guint start, end, limit = g_rand_int_range (rand, 1, 20);
  gboolean is_whole = TRUE;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; i < limit || !is_whole; i++)
    {
      g_autoptr (GPtrArray) choices = NULL;
      const PandoriaChoice *choice;

      choices = pandoria_notation_complete (&seats, state, catalogue, text->str, (guint) text->len,
                                            &start, &end);
      g_assert_cmpuint (start, ==, text->len);
      if (choices->len == 0)
        break;
      choice
          = g_ptr_array_index (choices, (guint) g_rand_int_range (rand, 0, (gint32) choices->len));
      if (g_strv_contains (corrections, choice->word))
        break;
      g_string_append_printf (text, "%s ", choice->word);
      is_whole = choice->is_whole;
    }
  line = pandoria_notation_read (&seats, state, text->str);
  if (line->fault != NULL)
    g_error ("seed game at %u: “%s”: %s", position, text->str, line->fault->message);
}

static void
test_walks (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (PandoriaCatalogue) catalogue
      = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, "", NULL);

  g_assert_nonnull (catalogue);
  for (guint seed = 1; seed <= 3; seed++)
    {
      g_autoptr (PandoriaGame) game = random_game_new (3, FALSE, seed);
      guint n = pandoria_game_get_position (game);

      for (guint i = 0; i < 12; i++)
        walk (game, (guint) g_rand_int_range (rand, 0, (gint32) n), rand, catalogue);
    }
}

/* A record may contain answers without a question; these are not offered. */
static gboolean
is_needless (const PandoriaSeats *seats, const PandoriaState *state, const char *text,
             const char *word)
{
  static const char *const answers[] = { "with", "drift", "haunt", NULL };
  g_autoptr (PandoriaNotedLine) line = NULL;

  if (!g_strv_contains (answers, word))
    return FALSE;
  line = pandoria_notation_read (seats, state, text);
  return line->fault == NULL;
}

/* Some words only express files that omit a spell or half of its effect. They are read, but not
 * offered. */
static gboolean
is_rare (const char *word)
{
  static const char *const rare[] = { "at", "leader", "monument-first", NULL };

  return g_strv_contains (rare, word);
}

/* The choices contain every act of a game, word for word. */
static void
follow (PandoriaGame *game, guint index)
{
  const PandoriaState *state = pandoria_game_get_state_at (game, index);
  g_autofree char *act = pandoria_notation_write_act (game, index);
  g_auto (GStrv) words = g_strsplit (act, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  PandoriaSeats seats;
  guint start, end;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) choices = pandoria_notation_complete (&seats, state, NULL, text->str,
                                                                  (guint) text->len, &start, &end);

      if (is_needless (&seats, state, text->str, words[i]))
        return;
      if (!has_choice (choices, words[i]) && !is_rare (words[i]))
        g_error ("act %u “%s”: “%s” is not offered", index, act, words[i]);
      g_string_append_printf (text, "%s ", words[i]);
    }
}

/* Checks recorded acts and random lines of choices in every variant, edition, board, module and
 * realm. */
static void
check_choices (const char *path, GRand *rand)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  guint n = pandoria_game_get_position (game), step = g_test_slow () ? 5 : 15;

  for (guint i = (guint) g_rand_int_range (rand, 0, (gint32) step); i < n; i += step)
    follow (game, i);
  for (guint i = 0; i < 4; i++)
    walk (game, (guint) g_rand_int_range (rand, 0, (gint32) n), rand, NULL);
}

static void
test_choices (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (GDir) dir = g_dir_open (PANDORIA_SOURCE_ROOT "/tests/playthroughs", 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".pandoria"))
      {
        g_autofree char *path
            = g_build_filename (PANDORIA_SOURCE_ROOT "/tests/playthroughs", name, NULL);

        check_choices (path, rand);
        n++;
      }
  g_assert_cmpuint (n, >=, 20);
}

static void
test_cursor (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  const PandoriaState *state = pandoria_game_get_state_at (game, 0);
  PandoriaSeats seats;
  guint start, end;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  {
    g_autoptr (GPtrArray) choices
        = pandoria_notation_complete (&seats, state, NULL, "ca", 2, &start, &end);

    g_assert_cmpuint (choices->len, ==, 1);
    g_assert_true (has_choice (choices, "castle"));
    g_assert_cmpuint (start, ==, 0);
    g_assert_cmpuint (end, ==, 2);
  }
  {
    g_autoptr (GPtrArray) choices
        = pandoria_notation_complete (&seats, state, NULL, "adjust red {note} ", 13, &start, &end);

    g_assert_cmpuint (choices->len, ==, 0);
  }
}

/* --- offers --------------------------------------------------------------------------------- */

typedef struct
{
  const char *scenario;
  guint n;           /* the number of its acts to apply */
  const char *text;  /* the cursor is at its end */
  const char *words; /* the offered words; “!” marks a possible end of the act */
} Offer;

static const Offer offers[] = {
  /* the beginning of an act */
  { "16/relic", 2, "+", "+D5! +D6!" },
  { "16/relic", 2, "-", "" },
  { "16/relic", 2, "rel", "relic" },
  { "16/relic", 2, "ship", "" },
  { "16/relic", 2, "+D5 s", "saw-mill-large saw-mill-small school shrine statue store score!" },
  { "16/relic", 2, "score ", ".! adjust edit tableau" },
  { "16/relic", 2, "red: +d", "+D5! +D6!" },
  { "16/relic", 2, "blue: ", "" },
  { "16/relic", 2, "end ",
    "F1 M1 H1 C1 F2 M2 H2 C2 F0 M0 H0 C0 F3 M3 H3 C3 castle adjust edit tableau table!" },
  { "17/goblins-take-back", 11, "-b", "-blue#2!" },
  { "17/goblins-occupy", 6, "flee @1 ", "score! .! adjust edit tableau" },
  /* tiles */
  { "15/drift-fork", 2, "H0 ", "G5 G6 G10 G11" },
  { "15/drift-fork", 2, "H0 G5 C0 ", "G6" },
  { "15/drift-fork", 2, "H0 G5 C0 G6 ", "drift" },
  { "15/drift-fork", 2, "H0 G5 C0 G6 drift ", "H5>H7! H5>H9!" },
  { "16/relic", 2, ". f1 ", "D3 D4 D9 D10 H5 H6 H9 H10" },
  { "16/relic", 2, ". castle ", "D4! D9! H6! H9!" },
  /* cards */
  { "11/mages-recast", 6, "conjure ", "6 8 10" },
  { "11/mages-recast", 6, "conjure 6 ", "@1! @2! @3! @4! @5! @6! @7!" },
  { "17/goblins-occupy", 6, "conjure 6 @1 ", "crystal! gold! wood! score! .! adjust edit tableau" },
  { "11/mages-recast", 6, "bank ", "1 2 3" },
  { "11/mages-recast", 6, "bank 1 ", "@1 @2 @3 @4 @5 @6" },
  { "11/mages-recast", 6, "bank 1 @3 ", "#1! #2! #3! #4! #5!" },
  { "17/goblins-occupy", 6, "statue @1 ", "#1! #2! #3! #4!" },
  { "17/goblins-occupy", 6, "muster 2 @1 +D5 +",
    "+D3! +D4! +D6! +D7! +D8! +H5! +H6! +H7! +H8! +K5! +K8!" },
  { "17/goblins-flee", 11, "flee @1 ", "-blue#2! score! .! adjust edit tableau" },
  { "spells/rage-which", 2, "rage 2 @1 ", "E7 in score! buy elf .! adjust edit tableau" },
  { "spells/rage-which", 2, "rage 2 @1 E7 ", "in" },
  { "spells/rage-which", 2, "rage 2 @1 E7 in ", "D6! D7!" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2 d", "D2! D2L D6! D6L D11! D11L" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2 fortress ", "D0! D0L" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2 fortress D0 ",
    "empty! score! elf .! adjust edit tableau" },
  { "14/spells-enchanted-castle", 3, "enchanted-castle d", "D4! D4L! D9! D9L!" },
  { "14/spells-enchanted-castle", 3, "enchanted-castle @1",
    "@1! @10! @11! @12! @13! @14! @15! @16! @17! @18! @19!" },
  { "spells/master-builder-both-paid", 6, "master-builder @2 m", "market monument" },
  { "spells/master-builder-both-paid", 6, "master-builder @2 store @3 ", "#1! #2! #3! #4! #5!" },
  { "spells/adopt", 4, "adopt @1 ", "red! score! .! adjust edit tableau" },
  { "spells/adopt", 4, "adopt @1 red ", "crystal! gold! wood! score! .! adjust edit tableau" },
  { "16/relic", 2, "relic ", "1 2 3" },
  { "16/relic", 2, "relic 3 ", "1! 2! 3! 4! 5! 6! 7! 8! 9! 10! 11! 12!" },
  { "16/relic-listed", 2, "relic ", "3" },
  { "16/relic-listed", 2, "relic 3 ", "4!" },
  /* acts of only some realms */
  { "11/mages-recast", 6, "again ", "crystal! gold! wood! score! buy .! adjust edit tableau" },
  { "11/mages-recast", 6, "again gold ", "score! buy .! adjust edit tableau" },
  { "17/goblins-cast", 6, "goblin ", "blue!" },
  { "17/goblins-cast", 6, "goblin blue ", "crystal! gold! wood! score! .! adjust edit tableau" },
  { "17/goblins-adopt", 9, "goblin ", "blue! green!" },
  { "17/goblins-adopt", 9, "goblin blue ", "adopt! score! .! adjust edit tableau" },
  { "17/goblins-adopt", 9, "goblin blue adopt ", "green! score! .! adjust edit tableau" },
  { "17/goblins-adopt", 9, "goblin blue adopt green ",
    "crystal! gold! wood! score! .! adjust edit tableau" },
  { "17/goblins-occupy", 6, "occupy ", "blue#2!" },
  { "17/golems-market", 6, "golem ", "D3 D4" },
  { "17/golems-market", 6, "golem D4 ", "with" },
  { "17/hanbok-ransom-leader", 4, "ransom ", "red" },
  { "17/hanbok-ransom-leader", 4, "ransom red ", "0L" },
  { "17/hanbok-ransom-leader", 4, "ransom red 0L ", "crystal! gold! wood!" },
  { "11/elves-one-space", 3, "elf ", "D5>D6! D5>D7!" },
  { "11/halflings-revised-monument-first", 6, "halfling m", "monument master-builder muster" },
  { "11/halflings-revised-monument-first", 6, "halfling monument #1 ", "with then" },
  { "11/halflings-revised-monument-first", 6, "halfling monument #1 then con",
    "conjure construct" },
  { "11/halflings-revised-monument-first", 6, "halfling conjure 6 @3 ",
    "with crystal gold wood then" },
  { "11/halflings-revised-monument-first", 6, "halfling conjure 6 @3 gold ", "then" },
  { "11/halflings-revised-monument-first", 6, "halfling conjure 6 @3 gold then m",
    "monument market" },
  { "17/ghosts-leader-counts", 5, "castle D5 h", "haunt" },
  { "17/ghosts-leader-counts", 5, "castle D5 haunt ", "red! redL!" },
  { "11/mages-recast", 0, "F0 D6 F0 D5 terrain 2 @1 . H0 H6 H0 H5 . F0 D4 F0 D3 again F2 ",
    "D1 D2 D9 D10 H3 H4 H9 H10" },
  { "11/mages-recast", 0, "F0 D6 F0 D5 terrain 2 @1 . H0 H6 H0 H5 . F0 D4 F0 D3 again F2 D9 C1 ",
    "D10!" },
  { "17/goblins-cast", 2, "H0 H6 H0 H5 terrain 1 @1 . F0 D4 F0 D3 goblin blue F2 ",
    "D2! D9! H4! H9!" },
  { "spells/adopt", 0, "F0 D6 F0 D5 terrain 2 @1 . H0 H6 H0 H5 adopt @1 red F2 ",
    "D3 D4 D9 D10 H3 H4 H9 H10" },
  { "spells/adopt", 0, "F0 D6 F0 D5 terrain 2 @1 . H0 H6 H0 H5 adopt @1 red F2 D9 C1 ", "D10!" },
  /* payments and the end of the turn */
  { "paying/choice-needed", 2, "flee @4 ", "with" },
  { "paying/choice-needed", 2, "flee @4 with ", "gold! wood!" },
  { "buildings/poorhouse-choice-needed", 2, ". ", "crystal! gold!" },
  /* corrections */
  { "16/relic", 2, "adjust ", "red! blue!" },
  { "16/relic", 2, "adjust red cr", "crystal+1! crystal-1!" },
  { "16/relic", 2, "adjust red crystal+1 cas", "castles-1!" },
  { "16/relic", 2, "adjust blue a", "artifacts+1! acquire adopt astral-ship adjust" },
  { "16/relic", 2, "edit D6", "D6!" },
  { "16/relic", 2, "edit D6 sy", "symbols=0! symbols=1! symbols=2! symbols=3!" },
  { "16/relic", 2, "edit D6 ter",
    "terrain=forest! terrain=mountains! terrain=hills! terrain=city! terrain=none! terrain" },
  { "16/relic", 2, "edit D6 symbols=2 fi",
    "figure=red! figure=redL! figure=blue! figure=blueL! figure=none!" },
  { "16/relic", 2, "edit D9 cas", "castle=red! castle=blue!" },
  { "16/relic", 2, "edit D6 art",
    "artifacts=0! artifacts=1! artifacts=2! artifacts=3! artifacts=4! artifacts=5! artifacts=6! "
    "artifacts=7! "
    "artifacts=8! artifacts=9!" },
  { "16/relic", 2, "tableau ", "red! blue!" },
  { "16/relic", 2, "tableau red ",
    "slots top left! +D5! +D6! {spells} {buildings} relic score! .! adjust edit tableau" },
  { "16/relic", 2, "tableau red slots none none none none n", "none!" },
  { "16/relic", 2, "tableau red slots none none m", "market monument" },
  { "16/relic", 2, "tableau red slots monument ", "3 4 5 6" },
  { "16/relic", 2, "tableau red top n", "none!" },
  { "17/goblins-occupy", 6, "tableau blue slots store @1 ", "red redL {buildings} monument none" },
  { "17/hanbok-catches", 0, "tableau red pris", "prisoners" },
  { "17/hanbok-catches", 0, "tableau blue pris", "" },
  { "17/ghosts-haunt", 0, "tableau blue haunter ", "none! red! redL!" },
  { "17/ghosts-haunt", 0, "tableau red haunt", "" },
  { "16/relic", 0, "table ",
    "round=1! active=red! active=blue! last-round=no! last-round=yes! tiles=34! deck=42! market=4! "
    "singles=14! "
    "monuments=3,3,3,3,4,5,6! relics=none! F1 M1 H1 C1 F2 M2 H2 C2 F0 M0 H0 C0 F3 M3 H3 C3 castle "
    "adjust edit tableau "
    "table!" },
  { "16/relic", 0, "table round=2 a", "active=red! active=blue! adjust" },
  { "14/family-start", 0, "table ",
    "round=1! active=red! active=blue! last-round=no! last-round=yes! tiles=34! singles=8! F1 M1 "
    "H1 C1 F2 M2 H2 C2 F0 "
    "M0 H0 C0 F3 M3 H3 C3 castle adjust edit tableau table!" },
  /* an unknown word, or one without continuation */
  { "16/relic", 2, "D60", "" },
  { "16/relic", 2, "skip \"re", "" },
  { "16/relic", 2, "score {re", "" },
  { "16/relic", 2, "blah ", "" },
};

/* Returns: (transfer full): the offers at the end of @text. */
static GPtrArray *
complete (const char *scenario, guint n, const char *text, PandoriaCatalogue *catalogue)
{
  g_autoptr (PandoriaGame) game = scenario_fixture_open (scenario, n);
  PandoriaSeats seats;
  guint start, end;
  GPtrArray *choices;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  choices = pandoria_notation_complete (&seats, pandoria_game_get_state (game), catalogue, text,
                                        G_MAXUINT, &start, &end);
  g_assert_cmpuint (end, ==, strlen (text));
  return choices;
}

static char *
list_words (GPtrArray *choices)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const PandoriaChoice *choice = g_ptr_array_index (choices, i);

      g_string_append_printf (words, "%s%s%s", i > 0 ? " " : "", choice->word,
                              choice->is_whole ? "!" : "");
    }
  return g_strdup (words->str);
}

static char *
join_keys (const char *(*get_key) (guint number), guint n)
{
  GString *keys = g_string_new (NULL);

  for (guint i = 1; i < n; i++)
    g_string_append_printf (keys, "%s%s", i > 1 ? " " : "", get_key (i));
  return g_string_free (keys, FALSE);
}

static const char *
get_spell (guint spell)
{
  return pandoria_spell_key ((PandoriaSpell) spell);
}

static const char *
get_building (guint building)
{
  return pandoria_building_key ((PandoriaBuilding) building);
}

/* Returns: (transfer full): @words with all spells and buildings, in the order of the engine. */
static char *
expand (const char *words)
{
  g_autofree char *spells = join_keys (get_spell, PANDORIA_N_SPELLS);
  g_autofree char *buildings = join_keys (get_building, PANDORIA_N_BUILDINGS);
  GString *expanded = g_string_new (words);

  g_string_replace (expanded, "{spells}", spells, 0);
  g_string_replace (expanded, "{buildings}", buildings, 0);
  return g_string_free (expanded, FALSE);
}

/* Names the first word that is too many or missing, so that a new spell or building is easy to add
 * to a list. */
static void
assert_words (const char *place, const char *words, const char *wanted)
{
  g_auto (GStrv) found = g_strsplit (words, " ", -1);
  g_auto (GStrv) expected = g_strsplit (wanted, " ", -1);

  for (guint i = 0; found[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) expected, found[i]))
      g_error ("%s: “%s” is offered; if it is new, add it to the list of that line in "
               "tests/game/test-notation-choices.c",
               place, found[i]);
  for (guint i = 0; expected[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) found, expected[i]))
      g_error ("%s: “%s” is not offered, but in the list of that line in "
               "tests/game/test-notation-choices.c",
               place, expected[i]);
  g_test_message ("%s", place);
  g_assert_cmpstr (words, ==, wanted); /* the same order */
}

static void
test_offers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      g_autoptr (GPtrArray) choices
          = complete (offers[i].scenario, offers[i].n, offers[i].text, NULL);
      g_autofree char *words = list_words (choices), *wanted = expand (offers[i].words);
      g_autofree char *place
          = g_strdup_printf ("%s after %u, “%s”", offers[i].scenario, offers[i].n, offers[i].text);

      assert_words (place, words, wanted);
    }
}

/* Text after the cursor changes nothing. A word around it is replaced as a whole. */
static void
test_cursors (void)
{
  static const struct
  {
    const char *before, *after, *words;
    guint start, end;
  } cursors[] = {
    { "", " +D5",
      "F1 M1 H1 C1 F2 M2 H2 C2 F0 M0 H0 C0 F3 M3 H3 C3 castle adjust edit tableau table!", 0, 0 },
    { "F0 D6 ", "rage 2 @1", "F1 M1 H1 C1 F2 M2 H2 C2 F0 M0 H0 C0 F3 M3 H3 C3", 6, 6 },
    { "F0 D6 F0", " D5", "F0", 6, 8 },
    { "F0 D6 f", "0 D5", "F1 F2 F0 F3", 6, 8 },
    { "F0 D6 F0 D", "6", "D5!", 9, 11 },
    { "adjust red {ö} ed", "it", "edit", 15, 19 },
    { "adjust red {note", "}", "", 16, 16 },
  };
  g_autoptr (PandoriaGame) game = scenario_fixture_open ("spells/adopt", 0);
  PandoriaSeats seats;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; i < G_N_ELEMENTS (cursors); i++)
    {
      g_autofree char *text = g_strconcat (cursors[i].before, cursors[i].after, NULL);
      guint start, end;
      g_autoptr (GPtrArray) choices = pandoria_notation_complete (
          &seats, pandoria_game_get_state (game), NULL, text,
          (guint) g_utf8_strlen (cursors[i].before, -1), &start, &end);
      g_autofree char *words = list_words (choices);

      g_test_message ("%s", text);
      g_assert_cmpstr (words, ==, cursors[i].words);
      g_assert_cmpuint (start, ==, cursors[i].start);
      g_assert_cmpuint (end, ==, cursors[i].end);
    }
}

/* An act may need many more words: it can ransom as many prisoners as there are figures, for one
 * resource each. */
static void
test_long_way (void)
{
  g_autoptr (PandoriaGame) game = scenario_fixture_open ("17/hanbok-ransom", 4);
  PandoriaState state = *pandoria_game_get_state (game);
  g_autoptr (GPtrArray) choices = NULL;
  g_autofree char *words = NULL;
  PandoriaSeats seats;
  guint start, end;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  state.players[1].total_workers
      = (gint16) (state.players[1].total_workers + 9 - state.players[0].n_prisoners);
  for (guint i = 0; i < 9; i++)
    state.players[0].prisoners[i] = (PandoriaFigure){ 1, FALSE };
  state.players[0].n_prisoners = 9;
  choices = pandoria_notation_complete (&seats, &state, NULL, "ransom red ", 11, &start, &end);
  words = list_words (choices);
  g_assert_cmpstr (words, ==, "1 2 3 4 5 6 7 8 9");
}

/* If the catalogue knows the printed costs, these are offered, otherwise every cost. */
static void
test_costs (void)
{
  static const struct
  {
    const char *text, *words;
  } costs[] = {
    { "bank 2 ", "@3 @5" },
    { "bank 1 ", "@1 @2 @3 @4 @5 @6" },
    { "conjure 8 ", "@2! @4!" },
    { "conjure 6 ", "@1! @2! @3! @4! @5! @6! @7!" },
    { "construct @1 bank 2 ", "@3 @5 @99" },
    { "buy ", "@1! @2! @3! @4! @5!" },
  };
  g_autoptr (PandoriaCatalogue) catalogue = pandoria_catalogue_new (NULL, NULL, NULL);

  pandoria_catalogue_add_building_cost (catalogue, PANDORIA_BUILDING_BANK, 2, 5, NULL);
  pandoria_catalogue_add_building_cost (catalogue, PANDORIA_BUILDING_BANK, 2, 3, NULL);
  pandoria_catalogue_add_building_cost (catalogue, PANDORIA_BUILDING_BANK, 2, 99, NULL);
  pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_CONJURE, 8, 4, NULL);
  pandoria_catalogue_add_spell_cost (catalogue, PANDORIA_SPELL_CONJURE, 8, 2, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (costs); i++)
    {
      g_autoptr (GPtrArray) choices = complete ("11/mages-recast", 6, costs[i].text, catalogue);
      g_autofree char *words = list_words (choices);

      g_assert_cmpstr (words, ==, costs[i].words);
    }
}

/* The descriptions of words in the list. */
static const Offer descriptions[] = {
  { "16/relic", 2, "end F1", "Forest, 1 wood" },
  { "16/relic", 2, "+D5", "Worker to D5" },
  { "16/relic", 2, "rel", "Take a relic" },
  { "16/relic", 2, "sco", "Score the closed regions" },
  { "16/relic", 2, "score ", "End the turn" },
  { "16/relic", 2, "conj", "Conjure: Set one resource to the value of the spell." },
  { "16/relic", 2, "sch", "School of Wizardry: Spells cost fewer crystals, at least 1." },
  { "16/relic", 2, "adjust r", "Red" },
  { "16/relic", 2, "relic 3 4", "Relic for 3 artifacts" },
  { "11/mages-recast", 6, "conjure 6 @3", "Printed cost 3" },
  { "11/mages-recast", 6, "bank 1 @3 #5", "Slot 5" },
  { "11/mages-recast", 6, "again g", "gold" },
  { "paying/choice-needed", 2, "flee @4 w", "Pay the rest with one other resource" },
  { "11/halflings-revised-monument-first", 6, "halfling conjure 6 @3 t",
    "Then build it, or erect a monument" },
  { "11/halflings-revised-monument-first", 6, "halfling mo", "Erect a monument over a building" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2 fo",
    "The fortress instead of a castle" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2 em", "No figure goes onto it" },
  { "16/enchanted-castle-fortress", 2, "enchanted-castle @2 D2L", "" },
  { "spells/rage-which", 2, "rage 2 @1 i", "The closed region in which it counts" },
  { "17/goblins-adopt", 9, "goblin blue a", "What the copied spell does" },
  { "15/drift-fork", 2, "H0 G5 C0 G6 d", "Where a figure drifts to" },
  { "17/ghosts-leader-counts", 5, "castle D5 h", "Which ghost haunts" },
};

static void
test_descriptions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (descriptions); i++)
    {
      const Offer *row = &descriptions[i];
      g_autoptr (GPtrArray) choices = complete (row->scenario, row->n, row->text, NULL);

      g_assert_cmpuint (choices->len, >, 0);
      g_assert_cmpstr (((PandoriaChoice *) g_ptr_array_index (choices, 0))->description, ==,
                       row->words);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation-choices/cursor", test_cursor);
  g_test_add_func ("/notation-choices/offers", test_offers);
  g_test_add_func ("/notation-choices/cursors", test_cursors);
  g_test_add_func ("/notation-choices/long-way", test_long_way);
  g_test_add_func ("/notation-choices/costs", test_costs);
  g_test_add_func ("/notation-choices/descriptions", test_descriptions);
  g_test_add_func ("/notation-choices/choices", test_choices);
  g_test_add_func ("/notation-choices/walks", test_walks);
  return g_test_run ();
}
