/* Tests the queries of a state: contents of spaces, regions, strengths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-members.h"
#include "pandoria-options.h"
#include "pandoria-state.h"
#include "strip.h"

#define D(row)      PANDORIA_SPACE (3, row)
#define CORNER      PANDORIA_SPACE (0, 0)
#define EXIT        PANDORIA_SPACE (3, 0)
#define LONG_EXIT   PANDORIA_SPACE (2, 12)
#define SECOND_EXIT PANDORIA_SPACE (2, 13)
#define SHIP        PANDORIA_SPACE (4, 4)
#define NOWHERE     PANDORIA_SPACE_NONE

/* The exit in the corner has the number 0. */
static void
init_state (PandoriaState *state)
{
  PandoriaSetup setup;

  strip_init_setup (&setup, 2);
  setup.artifacts = TRUE;
  setup.board.exits[setup.board.n_exits++]
      = (PandoriaExit){ { CORNER, NOWHERE }, PANDORIA_TERRAIN_CITY };
  g_assert_true (pandoria_state_init (state, &setup, NULL));
}

static void
lay_fortress (PandoriaState *state, guint player)
{
  pandoria_spaces_add (&state->players[player].fortress_at, LONG_EXIT);
  pandoria_spaces_add (&state->players[player].fortress_at, SECOND_EXIT);
}

static void
test_exits (void)
{
  PandoriaState state;

  init_state (&state);
  g_assert_cmpint (pandoria_state_exit_at (&state, CORNER), ==, PANDORIA_TERRAIN_CITY);
  g_assert_cmpint (pandoria_state_exit_at (&state, EXIT), ==, PANDORIA_TERRAIN_FOREST);
  g_assert_cmpint (pandoria_state_exit_at (&state, LONG_EXIT), ==, PANDORIA_TERRAIN_MOUNTAINS);
  g_assert_cmpint (pandoria_state_exit_at (&state, SECOND_EXIT), ==, PANDORIA_TERRAIN_MOUNTAINS);
  g_assert_cmpint (pandoria_state_exit_at (&state, D (1)), ==, -1);
  g_assert_cmpint (pandoria_state_exit_at (&state, NOWHERE), ==, -1);
}

static void
test_what_lies_there (void)
{
  for (guint player = 0; player < 2; player++)
    {
      PandoriaState state;

      init_state (&state);
      g_assert_cmpint (pandoria_state_castle_at (&state, D (1)), ==, -1);
      g_assert_cmpint (pandoria_state_fortress_at (&state, LONG_EXIT), ==, -1);
      g_assert_cmpint (pandoria_state_place_of (&state, SECOND_EXIT), ==, SECOND_EXIT);
      pandoria_spaces_add (&state.players[player].castle_at, D (1));
      lay_fortress (&state, player);
      g_assert_cmpint (pandoria_state_castle_at (&state, D (1)), ==, (int) player);
      g_assert_cmpint (pandoria_state_fortress_at (&state, LONG_EXIT), ==, (int) player);
      g_assert_cmpint (pandoria_state_place_of (&state, SECOND_EXIT), ==, LONG_EXIT);
      g_assert_cmpint (pandoria_state_place_of (&state, LONG_EXIT), ==, LONG_EXIT);
      g_assert_cmpint (pandoria_state_place_of (&state, EXIT), ==, EXIT);
      g_assert_cmpint (pandoria_state_place_of (&state, D (6)), ==, D (6));
    }
}

/* The state stores symbols and artifacts in two bits each. */
static void
test_numbers (void)
{
  for (guint n = 0; n <= 3; n++)
    {
      PandoriaState state;

      init_state (&state);
      for (guint bit = 0; bit < 2; bit++)
        {
          pandoria_spaces_remove (&state.symbols[bit], D (6));
          if (n >> bit & 1)
            {
              pandoria_spaces_add (&state.symbols[bit], D (6));
              pandoria_spaces_add (&state.artifact[bit], D (6));
            }
        }
      g_assert_cmpuint (pandoria_state_symbols_at (&state, D (6)), ==, n);
      g_assert_cmpuint (pandoria_state_artifacts_at (&state, D (6)), ==, n);
      g_assert_cmpuint (pandoria_state_symbols (&state, pandoria_state_region (&state, D (6))), ==,
                        n);
    }
}

static void
assert_figure (const PandoriaFigure *figure, guint player, gboolean leader)
{
  g_assert_cmpuint (figure->player, ==, player);
  g_assert_cmpuint (figure->leader, ==, leader);
}

