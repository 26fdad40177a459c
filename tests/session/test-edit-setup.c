/* Another set-up of a running game: what is replayed, what no longer fits, that seats follow the players, and that it is one step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"
#include "pandoria-game-entries.h"
#include "pandoria-game-testing.h"
#include "pandoria-json-limits.h"
#include "pandoria-play.h"
#include "pandoria-text.h"
#include "random-game.h"
#include "session-fixture.h"

#include <string.h>

static const guint8 same_seats[PANDORIA_MAX_PLAYERS] = { 0, 1, 2, 3 };

/* --- set-ups ------------------------------------------------------------------------------------------------------ */

/** Edited: what the window would have on its pages. */
typedef struct
{
  PandoriaSetup setup;
  const char *names[PANDORIA_MAX_PLAYERS];
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  const char *title;
} Edited;

static Edited *
read_setup (PandoriaGame *game)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  Edited *edited = g_new0 (Edited, 1);

  edited->setup = *pandoria_record_get_setup (record);
  for (guint seat = 0; seat < edited->setup.n_players; seat++)
    {
      edited->names[seat] = pandoria_record_get_player_name (record, seat);
      edited->colors[seat] = pandoria_record_get_player_color (record, seat);
    }
  edited->title = pandoria_record_get_title (record);
  return edited;
}

static PandoriaRecord *
make_record (PandoriaGame *game, const Edited *edited)
{
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record
      = pandoria_record_new (&edited->setup, pandoria_record_get_board_json (pandoria_game_get_record (game)),
                             edited->names, edited->colors, edited->title, "2030-01-01T00:00:00Z", &error);

  g_assert_no_error (error);
  return record;
}

static PandoriaAmend *
amend (PandoriaGame *game, const Edited *edited, const guint8 *origins)
{
  g_autoptr (PandoriaRecord) record = make_record (game, edited);
  g_autoptr (GError) error = NULL;
  PandoriaAmend *self = pandoria_amend_new (game);

  pandoria_amend_set_setup (self, record, origins, &error);
  g_assert_no_error (error);
  return self;
}

static char *
get_text (PandoriaGame *game)
{
  return pandoria_record_to_data (pandoria_game_get_record (game), NULL);
}

static guint
count_misfits (PandoriaAmend *self)
{
  return g_list_model_get_n_items (pandoria_amend_get_misfits (self));
}

/* What a game says is what its record leads to. */
static void
assert_consistent (PandoriaGame *game)
{
  g_autofree char *text = get_text (game);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (PandoriaGame) again = pandoria_game_new (record, NULL, NULL);

  g_assert_nonnull (again);
  g_assert_cmpuint (pandoria_game_get_position (again), ==, pandoria_game_get_position (game));
  for (guint i = 0; i <= pandoria_game_get_position (game); i++)
    g_assert_cmpmem (pandoria_game_get_state_at (game, i), sizeof (PandoriaState),
                     pandoria_game_get_state_at (again, i), sizeof (PandoriaState));
  g_assert_cmpuint (g_list_model_get_n_items (pandoria_game_get_ledger (again)), ==,
                    g_list_model_get_n_items (pandoria_game_get_ledger (game)));
  g_assert_cmpuint (g_list_model_get_n_items (pandoria_game_get_history (game)), ==, pandoria_game_get_position (game));
}

/* Undone it is to the byte what it was, redone what it became; undone says nothing of it, and both can be read. */
static void
assert_one_step (PandoriaGame *game, const char *before)
{
  g_autofree char *after = get_text (game);
  g_autofree char *label = pandoria_text_undo (game);

  g_assert_cmpstr (label, ==, "Change of the set-up");
  assert_consistent (game);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *undone = NULL, *redone = NULL, *redo = NULL;

      pandoria_game_undo (game);
      undone = get_text (game);
      g_assert_cmpstr (undone, ==, before);
      assert_consistent (game);
      redo = pandoria_text_redo (game);
      g_assert_cmpstr (redo, ==, label);
      pandoria_game_redo (game);
      redone = get_text (game);
      g_assert_cmpstr (redone, ==, after);
      assert_consistent (game);
    }
}

