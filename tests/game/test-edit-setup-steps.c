/* Tests an edited setup of a running game among other steps: undo, redo, the file, and the view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "edited-setup.h"
#include "pandoria-amend.h"
#include "pandoria-play.h"
#include "session-fixture.h"

#include <string.h>

/* --- the way back, and the file ------------------------------------------------------------- */

/* Undo and redo keep the order of the acts before and after the edit, and of corrected conflicts.
 */
static void
test_among_others (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  for (guint i = 0; i < 4; i++)
    {
      g_autofree EditedSetup *edited = edited_setup_read (game);
      g_autoptr (PandoriaAmend) self = NULL;

      if (i % 2 == 0)
        edited->names[0] = i == 0 ? "Marta" : "Martha";
      else
        edited->setup.players[0].realm = i == 1 ? PANDORIA_REALM_DWARVES : PANDORIA_REALM_MAGES;
      self = edited_setup_amend (game, edited, edited_setup_same_seats);
      pandoria_amend_accept (self);
      g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
    }
  while (pandoria_game_can_undo (game))
    {
      g_ptr_array_add (texts, fixture_get_text (game));
      pandoria_game_undo (game);
      fixture_assert_consistent (game);
    }
  g_assert_cmpuint (texts->len, ==, 3 + 8);
  for (guint i = texts->len; i > 0; i--)
    {
      pandoria_game_redo (game);
      fixture_assert_text (game, texts->pdata[i - 1]);
    }
  /* Going back to an act before the edit keeps the edit. The next undo takes it back. */
  pandoria_game_go_back_to (game, 1);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_MAGES);
  fixture_assert_consistent (game);
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_DWARVES);
  fixture_assert_consistent (game);
}

/* The edit is on disk at once. After a restart, redo still has steps that were undone before it,
 * but not the edit. */
static void
test_saved (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = fixture_new_game (), again = NULL;
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *file = NULL;

  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
  edited->names[0] = "Marta";
  self = edited_setup_amend (game, edited, edited_setup_same_seats);
  pandoria_amend_accept (self);
  file = fixture_read (place->path);
  fixture_assert_text (game, file);
  g_clear_object (&self); /* it holds the game, which holds its file */
  pandoria_game_undo (game);
  pandoria_game_undo (game);
  g_object_unref (game);
  game = pandoria_game_open (place->path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 2);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_HUMANS);
  g_assert_true (pandoria_game_can_redo (game));
  pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 3);
  g_assert_false (pandoria_game_can_redo (game));
}

/* After undoing everything, the file contains the acts as they were on the old setup. */
static void
test_undone (void)
{
  g_autofree char *text = fixture_with_action ("{\"do\":\"adjust\",\"player\":0,\"points\":1}");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaAmend) self = NULL;
  g_autoptr (GPtrArray) undone = NULL;
  guint8 origins[PANDORIA_MAX_PLAYERS] = { 0 };

  edited_setup_rotate (edited, origins);
  self = edited_setup_amend (game, edited, origins);
  pandoria_amend_accept (self);
  g_assert_cmpuint (pandoria_game_get_shown_action (game)->player, ==, 1);
  pandoria_game_undo (game);
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 0);
  undone = pandoria_record_get_undone (pandoria_game_get_record (game));
  g_assert_cmpuint (undone->len, ==, 1);
  g_assert_cmpuint (((PandoriaRecordAct *) undone->pdata[0])->action.player, ==, 0);
}

/* --- at the table --------------------------------------------------------------------------- */