static void
test_figures (void)
{
  for (guint host = 0; host < 2; host++)
    for (guint leader = 0; leader < 2; leader++)
      {
        PandoriaFigure figures[2];
        PandoriaState state;

        init_state (&state);
        g_assert_cmpuint (pandoria_state_figures_at (&state, D (6), figures), ==, 0);
        pandoria_spaces_add (leader ? &state.players[host].leader_at : &state.players[host].figures,
                             D (6));
        g_assert_cmpuint (pandoria_state_figures_at (&state, D (6), figures), ==, 1);
        assert_figure (&figures[0], host, (gboolean) leader);
        state.players[host].haunter = (PandoriaHaunter){
          PANDORIA_HAUNTER_BOARD, { (guint8) (1 - host), (guint8) (1 - leader) }, 1, D (6)
        };
        g_assert_cmpuint (pandoria_state_figures_at (&state, D (6), figures), ==, 2);
        assert_figure (&figures[0], host, (gboolean) leader);
        assert_figure (&figures[1], 1 - host, (gboolean) (1 - leader));
        g_assert_cmpuint (pandoria_state_figures_at (&state, D (7), figures), ==, 0);
        state.players[host].haunter.place = PANDORIA_HAUNTER_RESERVE;
        g_assert_cmpuint (pandoria_state_figures_at (&state, D (6), figures), ==, 1);
      }
}

/* Strength at the forest of D6: a worker counts 1, the leader and a haunting leader 2 (7.2, 17). */
static void
test_strengths (void)
{
  for (guint player = 0; player < 2; player++)
    {
      PandoriaState state;
      PandoriaSpaces region;
      PandoriaHaunter *haunter;

      init_state (&state);
      haunter = &state.players[1 - player].haunter;
      region = pandoria_state_region (&state, D (6));
      g_assert_cmpuint (pandoria_state_strength (&state, region, player), ==, 0);
      pandoria_spaces_add (&state.players[player].figures, D (7));
      pandoria_spaces_add (&state.players[player].figures, D (9));
      g_assert_cmpuint (pandoria_state_strength (&state, region, player), ==, 1);
      pandoria_spaces_add (&state.players[player].leader_at, D (5));
      g_assert_cmpuint (pandoria_state_strength (&state, region, player), ==, 3);
      *haunter = (PandoriaHaunter){ PANDORIA_HAUNTER_BOARD, { (guint8) player, FALSE }, 1, D (7) };
      g_assert_cmpuint (pandoria_state_strength (&state, region, player), ==, 4);
      haunter->figure.leader = TRUE;
      g_assert_cmpuint (pandoria_state_strength (&state, region, player), ==, 5);
      g_assert_cmpuint (pandoria_state_strength (&state, region, 1 - player), ==, 0);
      haunter->place = PANDORIA_HAUNTER_RESERVE;
      g_assert_cmpuint (pandoria_state_strength (&state, region, player), ==, 3);
    }
}

/* A raging worker adds its level less 1, also as a ghost on another player's figure, but only while
 * it stays. */
static void
test_raging (void)
{
  for (guint player = 0; player < 2; player++)
    {
      PandoriaState state;
      PandoriaHaunter *haunter;

      init_state (&state);
      haunter = &state.players[1 - player].haunter;
      state.active = (guint8) player;
      state.raging = D (7);
      state.rage_level = 3;
      state.rage_region = pandoria_state_region (&state, D (6));
      pandoria_spaces_add (&state.players[player].figures, D (7));
      g_assert_cmpuint (pandoria_state_strength (&state, state.rage_region, player), ==, 3);
      pandoria_spaces_remove (&state.players[player].figures, D (7));
      g_assert_cmpuint (pandoria_state_strength (&state, state.rage_region, player), ==, 0);
      *haunter = (PandoriaHaunter){ PANDORIA_HAUNTER_BOARD, { (guint8) player, FALSE }, 1, D (7) };
      g_assert_cmpuint (pandoria_state_strength (&state, state.rage_region, player), ==, 3);
      haunter->figure.leader = TRUE;
      g_assert_cmpuint (pandoria_state_strength (&state, state.rage_region, player), ==, 2);
      haunter->figure = (PandoriaFigure){ (guint8) (1 - player), FALSE };
      g_assert_cmpuint (pandoria_state_strength (&state, state.rage_region, player), ==, 0);
      state.active = (guint8) (1 - player);
      g_assert_cmpuint (pandoria_state_strength (&state, state.rage_region, 1 - player), ==, 3);
      g_assert_cmpuint (
          pandoria_state_strength (&state, pandoria_state_region (&state, D (8)), 1 - player), ==,
          1);
    }
}

