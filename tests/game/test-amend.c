/* Tests corrections of old acts: replaying, conflicts, and that a correction is one undo step and
 * one write.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"
#include "pandoria-game-testing.h"
#include "pandoria-json.h"
#include "pandoria-text.h"
#include "random-game.h"
#include "stored-game.h"
#include "session-fixture.h"

#include <string.h>

/* --- acts and games ------------------------------------------------------------------------- */

static PandoriaAction
make_adjust (guint player, PandoriaCounter counter, int amount)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = (guint8) player;
  action.adjust[counter] = (gint16) amount;
  return action;
}

static PandoriaAction
make_tile (const char *first, const char *second)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ pandoria_space_from_name (first), PANDORIA_TERRAIN_HILLS, 1 };
  action.hexes[1] = (PandoriaHex){ pandoria_space_from_name (second), PANDORIA_TERRAIN_CITY, 2 };
  return action;
}

/* The fixture's three acts, then a tile, a worker and the end of the turn. */
static PandoriaGame *
make_game (void)
{
  PandoriaGame *game = fixture_new_game ();
  PandoriaAction action;

  fixture_apply (game, make_tile ("F5", "F6"));
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = pandoria_space_from_name ("F6");
  fixture_apply (game, action);
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  fixture_apply (game, action);
  return game;
}

/* Returns: (transfer full): the text of @game without its redo steps. */
static char *
get_text_without_undone (PandoriaGame *game)
{
  gsize length;
  g_autofree char *data = pandoria_record_to_data (pandoria_game_get_record (game), &length);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (data, length, NULL);
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();

  pandoria_record_set_undone (record, nothing);
  return pandoria_record_to_data (record, NULL);
}

static void
replace (PandoriaAmend *amend, guint index, PandoriaAction action)
{
  g_autoptr (PandoriaGame) branch = pandoria_amend_branch (amend, index);
  g_autoptr (GError) error = NULL;

  fixture_apply (branch, action);
  pandoria_amend_replace (amend, index, branch, &error);
  g_assert_no_error (error);
}

static void
insert (PandoriaAmend *amend, guint index, PandoriaAction action)
{
  g_autoptr (PandoriaGame) branch = pandoria_amend_branch (amend, index);
  g_autoptr (GError) error = NULL;

  fixture_apply (branch, action);
  pandoria_amend_insert (amend, index, branch, &error);
  g_assert_no_error (error);
}

static guint
count_conflicts (PandoriaAmend *amend)
{
  return g_list_model_get_n_items (pandoria_amend_get_conflicts (amend));
}

static void
assert_conflict (PandoriaAmend *amend, guint number, guint index, PandoriaErrorCode code)
{
  g_autoptr (PandoriaConflict) conflict
      = g_list_model_get_item (pandoria_amend_get_conflicts (amend), number);

  g_assert_nonnull (conflict);
  g_assert_cmpuint (conflict->index, ==, index);
  g_assert_error (conflict->error, PANDORIA_ERROR, (int) code);
  g_assert_false (pandoria_amend_fits (amend, index));
}

/* --- replacing ------------------------------------------------------------------------------ */

/* Entering the same act again changes no byte and replays nothing, at any position. */
static void
test_same_act (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  g_autofree char *before = fixture_get_text (game);
  guint n = pandoria_game_get_position (game);

  g_assert_cmpuint (n, >, 60);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);

      replace (amend, i, *pandoria_amend_get_action (amend, i));
      g_assert_false (pandoria_amend_is_changed (amend));
      g_assert_cmpuint (count_conflicts (amend), ==, 0);
      g_assert_cmpuint (pandoria_amend_get_n_replayed (amend), ==, 0);
      pandoria_amend_accept (amend);
    }
  fixture_assert_text (game, before);
}

