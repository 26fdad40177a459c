/* Tests editing the setup of a running game: replaying, conflicts, and acts that follow players to
 * other seats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "edited-setup.h"
#include "pandoria-game-testing.h"
#include "pandoria-json.h"
#include "random-game.h"
#include "stored-game.h"
#include "session-fixture.h"

#include <string.h>

/* --- nothing is another --------------------------------------------------------------------- */

static void
assert_unchanged (PandoriaGame *game, const EditedSetup *edited)
{
  g_autofree char *before = fixture_get_text (game);
  g_autoptr (PandoriaAmend) self = edited_setup_amend (game, edited, edited_setup_same_seats);

  g_assert_true (pandoria_amend_get_head (self) == pandoria_game_get_record (game));
  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), ==, 0);
  if (pandoria_game_get_n_unfit (game) == 0)
    g_assert_false (pandoria_amend_is_changed (self));
  pandoria_amend_accept (self);
  fixture_assert_text (game, before);
}

/* Accepting the setup without an edit changes no byte of any file. */
static void
test_nothing (void)
{
  g_autofree char *folder = g_build_filename (PANDORIA_SOURCE_ROOT, "tests", "playthroughs", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (PandoriaRecord) record = g_str_has_suffix (name, ".pandoria")
                                              ? pandoria_record_new_from_file (path, NULL)
                                              : NULL;
      g_autoptr (PandoriaGame) game
          = record != NULL ? pandoria_game_new (record, NULL, NULL) : NULL;
      g_autofree EditedSetup *edited = game != NULL ? edited_setup_read (game) : NULL;

      if (game == NULL)
        continue;
      assert_unchanged (game, edited);
      n++;
    }
  g_assert_cmpuint (n, >, 10);
}

/* The same for a file with default values, unknown members, or names that are shown differently. */
static void
test_nothing_odd (void)
{
  static const struct
  {
    const char *find, *replacement;
  } rows[] = {
    { "\"edition\"",
      "\"tieBreak\":\"leftover\",\"sameRealm\":false,\"x-mood\":{\"player\":1},\"edition\"" },
    { "\"name\":\"Red\"", "\"name\":\" Red\\n\\u202e\",\"points\":0,\"hand\":4,\"x-age\":[12]" },
    { "\"name\":\"Red\"", "\"name\":\"\"" },
    { "\"edition\"", "\"doubleTiles\":40,\"relics\":[],\"monuments\":[6,3,5],\"edition\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = fixture_replace (rows[i].find, rows[i].replacement);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaRecord) record
          = pandoria_record_new_from_data (text, strlen (text), &error);
      g_autoptr (PandoriaGame) game = NULL;
      g_autofree EditedSetup *edited = NULL;
      PandoriaHex tile[2];

      g_assert_no_error (error);
      game = pandoria_game_new (record, NULL, NULL);
      edited = edited_setup_read (game);
      assert_unchanged (game, edited);
      /* The window may have the same tiles in another order. */
      memcpy (tile, edited->setup.start_tiles[0], sizeof tile);
      edited->setup.start_tiles[0][0] = edited->setup.start_tiles[1][1];
      edited->setup.start_tiles[0][1] = edited->setup.start_tiles[1][0];
      memcpy (edited->setup.start_tiles[1], tile, sizeof tile);
      assert_unchanged (game, edited);
    }
}

/* --- names and colours ---------------------------------------------------------------------- */

static void
test_names (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  g_autofree char *before = fixture_get_text (game);
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GObject) entry = g_list_model_get_item (pandoria_game_get_history (game), 0);
  g_autoptr (GObject) new_entry = NULL;
  g_autoptr (PandoriaGame) branch = NULL;
  g_autofree PandoriaState *end = g_memdup2 (pandoria_game_get_state (game), sizeof *end);

  edited->names[1] = "Jörg";
  edited->colors[1] = PANDORIA_COLOR_YELLOW;
  edited->title = "Saturday";
  self = edited_setup_amend (game, edited, edited_setup_same_seats);
  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), ==, 0);
  g_assert_true (pandoria_amend_keeps_acts (self));
  g_assert_true (pandoria_amend_can_accept (self));
  branch = pandoria_amend_branch (self, 7);
  g_assert_cmpuint (pandoria_game_get_position (branch), ==, 7);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (branch), 1), ==,
                   "Jörg");
  pandoria_amend_accept (self);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 1), ==,
                   "Jörg");
  g_assert_cmpint (pandoria_record_get_player_color (pandoria_game_get_record (game), 1), ==,
                   PANDORIA_COLOR_YELLOW);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==, "Saturday");
  g_assert_cmpstr (pandoria_record_get_created (pandoria_game_get_record (game)), ==,
                   "2026-11-21T19:30:00Z");
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof *end, end, sizeof *end);
  new_entry = g_list_model_get_item (pandoria_game_get_history (game), 0);
  g_assert_true (new_entry != entry); /* its row has the new name */
  edited_setup_assert_one_step (game, before);
}

