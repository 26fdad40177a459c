/* Tests edit-player and edit-table (rulings 74, 75) where the previous state matters: figures that
 * come and go. Setting everything back restores a valid state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action.h"
#include "pandoria-options.h"
#include "strip.h"

#define D(row) PANDORIA_SPACE (3, row)

enum
{
  GOBLINS,
  GHOSTS,
  HANBOK,
};

static void
init_state (PandoriaState *state, PandoriaVariant variant)
{
  static const PandoriaRealm realms[]
      = { PANDORIA_REALM_GOBLINS, PANDORIA_REALM_GHOSTS, PANDORIA_REALM_HANBOK };
  PandoriaSetup setup;

  strip_init_setup (&setup, 3);
  setup.artifacts = TRUE;
  setup.variant = variant;
  for (guint i = 0; i < 3; i++)
    setup.players[i].realm = variant == PANDORIA_VARIANT_REGULAR ? realms[i] : PANDORIA_REALM_NONE;
  g_assert_true (pandoria_state_init (state, &setup, NULL));
}

/* Returns: -1 when @action is accepted, else the code of the refusal. */
static int
try_action (PandoriaState *state, const PandoriaAction *action)
{
  g_autoptr (GError) error = NULL;
  const char *broken = NULL;

  if (!pandoria_state_apply (state, action, state, NULL, &error))
    return error->code;
  if (!pandoria_state_check (state, &broken))
    g_error ("%s", broken);
  return -1;
}

static PandoriaAction
edit_player (guint player)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.player = (guint8) player;
  return action;
}

/* --- slots ---------------------------------------------------------------------------------- */

static int
build (PandoriaState *state, guint player, guint n_slots, guint occupant, gboolean leader)
{
  PandoriaAction action = edit_player (player);

  action.tableau.n_slots = (guint8) n_slots;
  action.tableau.slots[2] = (PandoriaSlot){ .building = PANDORIA_BUILDING_STORE,
                                            .cost = 4,
                                            .occupant = (guint8) occupant,
                                            .occupant_leader = leader != FALSE };
  return try_action (state, &action);
}

/* A figure may occupy another player's building if it is a Goblin in the reserve. */
static void
test_occupants (void)
{
  for (guint player = GOBLINS; player <= HANBOK; player++)
    for (guint occupant = GOBLINS; occupant <= HANBOK; occupant++)
      for (guint leader = 0; leader < 2; leader++)
        {
          gboolean may = occupant == GOBLINS && player != GOBLINS;
          guint n_slots = player == GOBLINS ? 4 : 5;
          PandoriaState state;

          init_state (&state, PANDORIA_VARIANT_REGULAR);
          g_assert_cmpint (pandoria_options_may_occupy (&state, occupant, player), ==, may);
          g_assert_cmpint (build (&state, player, n_slots, occupant, leader), ==,
                           may ? -1 : PANDORIA_ERROR_IMPOSSIBLE_VALUE);
          if (!may)
            continue;
          g_assert_cmpuint (state.players[occupant].workers, ==, leader ? 5 : 4);
          g_assert_cmpuint (
              pandoria_state_building_level (&state, occupant, PANDORIA_BUILDING_STORE), ==, 1);
          g_assert_cmpint (build (&state, player, n_slots, PANDORIA_NOBODY, FALSE), ==, -1);
          g_assert_cmpuint (state.players[occupant].workers, ==, 5);
          g_assert_cmpuint (state.players[occupant].leader, ==, 1);
          g_assert_cmpuint (
              pandoria_state_building_level (&state, occupant, PANDORIA_BUILDING_STORE), ==, 0);
        }
}

static void
test_number_of_slots (void)
{
  for (guint n = 1; n <= PANDORIA_MAX_SLOTS; n++)
    {
      PandoriaState state;

      init_state (&state, PANDORIA_VARIANT_REGULAR);
      g_assert_cmpint (build (&state, GOBLINS, n, PANDORIA_NOBODY, FALSE), ==,
                       n == 4 ? -1 : PANDORIA_ERROR_IMPOSSIBLE_VALUE);
      g_assert_cmpint (build (&state, HANBOK, n, PANDORIA_NOBODY, FALSE), ==,
                       n == 5 ? -1 : PANDORIA_ERROR_IMPOSSIBLE_VALUE);
    }
}

/* The better of two identical buildings takes effect, in any slot. Bonuses of both count. */
static void
test_identical (void)
{
  for (guint i = 0; i < 2; i++)
    {
      PandoriaAction action = edit_player (HANBOK);
      PandoriaState state;

      init_state (&state, PANDORIA_VARIANT_REGULAR);
      action.tableau.n_slots = 5;
      action.tableau.slots[i].building = action.tableau.slots[1 - i].building
          = PANDORIA_BUILDING_SCHOOL;
      action.tableau.slots[i].level = 3;
      action.tableau.slots[1 - i].level = 1;
      g_assert_cmpint (try_action (&state, &action), ==, -1);
      g_assert_cmpuint (pandoria_state_building_level (&state, HANBOK, PANDORIA_BUILDING_SCHOOL),
                        ==, 3);
      g_assert_cmpuint (pandoria_state_spell_cost (&state, HANBOK, 9), ==, 6);
    }
}