/* --- nothing is another ------------------------------------------------------------------------------------------- */

static void
assert_unchanged (PandoriaGame *game, const Edited *edited)
{
  g_autofree char *before = get_text (game);
  g_autoptr (PandoriaAmend) self = amend (game, edited, same_seats);
  g_autofree char *after = NULL;

  g_assert_true (pandoria_amend_get_head (self) == pandoria_game_get_record (game));
  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), ==, 0);
  if (pandoria_game_get_n_unfit (game) == 0)
    g_assert_false (pandoria_amend_is_changed (self));
  pandoria_amend_accept (self);
  after = get_text (game);
  g_assert_cmpstr (after, ==, before);
}

/* A set-up that is taken over as it is changes no byte, whoever wrote the file. */
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
      g_autoptr (PandoriaRecord) record
          = g_str_has_suffix (name, ".pandoria") ? pandoria_record_new_from_file (path, NULL) : NULL;
      g_autoptr (PandoriaGame) game = record != NULL ? pandoria_game_new (record, NULL, NULL) : NULL;
      g_autofree Edited *edited = game != NULL ? read_setup (game) : NULL;

      if (game == NULL)
        continue;
      assert_unchanged (game, edited);
      n++;
    }
  g_assert_cmpuint (n, >, 10);
}

/* Nor where the file says what would be so anyhow, has what nobody knows, or names that are shown otherwise. */
static void
test_nothing_odd (void)
{
  static const struct
  {
    const char *find, *replacement;
  } rows[] = {
    { "\"edition\"", "\"tieBreak\":\"leftover\",\"sameRealm\":false,\"mood\":{\"player\":1},\"edition\"" },
    { "\"name\":\"Red\"", "\"name\":\" Red\\n\\u202e\",\"points\":0,\"hand\":4,\"age\":[12]" },
    { "\"name\":\"Red\"", "\"name\":\"\"" },
    { "\"edition\"", "\"doubleTiles\":40,\"relics\":[],\"monuments\":[6,3,5],\"edition\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = fixture_replace (rows[i].find, rows[i].replacement);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), &error);
      g_autoptr (PandoriaGame) game = NULL;
      g_autofree Edited *edited = NULL;
      PandoriaHex tile[2];

      g_assert_no_error (error);
      game = pandoria_game_new (record, NULL, NULL);
      edited = read_setup (game);
      assert_unchanged (game, edited);
      /* The window may have the same tiles in another order. */
      memcpy (tile, edited->setup.start_tiles[0], sizeof tile);
      edited->setup.start_tiles[0][0] = edited->setup.start_tiles[1][1];
      edited->setup.start_tiles[0][1] = edited->setup.start_tiles[1][0];
      memcpy (edited->setup.start_tiles[1], tile, sizeof tile);
      assert_unchanged (game, edited);
    }
}

/* --- names and colours -------------------------------------------------------------------------------------------- */

static void
test_names (void)
{
  g_autoptr (PandoriaGame) game = random_game_new (3, FALSE, 41);
  g_autofree char *before = get_text (game);
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GObject) entry = g_list_model_get_item (pandoria_game_get_history (game), 0);
  g_autoptr (GObject) new_entry = NULL;
  g_autoptr (PandoriaGame) branch = NULL;
  g_autofree PandoriaState *end = g_memdup2 (pandoria_game_get_state (game), sizeof *end);

  edited->names[1] = "Jörg";
  edited->colors[1] = PANDORIA_COLOR_YELLOW;
  edited->title = "Saturday";
  self = amend (game, edited, same_seats);
  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), ==, 0);
  g_assert_true (pandoria_amend_keeps_acts (self));
  g_assert_true (pandoria_amend_can_accept (self));
  branch = pandoria_amend_branch (self, 7);
  g_assert_cmpuint (pandoria_game_get_position (branch), ==, 7);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (branch), 1), ==, "Jörg");
  pandoria_amend_accept (self);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 1), ==, "Jörg");
  g_assert_cmpint (pandoria_record_get_player_color (pandoria_game_get_record (game), 1), ==, PANDORIA_COLOR_YELLOW);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==, "Saturday");
  g_assert_cmpstr (pandoria_record_get_created (pandoria_game_get_record (game)), ==, "2026-11-21T19:30:00Z");
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof *end, end, sizeof *end);
  new_entry = g_list_model_get_item (pandoria_game_get_history (game), 0);
  g_assert_true (new_entry != entry); /* its row has the new name */
  assert_one_step (game, before);
}

