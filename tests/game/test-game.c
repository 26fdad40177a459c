/* Tests the game: applying, undo, redo, saving, and its signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "pandoria-game.h"
#include "pandoria-json.h"
#include "pandoria-record.h"

/* --- acts that are possible after fixture_game, in order ------------------------------------ */

static PandoriaAction
make_tile (const char *first, const char *second)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  action.hexes[0] = (PandoriaHex){ pandoria_space_from_name (first), PANDORIA_TERRAIN_HILLS, 1 };
  action.hexes[1] = (PandoriaHex){ pandoria_space_from_name (second), PANDORIA_TERRAIN_FOREST, 2 };
  return action;
}

/* --- going back and forth ------------------------------------------------------------------- */

/* From any position everything can be undone and redone, with the same states as before. */
static void
test_undo_redo (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaState states[6];
  g_autofree char *before = NULL;

  fixture_apply (game, make_tile ("F5", "F6"));
  fixture_apply (game, fixture_make_adjust (2));
  for (guint i = 0; i <= 5; i++)
    states[i] = *pandoria_game_get_state_at (game, i);
  before = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
  for (guint i = 5; i > 0; i--)
    {
      g_assert_true (pandoria_game_can_undo (game));
      pandoria_game_undo (game);
      g_assert_cmpmem (pandoria_game_get_state (game), sizeof (PandoriaState), &states[i - 1],
                       sizeof (PandoriaState));
      g_assert_cmpuint (pandoria_game_get_position (game), ==, i - 1);
      g_assert_cmpuint (pandoria_record_get_n_actions (pandoria_game_get_record (game)), ==, i - 1);
      g_assert_cmpuint (g_list_model_get_n_items (pandoria_game_get_history (game)), ==, i - 1);
    }
  g_assert_false (pandoria_game_can_undo (game));
  g_assert_null (pandoria_game_get_shown_action (game));
  pandoria_game_undo (game);
  for (guint i = 1; i <= 5; i++)
    {
      g_assert_true (pandoria_game_can_redo (game));
      pandoria_game_redo (game);
      g_assert_cmpmem (pandoria_game_get_state (game), sizeof (PandoriaState), &states[i],
                       sizeof (PandoriaState));
    }
  g_assert_false (pandoria_game_can_redo (game));
  pandoria_game_redo (game);
  /* Notes, times and unknown members came back, too. */
  fixture_assert_text (game, before);
}

static void
test_act_drops_redo (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();

  fixture_apply (game, fixture_make_adjust (1));
  pandoria_game_undo (game);
  fixture_apply (game, fixture_make_adjust (2));
  g_assert_false (pandoria_game_can_redo (game));
  g_assert_cmpint (pandoria_game_get_shown_action (game)->adjust[PANDORIA_COUNTER_GOLD], ==, 2);
}

static void
test_refusal_changes_nothing (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaState before = *pandoria_game_get_state (game);
  PandoriaAction action = make_tile ("C5", "C4");
  g_autoptr (GError) error = NULL;
  guint changes = 0;

  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &changes);
  pandoria_game_undo (game);
  pandoria_game_redo (game);
  pandoria_game_undo (game);
  pandoria_game_redo (game);
  changes = 0;
  g_assert_false (pandoria_game_apply_noted (game, &action, NULL, NULL, &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_OCCUPIED);
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof before, &before, sizeof before);
  g_assert_cmpuint (changes, ==, 0);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 3);
}

