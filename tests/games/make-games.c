/* Makes the stored games of tests. Each is taken from the first random game with that position.
 * Run it only for a new game, or if the program no longer reads the old files:
 * `ninja -C _build stored-games`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-game.h"
#include "stored-game.h"

#define LAST_SEED 200
#define TURNS     30

typedef struct
{
  const char *name;
  guint n_players;
  /* Returns: whether @game, before the act @next, is the wanted position. NULL: its end. */
  gboolean (*fits) (PandoriaGame *game, const PandoriaAction *next);
  gboolean has_next; /* the file also contains the act that follows the position */
  guint32 seed;      /* the first that is tried; 0: 1 */
  PandoriaEdition edition;
  PandoriaVariant variant;
  gboolean partnership, artifacts;
  guint double_tiles;                         /* 0: by the rules */
  PandoriaRealm realms[PANDORIA_MAX_PLAYERS]; /* PANDORIA_REALM_NONE: any */
} Recipe;

/* A figure may be taken back from a space where none may be placed. */
static gboolean
fits_taking (PandoriaGame *game, const PandoriaAction *next G_GNUC_UNUSED)
{
  const PandoriaOptions *options = pandoria_game_get_options (game);
  const PandoriaSpaces free = pandoria_spaces_or (options->worker, options->leader);

  return !pandoria_spaces_is_empty (pandoria_spaces_minus (options->take, free));
}

static gboolean
fits_closing (PandoriaGame *game, const PandoriaAction *next)
{
  return random_game_closes (pandoria_game_get_state (game), next);
}

static gboolean
fits_turns (PandoriaGame *game, const PandoriaAction *next G_GNUC_UNUSED)
{
  return stored_game_count_turns (game) == TURNS;
}

/* The leader is in the reserve after the placing of figures, and a spell may be cast. */
static gboolean
fits_leader_left (PandoriaGame *game, const PandoriaAction *next G_GNUC_UNUSED)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  return pandoria_options_may_place (state, TRUE) && state->step > PANDORIA_STEP_PLACE
         && (pandoria_game_get_options (game)->acts >> PANDORIA_ACT_CAST & 1) != 0
         && state->players[state->active].counters[PANDORIA_COUNTER_CRYSTAL] >= 2;
}

/* The building may be paid with either of two resources, so the record names one. */
static gboolean
fits_payment (PandoriaGame *game, const PandoriaAction *next)
{
  PandoriaAction unpaid = *next;

  if (next->kind != PANDORIA_ACT_BUILD || next->build.with < 0)
    return FALSE;
  unpaid.build.with = -1;
  return !pandoria_game_preview (game, &unpaid, NULL, NULL, NULL);
}

/* A scoring in which a player takes a card. */
static gboolean
fits_card (PandoriaGame *game G_GNUC_UNUSED, const PandoriaAction *next)
{
  return next->kind == PANDORIA_ACT_SCORE && next->n_cards > 0;
}

static const Recipe recipes[] = {
  { "two-players", 2, .seed = 3 },
  { "three-players", 3, .seed = 3 },
  { "four-players", 4, .seed = 3 },
  { "partners", 4, .seed = 3, .partnership = TRUE },
  { "partners-revised", 4, .seed = 3, .partnership = TRUE, .edition = PANDORIA_EDITION_REVISED,
    .artifacts = TRUE, .realms = { [2] = PANDORIA_REALM_HANBOK } },
  { "more-artifacts", 4, .seed = 3, .artifacts = TRUE },
  { "more-artifacts-revised", 4, .seed = 3, .edition = PANDORIA_EDITION_REVISED,
    .artifacts = TRUE },
  { "elves-and-humans", 2, .seed = 8, .realms = { PANDORIA_REALM_ELVES, PANDORIA_REALM_HUMANS } },
  { "nothing-closed", 2, .double_tiles = 3 },
  /* A question of its quiz has points for a surplus, and one more from a Store. */
  { "surplus-in-a-store", 3, .seed = 119 },
  { "after-30-turns", 4, fits_turns, .seed = 12 },
  { "before-a-closing", 4, fits_closing, TRUE, .seed = 3 },
  { "before-taking-back", 3, fits_taking },
  { "leader-left", 4, fits_leader_left },
  { "before-a-payment", 4, fits_payment, TRUE },
  { "before-a-card", 4, fits_card, TRUE, .variant = PANDORIA_VARIANT_FAMILY_SPELLS },
};

/* Returns: (transfer full): the game of @recipe with @seed, at its end. */
static PandoriaGame *
play (const Recipe *recipe, guint32 seed)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);

  pandoria_setup_init (setup, recipe->n_players);
  setup->edition = (guint8) recipe->edition;
  setup->variant = (guint8) recipe->variant;
  setup->partnership = recipe->partnership;
  setup->artifacts = recipe->artifacts;
  if (recipe->double_tiles > 0)
    setup->double_tiles = recipe->double_tiles;
  for (guint seat = 0; seat < recipe->n_players; seat++)
    if (recipe->realms[seat] != PANDORIA_REALM_NONE)
      setup->players[seat].realm = recipe->realms[seat];
  return random_game_play (setup, seed);
}

/* Returns: (transfer full): a uuid that is the same each time. */
static char *
make_id (const char *name)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, name, -1);

  return g_strdup_printf ("%.8s-%.4s-5%.3s-a%.3s-%.12s", sum, sum + 8, sum + 13, sum + 17,
                          sum + 20);
}

/* Goes back to the last wanted position. Returns: whether there is one. */
static gboolean
go_back (PandoriaGame *game, const Recipe *recipe)
{
  for (guint n = pandoria_game_get_position (game); n > 0; n--)
    {
      const PandoriaAction next
          = *pandoria_record_get_action (pandoria_game_get_record (game), n - 1);

      pandoria_game_go_back_to (game, n - 1);
      if (recipe->fits (game, &next))
        return TRUE;
    }
  return FALSE;
}

static void
make (const Recipe *recipe, const char *folder)
{
  g_autofree char *file = g_strconcat (recipe->name, ".pandoria", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL), *id = make_id (recipe->name);

  for (guint32 seed = MAX (recipe->seed, 1); seed <= LAST_SEED; seed++)
    {
      g_autoptr (PandoriaGame) game = play (recipe, seed);
      g_autoptr (PandoriaRecord) whole = pandoria_record_new_beginning (
          pandoria_game_get_record (game), pandoria_game_get_position (game));
      g_autoptr (PandoriaRecord) record = NULL;
      g_autoptr (GError) error = NULL;

      if (recipe->fits != NULL && !go_back (game, recipe))
        continue;
      record = pandoria_record_new_beginning (whole, pandoria_game_get_position (game)
                                                         + (recipe->has_next ? 1 : 0));
      pandoria_record_set_id (record, id);
      if (!pandoria_record_save (record, path, &error))
        g_error ("%s: %s", path, error->message);
      g_print ("%s: seed %u\n", file, seed);
      return;
    }
  g_error ("%s: no random game has this position", recipe->name);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    g_error ("usage: make-games FOLDER");
  for (gsize i = 0; i < G_N_ELEMENTS (recipes); i++)
    make (&recipes[i], argv[1]);
  return 0;
}