/* An act is removed and inserted again: all later acts are replayed and lead to the same states. */
static void
test_same_after_replay (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  guint n = pandoria_game_get_position (game);
  g_autofree PandoriaState *states = g_new (PandoriaState, n + 1);

  for (guint i = 0; i <= n; i++)
    states[i] = *pandoria_game_get_state_at (game, i);
  for (guint i = 0; i < n; i += 5)
    {
      g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
      PandoriaAction action = *pandoria_amend_get_action (amend, i);

      pandoria_amend_remove (amend, i);
      insert (amend, i, action);
      g_assert_cmpuint (count_conflicts (amend), ==, 0);
      g_assert_cmpuint (pandoria_amend_get_n_unchecked (amend), ==, 0);
      g_assert_true (pandoria_amend_can_accept (amend));
      pandoria_amend_accept (amend);
      for (guint j = 0; j <= n; j++)
        g_assert_cmpmem (pandoria_game_get_state_at (game, j), sizeof (PandoriaState), &states[j],
                         sizeof (PandoriaState));
    }
  fixture_assert_consistent (game);
}

/* Replacing an act changes neither other acts nor unknown members. */
static void
test_others_are_kept (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autofree char *before = fixture_get_text (game);
  g_autofree char *after = NULL;
  PandoriaAction action = *pandoria_amend_get_action (amend, 0);
  const char *tile = NULL;

  action.hexes[1].symbols = 3;
  replace (amend, 0, action);
  g_assert_true (pandoria_amend_can_accept (amend));
  pandoria_amend_accept (amend);
  after = fixture_get_text (game);
  g_assert_cmpint (
      pandoria_record_get_action (pandoria_game_get_record (game), 0)->hexes[1].symbols, ==, 3);
  g_assert_nonnull (strstr (after, "\"x-mood\""));
  g_assert_cmpstr (pandoria_record_get_note (pandoria_game_get_record (game), 1), ==, "why not");
  g_assert_nonnull (strstr (after, "\"later\""));
  /* The file is unchanged from the second act on. */
  tile = strstr (before, "\"place-figure\"");
  g_assert_cmpstr (strstr (after, "\"place-figure\""), ==, tile);
  fixture_assert_consistent (game);
}

/* A caller that holds the lists finds the new act and its ledger entry in them. */
static void
test_lists (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  GListModel *history = pandoria_game_get_history (game), *ledger = pandoria_game_get_ledger (game);
  guint n = g_list_model_get_n_items (ledger);
  g_autoptr (PandoriaHistoryEntry) old_act = NULL, first_act = NULL, act = NULL;
  g_autoptr (PandoriaLedgerEntry) old_entry = NULL, entry = NULL;
  g_autoptr (PandoriaAmend) amend = NULL;

  fixture_apply (game, make_adjust (0, PANDORIA_COUNTER_POINTS, 1));
  fixture_apply (game, make_adjust (0, PANDORIA_COUNTER_POINTS, 2));
  first_act = g_list_model_get_item (history, 5);
  old_act = g_list_model_get_item (history, 6);
  old_entry = g_list_model_get_item (ledger, n);
  amend = pandoria_amend_new (game);
  replace (amend, 6, make_adjust (0, PANDORIA_COUNTER_POINTS, 5));
  pandoria_amend_accept (amend);
  act = g_list_model_get_item (history, 6);
  entry = g_list_model_get_item (ledger, n);
  g_assert_cmpint (act->action.adjust[PANDORIA_COUNTER_POINTS], ==, 5);
  g_assert_cmpint (entry->event.amount, ==, 5);
  g_clear_object (&act);
  act = g_list_model_get_item (history, 5);
  g_assert_true (act == first_act); /* earlier acts are not replayed */
}

/* The new act keeps the time and note of the act that it replaces. The name of a card stays only
 * with the card. */
