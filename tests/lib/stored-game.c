/* Games of tests/games and tests/playthroughs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stored-game.h"

static const char *const folders[] = { "games", "playthroughs" };

static char *
find_file (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".pandoria", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path
          = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "tests", folders[i], file, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
  g_error ("there is no tests/games/%s; add it to tests/games/make-games.c", file);
}

PandoriaGame *
stored_game_open (const char *name)
{
  g_autofree char *path = find_file (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  PandoriaGame *game;

  if (record == NULL)
    g_error ("%s: %s; build the target stored-games to write it again", path, error->message);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return game;
}

PandoriaGame *
stored_game_open_before_last (const char *name, PandoriaAction *act)
{
  PandoriaGame *game = stored_game_open (name);
  const guint last = pandoria_game_get_position (game) - 1;

  *act = *pandoria_record_get_action (pandoria_game_get_record (game), last);
  pandoria_game_go_back_to (game, last);
  return game;
}

PandoriaGame *
stored_game_open_before (PandoriaActKind kind, PandoriaAction *act)
{
  static const char *const of_four[] = {
    "four-players",
    "more-artifacts",
    "regular-first-a",
    "regular-first-a-realms",
    "regular-revised-a-artifacts",
    "regular-revised-river-realms",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (of_four); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (of_four[i]);

      for (guint n = pandoria_game_get_position (game); n > 0; n--)
        {
          *act = *pandoria_record_get_action (pandoria_game_get_record (game), n - 1);
          if (act->kind != kind)
            continue;
          pandoria_game_go_back_to (game, n - 1);
          return g_steal_pointer (&game);
        }
    }
  g_error ("no stored game of four has an act of the kind %s", pandoria_act_key (kind));
}

PandoriaGame *
stored_game_open_after (const char *name, guint n_turns)
{
  g_autoptr (PandoriaGame) game = stored_game_open (name);
  g_autoptr (PandoriaRecord) record = NULL;

  g_assert_cmpuint (stored_game_count_turns (game), >=, n_turns);
  while (stored_game_count_turns (game) > n_turns)
    pandoria_game_undo (game);
  record = pandoria_record_new_beginning (pandoria_game_get_record (game),
                                          pandoria_game_get_position (game));
  return pandoria_game_new (record, NULL, NULL);
}

guint
stored_game_count_turns (PandoriaGame *game)
{
  guint n = 0;

  for (guint i = 0; i < pandoria_game_get_position (game); i++)
    n += pandoria_record_get_action (pandoria_game_get_record (game), i)->kind
         == PANDORIA_ACT_END_TURN;
  return n;
}