/* An act that files cannot contain is refused. */
static void
test_unwritable_action (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaAction action = fixture_make_adjust (1);
  g_autoptr (GError) error = NULL;

  action.player = 3;
  g_assert_false (pandoria_game_apply_noted (game, &action, NULL, NULL, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
}

/* Several acts emit one signal, but each is a step. Acts after a refused one are not applied. */
static void
test_several (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  const PandoriaAction acts[] = { fixture_make_adjust (1), fixture_make_adjust (2),
                                  fixture_make_adjust (-99), fixture_make_adjust (3) };
  PandoriaRecord *record = pandoria_game_get_record (game);
  g_autoptr (GError) error = NULL;
  guint changed = 0;

  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &changed);
  g_assert_true (pandoria_game_apply_several (game, acts, 2, "counted", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 5);
  g_assert_cmpstr (pandoria_record_get_note (record, 4), ==, "counted");
  g_assert_false (pandoria_game_apply_several (game, acts + 1, 3, NULL, &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_IMPOSSIBLE_VALUE);
  g_clear_error (&error);
  g_assert_cmpuint (changed, ==, 2);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 6);
  g_assert_false (pandoria_game_apply_several (game, acts + 2, 2, NULL, &error));
  g_clear_error (&error);
  g_assert_true (pandoria_game_apply_several (game, acts, 0, NULL, &error));
  g_assert_cmpuint (changed, ==, 2);
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 5);
  pandoria_game_look_at (game, 0);
  g_assert_false (pandoria_game_apply_several (game, acts, 1, NULL, &error));
  g_assert_error (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_LOOKING_BACK);
}

static void
test_preview (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaState before = *pandoria_game_get_state (game), out;
  PandoriaAction action = fixture_make_adjust (1);
  PandoriaEvents events;

  g_assert_true (pandoria_game_preview (game, &action, &out, &events, NULL));
  g_assert_cmpuint (events.n, ==, 1);
  g_assert_cmpint (out.players[1].counters[PANDORIA_COUNTER_GOLD], ==,
                   before.players[1].counters[PANDORIA_COUNTER_GOLD] + 1);
  g_assert_true (pandoria_game_preview (game, &action, NULL, NULL, NULL));
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof before, &before, sizeof before);
}

/* --- signals -------------------------------------------------------------------------------- */

static void
test_signals (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  guint changed = 0, ledger = 0, title = 0;

  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &changed);
  g_signal_connect_swapped (game, "notify::title", G_CALLBACK (fixture_count), &title);
  g_signal_connect_swapped (pandoria_game_get_ledger (game), "items-changed",
                            G_CALLBACK (fixture_count), &ledger);
  fixture_apply (game, fixture_make_adjust (1));
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpuint (ledger, ==, 1);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (pandoria_game_can_undo (game));
      pandoria_game_undo (game);
      g_assert_true (pandoria_game_can_redo (game));
    }
  g_assert_false (pandoria_game_can_undo (game));
  g_assert_cmpuint (changed, ==, 5);
  pandoria_game_redo (game);
  g_assert_true (pandoria_game_can_undo (game));
  fixture_apply (game, fixture_make_adjust (1));
  g_assert_false (pandoria_game_can_redo (game));
  g_object_set (game, "title", "Saturday", NULL);
  g_object_set (game, "title", "Saturday", NULL);
  g_assert_cmpuint (title, ==, 1);
}

static void
test_properties (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *title = NULL;
  g_autofree char *path = NULL;

  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  pandoria_game_undo (game);
  pandoria_game_look_at (game, 1);
  g_object_get (game, "title", &title, "path", &path, NULL);
  g_assert_cmpstr (title, ==, "Friday");
  g_assert_cmpstr (path, ==, place->path);
  g_assert_true (pandoria_game_can_undo (game));
  g_assert_true (pandoria_game_can_redo (game));
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 1);
}

static void
test_lists (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  GListModel *ledger = pandoria_game_get_ledger (game);
  GListModel *history = pandoria_game_get_history (game);
  g_autoptr (PandoriaLedgerEntry) entry = NULL;
  g_autoptr (PandoriaLedgerEntry) same = NULL;
  g_autoptr (PandoriaHistoryEntry) act = NULL;
  guint n = g_list_model_get_n_items (ledger);

  fixture_apply (game, fixture_make_adjust (1));
  fixture_apply (game, fixture_make_adjust (2));
  g_assert_cmpuint (g_list_model_get_n_items (ledger), ==, n + 2);
  entry = g_list_model_get_item (ledger, n + 1);
  same = g_list_model_get_item (ledger, n + 1);
  g_assert_true (entry == same);
  g_assert_cmpuint (entry->action, ==, 4);
  g_assert_cmpint (entry->event.amount, ==, 2);
  act = g_list_model_get_item (history, 3);
  g_assert_cmpuint (act->index, ==, 3);
  g_assert_cmpuint (act->player, ==, 1);
  g_assert_cmpuint (act->turn, ==, 2);
  g_assert_cmpint (act->action.kind, ==, PANDORIA_ACT_ADJUST);
  g_assert_null (g_list_model_get_item (history, 5));
}

