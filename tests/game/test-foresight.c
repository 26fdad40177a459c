/* Tests in random games that the forecasts of acts come true and that their parts agree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-foresight.h"
#include "pandoria-game.h"
#include "pandoria-notation-testing.h"
#include "pandoria-text.h"
#include "random-game.h"
#include "stored-game.h"
#include "scenario-fixture.h"

typedef struct
{
  guint closed, home, gains, surplus, costs, silent;
} Seen;

/* --- one act -------------------------------------------------------------------------------- */

static guint
count_figures (const PandoriaState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_players; i++)
    n += pandoria_spaces_count (state->players[i].figures)
         + pandoria_spaces_count (state->players[i].leader_at);
  return n;
}

/* Returning figures are on the board before the act and not after it. */
static void
check_homeward (const PandoriaState *before, const PandoriaForesight *foresight, Seen *seen)
{
  PandoriaSpaces homeward = pandoria_foresight_get_homeward (before, foresight);
  int fewer = (int) count_figures (before) - (int) count_figures (&foresight->done);

  g_assert_true (pandoria_spaces_is_empty (
      pandoria_spaces_minus (homeward, pandoria_state_all_figures (before))));
  if (fewer > 0)
    g_assert_cmpint ((int) pandoria_spaces_count (homeward), >=, fewer);
  seen->home += pandoria_spaces_count (homeward);
}

static int
sum_events (const PandoriaEvents *events, guint kind, guint player, guint counter)
{
  int sum = 0;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == kind && events->items[i].player == player
        && events->items[i].counter == counter)
      sum += events->items[i].amount;
  return sum;
}

/* The earning figure belongs to the player and is on the board. The gains add up to those of the
 * ledger. */
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
      g_assert_true (figures[0].player == gains[i].player
                     || figures[n_figures - 1].player == gains[i].player);
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
check_sentence (PandoriaGame *game, const PandoriaAction *action,
                const PandoriaForesight *foresight, Seen *seen)
{
  g_autofree char *sentence
      = pandoria_foresight_describe (game, pandoria_game_get_state (game), action, foresight);
  gboolean closes = foresight->done.n_pending > pandoria_game_get_state (game)->n_pending;

  if (closes)
    {
      g_assert_nonnull (sentence);
      g_assert_true (strstr (sentence, "Would close ") != NULL
                     || strstr (sentence, "; closes ") != NULL);
      seen->closed++;
    }
  if (sentence != NULL && strstr (sentence, " pays ") != NULL)
    seen->costs++;
  if (sentence == NULL)
    seen->silent++;
}

/* --- whole games ---------------------------------------------------------------------------- */

