/* Tests what is foreseen of an act, in random games: it is what then happens, and what is shown of it belongs together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-foresight.h"
#include "pandoria-text-gains.h"
#include "pandoria-text.h"
#include "random-game.h"

typedef struct
{
  guint closed, home, gains, surplus, costs, silent;
} Seen;

/* --- one act ---------------------------------------------------------------------------------------------------- */

static guint
count_figures (const PandoriaState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    n += pandoria_spaces_count (state->players[i].figures) + pandoria_spaces_count (state->players[i].leader_at);
  return n;
}

/* Who goes home stands on the board before and not afterwards. */
static void
check_homeward (const PandoriaState *before, const PandoriaForesight *foresight, Seen *seen)
{
  PandoriaSpaces homeward = pandoria_foresight_get_homeward (before, foresight);
  int fewer = (int) count_figures (before) - (int) count_figures (&foresight->done);

  g_assert_true (pandoria_spaces_is_empty (pandoria_spaces_minus (homeward, pandoria_state_all_figures (before))));
  if (fewer > 0)
    g_assert_cmpint ((int) pandoria_spaces_count (homeward), >=, fewer);
  seen->home += pandoria_spaces_count (homeward);
}

static int
sum_events (const PandoriaEvents *events, guint kind, guint player, guint counter)
{
  int sum = 0;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == kind && events->items[i].player == player && events->items[i].counter == counter)
      sum += events->items[i].amount;
  return sum;
}

/* The figure that earns is the player's own, on the board; all gains together are what the ledger says. */
static void
check_gains (const PandoriaForesight *foresight, Seen *seen)
{
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  guint n = pandoria_foresight_get_gains (foresight, gains);
  int amounts[PANDORIA_MAX_PLAYERS][4] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      PandoriaFigure figures[2];
      guint n_figures = pandoria_state_figures_at (&foresight->done, gains[i].at, figures);

      g_assert_cmpuint (n_figures, >=, 1);
      g_assert_true (figures[0].player == gains[i].player || figures[n_figures - 1].player == gains[i].player);
      amounts[gains[i].player][gains[i].counter] += gains[i].amount;
      seen->surplus += gains[i].surplus > 0;
    }
  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    for (guint counter = 0; counter < 4; counter++)
      g_assert_cmpint (amounts[player][counter], ==,
                       sum_events (&foresight->events, PANDORIA_EVENT_REGION, player, counter));
  seen->gains += n;
}

static void
check_sentence (PandoriaGame *game, const PandoriaAction *action, const PandoriaForesight *foresight, Seen *seen)
{
  g_autofree char *sentence = pandoria_foresight_describe (game, action, foresight);
  gboolean closes = foresight->done.n_pending > pandoria_game_get_state (game)->n_pending;

  if (closes)
    {
      g_assert_nonnull (sentence);
      g_assert_nonnull (strstr (sentence, "Closes "));
      seen->closed++;
    }
  if (sentence != NULL && strstr (sentence, " pays ") != NULL)
    seen->costs++;
  if (sentence == NULL)
    seen->silent++;
}

/* --- whole games -------------------------------------------------------------------------------------------------- */

/* Every act of the game: before it is done again, it is foreseen. */
static void
test_games (void)
{
  Seen seen = { 0 };

  for (guint seed = 1; seed <= 8; seed++)
    {
      g_autoptr (PandoriaGame) game = random_game_new (2 + seed % 3, FALSE, seed);
      g_autoptr (PandoriaRecord) record
          = pandoria_record_new_beginning (pandoria_game_get_record (game), pandoria_game_get_position (game));
      g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);

      while (pandoria_game_can_undo (game))
        pandoria_game_undo (game);
      while (pandoria_game_can_redo (game))
        {
          guint n = pandoria_game_get_position (game);
          const PandoriaAction *action = pandoria_record_get_action (record, n);

          g_assert_true (pandoria_foresight_make (pandoria_game_get_state (game), action, foresight, NULL));
          check_homeward (pandoria_game_get_state (game), foresight, &seen);
          check_gains (foresight, &seen);
          check_sentence (game, action, foresight, &seen);
          pandoria_game_redo (game);
          g_assert_true (pandoria_state_equal (&foresight->done, pandoria_game_get_state (game)));
        }
    }
  g_assert_cmpuint (seen.closed, >, 20);
  g_assert_cmpuint (seen.home, >, 10);
  g_assert_cmpuint (seen.gains, >, 20);
  g_assert_cmpuint (seen.surplus, >, 0);
  g_assert_cmpuint (seen.costs, >, 10);
  g_assert_cmpuint (seen.silent, >, 100);
}

static void
test_words (void)
{
  PandoriaForeseenGain gain = { 0, 0, PANDORIA_COUNTER_WOOD, 6, 4, 2 };
  g_autofree char *text = pandoria_text_change (gain.counter, gain.amount);
  g_autofree char *two = pandoria_text_surplus (4, 2);
  g_autofree char *lost = pandoria_text_surplus (1, 0);

  g_assert_cmpstr (text, ==, "+6 wood");
  g_assert_cmpstr (two, ==, "2 points from surplus");
  g_assert_cmpstr (lost, ==, "1 over is lost");
  g_assert_null (pandoria_text_surplus (0, 0));
}

/* What would be refused is not foreseen, and says why. */
static void
test_refused (void)
{
  g_autoptr (PandoriaGame) game = random_game_new (2, FALSE, 3);
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  g_autoptr (GError) error = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  g_assert_false (pandoria_foresight_make (pandoria_game_get_state (game), &action, foresight, &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_GAME_OVER);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foresight/games", test_games);
  g_test_add_func ("/foresight/words", test_words);
  g_test_add_func ("/foresight/refused", test_refused);
  return g_test_run ();
}
