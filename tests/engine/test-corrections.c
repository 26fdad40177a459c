/* Tests adjust and edit-space (docs/format.md, Corrections): each value at its limits, each kind of
 * space with its possible contents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action.h"
#include "strip.h"

#define D(row)      PANDORIA_SPACE (3, row)
#define EXIT        PANDORIA_SPACE (3, 0)
#define LONG_EXIT   PANDORIA_SPACE (2, 12)
#define SECOND_EXIT PANDORIA_SPACE (2, 13)
#define SHIP        PANDORIA_SPACE (4, 4)
#define LAKE        PANDORIA_SPACE (4, 6)
#define NOTHING     PANDORIA_SPACE (9, 9)

static void
init_state (PandoriaState *state)
{
  PandoriaSetup setup;

  strip_init_setup (&setup, 2);
  setup.artifacts = TRUE;
  setup.players[1].realm = PANDORIA_REALM_FAIRIES;
  pandoria_spaces_add (&setup.board.lakes, LAKE);
  g_assert_true (pandoria_state_init (state, &setup, NULL));
}

/* Returns: whether @action is accepted. The only refusal is an impossible value. */
static gboolean
try_action (PandoriaState *state, const PandoriaAction *action)
{
  g_autoptr (GError) error = NULL;
  const char *broken = NULL;

  if (!pandoria_state_apply (state, action, state, NULL, &error))
    {
      g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_IMPOSSIBLE_VALUE);
      return FALSE;
    }
  if (!pandoria_state_check (state, &broken))
    g_error ("%s", broken);
  return TRUE;
}

/* --- adjust --------------------------------------------------------------------------------- */

static gboolean
adjust (PandoriaState *state, guint player, PandoriaCounter counter, gint64 change)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = (guint8) player;
  action.adjust[counter] = change;
  return try_action (state, &action);
}

static int
get_value (const PandoriaState *state, guint player, PandoriaCounter counter)
{
  const PandoriaPlayerState *p = &state->players[player];
  const int values[] = { p->counters[0], p->counters[1], p->counters[2], p->counters[3],
                         p->hand,        p->workers,     p->castles,     p->artifacts };

  return values[counter];
}

/* rulings 54 */
static const int most[][PANDORIA_N_COUNTERS]
    = { { 10, 10, 10, 9999, 54, 6, 2, 99 }, { 8, 8, 8, 9999, 54, 6, 2, 99 } /* Fairies */ };

static void
test_limits (void)
{
  for (guint player = 0; player < 2; player++)
    for (guint counter = 0; counter < PANDORIA_N_COUNTERS; counter++)
      {
        PandoriaState state;
        int value;

        init_state (&state);
        value = get_value (&state, player, counter);
        g_assert_false (adjust (&state, player, counter, most[player][counter] - value + 1));
        g_assert_false (adjust (&state, player, counter, -value - 1));
        g_assert_false (adjust (&state, player, counter, G_MAXINT64));
        g_assert_false (adjust (&state, player, counter, G_MININT64));
        g_assert_true (adjust (&state, player, counter, most[player][counter] - value));
        g_assert_cmpint (get_value (&state, player, counter), ==, most[player][counter]);
        g_assert_true (adjust (&state, player, counter, -1));
        g_assert_cmpint (get_value (&state, player, counter), ==, most[player][counter] - 1);
        g_assert_true (adjust (&state, player, counter, 1 - most[player][counter]));
        g_assert_cmpint (get_value (&state, player, counter), ==, 0);
      }
}

/* The total number of workers changes with those in the reserve. */
static void
test_workers (void)
{
  PandoriaState state;

  init_state (&state);
  g_assert_true (adjust (&state, 1, PANDORIA_COUNTER_WORKERS, -2));
  g_assert_cmpint (state.players[1].total_workers, ==, 4);
  g_assert_cmpint (state.players[0].total_workers, ==, 6);
}

/* --- edit-space ----------------------------------------------------------------------------- */

