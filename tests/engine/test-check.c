/* Tests pandoria_state_check (): it names the fault of a state with one wrong value, and accepts
 * unusual valid states.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-state.h"
#include "strip.h"

#define D(row) PANDORIA_SPACE (3, row)
#define SHIP   PANDORIA_SPACE (4, 4)
#define EXIT_1 PANDORIA_SPACE (3, 0)
#define EXIT_2 PANDORIA_SPACE (2, 12)

/* Each of these short functions makes a state invalid in one way. */
#define DEFINE(name, ...)             \
  static void name (PandoriaState *s) \
  {                                   \
    __VA_ARGS__;                      \
  }

DEFINE (play_alone, s->n_players = 1)
DEFINE (activate_nobody, s->active = 2)
DEFINE (skip_a_turn, s->turn++)
DEFINE (skip_a_round, s->round++)
DEFINE (leave_the_turn, s->step = PANDORIA_N_STEPS)
DEFINE (finish_in_a_turn, s->finished = TRUE)
DEFINE (be_over_unfinished, s->step = PANDORIA_STEP_OVER)
DEFINE (close_too_much, s->n_pending = PANDORIA_MAX_PENDING + 1)
DEFINE (score_and_wait, s->scored = TRUE; s->n_pending = 1)

DEFINE (lay_two_terrains, pandoria_spaces_add (&s->terrain[1], D (6)))
DEFINE (open_a_plain_space, pandoria_spaces_add (&s->open_exit[3], D (1)))
DEFINE (put_a_castle_on_a_tile, pandoria_spaces_add (&s->players[1].castle_at, D (9)))
DEFINE (put_two_castles_there, pandoria_spaces_add (&s->players[0].castle_at, D (1));
        pandoria_spaces_add (&s->players[1].castle_at, D (1)))
DEFINE (lay_a_fortress_on_the_plain, pandoria_spaces_add (&s->players[1].fortress_at, D (1)))
DEFINE (lay_a_fortress_and_go_out, pandoria_spaces_add (&s->players[1].fortress_at, EXIT_2))
DEFINE (lay_a_tile_on_a_lake, pandoria_spaces_add (&s->terrain[0], SHIP))
DEFINE (put_a_castle_on_a_lake, pandoria_spaces_add (&s->players[0].castle_at, SHIP))
DEFINE (print_nothing, pandoria_spaces_add (&s->printed, D (1)))
DEFINE (show_a_symbol, pandoria_spaces_add (&s->symbols[0], D (1)))
DEFINE (show_two_symbols, pandoria_spaces_add (&s->symbols[1], D (1)))
DEFINE (lose_an_artifact, pandoria_spaces_add (&s->artifact[0], D (1)))
DEFINE (lose_two_artifacts, pandoria_spaces_add (&s->artifact[1], D (1)))
DEFINE (lose_eight_artifacts, pandoria_spaces_add (&s->artifact[3], D (1)))

DEFINE (stand_together, pandoria_spaces_add (&s->players[0].figures, D (6));
        pandoria_spaces_add (&s->players[1].figures, D (6)); s->players[0].workers--;
        s->players[1].workers--)
DEFINE (stand_with_the_leader, pandoria_spaces_add (&s->players[1].figures, D (6));
        pandoria_spaces_add (&s->players[1].leader_at, D (6)); s->players[1].workers--;
        s->players[1].leader = 0)
DEFINE (stand_on_the_plain, pandoria_spaces_add (&s->players[1].figures, D (1));
        s->players[1].workers--)
DEFINE (lead_on_an_exit, pandoria_spaces_add (&s->players[1].leader_at, EXIT_1);
        s->players[1].leader = 0)
DEFINE (haunt_nobody, s->players[1].workers--;
        s->players[0].haunter = (PandoriaHaunter){ PANDORIA_HAUNTER_BOARD, { 1, FALSE }, 1, D (6) })
DEFINE (haunt_somebody_else, haunt_nobody (s); pandoria_spaces_add (&s->players[1].figures, D (6));
        s->players[1].workers--)

DEFINE (lose_a_worker, s->players[1].workers--)
DEFINE (make_a_worker, s->players[1].workers++)
DEFINE (put_a_worker, pandoria_spaces_add (&s->players[1].figures, D (6)))
DEFINE (lose_the_leader, s->players[1].leader = 0)
DEFINE (put_a_second_leader, pandoria_spaces_add (&s->players[1].leader_at, D (6)))
DEFINE (catch_a_worker_twice, s->players[0].n_prisoners = 1;
        s->players[0].prisoners[0] = (PandoriaFigure){ 1, FALSE })
DEFINE (catch_a_leader_twice, s->players[0].n_prisoners = 1;
        s->players[0].prisoners[0] = (PandoriaFigure){ 1, TRUE })
DEFINE (haunt_twice,
        s->players[0].haunter = (PandoriaHaunter){ PANDORIA_HAUNTER_RESERVE, { 1, FALSE }, 1, -1 })