/* Renaming a player keeps older unfit acts unfit, without a question. */
static void
test_play (void)
{
  g_autofree char *text
      = fixture_replace ("\"actions\":[", "\"unfit\":[{\"do\":\"score\"},{\"do\":\"end-turn\"}],"
                                          "\"actions\":[");
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autoptr (PandoriaPlay) play = pandoria_play_new ();
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaRecord) named = NULL, other = NULL;

  pandoria_play_set_game (play, game);
  edited->names[1] = "Jonas";
  named = edited_setup_make_record (game, edited);
  g_assert_true (pandoria_play_edit_setup (play, named, edited_setup_same_seats, NULL));
  g_assert_cmpint (pandoria_play_get_view (play)->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
  g_assert_cmpstr (pandoria_play_get_view (play)->results.corrected, ==, "Change of the setup");
  g_assert_null (pandoria_play_get_amend (play));
  g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 2);
  /* Repeating the same edit adds no step. */
  g_assert_true (pandoria_play_edit_setup (play, named, edited_setup_same_seats, NULL));
  g_assert_null (pandoria_play_get_view (play)->results.corrected);
  g_assert_cmpint (pandoria_play_get_view (play)->results.asks, ==, PANDORIA_PLAY_ASKS_NOTHING);
  /* With another realm the unfit acts are replayed, too. */
  edited->setup.players[0].realm = PANDORIA_REALM_DWARVES;
  other = edited_setup_make_record (game, edited);
  g_assert_true (pandoria_play_edit_setup (play, other, edited_setup_same_seats, NULL));
  g_assert_cmpint (pandoria_play_get_view (play)->results.asks, ==, PANDORIA_PLAY_ASKS_CONFLICTS);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_HUMANS);
  pandoria_play_settle (play, FALSE);
  g_assert_cmpuint (pandoria_game_get_state (game)->players[0].realm, ==, PANDORIA_REALM_HUMANS);
  pandoria_game_undo (game);
  g_assert_false (pandoria_game_can_undo (game) && pandoria_game_get_position (game) == 0);
  g_assert_cmpstr (pandoria_record_get_player_name (pandoria_game_get_record (game), 1), ==,
                   "Blue");
}

/* The user enters conflicts again on the new setup, all in one step. */
static void
test_fixed (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (PandoriaPlay) play = pandoria_play_new ();
  g_autofree EditedSetup *edited = edited_setup_read (game);
  g_autoptr (PandoriaRecord) record = NULL;
  g_autofree char *before = NULL;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST); /* takes all the gold of the start */
  action.adjust[PANDORIA_COUNTER_GOLD]
      = (gint16) -pandoria_game_get_state (game)->players[0].counters[PANDORIA_COUNTER_GOLD];
  g_assert_cmpint (action.adjust[PANDORIA_COUNTER_GOLD], <, 0);
  g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
  before = fixture_get_text (game);
  edited->setup.players[0].resources[PANDORIA_COUNTER_GOLD] = 0;
  record = edited_setup_make_record (game, edited);
  pandoria_play_set_game (play, game);
  g_assert_true (pandoria_play_edit_setup (play, record, edited_setup_same_seats, NULL));
  g_assert_cmpint (pandoria_play_get_view (play)->results.asks, ==, PANDORIA_PLAY_ASKS_CONFLICTS);
  pandoria_play_correct (play, 3);
  g_assert_cmpint (pandoria_play_get_view (play)->mode, ==, PANDORIA_PLAY_MODE_CORRECTING);
  g_assert_cmpint (pandoria_game_get_state (pandoria_play_get_view (play)->game)
                       ->players[0]
                       .counters[PANDORIA_COUNTER_GOLD],
                   ==, 0);
  action.adjust[PANDORIA_COUNTER_GOLD] = 2;
  g_assert_true (
      pandoria_game_apply_noted (pandoria_play_get_view (play)->game, &action, NULL, NULL, NULL));
  g_assert_null (pandoria_play_get_amend (play));
  g_assert_cmpint (pandoria_game_get_state (game)->players[0].counters[PANDORIA_COUNTER_GOLD], ==,
                   2);
  edited_setup_assert_one_step (game, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edit-setup-steps/among-others", test_among_others);
  fixture_add ("/edit-setup-steps/saved", test_saved);
  g_test_add_func ("/edit-setup-steps/undone", test_undone);
  g_test_add_func ("/edit-setup-steps/play", test_play);
  g_test_add_func ("/edit-setup-steps/fixed", test_fixed);
  return g_test_run ();
}
