/* The notation: every act is written and read back without loss, whole games are copied, faults
 * point at their word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-testing.h"

#include "pandoria-parts-json.h"
#include "pandoria-board-json.h"
#include "pandoria-simulate.h"

#include <string.h>

#include "random-game.h"
#include "stored-game.h"
#include "scenario-fixture.h"

/* --- comparing ------------------------------------------------------------------------------ */

static char *
action_to_text (const PandoriaAction *action)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, pandoria_action_to_json (action));
  return json_to_string (node, FALSE);
}

/* parse (write (a)) == a, without the help of a state. */
static void
check_act (const PandoriaSeats *seats, const PandoriaAction *action)
{
  g_autofree char *text = pandoria_notation_write (seats, action, NULL, NULL);
  g_autofree char *expected = action_to_text (action);
  g_autofree char *found = NULL;
  g_autofree char *upper = g_ascii_strup (text, -1);
  g_autoptr (PandoriaFault) fault = NULL;
  PandoriaAction again;

  if (!pandoria_notation_read_act (seats, text, &again, &fault))
    g_error ("“%s” (%s): %u-%u %s", text, expected, fault->start, fault->end, fault->message);
  found = action_to_text (&again);
  if (g_strcmp0 (found, expected) != 0)
    g_error ("“%s”: %s\nbut was %s", text, found, expected);
  g_assert_true (pandoria_notation_read_act (seats, upper, &again, NULL));
  g_clear_pointer (&found, g_free);
  found = action_to_text (&again);
  g_assert_cmpstr (found, ==, expected);
}

static void
check_same_end (PandoriaGame *game, PandoriaRecord *copy, const char *what)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaGame) again = pandoria_game_new (copy, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (pandoria_game_get_position (again), ==, pandoria_game_get_position (game));
  if (!pandoria_state_equal (pandoria_game_get_state (again), pandoria_game_get_state (game)))
    g_error ("%s: another state", what);
}

/* Writes and reads a whole game: the same state, the same notes, and the same text again. */
static void
check_game (PandoriaGame *game, const char *what)
{
  g_autofree char *text = pandoria_notation_write_game (game);
  g_autofree char *again_text = NULL;
  g_autoptr (PandoriaFault) fault = NULL;
  g_autoptr (PandoriaRecord) copy = pandoria_notation_read_game (text, &fault);
  g_autoptr (PandoriaGame) again = NULL;
  PandoriaRecord *record = pandoria_game_get_record (game);

  if (copy == NULL)
    g_error ("%s: %u-%u %s in\n%s", what, fault->start, fault->end, fault->message, text);
  check_same_end (game, copy, what);
  g_assert_cmpstr (pandoria_record_get_title (copy), ==, pandoria_record_get_title (record));
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    g_assert_cmpstr (pandoria_record_get_note (copy, i), ==, pandoria_record_get_note (record, i));
  again = pandoria_game_new (copy, NULL, NULL);
  again_text = pandoria_notation_write_game (again);
  g_assert_cmpstr (again_text, ==, text);
}

/* --- records -------------------------------------------------------------------------------- */

static guint n_records, n_acts;
static gboolean seen[PANDORIA_N_ACTS];

static void
check_record (PandoriaRecord *record, const char *path)
{
  g_autoptr (PandoriaGame) game = NULL;
  PandoriaSeats seats;

  if (record == NULL)
    return;
  n_records++;
  pandoria_seats_init (&seats, record);
  for (guint i = 0; i < pandoria_record_get_n_actions (record); i++)
    {
      check_act (&seats, pandoria_record_get_action (record, i));
      seen[pandoria_record_get_action (record, i)->kind] = TRUE;
      n_acts++;
    }
  game = pandoria_game_new (record, NULL, NULL);
  if (game != NULL)
    check_game (game, path);
}

static void
test_playthroughs (void)
{
  g_autoptr (GDir) dir = g_dir_open (PANDORIA_SOURCE_ROOT "/tests/playthroughs", 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path
          = g_build_filename (PANDORIA_SOURCE_ROOT "/tests/playthroughs", name, NULL);
      g_autoptr (PandoriaRecord) record = g_str_has_suffix (name, ".pandoria")
                                              ? pandoria_record_new_from_file (path, NULL)
                                              : NULL;

      check_record (record, path);
    }
  g_assert_cmpuint (n_records, >=, 20);
  g_assert_cmpuint (n_acts, >=, 1000);
}

/* Scenarios also contain refused acts. These have a notation, too. */
static void
test_scenarios (void)
{
  g_autoptr (GPtrArray) paths = scenario_fixture_list ();

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (PandoriaRecord) record = scenario_fixture_read (path);

      check_record (record, path);
    }
  g_assert_cmpuint (n_records, >=, 100);
  for (guint i = 0; i < PANDORIA_N_ACTS; i++)
    if (!seen[i])
      g_error ("no record has %s", pandoria_act_key ((PandoriaActKind) i));
}

/* --- random games --------------------------------------------------------------------------- */

static gboolean
check_random_act (const PandoriaState *before, const PandoriaOptions *options,
                  const PandoriaAction *action, const PandoriaState *after,
                  const PandoriaEvents *events, gpointer data)
{
  check_act (data, action);
  return TRUE;
}