DEFINE (occupy_twice, s->players[0].slots[0].occupant = 1)
DEFINE (occupy_with_two_leaders, s->players[0].slots[4].occupant = 1;
        s->players[0].slots[4].occupant_leader = TRUE)

DEFINE (hold_three_castles, s->players[1].castles = 3)
DEFINE (hold_two_fortresses, s->players[0].fortress = 2)
DEFINE (pass_the_cap, s->players[1].counters[2] = 11)
DEFINE (owe_a_crystal, s->players[0].counters[0] = -1)
DEFINE (owe_a_point, s->players[1].counters[PANDORIA_COUNTER_POINTS] = -1)
DEFINE (use_a_fifth_slot, s->players[1].realm = PANDORIA_REALM_GOBLINS;
        s->players[1].slots[4].building = PANDORIA_BUILDING_BANK)
DEFINE (erect_in_a_fifth_slot, s->players[1].realm = PANDORIA_REALM_GOBLINS;
        s->players[1].slots[4].has_monument = TRUE)
DEFINE (build_twice, s->players[1].slots[0].building = PANDORIA_BUILDING_BANK;
        s->players[1].slots[4].building = PANDORIA_BUILDING_BANK)

DEFINE (leave_a_monument, s->n_monuments--)
DEFINE (leave_points, s->players[0].slots[2].monument = 3)
DEFINE (build_on_a_monument, s->players[0].slots[2].building = PANDORIA_BUILDING_STORE;
        s->players[0].slots[2].has_monument = TRUE)
DEFINE (occupy_nothing, s->players[0].slots[4].occupant = 1; s->players[1].workers--)
DEFINE (leave_a_relic, s->relics_taken[0] = 4)
DEFINE (leave_a_rage, s->rage_level = 2)
DEFINE (leave_a_rage_region, pandoria_spaces_add (&s->rage_region, D (6)))
DEFINE (leave_a_region, pandoria_spaces_add (&s->pending[0].spaces, D (6)))
DEFINE (leave_a_terrain, s->pending[0].terrain = 1)
DEFINE (leave_a_last_terrain, s->pending[PANDORIA_MAX_PENDING - 1].terrain = 1)
DEFINE (leave_a_ghost, s->players[1].haunter.figure.player = 1)
DEFINE (leave_a_leading_ghost, s->players[0].haunter.figure.leader = TRUE)
DEFINE (leave_a_round, s->players[1].haunter.round = 1)
DEFINE (leave_a_place, s->players[1].haunter.at = PANDORIA_SPACE (0, 0))
DEFINE (leave_a_level, s->players[0].slots[4].level = 1)
DEFINE (leave_a_cost, s->players[1].slots[0].cost = 1)
DEFINE (leave_an_occupant, s->players[1].slots[4].occupant_leader = TRUE)
DEFINE (leave_a_prisoner, s->players[1].prisoners[0].player = 1)
DEFINE (leave_a_last_prisoner, s->players[1].prisoners[PANDORIA_MAX_PRISONERS - 1].leader = TRUE)

#define REMAINS "something is left of what is no longer there"

static const struct
{
  const char *broken;
  void (*spoil) (PandoriaState *s);
} rows[] = {
  { "the number of players", play_alone },
  { "nobody is active", activate_nobody },
  { "the turn is not that of the round and the player", skip_a_turn },
  { "the turn is not that of the round and the player", skip_a_round },
  { "the step", leave_the_turn },
  { "the step", finish_in_a_turn },
  { "the step", be_over_unfinished },
  { "scored regions are still pending", close_too_much },
  { "scored regions are still pending", score_and_wait },
  { "a space has two terrains", lay_two_terrains },
  { "an open exit is no exit", open_a_plain_space },
  { "a castle stands on something", put_a_castle_on_a_tile },
  { "a castle stands on something", put_two_castles_there },
  { "a fortress is not on an exit", lay_a_fortress_on_the_plain },
  { "a fortress leaves its exit open", lay_a_fortress_and_go_out },
  { "something lies outside the plain", lay_a_tile_on_a_lake },
  { "something lies outside the plain", put_a_castle_on_a_lake },
  { "a printed space has no terrain", print_nothing },
  { "symbols without terrain", show_a_symbol },
  { "symbols without terrain", show_two_symbols },
  { "artifacts without terrain", lose_an_artifact },
  { "artifacts without terrain", lose_two_artifacts },
  { "artifacts without terrain", lose_eight_artifacts },
  { "two figures stand on one space", stand_together },
  { "two figures stand on one space", stand_with_the_leader },
  { "a figure stands where none can", stand_on_the_plain },
  { "a figure stands where none can", lead_on_an_exit },
  { "a haunter stands without its host", haunt_nobody },
  { "a haunter stands without its host", haunt_somebody_else },
  { "workers were lost or made", lose_a_worker },
  { "workers were lost or made", make_a_worker },
  { "workers were lost or made", put_a_worker },
  { "workers were lost or made", catch_a_worker_twice },
  { "workers were lost or made", haunt_twice },
  { "workers were lost or made", occupy_twice },
  { "the leader is not just once in the game", lose_the_leader },
  { "the leader is not just once in the game", put_a_second_leader },
  { "the leader is not just once in the game", catch_a_leader_twice },
  { "the leader is not just once in the game", occupy_with_two_leaders },
  { "too many castles", hold_three_castles },
  { "too many castles", hold_two_fortresses },
  { "a marker left its track", pass_the_cap },
  { "a marker left its track", owe_a_crystal },
  { "points below 0", owe_a_point },
  { "too many slots used", use_a_fifth_slot },
  { "too many slots used", erect_in_a_fifth_slot },
  { "two identical buildings are visible", build_twice },
  { REMAINS, leave_a_monument },
  { REMAINS, leave_points },
  { REMAINS, build_on_a_monument },
  { REMAINS, occupy_nothing },
  { REMAINS, leave_a_relic },
  { REMAINS, leave_a_rage },
  { REMAINS, leave_a_rage_region },
  { REMAINS, leave_a_region },
  { REMAINS, leave_a_terrain },
  { REMAINS, leave_a_last_terrain },
  { REMAINS, leave_a_ghost },
  { REMAINS, leave_a_leading_ghost },
  { REMAINS, leave_a_round },
  { REMAINS, leave_a_place },
  { REMAINS, leave_a_level },
  { REMAINS, leave_a_cost },
  { REMAINS, leave_an_occupant },
  { REMAINS, leave_a_prisoner },
  { REMAINS, leave_a_last_prisoner },
};

