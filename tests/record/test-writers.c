/* Tests that written files read back as the same, with every member of the original.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "pandoria-parts-json.h"
#include "pandoria-board-json.h"

#include <string.h>

/* --- actions -------------------------------------------------------------------------------- */

/* Every act with every member, in the order of writing. */
static const char *const actions[] = {
  "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"G6\",\"terrain\":\"forest\",\"symbols\":2},{\"at\":"
  "\"G7\",\"terrain\":"
  "\"city\","
  "\"symbols\":0}]}",
  "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"G6\",\"terrain\":\"city\",\"symbols\":3},{\"at\":"
  "\"G7\",\"terrain\":"
  "\"city\","
  "\"symbols\":1}],\"artifacts\":2,\"drift\":[{\"from\":\"E5\",\"to\":\"G9\"}],\"haunt\":[{"
  "\"player\":2,\"leader\":"
  "false}]}",
  "{\"do\":\"place-castle\",\"at\":\"A0\"}",
  "{\"do\":\"place-fortress\",\"at\":\"P15\"}",
  "{\"do\":\"place-single\",\"hex\":{\"at\":\"G6\",\"terrain\":\"hills\",\"symbols\":1}}",
  "{\"do\":\"skip-placement\"}",
  "{\"do\":\"place-figure\",\"at\":\"G6\"}",
  "{\"do\":\"place-figure\",\"at\":\"G6\",\"leader\":true}",
  "{\"do\":\"take-figure\",\"at\":\"G6\"}",
  "{\"do\":\"take-figure\",\"building\":{\"player\":2,\"slot\":1}}",
  "{\"do\":\"ransom\",\"from\":1,\"workers\":2,\"leader\":true,\"pay\":[\"gold\",\"crystal\","
  "\"wood\"]}",
  "{\"do\":\"golem-figure\",\"at\":\"G6\",\"leader\":true,\"with\":\"gold\"}",
  "{\"do\":\"cast\",\"spell\":\"acquire\",\"level\":2,\"cost\":0}",
  "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":4}",
  "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":4,\"player\":0,\"copy\":{\"at\":\"C3\",\"leader\":"
  "true,\"figure\":"
  "false,"
  "\"figures\":[{\"at\":\"C4\",\"leader\":true}]}}",
  "{\"do\":\"cast\",\"spell\":\"astral-ship\",\"cost\":6,\"at\":\"E5\",\"leader\":true}",
  "{\"do\":\"cast\",\"spell\":\"clone\",\"level\":2,\"cost\":3,\"figures\":[{\"at\":\"C4\"},{"
  "\"at\":\"C5\",\"leader\":"
  "true}]}",
  "{\"do\":\"cast\",\"spell\":\"conjure\",\"level\":10,\"cost\":99,\"resource\":\"crystal\"}",
  "{\"do\":\"cast\",\"spell\":\"construct\",\"cost\":1,\"build\":{\"building\":\"market\","
  "\"level\":\"2:1\",\"cost\":2,"
  "\"slot\":5}}",
  "{\"do\":\"cast\",\"spell\":\"construct\",\"cost\":1,\"monument\":{\"slot\":1}}",
  "{\"do\":\"cast\",\"spell\":\"enchanted-castle\",\"cost\":1,\"at\":\"C4\",\"figure\":false}",
  "{\"do\":\"cast\",\"spell\":\"enchanted-castle\",\"cost\":1,\"fortress\":\"A5\",\"leader\":true}",
  "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1,\"from\":[\"C4\",{\"player\":3,\"slot\":4},"
  "\"D5\"]}",
  "{\"do\":\"cast\",\"spell\":\"master-builder\",\"cost\":1,\"build\":{\"building\":\"statue\","
  "\"cost\":3,\"slot\":2,"
  "\"with\":"
  "\"crystal\"},\"monument\":{\"slot\":2,\"with\":\"gold\"},\"first\":\"monument\",\"with\":"
  "\"wood\"}",
  "{\"do\":\"cast\",\"spell\":\"muster\",\"level\":1,\"cost\":1,\"figures\":[{\"at\":\"C4\"}]}",
  "{\"do\":\"cast\",\"spell\":\"rage\",\"level\":3,\"cost\":1,\"at\":\"C4\",\"region\":\"C5\"}",
  "{\"do\":\"cast\",\"spell\":\"teleport\",\"level\":2,\"cost\":1,\"moves\":[{\"from\":\"C4\","
  "\"to\":\"C5\"},{\"from\":"
  "\"C5\","
  "\"to\":\"C6\"}]}",
  "{\"do\":\"cast\",\"spell\":\"terrain\",\"level\":2,\"cost\":1,\"hexes\":[{\"at\":\"G6\","
  "\"terrain\":\"city\","
  "\"symbols\":3},{"
  "\"at\":\"G7\",\"terrain\":\"city\",\"symbols\":1}],\"artifacts\":1}",
  "{\"do\":\"build\",\"building\":\"lumberyard\",\"level\":\"1:2\",\"cost\":3,\"slot\":1,\"with\":"
  "\"gold\"}",
  "{\"do\":\"build\",\"building\":\"school\",\"level\":3,\"cost\":3,\"slot\":1}",
  "{\"do\":\"monument\",\"slot\":5,\"with\":\"crystal\"}",
  "{\"do\":\"recast\"}",
  "{\"do\":\"recast\",\"resource\":\"wood\",\"player\":2,\"copy\":{\"resource\":\"gold\"},\"with\":"
  "\"gold\"}",
  "{\"do\":\"halfling\",\"cast\":{\"spell\":\"conjure\",\"level\":6,\"cost\":3,\"resource\":"
  "\"gold\",\"with\":\"wood\"}"
  ",\"build\":{"
  "\"building\":\"statue\",\"cost\":3,\"slot\":1}}",
  "{\"do\":\"halfling\",\"cast\":{\"spell\":\"flee\",\"cost\":3},\"monument\":{\"slot\":3},"
  "\"drift\":[{\"from\":\"E5\","
  "\"to\":\"G9\"}]}",
  "{\"do\":\"goblin-cast\",\"player\":3,\"at\":\"C4\",\"region\":\"C5\",\"adopt\":{\"player\":1,"
  "\"copy\":{\"at\":"
  "\"C6\"}},\"with\":"
  "\"wood\"}",
  "{\"do\":\"goblin-occupy\",\"player\":0,\"slot\":5,\"leader\":true,\"with\":\"gold\"}",
  "{\"do\":\"river-ship\",\"at\":\"E5\",\"leader\":true,\"with\":\"wood\"}",
  "{\"do\":\"relic\",\"artifacts\":7,\"points\":12}",
  "{\"do\":\"score\"}",
  "{\"do\":\"score\",\"cards\":[{\"player\":1,\"region\":\"F6\"},{\"player\":0,\"region\":\"F6\"}]"
  "}",
  "{\"do\":\"buy\",\"cost\":3,\"with\":\"wood\"}",
  "{\"do\":\"elf-move\",\"from\":\"C3\",\"to\":\"C5\"}",
  "{\"do\":\"end-turn\",\"poorhouse\":\"wood\"}",
  "{\"do\":\"adjust\",\"player\":2,\"crystal\":-3,\"gold\":1,\"wood\":2,\"points\":-40,\"hand\":1,"
  "\"workers\":-1,"
  "\"castles\":1,"
  "\"artifacts\":4}",
  "{\"do\":\"edit-space\",\"at\":\"C3\"}",
  "{\"do\":\"edit-space\",\"at\":\"C3\",\"terrain\":null,\"castle\":null,\"figure\":null}",
  "{\"do\":\"edit-space\",\"at\":\"C3\",\"terrain\":\"hills\",\"symbols\":0,\"castle\":3,"
  "\"figure\":{\"player\":3,"
  "\"leader\":true}}",
  "{\"do\":\"edit-space\",\"at\":\"C3\",\"artifacts\":9}",
  "{\"do\":\"edit-player\",\"player\":0}",
  "{\"do\":\"edit-player\",\"player\":3,\"slots\":[null,{\"building\":\"market\",\"level\":\"2:1\","
  "\"cost\":99,"
  "\"figure\":{"
  "\"player\":2,\"leader\":true}},{\"monument\":0},{\"building\":\"store\",\"cost\":0}],"
  "\"topSpell\":{\"spell\":"
  "\"conjure\","
  "\"level\":10,\"cost\":99},\"prisoners\":[{\"player\":1,\"leader\":false},{\"player\":2,"
  "\"leader\":true}],"
  "\"haunter\":{"
  "\"player\":1,\"leader\":true}}",
  "{\"do\":\"edit-player\",\"player\":1,\"slots\":[null,null,null,null,{\"monument\":99}],"
  "\"topSpell\":null,"
  "\"prisoners\":[],"
  "\"haunter\":null}",
  "{\"do\":\"edit-player\",\"player\":1,\"topSpell\":{\"spell\":\"flee\",\"cost\":0}}",
  "{\"do\":\"edit-table\"}",
  "{\"do\":\"edit-table\",\"round\":99,\"active\":3,\"lastRound\":true,\"doubleTiles\":999,"
  "\"deck\":54,\"market\":4,"
  "\"singles\":14,\"monuments\":[0,99,3],\"relics\":[1,99]}",
  "{\"do\":\"edit-table\",\"lastRound\":false,\"monuments\":[],\"relics\":[]}",
};