static void
test_inherits (void)
{
  static const char text[]
      = "{\"do\":\"place-tile\",\"hexes\":[{\"at\":\"C5\",\"terrain\":\"forest\",\"symbols\":0},"
        "{\"at\":\"C6\",\"terrain\":\"forest\",\"symbols\":0}],\"time\":\"2026-11-21T20:00:00Z\","
        "\"note\":\"upside down\",\"x-mood\":[1]}";
  g_autofree char *data = fixture_with_action (text);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (data, strlen (data), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autofree char *after = NULL;

  replace (amend, 0, make_tile ("F5", "F6"));
  pandoria_amend_accept (amend);
  after = fixture_get_text (game);
  g_assert_cmpstr (pandoria_record_get_note (pandoria_game_get_record (game), 0), ==,
                   "upside down");
  g_assert_nonnull (strstr (after, "\"time\" : \"2026-11-21T20:00:00Z\""));
  g_assert_nonnull (strstr (after, "\"x-mood\""));
  g_assert_nonnull (strstr (after, "\"F6\""));
  g_assert_null (strstr (after, "\"symbols\" : 0"));
}

/* Returns: (transfer full): the text of the game of @adjust, entered again as @gold and with @note
 * (nullable). */
static char *
adjust_again (const char *adjust, int gold, const char *note)
{
  g_autofree char *data = fixture_with_action (adjust);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (data, strlen (data), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (PandoriaGame) branch = pandoria_amend_branch (amend, 0);
  PandoriaAction action = make_adjust (0, PANDORIA_COUNTER_GOLD, gold);

  g_assert_true (pandoria_game_apply_noted (branch, &action, note, NULL, NULL));
  g_assert_true (pandoria_amend_replace (amend, 0, branch, NULL));
  pandoria_amend_accept (amend);
  return fixture_get_text (game);
}

/* A new name or note replaces the old one. If the act is the same, everything else stays, also its
 * time. */
static void
test_given_words (void)
{
  static const char adjust[] = "{\"do\":\"adjust\",\"player\":0,\"gold\":1,\"note\":\"old note\","
                               "\"time\":\"2026-11-21T20:00:00Z\",\"x-mood\":7}";
  static const struct
  {
    int gold;
    const char *note;
    gboolean has_old_note;
  } rows[] = {
    { 1, NULL, TRUE },
    { 1, "new note", FALSE },
    { -1, NULL, TRUE },
    { -1, "new note", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = adjust_again (adjust, rows[i].gold, rows[i].note);

      g_assert_cmpint (strstr (text, "\"old note\"") != NULL, ==, rows[i].has_old_note);
      g_assert_cmpint (strstr (text, "\"new note\"") != NULL, ==, rows[i].note != NULL);
      g_assert_nonnull (strstr (text, "\"2026-11-21T20:00:00Z\""));
      g_assert_nonnull (strstr (text, "\"x-mood\" : 7"));
    }
}

/* --- conflicts ------------------------------------------------------------------------------ */

/* A tile on the spaces of a later one: the later one is reported with its rule. Until it is fixed,
 * later acts do not count. */
static void
test_conflict_holds_up (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autofree char *before = fixture_get_text (game);

  replace (amend, 0, make_tile ("F6", "F5"));
  /* The worker's space changes, too. The first player's turn can continue without it. */
  g_assert_cmpuint (count_conflicts (amend), ==, 2);
  assert_conflict (amend, 0, 1, PANDORIA_ERROR_NOT_PLACED_NOW);
  assert_conflict (amend, 1, 3, PANDORIA_ERROR_OCCUPIED);
  g_assert_cmpuint (pandoria_amend_get_n_unchecked (amend), ==, 2);
  g_assert_false (pandoria_amend_can_accept (amend));
  fixture_assert_text (game, before);

  replace (amend, 3, make_tile ("C5", "C6"));
  g_assert_cmpuint (pandoria_amend_get_n_unchecked (amend), ==, 0);
  g_assert_cmpuint (count_conflicts (amend), ==, 2);
  assert_conflict (amend, 1, 4, PANDORIA_ERROR_NOT_PLACED_NOW);
  pandoria_amend_remove (amend, 1);
  assert_conflict (amend, 0, 3, PANDORIA_ERROR_NOT_PLACED_NOW);
  pandoria_amend_drop_conflicts (amend);
  g_assert_cmpuint (pandoria_amend_get_n_acts (amend), ==, 4);
  g_assert_true (pandoria_amend_can_accept (amend));
  pandoria_amend_accept (amend);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 4);
  g_assert_cmpuint (pandoria_game_get_state (game)->turn, ==, 3);
  fixture_assert_consistent (game);
}

/* Applies the acts one by one, skipping those that do not fit. The list of conflicts must be the
 * same. */
static void
assert_conflicts_complete (PandoriaAmend *amend, const PandoriaState *start, guint from)
{
  PandoriaState state = *start;
  guint found = 0;

  for (guint i = from; i < pandoria_amend_get_n_acts (amend); i++)
    {
      g_autoptr (GError) error = NULL;
      const PandoriaAction *action = pandoria_amend_get_action (amend, i);

      if (pandoria_state_apply (&state, action, &state, NULL, &error))
        {
          g_assert_true (pandoria_amend_fits (amend, i));
          continue;
        }
      assert_conflict (amend, found++, i, (PandoriaErrorCode) error->code);
      if (state.step == PANDORIA_STEP_PLACE || state.step == PANDORIA_STEP_OVER
          || action->kind == PANDORIA_ACT_END_TURN)
        {
          g_assert_cmpuint (pandoria_amend_get_n_unchecked (amend), ==,
                            pandoria_amend_get_n_acts (amend) - i - 1);
          break;
        }
    }
  g_assert_cmpuint (count_conflicts (amend), ==, found);
}

/* A correction with a conflict blocks no later act, at any step of the turn. */
static void
test_conflict_correction (void)
{
  static const char *const corrections[] = {
    "{\"do\":\"adjust\",\"player\":0,\"artifacts\":2},{\"do\":\"adjust\",\"player\":0,"
    "\"artifacts\":-2}",
    "{\"do\":\"edit-space\",\"at\":\"F4\",\"terrain\":\"forest\"},{\"do\":\"edit-space\",\"at\":"
    "\"F4\",\"symbols\":2}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (corrections); i++)
    {
      g_autofree char *acts
          = g_strconcat (corrections[i], ",{\"do\":\"adjust\",\"player\":1,\"points\":1}", NULL);
      g_autofree char *data = fixture_with_action (acts);
      g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (data, strlen (data), NULL);
      g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
      g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
      g_autoptr (PandoriaConflict) conflict = NULL;

      pandoria_amend_remove (amend, 0);
      g_assert_cmpuint (count_conflicts (amend), ==, 1);
      assert_conflict (amend, 0, 0, PANDORIA_ERROR_IMPOSSIBLE_VALUE);
      g_assert_cmpuint (pandoria_amend_get_n_unchecked (amend), ==, 0);
      g_assert_true (pandoria_amend_fits (amend, 1));
      conflict = g_list_model_get_item (pandoria_amend_get_conflicts (amend), 0);
      g_assert_cmpuint (conflict->turn, ==, 1);
      g_assert_cmpuint (conflict->player, ==, 0);
    }
}

/* A correction of the table fits only at the beginning of a turn. A correction of a player still
 * fits. */
static void
test_conflict_table (void)
{
  g_autofree char *data = fixture_with_action (
      "{\"do\":\"edit-player\",\"player\":0,\"topSpell\":{\"spell\":\"flee\",\"cost\":2}},"
      "{\"do\":\"edit-table\",\"round\":3},{\"do\":\"adjust\",\"player\":1,\"points\":1}");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (data, strlen (data), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (PandoriaGame) branch = pandoria_amend_branch (amend, 0);

  g_assert_cmpuint (pandoria_game_get_state (game)->turn, ==, 5);
  fixture_apply (branch, make_tile ("F5", "F6"));
  g_assert_true (pandoria_amend_insert (amend, 0, branch, NULL));
  g_assert_cmpuint (count_conflicts (amend), ==, 1);
  assert_conflict (amend, 0, 2, PANDORIA_ERROR_WRONG_STEP);
  g_assert_cmpuint (pandoria_amend_get_n_unchecked (amend), ==, 0);
  g_assert_true (pandoria_amend_fits (amend, 1) && pandoria_amend_fits (amend, 3));
  pandoria_amend_drop_conflicts (amend);
  pandoria_amend_accept (amend);
  g_assert_cmpuint (pandoria_game_get_state (game)->turn, ==, 1);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].top_spell.spell, ==,
                    PANDORIA_SPELL_FLEE);
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_state (game)->turn, ==, 5);
}

/* Removes acts of whole random games and checks that every conflict is found. */
static void
test_every_conflict_is_found (void)
{
  guint all = 0;

  for (guint32 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (PandoriaGame) game = random_game_new (2 + seed % 3, FALSE, seed);
      guint n = pandoria_game_get_position (game);

      for (guint i = 0; i < n; i += 7)
        {
          g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);

          pandoria_amend_remove (amend, i);
          assert_conflicts_complete (amend, pandoria_game_get_state_at (game, i), i);
          all += count_conflicts (amend);
          pandoria_amend_drop_conflicts (amend);
          g_assert_cmpuint (count_conflicts (amend), ==, 0);
          assert_conflicts_complete (amend, pandoria_game_get_state_at (game, i), i);
          g_assert_true (pandoria_amend_can_accept (amend));
        }
    }
  g_assert_cmpuint (all, >, 20);
}

