/* Tests correcting a wrong printed number in games that were played with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-library-testing.h"
#include "session-fixture.h"

/* The first turn of the small game, with the given costs. */
#define TILE                                                                                       \
  "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"C5\",\"terrain\":\"forest\",\"symbols\":0},"        \
  "{\"at\":\"C6\",\"terrain\":\"forest\",\"symbols\":0}]},{\"do\":\"place-figure\",\"at\":\"C5\"}" \
  ","
#define CRYSTALS "{\"do\":\"adjust\",\"player\":0,\"crystal\":3},"
#define END      ",{\"do\":\"end-turn\"}"

static void
on_mended (GObject *source, GAsyncResult *result, gpointer games)
{
  *(GPtrArray **) games = pandoria_card_correct_finish (result);
}

static GPtrArray *
correct (const char *const *paths, PandoriaPrinted printed, int from, guint to)
{
  GPtrArray *games = NULL;

  printed.value = (gint8) from;
  pandoria_card_correct_async (paths, &printed, to, on_mended, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  return games;
}

static void
assert_game (GPtrArray *games, guint index, const char *title, const char *reason)
{
  const PandoriaCardOutcome *corrected = games->pdata[index];

  g_assert_cmpstr (corrected->title, ==, title);
  g_assert_cmpstr (corrected->reason, ==, reason);
}

/* Returns: (transfer full): the path of a game whose acts are @acts. */
static char *
write_game (FixturePlace *place, const char *name, const char *title, const char *acts)
{
  g_autofree char *text = fixture_with_action (acts);
  char *path = g_build_filename (place->folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), &error);

  g_assert_no_error (error);
  pandoria_record_set_title (record, title);
  g_assert_true (pandoria_record_save (record, path, NULL));
  return path;
}

static char *
write_flight (FixturePlace *place, const char *name, const char *title)
{
  return write_game (place, name, title,
                     TILE CRYSTALS
                     "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":4,"
                     "\"time\":\"2026-11-21T19:40:00Z\",\"x-mood\":\"bad\",\"note\":\"run\"}" END);
}

static int
get_crystals (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);

  g_assert_no_error (error);
  g_assert_true (
      pandoria_record_replay (record, pandoria_record_get_n_actions (record), state, NULL, &error));
  return state->players[0].counters[PANDORIA_COUNTER_CRYSTAL];
}

/* --- tests ---------------------------------------------------------------------------------- */

static PandoriaPrinted
get_flee (void)
{
  return pandoria_printed_spell (PANDORIA_SPELL_FLEE, 0);
}

/* Returns: (transfer full): @text without the numbers after each turn. */
static char *
strip_after (const char *text)
{
  g_autoptr (GRegex) after = g_regex_new (",\\s*\"after\" : \\[(?:\\s*\\[[^]]*\\],?)*\\s*\\]",
                                          G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);

  return g_regex_replace_literal (after, text, -1, 0, "", G_REGEX_MATCH_DEFAULT, NULL);
}

/* Only the number changes, and what each has after the turn. Members next to it, and all others,
 * stay identical. */
static void
test_values (FixturePlace *place, gconstpointer data)
{
  g_autofree char *one = write_flight (place, "a.pandoria", "Sunday");
  g_autofree char *two = write_flight (place, "b.pandoria", "Friday");
  g_autofree char *before = fixture_read (one), *after = NULL, *expected = NULL, *plain = NULL;
  const char *const paths[] = { one, two, NULL };
  int crystals = get_crystals (one);
  g_auto (GStrv) parts = g_strsplit (before, "\"cost\" : 4", -1);
  g_autoptr (GPtrArray) games = correct (paths, get_flee (), 4, 5);

  g_assert_cmpuint (games->len, ==, 2);
  assert_game (games, 0, "Sunday", NULL);
  assert_game (games, 1, "Friday", NULL);
  g_assert_cmpint (get_crystals (one), ==, crystals - 1);
  g_assert_cmpint (get_crystals (two), ==, crystals - 1);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  after = fixture_read (one);
  expected = g_strjoinv ("\"cost\" : 5", parts);
  plain = strip_after (after);
  g_assert_cmpstr (after, !=, plain);
  g_assert_cmpstr (plain, ==, expected);
}

/* The number is corrected anywhere in an act. Other cards, levels and numbers of the same card
 * stay. */