static JsonObject *
parse (const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  g_assert_nonnull (node);
  return json_node_dup_object (node);
}

static void
test_actions (void)
{
  guint seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (JsonObject) json = parse (actions[i]);
      g_autoptr (JsonObject) written = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      PandoriaAction action, again;

      pandoria_action_from_json (json, "action", &action, &error);
      g_assert_no_error (error);
      written = pandoria_action_to_json (&action);
      text = g_strchomp (pandoria_json_to_text (written, FALSE));
      g_assert_cmpstr (text, ==, actions[i]);
      pandoria_action_from_json (written, "action", &again, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (&action, sizeof action, &again, sizeof again);
      seen |= 1u << action.kind;
    }
  g_assert_cmpuint (seen, ==, (1u << PANDORIA_N_ACTS) - 1); /* none is left out */
}

/* Members without meaning are not written. */
static void
test_absent_members (void)
{
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    {
      PandoriaAction action;
      g_autoptr (JsonObject) json = NULL;

      if (kind == PANDORIA_ACT_CAST || kind == PANDORIA_ACT_BUILD || kind == PANDORIA_ACT_HALFLING
          || kind == PANDORIA_ACT_PLACE_TILE || kind == PANDORIA_ACT_PLACE_SINGLE)
        continue; /* these need a card or a tile */
      pandoria_action_init (&action, (PandoriaActKind) kind);
      json = pandoria_action_to_json (&action);
      g_assert_cmpstr (json_object_get_string_member (json, "do"), ==,
                       pandoria_act_key ((PandoriaActKind) kind));
      g_assert_false (json_object_has_member (json, "with"));
      g_assert_false (json_object_has_member (json, "leader"));
      g_assert_false (json_object_has_member (json, "drift"));
      g_assert_false (json_object_has_member (json, "poorhouse"));
    }
}

