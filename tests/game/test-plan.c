/* Tests building acts: every act of random games is chosen again, space by space.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-parts-json.h"
#include "pandoria-board-json.h"
#include "pandoria-game.h"
#include "pandoria-plan.h"
#include "pandoria-simulate.h"
#include "session-fixture.h"

typedef struct
{
  PandoriaSetup setup;
  GArray *actions; /* PandoriaAction */
  PandoriaGame *game;
  GRand *rand;
  guint n_refusals;
} Fixture;

/* --- a game to play again ------------------------------------------------------------------- */

static gboolean
keep_action (const PandoriaState *before, const PandoriaOptions *options,
             const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
             gpointer data)
{
  g_array_append_val ((GArray *) data, *action);
  return TRUE;
}

static void
fixture_begin (Fixture *fixture, guint32 seed, const char *board_name)
{
  static const char *const names[] = { "A", "B", "C", "D" };
  static const PandoriaColor colors[]
      = { PANDORIA_COLOR_RED, PANDORIA_COLOR_BLUE, PANDORIA_COLOR_GREEN, PANDORIA_COLOR_YELLOW };
  static const PandoriaRealm all[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };
  g_autofree char *path
      = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "data", "boards", board_name, NULL);
  g_autoptr (JsonObject) board = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  fixture->rand = g_rand_new_with_seed (seed);
  pandoria_setup_init (&fixture->setup, 2 + seed % 3);
  fixture->setup.edition = seed / 2 % 2;
  fixture->setup.artifacts = seed % 4 == 3;
  fixture->setup.partnership = fixture->setup.n_players == 4 && seed % 5 == 0;
  g_assert_true (pandoria_board_load (path, &fixture->setup.board, NULL, &board, &error));
  g_assert_no_error (error);
  pandoria_simulate_setup (&fixture->setup, fixture->rand, all, G_N_ELEMENTS (all));
  record = pandoria_record_new (&fixture->setup, board, names, colors, "Test",
                                "2026-11-21T19:30:00Z", &error);
  g_assert_no_error (error);
  fixture->game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
}

static void
fixture_simulate (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  fixture->actions = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  g_assert_cmpuint (pandoria_simulate_game (&fixture->setup, NULL, fixture->rand, keep_action,
                                            fixture->actions, &error),
                    >, 0);
  g_assert_no_error (error);
}

static void
fixture_clear (Fixture *fixture)
{
  g_clear_object (&fixture->game);
  g_clear_pointer (&fixture->actions, g_array_unref);
  g_clear_pointer (&fixture->rand, g_rand_free);
}

/* --- choices on the board ------------------------------------------------------------------- */

static void
clear_members (PandoriaSpellMembers *members)
{
  gboolean no_figure = members->no_figure;
  PandoriaSpellMembers kept = *members;
  PandoriaAction empty;

  pandoria_action_init (&empty, PANDORIA_ACT_CAST);
  *members = empty.members;
  members->resource = kept.resource;
  members->build = kept.build;
  members->monument = kept.monument;
  members->monument_first = kept.monument_first;
  members->player = kept.player;
  members->artifacts = kept.artifacts;
  members->no_figure = no_figure;
}

/* Makes a template of @action: without its spaces and the answers to questions. */
static void
make_template (const PandoriaAction *action, PandoriaAction *template)
{
  *template = *action;
  template->at = template->from = template->to = PANDORIA_SPACE_NONE;
  template->take = (PandoriaPlaceRef){ PANDORIA_SPACE_NONE, PANDORIA_NOBODY, 0 };
  template->hexes[0].at = template->hexes[1].at = PANDORIA_SPACE_NONE;
  template->with = template->build.with = template->monument.with = -1;
  template->poorhouse = -1;
  template->n_drift = template->n_haunt = 0;
  clear_members (&template->members);
  clear_members (&template->copy);
  template->members.build.with = template->members.monument.with = -1;
  template->copy.build.with = template->copy.monument.with = -1;
}

/* Presses spaces that cannot be chosen: each is refused with a reason, and nothing changes. */
static void
press_wrong_spaces (Fixture *fixture, PandoriaPlan *plan)
{
  PandoriaSpaces choices = plan->choices;
  PandoriaAction before = plan->action;

  if (pandoria_spaces_is_empty (choices))
    return;
  for (guint i = 0; i < 3; i++)
    {
      PandoriaSpace space = (PandoriaSpace) g_rand_int_range (fixture->rand, 0, PANDORIA_N_SPACES);
      PandoriaSpaces chosen = pandoria_plan_get_chosen (plan);
      g_autoptr (GError) error = NULL;

      if (pandoria_spaces_has (&choices, space) || pandoria_spaces_has (&chosen, space)
          || pandoria_spaces_has (&fixture->setup.board.lakes, space))
        continue;
      if (pandoria_plan_try (plan, space, NULL, NULL, NULL, NULL))
        continue; /* the second space of an exit means the first */
      g_assert_false (pandoria_plan_choose (plan, space, &error));
      g_assert_true (error->domain == PANDORIA_ERROR);
      g_assert_cmpmem (&before, sizeof before, &plan->action, sizeof before);
      fixture->n_refusals++;
    }
}