/* Makes the forecast of every act of the game before it is redone. */
static void
test_games (void)
{
  Seen seen = { 0 };

  for (guint seed = 1; seed <= 8; seed++)
    {
      g_autoptr (PandoriaGame) game = random_game_new (2 + seed % 3, FALSE, seed);
      g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (
          pandoria_game_get_record (game), pandoria_game_get_position (game));
      g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);

      while (pandoria_game_can_undo (game))
        pandoria_game_undo (game);
      while (pandoria_game_can_redo (game))
        {
          guint n = pandoria_game_get_position (game);
          const PandoriaAction *action = pandoria_record_get_action (record, n);

          g_assert_true (
              pandoria_foresight_make (pandoria_game_get_state (game), action, foresight, NULL));
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

/* --- texts and pictures --------------------------------------------------------------------- */

/* An act in a game of tests/scenarios, after its first @n acts. */
static const struct
{
  const char *scenario;
  guint n;
  const char *before; /* additional acts, in the notation; NULL: none */
  const char *act;
  const char *sentence; /* NULL: none */
  const char *homeward; /* the spaces of figures that return to the reserve */
  const char *gains;    /* the gains by player and region; the surplus, and its points */
} rows[] = {
  { "10/vault-1-2", 1, NULL, "vault 1:2 @1 #1", "Vault 1:2 in slot 1: Red pays 1 wood", "", "" },
  { "11/elves-score-first", 1, NULL, "M2 D6 F0 D5",
    "Would close Mountains D6, Forest D7: nobody would gain anything", "", "" },
  { "11/elves-score-first", 3, NULL, "elf D5>D4",
    "Elf from D5 to D4. When the turn is scored: Red would gain 2 crystals", "",
    "- red crystal+2" },
  { "11/halflings-revised-monument-first", 6, NULL, "halfling monument #1 then conjure 6 @3 wood",
    "Monument in slot 1, Conjure 6: wood: Red pays 2 crystals, 4 wood and gains 3 wood, 6 points",
    "", "" },
  { "12/scoring-with-start-building", 0, NULL, "F2 D9 H0 D10",
    "Would close City D8, Forest D9: nobody would gain anything", "", "" },
  { "14/spells-enchanted-castle", 3, NULL, "enchanted-castle D9",
    "Enchanted Castle at D9: Would close City D8: Red would gain 1 point; Red’s worker on D8 would "
    "return to the reserve",
    "D8", "D9 red points+1" },
  { "14/spells-terrain", 3, NULL, "terrain 1 H1 D9",
    "Terrain 1 at D9: Would close City D8: nobody would gain anything; Red’s worker on D8 would "
    "return to the reserve",
    "D8", "" },
  { "15/drift-upstream-first", 5, NULL, "H0 G4 C0 G5",
    "Would close Forest G3, Hills G4: nobody would gain anything; Red’s worker on H5 would return "
    "to the reserve",
    "H5", "" },
  { "17/centaurs-leader", 3, NULL, "castle D5",
    "Would close Forest D6 D7: Red would gain 2 wood; Red’s worker on D6 would return to the "
    "reserve; Red’s leader on D7 would return to the reserve",
    "D6 D7", "" },
  { "17/centaurs-overflow", 1, NULL, "castle D6",
    "Would close Forest D7: Red would gain 1 wood (1 surplus lost); Red’s worker on D7 would "
    "return to the reserve",
    "D7", "" },
  { "17/ghosts-host-leaves", 13, NULL, "-H9",
    "Figure taken back from H9: Red’s worker on H9 would return to the reserve", "H9", "" },
  { "17/ghosts-leader-counts", 5, NULL, "castle D5 haunt redL",
    "Would close Forest D6 D7: nobody would gain anything; Red’s worker on D6 would return to the "
    "reserve; Red’s figure on D7 would haunt Blue",
    "D6 D7", "" },
  { "17/ghosts-take-home", 11, NULL, "-H9", NULL, "", "" },
  { "17/ghosts-count", 8, NULL, "+H10",
    "Worker to H10. When the turn is scored: Red and Blue would gain 3 crystals each", "",
    "H10 red crystal+3, H10 blue crystal+3" },
  { "17/goblins-flee", 11, NULL, "flee @1 -blue#2", "Flee: Red pays 1 crystal", "", "" },
  { "17/goblins-take-back", 11, NULL, "-blue#2", NULL, "", "" },
  { "17/hanbok-ransom-leader", 4, NULL, "ransom red 0L wood",
    "Leader ransomed: Red gains 1 wood; Blue pays 1 wood", "", "" },
  { "17/nymphs-four", 3, NULL, "castle D3",
    "Would close Forest D4 D5 D6 D7: nobody would gain anything", "", "" },
  { "3/connected-through-several", 0, NULL, "M0 M3 C0 M4",
    "Would close Mountains M2 M3, City M4, Forest M5: nobody would gain anything", "", "" },
  { "7.2/gains-add-before-overflow", 4, NULL, "C0 D5 M2 D6",
    "Would close Mountains D4, City D5, Mountains D6, Forest D7: Red would gain 4 crystals (1 "
    "point from surplus), 1 "
    "wood",
    "", "D3 red crystal+2, E7 red crystal+2 over 3 for 1, E7 red wood+1" },
  { "7.2/order-of-the-ledger", 2, NULL, "+D5",
    "Worker to D5. When the turn is scored: Red would gain 2 crystals; Blue would gain 2 crystals "
    "(2 surplus lost), 1 wood",
    "", "D5 red crystal+2, E7 blue crystal+2 over 2 for 0, E7 blue wood+1" },
  { "7.2/overflow-by-resource", 1, NULL, "M2 D6 F0 D5",
    "Would close Mountains D6, Forest D7: Red would gain 4 crystals (2 surplus lost), 2 wood (2 "
    "surplus lost)",
    "", "E7 red crystal+4 over 2 for 0, E7 red wood+2 over 2 for 0" },
  { "7.2/worked-example", 11, NULL, "tower-small @1 #2",
    "Small Tower in slot 2: Red pays 1 wood and gains 15 crystals (2 points from surplus); Blue "
    "gains 3 crystals",
    "", "H4 red crystal+15 over 7 for 2, I6 blue crystal+3" },
  { "spells/flee", 4, NULL, "flee @2 -D8 -H8 -E7",
    "Flee at D8 H8 E7: Red pays 2 crystals; Red’s workers on D8 E7 return to the reserve; Red’s "
    "leader on H8 returns to the reserve",
    "D8 E7 H8", "" },
  { "spells/teleport-2", 3, NULL, "teleport 2 @2 D8>K5 H8>D8",
    "Teleport 2 at D8→K5 H8→D8: Red pays 2 crystals", "", "" },
  { "spells/enchanted-castle-closes", 1, NULL, "enchanted-castle @2 D9",
    "Enchanted Castle at D9: Red pays 2 crystals; closes City D8: Red gains 1 point", "",
    "D9 red points+1" },
  { "spells/astral-ship-scores", 1, NULL, "astral-ship @2 E7",
    "Astral Ship at E7: Red pays 2 crystals and gains 2 crystals, 1 wood", "",
    "E7 red crystal+2, E7 red wood+1" },
  { "6.2/freed-figure-goes-again", 2, NULL, "M2 D6 F0 D5",
    "Would close Mountains D6, Forest D7: nobody would gain anything; Red’s worker on D7 would "
    "return to the reserve",
    "D7", "" },
  { "spells/terrain-closes", 2, NULL, "terrain 1 @2 H2 D9",
    "Terrain 1 at D9: Red pays 2 crystals; closes City D8: Red gains 1 point", "",
    "D7 red points+1" },
  { "17/fairies-city", 2, NULL, "edit D5 figure=blue",
    "Correction of D5: Red would gain 2 wood, 5 points; Blue would gain 2 points", "",
    "E7 red points+5, D5 blue points+2, E7 red wood+2" },
  /* each region has another earner, if there are enough figures */
  { "6.1/halves-touch", 0,
    "edit D10 terrain=hills symbols=2 edit D11 terrain=city edit D11 figure=red castle D9", "+D9",
    "Worker to D9. When the turn is scored: Red would gain 4 gold, 1 point", "",
    "D9 red points+1, D11 red gold+4" },
  { "16/single", 1, "edit D10 terrain=hills edit D8 figure=red", "single M2 D9",
    "Would close City D8, Mountains D9: nobody would gain anything; Red’s worker on D8 would "
    "return to the reserve",
    "D8", "" },
};

static char *
list_gains (const PandoriaForesight *foresight, const PandoriaSeats *seats)
{
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  guint n = pandoria_foresight_get_gains (foresight, gains);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (text, "%s%s %s %s%+d", i > 0 ? ", " : "",
                              gains[i].at != PANDORIA_SPACE_NONE ? pandoria_space_name (gains[i].at)
                                                                 : "-",
                              pandoria_seats_get_key (seats, gains[i].player),
                              pandoria_counter_key (gains[i].counter), gains[i].amount);
      if (gains[i].surplus != 0 || gains[i].points != 0)
        g_string_append_printf (text, " over %d for %d", gains[i].surplus, gains[i].points);
    }
  return g_strdup (text->str);
}

static char *
list_spaces (PandoriaSpaces spaces)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", pandoria_space_name (space));
  return g_strdup (text->str);
}