/* "items-changed" is exact, so that its handlers know the length of the list. */
static void
on_items_changed (GListModel *list, guint position, guint removed, guint added, guint *length)
{
  g_assert_cmpuint (position + removed, <=, *length);
  *length = *length - removed + added;
  g_assert_cmpuint (position + added, ==, *length); /* changes are only at the end */
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, *length);
}

static void
test_followed_lists (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  GListModel *lists[] = { pandoria_game_get_ledger (game), pandoria_game_get_history (game) };
  guint lengths[G_N_ELEMENTS (lists)];

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      lengths[i] = g_list_model_get_n_items (lists[i]);
      g_signal_connect (lists[i], "items-changed", G_CALLBACK (on_items_changed), &lengths[i]);
    }
  g_assert_cmpuint (g_list_model_get_item_type (lists[0]), ==, PANDORIA_TYPE_LEDGER_ENTRY);
  g_assert_cmpuint (g_list_model_get_item_type (lists[1]), ==, PANDORIA_TYPE_HISTORY_ENTRY);
  for (int i = 0; i < 3; i++)
    fixture_apply (game, fixture_make_adjust (1));
  pandoria_game_undo (game);
  pandoria_game_redo (game);
  pandoria_game_go_back_to (game, 1);
  fixture_apply (game, fixture_make_adjust (2));
  g_assert_cmpuint (lengths[1], ==, 2);
}

/* The lists may outlive the game. */
static void
test_lists_outlive_game (void)
{
  PandoriaGame *game = fixture_new_game ();
  g_autoptr (GListModel) history = g_object_ref (pandoria_game_get_history (game));

  g_object_unref (game);
  g_assert_cmpuint (g_list_model_get_n_items (history), ==, 0);
  g_assert_null (g_list_model_get_item (history, 0));
}

/* --- files ---------------------------------------------------------------------------------- */

static void
test_every_act_is_on_disk (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();

  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  g_assert_cmpstr (pandoria_game_get_path (game), ==, place->path);
  fixture_assert_on_disk (game, place->path);
  fixture_apply (game, make_tile ("F5", "F6"));
  fixture_assert_on_disk (game, place->path);
  fixture_apply (game, fixture_make_adjust (1));
  fixture_assert_on_disk (game, place->path);
  pandoria_game_undo (game);
  fixture_assert_on_disk (game, place->path);
  pandoria_game_redo (game);
  fixture_assert_on_disk (game, place->path);
  g_object_set (game, "title", "Sunday", NULL);
  fixture_assert_on_disk (game, place->path);
}

/* Opening an equal file in another layout does not write it; the next act does. */
static void
test_another_layout_is_kept (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *data = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
  g_autofree char *other = g_strconcat ("\n", data, NULL);

  g_assert_true (g_file_set_contents (place->path, other, -1, NULL));
  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  fixture_assert_file (place->path, other);
  fixture_apply (game, fixture_make_adjust (1));
  fixture_assert_on_disk (game, place->path);
}

static void
test_notes (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaAction adjust = fixture_make_adjust (1);
  guint last;

  g_assert_true (pandoria_game_apply_noted (game, &adjust, "miscounted", NULL, NULL));
  last = pandoria_record_get_n_actions (pandoria_game_get_record (game)) - 1;
  g_assert_cmpstr (pandoria_record_get_note (pandoria_game_get_record (game), last), ==,
                   "miscounted");
  g_assert_true (pandoria_game_apply_noted (game, &adjust, "", NULL, NULL));
  g_assert_null (pandoria_record_get_note (pandoria_game_get_record (game), last + 1));
}

/* Not even root can write to a path below a file. Once that file is a folder, the next act saves.
 */
static void
test_save_error (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *blocked = g_build_filename (place->folder, "blocked", NULL);
  g_autofree char *path = g_build_filename (blocked, "game.pandoria", NULL);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  guint notified = 0;

  g_assert_true (g_file_set_contents (blocked, "", 0, NULL));
  g_signal_connect_swapped (game, "notify::save-error", G_CALLBACK (fixture_count), &notified);
  g_assert_false (pandoria_game_set_path (game, path, &error));
  g_assert_nonnull (error);
  g_object_get (game, "save-error", &message, NULL);
  g_assert_nonnull (message);
  g_assert_cmpuint (notified, ==, 1);
  fixture_apply (game, fixture_make_adjust (1)); /* saving is tried again, and the act is entered */
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 4);
  g_remove (blocked);
  g_assert_cmpint (g_mkdir (blocked, 0700), ==, 0);
  fixture_apply (game, fixture_make_adjust (1));
  g_clear_pointer (&message, g_free);
  g_object_get (game, "save-error", &message, NULL);
  g_assert_null (message);
  g_assert_cmpuint (notified, ==, 2);
  fixture_assert_on_disk (game, path);
}