/* Undoing an edit that did not change the title keeps a newer title. */
static void
test_title_stays (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaAmend) self = NULL;

  edited->names[0] = "Marta";
  self = edited_setup_amend (game, edited, edited_setup_same_seats);
  pandoria_amend_accept (self);
  g_object_set (game, "title", "Our best game", NULL);
  pandoria_game_undo (game);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==,
                   "Our best game");
  pandoria_game_redo (game);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==,
                   "Our best game");
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 0), ==,
                   "Marta");
}

/* --- replaying ------------------------------------------------------------------------------ */

/* Returns: the index of the first act of @kind, or G_MAXUINT. */
static guint
find_act (PandoriaGame *game, PandoriaActKind kind)
{
  for (guint i = 0; i < pandoria_game_get_position (game); i++)
    if (pandoria_record_get_action (pandoria_game_get_record (game), i)->kind == kind)
      return i;
  return G_MAXUINT;
}

/* The user corrects a realm: the start values change, and all acts fit. */
static void
test_realm_fits (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *before = fixture_get_text (game);
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaAmend) self = NULL;
  guint n = pandoria_game_get_position (game);

  edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
  self = edited_setup_amend (game, edited, edited_setup_same_seats);
  g_assert_cmpuint (edited_setup_count_conflicts (self), ==, 0);
  g_assert_false (pandoria_amend_keeps_acts (self));
  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), ==, n);
  pandoria_amend_accept (self);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_DWARVES);
  g_assert_cmpstr (pandoria_record_get_note (pandoria_game_get_record (game), 1), ==, "why not");
  {
    g_autofree char *after = fixture_get_text (game);

    g_assert_nonnull (strstr (after, "\"x-mood\""));
  }
  edited_setup_assert_one_step (game, before);
}

/* Only Elves move at the end of the turn. After changing their realm, these acts become unfit or
 * are dropped. */
static void
test_realm_conflicts (void)
{
  for (guint drop = 0; drop < 2; drop++)
    {
      g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
      g_autoptr (PandoriaGame) game = NULL;
      g_autofree char *before = NULL;
      g_autofree EditedSetup *edited = NULL;
      g_autoptr (PandoriaAmend) self = NULL;
      guint n, index;

      game = stored_game_open ("elves-and-humans");
      n = pandoria_game_get_position (game);
      before = fixture_get_text (game);
      index = find_act (game, PANDORIA_ACT_ELF_MOVE);
      g_assert_cmpuint (index, <, n);
      edited = edited_setup_read (game);
      edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
      self = edited_setup_amend (game, edited, edited_setup_same_seats);
      g_assert_cmpuint (edited_setup_count_conflicts (self), >, 0);
      g_assert_false (pandoria_amend_fits (self, index));
      g_assert_false (pandoria_amend_can_accept (self));
      if (drop)
        pandoria_amend_drop_conflicts (self);
      pandoria_amend_accept (self);
      g_assert_cmpuint (pandoria_game_get_position (game), <, n);
      if (drop)
        g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 0);
      else
        g_assert_cmpuint (pandoria_game_get_n_unfit (game) + pandoria_game_get_position (game), ==,
                          n);
      edited_setup_assert_one_step (game, before);
    }
}

/* Replays @game on @edited. Asserts that @n_conflicts acts no longer fit; G_MAXUINT: at least one.
 */