/* An unaffordable building is skipped, and the game continues after it. */
static void
test_poorer (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  guint n = pandoria_game_get_position (game), passed = 0;

  for (guint i = 0; i < n; i++)
    {
      const PandoriaAction *action
          = pandoria_record_get_action (pandoria_game_get_record (game), i);
      const PandoriaState *before = pandoria_game_get_state_at (game, i);
      int wood = before->players[before->active].counters[PANDORIA_COUNTER_WOOD];
      g_autoptr (PandoriaAmend) amend = NULL;

      if (action->kind != PANDORIA_ACT_BUILD || wood == 0)
        continue;
      amend = pandoria_amend_new (game);
      insert (amend, i, make_adjust (before->active, PANDORIA_COUNTER_WOOD, -wood));
      if (count_conflicts (amend) == 0)
        continue;
      assert_conflict (amend, 0, i + 1, PANDORIA_ERROR_CANNOT_PAY);
      passed++;
    }
  g_assert_cmpuint (passed, >, 0);
}

/* --- undo, redo, the file ------------------------------------------------------------------- */

/* The correction is one step between other steps, for undo and redo, and each state is on disk. */
static void
test_one_step (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autofree char *before = get_text_without_undone (game);
  g_autofree char *label = NULL;
  g_autofree char *act_label = NULL;
  g_autofree char *amended = NULL;
  PandoriaAction action = *pandoria_amend_get_action (amend, 0);
  PandoriaState old_end = *pandoria_game_get_state (game), new_end;
  guint changes = 0;

  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  action.hexes[0].terrain = PANDORIA_TERRAIN_HILLS;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &changes);
  replace (amend, 0, action);
  g_assert_cmpuint (changes, ==, 0);
  fixture_assert_saved (game);
  pandoria_amend_accept (amend);
  g_assert_cmpuint (changes, ==, 1);
  fixture_assert_saved (game);
  amended = get_text_without_undone (game);
  g_assert_cmpstr (amended, !=, before);
  new_end = *pandoria_game_get_state (game);
  label = pandoria_text_undo (game);
  g_assert_nonnull (strstr (label, "turn 1"));

  fixture_apply (game, make_adjust (0, PANDORIA_COUNTER_GOLD, 1));
  act_label = pandoria_text_undo (game);
  g_assert_cmpstr (act_label, !=, label);
  for (guint round = 0; round < 2; round++)
    {
      pandoria_game_undo (game);
      g_assert_cmpmem (pandoria_game_get_state (game), sizeof new_end, &new_end, sizeof new_end);
      pandoria_game_undo (game);
      g_assert_cmpmem (pandoria_game_get_state (game), sizeof old_end, &old_end, sizeof old_end);
      {
        g_autofree char *text = get_text_without_undone (game);

        g_assert_cmpstr (text, ==, before);
      }
      fixture_assert_saved (game);
      fixture_assert_consistent (game);
      pandoria_game_undo (game);
      pandoria_game_undo (game);
      g_assert_cmpuint (pandoria_game_get_position (game), ==, 4);
      for (guint i = 0; i < 3; i++)
        pandoria_game_redo (game);
      {
        g_autofree char *text = get_text_without_undone (game);

        g_assert_cmpstr (text, ==, amended);
      }
      fixture_assert_saved (game);
      pandoria_game_redo (game);
      g_assert_false (pandoria_game_can_redo (game));
      g_assert_cmpuint (pandoria_game_get_position (game), ==, 7);
      fixture_assert_consistent (game);
    }
}