/* A title that was given meanwhile is not taken back with a set-up that has not changed it. */
static void
test_title_stays (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaAmend) self = NULL;

  edited->names[0] = "Marta";
  self = amend (game, edited, same_seats);
  pandoria_amend_accept (self);
  g_object_set (game, "title", "Our best game", NULL);
  pandoria_game_undo (game);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==, "Our best game");
  pandoria_game_redo (game);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==, "Our best game");
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 0), ==, "Marta");
}

/* --- what is replayed --------------------------------------------------------------------------------------------- */

/* Returns: the first act of @kind, G_MAXUINT for none. */
static guint
find_act (PandoriaGame *game, PandoriaActKind kind)
{
  for (guint i = 0; i < pandoria_game_get_position (game); i++)
    if (pandoria_record_get_action (pandoria_game_get_record (game), i)->kind == kind)
      return i;
  return G_MAXUINT;
}

/* A realm that was chosen wrongly: other start values, and all acts fit. */
static void
test_realm_fits (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *before = get_text (game);
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaAmend) self = NULL;
  guint n = pandoria_game_get_position (game);

  edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
  self = amend (game, edited, same_seats);
  g_assert_cmpuint (count_misfits (self), ==, 0);
  g_assert_false (pandoria_amend_keeps_acts (self));
  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), ==, n);
  pandoria_amend_accept (self);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_DWARVES);
  g_assert_cmpstr (pandoria_record_get_note (pandoria_game_get_record (game), 1), ==, "why not");
  {
    g_autofree char *after = get_text (game);

    g_assert_nonnull (strstr (after, "\"mood\""));
  }
  assert_one_step (game, before);
}

/* Elves move at the end of the turn: who no longer is one does not. What does not fit is kept apart, or left out. */
static void
test_realm_misfits (void)
{
  for (guint drop = 0; drop < 2; drop++)
    {
      g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
      g_autoptr (PandoriaGame) game = NULL;
      g_autofree char *before = NULL;
      g_autofree Edited *edited = NULL;
      g_autoptr (PandoriaAmend) self = NULL;
      guint n, index;

      pandoria_setup_init (setup, 2);
      setup->players[0].realm = PANDORIA_REALM_ELVES;
      setup->players[1].realm = PANDORIA_REALM_HUMANS;
      game = random_game_play (setup, 8);
      n = pandoria_game_get_position (game);
      before = get_text (game);
      index = find_act (game, PANDORIA_ACT_ELF_MOVE);
      g_assert_cmpuint (index, <, n);
      edited = read_setup (game);
      edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
      self = amend (game, edited, same_seats);
      g_assert_cmpuint (count_misfits (self), >, 0);
      g_assert_false (pandoria_amend_fits (self, index));
      g_assert_false (pandoria_amend_can_accept (self));
      if (drop)
        pandoria_amend_drop_misfits (self);
      pandoria_amend_accept (self);
      g_assert_cmpuint (pandoria_game_get_position (game), <, n);
      if (drop)
        g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 0);
      else
        g_assert_cmpuint (pandoria_game_get_n_unfit (game) + pandoria_game_get_position (game), ==, n);
      assert_one_step (game, before);
    }
}

