/* A changed file is refused or reported, or has the same numbers (rulings 79, 80): renames members
 * and flips bits of all games that are kept here, and of random ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

#include "pandoria-json.h"
#include "random-game.h"

/* With -m slow, each member of each game is renamed once. */
#define N_RANDOM      20
#define N_RANDOM_FAST 2
#define N_FLIPS       100 /* of each game */
#define N_FAST        12  /* names and bits of each game without -m slow */

/** Changed: a game as the program writes it. */
typedef struct
{
  const char *name;
  char *text;
  gsize length;
  guint n_acts;
  guint n_noted; /* acts up to the last one with the numbers after it; 0: there is none */
  PandoriaState noted, end; /* after these acts, and after all */
} Changed;

/* --- the games ------------------------------------------------------------------------------ */

static void
changed_clear (Changed *game)
{
  g_free (game->text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Changed, changed_clear)

/* Notes the numbers after each turn, as a correction of the first act would. */
static void
prepare (Changed *changed, const char *name, PandoriaGame *game)
{
  PandoriaRecord *record = pandoria_game_get_record (game);

  changed->name = name;
  changed->n_acts = pandoria_game_get_position (game);
  for (guint i = 0; i < changed->n_acts; i++)
    {
      pandoria_record_note_after (record, i, pandoria_game_get_state_at (game, i + 1));
      if (pandoria_record_act_has_after (pandoria_record_get_act (record, i)))
        changed->n_noted = i + 1;
    }
  changed->noted = *pandoria_game_get_state_at (game, changed->n_noted);
  changed->end = *pandoria_game_get_state (game);
  changed->text = pandoria_record_to_data (record, &changed->length);
}

/* --- reading a changed copy ----------------------------------------------------------------- */

static gboolean
has_numbers_of (const PandoriaState *state, const PandoriaState *other)
{
  for (guint seat = 0; seat < MAX (state->n_players, other->n_players); seat++)
    if (memcmp (state->players[seat].counters, other->players[seat].counters,
                sizeof state->players[seat].counters)
        != 0)
      return FALSE;
  return state->n_players == other->n_players;
}

/* Returns: whether the first @n acts of @text are accepted without a word, with other numbers than
 * @right. */
static gboolean
lies (const char *text, gsize length, guint n, const PandoriaState *right)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, length, NULL);
  PandoriaDifference difference;
  PandoriaState state;

  return record != NULL && n <= pandoria_record_get_n_actions (record)
         && pandoria_record_replay_compared (record, n, &state, NULL, &difference, NULL)
         && difference.action == PANDORIA_NO_DIFFERENCE && !has_numbers_of (&state, right);
}

static void
assert_honest (const Changed *game, const char *text, guint n, const PandoriaState *right,
               gsize place)
{
  if (!lies (text, game->length, n, right))
    return;
  g_test_message ("%s, byte %" G_GSIZE_FORMAT ": %.60s", game->name, place, text + place);
  g_test_fail ();
}

/* --- changes -------------------------------------------------------------------------------- */

/* Returns: whether a member's name begins at @place. */
static gboolean
begins_name (const Changed *game, gsize place)
{
  const char *end = place > 0 && game->text[place - 1] == '"' && g_ascii_isalpha (game->text[place])
                        ? strchr (game->text + place, '"')
                        : NULL;

  return end != NULL && g_str_has_prefix (end, "\" : ");
}

/* Gives the name at @place another first letter. */
static void
rename_member (const Changed *game, gsize place)
{
  g_autofree char *text = g_strdup (game->text);

  text[place] = text[place] == 'q' ? 'z' : 'q';
  assert_honest (game, text, game->n_acts, &game->end, place);
}

static void
rename_members (const Changed *game, GRand *dice)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (gsize));

  for (gsize i = 1; i < game->length; i++)
    if (begins_name (game, i))
      g_array_append_val (places, i);
  g_assert_cmpuint (places->len, >, 20);
  for (guint i = 0; g_test_slow () ? i < places->len : i < N_FAST; i++)
    {
      guint chosen = g_test_slow () ? i : (guint) g_rand_int_range (dice, 0, (gint32) places->len);

      rename_member (game, g_array_index (places, gsize, chosen));
    }
}

/* Without numbers in the file, no program can notice. */
static void
flip_bits (const Changed *game, GRand *dice)
{
  const guint n = g_test_slow () ? N_FLIPS : N_FAST;

  for (guint i = 0; game->n_noted > 0 && i < n; i++)
    {
      g_autofree char *text = g_memdup2 (game->text, game->length + 1);
      gsize place = (gsize) g_rand_int_range (dice, 0, (gint32) game->length);

      text[place] = (char) (text[place] ^ (1 << g_rand_int_range (dice, 0, 8)));
      assert_honest (game, text, game->n_noted, &game->noted, place);
    }
}

static void
change (PandoriaGame *game, const char *name, guint32 seed)
{
  g_auto (Changed) changed = { 0 };
  g_autoptr (GRand) dice = g_rand_new_with_seed (seed);

  prepare (&changed, name, game);
  rename_members (&changed, dice);
  flip_bits (&changed, dice);
}

/* --- tests ---------------------------------------------------------------------------------- */

/* Random games of all variants, with partners, artifacts and a river. */
static void
test_random (void)
{
  const guint n = g_test_slow () ? N_RANDOM : N_RANDOM_FAST;

  for (guint i = 0; i < n; i++)
    {
      g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
      g_autofree char *name = g_strdup_printf ("random game %u", i);
      g_autoptr (PandoriaGame) game = NULL;

      pandoria_setup_init (setup, 2 + i % 3);
      setup->variant = (PandoriaVariant) (i % PANDORIA_N_VARIANTS);
      setup->edition = (PandoriaEdition) (i / 2 % PANDORIA_N_EDITIONS);
      setup->partnership = setup->n_players == 4 && i % 2 == 0;
      setup->artifacts = i % 5 == 4;
      game = random_game_play_on (
          setup, i % 3 == 2 ? PANDORIA_BOARD_RESOURCE_B : PANDORIA_BOARD_RESOURCE_A, i + 1);
      change (game, name, i);
    }
}

static void
change_file (const char *path, guint *n_changed)
{
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, NULL);
  g_autoptr (PandoriaGame) game = record != NULL ? pandoria_game_new (record, NULL, NULL) : NULL;

  /* Some files are kept because they are not valid. */
  if (game == NULL)
    return;
  change (game, path, *n_changed);
  *n_changed += 1;
}

static void
test_kept (void)
{
  static const char *const folders[] = {
    "../data/games", "../data/help/positions", "../data/tutorial",
    "display",       "playthroughs",           "fuzz/corpus/game",
  };
  guint n_changed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, folders[i], NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);

          if (g_str_has_suffix (name, ".pandoria"))
            change_file (path, &n_changed);
        }
    }
  g_assert_cmpuint (n_changed, >=, 40);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/changed-games/random", test_random);
  g_test_add_func ("/changed-games/kept", test_kept);
  return g_test_run ();
}