static void
play_random (guint seed)
{
  static const PandoriaVariant variants[]
      = { PANDORIA_VARIANT_REGULAR,  PANDORIA_VARIANT_REGULAR, PANDORIA_VARIANT_REGULAR,
          PANDORIA_VARIANT_BEGINNER, PANDORIA_VARIANT_FAMILY,  PANDORIA_VARIANT_FAMILY_SPELLS };
  static const PandoriaRealm realms[] = {
    PANDORIA_REALM_HUMANS,  PANDORIA_REALM_DWARVES,   PANDORIA_REALM_ELVES,
    PANDORIA_REALM_MAGES,   PANDORIA_REALM_HALFLINGS, PANDORIA_REALM_CENTAURS,
    PANDORIA_REALM_FAIRIES, PANDORIA_REALM_GOBLINS,   PANDORIA_REALM_GOLEMS,
    PANDORIA_REALM_GHOSTS,  PANDORIA_REALM_NYMPHS,    PANDORIA_REALM_HANBOK,
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (GError) error = NULL;
  PandoriaSeats seats = { .n = 4,
                          .colors = { PANDORIA_COLOR_YELLOW, PANDORIA_COLOR_RED,
                                      PANDORIA_COLOR_GREEN, PANDORIA_COLOR_BLUE } };

  pandoria_setup_init (setup, 2 + seed % 3);
  setup->variant = variants[seed % G_N_ELEMENTS (variants)];
  setup->edition = seed / 2 % 2;
  setup->artifacts = seed / 3 % 2;
  seats.n = setup->n_players;
  seats.free_cards = setup->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  pandoria_board_load (seed % 4 < 2 ? PANDORIA_BOARD_RESOURCE_A : PANDORIA_BOARD_RESOURCE_B,
                       &setup->board, NULL, NULL, &error);
  g_assert_no_error (error);
  if (setup->variant == PANDORIA_VARIANT_REGULAR)
    pandoria_simulate_setup (setup, rand, realms, G_N_ELEMENTS (realms));
  else
    pandoria_simulate_setup (setup, rand, NULL, 0);
  pandoria_simulate_game (setup, NULL, rand, check_random_act, &seats, &error);
  g_assert_no_error (error);
}

static void
test_random_acts (void)
{
  for (guint seed = 0; seed < (g_test_slow () ? 72 : 36); seed++)
    play_random (seed);
}

static void
test_random_games (void)
{
  for (guint seed = 1; seed <= 6; seed++)
    {
      g_autoptr (PandoriaGame) game = random_game_new (2 + seed % 3, seed % 3 == 2, seed);

      check_game (game, "random game");
    }
}

/* --- meanings ------------------------------------------------------------------------------- */

typedef struct
{
  const char *text, *json;
} Meaning;

/* Words whose meaning depends on the position, and other spellings. */
static const Meaning meanings[] = {
  { "F2 F2 C1 C1",
    "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"F2\",\"terrain\":\"forest\",\"symbols\":2},"
    "{\"at\":\"C1\",\"terrain\":\"city\",\"symbols\":1}]}" },
  { "single f1 F1",
    "{\"do\":\"place-single\",\"hex\":{\"at\":\"F1\",\"terrain\":\"forest\",\"symbols\":1}}" },
  { "  +g6  ", "{\"do\":\"place-figure\",\"at\":\"G6\"}" },
  { "+ G6L", "{\"do\":\"place-figure\",\"at\":\"G6\",\"leader\":true}" },
  { "+L6L", "{\"do\":\"place-figure\",\"at\":\"L6\",\"leader\":true}" },
  { "-G6", "{\"do\":\"take-figure\",\"at\":\"G6\"}" },
  { "-blue#2", "{\"do\":\"take-figure\",\"building\":{\"player\":1,\"slot\":2}}" },
  { "rage 2 @3 F2 in H3",
    "{\"do\":\"cast\",\"spell\":\"rage\",\"level\":2,\"cost\":3,\"at\":\"F2\",\"region\":\"H3\"}" },
  { "terrain 1 @4 F2 F3", "{\"do\":\"cast\",\"spell\":\"terrain\",\"level\":1,\"cost\":4,\"hexes\":"
                          "[{\"at\":\"F3\",\"terrain\":\"forest\",\"symbols\":2}]}" },
  { "again at F2", "{\"do\":\"recast\",\"at\":\"F2\"}" },
  { "again F2 G6",
    "{\"do\":\"recast\",\"hexes\":[{\"at\":\"G6\",\"terrain\":\"forest\",\"symbols\":2}]}" },
  { "again monument-first leader monument #2 bank 1 @2 #1 -G6 in H7 wood G6>H7 +G6 empty fortress "
    "A5",
    "{\"do\":\"recast\",\"fortress\":\"A5\",\"leader\":true,\"figure\":false,\"figures\":[{\"at\":"
    "\"G6\"}],\"moves\":"
    "[{\"from\":\"G6\",\"to\":\"H7\"}],\"resource\":\"wood\",\"from\":[\"G6\"],\"region\":\"H7\","
    "\"build\":{"
    "\"building\":\"bank\","
    "\"level\":1,\"cost\":2,\"slot\":1},\"monument\":{\"slot\":2},\"first\":\"monument\"}" },
  { "again leader wood empty at G6 F2 H7",
    "{\"do\":\"recast\",\"at\":\"G6\",\"leader\":true,\"figure\":false,\"hexes\":"
    "[{\"at\":\"H7\",\"terrain\":\"forest\",\"symbols\":2}],\"resource\":\"wood\"}" },
  { "Market 1:1 @2 #3",
    "{\"do\":\"build\",\"building\":\"market\",\"level\":\"1:1\",\"cost\":2,\"slot\":3}" },
  { "statue @ 3 # 1", "{\"do\":\"build\",\"building\":\"statue\",\"cost\":3,\"slot\":1}" },
  { "- blue#2", "{\"do\":\"take-figure\",\"building\":{\"player\":1,\"slot\":2}}" },
  { "f1 g6 f0 g7 * 1",
    "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"G6\",\"terrain\":\"forest\",\"symbols\":1},"
    "{\"at\":\"G7\",\"terrain\":\"forest\",\"symbols\":0}],\"artifacts\":1}" },
  { "relic 00004 9", "{\"do\":\"relic\",\"artifacts\":4,\"points\":9}" },
  { "monument #1 with gold", "{\"do\":\"monument\",\"slot\":1,\"with\":\"gold\"}" },
  { "master-builder @4 monument #2 shrine 1 @3 #1 with gold",
    "{\"do\":\"cast\",\"spell\":\"master-builder\",\"cost\":4,\"build\":{\"building\":\"shrine\","
    "\"level\":1,\"cost\":"
    "3,"
    "\"slot\":1,\"with\":\"gold\"},\"monument\":{\"slot\":2},\"first\":\"monument\"}" },
  { "muster 2 @4 +G6 +H7L",
    "{\"do\":\"cast\",\"spell\":\"muster\",\"level\":2,\"cost\":4,\"figures\":"
    "[{\"at\":\"G6\"},{\"at\":\"H7\",\"leader\":true}]}" },
  { "adopt @5 blue G6>H7", "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":5,\"player\":1,\"copy\":"
                           "{\"moves\":[{\"from\":\"G6\",\"to\":\"H7\"}]}}" },
  { "ransom blue L gold",
    "{\"do\":\"ransom\",\"from\":1,\"workers\":0,\"leader\":true,\"pay\":[\"gold\"]}" },
  { "ransom blue 1L wood gold",
    "{\"do\":\"ransom\",\"from\":1,\"workers\":1,\"leader\":true,\"pay\":[\"wood\",\"gold\"]}" },
  { ". wood", "{\"do\":\"end-turn\",\"poorhouse\":\"wood\"}" },
  { "end", "{\"do\":\"end-turn\"}" },
  { "castle G6 drift E5>G9 haunt blueL",
    "{\"do\":\"place-castle\",\"at\":\"G6\",\"drift\":[{\"from\":\"E5\",\"to\":\"G9\"}],\"haunt\":"
    "[{\"player\":1,\"leader\":true}]}" },
  { "edit G6 terrain=none figure=redL",
    "{\"do\":\"edit-space\",\"at\":\"G6\",\"terrain\":null,\"figure\":"
    "{\"player\":0,\"leader\":true}}" },
  { "adjust blue wood+2 points-1", "{\"do\":\"adjust\",\"player\":1,\"wood\":2,\"points\":-1}" },
  { "edit G6 artifacts=3", "{\"do\":\"edit-space\",\"at\":\"G6\",\"artifacts\":3}" },
  { "tableau blue slots bank 2 @3 monument 5 none market 1:1 @0 redL store @4 red",
    "{\"do\":\"edit-player\",\"player\":1,\"slots\":[{\"building\":\"bank\",\"level\":2,\"cost\":3}"
    ",{\"monument\":5},"
    "null,"
    "{\"building\":\"market\",\"level\":\"1:1\",\"cost\":0,\"figure\":{\"player\":0,\"leader\":"
    "true}},"
    "{\"building\":\"store\",\"cost\":4,\"figure\":{\"player\":0,\"leader\":false}}]}" },
  { "tableau blue slots bank 2 @? statue @0 none none none",
    "{\"do\":\"edit-player\",\"player\":1,\"slots\":[{\"building\":\"bank\",\"level\":2,\"cost\":"
    "null},{\"building\":\"statue\",\"cost\":0},null,null,null]}" },
  { "tableau red top rage 2 @3 prisoners blue blueL haunter blue",
    "{\"do\":\"edit-player\",\"player\":0,\"topSpell\":{\"spell\":\"rage\",\"level\":2,\"cost\":3},"
    "\"prisoners\":"
    "[{\"player\":1,\"leader\":false},{\"player\":1,\"leader\":true}],\"haunter\":{\"player\":1,"
    "\"leader\":false}}" },
  { "tableau red left", "{\"do\":\"edit-player\",\"player\":0,\"left\":true}" },
  { "tableau red haunter none left none",
    "{\"do\":\"edit-player\",\"player\":0,\"haunter\":null,\"left\":false}" },
  { "tableau red top none prisoners none haunter none",
    "{\"do\":\"edit-player\",\"player\":0,\"topSpell\":null,\"prisoners\":[],\"haunter\":null}" },
  { "table round=5 active=blue last-round=yes tiles=20 deck=30 market=2 monuments=3,3,4 singles=6 "
    "relics=4,7",
    "{\"do\":\"edit-table\",\"round\":5,\"active\":1,\"lastRound\":true,\"doubleTiles\":20,"
    "\"deck\":30,\"market\":2,"
    "\"singles\":6,\"monuments\":[3,3,4],\"relics\":[4,7]}" },
};

static const PandoriaSeats two_seats = { .n = 2,
                                         .colors = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE },
                                         .names = { "Marta", "Jonas" } };