/* Chooses @space after wrong ones, takes it back and chooses it again. */
static void
press (Fixture *fixture, PandoriaPlan *plan, PandoriaSpace space, gboolean leader)
{
  g_autofree char *prompt = pandoria_plan_get_prompt (plan);
  g_autoptr (GError) error = NULL;
  PandoriaPlan before;

  g_assert_cmpstr (prompt, !=, "");
  pandoria_plan_set_leader (plan, leader);
  before = *plan;
  press_wrong_spaces (fixture, plan);
  g_assert_true (pandoria_plan_choose (plan, space, &error));
  g_assert_no_error (error);
  *plan = before;
  g_assert_true (pandoria_plan_choose (plan, space, &error));
  for (guint player = 0;
       plan->action.kind == PANDORIA_ACT_TAKE_FIGURE && player < PANDORIA_MAX_PLAYERS; player++)
    g_assert_cmpuint (pandoria_plan_get_chosen_slots (plan, player), ==,
                      0); /* it is taken from the board */
}

static void
press_hexes (Fixture *fixture, PandoriaPlan *plan, const PandoriaHex *hexes, guint n)
{
  g_assert_cmpuint (pandoria_plan_get_n_hexes (plan), >=, n);
  for (guint i = 0; i < n; i++)
    {
      pandoria_plan_set_hex (plan, i, hexes[i].terrain, hexes[i].symbols);
      g_assert_true (pandoria_plan_get_hex (plan, i, NULL));
      press (fixture, plan, hexes[i].at, FALSE);
    }
}

/* A figure on a building that is chosen again leaves the list, like one on the board. */
static void
press_slot (PandoriaPlan *plan, guint player, guint slot)
{
  PandoriaPlan before = *plan;
  g_autoptr (GError) error = NULL;

  for (guint times = 0; times < 3; times++)
    {
      g_assert_true (pandoria_plan_choose_slot (plan, player, slot, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (pandoria_plan_get_chosen_slots (plan, player) >> slot & 1, ==, times != 1);
    }
  g_assert_cmpuint (pandoria_plan_get_chosen_slots (&before, player) >> slot & 1, ==, 0);
}

static void
press_flee (PandoriaPlan *plan, const PandoriaSpellMembers *members)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < members->n_flee; i++)
    {
      const PandoriaPlaceRef *place = &members->flee[i];

      if (place->player != PANDORIA_NOBODY)
        press_slot (plan, place->player, place->slot);
      else
        g_assert_true (pandoria_plan_choose (plan, place->at, &error));
      g_assert_no_error (error);
    }
}

static void
press_members (Fixture *fixture, PandoriaPlan *plan, const PandoriaSpellMembers *members)
{
  for (guint i = 0; i < members->n_figures; i++)
    press (fixture, plan, members->figures[i].at, members->figures[i].leader);
  for (guint i = 0; i < members->n_moves; i++)
    {
      press (fixture, plan, members->moves[i].from, FALSE);
      press (fixture, plan, members->moves[i].to, FALSE);
    }
  press_hexes (fixture, plan, members->hexes, members->n_hexes);
  press_flee (plan, members);
  if (members->fortress != PANDORIA_SPACE_NONE)
    press (fixture, plan, members->fortress, members->leader);
  if (members->at != PANDORIA_SPACE_NONE)
    press (fixture, plan, members->at, members->leader);
  if (members->region != PANDORIA_SPACE_NONE && !pandoria_spaces_is_empty (plan->choices))
    press (fixture, plan, members->region, FALSE);
}