/* A figure on a fortress is next to all neighbors of the fortress (rulings 24). */
static void
test_fortress_strength (void)
{
  for (guint player = 0; player < 2; player++)
    {
      PandoriaState state;
      PandoriaSpaces region;

      init_state (&state);
      pandoria_spaces_add (&state.terrain[PANDORIA_TERRAIN_HILLS],
                           D (13)); /* touches the second space alone */
      region = pandoria_state_region (&state, D (13));
      lay_fortress (&state, player);
      pandoria_spaces_add (&state.players[1 - player].figures, LONG_EXIT);
      g_assert_cmpuint (pandoria_state_strength (&state, region, 1 - player), ==, 1);
      state.artifacts = FALSE;
      g_assert_cmpuint (pandoria_state_strength (&state, region, 1 - player), ==, 0);
    }
}

/* Clone places next to any space of a fortress with one of your figures, or next to a fortress of
 * one space. */
static void
test_clone_from_fortresses (void)
{
  PandoriaState state;
  PandoriaSpaces places;

  init_state (&state);
  pandoria_spaces_add (&state.terrain[PANDORIA_TERRAIN_HILLS],
                       D (13)); /* touches the second space alone */
  pandoria_spaces_add (&state.terrain[PANDORIA_TERRAIN_CITY], D (1));
  lay_fortress (&state, 1);
  pandoria_spaces_add (&state.players[0].figures, LONG_EXIT);
  places = pandoria_options_spell (&state, PANDORIA_SPELL_CLONE);
  g_assert_true (pandoria_spaces_equal (places, pandoria_spaces_one (D (13))));
  pandoria_spaces_remove (&state.players[0].figures, LONG_EXIT);
  pandoria_spaces_add (&state.players[0].figures, EXIT);
  places = pandoria_options_spell (&state, PANDORIA_SPELL_CLONE);
  g_assert_true (pandoria_spaces_equal (places, pandoria_spaces_one (D (1))));
}

/* Returns: whether Rage is accepted for the region of D6, which is about to be scored. */
static gboolean
casts_rage (const PandoriaState *state, PandoriaSpace at)
{
  PandoriaState waiting = *state;
  PandoriaFigure ghost = state->players[1].haunter.figure;
  PandoriaAction action;

  pandoria_spaces_add (&waiting.players[1].figures, D (7)); /* the host */
  waiting.players[1].workers--;
  if (ghost.leader)
    waiting.players[ghost.player].leader = 0;
  else
    waiting.players[ghost.player].workers--;
  waiting.step = PANDORIA_STEP_CARD;
  waiting.pending[waiting.n_pending++].spaces = pandoria_state_region (state, D (6));
  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  action.spell = PANDORIA_SPELL_RAGE;
  action.level = 2;
  action.cost = 1;
  action.members.at = at;
  return pandoria_state_apply (&waiting, &action, NULL, NULL, NULL);
}

/* Tests which figures Red can return to the reserve, and which can rage for the region of D6: only
 * his own haunters (17), and no leader. */