/* Only the game knows the level of a copied spell. The reader keeps a list of any length, and the
 * engine refuses it. */
static void
test_longer_than_any_level (void)
{
  g_autoptr (JsonObject) json
      = parse ("{\"do\":\"recast\",\"figures\":[{\"at\":\"C3\"},{\"at\":\"C4\"},{\"at\":\"C5\"}]}");
  PandoriaAction action;

  g_assert_true (pandoria_action_from_json (json, "", &action, NULL));
  g_assert_cmpuint (action.members.n_figures, ==, 3);
  g_assert_cmpint (action.members.figures[1].at, ==, pandoria_space_from_name ("C4"));
}

static void
test_difference_out_of_bounds (void)
{
  g_autoptr (JsonObject) json
      = parse ("{\"do\":\"adjust\",\"player\":0,\"gold\":65537,\"wood\":-4294967295}");
  PandoriaAction action;

  g_assert_true (pandoria_action_from_json (json, "", &action, NULL));
  g_assert_cmpint (action.adjust[PANDORIA_COUNTER_GOLD], ==, 65537);
  g_assert_cmpint (action.adjust[PANDORIA_COUNTER_WOOD], ==, -4294967295);
}

/* --- records -------------------------------------------------------------------------------- */

static void
test_unknown_members (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  gsize length;
  g_autofree char *data = pandoria_record_to_data (record, &length);
  g_autoptr (JsonNode) before = json_from_string (fixture_game, NULL);
  g_autoptr (JsonNode) after = json_from_string (data, NULL);

  g_assert_true (json_node_equal (before, after));
  g_assert_cmpuint (strlen (data), ==, length);
  g_assert_true (g_str_has_suffix (data, "}\n"));
  g_assert_nonnull (strstr (data, "\n  \"title\" : \"Friday\",\n")); /* people can read it, too */
}

