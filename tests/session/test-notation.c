/* The notation: every act is written and read back without loss, whole games are copied, faults point at their word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-testing.h"

#include "pandoria-action-json.h"
#include "pandoria-board-json.h"
#include "pandoria-game.h"
#include "pandoria-simulate.h"

#include <string.h>

#include "random-game.h"
#include "scenario-fixture.h"

/* --- what is compared ------------------------------------------------------------------------------------------- */

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

/* A whole game through the notation: the same state, the same notes, and the same text once more. */
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

/* --- records ---------------------------------------------------------------------------------------------------- */

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
      g_autofree char *path = g_build_filename (PANDORIA_SOURCE_ROOT "/tests/playthroughs", name, NULL);
      g_autoptr (PandoriaRecord) record
          = g_str_has_suffix (name, ".pandoria") ? pandoria_record_new_from_file (path, NULL) : NULL;

      check_record (record, path);
    }
  g_assert_cmpuint (n_records, >=, 20);
  g_assert_cmpuint (n_acts, >=, 1000);
}

/* Scenarios also hold acts that are refused: they have a notation all the same. */
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

/* --- random games ----------------------------------------------------------------------------------------------- */

static gboolean
check_random_act (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
                  const PandoriaState *after, const PandoriaEvents *events, gpointer data)
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
    PANDORIA_REALM_HUMANS,    PANDORIA_REALM_DWARVES,  PANDORIA_REALM_ELVES,   PANDORIA_REALM_MAGES,
    PANDORIA_REALM_HALFLINGS, PANDORIA_REALM_CENTAURS, PANDORIA_REALM_FAIRIES, PANDORIA_REALM_GOBLINS,
    PANDORIA_REALM_GOLEMS,    PANDORIA_REALM_GHOSTS,   PANDORIA_REALM_NYMPHS,  PANDORIA_REALM_HANBOK,
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (GError) error = NULL;
  PandoriaSeats seats
      = { .n = 4, .colors = { PANDORIA_COLOR_YELLOW, PANDORIA_COLOR_RED, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_BLUE } };

  pandoria_setup_init (setup, 2 + seed % 3);
  setup->variant = variants[seed % G_N_ELEMENTS (variants)];
  setup->edition = seed / 2 % 2;
  setup->artifacts = seed / 3 % 2;
  seats.n = setup->n_players;
  seats.free_cards = setup->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  pandoria_board_load (seed % 4 < 2 ? PANDORIA_BOARD_RESOURCE_A : PANDORIA_BOARD_RESOURCE_B, &setup->board, NULL, NULL,
                       &error);
  g_assert_no_error (error);
  if (setup->variant == PANDORIA_VARIANT_REGULAR)
    pandoria_simulate_setup (setup, rand, realms, G_N_ELEMENTS (realms));
  else
    pandoria_simulate_setup (setup, rand, NULL, 0);
  pandoria_simulate_game (setup, rand, check_random_act, &seats, &error);
  g_assert_no_error (error);
}

static void
test_random_acts (void)
{
  for (guint seed = 0; seed < 72; seed++)
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

/* --- meanings --------------------------------------------------------------------------------------------------- */

typedef struct
{
  const char *text, *json;
} Meaning;

/* Where position decides what a word means, and what may be written in other ways. */
static const Meaning meanings[] = {
  { "F2 F2 C1 C1", "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"F2\",\"terrain\":\"forest\",\"symbols\":2},"
                   "{\"at\":\"C1\",\"terrain\":\"city\",\"symbols\":1}]}" },
  { "h3 m1 M0 h3 *2", "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"M1\",\"terrain\":\"hills\",\"symbols\":3},"
                      "{\"at\":\"H3\",\"terrain\":\"mountains\",\"symbols\":0}]}" },
  { "single f1 F1", "{\"do\":\"place-single\",\"hex\":{\"at\":\"F1\",\"terrain\":\"forest\",\"symbols\":1}}" },
  { "  +g6  ", "{\"do\":\"place-figure\",\"at\":\"G6\"}" },
  { "+ G6L", "{\"do\":\"place-figure\",\"at\":\"G6\",\"leader\":true}" },
  { "+LL", NULL },
  { "+L6L", "{\"do\":\"place-figure\",\"at\":\"L6\",\"leader\":true}" },
  { "-G6", "{\"do\":\"take-figure\",\"at\":\"G6\"}" },
  { "-blue#2", "{\"do\":\"take-figure\",\"building\":{\"player\":1,\"slot\":2}}" },
  { "rage 2 @3 F2 in H3",
    "{\"do\":\"cast\",\"spell\":\"rage\",\"level\":2,\"cost\":3,\"at\":\"F2\",\"region\":\"H3\"}" },
  { "terrain 1 @4 F2 F3", "{\"do\":\"cast\",\"spell\":\"terrain\",\"level\":1,\"cost\":4,\"hexes\":"
                          "[{\"at\":\"F3\",\"terrain\":\"forest\",\"symbols\":2}]}" },
  { "again at F2", "{\"do\":\"recast\",\"at\":\"F2\"}" },
  { "again F2 G6", "{\"do\":\"recast\",\"hexes\":[{\"at\":\"G6\",\"terrain\":\"forest\",\"symbols\":2}]}" },
  { "Market 1:1 @2 #3", "{\"do\":\"build\",\"building\":\"market\",\"level\":\"1:1\",\"cost\":2,\"slot\":3}" },
  { "monument #1 with gold", "{\"do\":\"monument\",\"slot\":1,\"with\":\"gold\"}" },
  { "master-builder @4 monument #2 shrine 1 @3 #1 with gold",
    "{\"do\":\"cast\",\"spell\":\"master-builder\",\"cost\":4,\"build\":{\"building\":\"shrine\",\"level\":1,\"cost\":"
    "3,"
    "\"slot\":1,\"with\":\"gold\"},\"monument\":{\"slot\":2},\"first\":\"monument\"}" },
  { "muster 2 @4 +G6 +H7L", "{\"do\":\"cast\",\"spell\":\"muster\",\"level\":2,\"cost\":4,\"figures\":"
                            "[{\"at\":\"G6\"},{\"at\":\"H7\",\"leader\":true}]}" },
  { "adopt @5 blue G6>H7", "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":5,\"player\":1,\"copy\":"
                           "{\"moves\":[{\"from\":\"G6\",\"to\":\"H7\"}]}}" },
  { "ransom blue 1L wood gold",
    "{\"do\":\"ransom\",\"from\":1,\"workers\":1,\"leader\":true,\"pay\":[\"wood\",\"gold\"]}" },
  { ". wood", "{\"do\":\"end-turn\",\"poorhouse\":\"wood\"}" },
  { "end", "{\"do\":\"end-turn\"}" },
  { "castle G6 drift E5>G9 haunt blueL",
    "{\"do\":\"place-castle\",\"at\":\"G6\",\"drift\":[{\"from\":\"E5\",\"to\":\"G9\"}],\"haunt\":"
    "[{\"player\":1,\"leader\":true}]}" },
  { "edit G6 terrain=none figure=redL", "{\"do\":\"edit-space\",\"at\":\"G6\",\"terrain\":null,\"figure\":"
                                        "{\"player\":0,\"leader\":true}}" },
  { "adjust blue wood+2 points-1", "{\"do\":\"adjust\",\"player\":1,\"wood\":2,\"points\":-1}" },
};

static const PandoriaSeats two_seats
    = { .n = 2, .colors = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE }, .names = { "Marta", "Jonas" } };

