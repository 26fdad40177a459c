/* Random games for the tests of the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-games.h"

#include "pandoria-record.h"

#define FIRST   PANDORIA_EDITION_FIRST
#define REVISED PANDORIA_EDITION_REVISED
#define REGULAR PANDORIA_VARIANT_REGULAR

const GameKind game_kinds[] = {
  { "two-players", 2, FIRST, REGULAR, FALSE, FALSE, "pandoria-a" },
  { "three-players", 3, FIRST, REGULAR, FALSE, FALSE, "pandoria-a" },
  { "four-players", 4, FIRST, REGULAR, FALSE, FALSE, "pandoria-a" },
  { "partnership", 4, FIRST, REGULAR, TRUE, FALSE, "pandoria-a" },
  { "revised", 4, REVISED, REGULAR, FALSE, FALSE, "pandoria-a" },
  { "beginner", 3, FIRST, PANDORIA_VARIANT_BEGINNER, FALSE, FALSE, "pandoria-a" },
  { "family", 3, FIRST, PANDORIA_VARIANT_FAMILY, FALSE, FALSE, "pandoria-a" },
  { "family-spells", 3, FIRST, PANDORIA_VARIANT_FAMILY_SPELLS, FALSE, FALSE, "pandoria-a" },
  { "artifacts", 4, FIRST, REGULAR, TRUE, TRUE, "pandoria-a" },
  { "river", 4, FIRST, REGULAR, FALSE, FALSE, "river-b" },
  { NULL, 0, FIRST, REGULAR, FALSE, FALSE, NULL },
};

static void
load_board (const char *name, PandoriaBoard *board)
{
  const char *root = g_getenv ("PANDORIA_SOURCE_ROOT");
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path = g_build_filename (root != NULL ? root : ".", "data", "boards", file, NULL);
  g_autoptr (GError) error = NULL;

  if (!pandoria_board_load (path, board, NULL, NULL, &error))
    g_error ("%s", error->message);
}

void
random_games_play (const GameKind *kind, guint n, PandoriaSimulateFunc func, gpointer data)
{
  for (guint seed = 1; seed <= n; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (GError) error = NULL;
      PandoriaSetup setup;

      pandoria_setup_init (&setup, kind->players);
      setup.edition = kind->edition;
      setup.variant = kind->variant;
      setup.partnership = kind->partnership;
      setup.artifacts = kind->artifacts;
      load_board (kind->board, &setup.board);
      pandoria_simulate_setup (&setup, rand, NULL, 0);
      if (pandoria_simulate_game (&setup, rand, func, data, &error) == 0)
        g_error ("%s, seed %u: %s", kind->name, seed, error->message);
    }
}

void
random_games_add_tests (const char *path, GTestDataFunc func)
{
  for (const GameKind *kind = game_kinds; kind->name != NULL; kind++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%s", path, kind->name);

      g_test_add_data_func (name, kind, func);
    }
}