/* Each act is converted to text separately and only once. The file must be the same as if written
 * as a whole. */
static void
test_text_of_acts (void)
{
  g_autofree char *text = fixture_replace (
      "\"later\":{", "\"la\\\"t\\u00fcr\":[[],{\"a\\nb\":[\"\\n\"]}],\"later\":{");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);

  g_assert_nonnull (record);
  for (guint n = pandoria_record_get_n_actions (record) + 1; n > 0; n--)
    {
      g_autoptr (GPtrArray) end = pandoria_record_get_end (record, n - 1);
      g_autofree char *data = NULL, *whole = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (JsonNode) root = NULL;
      gsize length;

      pandoria_record_truncate (record, n - 1);
      pandoria_record_set_undone (record, end);
      pandoria_record_set_unfit (record, end);
      data = pandoria_record_to_data (record, &length);
      bytes = g_bytes_new_static (data, length);
      root = pandoria_json_parse (bytes, NULL);
      g_assert_nonnull (root);
      whole = pandoria_json_to_text (json_node_get_object (root), TRUE);
      g_assert_cmpstr (data, ==, whole);
    }
}

static void
test_append_and_truncate (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autofree char *before = pandoria_record_to_data (record, NULL);
  g_autofree char *after = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SKIP_PLACEMENT);
  pandoria_record_append (record, &action, "2026-11-21T20:00:00Z", "a note");
  g_assert_cmpuint (pandoria_record_get_n_actions (record), ==, 4);
  g_assert_cmpstr (pandoria_record_get_note (record, 3), ==, "a note");
  g_assert_cmpstr (pandoria_record_get_note (record, 1), ==, "why not");
  g_assert_null (pandoria_record_get_note (record, 0));
  pandoria_record_truncate (record, 3);
  after = pandoria_record_to_data (record, NULL);
  g_assert_cmpstr (before, ==, after);
}

/* Durations: pauses up to an hour count; longer pauses and times out of order do not. */
static void
test_seconds (void)
{
  static const struct
  {
    const char *times[4]; /* the times of the acts; NULL: none */
    guint n;              /* the number of acts to add up */
    int seconds;
    const char *last;
  } rows[] = {
    { { NULL, NULL, NULL, NULL }, 4, -1, NULL },
    { { "20:00:00", NULL, NULL, NULL }, 4, -1, "20:00:00" },
    { { "20:00:00", "20:00:00", NULL, NULL }, 4, 0, "20:00:00" },
    { { "20:00:00", "20:00:01", "20:00:03", NULL }, 4, 3, "20:00:03" },
    { { "20:00:00", NULL, "20:00:05", "20:00:07" }, 4, 7, "20:00:07" },
    { { "20:00:00", "20:00:05", "20:00:07", "20:00:09" }, 2, 5, "20:00:09" },
    { { "20:00:00", "20:00:05", "20:00:07", "20:00:09" }, 1, -1, "20:00:09" },
    { { "20:00:00", "20:00:05", "20:00:07", "20:00:09" }, 99, 9, "20:00:09" },
    { { "20:00:00", "21:00:00", "21:00:01", NULL }, 4, 3601, "21:00:01" },
    { { "20:00:00", "21:00:01", "21:00:03", NULL }, 4, 2, "21:00:03" },
    { { "20:00:05", "20:00:00", "20:00:02", NULL }, 4, 2, "20:00:02" },
    { { "20:00:00", "late", "20:00:04", "soon" }, 4, 4, "20:00:04" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PandoriaRecord) record = fixture_record ();
      g_autoptr (GDateTime) last = NULL;
      g_autofree char *last_text = g_strdup_printf ("2026-11-21T%sZ", rows[i].last);
      PandoriaAction action;

      pandoria_action_init (&action, PANDORIA_ACT_SKIP_PLACEMENT);
      pandoria_record_truncate (record, 0);
      for (guint j = 0; j < G_N_ELEMENTS (rows[i].times); j++)
        {
          g_autofree char *time = g_strdup_printf ("2026-11-21T%sZ", rows[i].times[j]);

          pandoria_record_append (record, &action, rows[i].times[j] != NULL ? time : NULL, NULL);
        }
      last = rows[i].last != NULL ? g_date_time_new_from_iso8601 (last_text, NULL) : NULL;
      g_assert_cmpint (pandoria_record_get_seconds (record, rows[i].n), ==, rows[i].seconds);
      g_assert_cmpint (pandoria_record_get_last_time (record), ==,
                       last != NULL ? g_date_time_to_unix (last) : 0);
    }
}