/* After a correction the earlier redo steps are gone, but the correction itself can be undone and
 * redone. */
static void
test_redoable_future (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (PandoriaAmend) amend = NULL;
  g_autofree char *label = NULL;

  pandoria_game_undo (game);
  pandoria_game_undo (game);
  amend = pandoria_amend_new (game);
  g_assert_cmpuint (pandoria_amend_get_n_acts (amend), ==, 4);
  insert (amend, 1, make_adjust (1, PANDORIA_COUNTER_WOOD, 1));
  pandoria_amend_accept (amend);
  g_assert_false (pandoria_game_can_redo (game));
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 4);
  label = pandoria_text_redo (game);
  g_assert_nonnull (strstr (label, "turn 1"));
  pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 5);
  fixture_assert_consistent (game);
}

/* Undo and redo of several corrections, with acts between them, past the corrected acts and back.
 */
static void
test_many_steps (void)
{
  for (guint32 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

      for (guint i = 0; i < 6; i++)
        {
          g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
          guint n = pandoria_game_get_position (game);

          if (n == 0 || g_rand_boolean (rand))
            insert (
                amend, (guint) g_rand_int_range (rand, 0, (gint32) n + 1),
                make_adjust (g_rand_int_range (rand, 0, 2), PANDORIA_COUNTER_POINTS, 1 + (int) i));
          else
            pandoria_amend_remove (amend, (guint) g_rand_int_range (rand, 0, (gint32) n));
          pandoria_amend_drop_conflicts (amend);
          pandoria_amend_accept (amend);
          if (g_rand_boolean (rand))
            fixture_apply (game, make_adjust (0, PANDORIA_COUNTER_POINTS, 1));
          if (g_rand_int_range (rand, 0, 3) == 0)
            pandoria_game_go_back_to (
                game,
                (guint) g_rand_int_range (rand, 0, (gint32) pandoria_game_get_position (game) + 1));
          fixture_assert_consistent (game);
        }
      while (pandoria_game_can_undo (game))
        {
          g_ptr_array_add (texts, fixture_get_text (game));
          pandoria_game_undo (game);
        }
      fixture_assert_consistent (game);
      g_assert_cmpuint (pandoria_game_get_position (game), ==, 0);
      for (guint i = texts->len; i > 0; i--)
        {
          pandoria_game_redo (game);
          fixture_assert_text (game, texts->pdata[i - 1]);
        }
    }
}