static void
test_meanings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (meanings); i++)
    {
      PandoriaAction action;
      g_autofree char *json = NULL;

      g_assert_true (pandoria_notation_read_act (&two_seats, meanings[i].text, &action, NULL));
      json = action_to_text (&action);
      g_assert_cmpstr (json, ==, meanings[i].json);
    }
}

/* The exact notation of acts at the limits of their numbers and with all their members. */
static const char *const same[] = {
  "F0 A0 F3 P15 *2",
  "fortress A5",
  "-blue#5",
  "ransom blue 0",
  "ransom blue 1L wood gold",
  "golem G6L with gold",
  "conjure 10 @99 with wood gold",
  "flee @0 -G6 -blue#5 -red#1",
  "enchanted-castle @7 fortress A5L",
  "enchanted-castle @7 G6 empty",
  "astral-ship @6 E5L",
  "teleport 2 @1 G6>H7 H7>I7",
  "terrain 2 @5 F1 G6 F0 G7 *1",
  "construct @3 monument #5 with crystal",
  "vault 2:3 @99 #5",
  "statue @0 #1",
  "halfling monument #1 with gold then conjure 6 @3 gold",
  "halfling conjure 6 @3 gold then monument #5 with wood",
  "again fortress A5 empty +G6 G6>H7 -G6 wood in H7 monument #1 bank 1 @2 #2",
  "again leader monument-first",
  "again at F2L",
  "again +C3 +C4L +C4L +C4L",
  "again C3>C4 C4>C5 C4>C5",
  "goblin blue with gold adopt red at G6L",
  "goblin blue adopt +G6",
  "adopt @5 +G6",
  "adopt @5",
  "occupy blue#5L with wood",
  "relic 1 0",
  "relic 99 99",
  "score blue:F6 red:F6",
  "buy @0 with wood",
  "adjust red crystal+20000 gold-20000 wood+1 points-2 hand+3 workers-4 castles+5 artifacts-6",
  "edit G6 terrain=city symbols=0 castle=red figure=red",
  "edit G6 terrain=none symbols=3 castle=blue figure=blueL",
  "edit G6 castle=none figure=none",
  "edit G6 terrain=hills artifacts=9",
  "tableau red",
  "tableau blue slots none none none none none top none prisoners none haunter none",
  "tableau red slots bank 3 @99 blueL monument 99 monument 0 lumberyard 2:3 @0 store @1 blue top "
  "flee @0 haunter blueL",
  "table",
  "table round=99 active=red last-round=no tiles=999 deck=54 market=4 singles=14 monuments=none "
  "relics=none",
  "table round=1 last-round=yes tiles=0 deck=0 market=0 singles=0 monuments=0,99 relics=1,99",
  "elf G6>G8",
  "skip drift E5>G9 G9>E5 haunt red redL blue blueL",
};