static PandoriaAction
edit (PandoriaSpace at)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_SPACE);
  action.at = at;
  return action;
}

static gboolean
put_castle (PandoriaState *state, PandoriaSpace at, guint player)
{
  PandoriaAction action = edit (at);

  action.edit_castle = PANDORIA_EDIT_SET;
  action.castle = (guint8) player;
  return try_action (state, &action);
}

static gboolean
take_castle (PandoriaState *state, PandoriaSpace at)
{
  PandoriaAction action = edit (at);

  action.edit_castle = PANDORIA_EDIT_CLEAR;
  return try_action (state, &action);
}

static gboolean
put_figure (PandoriaState *state, PandoriaSpace at, guint player, gboolean leader)
{
  PandoriaAction action = edit (at);

  action.edit_figure = PANDORIA_EDIT_SET;
  action.figure = (PandoriaFigure){ (guint8) player, (guint8) leader };
  return try_action (state, &action);
}

static gboolean
take_figure (PandoriaState *state, PandoriaSpace at)
{
  PandoriaAction action = edit (at);

  action.edit_figure = PANDORIA_EDIT_CLEAR;
  return try_action (state, &action);
}

static gboolean
set_terrain (PandoriaState *state, PandoriaSpace at, PandoriaTerrain terrain)
{
  PandoriaAction action = edit (at);

  action.edit_terrain = PANDORIA_EDIT_SET;
  action.terrain = (guint8) terrain;
  return try_action (state, &action);
}

static gboolean
clear_terrain (PandoriaState *state, PandoriaSpace at)
{
  PandoriaAction action = edit (at);

  action.edit_terrain = PANDORIA_EDIT_CLEAR;
  return try_action (state, &action);
}

static gboolean
set_symbols (PandoriaState *state, PandoriaSpace at, guint symbols)
{
  PandoriaAction action = edit (at);

  action.edit_symbols = PANDORIA_EDIT_SET;
  action.symbols = (guint8) symbols;
  return try_action (state, &action);
}

/* The possible contents of each kind of space, for either player, and whether missing contents may
 * be removed. */
static const struct
{
  PandoriaSpace at;
  gboolean castle, figure, terrain, symbols, no_figure, no_terrain;
} sorts[] = {
  { D (1), .castle = TRUE, .terrain = TRUE, .no_figure = TRUE, .no_terrain = TRUE },
  { D (6), .figure = TRUE, .terrain = TRUE, .symbols = TRUE, .no_figure = TRUE,
    .no_terrain = TRUE },
  { EXIT, .castle = TRUE },
  { LONG_EXIT, .castle = TRUE },
  { SECOND_EXIT },
  { SHIP, .figure = TRUE, .no_figure = TRUE },
  { LAKE },
  { NOTHING },
};

static void
test_sorts_of_space (void)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (sorts); i++)
    {
      const guint row = i / 2, player = i % 2;
      PandoriaState fresh, state;

      init_state (&fresh);
      state = fresh;
      g_assert_cmpint (put_castle (&state, sorts[row].at, player), ==, sorts[row].castle);
      state = fresh;
      g_assert_cmpint (put_figure (&state, sorts[row].at, player, FALSE), ==, sorts[row].figure);
      state = fresh;
      g_assert_cmpint (put_figure (&state, sorts[row].at, player, TRUE), ==, sorts[row].figure);
      state = fresh;
      g_assert_cmpint (set_terrain (&state, sorts[row].at, PANDORIA_TERRAIN_HILLS), ==,
                       sorts[row].terrain);
      state = fresh;
      g_assert_cmpint (set_symbols (&state, sorts[row].at, 2), ==, sorts[row].symbols);
      state = fresh;
      g_assert_cmpint (take_figure (&state, sorts[row].at), ==, sorts[row].no_figure);
      g_assert_cmpint (clear_terrain (&state, sorts[row].at), ==, sorts[row].no_terrain);
      g_assert_false (take_castle (&state, sorts[row].at));
    }
}