/* A note or a title that is too long or not valid text is shortened so that it can be read back. */
static void
test_long_texts (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PandoriaRecord) again = NULL;
  g_autofree char *data = NULL;

  for (guint i = 0; i <= PANDORIA_MAX_NOTE; i++)
    g_string_append (text, "ü");
  pandoria_record_set_note (record, 0, text->str);
  pandoria_record_set_note (record, 1, "");
  pandoria_record_set_note (record, 2, "\xff");
  g_assert_cmpint (g_utf8_strlen (pandoria_record_get_note (record, 0), -1), ==, PANDORIA_MAX_NOTE);
  g_assert_null (pandoria_record_get_note (record, 1));
  g_assert_cmpstr (pandoria_record_get_note (record, 2), ==, "\357\277\275");
  pandoria_record_set_note (record, 2, NULL);
  g_assert_null (pandoria_record_get_note (record, 2));
  data = pandoria_record_to_data (record, NULL);
  again = pandoria_record_new_from_data (data, strlen (data), NULL);
  g_assert_nonnull (again);
  g_assert_cmpuint (pandoria_record_get_n_actions (again), ==, 3);
}

static void
test_copy (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autoptr (PandoriaRecord) copy
      = pandoria_record_new_beginning (record, pandoria_record_get_n_actions (record));
  g_autofree char *before = pandoria_record_to_data (record, NULL);
  g_autofree char *same = pandoria_record_to_data (copy, NULL);
  g_autofree char *after = NULL;

  g_assert_cmpstr (before, ==, same);
  pandoria_record_truncate (copy, 0);
  pandoria_record_set_title (copy, "Saturday");
  after = pandoria_record_to_data (record, NULL);
  g_assert_cmpstr (before, ==, after);
}

static void
test_title (void)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  GString *title = g_string_new (NULL);
  g_autofree char *data = NULL;
  g_autoptr (PandoriaRecord) again = NULL;

  for (guint i = 0; i < 300; i++)
    g_string_append (title, "ü");
  pandoria_record_set_title (record, title->str);
  data = pandoria_record_to_data (record, NULL);
  again = pandoria_record_new_from_data (data, strlen (data), NULL);
  g_assert_nonnull (again);
  g_assert_cmpint (g_utf8_strlen (pandoria_record_get_title (again), -1), ==, PANDORIA_MAX_NAME);
  g_string_free (title, TRUE);
}

