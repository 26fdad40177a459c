/* Measures the previews of all places of one tile: four players in the middle of a game, every
 * place in both orientations. Each preview has the closing regions, each figure's gains, the
 * figures that return to the reserve, and the sentence. In CPU time, without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-foresight.h"
#include "pandoria-plan.h"
#include "long-game.h"
#include "stored-game.h"

#define N_ROUNDS     15
#define MOST_SECONDS 0.005

/* The acts in the middle of the game, when the board is neither empty nor full. */
#define FROM_PERCENT 35
#define TO_PERCENT   75

typedef struct
{
  guint places, closing;
} Count;

static void
plan_tile (PandoriaGame *game, PandoriaPlan *plan)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ PANDORIA_SPACE_NONE, PANDORIA_TERRAIN_FOREST, 1 };
  action.hexes[1] = (PandoriaHex){ PANDORIA_SPACE_NONE, PANDORIA_TERRAIN_CITY, 2 };
  pandoria_plan_begin (plan, pandoria_game_get_state (game), &action);
}

/* Creates everything that is shown for one place while the pointer is over it. */
static void
preview (PandoriaGame *game, PandoriaPlan *plan, PandoriaSpace space, PandoriaForesight *foresight,
         Count *count)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  g_autofree char *sentence = NULL;
  PandoriaAction action;

  g_assert_true (pandoria_plan_try (plan, space, &action, NULL, NULL, NULL));
  g_assert_true (pandoria_foresight_make (state, &action, foresight, NULL));
  pandoria_foresight_get_homeward (state, foresight);
  pandoria_foresight_get_gains (foresight, gains);
  sentence = pandoria_foresight_describe (game, state, &action, foresight);
  count->places++;
  count->closing += foresight->done.n_pending > state->n_pending;
}

/* Starts with either half, for both orientations. The press on the first half is not part of the
 * preview. */
static double
preview_all (PandoriaGame *game, Count *count)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  PandoriaPlan begun;
  PandoriaSpaces firsts;
  PandoriaSpace first, second;
  double seconds = 0;

  *count = (Count){ 0 };
  plan_tile (game, plan);
  begun = *plan;
  firsts = plan->choices;
  PANDORIA_FOREACH_SPACE (first, firsts)
    {
      double begin;

      g_assert_true (pandoria_plan_choose (plan, first, NULL));
      begin = long_game_get_seconds ();
      PANDORIA_FOREACH_SPACE (second, plan->choices)
        preview (game, plan, second, foresight, count);
      seconds += long_game_get_seconds () - begin;
      *plan = begun;
    }
  return seconds;
}

/* The median of several rounds. */
static double
measure (PandoriaGame *game, Count *count)
{
  double seconds[N_ROUNDS];

  for (guint i = 0; i < N_ROUNDS; i++)
    seconds[i] = preview_all (game, count);
  return long_game_get_median (seconds, N_ROUNDS);
}

static gboolean
is_tile_next (PandoriaGame *game)
{
  return (pandoria_game_get_options (game)->acts >> PANDORIA_ACT_PLACE_TILE & 1) != 0;
}

/* Measures every position in the middle of the game in which a tile is laid next. Returns: the
 * slowest. */
static double
measure_game (PandoriaGame *game, Count *busiest)
{
  guint n = pandoria_game_get_position (game);
  double slowest = 0;

  while (pandoria_game_get_position (game) * 100 > n * FROM_PERCENT)
    {
      Count count;
      double seconds;

      pandoria_game_undo (game);
      if (pandoria_game_get_position (game) * 100 > n * TO_PERCENT || !is_tile_next (game))
        continue;
      seconds = measure (game, &count);
      if (count.places > busiest->places)
        *busiest = count;
      slowest = MAX (slowest, seconds);
    }
  return slowest;
}

/* Games of four players, the same in each version of the program. */
static const char *const games[]
    = { "four-players", "partners", "regular-first-a", "regular-revised-river" };

int
main (void)
{
  double slowest = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open (games[i]);
      Count busiest = { 0 };
      double seconds = measure_game (game, &busiest);

      g_print ("%s: at most %.2f ms; %u places, %u of them close something\n", games[i],
               seconds * 1e3, busiest.places, busiest.closing);
      g_assert_cmpuint (busiest.places, >, 20);
      slowest = MAX (slowest, seconds);
    }
  g_print ("previews of all places of one tile: %.2f ms, allowed are %.0f ms\n", slowest * 1e3,
           MOST_SECONDS * 1e3);
  return slowest <= MOST_SECONDS ? 0 : 1;
}