static void
test_everywhere (FixturePlace *place, gconstpointer data)
{
  g_autofree char *path = write_game (place, "a.pandoria", "Sunday",
                                      "{\"do\":\"edit-player\",\"player\":0,\"topSpell\":{"
                                      "\"spell\":\"flee\",\"cost\":4},\"slots\":["
                                      "{\"building\":\"bank\",\"level\":1,\"cost\":4},{"
                                      "\"building\":\"bank\",\"level\":1,\"cost\":3},"
                                      "{\"building\":\"bank\",\"level\":2,\"cost\":4},null,null]}");
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) games
      = correct (paths, pandoria_printed_building (PANDORIA_BUILDING_BANK, 1), 4, 6);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  const PandoriaPlayerEdit *edit = &pandoria_record_get_action (record, 0)->tableau;

  assert_game (games, 0, "Sunday", NULL);
  g_assert_cmpuint (edit->slots[0].cost, ==, 6);
  g_assert_cmpuint (edit->slots[1].cost, ==, 3);
  g_assert_cmpuint (edit->slots[2].cost, ==, 4);
  g_assert_cmpuint (edit->top_spell.cost, ==, 4);
}

/* A game that cannot be corrected stays unchanged, and the reason is reported. The others are
 * corrected. */
static void
test_left (FixturePlace *place, gconstpointer data)
{
  g_autofree char *poor = write_game (place, "a.pandoria", "Poor",
                                      TILE "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":4}" END);
  g_autofree char *open = write_flight (place, "b.pandoria", "Open");
  g_autofree char *damaged = g_build_filename (place->folder, "c.pandoria", NULL);
  g_autofree char *rich = write_flight (place, "d.pandoria", "Rich");
  g_autofree char *poor_before = fixture_read (poor), *open_before = fixture_read (open);
  g_autofree char *poor_after = NULL, *open_after = NULL, *damaged_after = NULL;
  const char *const paths[] = { poor, open, damaged, rich, NULL };
  g_autoptr (PandoriaGame) game = pandoria_game_open (open, NULL);
  g_autoptr (GPtrArray) games = NULL;
  int crystals = get_crystals (rich);

  g_assert_nonnull (game);
  g_assert_true (g_file_set_contents (damaged, "{", -1, NULL));
  games = correct (paths, get_flee (), 4, (guint) get_crystals (poor) + 5);
  assert_game (games, 0, "Poor", "Turn 1: Not enough to pay for it (rule 6.3.1).");
  assert_game (games, 1, "Open", "The game is open in another window of the program.");
  g_assert_true (g_str_has_prefix (((PandoriaCardOutcome *) games->pdata[2])->reason, damaged));
  assert_game (games, 3, "Rich", NULL);
  g_assert_cmpint (get_crystals (rich), ==, crystals + 4 - get_crystals (poor) - 5);
  poor_after = fixture_read (poor);
  open_after = fixture_read (open);
  damaged_after = fixture_read (damaged);
  g_assert_cmpstr (poor_after, ==, poor_before);
  g_assert_cmpstr (open_after, ==, open_before);
  g_assert_cmpstr (damaged_after, ==, "{");
}

/* A later act of the game may become invalid, too. */
static void
test_later (FixturePlace *place, gconstpointer data)
{
  g_autofree char *path = write_game (place, "a.pandoria", "Later",
                                      TILE "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":1}" END
                                           ",{\"do\":\"adjust\",\"player\":0,\"crystal\":-2}");
  g_autofree char *before = fixture_read (path);
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) games = correct (paths, get_flee (), 1, (guint) get_crystals (path) + 2);

  g_assert_cmpstr (((PandoriaCardOutcome *) games->pdata[0])->title, ==, "Later");
  g_assert_true (g_str_has_prefix (((PandoriaCardOutcome *) games->pdata[0])->reason, "Turn 2: "));
  fixture_assert_file (path, before);
}

/* The relics of the setup are corrected, too. */
static void
test_setup (FixturePlace *place, gconstpointer data)
{
  g_autofree char *text
      = fixture_replace ("\"partnership\":false,\"artifacts\":false",
                         "\"partnership\":false,\"artifacts\":true,\"relics\":["
                         "{\"artifacts\":3,\"points\":8},{\"artifacts\":4,\"points\":8}]");
  g_autofree char *path = g_build_filename (place->folder, "a.pandoria", NULL);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GPtrArray) games = NULL;
  const char *const paths[] = { path, NULL };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  games = correct (paths, pandoria_printed_relic (4), 8, 9);
  assert_game (games, 0, "Friday", NULL);
  record = pandoria_record_new_from_file (path, NULL);
  g_assert_cmpuint (pandoria_record_get_setup (record)->relics[0].points, ==, 8);
  g_assert_cmpuint (pandoria_record_get_setup (record)->relics[1].points, ==, 9);
  g_assert_cmpuint (pandoria_record_get_n_actions (record), ==, 3);
}