static void
init_state (PandoriaState *state)
{
  PandoriaSetup setup;

  strip_init_setup (&setup, 2);
  setup.artifacts = TRUE;
  g_assert_true (pandoria_state_init (state, &setup, NULL));
}

static void
test_spoilt (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *broken = NULL;
      PandoriaState state;

      init_state (&state);
      rows[i].spoil (&state);
      g_assert_false (pandoria_state_check (&state, NULL));
      g_assert_false (pandoria_state_check (&state, &broken));
      g_assert_cmpstr (broken, ==, rows[i].broken);
    }
}

DEFINE (fill_the_markers, s->players[0].counters[0] = s->players[1].counters[2] = 10;
        s->players[0].counters[1] = 0)
DEFINE (stand_on_a_ship, pandoria_spaces_add (&s->players[1].figures, SHIP);
        s->players[1].workers--)
DEFINE (stand_on_a_castle, s->players[0].castles--;
        pandoria_spaces_add (&s->players[0].castle_at, D (1));
        pandoria_spaces_add (&s->players[0].leader_at, D (1)); s->players[0].leader = 0)
DEFINE (stand_on_a_fortress, s->players[0].fortress = 0;
        pandoria_spaces_add (&s->players[0].fortress_at, EXIT_1);
        pandoria_spaces_remove (&s->open_exit[PANDORIA_TERRAIN_FOREST], EXIT_1);
        pandoria_spaces_add (&s->players[0].figures, EXIT_1); s->players[0].workers--)
DEFINE (haunt, haunt_nobody (s); pandoria_spaces_add (&s->players[0].figures, D (6));
        s->players[0].workers--)
DEFINE (catch_figures, s->players[0].n_prisoners = 2;
        s->players[0].prisoners[0] = (PandoriaFigure){ 1, FALSE };
        s->players[0].prisoners[1] = (PandoriaFigure){ 1, TRUE }; s->players[1].workers--;
        s->players[1].leader = 0)
DEFINE (occupy, s->players[0].slots[4].occupant = 1;
        s->players[0].slots[4].building = PANDORIA_BUILDING_STORE; s->players[1].workers--)
DEFINE (close_as_much_as_possible, s->n_pending = PANDORIA_MAX_PENDING)
DEFINE (fill_four_slots, s->players[1].realm = PANDORIA_REALM_GOBLINS;
        s->players[1].slots[3].has_monument = TRUE; s->players[1].slots[3].monument = 3)
DEFINE (build_twice_by_hand, build_twice (s); s->slots_corrected = TRUE)
DEFINE (go_on, s->round = 3; s->active = 1; s->turn = 6)

static void (*const sound[]) (PandoriaState *s) = { fill_the_markers,
                                                    stand_on_a_ship,
                                                    stand_on_a_castle,
                                                    stand_on_a_fortress,
                                                    haunt,
                                                    catch_figures,
                                                    occupy,
                                                    close_as_much_as_possible,
                                                    fill_four_slots,
                                                    build_twice_by_hand,
                                                    go_on };

static void
test_sound (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      const char *broken = NULL;
      PandoriaState state;

      init_state (&state);
      sound[i](&state);
      if (!pandoria_state_check (&state, &broken))
        g_error ("%u: %s", i, broken);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/check/spoilt", test_spoilt);
  g_test_add_func ("/check/sound", test_sound);
  return g_test_run ();
}