/* Returns: (transfer full): the game of a scenario after its first @n acts and those of @before. */
static PandoriaGame *
open_scenario (const char *name, guint n, const char *before, PandoriaSeats *seats)
{
  PandoriaGame *game = scenario_fixture_open (name, n);
  g_autoptr (PandoriaNotedLine) line = NULL;

  pandoria_seats_init (seats, pandoria_game_get_record (game));
  line = pandoria_notation_read (seats, pandoria_game_get_state (game),
                                 before != NULL ? before : "");
  for (guint i = 0; i < line->acts->len; i++)
    g_assert_true (pandoria_game_apply_noted (
        game, &((const PandoriaNotedAct *) g_ptr_array_index (line->acts, i))->action, NULL, NULL,
        NULL));
  return game;
}

static void
test_rows (void)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      PandoriaSeats seats;
      g_autoptr (PandoriaGame) game
          = open_scenario (rows[i].scenario, rows[i].n, rows[i].before, &seats);
      const PandoriaState *state = pandoria_game_get_state (game);
      g_autofree char *sentence = NULL;
      g_autofree char *homeward = NULL;
      g_autofree char *gains = NULL;
      PandoriaAction action;

      g_test_message ("%s: %s", rows[i].scenario, rows[i].act);
      g_assert_true (pandoria_notation_read_act (&seats, rows[i].act, &action, NULL));
      g_assert_true (pandoria_foresight_make (state, &action, foresight, NULL));
      sentence = pandoria_foresight_describe (game, state, &action, foresight);
      homeward = list_spaces (pandoria_foresight_get_homeward (state, foresight));
      gains = list_gains (foresight, &seats);
      g_assert_cmpstr (sentence, ==, rows[i].sentence);
      g_assert_cmpstr (homeward, ==, rows[i].homeward);
      g_assert_cmpstr (gains, ==, rows[i].gains);
    }
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
  g_assert_cmpstr (lost, ==, "1 surplus lost");
  g_assert_null (pandoria_text_surplus (0, 0));
}

/* An illegal act has no forecast, but a reason. */
static void
test_refused (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  g_autoptr (GError) error = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  g_assert_false (
      pandoria_foresight_make (pandoria_game_get_state (game), &action, foresight, &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_GAME_OVER);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foresight/games", test_games);
  g_test_add_func ("/foresight/rows", test_rows);
  g_test_add_func ("/foresight/words", test_words);
  g_test_add_func ("/foresight/refused", test_refused);
  return g_test_run ();
}