static void
assert_replayed (PandoriaGame *game, const EditedSetup *edited, guint n_conflicts)
{
  g_autofree char *before = fixture_get_text (game);
  g_autoptr (PandoriaAmend) self = edited_setup_amend (game, edited, edited_setup_same_seats);

  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), >, 0);
  if (n_conflicts != G_MAXUINT)
    g_assert_cmpuint (edited_setup_count_conflicts (self), ==, n_conflicts);
  else
    g_assert_cmpuint (edited_setup_count_conflicts (self), >, 0);
  pandoria_amend_drop_conflicts (self);
  pandoria_amend_accept (self);
  edited_setup_assert_one_step (game, before);
}

/* Other spaces for the same tiles, or other symbols on them. */
static void
test_start_tiles (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game (), other = fixture_new_game ();
  g_autofree EditedSetup *edited = edited_setup_read (game);
  PandoriaHex (*tiles)[2] = edited->setup.start_tiles;
  PandoriaSpace at = tiles[0][1].at;

  /* The tiles cover the same spaces in other pairs. */
  tiles[0][1].at = tiles[1][0].at;
  tiles[1][0].at = at;
  assert_replayed (game, edited, 0);
  g_assert_cmpuint (pandoria_state_symbols_at (pandoria_game_get_state (game), at), ==, 1);

  g_free (edited);
  edited = edited_setup_read (other);
  edited->setup.start_tiles[0][0].symbols = 3;
  assert_replayed (other, edited, 0);
  g_assert_cmpuint (pandoria_state_symbols_at (pandoria_game_get_state (other),
                                               edited->setup.start_tiles[0][0].at),
                    ==, 3);
}

/* The new start player gets the first acts. */
static void
test_start_player (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree EditedSetup *edited = edited_setup_read (game);

  edited->setup.start_player = 1;
  assert_replayed (game, edited, 0);
  g_assert_cmpuint (pandoria_game_get_state (game)->active, ==, 0);
  g_assert_true (pandoria_spaces_has (&pandoria_game_get_state (game)->players[1].figures,
                                      pandoria_space_from_name ("C5")));
}

/* Without the expansion its fortresses and relics no longer fit; with it, everything fits that did
 * before. */
static void
test_module (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("more-artifacts"), plain = fixture_new_game ();
  g_autofree EditedSetup *edited = NULL;

  edited = edited_setup_read (game);
  edited->setup.artifacts = FALSE;
  edited->setup.n_artifact_start = 0;
  assert_replayed (game, edited, G_MAXUINT);

  g_free (edited);
  edited = edited_setup_read (plain);
  edited->setup.artifacts = TRUE;
  assert_replayed (plain, edited, 0);
  g_assert_true (pandoria_game_get_state (plain)->artifacts);
}

static void
test_edition (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree EditedSetup *edited = edited_setup_read (game);

  edited->setup.edition = PANDORIA_EDITION_REVISED;
  assert_replayed (game, edited, 0);
  g_assert_cmpuint (pandoria_game_get_state (game)->edition, ==, PANDORIA_EDITION_REVISED);
}

/* --- seats ---------------------------------------------------------------------------------- */

/* Returns: the number of acts of @game whose text differs from that in @before. */
static guint
count_other_acts (PandoriaGame *game, PandoriaRecord *before)
{
  guint n = 0;

  for (guint i = 0; i < pandoria_game_get_position (game); i++)
    n += pandoria_record_act_is_same (pandoria_record_get_act (pandoria_game_get_record (game), i),
                                      pandoria_record_get_act (before, i))
             ? 0
             : 1;
  return n;
}