static void
press_act (Fixture *fixture, PandoriaPlan *plan, const PandoriaAction *action)
{
  switch (action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE: press_hexes (fixture, plan, action->hexes, 2); break;
    case PANDORIA_ACT_PLACE_SINGLE: press_hexes (fixture, plan, action->hexes, 1); break;
    case PANDORIA_ACT_PLACE_CASTLE:
    case PANDORIA_ACT_PLACE_FORTRESS:
    case PANDORIA_ACT_PLACE_FIGURE:
    case PANDORIA_ACT_GOLEM_FIGURE:
    case PANDORIA_ACT_RIVER_SHIP: press (fixture, plan, action->at, action->leader); break;
    case PANDORIA_ACT_TAKE_FIGURE:
      if (action->take.player != PANDORIA_NOBODY)
        g_assert_true (
            pandoria_plan_choose_slot (plan, action->take.player, action->take.slot, NULL));
      else
        press (fixture, plan, action->take.at, FALSE);
      break;
    case PANDORIA_ACT_ELF_MOVE:
      press (fixture, plan, action->from, FALSE);
      press (fixture, plan, action->to, FALSE);
      break;
    default:
      press_members (fixture, plan, &action->members);
      press_members (fixture, plan, &action->copy);
      break;
    }
}

/* --- comparing ------------------------------------------------------------------------------ */

static char *
describe (const PandoriaAction *action)
{
  g_autoptr (JsonObject) object = pandoria_action_to_json (action);

  return pandoria_json_to_text (object, FALSE);
}

static void
copy_answers (const PandoriaAction *from, PandoriaAction *to)
{
  to->with = from->with;
  to->poorhouse = from->poorhouse;
  to->build.with = from->build.with;
  to->monument.with = from->monument.with;
  to->members.build.with = from->members.build.with;
  to->members.monument.with = from->members.monument.with;
  to->copy.build.with = from->copy.build.with;
  to->copy.monument.with = from->copy.monument.with;
  to->n_drift = from->n_drift;
  memcpy (to->drift, from->drift, sizeof to->drift);
  to->n_haunt = from->n_haunt;
  memcpy (to->haunt, from->haunt, sizeof to->haunt);
}

static gboolean
is_rage (const PandoriaState *state, const PandoriaAction *action)
{
  PandoriaSpell spell
      = action->kind == PANDORIA_ACT_GOBLIN_CAST ? state->players[action->player].top_spell.spell
        : action->kind == PANDORIA_ACT_RECAST    ? state->players[state->active].top_spell.spell
                                                 : action->spell;

  if (spell == PANDORIA_SPELL_ADOPT && action->members.player >= 0)
    spell = state->players[action->members.player].top_spell.spell;
  return spell == PANDORIA_SPELL_RAGE;
}

static void
check_act (Fixture *fixture, const PandoriaAction *action, guint *n_questions)
{
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *wanted = NULL;
  g_autofree char *found = NULL;
  PandoriaAction template, made;

  make_template (action, &template);
  pandoria_plan_begin (plan, pandoria_game_get_state (fixture->game), &template);
  press_act (fixture, plan, action);
  made = plan->action;
  copy_answers (action, &made);
  if (pandoria_spaces_is_empty (
          pandoria_plan_get_chosen (plan))) /* an effect that is declined has no leader */
    {
      made.members.leader = action->members.leader;
      made.copy.leader = action->copy.leader;
    }
  wanted = describe (action);
  found = describe (&made);
  g_assert_cmpstr (found, ==, wanted);
  g_assert_true (plan->can_finish);

  for (guint i = 0; i < 8; i++)
    {
      g_auto (GStrv) answers = NULL;
      g_autofree char *question
          = pandoria_plan_get_question (plan, pandoria_game_get_record (fixture->game), &answers);

      if (question == NULL)
        break;
      ++*n_questions;
      g_assert_cmpuint (g_strv_length (answers), >=, 2);
      pandoria_plan_answer (plan,
                            g_rand_int_range (fixture->rand, 0, (gint32) g_strv_length (answers)));
    }
  g_assert_true (pandoria_game_preview (fixture->game, &plan->action, NULL, NULL, &error));
  g_assert_no_error (error);
}

/* The rules allow a Rage without effect or with an unnecessary region, but the plan does not offer
 * it. */