/* Plays @game on @edited, with @n_misfits acts (or with G_MAXUINT any number of them) that no longer fit. */
static void
assert_replayed (PandoriaGame *game, const Edited *edited, guint n_misfits)
{
  g_autofree char *before = get_text (game);
  g_autoptr (PandoriaAmend) self = amend (game, edited, same_seats);

  g_assert_cmpuint (pandoria_amend_get_n_replayed (self), >, 0);
  if (n_misfits != G_MAXUINT)
    g_assert_cmpuint (count_misfits (self), ==, n_misfits);
  else
    g_assert_cmpuint (count_misfits (self), >, 0);
  pandoria_amend_drop_misfits (self);
  pandoria_amend_accept (self);
  assert_one_step (game, before);
}

/* Other spaces for the same tiles, or other symbols on them. */
static void
test_start_tiles (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game (), other = fixture_new_game ();
  g_autofree Edited *edited = read_setup (game);
  PandoriaHex (*tiles)[2] = edited->setup.start_tiles;
  PandoriaSpace at = tiles[0][1].at;

  /* The same spaces covered the other way. */
  tiles[0][1].at = tiles[1][0].at;
  tiles[1][0].at = at;
  assert_replayed (game, edited, 0);
  g_assert_cmpuint (pandoria_state_symbols_at (pandoria_game_get_state (game), at), ==, 1);

  g_free (edited);
  edited = read_setup (other);
  edited->setup.start_tiles[0][0].symbols = 3;
  assert_replayed (other, edited, 0);
  g_assert_cmpuint (pandoria_state_symbols_at (pandoria_game_get_state (other), edited->setup.start_tiles[0][0].at), ==,
                    3);
}

/* Whoever begins did what was done first. */
static void
test_start_player (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree Edited *edited = read_setup (game);

  edited->setup.start_player = 1;
  assert_replayed (game, edited, 0);
  g_assert_cmpuint (pandoria_game_get_state (game)->active, ==, 0);
  g_assert_true (
      pandoria_spaces_has (&pandoria_game_get_state (game)->players[1].figures, pandoria_space_from_name ("C5")));
}

/* Without the expansion its fortresses and relics no longer fit; with it, everything fits that did before. */
static void
test_module (void)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (PandoriaGame) game = NULL, plain = fixture_new_game ();
  g_autofree Edited *edited = NULL;

  pandoria_setup_init (setup, 3);
  setup->artifacts = TRUE;
  game = random_game_play (setup, 11);
  edited = read_setup (game);
  edited->setup.artifacts = FALSE;
  edited->setup.n_artifact_start = 0;
  assert_replayed (game, edited, G_MAXUINT);

  g_free (edited);
  edited = read_setup (plain);
  edited->setup.artifacts = TRUE;
  assert_replayed (plain, edited, 0);
  g_assert_true (pandoria_game_get_state (plain)->artifacts);
}

static void
test_edition (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree Edited *edited = read_setup (game);

  edited->setup.edition = PANDORIA_EDITION_REVISED;
  assert_replayed (game, edited, 0);
  g_assert_cmpuint (pandoria_game_get_state (game)->edition, ==, PANDORIA_EDITION_REVISED);
}

/* --- seats -------------------------------------------------------------------------------------------------------- */

static void
rotate (Edited *edited, guint8 *origins)
{
  Edited old = *edited;
  guint n = old.setup.n_players;

  for (guint seat = 0; seat < n; seat++)
    {
      origins[seat] = (guint8) ((seat + 1) % n);
      edited->setup.players[seat] = old.setup.players[origins[seat]];
      edited->names[seat] = old.names[origins[seat]];
      edited->colors[seat] = old.colors[origins[seat]];
    }
  edited->setup.start_player = (guint8) ((old.setup.start_player + n - 1) % n);
}

/* How many acts of @game have other words than in @before. */
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