/* --- prisoners and ghosts ------------------------------------------------------------------- */

static int catch (PandoriaState *state, guint captor, guint owner, guint workers, gboolean leader)
{
  PandoriaAction action = edit_player (captor);

  action.tableau.edit_prisoners = TRUE;
  for (guint i = 0; i < workers + (leader != FALSE); i++)
    action.tableau.prisoners[action.tableau.n_prisoners++]
        = (PandoriaFigure){ (guint8) owner, i == workers };
  return try_action (state, &action);
}

static void
test_prisoners (void)
{
  PandoriaState state, fresh;

  init_state (&fresh, PANDORIA_VARIANT_REGULAR);
  state = fresh;
  for (guint captor = GOBLINS; captor <= HANBOK; captor++)
    for (guint owner = GOBLINS; owner <= HANBOK; owner++)
      {
        gboolean may = captor == HANBOK && owner != HANBOK;

        g_assert_cmpint (pandoria_state_takes_prisoners (&state, captor), ==, captor == HANBOK);
        g_assert_cmpint (catch (&state, captor, owner, 5, TRUE), ==,
                         may ? -1 : PANDORIA_ERROR_IMPOSSIBLE_VALUE);
        g_assert_cmpuint (state.players[owner].workers, ==, may ? 0 : 5);
        g_assert_cmpint (catch (&state, captor, owner, 6, FALSE), ==,
                         PANDORIA_ERROR_IMPOSSIBLE_VALUE);
        g_assert_cmpint (catch (&state, captor, owner, 0, FALSE), ==, -1);
        g_assert_true (pandoria_state_equal (&state, &fresh));
      }
}

static int
haunt (PandoriaState *state, guint player, guint ghosts, gboolean leader)
{
  PandoriaAction action = edit_player (player);

  action.tableau.edit_haunter = PANDORIA_EDIT_SET;
  action.tableau.haunter = (PandoriaFigure){ (guint8) ghosts, leader != FALSE };
  return try_action (state, &action);
}

static int
free_from_ghost (PandoriaState *state, guint player)
{
  PandoriaAction action = edit_player (player);

  action.tableau.edit_haunter = PANDORIA_EDIT_CLEAR;
  return try_action (state, &action);
}

static void
test_haunters (void)
{
  PandoriaState state, fresh;

  init_state (&fresh, PANDORIA_VARIANT_REGULAR);
  fresh.round = 7;
  fresh.turn = 19;
  state = fresh;
  for (guint player = GOBLINS; player <= HANBOK; player++)
    for (guint ghosts = GOBLINS; ghosts <= HANBOK; ghosts++)
      {
        gboolean may = ghosts == GHOSTS && player != GHOSTS;

        g_assert_cmpint (pandoria_options_may_haunt (&state, ghosts, player), ==, may);
        g_assert_cmpint (pandoria_options_may_be_haunted (&state, player), ==, player != GHOSTS);
        g_assert_cmpint (haunt (&state, player, ghosts, TRUE), ==,
                         may ? -1 : PANDORIA_ERROR_IMPOSSIBLE_VALUE);
        if (!may)
          continue;
        g_assert_cmpuint (state.players[player].haunter.round, ==, 6);
        g_assert_cmpint (haunt (&state, HANBOK - player, ghosts, TRUE), ==,
                         PANDORIA_ERROR_IMPOSSIBLE_VALUE);
        g_assert_cmpint (haunt (&state, player, ghosts, FALSE), ==, -1);
        g_assert_cmpuint (state.players[ghosts].leader, ==, 1);
        g_assert_cmpint (free_from_ghost (&state, player), ==, -1);
        g_assert_true (pandoria_state_equal (&state, &fresh));
      }
}

/* A ghost on the board stays if the edit names no player. Naming another player frees it (rulings
 * 78). */