static void
test_same (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      PandoriaAction action;
      g_autofree char *again = NULL;

      g_test_message ("%s", same[i]);
      g_assert_true (pandoria_notation_read_act (&two_seats, same[i], &action, NULL));
      again = pandoria_notation_write (&two_seats, &action, NULL, NULL);
      g_assert_cmpstr (again, ==, same[i]);
    }
}

/* If cards are free, no cost is written unless the file has one. */
static void
test_free_cards (void)
{
  static const char *const texts[] = { "clone 1 @0", "clone 1 @1", "clone 1 @2" };
  PandoriaSeats free_seats = two_seats;

  free_seats.free_cards = TRUE;
  for (guint cost = 0; cost < G_N_ELEMENTS (texts); cost++)
    {
      g_autofree char *paid = NULL, *free = NULL;
      PandoriaAction action;

      pandoria_action_init (&action, PANDORIA_ACT_CAST);
      action.spell = PANDORIA_SPELL_CLONE;
      action.level = 1;
      action.cost = (guint8) cost;
      paid = pandoria_notation_write (&two_seats, &action, NULL, NULL);
      free = pandoria_notation_write (&free_seats, &action, NULL, NULL);
      g_assert_cmpstr (paid, ==, texts[cost]);
      g_assert_cmpstr (free, ==, cost == 0 ? "clone 1" : texts[cost]);
    }
}

