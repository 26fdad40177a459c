/* Tests that the list of what to move keeps a model of the table equal to the game, and its words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-amend.h"
#include "pandoria-table-moves.h"
#include "pandoria-text-moves.h"
#include "random-game.h"
#include "stored-game.h"
#include "table-model.h"

/* Does everything on the list on a table that shows @before. Returns: the number of moves. */
static guint
check_moves (const PandoriaState *before, const PandoriaState *after)
{
  g_autoptr (GArray) moves = pandoria_table_moves_find (before, after);
  g_autofree TableModel *table = g_new (TableModel, 1);

  table_model_lay_out (table, before);
  table_model_do (table, moves);
  table_model_assert_shows (table, after);
  return moves->len;
}

/* --- whole games ---------------------------------------------------------------------------- */

static PandoriaGame *
play_game (guint32 seed)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);

  pandoria_setup_init (setup, 2 + seed % 3);
  setup->partnership = setup->n_players == 4 && seed % 2 == 0;
  setup->artifacts = seed % 2 == 1;
  setup->edition = seed % 3 == 0 ? PANDORIA_EDITION_REVISED : PANDORIA_EDITION_FIRST;
  return random_game_play (setup, seed);
}

/* Games that do not change with the dice of random games. */
static const char *const stored[] = {
  "two-players", "three-players",  "four-players",
  "partners",    "more-artifacts", "more-artifacts-revised",
};

/* Undo and redo over many turns, and corrections that change the number of figures. */
static void
check_corrections (PandoriaGame *game)
{
  g_autofree PandoriaState *end
      = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));
  g_autofree PandoriaState *early = NULL;
  PandoriaAction adjust;

  pandoria_game_go_back_to (game, pandoria_game_get_position (game) / 3);
  early = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));
  check_moves (end, early);
  check_moves (early, end);
  pandoria_action_init (&adjust, PANDORIA_ACT_ADJUST);
  adjust.player = 1;
  adjust.adjust[PANDORIA_COUNTER_WORKERS] = 1;
  adjust.adjust[PANDORIA_COUNTER_POINTS] = 7;
  g_assert_true (pandoria_game_apply_noted (game, &adjust, NULL, NULL, NULL));
  check_moves (early, pandoria_game_get_state (game));
  check_moves (pandoria_game_get_state (game), end);
}

/* After every act, and after undoing it, the table shows the same as the game. */
static void
test_games (void)
{
  guint moves = 0;

  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (PandoriaGame) game = play_game (seed);
      guint n = pandoria_game_get_position (game);

      for (guint i = 0; i < n; i++)
        {
          moves += check_moves (pandoria_game_get_state_at (game, i),
                                pandoria_game_get_state_at (game, i + 1));
          check_moves (pandoria_game_get_state_at (game, i + 1),
                       pandoria_game_get_state_at (game, i));
          check_moves (pandoria_game_get_state_at (game, i),
                       pandoria_game_get_state_at (game, (i * 7 + seed) % n));
        }
    }
  g_assert_cmpuint (moves, >, 3000);
}

static void
test_corrections (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (stored[i]);

      check_corrections (game);
    }
}

/* Removing an old act changes all later ones. */
static void
test_amended (void)
{
  guint accepted = 0;

  for (gsize n = 0; n < G_N_ELEMENTS (stored); n++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (stored[n]);

      for (guint i = 4; i < pandoria_game_get_position (game); i += 9)
        {
          g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
          g_autofree PandoriaState *before
              = g_memdup2 (pandoria_game_get_state (game), sizeof (PandoriaState));

          pandoria_amend_remove (amend, i);
          if (!pandoria_amend_can_accept (amend))
            continue;
          pandoria_amend_accept (amend);
          check_moves (before, pandoria_game_get_state (game));
          accepted++;
          pandoria_game_undo (game);
          check_moves (pandoria_game_get_state (game), before);
        }
    }
  g_assert_cmpuint (accepted, >, 0);
}

/* Every figure that is fewer on the board than before an act is named. */
static void
test_leavers_are_told (void)
{
  guint told = 0;

  for (gsize n = 0; n < G_N_ELEMENTS (stored); n++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (stored[n]);

      for (guint i = 0; i < pandoria_game_get_position (game); i++)
        {
          const PandoriaState *before = pandoria_game_get_state_at (game, i),
                              *after = pandoria_game_get_state_at (game, i + 1);
          g_autofree char *text = pandoria_text_leavers_between (game, i, i + 1);
          PandoriaSpaces gone = pandoria_spaces_minus (pandoria_state_all_figures (before),
                                                       pandoria_state_all_figures (after));
          gboolean closes = after->n_pending > before->n_pending;
          PandoriaSpace at;

          told += text != NULL;
          PANDORIA_FOREACH_SPACE (at, gone)
            if (closes && pandoria_spaces_has (&after->pending[after->n_pending - 1].spaces, at))
              {
                g_assert_nonnull (text);
                g_assert_nonnull (strstr (text, pandoria_space_name (at)));
              }
        }
    }
  g_assert_cmpuint (told, >, 20);
}