/* Everybody sits one seat further on: all that they did they still do, whoever is named in it, and they have the same points. */
static void
test_rotated (void)
{
  static const guint8 realms[][4] = {
    { PANDORIA_REALM_GOBLINS, PANDORIA_REALM_HANBOK, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_HALFLINGS },
    { PANDORIA_REALM_MAGES, PANDORIA_REALM_GOBLINS, PANDORIA_REALM_FAIRIES, PANDORIA_REALM_ELVES },
  };
  guint n_other = 0;

  for (guint32 seed = 1; seed <= 40; seed++)
    {
      g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
      g_autoptr (PandoriaGame) game = NULL;
      g_autoptr (PandoriaRecord) before = NULL;
      g_autofree char *text = NULL;
      g_autofree Edited *edited = NULL;
      g_autoptr (PandoriaAmend) self = NULL;
      guint8 origins[PANDORIA_MAX_PLAYERS] = { 0 };
      g_autofree PandoriaState *end = NULL;
      guint n = 2 + (seed % 8 > 1) + (seed % 8 > 3);

      pandoria_setup_init (setup, n);
      setup->edition = seed % 2 == 0 ? PANDORIA_EDITION_FIRST : PANDORIA_EDITION_REVISED;
      for (guint seat = 0; seat < n; seat++)
        setup->players[seat].realm = realms[seed / 2 % 2][seat];
      game = random_game_play (setup, seed);
      before = pandoria_record_new_beginning (pandoria_game_get_record (game), pandoria_game_get_position (game));
      text = get_text (game);
      end = g_memdup2 (pandoria_game_get_state (game), sizeof *end);
      edited = read_setup (game);
      rotate (edited, origins);
      self = amend (game, edited, origins);
      g_assert_cmpuint (count_misfits (self), ==, 0);
      pandoria_amend_accept (self);
      g_assert_cmpuint (pandoria_game_get_position (game), ==, pandoria_record_get_n_actions (before));
      for (guint seat = 0; seat < n; seat++)
        g_assert_cmpint (pandoria_game_get_state (game)->players[seat].counters[PANDORIA_COUNTER_POINTS], ==,
                         end->players[origins[seat]].counters[PANDORIA_COUNTER_POINTS]);
      n_other += count_other_acts (game, before);
      if (seed <= 4)
        assert_one_step (game, text);
    }
  g_assert_cmpuint (n_other, >, 10);
}

/* Every place where an act names a seat; what nobody knows stays, and so does a number that is none. */
static void
test_named_seats (void)
{
  static const struct
  {
    const char *act, *moved;
  } rows[] = {
    { "{\"do\":\"adjust\",\"player\":0,\"gold\":1,\"mood\":{\"player\":0}}",
      "{\"do\":\"adjust\",\"player\":1,\"gold\":1,\"mood\":{\"player\":0}}" },
    { "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":1}", "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":0}" },
    { "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":null}",
      "{\"do\":\"edit-space\",\"at\":\"C5\",\"castle\":null}" },
    { "{\"do\":\"edit-space\",\"at\":\"C5\",\"figure\":{\"player\":0,\"leader\":true}}",
      "{\"do\":\"edit-space\",\"at\":\"C5\",\"figure\":{\"player\":1,\"leader\":true}}" },
    { "{\"do\":\"edit-player\",\"player\":1,\"prisoners\":[{\"player\":0,\"leader\":false}],\"haunter\":{\"player\":0,"
      "\"leader\":false}}",
      "{\"do\":\"edit-player\",\"player\":0,\"prisoners\":[{\"player\":1,\"leader\":false}],\"haunter\":{\"player\":1,"
      "\"leader\":false}}" },
    { "{\"do\":\"edit-player\",\"player\":0,\"slots\":[{\"building\":\"bank\",\"level\":1,\"cost\":2,\"figure\":"
      "{\"player\":1,\"leader\":false}},null,null,null,null]}",
      "{\"do\":\"edit-player\",\"player\":1,\"slots\":[{\"building\":\"bank\",\"level\":1,\"cost\":2,\"figure\":"
      "{\"player\":0,\"leader\":false}},null,null,null,null]}" },
    { "{\"do\":\"edit-table\",\"active\":1,\"round\":1}", "{\"do\":\"edit-table\",\"active\":0,\"round\":1}" },
    { "{\"do\":\"take-figure\",\"building\":{\"player\":1,\"slot\":1}}",
      "{\"do\":\"take-figure\",\"building\":{\"player\":0,\"slot\":1}}" },
    { "{\"do\":\"ransom\",\"workers\":1,\"from\":1,\"pay\":[\"gold\"]}",
      "{\"do\":\"ransom\",\"workers\":1,\"from\":0,\"pay\":[\"gold\"]}" },
    { "{\"do\":\"elf-move\",\"from\":\"C5\",\"to\":\"C6\"}", "{\"do\":\"elf-move\",\"from\":\"C5\",\"to\":\"C6\"}" },
    { "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":1,\"player\":1,\"copy\":{\"player\":1}}",
      "{\"do\":\"cast\",\"spell\":\"adopt\",\"cost\":1,\"player\":0,\"copy\":{\"player\":0}}" },
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
      g_autoptr (PandoriaRecordAct) act = pandoria_record_parse_act (record, json_node_get_object (node), &error);
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