static void
test_castles (void)
{
  for (guint player = 0; player < 2; player++)
    {
      PandoriaState state;

      init_state (&state);
      g_assert_true (put_castle (&state, D (1), player));
      g_assert_cmpuint (state.players[player].castles, ==, 1);
      g_assert_false (put_castle (&state, D (1), 1 - player));
      g_assert_false (set_terrain (&state, D (1), PANDORIA_TERRAIN_CITY));
      g_assert_false (clear_terrain (&state, D (1)));
      g_assert_true (put_figure (&state, D (1), player, FALSE));
      g_assert_true (put_castle (&state, D (2), player));
      g_assert_false (put_castle (&state, D (3), player));
      g_assert_true (take_castle (&state, D (1)));
      g_assert_cmpuint (state.players[player].castles, ==, 1);
      g_assert_cmpuint (state.players[player].workers, ==, 6);
      g_assert_cmpint (pandoria_state_castle_at (&state, D (1)), ==, -1);
      g_assert_cmpint (pandoria_state_castle_at (&state, D (2)), ==, (int) player);
      g_assert_true (adjust (&state, player, PANDORIA_COUNTER_CASTLES, 1));
      g_assert_false (take_castle (&state, D (2))); /* three in the supply */
    }
}

static void
test_fortresses (void)
{
  for (guint player = 0; player < 2; player++)
    {
      PandoriaState state, fresh;

      init_state (&fresh);
      state = fresh;
      g_assert_true (put_castle (&state, LONG_EXIT, player));
      g_assert_cmpuint (state.players[player].fortress, ==, 0);
      g_assert_cmpint (pandoria_state_fortress_at (&state, SECOND_EXIT), ==, (int) player);
      g_assert_cmpint (pandoria_state_place_of (&state, SECOND_EXIT), ==, LONG_EXIT);
      g_assert_true (pandoria_spaces_is_empty (state.open_exit[PANDORIA_TERRAIN_MOUNTAINS]));
      g_assert_false (put_castle (&state, LONG_EXIT, 1 - player));
      g_assert_false (put_castle (&state, EXIT, player));
      g_assert_false (put_figure (&state, SECOND_EXIT, player, FALSE));
      g_assert_true (put_figure (&state, LONG_EXIT, 1 - player, FALSE));
      g_assert_false (take_castle (&state, SECOND_EXIT));
      g_assert_true (take_castle (&state, LONG_EXIT));
      g_assert_true (pandoria_state_equal (&state, &fresh));
    }
}

static void
test_figures (void)
{
  for (guint player = 0; player < 2; player++)
    {
      PandoriaState state;

      init_state (&state);
      for (int i = 0; i < 4; i++)
        g_assert_true (put_figure (&state, D (6 + i), player, FALSE));
      g_assert_true (
          put_figure (&state, D (6), player, TRUE)); /* the worker returns to the reserve first */
      g_assert_cmpuint (state.players[player].workers, ==, 3);
      g_assert_false (put_figure (&state, D (7), player, TRUE));
      g_assert_true (put_figure (&state, D (6), player,
                                 TRUE)); /* the leader himself returns to the reserve first */
      g_assert_true (adjust (&state, player, PANDORIA_COUNTER_WORKERS, -3));
      g_assert_false (put_figure (&state, SHIP, player, FALSE));
      g_assert_true (put_figure (&state, D (7), 1 - player, FALSE));
      g_assert_cmpuint (state.players[player].workers, ==, 1);
      g_assert_true (take_figure (&state, D (6)));
      g_assert_cmpuint (state.players[player].leader, ==, 1);
    }
}