static void
test_haunter_on_the_board (void)
{
  PandoriaState state, before;

  init_state (&before, PANDORIA_VARIANT_REGULAR);
  before.round = 7;
  before.turn = 19;
  before.players[GHOSTS].workers--;
  before.players[HANBOK].workers--;
  pandoria_spaces_add (&before.players[HANBOK].figures, D (6));
  before.players[HANBOK].haunter
      = (PandoriaHaunter){ PANDORIA_HAUNTER_BOARD, { GHOSTS, FALSE }, 1, D (6) };
  state = before;
  g_assert_cmpint (free_from_ghost (&state, HANBOK), ==, -1);
  g_assert_true (pandoria_state_equal (&state, &before));
  for (guint leader = 0; leader < 2; leader++)
    {
      state = before;
      g_assert_cmpint (haunt (&state, HANBOK, GHOSTS, leader), ==, -1);
      g_assert_cmpuint (state.players[HANBOK].haunter.place, ==, PANDORIA_HAUNTER_RESERVE);
      g_assert_cmpint (state.players[HANBOK].haunter.at, ==, PANDORIA_SPACE_NONE);
      g_assert_cmpuint (state.players[HANBOK].haunter.round, ==, 6);
      g_assert_cmpuint (state.players[GHOSTS].workers, ==, leader ? 5 : 4);
    }
}

/* --- the table ------------------------------------------------------------------------------ */

/* The round and the player determine the turn, with any start player. A table edit made from a
 * state changes nothing. */
static void
test_turns (void)
{
  for (guint start = 0; start < 3; start++)
    for (guint turn = 1; turn <= 297; turn += 7)
      {
        PandoriaAction action;
        PandoriaTableEdit present;
        PandoriaState state;

        init_state (&state, PANDORIA_VARIANT_REGULAR);
        state.start_player = state.active = (guint8) start;
        state.skips = 2;
        pandoria_action_init (&action, PANDORIA_ACT_EDIT_TABLE);
        action.table.members = 1u << PANDORIA_TABLE_ROUND | 1u << PANDORIA_TABLE_ACTIVE;
        action.table.numbers[PANDORIA_TABLE_ROUND] = (guint16) ((turn - 1) / 3 + 1);
        action.table.numbers[PANDORIA_TABLE_ACTIVE] = (guint16) ((turn - 1 + start) % 3);
        g_assert_cmpint (try_action (&state, &action), ==, -1);
        g_assert_cmpuint (state.turn, ==, turn);
        g_assert_cmpuint (state.skips, ==, turn == 1 ? 2 : 0); /* no change (rulings 78) */
        pandoria_table_edit_init (&present, &state);
        g_assert_cmpuint (present.members, ==, 0);
        g_assert_cmpuint (present.numbers[PANDORIA_TABLE_ROUND], ==, state.round);
        g_assert_cmpuint (present.numbers[PANDORIA_TABLE_ACTIVE], ==, state.active);
      }
}

/* Refuses what the game does not have: wrong-variant, and not offered. */
static void
test_members (void)
{
  for (guint variant = 0; variant < PANDORIA_N_VARIANTS; variant++)
    for (guint member = 0; member < PANDORIA_N_TABLE_MEMBERS; member++)
      {
        gboolean is_card = member == PANDORIA_TABLE_DECK || member == PANDORIA_TABLE_MARKET
                           || member == PANDORIA_TABLE_MONUMENTS;
        gboolean may = !is_card || !pandoria_variant_is_family ((PandoriaVariant) variant);
        PandoriaAction action;
        PandoriaState state;

        if (variant == PANDORIA_VARIANT_BEGINNER)
          continue; /* separate realms */
        init_state (&state, (PandoriaVariant) variant);
        pandoria_action_init (&action, PANDORIA_ACT_EDIT_TABLE);
        pandoria_table_edit_init (&action.table, &state);
        action.table.members = (guint16) (1u << member);
        g_assert_cmpint (pandoria_state_has_table_member (&state, (PandoriaTableMember) member), ==,
                         may);
        g_assert_cmpint (try_action (&state, &action), ==, may ? -1 : PANDORIA_ERROR_WRONG_VARIANT);
        state.artifacts = FALSE;
        if (member == PANDORIA_TABLE_RELICS)
          g_assert_cmpint (try_action (&state, &action), ==, PANDORIA_ERROR_WRONG_VARIANT);
      }
}

/* Only a program, not a file, can name an empty seat. */
static void
test_nobody_active (void)
{
  PandoriaAction action;
  PandoriaState state;

  init_state (&state, PANDORIA_VARIANT_REGULAR);
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_TABLE);
  action.table.members = 1u << PANDORIA_TABLE_ACTIVE;
  action.table.numbers[PANDORIA_TABLE_ACTIVE] = 3;
  g_assert_cmpint (try_action (&state, &action), ==, PANDORIA_ERROR_IMPOSSIBLE_VALUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edits/occupants", test_occupants);
  g_test_add_func ("/edits/number-of-slots", test_number_of_slots);
  g_test_add_func ("/edits/identical", test_identical);
  g_test_add_func ("/edits/prisoners", test_prisoners);
  g_test_add_func ("/edits/haunters", test_haunters);
  g_test_add_func ("/edits/haunter-on-the-board", test_haunter_on_the_board);
  g_test_add_func ("/edits/turns", test_turns);
  g_test_add_func ("/edits/members", test_members);
  g_test_add_func ("/edits/nobody-active", test_nobody_active);
  return g_test_run ();
}