/* Artifacts are in no entry of the ledger: the turn names them, with the partner who shares them.
 */
static void
test_artifacts_are_told (void)
{
  for (guint partners = 0; partners < 2; partners++)
    {
      g_autoptr (PandoriaGame) game
          = stored_game_open (partners == 1 ? "partners-revised" : "more-artifacts");
      guint told = 0;

      for (guint i = 0; i < pandoria_game_get_position (game); i++)
        {
          const PandoriaState *before = pandoria_game_get_state_at (game, i),
                              *after = pandoria_game_get_state_at (game, i + 1);
          gboolean more = pandoria_state_artifacts (after, before->active)
                          > pandoria_state_artifacts (before, before->active);
          g_autofree char *text = pandoria_text_artifacts_between (game, i, i + 1);

          g_assert_true (more == (text != NULL));
          if (!more)
            continue;
          g_assert_true (
              g_str_has_prefix (text, pandoria_game_get_player_name (game, before->active)));
          g_assert_true ((strstr (text, ", shared with ") != NULL) == (partners == 1));
          told++;
        }
      g_assert_cmpuint (told, >, 2);
    }
}

/* --- words ---------------------------------------------------------------------------------- */

static void
test_words (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  g_autofree PandoriaState *before
      = g_memdup2 (pandoria_game_get_state_at (game, 0), sizeof (PandoriaState));
  g_autofree PandoriaState *after = g_memdup2 (before, sizeof (PandoriaState));
  g_autofree char *none = pandoria_text_table_moves (game, before, before);
  g_autofree char *brief = NULL, *all = NULL, *home = NULL, *possible = NULL, *several = NULL;
  PandoriaSpace f7 = pandoria_space_from_name ("F7");

  g_assert_null (none);
  before->players[0].workers--;
  pandoria_spaces_add (&before->players[0].figures, f7);
  after->players[0].counters[PANDORIA_COUNTER_CRYSTAL] = 8;
  before->players[0].counters[PANDORIA_COUNTER_CRYSTAL] = 10;
  after->players[1].counters[PANDORIA_COUNTER_POINTS]
      = before->players[1].counters[PANDORIA_COUNTER_POINTS] + 4;
  after->deck = before->deck = 20;
  after->deck--;

  brief = pandoria_text_moves_in_short (game, before, after);
  g_assert_cmpstr (brief, ==, "Marta: −2 crystals; Jonas: +4 points; Marta’s worker: F7 → reserve");
  all = pandoria_text_table_moves (game, before, after);
  g_assert_cmpstr (all, ==,
                   "Marta: −2 crystals\n"
                   "Jonas: +4 points\n"
                   "Marta’s worker: F7 → reserve\n"
                   "Cards in the deck: 19");
  home = pandoria_text_leavers (game, before, NULL, after, FALSE);
  g_assert_cmpstr (home, ==, "Marta’s worker on F7 returns to the reserve");
  possible = pandoria_text_leavers (game, before, NULL, after, TRUE);
  g_assert_cmpstr (possible, ==, "Marta’s worker on F7 would return to the reserve");
  pandoria_spaces_add (&before->players[1].figures, pandoria_space_from_name ("G6"));
  before->players[1].workers--;
  pandoria_spaces_add (&before->players[0].leader_at, pandoria_space_from_name ("G7"));
  before->players[0].leader = 0;
  several = pandoria_text_leavers (game, before, NULL, after, FALSE);
  g_assert_cmpstr (several, ==, "Marta (F7, leader G7), Jonas (G6) get figures back");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-moves/games", test_games);
  g_test_add_func ("/table-moves/corrections", test_corrections);
  g_test_add_func ("/table-moves/amended", test_amended);
  g_test_add_func ("/table-moves/leavers-are-told", test_leavers_are_told);
  g_test_add_func ("/table-moves/artifacts-are-told", test_artifacts_are_told);
  g_test_add_func ("/table-moves/words", test_words);
  return g_test_run ();
}