static void
write_elsewhere (const char *path)
{
  g_assert_true (g_file_set_contents (path, "somebody else's", -1, NULL));
}

/* Changes that another program wrote after the game was read stay. */
static void
test_changed (FixturePlace *place, gconstpointer data)
{
  g_autofree char *path = write_flight (place, "a.pandoria", "Sunday");
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) games = NULL;

  pandoria_card_correct_set_before_write (write_elsewhere);
  games = correct (paths, get_flee (), 4, 5);
  pandoria_card_correct_set_before_write (NULL);
  assert_game (games, 0, "Sunday", "Another program has changed the game meanwhile.");
  fixture_assert_file (path, "somebody else's");
}

#define FLIGHT "{\"do\":\"cast\",\"spell\":\"flee\",\"cost\":4,\"note\":\"apart\",\"x-later\":7}"

/* Returns: (transfer full): the path of a game that has used the card, with @acts in @member as
 * well. */
static char *
write_apart (FixturePlace *place, const char *member, const char *acts)
{
  char *path = write_flight (place, "a.pandoria", "Sunday");
  g_autofree char *text = fixture_read (path), *with = NULL;
  g_auto (GStrv) parts = g_strsplit (text, "\"actions\"", 2);

  with = g_strconcat (parts[0], "\"", member, "\":[", acts, "],\"actions\"", parts[1], NULL);
  g_assert_true (g_file_set_contents (path, with, -1, NULL));
  return path;
}

static void
assert_apart (const PandoriaRecordAct *act, guint cost)
{
  g_assert_cmpint (act->action.kind, ==, PANDORIA_ACT_CAST);
  g_assert_cmpuint (act->action.cost, ==, cost);
  g_assert_cmpint (json_object_get_int_member (act->json, "cost"), ==, cost);
  g_assert_cmpstr (act->note, ==, "apart");
  g_assert_cmpint (json_object_get_int_member (act->json, "x-later"), ==, 7);
}

/* Unfit acts are corrected, too, and keep their other members. */
static void
test_unfit (FixturePlace *place, gconstpointer data)
{
  g_autofree char *path = write_apart (place, "unfit", FLIGHT);
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) games = correct (paths, get_flee (), 4, 5), unfit = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);

  assert_game (games, 0, "Sunday", NULL);
  unfit = pandoria_record_get_unfit (record);
  g_assert_cmpuint (unfit->len, ==, 1);
  assert_apart (unfit->pdata[0], 5);
}

#define SECOND_TILE                                                                                \
  "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"C4\",\"terrain\":\"forest\",\"symbols\":0},"        \
  "{\"at\":\"C3\",\"terrain\":\"forest\",\"symbols\":0}]},{\"do\":\"place-figure\",\"at\":\"C4\"}" \
  ","

/* Redo steps stay, with the corrected number. */
static void
test_undone (FixturePlace *place, gconstpointer data)
{
  g_autofree char *path = write_apart (place, "undone", SECOND_TILE FLIGHT END);
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) games = correct (paths, get_flee (), 4, 5), undone = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_open (path, NULL);

  assert_game (games, 0, "Sunday", NULL);
  g_assert_cmpuint (((PandoriaCardOutcome *) games->pdata[0])->n_dropped, ==, 0);
  undone = pandoria_record_get_undone (record);
  g_assert_cmpuint (undone->len, ==, 4);
  assert_apart (undone->pdata[2], 5);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (pandoria_game_can_redo (game));
      pandoria_game_redo (game);
    }
  g_assert_false (pandoria_game_can_redo (game));
}

/* Redo ends before the first act that is no longer affordable, with a report. */
static void
test_undone_lost (FixturePlace *place, gconstpointer data)
{
  g_autofree char *path = write_apart (
      place, "undone", "{\"do\":\"adjust\",\"player\":1,\"crystal\":-4}," SECOND_TILE FLIGHT END);
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) games = correct (paths, get_flee (), 4, 5), undone = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);

  assert_game (games, 0, "Sunday", NULL);
  g_assert_cmpuint (((PandoriaCardOutcome *) games->pdata[0])->n_dropped, ==, 2);
  undone = pandoria_record_get_undone (record);
  g_assert_cmpuint (undone->len, ==, 3);
}

#define ADD(path, function) fixture_add ("/card-correct/" path, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("values", test_values);
  ADD ("everywhere", test_everywhere);
  ADD ("left", test_left);
  ADD ("later", test_later);
  ADD ("setup", test_setup);
  ADD ("changed", test_changed);
  ADD ("unfit", test_unfit);
  ADD ("undone", test_undone);
  ADD ("undone-lost", test_undone_lost);
  return g_test_run ();
}