static void
test_export (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();

  g_assert_true (pandoria_record_save (pandoria_game_get_record (game), place->path, NULL));
  g_assert_null (pandoria_game_get_path (game));
  fixture_assert_on_disk (game, place->path);
}

/* Opening and viewing a game changes no file. */
static void
test_opening_writes_nothing (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;

  g_assert_true (g_file_set_contents (place->path, fixture_game, -1, NULL));
  record = pandoria_record_new_from_file (place->path, NULL);
  game = pandoria_game_new (record, NULL, NULL);
  g_assert_nonnull (game);
  fixture_assert_file (place->path, fixture_game);
}

/* --- replaying and limits ------------------------------------------------------------------- */

static void
test_replay_stops (void)
{
  g_autofree char *text = fixture_replace ("{\"do\":\"place-figure\",\"at\":\"C5\"",
                                           "{\"do\":\"place-figure\",\"at\":\"D5\"");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (GError) error = NULL;
  PandoriaState state;
  guint failed = 99;

  g_assert_nonnull (record);
  g_assert_null (pandoria_game_new (record, &failed, &error));
  g_assert_error (error, PANDORIA_ERROR, PANDORIA_ERROR_NOT_PLACED_NOW);
  g_assert_cmpuint (failed, ==, 1);
  g_assert_true (pandoria_record_replay (record, 1, &state, NULL, NULL));
  g_assert_false (pandoria_record_replay (record, 2, &state, &failed, NULL));
}

/* A game holds as many acts as a file may, and no more. Going back and forth stays quick. */
static void
test_longest_game (void)
{
  guint steps = g_test_slow () ? PANDORIA_MAX_ACTIONS : 300;
  GString *actions = g_string_new ("{\"do\":\"adjust\",\"player\":0,\"gold\":1}");
  g_autofree char *text = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  PandoriaAction action = fixture_make_adjust (0);
  PandoriaState end;

  for (guint i = 1; i < PANDORIA_MAX_ACTIONS; i++)
    g_string_append_printf (actions, ",{\"do\":\"adjust\",\"player\":0,\"gold\":%d}",
                            i % 2 == 0 ? 1 : -1);
  text = fixture_with_action (actions->str);
  g_string_free (actions, TRUE);
  record = pandoria_record_new_from_data (text, strlen (text), &error);
  g_assert_no_error (error);
  game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  end = *pandoria_game_get_state (game);
  g_assert_false (pandoria_game_apply_noted (game, &action, NULL, NULL, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  for (guint i = 0; pandoria_game_can_undo (game) && i < steps; i++)
    pandoria_game_undo (game);
  while (pandoria_game_can_redo (game))
    pandoria_game_redo (game);
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof end, &end, sizeof end);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, PANDORIA_MAX_ACTIONS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/undo-redo", test_undo_redo);
  g_test_add_func ("/game/act-drops-redo", test_act_drops_redo);
  g_test_add_func ("/game/refusal-changes-nothing", test_refusal_changes_nothing);
  g_test_add_func ("/game/unwritable-action", test_unwritable_action);
  g_test_add_func ("/game/several", test_several);
  g_test_add_func ("/game/preview", test_preview);
  g_test_add_func ("/game/signals", test_signals);
  fixture_add ("/game/properties", test_properties);
  g_test_add_func ("/game/lists", test_lists);
  g_test_add_func ("/game/followed-lists", test_followed_lists);
  g_test_add_func ("/game/lists-outlive-game", test_lists_outlive_game);
  fixture_add ("/game/every-act-is-on-disk", test_every_act_is_on_disk);
  fixture_add ("/game/save-error", test_save_error);
  fixture_add ("/game/another-layout-is-kept", test_another_layout_is_kept);
  g_test_add_func ("/game/notes", test_notes);
  fixture_add ("/game/export", test_export);
  fixture_add ("/game/opening-writes-nothing", test_opening_writes_nothing);
  g_test_add_func ("/game/replay-stops", test_replay_stops);
  g_test_add_func ("/game/longest-game", test_longest_game);
  return g_test_run ();
}
