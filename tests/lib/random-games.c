/* Random games for the tests of the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-games.h"

#include "pandoria-board-json.h"
#include "pandoria-record.h"
#include "pandoria-simulate.h"

const GameKind game_kinds[] = {
  { .name = "two-players", .players = 2, .board = "pandoria-a" },
  { .name = "three-players", .players = 3, .board = "pandoria-a" },
  { .name = "four-players", .players = 4, .board = "pandoria-a" },
  { .name = "partnership", .players = 4, .partnership = TRUE, .board = "pandoria-a" },
  { .name = "revised", .players = 4, .edition = PANDORIA_EDITION_REVISED, .board = "pandoria-a" },
  { .name = "beginner", .players = 3, .variant = PANDORIA_VARIANT_BEGINNER, .board = "pandoria-a" },
  { .name = "family", .players = 3, .variant = PANDORIA_VARIANT_FAMILY, .board = "pandoria-a" },
  { .name = "family-spells",
    .players = 3,
    .variant = PANDORIA_VARIANT_FAMILY_SPELLS,
    .board = "pandoria-a" },
  { .name = "artifacts",
    .players = 4,
    .partnership = TRUE,
    .artifacts = TRUE,
    .board = "pandoria-a" },
  { .name = "river", .players = 4, .board = "river-b" },
  { .name = "more-realms", .players = 4, .more_realms = TRUE, .board = "pandoria-a" },
  { .name = "everything",
    .players = 4,
    .artifacts = TRUE,
    .more_realms = TRUE,
    .board = "river-b" },
  { .name = "revised-river",
    .players = 3,
    .edition = PANDORIA_EDITION_REVISED,
    .board = "river-b" },
  { .name = "revised-everything",
    .players = 4,
    .edition = PANDORIA_EDITION_REVISED,
    .artifacts = TRUE,
    .relics = TRUE,
    .more_realms = TRUE,
    .board = "river-b" },
  { .name = NULL },
};

static const PandoriaRealm more_realms[]
    = { PANDORIA_REALM_CENTAURS, PANDORIA_REALM_FAIRIES, PANDORIA_REALM_GOBLINS,
        PANDORIA_REALM_GOLEMS,   PANDORIA_REALM_GHOSTS,  PANDORIA_REALM_NYMPHS,
        PANDORIA_REALM_HANBOK };

static void
load_board (const char *name, PandoriaBoard *board)
{
  const char *root = g_getenv ("PANDORIA_SOURCE_ROOT");
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *path
      = g_build_filename (root != NULL ? root : ".", "data", "boards", file, NULL);
  g_autoptr (GError) error = NULL;

  if (!pandoria_board_load (path, board, NULL, NULL, &error))
    g_error ("%s", error->message);
}

static void
list_relics (PandoriaSetup *setup)
{
  static const PandoriaRelic relics[] = { { 1, 2 }, { 3, 4 }, { 4, 7 }, { 6, 9 } };

  setup->n_relics = G_N_ELEMENTS (relics);
  for (guint i = 0; i < G_N_ELEMENTS (relics); i++)
    setup->relics[i] = relics[i];
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
      if (kind->relics)
        list_relics (&setup);
      pandoria_simulate_setup (&setup, rand, more_realms,
                               kind->more_realms ? G_N_ELEMENTS (more_realms) : 0);
      if (pandoria_simulate_game (&setup, NULL, rand, func, data, &error) == 0)
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