static void
test_haunters (void)
{
  static const struct
  {
    PandoriaHaunter haunter; /* of Blue */
    gboolean take, rage;
  } rows[] = {
    { { PANDORIA_HAUNTER_BOARD, { 0, FALSE }, 1, D (7) }, TRUE, TRUE },
    { { PANDORIA_HAUNTER_BOARD, { 0, TRUE }, 1, D (7) }, TRUE, FALSE },
    { { PANDORIA_HAUNTER_BOARD, { 1, FALSE }, 1, D (7) }, FALSE, FALSE },
    { { PANDORIA_HAUNTER_RESERVE, { 0, FALSE }, 1, D (7) }, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      PandoriaState state;
      PandoriaSpaces take, rage;

      init_state (&state);
      state.players[1].haunter = rows[i].haunter;
      take = pandoria_options_take (&state);
      rage = pandoria_options_rage (&state, pandoria_state_region (&state, D (6)));
      g_assert_cmpuint (pandoria_spaces_count (take), ==, rows[i].take);
      g_assert_cmpint (pandoria_spaces_has (&take, D (7)), ==, rows[i].take);
      g_assert_cmpuint (pandoria_spaces_count (rage), ==, rows[i].rage);
      g_assert_cmpint (pandoria_spaces_has (&rage, D (7)), ==, rows[i].rage);
      g_assert_cmpint (casts_rage (&state, D (7)), ==, rows[i].rage);
    }
}

/* An act without a card is refused with the reason why no card can be used. Refusals name missing
 * things in this order, the card last. */
static void
test_nothing_named (void)
{
  static const struct
  {
    PandoriaVariant variant;
    PandoriaActKind kind;
    guint16 hand;
    gint32 resources;
    PandoriaErrorCode code;
  } rows[] = {
    { PANDORIA_VARIANT_REGULAR, PANDORIA_ACT_CAST, 0, 0, PANDORIA_ERROR_NO_CARD },
    { PANDORIA_VARIANT_REGULAR, PANDORIA_ACT_CAST, 1, 0, PANDORIA_ERROR_CANNOT_PAY },
    { PANDORIA_VARIANT_REGULAR, PANDORIA_ACT_CAST, 1, 1, PANDORIA_ERROR_NO_SPELL },
    { PANDORIA_VARIANT_REGULAR, PANDORIA_ACT_BUILD, 0, 0, PANDORIA_ERROR_NO_CARD },
    { PANDORIA_VARIANT_REGULAR, PANDORIA_ACT_BUILD, 1, 0, PANDORIA_ERROR_CANNOT_PAY },
    { PANDORIA_VARIANT_REGULAR, PANDORIA_ACT_BUILD, 1, 1, PANDORIA_ERROR_NO_CARD },
    { PANDORIA_VARIANT_FAMILY_SPELLS, PANDORIA_ACT_CAST, 0, 0, PANDORIA_ERROR_NO_CARD },
    { PANDORIA_VARIANT_FAMILY_SPELLS, PANDORIA_ACT_CAST, 1, 0, PANDORIA_ERROR_NO_SPELL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      PandoriaAction action;
      PandoriaState state;

      init_state (&state);
      state.variant = (guint8) rows[i].variant;
      state.step = PANDORIA_STEP_CARD;
      state.players[0].hand = rows[i].hand;
      for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
        state.players[0].counters[r] = rows[i].resources;
      pandoria_action_init (&action, rows[i].kind);
      action.cost = action.build.cost = 1;
      g_assert_false (pandoria_state_apply (&state, &action, NULL, NULL, &error));
      g_assert_error (error, PANDORIA_ERROR, (int) rows[i].code);
    }
}

/* On side B a discount of 3 makes Astral Ship, which costs 6, affordable: 6 - 1 - 3 for Goblins, 6
 * + 1 - 3 for Mages. */
static void
test_ship_discount (void)
{
  static const struct
  {
    PandoriaRealm realm;
    guint owner;
    PandoriaActKind kind;
    gint32 cost;
  } rows[] = {
    { PANDORIA_REALM_GOBLINS, 1, PANDORIA_ACT_GOBLIN_CAST, 2 },
    { PANDORIA_REALM_MAGES, 0, PANDORIA_ACT_RECAST, 4 },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (rows); i++)
    {
      PandoriaOptions options;
      PandoriaState state;

      init_state (&state);
      state.side = PANDORIA_SIDE_B;
      state.edition = PANDORIA_EDITION_REVISED;
      state.step = PANDORIA_STEP_CARD;
      state.ships[0].discount = 3;
      state.players[0].realm = rows[i / 2].realm;
      state.players[0].counters[PANDORIA_COUNTER_CRYSTAL] = rows[i / 2].cost - (gint32) (i % 2);
      state.players[rows[i / 2].owner].top_spell
          = (PandoriaTopSpell){ PANDORIA_SPELL_ASTRAL_SHIP, 0, 6 };
      pandoria_state_get_options (&state, &options);
      g_assert_cmpint ((options.acts >> rows[i / 2].kind & 1) != 0, ==, i % 2 == 0);
    }
}

/* A leader alone can be ransomed, too (17). */
static void
test_only_the_leader_is_caught (void)
{
  PandoriaOptions options;
  PandoriaState state;

  init_state (&state);
  state.step = PANDORIA_STEP_FIGURE;
  state.players[0].leader = 0;
  state.players[1].realm = PANDORIA_REALM_HANBOK;
  state.players[1].prisoners[state.players[1].n_prisoners++] = (PandoriaFigure){ 0, TRUE };
  pandoria_state_get_options (&state, &options);
  g_assert_cmpuint (options.acts >> PANDORIA_ACT_RANSOM & 1, ==, 1);
  g_assert_cmpuint (options.ransom.leader[1], ==, 1);
}

/* Ranks players by points, then by the tie-breakers (10). Equal players share a rank, and the next
 * rank is skipped. */
static void
test_result (void)
{
  static const struct
  {
    gint points[3], wood[3];
    guint place[3];
  } rows[] = {
    { { 5, 4, 3 }, { 0, 0, 0 }, { 1, 2, 3 } }, { { 3, 4, 5 }, { 9, 0, 0 }, { 3, 2, 1 } },
    { { 5, 5, 3 }, { 1, 2, 0 }, { 2, 1, 3 } }, { { 5, 5, 3 }, { 2, 2, 9 }, { 1, 1, 3 } },
    { { 4, 5, 4 }, { 2, 0, 2 }, { 2, 1, 2 } }, { { 4, 4, 4 }, { 1, 2, 3 }, { 3, 2, 1 } },
  };
  PandoriaSetup setup;
  PandoriaState state;

  strip_init_setup (&setup, 3);
  g_assert_true (pandoria_state_init (&state, &setup, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      PandoriaResult result;

      for (guint p = 0; p < 3; p++)
        {
          const gint32 counters[] = { 0, 0, rows[i].wood[p], rows[i].points[p] };

          memcpy (state.players[p].counters, counters, sizeof counters);
        }
      pandoria_state_get_result (&state, &result);
      g_assert_cmpuint (result.n, ==, 3);
      g_assert_cmpmem (result.place, 3 * sizeof (guint), rows[i].place, sizeof rows[i].place);
      g_assert_cmpmem (result.points, 3 * sizeof (gint), rows[i].points, sizeof rows[i].points);
      g_assert_cmpuint (result.place[3], ==, 0); /* an empty seat */
    }
}

static void
test_lead (void)
{
  static const struct
  {
    gint points[3];
    gboolean leads;
    guint side, lead;
  } rows[] = {
    { { 5, 4, 3 }, TRUE, 0, 1 },
    { { 3, 4, 9 }, TRUE, 2, 5 },
    { { 3, 9, 9 }, FALSE, 1, 0 },
    { { -5, -3, -9 }, TRUE, 1, 2 },
  };
  PandoriaSetup setup;
  PandoriaState state;

  strip_init_setup (&setup, 3);
  g_assert_true (pandoria_state_init (&state, &setup, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint side, lead;

      for (guint p = 0; p < 3; p++)
        state.players[p].counters[PANDORIA_COUNTER_POINTS] = rows[i].points[p];
      g_assert_true (pandoria_state_get_lead (&state, &side, &lead) == rows[i].leads);
      g_assert_cmpuint (side, ==, rows[i].side);
      g_assert_cmpuint (lead, ==, rows[i].lead);
    }
}

/* Fails if a member of @row and the rows after it that may be absent does not start as absent. */
static void
check_starts_absent (const char *act, const PandoriaMemberRow *row, const guint8 *base)
{
  for (; row->kind != PANDORIA_KIND_END; row++)
    {
      const guint8 *member = base + row->offset;

      if (row->kind == PANDORIA_KIND_PART)
        check_starts_absent (act, row->part, member);
      else if (row->kind == PANDORIA_KIND_SPACE
               && *(const PandoriaSpace *) member != PANDORIA_SPACE_NONE)
        g_error ("pandoria_action_init: the space “%s” of %s is not PANDORIA_SPACE_NONE", row->name,
                 act);
      else if (row->kind == PANDORIA_KIND_RESOURCE && *(const gint8 *) member != -1)
        g_error ("pandoria_action_init: the resource “%s” of %s is not -1", row->name, act);
    }
}

static void
test_acts_start_without_choices (void)
{
  for (guint kind = 0; kind < PANDORIA_N_ACTS; kind++)
    {
      PandoriaAction action;

      pandoria_action_init (&action, kind);
      check_starts_absent (pandoria_act_key (kind), pandoria_act_get_members (kind),
                           (const guint8 *) &action);
      check_starts_absent (pandoria_act_key (kind), pandoria_spell_members,
                           (const guint8 *) &action.members);
      check_starts_absent (pandoria_act_key (kind), pandoria_spell_members,
                           (const guint8 *) &action.copy);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/query/exits", test_exits);
  g_test_add_func ("/query/what-lies-there", test_what_lies_there);
  g_test_add_func ("/query/numbers", test_numbers);
  g_test_add_func ("/query/figures", test_figures);
  g_test_add_func ("/query/strengths", test_strengths);
  g_test_add_func ("/query/fortress-strength", test_fortress_strength);
  g_test_add_func ("/query/raging", test_raging);
  g_test_add_func ("/query/clone-from-fortresses", test_clone_from_fortresses);
  g_test_add_func ("/query/haunters", test_haunters);
  g_test_add_func ("/query/nothing-named", test_nothing_named);
  g_test_add_func ("/query/ship-discount", test_ship_discount);
  g_test_add_func ("/query/only-the-leader-is-caught", test_only_the_leader_is_caught);
  g_test_add_func ("/query/result", test_result);
  g_test_add_func ("/query/lead", test_lead);
  g_test_add_func ("/query/acts-start-without-choices", test_acts_start_without_choices);
  return g_test_run ();
}