/* A new record keeps every part of a setup. */
static void
test_new_record (void)
{
  static const char *const names[] = { "Ann", "Bob" };
  static const PandoriaColor colors[] = { PANDORIA_COLOR_YELLOW, PANDORIA_COLOR_GREEN };
  g_autoptr (PandoriaRecord) old = fixture_record ();
  g_autoptr (PandoriaRecord) record = NULL, other = NULL;
  g_autoptr (JsonObject) board = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaSetup setup = *pandoria_record_get_setup (old);

  g_assert_true (pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup.board, NULL, &board, NULL));
  setup.edition = PANDORIA_EDITION_REVISED;
  setup.tie_break = PANDORIA_TIE_BREAK_TOTAL;
  setup.double_tiles = 20;
  setup.n_monuments = 2;
  setup.monuments[0] = 3;
  setup.monuments[1] = 6;
  setup.n_relics = 0;
  setup.players[1].points = 4;
  setup.players[0].resources[1] = 0;
  for (guint i = 0; i < PANDORIA_N_START; i++)
    setup.start_tiles[i / 2][i % 2].at = setup.board.start[i];
  record
      = pandoria_record_new (&setup, board, names, colors, "New", "2026-11-21T19:30:00Z", &error);
  g_assert_no_error (error);
  g_assert_cmpmem (pandoria_record_get_setup (record), sizeof setup, &setup, sizeof setup);
  g_assert_cmpstr (pandoria_record_get_player_name (record, 1), ==, "Bob");
  g_assert_cmpint (pandoria_record_get_player_color (record, 0), ==, PANDORIA_COLOR_YELLOW);
  g_assert_true (g_uuid_string_is_valid (pandoria_record_get_id (record)));
  setup.players[0].realm = PANDORIA_REALM_ELVES;
  other = pandoria_record_new (&setup, board, names, colors, "New", "2026-11-21T19:30:00Z", &error);
  g_assert_null (other);
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
}

/* Optional members of a setup are written as they were read. */
static const struct
{
  const char *find, *replacement;
} setups[] = {
  { "\"startPlayer\":0", "\"startPlayer\":1" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"doubleTiles\":200,\"tieBreak\":\"total\"" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"sameRealm\":true" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"monuments\":[],\"relics\":[]" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"monuments\":[3,99]" },
  { "\"startPlayer\":0", "\"startPlayer\":0,\"relics\":[{\"artifacts\":3,\"points\":0},{"
                         "\"artifacts\":99,\"points\":99}]" },
  { "\"startPlayer\":0",
    "\"startPlayer\":0,\"artifactStart\":[{\"at\":\"F4\",\"terrain\":\"hills\",\"symbols\":3}]" },
  { "\"partnership\":false,\"artifacts\":false", "\"partnership\":false,\"artifacts\":true" },
  { "\"edition\":\"first\"", "\"edition\":\"revised\"" },
  { "\"realm\":\"humans\"",
    "\"realm\":\"goblins\",\"crystal\":0,\"gold\":1,\"wood\":2,\"points\":0,\"hand\":0" },
  { "\"color\":\"red\",\"realm\":\"humans\"",
    "\"color\":\"yellow\",\"realm\":\"hanbok\",\"hand\":54" },
  { "\"variant\":\"regular\",\"partnership\":false",
    "\"variant\":\"beginner\",\"partnership\":false" },
};

/* Returns: (transfer full): the "setup" that is written for @record. */
static JsonObject *
write_setup (PandoriaRecord *record)
{
  const char *names[PANDORIA_MAX_PLAYERS];
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];

  for (guint i = 0; i < pandoria_record_get_setup (record)->n_players; i++)
    {
      names[i] = pandoria_record_get_player_name (record, i);
      colors[i] = pandoria_record_get_player_color (record, i);
    }
  return pandoria_setup_to_json (pandoria_record_get_setup (record),
                                 pandoria_record_get_board_json (record), names, colors);
}

static void
test_setups (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *text = fixture_replace (setups[i].find, setups[i].replacement);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaRecord) record
          = pandoria_record_new_from_data (text, strlen (text), &error);
      g_autoptr (JsonObject) root = parse (text);
      g_autoptr (JsonObject) written = NULL;
      JsonObject *setup = json_object_get_object_member (root, "setup");

      g_test_message ("%s", setups[i].replacement);
      g_assert_no_error (error);
      written = write_setup (record);
      /* Only the record itself keeps unknown members. */
      json_object_remove_member (
          json_array_get_object_element (json_object_get_array_member (setup, "players"), 1),
          "x-age");
      g_assert_true (json_object_equal (written, setup));
    }
}