/* All players move one seat on. Each keeps their acts, mentions and points. */
static void
test_rotated (void)
{
  static const guint8 realms[][4] = {
    { PANDORIA_REALM_GOBLINS, PANDORIA_REALM_HANBOK, PANDORIA_REALM_GHOSTS,
      PANDORIA_REALM_HALFLINGS },
    { PANDORIA_REALM_MAGES, PANDORIA_REALM_GOBLINS, PANDORIA_REALM_FAIRIES, PANDORIA_REALM_ELVES },
  };
  guint n_other = 0;

  for (guint32 seed = 1; seed <= 40; seed++)
    {
      g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
      g_autoptr (PandoriaGame) game = NULL;
      g_autoptr (PandoriaRecord) before = NULL;
      g_autofree char *text = NULL;
      g_autofree EditedSetup *edited = NULL;
      g_autoptr (PandoriaAmend) self = NULL;
      guint8 origins[PANDORIA_MAX_PLAYERS] = { 0 };
      g_autofree PandoriaState *end = NULL;
      guint n = 2 + (seed % 8 > 1) + (seed % 8 > 3);

      pandoria_setup_init (setup, n);
      setup->edition = seed % 2 == 0 ? PANDORIA_EDITION_FIRST : PANDORIA_EDITION_REVISED;
      for (guint seat = 0; seat < n; seat++)
        setup->players[seat].realm = realms[seed / 2 % 2][seat];
      game = random_game_play (setup, seed);
      before = pandoria_record_new_beginning (pandoria_game_get_record (game),
                                              pandoria_game_get_position (game));
      text = fixture_get_text (game);
      end = g_memdup2 (pandoria_game_get_state (game), sizeof *end);
      edited = edited_setup_read (game);
      edited_setup_rotate (edited, origins);
      self = edited_setup_amend (game, edited, origins);
      g_assert_cmpuint (edited_setup_count_conflicts (self), ==, 0);
      pandoria_amend_accept (self);
      g_assert_cmpuint (pandoria_game_get_position (game), ==,
                        pandoria_record_get_n_actions (before));
      for (guint seat = 0; seat < n; seat++)
        g_assert_cmpint (
            pandoria_game_get_state (game)->players[seat].counters[PANDORIA_COUNTER_POINTS], ==,
            end->players[origins[seat]].counters[PANDORIA_COUNTER_POINTS]);
      n_other += count_other_acts (game, before);
      if (seed <= 4)
        edited_setup_assert_one_step (game, text);
    }
  g_assert_cmpuint (n_other, >, 10);
}

/* Every member of an act that names a seat changes. Unknown members and numbers that are not seats
 * stay. */
static void
test_named_seats (void)
{
  static const struct
  {
    const char *act, *moved;
  } rows[] = {
    { "{\"do\":\"adjust\",\"player\":0,\"gold\":1,\"x-mood\":{\"player\":0}}",
      "{\"do\":\"adjust\",\"player\":1,\"gold\":1,\"x-mood\":{\"player\":0}}" },
    { "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":1}",
      "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":0}" },
    { "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":null}",
      "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":null}" },
    { "{\"do\":\"edit-space\",\"at\":\"C5\",\"figure\":{\"player\":0,\"leader\":true}}",
      "{\"do\":\"edit-space\",\"at\":\"C5\",\"figure\":{\"player\":1,\"leader\":true}}" },
    { "{\"do\":\"edit-player\",\"player\":1,\"prisoners\":[{\"player\":0,\"leader\":false}],"
      "\"haunter\":{\"player\":0,"
      "\"leader\":false}}",
      "{\"do\":\"edit-player\",\"player\":0,\"prisoners\":[{\"player\":1,\"leader\":false}],"
      "\"haunter\":{\"player\":1,"
      "\"leader\":false}}" },
    { "{\"do\":\"edit-player\",\"player\":0,\"slots\":[{\"building\":\"bank\",\"level\":1,\"cost\":"
      "2,\"figure\":"
      "{\"player\":1,\"leader\":false}},null,null,null,null]}",
      "{\"do\":\"edit-player\",\"player\":1,\"slots\":[{\"building\":\"bank\",\"level\":1,\"cost\":"
      "2,\"figure\":"
      "{\"player\":0,\"leader\":false}},null,null,null,null]}" },
    { "{\"do\":\"edit-table\",\"active\":1,\"round\":1}",
      "{\"do\":\"edit-table\",\"active\":0,\"round\":1}" },
    { "{\"do\":\"take-figure\",\"building\":{\"player\":1,\"slot\":1}}",
      "{\"do\":\"take-figure\",\"building\":{\"player\":0,\"slot\":1}}" },
    { "{\"do\":\"ransom\",\"workers\":1,\"from\":1,\"pay\":[\"gold\"]}",
      "{\"do\":\"ransom\",\"workers\":1,\"from\":0,\"pay\":[\"gold\"]}" },
    { "{\"do\":\"elf-move\",\"from\":\"C5\",\"to\":\"C6\"}",
      "{\"do\":\"elf-move\",\"from\":\"C5\",\"to\":\"C6\"}" },
    { "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":1,\"player\":1,\"copy\":{\"x-seat\":1}}",
      "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":1,\"player\":0,\"copy\":{\"x-seat\":1}}" },
    { "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1,\"from\":[\"C5\",{\"player\":1,\"slot\":2}]}",
      "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1,\"from\":[\"C5\",{\"player\":0,\"slot\":2}]"
      "}" },
    { "{\"do\":\"place-castle\",\"at\":\"C5\",\"haunt\":[{\"player\":1,\"leader\":false}]}",
      "{\"do\":\"place-castle\",\"at\":\"C5\",\"haunt\":[{\"player\":0,\"leader\":false}]}" },
  };
  static const guint8 moved[PANDORIA_MAX_PLAYERS] = { 1, 0, 2, 3 };
  g_autoptr (PandoriaRecord) record = fixture_record ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (rows[i].act, NULL),
                           expected = json_from_string (rows[i].moved, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaRecordAct) act
          = pandoria_record_parse_act (record, json_node_get_object (node), &error);
      g_autoptr (PandoriaRecordAct) there = NULL, back = NULL;

      g_assert_no_error (error);
      there = pandoria_record_move_act (record, act, moved, &error);
      g_assert_no_error (error);
      g_assert_true (json_object_equal (there->json, json_node_get_object (expected)));
      back = pandoria_record_move_act (record, there, moved, &error);
      g_assert_no_error (error);
      g_assert_true (json_object_equal (back->json, act->json));
    }
}