static void
test_meanings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (meanings); i++)
    {
      PandoriaAction action;
      g_autofree char *json = NULL;
      gboolean is_read = pandoria_notation_read_act (&two_seats, meanings[i].text, &action, NULL);

      if (is_read)
        json = action_to_text (&action);
      /* Artifacts on two terrains are no tile, and so is a leader without a row. */
      if (g_strrstr (meanings[i].text, "*") != NULL)
        g_assert_false (is_read);
      else
        g_assert_cmpstr (json, ==, meanings[i].json);
    }
}

/* --- faults ----------------------------------------------------------------------------------------------------- */

typedef struct
{
  const char *text;
  const char *word;    /* that the fault points at; NULL: at the end */
  const char *message; /* a part of it */
  const char *code;    /* of the refusal, NULL: none */
} Wrong;

static const Wrong wrongs[] = {
  { "blah", "blah", "No act begins", NULL },
  { "G6", "g6", "No act begins", NULL },
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
  { "muster 1 @2 +C3 +C4", "muster", "not belong", "wrong-step" },
  { "ransom green 1 wood", "green", "red, blue", NULL },
  { "ransom blue 2 wood", NULL, "resource", NULL },
  { "construct @3 bank 1 @2 #1 monument #2", "#2", "not both", NULL },
  { "halfling rage 2 @3", NULL, "then", NULL },
  { "halfling rage 2 @3 then skip", "skip", "building", NULL },
  { "adjust red woods+1", "woods+1", "No act begins", NULL },
  { "edit C3 terrain=sea", "terrain=sea", "No act begins", NULL },
  { "adjust red wood+1 blah", "blah", "No act begins", NULL },
  { "3 blue: skip", "blue:", "turn of", NULL },
  { "castle O1", "O1", "O1", "off-board" },
  { "skip", "skip", "placed", "must-place" },
  { "+C3", "+C3", "step", "wrong-step" },
  { "adjust red wood+99", "adjust", "possible", "impossible-value" },
};

static char *
cut (const char *text, const PandoriaFault *fault)
{
  return g_utf8_substring (text, fault->start, fault->end);
}

static void
test_faults (void)
{
  g_autoptr (PandoriaGame) game = random_game_new (2, FALSE, 3);
  const PandoriaState *state = pandoria_game_get_state_at (game, 0);
  PandoriaSeats seats;

  pandoria_seats_init (&seats, pandoria_game_get_record (game));
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      /* What stands in front of the fault does not shift it, whatever its bytes are. */
      g_autofree char *text = g_strdup_printf ("adjust red points+1 {äöü → 漢} ; %s", wrongs[i].text);
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
      g_assert_cmpstr (line->fault->refusal != NULL ? pandoria_error_key (line->fault->refusal->code) : NULL, ==,
                       wrongs[i].code);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/meanings", test_meanings);
  g_test_add_func ("/notation/playthroughs", test_playthroughs);
  g_test_add_func ("/notation/scenarios", test_scenarios);
  g_test_add_func ("/notation/random-acts", test_random_acts);
  g_test_add_func ("/notation/random-games", test_random_games);
  g_test_add_func ("/notation/faults", test_faults);
  return g_test_run ();
}