/* Lists have at most the length that files allow. */
static void
test_lengths (void)
{
  static const struct
  {
    const char *act, *word;
    guint max;
  } lists[] = {
    { "skip drift", "E5>G9", PANDORIA_MAX_DRIFT },
    { "flee @1", "-G6", PANDORIA_MAX_FLEE },
    { "score", "blue:F6", PANDORIA_MAX_CARDS },
    { "again", "+G6", G_MAXUINT8 },
    { "again", "G6>H7", G_MAXUINT8 },
    { "skip haunt", "blue", PANDORIA_MAX_PLAYERS },
    { "tableau red prisoners", "blue", PANDORIA_MAX_PRISONERS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GString) text = g_string_new (lists[i].act);
      g_autoptr (PandoriaFault) fault = NULL;
      PandoriaAction action;

      for (guint j = 0; j < lists[i].max; j++)
        g_string_append_printf (text, " %s", lists[i].word);
      g_assert_true (pandoria_notation_read_act (&two_seats, text->str, &action, NULL));
      g_string_append_printf (text, " %s", lists[i].word);
      g_assert_false (pandoria_notation_read_act (&two_seats, text->str, &action, &fault));
      g_assert_cmpuint (fault->start, ==, text->len - strlen (lists[i].word));
    }
}

/* Characters count, not bytes. */
static void
test_text_lengths (void)
{
  static const struct
  {
    const char *start, *end, *message;
    guint max;
  } texts[] = {
    { "skip {", "}", "This note is too long.", PANDORIA_MAX_NOTE },
    { "buy @3 \"", "\"", "This name is too long.", PANDORIA_MAX_NAME },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GString) text = g_string_new (texts[i].start);
      g_autoptr (PandoriaFault) fault = NULL;
      PandoriaAction action;

      for (guint j = 0; j < texts[i].max; j++)
        g_string_append (text, "ü");
      g_string_append (text, texts[i].end);
      g_assert_true (pandoria_notation_read_act (&two_seats, text->str, &action, NULL));
      g_string_insert (text, (gssize) strlen (texts[i].start), "x");
      g_assert_false (pandoria_notation_read_act (&two_seats, text->str, &action, &fault));
      g_assert_cmpstr (fault->message, ==, texts[i].message);
      g_assert_cmpuint (fault->start, ==, strlen (texts[i].start) - 1);
    }
}

/* --- faults --------------------------------------------------------------------------------- */

typedef struct
{
  const char *text;
  const char *word;    /* the word at fault; NULL: the end of the text */
  const char *message; /* a part of it */
  const char *code;    /* of the refusal, NULL: none */
} Wrong;

static const Wrong wrongs[] = {
  { "blah", "blah", "No action begins", NULL },
  { "G6", "g6", "No action begins", NULL },
  { "F2", NULL, "space", NULL },
  { "F2 Z6", "Z6", "space", NULL },
  { "F2 C3 C9 C4", "C9", "terrain", NULL },
  { "F2 C3 C1", NULL, "space", NULL },
  { "castle", NULL, "space", NULL },
  { "castle C99", "C99", "space", NULL },
  { "skip {never ending", "{never ending", "missing", NULL },
  { "rage", NULL, "level belongs here: 2, 3", NULL },
  { "rage 1", "1", "level belongs here: 2, 3", NULL },
  { "rage 2 5", "5", "cost", NULL },
  { "rage 2 @100", "@100", "cost", NULL },
  { "bank 4", "4", "1, 2, 3", NULL },
  { "market 3:1 @2", "3:1", "1:1, 2:1", NULL },
  { "bank 1 @3 slot", "slot", "slot", NULL },
  { "bank 1 @3 #6", "#6", "slot", NULL },
  { "bank 1 @3 #1 with points", "points", "resource", NULL },
  { "muster 1 @2 +C3 +C4", "muster", "Place a tile first", "wrong-step" },
  { "ransom green 1 wood", "green", "red, blue", NULL },
  { "ransom blue 2 wood", NULL, "resource", NULL },
  { "construct @3 bank 1 @2 #1 monument #2", "#2", "not both", NULL },
  { "halfling rage 2 @3", NULL, "then", NULL },
  { "halfling rage 2 @3 then skip", "skip", "building", NULL },
  { "adjust red woods+1", "woods+1", "No action begins", NULL },
  { "edit C3 terrain=sea", "terrain=sea", "No action begins", NULL },
  { "adjust red wood+1 blah", "blah", "No action begins", NULL },
  { "3 blue: skip", "blue:", "red’s turn", NULL },
  { "blue: skip", "blue:", "red’s turn", NULL },
  { "blah red: skip", "blah", "No action begins", NULL },
  { "7 skip", "7", "No action begins", NULL },
  { ": skip", ":", "No action begins", NULL },
  { "green: skip", "green:", "red’s turn", NULL },
  { "castle O1", "O1", "O1", "off-board" },
  { "skip", "skip", "placed", "must-place" },
  { "+C3", "+C3", "Place a tile first", "wrong-step" },
  { "adjust red wood+99", "adjust", "possible", "impossible-value" },
};