/* The file cannot contain acts of a removed player, not even as unfit ones. Such a setup is
 * refused. */
static void
test_gone (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open_after ("three-players", 3);
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  PandoriaAction action;
  guint n = pandoria_game_get_position (game);

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = 2;
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
  self = pandoria_amend_new (game);
  text = fixture_get_text (game);
  edited->setup.n_players = 2;
  edited->setup.start_player = 0;
  record = edited_setup_make_record (game, edited);
  g_assert_false (pandoria_amend_set_setup (self, record, edited_setup_same_seats, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  {
    g_autofree char *words = g_strdup_printf ("With this setup, action %u is not possible: it "
                                              "names a player who is no longer in the game",
                                              n + 1);

    g_assert_cmpstr (error->message, ==, words);
  }
  g_assert_false (pandoria_amend_is_changed (self));
  pandoria_amend_accept (self);
  fixture_assert_text (game, text);
}

/* A forgotten player is added: the other players keep their acts, if these still fit. */
static void
test_one_more (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autofree char *before = fixture_get_text (game);
  g_autoptr (PandoriaAmend) self = NULL;
  guint8 origins[PANDORIA_MAX_PLAYERS] = { 0, PANDORIA_MAX_PLAYERS, 1, PANDORIA_MAX_PLAYERS };

  edited->setup.n_players = 3;
  edited->setup.players[2] = edited->setup.players[1];
  edited->names[2] = edited->names[1];
  edited->colors[2] = edited->colors[1];
  edited->setup.players[1].realm = PANDORIA_REALM_NYMPHS;
  edited->names[1] = "Nora";
  edited->colors[1] = PANDORIA_COLOR_YELLOW;
  self = edited_setup_amend (game, edited, origins);
  g_assert_cmpuint (edited_setup_count_conflicts (self), >, 0);
  pandoria_amend_drop_conflicts (self);
  pandoria_amend_accept (self);
  g_assert_cmpuint (pandoria_game_get_state (game)->n_players, ==, 3);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 2), ==,
                   "Jonas");
  edited_setup_assert_one_step (game, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit-setup/nothing", test_nothing);
  g_test_add_func ("/edit-setup/nothing-odd", test_nothing_odd);
  g_test_add_func ("/edit-setup/names", test_names);
  g_test_add_func ("/edit-setup/title-stays", test_title_stays);
  g_test_add_func ("/edit-setup/realm-fits", test_realm_fits);
  g_test_add_func ("/edit-setup/realm-conflicts", test_realm_conflicts);
  g_test_add_func ("/edit-setup/start-tiles", test_start_tiles);
  g_test_add_func ("/edit-setup/start-player", test_start_player);
  g_test_add_func ("/edit-setup/module", test_module);
  g_test_add_func ("/edit-setup/edition", test_edition);
  g_test_add_func ("/edit-setup/rotated", test_rotated);
  g_test_add_func ("/edit-setup/named-seats", test_named_seats);
  g_test_add_func ("/edit-setup/gone", test_gone);
  g_test_add_func ("/edit-setup/one-more", test_one_more);
  return g_test_run ();
}