/* A cancelled correction leaves no trace. */
static void
test_abandoned (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  PandoriaAmend *amend = pandoria_amend_new (game);
  g_autofree char *before = fixture_get_text (game);

  insert (amend, 2, make_adjust (0, PANDORIA_COUNTER_WOOD, 2));
  pandoria_amend_remove (amend, 0);
  g_object_unref (amend);
  fixture_assert_text (game, before);
  fixture_assert_consistent (game);
}

/* Conflicts can be kept as unfit acts: the file has them, and another correction includes them
 * again. */
static void
test_kept_apart (void)
{
  g_autoptr (PandoriaGame) game = make_game ();
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (PandoriaAmend) later = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) read = NULL;
  g_autofree char *before = fixture_get_text (game);
  g_autofree char *text = NULL;

  replace (amend, 0, make_tile ("F6", "F5"));
  pandoria_amend_accept (amend);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 5);
  text = fixture_get_text (game);
  record = pandoria_record_new_from_data (text, strlen (text), NULL);
  read = pandoria_game_new (record, NULL, NULL);
  g_assert_cmpuint (pandoria_game_get_n_unfit (read), ==, 5);

  later = pandoria_amend_new (read);
  g_assert_cmpuint (pandoria_amend_get_n_acts (later), ==, 6);
  assert_conflict (later, 0, 1, PANDORIA_ERROR_NOT_PLACED_NOW);
  assert_conflict (later, 1, 3, PANDORIA_ERROR_OCCUPIED);
  replace (later, 3, make_tile ("C6", "C5"));
  pandoria_amend_drop_conflicts (later);
  g_assert_true (pandoria_amend_can_accept (later));
  pandoria_amend_accept (later);
  g_assert_cmpuint (pandoria_game_get_n_unfit (read), ==, 0);
  g_assert_cmpuint (pandoria_game_get_position (read), ==, 4);
  pandoria_game_undo (read);
  g_assert_cmpuint (pandoria_game_get_n_unfit (read), ==, 5);

  pandoria_game_undo (game);
  g_free (text);
  text = fixture_get_text (game);
  g_assert_cmpstr (text, ==, before);
}