/* Faulty acts, in any state: the word at fault, NULL where one is missing. */
static const Wrong wrong_acts[] = {
  { "", NULL, "An action belongs here.", NULL },
  { "{note}", "{note}", "No action begins with", NULL },
  { "{note", "{note", "The end of this text is missing", NULL },
  { ";", ";", "No action begins with", NULL },
  { "+LL", "+LL", "No action begins with", NULL },
  { "F4 G6 C1 G7", "F4", "No action begins with", NULL },
  { "F G6 C1 G7", "F", "No action begins with", NULL },
  { "F22 G6 C1 G7", "F22", "No action begins with", NULL },
  { "F2 G6 C1 G7.", ".", "The action ends before this word.", NULL },
  { "F2 G6 C1 G7 *1", "*1", "shows one terrain twice", NULL },
  { "F2 G6 F1 G7 *0", "*0", "The action ends", NULL },
  { "F2 G6 F1 G7 *3", "*3", "The action ends", NULL },
  { "single F1 G6 F1 G7", "F1", "The action ends", NULL },
  { "terrain 2 @5 F1 G6 *1", "*1", "The action ends", NULL },
  { "castle G", "G", "A space", NULL },
  { "castle G123", "G123", "A space", NULL },
  { "ship", NULL, "G6L for the leader", NULL },
  { "relic 0 1", "0", "A number", NULL },
  { "relic 100 1", "100", "A number", NULL },
  { "relic 1 100", "100", "A number", NULL },
  { "relic 000004 9", "000004", "A number", NULL },
  { "relic 4a 9", "4a", "A number", NULL },
  { "relic :4 9", ":4", "A number", NULL },
  { "adjust red wood+20001", "wood+20001", "The action ends", NULL },
  { "adjust red wood+", "wood+", "The action ends", NULL },
  { "adjust red wood", "wood", "The action ends", NULL },
  { "adjust red +1", "+1", "The action ends", NULL },
  { "adjust", NULL, "red, blue.", NULL },
  { "edit G6 symbols=4", "symbols=4", "The action ends", NULL },
  { "edit G6 symbols=none", "symbols=none", "The action ends", NULL },
  { "edit G6 castle=green", "castle=green", "The action ends", NULL },
  { "edit G6 figure=green", "figure=green", "The action ends", NULL },
  { "edit G6 figure=L", "figure=L", "The action ends", NULL },
  { "edit", NULL, "A space", NULL },
  { "edit G6 artifacts=10", "artifacts=10", "The action ends", NULL },
  { "edit G6 artifacts=none", "artifacts=none", "The action ends", NULL },
  { "tableau", NULL, "red, blue.", NULL },
  { "tableau red blah", "blah", "The action ends", NULL },
  { "tableau red slots bank 2 @3 none none none", NULL, "The next slot", NULL },
  { "tableau red slots bank 4 @3", "4", "The level", NULL },
  { "tableau red slots monument", NULL, "A number", NULL },
  { "tableau red slots castle", "castle", "The next slot", NULL },
  { "tableau red slots none none none none none none", "none", "The action ends", NULL },
  { "tableau red slots bank 2", NULL, "The printed cost", NULL },
  { "tableau red top", NULL, "A spell", NULL },
  { "tableau red top rage", NULL, "The level", NULL },
  { "tableau red top rage 2 @?", "@?", "The printed cost", NULL },
  { "tableau red top flee", NULL, "The printed cost", NULL },
  { "tableau red prisoners", NULL, "color", NULL },
  { "tableau red prisoners none blue", "blue", "The action ends", NULL },
  { "tableau red haunter green", "green", "color", NULL },
  { "table round=0", "round=0", "The action ends", NULL },
  { "table round=+1", "round=+1", "The action ends", NULL },
  { "table tiles=1000", "tiles=1000", "The action ends", NULL },
  { "table active=green", "active=green", "The action ends", NULL },
  { "table last-round=1", "last-round=1", "The action ends", NULL },
  { "table monuments=", "monuments=", "The action ends", NULL },
  { "table monuments=3,,4", "monuments=3,,4", "The action ends", NULL },
  { "table monuments=3,100", "monuments=3,100", "The action ends", NULL },
  { "table relics=3,3", "relics=3,3", "The action ends", NULL },
  { "table relics=0", "relics=0", "The action ends", NULL },
  { "ransom blue 24", "24", "The prisoners", NULL },
  { "ransom blue 23", NULL, "A resource", NULL },
  { "ransom blue 1L wood", NULL, "A resource", NULL },
  { "ransom blue 1 wood gold", "gold", "The action ends", NULL },
  { "buy", NULL, "The printed cost", NULL },
  { "buy @3 with", NULL, "A resource", NULL },
  { "conjure 255 @3 wood", "255", "6, 8, 10", NULL },
  { "conjure 262 @3 wood", "262", "6, 8, 10", NULL },
  { "conjure 6 @3 points", "points", "The action ends", NULL },
  { "enchanted-castle @7 G6 fortress A5", "A5", "Place either a castle or the fortress", NULL },
  { "enchanted-castle @7 fortress A5 G6", "G6", "Place either a castle or the fortress", NULL },
  { "construct @3 monument #2 bank 1 @2 #1", "#1", "not both", NULL },
  { "flee @3 -blue#6", "-blue#6", "The action ends", NULL },
  { "flee @3 -blue#0", "-blue#0", "The action ends", NULL },
  { "flee @3 -green#1", "-green#1", "The action ends", NULL },
  { "rage 2 @3 F2 in", NULL, "A space", NULL },
  { "rage 2 @3 F2 H3", "H3", "The action ends", NULL },
  { "clone 1 @2 +G6 +G7", "+G7", "The action ends", NULL },
  { "clone 2 @2 +G6 +G7 +G8", "+G8", "The action ends", NULL },
  { "teleport 1 @1 G6>H7 H7>I7", "H7>I7", "The action ends", NULL },
  { "teleport 2 @1 G6>H7 H7>I7 I7>G6", "I7>G6", "The action ends", NULL },
  { "statue @100 #1", "@100", "The printed cost", NULL },
  { "statue #1", "#1", "The printed cost", NULL },
  { "statue @1", NULL, "The slot", NULL },
  { "statue @1 #0", "#0", "The slot", NULL },
  { "halfling monument #1 conjure 6 @3 gold", "conjure", "The word “then”", NULL },
  { "halfling monument #1", NULL, "The word “then”", NULL },
  { "halfling monument", NULL, "The slot", NULL },
  { "halfling then", "then", "A spell", NULL },
  { "goblin", NULL, "red, blue.", NULL },
  { "occupy blue", "blue", "such as blue#2", NULL },
  { "occupy blue#6", "blue#6", "such as blue#2", NULL },
  { "again F2", NULL, "A space", NULL },
  { "again at", NULL, "A space", NULL },
  { "again fortress", NULL, "A space", NULL },
  { "again wood gold", "gold", "The action ends", NULL },
  { "elf G6", "G6", "A move from space to space", NULL },
  { "elf G6>G8L", "G6>G8L", "A move from space to space", NULL },
  { "skip drift", NULL, "A move from space to space", NULL },
  { "skip haunt", NULL, "red, blue.", NULL },
  { "skip \"name\"", "\"name\"", "The action ends", NULL },
  { "skip \"name", "\"name", "The end of this text is missing", NULL },
  { "skip {note} {more}", "{more}", "The action ends", NULL },
  { ". gold wood", "wood", "The action ends", NULL },
};

