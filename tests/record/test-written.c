/* Tests that all written files can be read: every position of all scenarios and of random games,
 * with redo steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-game.h"
#include "scenario-fixture.h"

#include "pandoria-game.h"

/* Asserts that reading the written file gives the same record and state, and that redo leads to the
 * same end. */
static void
assert_reads (PandoriaGame *game, const PandoriaState *end)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = pandoria_record_to_bytes (pandoria_game_get_record (game), &error);
  g_autoptr (GBytes) again = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) read = NULL;

  g_assert_no_error (error);
  record = pandoria_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                          &error);
  g_assert_no_error (error);
  again = pandoria_record_to_bytes (record, NULL);
  g_assert_true (g_bytes_equal (bytes, again));
  read = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (pandoria_game_get_state (read), sizeof *end, pandoria_game_get_state (game),
                   sizeof *end);
  while (pandoria_game_can_redo (read))
    pandoria_game_redo (read);
  g_assert_cmpmem (pandoria_game_get_state (read), sizeof *end, end, sizeof *end);
}

/* Checks the positions back to the beginning, @step acts at a time. Returns: the number of
 * positions. */
static guint
go_back (PandoriaGame *game, guint step)
{
  const PandoriaState end = *pandoria_game_get_state (game);
  guint n = 1;

  assert_reads (game, &end);
  for (; pandoria_game_get_position (game) > 0; n++)
    {
      guint position = pandoria_game_get_position (game);

      pandoria_game_go_back_to (game, position > step ? position - step : 0);
      assert_reads (game, &end);
    }
  return n;
}

static void
test_scenarios (void)
{
  g_autoptr (GPtrArray) paths = scenario_fixture_list ();
  guint n = 0;

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (PandoriaRecord) record = scenario_fixture_read (paths->pdata[i]);
      g_autoptr (PandoriaGame) game
          = record != NULL ? pandoria_game_new_as_far (record, NULL) : NULL;

      g_test_message ("%s", (const char *) paths->pdata[i]);
      n += game != NULL ? go_back (game, g_test_slow () ? 1 : 3) : 0;
    }
  g_assert_cmpuint (n, >, 1000);
}

static void
test_random_games (void)
{
  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
      g_autoptr (PandoriaGame) game = NULL;

      pandoria_setup_init (setup, 2 + seed % 3);
      setup->partnership = seed % 6 == 2;
      setup->edition = seed % 2 == 0 ? PANDORIA_EDITION_REVISED : PANDORIA_EDITION_FIRST;
      setup->artifacts = seed % 4 == 0;
      game = random_game_play (setup, seed);
      go_back (game, 17);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/written/scenarios", test_scenarios);
  g_test_add_func ("/written/random-games", test_random_games);
  return g_test_run ();
}