/* --- how much is done ----------------------------------------------------------------------- */

/* In a game of maximum length, only the acts after the changed one are replayed. One more act is
 * refused. */
static void
test_longest_game (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_longest_game ();
  g_autoptr (PandoriaGame) branch = NULL;
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (pandoria_amend_get_n_replayed (amend), ==, 0);
  replace (amend, 9000, make_adjust (1, PANDORIA_COUNTER_WOOD, 1));
  g_assert_cmpuint (pandoria_amend_get_n_replayed (amend), ==, 1000);
  branch = pandoria_amend_branch (amend, 100);
  fixture_apply (branch, make_adjust (1, PANDORIA_COUNTER_WOOD, 1));
  g_assert_false (pandoria_amend_insert (amend, 100, branch, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  g_assert_true (pandoria_amend_replace (amend, 100, branch, NULL));
  g_assert_cmpuint (pandoria_amend_get_n_replayed (amend), ==, 1000 + 9900);
  /* Adjustments that would bring a marker below 0 no longer fit. Dropping them replays nothing. */
  pandoria_amend_drop_conflicts (amend);
  g_assert_cmpuint (pandoria_amend_get_n_replayed (amend), ==, 1000 + 9900);
  pandoria_amend_accept (amend);
  g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 0);
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, PANDORIA_MAX_ACTIONS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/amend/same-act", test_same_act);
  g_test_add_func ("/amend/same-after-replay", test_same_after_replay);
  g_test_add_func ("/amend/others-are-kept", test_others_are_kept);
  g_test_add_func ("/amend/lists", test_lists);
  g_test_add_func ("/amend/inherits", test_inherits);
  g_test_add_func ("/amend/given-words", test_given_words);
  g_test_add_func ("/amend/conflict-holds-up", test_conflict_holds_up);
  g_test_add_func ("/amend/conflict-correction", test_conflict_correction);
  g_test_add_func ("/amend/conflict-table", test_conflict_table);
  g_test_add_func ("/amend/every-conflict-is-found", test_every_conflict_is_found);
  g_test_add_func ("/amend/poorer", test_poorer);
  fixture_add ("/amend/one-step", test_one_step);
  g_test_add_func ("/amend/redoable-future", test_redoable_future);
  g_test_add_func ("/amend/many-steps", test_many_steps);
  g_test_add_func ("/amend/abandoned", test_abandoned);
  g_test_add_func ("/amend/kept-apart", test_kept_apart);
  g_test_add_func ("/amend/longest-game", test_longest_game);
  return g_test_run ();
}