static void
test_terrain (void)
{
  PandoriaState state;

  init_state (&state);
  pandoria_spaces_add (&state.artifact[0], D (6));
  pandoria_spaces_add (&state.artifact[1], D (6));
  for (guint symbols = 0; symbols <= PANDORIA_MAX_SYMBOLS; symbols++)
    {
      g_assert_true (set_symbols (&state, D (6), symbols));
      g_assert_cmpuint (pandoria_state_symbols_at (&state, D (6)), ==, symbols);
      g_assert_cmpuint (pandoria_state_artifacts_at (&state, D (6)), ==, 3);
    }
  g_assert_true (set_terrain (&state, D (6), PANDORIA_TERRAIN_CITY));
  g_assert_cmpint (pandoria_state_terrain_at (&state, D (6)), ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpuint (pandoria_state_symbols_at (&state, D (6)), ==, PANDORIA_MAX_SYMBOLS);
  pandoria_spaces_add (&state.printed, D (6));
  pandoria_spaces_add (&state.laid_at, D (6));
  g_assert_true (put_figure (&state, D (6), 0, FALSE));
  g_assert_true (clear_terrain (&state, D (6)));
  g_assert_cmpint (pandoria_state_terrain_at (&state, D (6)), ==, -1);
  g_assert_cmpuint (pandoria_state_symbols_at (&state, D (6)), ==, 0);
  g_assert_cmpuint (pandoria_state_artifacts_at (&state, D (6)), ==, 0);
  g_assert_false (pandoria_spaces_has (&state.printed, D (6))
                  || pandoria_spaces_has (&state.laid_at, D (6)));
  g_assert_cmpuint (state.players[0].workers, ==, 6);
}

/* A castle and terrain are not edited together. */
static void
test_together (void)
{
  PandoriaAction action = edit (D (1));
  PandoriaState state;

  init_state (&state);
  action.edit_castle = PANDORIA_EDIT_SET;
  action.edit_symbols = PANDORIA_EDIT_SET;
  g_assert_false (try_action (&state, &action));
  action.edit_symbols = PANDORIA_EDIT_KEEP;
  action.edit_terrain = PANDORIA_EDIT_CLEAR;
  g_assert_false (try_action (&state, &action));
  action.edit_terrain = PANDORIA_EDIT_KEEP;
  action.edit_figure = PANDORIA_EDIT_SET;
  g_assert_true (try_action (&state, &action));
}

/* A refusal names its space, even A0. A refusal without a space names none: an empty reserve is not
 * the space's fault. */
static void
test_where (void)
{
  g_autoptr (GError) corner = NULL;
  g_autoptr (GError) nowhere = NULL;
  g_autoptr (GError) reserve = NULL;
  PandoriaAction action = edit (PANDORIA_SPACE (0, 0));
  PandoriaState state;

  init_state (&state);
  g_assert_false (pandoria_state_apply (&state, &action, NULL, NULL, &corner));
  g_assert_cmpint (pandoria_error_get_space (corner), ==, PANDORIA_SPACE (0, 0));
  g_assert_true (g_str_has_prefix (corner->message, "A0: "));
  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[0] = 99;
  g_assert_false (pandoria_state_apply (&state, &action, NULL, NULL, &nowhere));
  g_assert_cmpint (pandoria_error_get_space (nowhere), ==, PANDORIA_SPACE_NONE);
  g_assert_true (g_str_has_suffix (corner->message, nowhere->message));
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = D (1);
  state.step = PANDORIA_STEP_FIGURE;
  state.players[state.active].workers = 0;
  g_assert_false (pandoria_state_apply (&state, &action, NULL, NULL, &reserve));
  g_assert_error (reserve, PANDORIA_ERROR, PANDORIA_ERROR_NO_FIGURE);
  g_assert_cmpint (pandoria_error_get_space (reserve), ==, PANDORIA_SPACE_NONE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/corrections/limits", test_limits);
  g_test_add_func ("/corrections/workers", test_workers);
  g_test_add_func ("/corrections/sorts-of-space", test_sorts_of_space);
  g_test_add_func ("/corrections/castles", test_castles);
  g_test_add_func ("/corrections/fortresses", test_fortresses);
  g_test_add_func ("/corrections/figures", test_figures);
  g_test_add_func ("/corrections/terrain", test_terrain);
  g_test_add_func ("/corrections/together", test_together);
  g_test_add_func ("/corrections/where", test_where);
  return g_test_run ();
}
