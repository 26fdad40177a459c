/* Tests that at every moment of random games each act is possible or has a reason with its rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-options.h"
#include "pandoria-text.h"
#include "random-game.h"
#include "stored-game.h"
#include "scenario-fixture.h"
#include "session-fixture.h"

/* The acts that the window offers. */
static const guint8 kinds[] = {
  PANDORIA_ACT_PLACE_TILE,     PANDORIA_ACT_PLACE_CASTLE,
  PANDORIA_ACT_PLACE_FORTRESS, PANDORIA_ACT_PLACE_SINGLE,
  PANDORIA_ACT_PLACE_FIGURE,   PANDORIA_ACT_TAKE_FIGURE,
  PANDORIA_ACT_GOLEM_FIGURE,   PANDORIA_ACT_RANSOM,
  PANDORIA_ACT_CAST,           PANDORIA_ACT_BUILD,
  PANDORIA_ACT_MONUMENT,       PANDORIA_ACT_RELIC,
  PANDORIA_ACT_SCORE,          PANDORIA_ACT_BUY,
  PANDORIA_ACT_ELF_MOVE,       PANDORIA_ACT_END_TURN,
  PANDORIA_ACT_SKIP_PLACEMENT,
};

static gboolean
has_rule (const char *reason)
{
  return g_regex_match_simple ("\\(rule [0-9]+(\\.[0-9])*", reason, 0, 0);
}

static void
check_act (PandoriaGame *game, PandoriaActKind kind, gboolean leader)
{
  const char *rule = NULL;
  g_autofree char *reason = pandoria_act_reason (game, kind, leader, &rule);

  if (pandoria_act_is_possible (game, kind, leader))
    {
      g_assert_null (reason);
      return;
    }
  if (reason == NULL || !has_rule (reason))
    g_test_message ("%s, leader %d: %s", pandoria_act_key (kind), leader,
                    reason != NULL ? reason : "no reason");
  g_assert_nonnull (reason);
  g_assert_true (has_rule (reason));
  g_assert_nonnull (strstr (reason, rule));
}

static void
test_games (gconstpointer data)
{
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  guint32 seed = GPOINTER_TO_UINT (data);
  g_autoptr (PandoriaGame) game = NULL;

  pandoria_setup_init (setup, 2 + seed % 3);
  setup->artifacts = seed % 2;
  game = random_game_play (setup, seed);
  for (;;)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
        for (guint leader = 0; leader <= (kinds[i] == PANDORIA_ACT_PLACE_FIGURE); leader++)
          check_act (game, kinds[i], (gboolean) leader);
      if (!pandoria_game_can_undo (game))
        break;
      pandoria_game_undo (game);
    }
}

/* The reason mentions the variant only if the variant does not have the act. */
static void
test_variant (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("family-spells-first-river");
  guint n_refused = 0;

  do
    {
      const PandoriaState *state = pandoria_game_get_state (game);
      const char *rule = NULL;
      g_autofree char *reason = pandoria_act_reason (game, PANDORIA_ACT_CAST, FALSE, &rule);

      if (state->step == PANDORIA_STEP_CARD && reason != NULL)
        {
          g_assert_cmpstr (rule, !=, "14");
          n_refused++;
        }
      pandoria_game_undo (game);
    }
  while (pandoria_game_can_undo (game));
  g_assert_cmpuint (n_refused, >, 0);
}

/* An unaffordable monument names the lowest price and the present wood. A second figure names the
 * first one. */
/* Returns: whether an act of a kind from @first to @last was done in the present turn. */
static gboolean
has_done (PandoriaGame *game, PandoriaActKind first, PandoriaActKind last)
{
  for (guint n = pandoria_game_get_position (game); n > 0; n--)
    {
      PandoriaActKind kind
          = (PandoriaActKind) pandoria_record_get_action (pandoria_game_get_record (game), n - 1)
                ->kind;

      if (kind == PANDORIA_ACT_END_TURN)
        return FALSE;
      if (kind >= first && kind <= last)
        return TRUE;
    }
  return FALSE;
}

static void
check_amounts (PandoriaGame *game, guint *n_poor, guint *n_placed)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaPlayerState *me = &state->players[state->active];
  g_autofree char *monument = pandoria_act_reason (game, PANDORIA_ACT_MONUMENT, FALSE, NULL);
  g_autofree char *figure = pandoria_act_reason (game, PANDORIA_ACT_PLACE_FIGURE, FALSE, NULL);
  guint slots = pandoria_options_monument_slots (state), least = G_MAXUINT;
  g_autofree char *wood = NULL, *expected = NULL;

  for (guint i = 0; slots >> i != 0; i++)
    if ((slots >> i & 1) != 0)
      least = MIN (least, pandoria_state_monument_cost (state, state->active, i));
  if (monument != NULL && strstr (monument, "costs") != NULL)
    {
      wood = pandoria_text_amount (PANDORIA_COUNTER_WOOD, (int) least);
      expected = g_strdup_printf (
          "It costs %s, and %s has %d%s (rule 6.3.3).", wood,
          pandoria_record_get_player_name (pandoria_game_get_record (game), state->active),
          me->counters[PANDORIA_COUNTER_WOOD],
          state->n_pending > 0 ? "; scoring comes after cards" : "");
      g_assert_cmpstr (monument, ==, expected);
      g_assert_cmpint (me->counters[PANDORIA_COUNTER_WOOD], <, (int) least);
      ++*n_poor;
    }
  g_assert_true (monument == NULL || strstr (monument, "not enough") == NULL);
  if (has_done (game, PANDORIA_ACT_PLACE_FIGURE, PANDORIA_ACT_PLACE_FIGURE)
      && state->step > PANDORIA_STEP_FIGURE && state->step < PANDORIA_STEP_OVER)
    {
      g_assert_cmpstr (figure, ==, "Only one figure per turn, and it has been placed (rule 6.2).");
      ++*n_placed;
    }
}