/* An act of somebody who would not be there cannot stand in the file, not even apart: that set-up is refused. */
static void
test_gone (void)
{
  g_autoptr (PandoriaGame) game = random_game_new (3, FALSE, 41);
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *after = NULL;
  PandoriaAction action;
  guint n = pandoria_game_get_position (game);

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = 2;
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  g_assert_true (pandoria_game_apply (game, &action, NULL));
  self = pandoria_amend_new (game);
  text = get_text (game);
  edited->setup.n_players = 2;
  edited->setup.start_player = 0;
  record = make_record (game, edited);
  g_assert_false (pandoria_amend_set_setup (self, record, same_seats, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  {
    g_autofree char *words
        = g_strdup_printf ("Act %u cannot be in such a game: it names a player who is no longer in it", n + 1);

    g_assert_cmpstr (error->message, ==, words);
  }
  g_assert_false (pandoria_amend_is_changed (self));
  pandoria_amend_accept (self);
  after = get_text (game);
  g_assert_cmpstr (after, ==, text);
}

/* Somebody who was forgotten comes to the table: the acts of the others are theirs, as far as they still fit. */
static void
test_one_more (void)
{
  g_autoptr (PandoriaGame) game = random_game_new (2, FALSE, 41);
  g_autofree Edited *edited = read_setup (game);
  g_autofree char *before = get_text (game);
  g_autoptr (PandoriaAmend) self = NULL;
  guint8 origins[PANDORIA_MAX_PLAYERS] = { 0, PANDORIA_MAX_PLAYERS, 1, PANDORIA_MAX_PLAYERS };

  edited->setup.n_players = 3;
  edited->setup.players[2] = edited->setup.players[1];
  edited->names[2] = edited->names[1];
  edited->colors[2] = edited->colors[1];
  edited->setup.players[1].realm = PANDORIA_REALM_NYMPHS;
  edited->names[1] = "Nora";
  edited->colors[1] = PANDORIA_COLOR_YELLOW;
  self = amend (game, edited, origins);
  g_assert_cmpuint (count_misfits (self), >, 0);
  pandoria_amend_drop_misfits (self);
  pandoria_amend_accept (self);
  g_assert_cmpuint (pandoria_game_get_state (game)->n_players, ==, 3);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 2), ==, "Jonas");
  assert_one_step (game, before);
}

/* --- the way back, and the file ----------------------------------------------------------------------------------- */