static char *
cut (const char *text, const PandoriaFault *fault)
{
  return g_utf8_substring (text, fault->start, fault->end);
}

static void
test_faults (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  const PandoriaState *state = pandoria_game_get_state_at (game, 0);
  PandoriaSeats seats;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      /* Bytes before the fault do not shift its place. */
      g_autofree char *text
          = g_strdup_printf ("adjust red points+1 {äöü → 漢} ; %s", wrongs[i].text);
      g_autoptr (PandoriaNotedLine) line = pandoria_notation_read (&seats, state, text);
      g_autofree char *word = line->fault != NULL ? cut (text, line->fault) : NULL;

      if (line->fault == NULL)
        g_error ("“%s” has no fault", wrongs[i].text);
      g_assert_cmpuint (line->acts->len, >=, 1);
      g_assert_cmpint (line->fault->is_missing, ==, wrongs[i].word == NULL);
      if (wrongs[i].word == NULL)
        g_assert_cmpuint (line->fault->start, ==, g_utf8_strlen (text, -1));
      else if (g_ascii_strcasecmp (word, wrongs[i].word) != 0)
        g_error ("“%s”: points at “%s” (%s)", wrongs[i].text, word, line->fault->message);
      if (strstr (line->fault->message, wrongs[i].message) == NULL)
        g_error ("“%s”: %s", wrongs[i].text, line->fault->message);
      g_assert_cmpstr (
          line->fault->refusal != NULL ? pandoria_error_key (line->fault->refusal->code) : NULL, ==,
          wrongs[i].code);
    }
}

/* Acts that the rules refuse in a game of tests/scenarios after its first @n acts, with the word at
 * fault. */