/* The building of the beginner's game, with a level of either kind and with none. */
static void
test_start_buildings (void)
{
  static const char *const buildings[] = {
    "{\"building\":\"bank\",\"level\":3,\"cost\":0}",
    "{\"building\":\"vault\",\"level\":\"2:3\",\"cost\":99}",
    "{\"building\":\"statue\",\"cost\":2}",
    "{\"building\":\"bank\",\"level\":1,\"cost\":null}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      g_autofree char *start = g_strdup_printf ("\"realm\":\"humans\",\"start\":%s", buildings[i]);
      g_autofree char *text = fixture_replace ("\"realm\":\"humans\"", start);
      g_auto (GStrv) parts = g_strsplit (text, "\"regular\"", 2);
      g_autofree char *beginner = g_strjoinv ("\"beginner\"", parts);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaRecord) record
          = pandoria_record_new_from_data (beginner, strlen (beginner), &error);
      g_autoptr (JsonObject) written = NULL;
      g_autoptr (JsonObject) expected = parse (buildings[i]);
      JsonObject *player;

      g_assert_no_error (error);
      written = write_setup (record);
      player = json_array_get_object_element (json_object_get_array_member (written, "players"), 0);
      g_assert_true (json_object_equal (json_object_get_object_member (player, "start"), expected));
    }
}

/* If the file would be too big with indentation, it is written without. */
static void
test_too_big_to_indent (void)
{
  GString *list = g_string_new ("\"later\":[[[[[[[[[[[[[0");
  g_autofree char *text = NULL;
  g_autofree char *data = NULL;
  g_autoptr (PandoriaRecord) record = NULL, again = NULL;
  gsize length;

  for (guint i = 0; i < 140000; i++) /* each on a separate line, after 28 spaces */
    g_string_append (list, ",\"a word of thirty-one letters\"");
  g_string_append (list, "]]]]]]]]]]]]]");
  text = fixture_replace ("\"later\":{\"kept\":[1,2.5,\"ü\",null,true]}", list->str);
  record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_assert_nonnull (record);
  data = pandoria_record_to_data (record, &length);
  g_assert_cmpuint (length, <=, PANDORIA_MAX_FILE_SIZE);
  again = pandoria_record_new_from_data (data, length, NULL);
  g_assert_nonnull (again);
  g_string_free (list, TRUE);
}

/* A file that could not be read back is not written. */
static void
test_too_big_to_save (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autofree char *note = g_strnfill (PANDORIA_MAX_NOTE, 'x');
  g_autoptr (GError) error = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SKIP_PLACEMENT);
  for (guint i = 0; i < PANDORIA_MAX_FILE_SIZE / PANDORIA_MAX_NOTE; i++)
    pandoria_record_append (record, &action, NULL, note);
  g_assert_false (pandoria_record_save (record, place->path, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

/* A small file with too many values is refused, too. */
static void
test_too_many_values (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autoptr (GError) error = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_PLACE_CASTLE);
  action.at = PANDORIA_SPACE (3, 3);
  action.n_drift = PANDORIA_MAX_DRIFT;
  for (guint i = 0; i < PANDORIA_MAX_ACTIONS - 100; i++)
    pandoria_record_append (record, &action, NULL, NULL);
  g_assert_false (pandoria_record_save (record, place->path, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  g_assert_nonnull (strstr (error->message, "values"));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/writers/actions", test_actions);
  g_test_add_func ("/writers/absent-members", test_absent_members);
  g_test_add_func ("/writers/longer-than-any-level", test_longer_than_any_level);
  g_test_add_func ("/writers/difference-out-of-bounds", test_difference_out_of_bounds);
  g_test_add_func ("/writers/unknown-members", test_unknown_members);
  g_test_add_func ("/writers/text-of-acts", test_text_of_acts);
  g_test_add_func ("/writers/append-and-truncate", test_append_and_truncate);
  g_test_add_func ("/writers/copy", test_copy);
  g_test_add_func ("/writers/title", test_title);
  g_test_add_func ("/writers/new-record", test_new_record);
  g_test_add_func ("/writers/seconds", test_seconds);
  g_test_add_func ("/writers/long-texts", test_long_texts);
  g_test_add_func ("/writers/setups", test_setups);
  g_test_add_func ("/writers/start-buildings", test_start_buildings);
  fixture_add ("/writers/too-big-to-save", test_too_big_to_save);
  fixture_add ("/writers/too-many-values", test_too_many_values);
  g_test_add_func ("/writers/too-big-to-indent", test_too_big_to_indent);
  return g_test_run ();
}