/* Acts before and after it, and what is entered anew among what does not fit, are taken back and done again in their order. */
static void
test_among_others (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  for (guint i = 0; i < 4; i++)
    {
      g_autofree Edited *edited = read_setup (game);
      g_autoptr (PandoriaAmend) self = NULL;

      if (i % 2 == 0)
        edited->names[0] = i == 0 ? "Marta" : "Martha";
      else
        edited->setup.players[0].realm = i == 1 ? PANDORIA_REALM_DWARVES : PANDORIA_REALM_MAGES;
      self = amend (game, edited, same_seats);
      pandoria_amend_accept (self);
      g_assert_true (pandoria_game_apply (game, &action, NULL));
    }
  while (pandoria_game_can_undo (game))
    {
      g_ptr_array_add (texts, get_text (game));
      pandoria_game_undo (game);
      assert_consistent (game);
    }
  g_assert_cmpuint (texts->len, ==, 3 + 8);
  for (guint i = texts->len; i > 0; i--)
    {
      g_autofree char *text = NULL;

      pandoria_game_redo (game);
      text = get_text (game);
      g_assert_cmpstr (text, ==, texts->pdata[i - 1]);
    }
  /* Going back to before it leaves it as it is; it is the next to be taken back. */
  pandoria_game_go_back_to (game, 1);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_MAGES);
  assert_consistent (game);
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_DWARVES);
  assert_consistent (game);
}

/* On disk at once; when the program has ended, what was done before it can still be redone, it itself not. */
static void
test_saved (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game (), again = NULL;
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.pandoria", NULL);
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *file = NULL, *text = NULL;

  g_assert_true (pandoria_game_set_path (game, path, NULL));
  edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
  edited->names[0] = "Marta";
  self = amend (game, edited, same_seats);
  pandoria_amend_accept (self);
  file = fixture_read (path);
  text = get_text (game);
  g_assert_cmpstr (file, ==, text);
  g_clear_object (&self); /* which holds the game, and that its file */
  pandoria_game_undo (game);
  pandoria_game_undo (game);
  g_object_unref (game);
  game = pandoria_game_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 2);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_HUMANS);
  g_assert_true (pandoria_game_can_redo (game));
  pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 3);
  g_assert_false (pandoria_game_can_redo (game));
  fixture_remove_folder (folder);
}

/* Taken back to the very beginning, the file offers the acts as they were on the old set-up. */
static void
test_undone (void)
{
  g_autofree char *text = fixture_with_action ("{\"do\":\"adjust\",\"player\":0,\"points\":1}");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GPtrArray) undone = NULL;
  guint8 origins[PANDORIA_MAX_PLAYERS] = { 0 };

  rotate (edited, origins);
  self = amend (game, edited, origins);
  pandoria_amend_accept (self);
  g_assert_cmpuint (pandoria_game_get_last_action (game)->player, ==, 1);
  pandoria_game_undo (game);
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 0);
  undone = pandoria_record_get_undone (pandoria_game_get_record (game));
  g_assert_cmpuint (undone->len, ==, 1);
  g_assert_cmpuint (((PandoriaRecordAct *) undone->pdata[0])->action.player, ==, 0);
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

/* What was kept apart before stays apart, and nobody is asked for it, where only a name is another one. */
static void
test_play (void)
{
  g_autofree char *text = fixture_replace ("\"actions\":[", "\"unfit\":[{\"do\":\"score\"},{\"do\":\"end-turn\"}],"
                                                            "\"actions\":[");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autoptr (PandoriaPlay) play = pandoria_play_new ();
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaRecord) named = NULL, other = NULL;

  pandoria_play_set_game (play, game);
  edited->names[1] = "Jonas";
  named = make_record (game, edited);
  g_assert_true (pandoria_play_edit_setup (play, named, same_seats, NULL));
  g_assert_cmpint (pandoria_play_get_view (play)->news.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
  g_assert_cmpstr (pandoria_play_get_view (play)->news.corrected, ==, "Change of the set-up");
  g_assert_null (pandoria_play_get_amend (play));
  g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 2);
  /* Once more the same: nothing is a step. */
  g_assert_true (pandoria_play_edit_setup (play, named, same_seats, NULL));
  g_assert_null (pandoria_play_get_view (play)->news.corrected);
  g_assert_cmpint (pandoria_play_get_view (play)->news.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
  /* Another realm is replayed with all that was apart. */
  edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
  other = make_record (game, edited);
  g_assert_true (pandoria_play_edit_setup (play, other, same_seats, NULL));
  g_assert_cmpint (pandoria_play_get_view (play)->news.asks, ==, PANDORIA_PLAY_ASKS_MISFITS);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_HUMANS);
  pandoria_play_settle (play, FALSE);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_HUMANS);
  pandoria_game_undo (game);
  g_assert_false (pandoria_game_can_undo (game) && pandoria_game_get_position (game) == 0);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 1), ==, "Blue");
}