static void
test_amounts (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("four-players");
  guint n_poor = 0, n_placed = 0;

  for (; pandoria_game_can_undo (game); pandoria_game_undo (game))
    check_amounts (game, &n_poor, &n_placed);
  g_assert_cmpuint (n_poor, >, 0);
  g_assert_cmpuint (n_placed, >, 0);
}

/* Reasons that depend on the game: no place for a figure, and a card that was already played or
 * bought. */
static void
test_own_words (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("four-players");
  guint n_bare = 0, n_played = 0, n_bought = 0;

  for (; pandoria_game_can_undo (game); pandoria_game_undo (game))
    {
      const PandoriaState *state = pandoria_game_get_state (game);
      const char *rule = NULL;
      g_autofree char *monument = pandoria_act_reason (game, PANDORIA_ACT_MONUMENT, FALSE, NULL);
      g_autofree char *build = pandoria_act_reason (game, PANDORIA_ACT_BUILD, FALSE, &rule);
      g_autofree char *buy = pandoria_act_reason (game, PANDORIA_ACT_BUY, FALSE, NULL);

      if (state->step == PANDORIA_STEP_CARD
          && state->players[state->active].slots[0].building == PANDORIA_BUILDING_NONE
          && pandoria_options_monument_slots (state) == 0
          && state->players[state->active].slots[0].monument == 0)
        {
          g_assert_cmpstr (monument, ==,
                           "A monument must be erected over a building (rule 6.3.3).");
          n_bare++;
        }
      if (has_done (game, PANDORIA_ACT_CAST, PANDORIA_ACT_RELIC) && state->step > PANDORIA_STEP_CARD
          && state->step < PANDORIA_STEP_OVER)
        {
          g_assert_cmpstr (
              build, ==, "Only one card or monument per turn, and it has been played (rule 6.3).");
          g_assert_cmpstr (rule, ==, "6.3");
          n_played++;
        }
      else if (state->step > PANDORIA_STEP_CARD && state->step < PANDORIA_STEP_OVER)
        g_assert_nonnull (
            strstr (build, state->scored ? "Cards come before scoring" : "Too late this turn"));
      if (has_done (game, PANDORIA_ACT_BUY, PANDORIA_ACT_BUY) && state->step < PANDORIA_STEP_OVER)
        {
          g_assert_cmpstr (buy, ==,
                           "This is possible once per turn, and it has been done (rule 6).");
          n_bought++;
        }
    }
  g_assert_cmpuint (n_bare, >, 0);
  g_assert_cmpuint (n_played, >, 0);
  g_assert_cmpuint (n_bought, >, 0);
}

/* Castles may be left when the only fortress is built. */
static void
test_fortress (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("more-artifacts");
  guint n_built = 0;

  for (; pandoria_game_can_undo (game); pandoria_game_undo (game))
    {
      const PandoriaState *state = pandoria_game_get_state (game);
      g_autofree char *reason
          = pandoria_act_reason (game, PANDORIA_ACT_PLACE_FORTRESS, FALSE, NULL);

      if (state->step != PANDORIA_STEP_PLACE || state->players[state->active].fortress > 0)
        continue;
      g_assert_cmpstr (reason, ==, "Your fortress is already on the board (rule 16).");
      n_built++;
    }
  g_assert_cmpuint (n_built, >, 0);
}

/* The reason is that of the slot for the spell’s monument, not of the first slot, which has a
 * monument. */
static void
test_slot_of_a_spell (void)
{
  g_autoptr (PandoriaGame) game = scenario_fixture_open ("17/edit-slots-figure", 0);
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.tableau.n_slots = 4;
  action.tableau.slots[0].has_monument = TRUE;
  action.tableau.slots[0].monument = 3;
  fixture_apply (game, action);
  pandoria_action_init (&action, PANDORIA_ACT_EDIT_PLAYER);
  action.player = 1;
  action.tableau.edit_top_spell = PANDORIA_EDIT_SET;
  action.tableau.top_spell = (PandoriaTopSpell){ PANDORIA_SPELL_CONSTRUCT, 0, 2 };
  fixture_apply (game, action);
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_CASTLE);
  action.at = PANDORIA_SPACE (3, 6);
  fixture_apply (game, action);
  pandoria_action_init (&action, PANDORIA_ACT_GOBLIN_CAST);
  action.player = 1;
  action.members.monument = (PandoriaErect){ TRUE, 1, -1 };
  g_assert_false (pandoria_game_preview (game, &action, NULL, NULL, &error));
  reason = pandoria_text_refusal (game, &action, error, NULL);
  g_assert_cmpstr (reason, ==, "A monument must be erected over a building (rule 6.3.3).");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint seed = 1; seed <= 6; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/act-reason/game-%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_games);
    }
  g_test_add_func ("/act-reason/variant", test_variant);
  g_test_add_func ("/act-reason/own-words", test_own_words);
  g_test_add_func ("/act-reason/amounts", test_amounts);
  g_test_add_func ("/act-reason/fortress", test_fortress);
  g_test_add_func ("/act-reason/slot-of-a-spell", test_slot_of_a_spell);
  return g_test_run ();
}