static const struct
{
  const char *scenario;
  guint n;
  const char *text;
  guint start;
  const char *word;
} refused[] = {
  { "1/even-column-is-higher", 0, "F0 G4 F0 F5", 9, "F5" },
  { "6.1/halves-touch", 0, "H3 D6 F0 H3", 9, "H3" }, /* the first is a terrain */
  { "6.1/not-over-a-castle", 2, "F0 D6 F0 D5", 3, "D6" },
  { "6.1/no-third-castle", 1, "castle D6", 0, "castle" },
  { "6.1/castle-needs-contact", 0, "castle D5", 7, "D5" },
  { "16/fortress-all-enclosed", 2, "fortress D0", 9, "D0" },
  { "11/elves-onto-occupied", 4, "elf D5>D7", 4, "D5>D7" },
  { "11/elves-nobody-there", 2, "elf D8>D7", 4, "D8>D7" },
  { "11/elves-only", 3, "elf D5>D6", 0, "elf" },
  { "15/river-ship-occupied", 2, "ship H9", 5, "H9" },
  { "15/drift-fork-choice", 2, "H0 G5 C0 G6", 0, "H0" },
  { "15/drift-no-candidate", 2, "H0 G5 C0 G6 drift H5>H3", 18, "H5>H3" },
  { "14/spells-card-not-scored", 2, "score blue:D6", 6, "blue:D6" },
  { "17/goblins-four-slots", 1, "statue @1 #5", 10, "#5" },
  { "6.3.2/never-two-identical", 6, "statue @1 #2", 10, "#2" },
  { "6.3.3/not-on-an-empty-slot", 6, "monument #2", 9, "#2" },
  { "6.3.2/too-dear", 1, "statue @6 #1", 7, "@6" },
  { "6.3.1/too-dear", 1, "skip ; flee @6", 0, "skip" },
  { "6.3.1/too-dear", 1, "adjust red points+1 ; flee @6", 27, "@6" },
  { "15/river-ship-too-dear", 1, "ship H9", 0, "ship" },
  { "11/halflings-revised-monument-first-too-dear", 6,
    "halfling monument #1 then conjure 6 @3 wood", 36, "@3" },
  { "4/muster-leader-then-worker", 2, "muster 2 @3 +D8L +D5", 12, "+D8L" },
  { "spells/clone-wrong-order", 2, "clone 2 @2 +D6 +D7", 11, "+D6" },
  { "spells/teleport-1", 2, "teleport 1 @2 K5>D6", 14, "K5>D6" },
  /* if the player's own top spell lays nothing, H3 is a space */
  { "11/mages-recast", 0, "F0 D6 F0 D5 rage 2 @1 . H0 H6 H0 H5 . F0 D4 F0 D3 again H3", 56, "H3" },
  { "spells/flee-nobody", 1, "flee @2 -D8", 8, "-D8" },
  { "spells/enchanted-castle-occupied", 1, "enchanted-castle @2 D8", 20, "D8" },
  { "spells/construct-needs-a-card", 1, "construct @2 statue @3 #1", 0, "construct" },
  { "record/edit-castle-where-none", 0, "edit D7 castle=none", 5, "D7" },
  { "record/wrong-variant-river", 1, "ship E7", 0, "ship" },
  { "9/nothing-after-the-end", 4, "castle D4", 0, "castle" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (PandoriaGame) game = scenario_fixture_open (refused[i].scenario, refused[i].n);
      g_autoptr (PandoriaNotedLine) line = NULL;
      g_autofree char *word = NULL;
      PandoriaSeats seats;

      g_test_message ("%s: %s", refused[i].scenario, refused[i].text);
      pandoria_seats_init (&seats, pandoria_game_get_record (game));
      line = pandoria_notation_read (&seats, pandoria_game_get_state (game), refused[i].text);
      word = cut (refused[i].text, line->fault);
      g_assert_cmpstr (word, ==, refused[i].word);
      g_assert_cmpuint (line->fault->start, ==, refused[i].start);
      g_assert_nonnull (line->fault->refusal);
    }
}

/* The largest number of acts, and binary data. */
static void
test_lines (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  const PandoriaState *state = pandoria_game_get_state_at (game, 0);
  g_autoptr (PandoriaNotedLine) full = NULL, over = NULL, broken = NULL, empty = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  PandoriaSeats seats;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; i < PANDORIA_MAX_ACTIONS; i++)
    g_string_append (text, "edit D5 ");
  full = pandoria_notation_read (&seats, state, text->str);
  g_assert_null (full->fault);
  g_assert_cmpuint (full->acts->len, ==, PANDORIA_MAX_ACTIONS);
  g_string_append (text, "edit D5");
  over = pandoria_notation_read (&seats, state, text->str);
  g_assert_cmpstr (over->fault->message, ==, "Too many actions for one game.");
  broken = pandoria_notation_read (&seats, state, "edit D5 \xff");
  g_assert_cmpstr (broken->fault->message, ==, "This is not text.");
  g_assert_cmpuint (broken->fault->start, ==, 0);
  g_assert_cmpuint (broken->fault->end, ==, 8);
  empty = pandoria_notation_read (&seats, state, " ; 1 red: ;");
  g_assert_null (empty->fault);
  g_assert_cmpuint (empty->acts->len, ==, 0);
}

static void
test_wrong_acts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong_acts); i++)
    {
      const Wrong *wrong = &wrong_acts[i];
      g_autoptr (PandoriaFault) fault = NULL;
      g_autofree char *word = NULL;
      PandoriaAction action;

      g_test_message ("%s", wrong->text);
      g_assert_false (pandoria_notation_read_act (&two_seats, wrong->text, &action, &fault));
      g_assert_cmpint (fault->is_missing, ==, wrong->word == NULL);
      word = cut (wrong->text, fault);
      g_assert_cmpstr (word, ==, wrong->word != NULL ? wrong->word : "");
      if (strstr (fault->message, wrong->message) == NULL)
        g_error ("“%s” does not say “%s”", fault->message, wrong->message);
    }
}

static void
test_every_word_has_its_member (void)
{
  const char *unused = pandoria_line_find_unused_words ();

  if (unused != NULL)
    g_error ("pandoria-notation-rows.c has words for “%s”, which no act contains", unused);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/meanings", test_meanings);
  g_test_add_func ("/notation/same", test_same);
  g_test_add_func ("/notation/free-cards", test_free_cards);
  g_test_add_func ("/notation/lengths", test_lengths);
  g_test_add_func ("/notation/text-lengths", test_text_lengths);
  g_test_add_func ("/notation/playthroughs", test_playthroughs);
  g_test_add_func ("/notation/scenarios", test_scenarios);
  g_test_add_func ("/notation/random-acts", test_random_acts);
  g_test_add_func ("/notation/random-games", test_random_games);
  g_test_add_func ("/notation/faults", test_faults);
  g_test_add_func ("/notation/lines", test_lines);
  g_test_add_func ("/notation/wrong-acts", test_wrong_acts);
  g_test_add_func ("/notation/refused", test_refused);
  g_test_add_func ("/notation/every-word-has-its-member", test_every_word_has_its_member);
  return g_test_run ();
}