/* What no longer fits is entered anew on the new set-up, and all is one step. */
static void
test_mended (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (PandoriaPlay) play = pandoria_play_new ();
  g_autofree Edited *edited = read_setup (game);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree char *before = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST); /* crystals that only a larger start leaves */
  action.adjust[PANDORIA_COUNTER_GOLD]
      = (gint16) -pandoria_game_get_state (game)->players[0].counters[PANDORIA_COUNTER_GOLD];
  g_assert_cmpint (action.adjust[PANDORIA_COUNTER_GOLD], <, 0);
  g_assert_true (pandoria_game_apply (game, &action, NULL));
  before = get_text (game);
  edited->setup.players[0].resources[PANDORIA_COUNTER_GOLD] = 0;
  record = make_record (game, edited);
  pandoria_play_set_game (play, game);
  g_assert_true (pandoria_play_edit_setup (play, record, same_seats, NULL));
  g_assert_cmpint (pandoria_play_get_view (play)->news.asks, ==, PANDORIA_PLAY_ASKS_MISFITS);
  pandoria_play_correct (play, 3);
  g_assert_cmpint (pandoria_play_get_view (play)->mode, ==, PANDORIA_PLAY_MODE_CORRECTING);
  g_assert_cmpint (
      pandoria_game_get_state (pandoria_play_get_view (play)->game)->players[0].counters[PANDORIA_COUNTER_GOLD], ==, 0);
  action.adjust[PANDORIA_COUNTER_GOLD] = 2;
  g_assert_true (pandoria_game_apply (pandoria_play_get_view (play)->game, &action, NULL));
  g_assert_null (pandoria_play_get_amend (play));
  g_assert_cmpint (pandoria_game_get_state (game)->players[0].counters[PANDORIA_COUNTER_GOLD], ==, 2);
  assert_one_step (game, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/edit-setup/nothing", test_nothing);
  g_test_add_func ("/session/edit-setup/nothing-odd", test_nothing_odd);
  g_test_add_func ("/session/edit-setup/names", test_names);
  g_test_add_func ("/session/edit-setup/title-stays", test_title_stays);
  g_test_add_func ("/session/edit-setup/realm-fits", test_realm_fits);
  g_test_add_func ("/session/edit-setup/realm-misfits", test_realm_misfits);
  g_test_add_func ("/session/edit-setup/start-tiles", test_start_tiles);
  g_test_add_func ("/session/edit-setup/start-player", test_start_player);
  g_test_add_func ("/session/edit-setup/module", test_module);
  g_test_add_func ("/session/edit-setup/edition", test_edition);
  g_test_add_func ("/session/edit-setup/rotated", test_rotated);
  g_test_add_func ("/session/edit-setup/named-seats", test_named_seats);
  g_test_add_func ("/session/edit-setup/gone", test_gone);
  g_test_add_func ("/session/edit-setup/one-more", test_one_more);
  g_test_add_func ("/session/edit-setup/among-others", test_among_others);
  g_test_add_func ("/session/edit-setup/saved", test_saved);
  g_test_add_func ("/session/edit-setup/undone", test_undone);
  g_test_add_func ("/session/edit-setup/play", test_play);
  g_test_add_func ("/session/edit-setup/mended", test_mended);
  return g_test_run ();
}