static void
check_rage (Fixture *fixture, const PandoriaAction *action, guint *n_raging)
{
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  PandoriaAction template;

  make_template (action, &template);
  pandoria_plan_begin (plan, pandoria_game_get_state (fixture->game), &template);
  g_assert_true (plan->can_finish);
  for (guint i = 0; i < 2 && !pandoria_spaces_is_empty (plan->choices); i++)
    {
      press (fixture, plan, pandoria_spaces_first (plan->choices), FALSE);
      ++*n_raging;
    }
  g_assert_true (pandoria_plan_is_complete (plan));
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
play_again (guint32 seed, const char *board, guint *n_questions, guint *n_refusals, guint *n_raging,
            guint *kinds)
{
  Fixture fixture = { 0 };

  fixture_begin (&fixture, seed, board);
  fixture_simulate (&fixture);
  for (guint i = 0; i < fixture.actions->len; i++)
    {
      const PandoriaAction *action = &g_array_index (fixture.actions, PandoriaAction, i);

      if (is_rage (pandoria_game_get_state (fixture.game), action))
        check_rage (&fixture, action, n_raging);
      else
        check_act (&fixture, action, n_questions);
      *kinds |= 1u << action->kind;
      fixture_apply (fixture.game, *action);
    }
  *n_refusals += fixture.n_refusals;
  fixture_clear (&fixture);
}

static void
test_random_games (void)
{
  guint n_questions = 0, n_refusals = 0, n_raging = 0, kinds = 0;

  for (guint32 seed = 1; seed <= 120; seed++)
    play_again (seed, seed % 2 ? "pandoria-a.json" : "river-b.json", &n_questions, &n_refusals,
                &n_raging, &kinds);
  g_test_message ("%u questions, %u refusals, %u raging", n_questions, n_refusals, n_raging);
  g_assert_cmpuint (n_questions, >, 0);
  g_assert_cmpuint (n_raging, >, 0);
  g_assert_cmpuint (n_refusals, >, 1000);
  for (guint kind = PANDORIA_ACT_PLACE_TILE; kind <= PANDORIA_ACT_END_TURN; kind++)
    if (kind != PANDORIA_ACT_SKIP_PLACEMENT)
      g_assert_cmpstr (kinds >> kind & 1 ? pandoria_act_key (kind) : NULL, ==,
                       pandoria_act_key (kind));
}

static void
make_tile (PandoriaAction *action)
{
  pandoria_action_init (action, PANDORIA_ACT_PLACE_TILE);
  action->hexes[0] = (PandoriaHex){ PANDORIA_SPACE_NONE, PANDORIA_TERRAIN_FOREST, 1 };
  action->hexes[1] = (PandoriaHex){ PANDORIA_SPACE_NONE, PANDORIA_TERRAIN_CITY, 2 };
}

/* Lays a tile on the first possible spaces, so that step 6.2 is next. */
static void
lay_tile (Fixture *fixture)
{
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  g_autoptr (GError) error = NULL;
  PandoriaAction action;

  make_tile (&action);
  pandoria_plan_begin (plan, pandoria_game_get_state (fixture->game), &action);
  pandoria_plan_choose (plan, pandoria_spaces_first (plan->choices), NULL);
  pandoria_plan_choose (plan, pandoria_spaces_first (plan->choices), NULL);
  pandoria_game_apply_noted (fixture->game, &plan->action, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
test_tile (void)
{
  Fixture fixture = { 0 };
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  g_autoptr (GError) error = NULL;
  PandoriaAction action;
  PandoriaSpaces first, second;
  PandoriaHex hexes[2];

  fixture_begin (&fixture, 2, "pandoria-a.json");
  make_tile (&action);
  pandoria_plan_begin (plan, pandoria_game_get_state (fixture.game), &action);
  g_assert_false (plan->can_finish);
  g_assert_cmpuint (pandoria_plan_get_hexes (plan, &plan->action, hexes), ==, 0);
  first = plan->choices;
  g_assert_false (pandoria_plan_choose (plan, pandoria_space_from_name ("H6"), &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_OCCUPIED);
  g_clear_error (&error);
  g_assert_false (pandoria_plan_choose (plan, pandoria_space_from_name ("B3"), &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_NOT_ADJACENT);
  g_clear_error (&error);
  g_assert_true (pandoria_plan_choose (plan, pandoria_spaces_first (first), &error));
  g_assert_cmpuint (pandoria_plan_get_hexes (plan, &plan->action, hexes), ==, 1);
  second = plan->choices;
  g_assert_cmpuint (pandoria_spaces_count (second), <=, 6);
  g_assert_true (pandoria_plan_choose (plan, pandoria_spaces_first (second), &error));
  g_assert_true (pandoria_plan_is_complete (plan));
  pandoria_plan_turn_round (plan);
  g_assert_cmpuint (pandoria_plan_get_hexes (plan, &plan->action, hexes), ==, 2);
  g_assert_cmpuint (hexes[0].terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpint (hexes[0].at, ==, pandoria_spaces_first (first));
  g_assert_true (pandoria_game_apply_noted (fixture.game, &plan->action, NULL, NULL, &error));
  fixture_clear (&fixture);
}

/* Changing a copy leaves the original unchanged. Without its places a tile keeps its terrain. */
static void
test_copy (void)
{
  Fixture fixture = { 0 };
  PandoriaPlan plan, copy;
  PandoriaHex hex;
  PandoriaAction action;
  PandoriaSpace first;

  fixture_begin (&fixture, 2, "pandoria-a.json");
  make_tile (&action);
  pandoria_plan_begin (&plan, pandoria_game_get_state (fixture.game), &action);
  first = pandoria_spaces_first (plan.choices);
  g_assert_true (pandoria_plan_choose (&plan, first, NULL));
  copy = plan;
  g_assert_true (pandoria_plan_choose (&copy, pandoria_spaces_first (copy.choices), NULL));
  g_assert_true (pandoria_plan_is_complete (&copy));
  g_assert_false (pandoria_plan_is_complete (&plan));
  g_assert_true (
      pandoria_spaces_equal (pandoria_plan_get_chosen (&plan), pandoria_spaces_one (first)));
  pandoria_plan_set_hex (&copy, 1, PANDORIA_TERRAIN_CITY, 2);
  pandoria_plan_restart (&copy);
  g_assert_true (pandoria_spaces_is_empty (pandoria_plan_get_chosen (&copy)));
  g_assert_true (pandoria_plan_get_hex (&copy, 1, &hex));
  g_assert_cmpuint (hex.terrain, ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpuint (hex.symbols, ==, 2);
  fixture_clear (&fixture);
}

/* Pressing another space replaces the last choice of a complete act. */
static void
test_choose_again (void)
{
  Fixture fixture = { 0 };
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  PandoriaAction action;
  PandoriaSpaces choices;

  fixture_begin (&fixture, 2, "pandoria-a.json");
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_CASTLE);
  pandoria_plan_begin (plan, pandoria_game_get_state (fixture.game), &action);
  choices = plan->choices;
  g_assert_cmpuint (pandoria_spaces_count (choices), >, 1);
  g_assert_true (pandoria_plan_choose (plan, pandoria_spaces_nth (choices, 0), NULL));
  g_assert_true (pandoria_plan_is_complete (plan));
  g_assert_true (pandoria_plan_choose (plan, pandoria_spaces_nth (choices, 1), NULL));
  g_assert_cmpint (plan->action.at, ==, pandoria_spaces_nth (choices, 1));
  pandoria_plan_restart (plan);
  g_assert_true (pandoria_spaces_is_empty (pandoria_plan_get_chosen (plan)));
  fixture_clear (&fixture);
}

/* An unaffordable act offers nothing, with the reason. */
static void
test_unpaid (void)
{
  Fixture fixture = { 0 };
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  g_autoptr (GError) error = NULL;
  PandoriaAction action;

  fixture_begin (&fixture, 2, "pandoria-a.json");
  lay_tile (&fixture);

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_MUSTER;
  action.level = 2;
  action.cost = 60;
  pandoria_plan_begin (plan, pandoria_game_get_state (fixture.game), &action);
  g_assert_true (pandoria_spaces_is_empty (plan->choices));
  g_assert_false (plan->can_finish);
  g_assert_false (pandoria_plan_choose (plan, pandoria_space_from_name ("H6"), &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_CANNOT_PAY);
  fixture_clear (&fixture);
}

/* A spell may be cast without effect, and without declined parts (6.3.1). */
static void
test_decline (void)
{
  Fixture fixture = { 0 };
  g_autofree PandoriaPlan *plan = g_new (PandoriaPlan, 1);
  PandoriaAction action;

  fixture_begin (&fixture, 2, "pandoria-a.json");
  lay_tile (&fixture);

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_TERRAIN;
  action.level = 2;
  action.cost = 1;
  pandoria_plan_begin (plan, pandoria_game_get_state (fixture.game), &action);
  g_assert_true (plan->can_finish);
  g_assert_false (pandoria_plan_is_complete (plan));
  g_assert_false (pandoria_plan_get_hex (plan, 0, NULL));
  g_assert_true (pandoria_plan_choose (plan, pandoria_spaces_first (plan->choices), NULL));
  g_assert_false (plan->can_finish);
  pandoria_plan_restart (plan);
  g_assert_true (plan->can_finish);
  g_assert_true (pandoria_game_apply_noted (fixture.game, &plan->action, NULL, NULL, NULL));
  fixture_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plan/tile", test_tile);
  g_test_add_func ("/plan/copy", test_copy);
  g_test_add_func ("/plan/choose-again", test_choose_again);
  g_test_add_func ("/plan/unpaid", test_unpaid);
  g_test_add_func ("/plan/decline", test_decline);
  g_test_add_func ("/plan/random-games", test_random_games);
  return g_test_run ();
}
